/*
 * The supply lines that a view shows: those that the rules in force ask for, or those
 * traced from one hex for one side, at one moment.
 */
#pragma once

#include "hu-snapshot.h"
#include "hu-supply-answer.h"

G_BEGIN_DECLS

/* Read-only; owns what it points to. */
typedef struct
{
  HuSnapshot        *snapshot;
  HuSupplySituation *situation;
  HuTracing         *tracing;
  HuHex              from; /* HU_HEX_NONE: those that the rules ask for */
  guint              unit; /* the unit there that is asked about, or HU_UNIT_NONE */
  HuSupplyAnswer    *answer; /* NULL for those that the rules ask for, whose meters answer */
  HuSupplyOpening   *opening; /* what would have to be different for a line to get through; NULL: one does */
} HuSupplyLines;

/* NULL where no system in force asks for supply. */
HuSupplyLines *hu_supply_lines_new_asked   (HuSnapshot          *snapshot) G_GNUC_WARN_UNUSED_RESULT;
/* NULL if @side cannot trace; see hu_tracing_possible(). */
HuSupplyLines *hu_supply_lines_new_from    (HuSnapshot          *snapshot,
                                            HuHex                hex,
                                            HuSide               side,
                                            guint                unit) G_GNUC_WARN_UNUSED_RESULT;
/* The line that a condition asks for from @hex; NULL: none does for @side. */
HuSupplyLines *hu_supply_lines_new_needed  (HuSnapshot          *snapshot,
                                            HuHex                hex,
                                            HuSide               side) G_GNUC_WARN_UNUSED_RESULT;
/* The same for the line of that number. */
HuSupplyLines *hu_supply_lines_new_of_need (HuSnapshot          *snapshot,
                                            HuHex                hex,
                                            guint                need) G_GNUC_WARN_UNUSED_RESULT;
void           hu_supply_lines_free        (HuSupplyLines       *self);

/* The place where the line stops at @hex, with its trace; NULL if @hex is reached or not touched. */
const HuFrontierHex *
               hu_supply_lines_find_frontier (const HuSupplyLines *self,
                                            HuHex                hex);
/* The distance of @hex from the nearest origin, or -1 if no line reaches it; that origin in @from. */
gint           hu_supply_lines_distance    (const HuSupplyLines *self,
                                            HuHex                hex,
                                            HuHex               *from);
gboolean       hu_supply_lines_in_cut      (const HuSupplyLines *self,
                                            HuHex                hex);
gboolean       hu_supply_lines_is_critical (const HuSupplyLines *self,
                                            HuHex                hex);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuSupplyLines, hu_supply_lines_free)

G_END_DECLS
