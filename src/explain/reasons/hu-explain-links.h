/*
 * Names that are links to hexes, for the files of this room that put sentences of them together.
 */
#pragma once

#include "hu-explain-supply.h"

G_BEGIN_DECLS

/* All functions return (transfer full).  @name as a link; only the name for HU_HEX_NONE. */
char *_hu_link            (HuHex       hex,
                           const char *name);
/* The hex of that number in a list of HuHex; HuNameFunc. */
char *_hu_link_nth_hex    (const HuScenario *scenario,
                           const GArray     *hexes,
                           guint             index);
/* Units by index, each a link to where it stands; no more than @most of them. */
char *_hu_link_units      (const HuState    *state,
                           const GArray     *units,
                           guint             most);
/* A sentence with links, without them; as markup. */
char *_hu_links_to_text   (const char *words);
char *_hu_links_to_markup (const char *words);

G_END_DECLS
