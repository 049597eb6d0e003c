/*
 * A board of VASL, or a save of it with its boards, as a draft.
 */
#pragma once

#include "hu-import-vassal.h"
#include "hu-vasl-board.h"

G_BEGIN_DECLS

/* Is it a save whose boards are named as VASL does it? */
gboolean  hu_vasl_is_save      (HuZip                  *save);
/* The boards that a save names, in its order; empty where it cannot be read.  (transfer full) (element-type utf8) */
GPtrArray *hu_vasl_list_boards (HuZip                  *save) G_GNUC_WARN_UNUSED_RESULT;
/* The map alone.  Uses up @board. */
HuImport *hu_import_vasl_board (HuVaslBoard            *board,
                                GError                **error) G_GNUC_WARN_UNUSED_RESULT;
/* @boards: (element-type HuVaslBoard) those that are at hand; they are used up.  @profile may be NULL. */
HuImport *hu_import_vasl_save  (HuZip                  *save,
                                GPtrArray              *boards,
                                const HuImportProfile  *profile,
                                const HuVassalChoice   *choice,
                                GError                **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
