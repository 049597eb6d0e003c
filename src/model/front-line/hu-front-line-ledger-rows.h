/*
 * The ledger of victory points as rows: a gain each.
 */
#pragma once

#include "hu-front-line.h"
#include "hu-row.h"

G_BEGIN_DECLS

enum
{
  HU_LEDGER_ROW_EVENT,
  HU_LEDGER_ROW_TURN,
  HU_LEDGER_ROW_SIDE,
  HU_LEDGER_ROW_TEXT,   /* "Klin held" */
  HU_LEDGER_ROW_POINTS,
  HU_LEDGER_ROW_ITEM,   /* of the schedule, or "line" … */
  HU_LEDGER_ROW_COLUMNS
};

extern const HuRowKind hu_ledger_rows;

const HuLedgerEntry *hu_ledger_row_get_entry (HuRow *row);

G_END_DECLS
