/*
 * The ledger of victory points as a list: one object per gain.
 */
#pragma once

#include "hu-front-line.h"
#include "hu-game.h"

G_BEGIN_DECLS

#define HU_TYPE_LEDGER_LINE (hu_ledger_line_get_type ())
G_DECLARE_FINAL_TYPE (HuLedgerLine, hu_ledger_line, HU, LEDGER_LINE, GObject)

const HuLedgerEntry *hu_ledger_line_get_entry  (HuLedgerLine *self);
const char          *hu_ledger_line_get_item   (HuLedgerLine *self); /* of the schedule, or "line" … */
/* Worded when first asked for, and then kept. */
const char          *hu_ledger_line_get_text   (HuLedgerLine *self); /* "Klin held" */
const char          *hu_ledger_line_get_turn   (HuLedgerLine *self); /* "Dec 5–6" */
const char          *hu_ledger_line_get_side   (HuLedgerLine *self); /* "German" */
/* The hexes of a gain: those of its place, of its hex rows, or the last hex of its unit; (transfer full)
 * (element-type HuHex). */
GArray              *hu_ledger_line_list_hexes (HuLedgerLine *self,
                                                HuGame       *game) G_GNUC_WARN_UNUSED_RESULT;

/* Makes @store (of HuLedgerLine) the ledger of @snapshot, oldest first; lines that stay the same are left alone. */
void                 hu_ledger_lines_update    (GListStore   *store,
                                                HuSnapshot   *snapshot);

G_END_DECLS
