/*
 * Types and functions that the parts of a match share.
 */
#pragma once

#include "hu-import-match.h"

G_BEGIN_DECLS

/* Lists the pairs, and finds their units. */
void     _hu_import_match_find      (HuImportMatch  *self,
                                     const HuState  *state,
                                     const HuImport *import,
                                     HuMatchSeen    *seen); /* or NULL */
/* Hexes are the same where they have the same name. */
HuHex    _hu_import_match_find_hex  (const HuState  *state,
                                     const HuImport *import,
                                     HuHex           hex);
/* A unit that has left for good cannot come back. */
gboolean _hu_import_match_can_stand (const HuState  *state,
                                     guint           unit);
/* A masked counter can only be a unit that is masked here, too: not even its id may tell its owner's secret. */
gboolean _hu_import_match_is_masked (const HuUnit   *unit);

G_END_DECLS
