/*
 * Small maps that show a rule, drawn by the layers that draw every map.
 */
#pragma once

#include "hu-painter.h"

G_BEGIN_DECLS

typedef struct _HuRuleDrawing HuRuleDrawing;

/* NULL where there is no drawing of that name. */
HuRuleDrawing *hu_rule_drawing_new  (const char    *name) G_GNUC_WARN_UNUSED_RESULT;
void           hu_rule_drawing_free (HuRuleDrawing *self);
void           hu_rule_drawing_draw (HuRuleDrawing *self,
                                     cairo_t       *cr,
                                     HuThemeKind    theme,
                                     double         device_scale,
                                     int            width,
                                     int            height);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuRuleDrawing, hu_rule_drawing_free)

G_END_DECLS
