/*
 * The targets of the importers share this: files packed as they are, and the check of what comes of them.
 */
#pragma once

#include "hu-fuzz.h"
#include "hu-import-files.h"

G_BEGIN_DECLS

/* A ZIP of entries that are stored as they are, with right checksums; pairs of a name and GBytes, then NULL. */
GBytes *hu_fuzz_pack         (const char *name,
                              ...) G_GNUC_NULL_TERMINATED G_GNUC_WARN_UNUSED_RESULT;
GBytes *hu_fuzz_gzip         (GBytes     *bytes) G_GNUC_WARN_UNUSED_RESULT;
/* Aborts unless @file is refused in one line, or becomes a draft that reads back and accounts for every counter. */
void    hu_fuzz_check_import (GBytes     *file,
                              GBytes     *module);
/* The same of what has come of a file already, or of its refusal; takes both, of which one is NULL. */
void    hu_fuzz_check_outcome (HuImport  *import,
                              GError     *refusal);

G_END_DECLS
