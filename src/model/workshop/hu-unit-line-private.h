/*
 * Functions of a line for the table of units.
 */
#pragma once

#include "hu-unit-line.h"

G_BEGIN_DECLS

/* @shop: stays borrowed: the table has it. */
HuUnitLine *_hu_unit_line_new       (HuWorkshop   *shop,
                                     HuNode       *unit,
                                     guint         index) G_GNUC_WARN_UNUSED_RESULT;
/* Makes the line show @unit; @anyway: its texts may have changed even if @unit has not. */
void        _hu_unit_line_update    (HuUnitLine   *self,
                                     HuNode       *unit,
                                     guint         index,
                                     gboolean      anyway);
/* Whether it shows @unit, edited or not. */
gboolean    _hu_unit_line_is_of     (HuUnitLine   *self,
                                     const HuNode *unit);
/* The kind that a unit of the draft has, or counts as. */
HuUnitKind  _hu_unit_node_get_kind  (const HuNode *unit);

G_END_DECLS
