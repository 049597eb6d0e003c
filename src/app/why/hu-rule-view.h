/*
 * A page of the rules window: one rule, clause by clause, or one term of the glossary.
 */
#pragma once

#include <adwaita.h>

#include "hu-glossary.h"
#include "hu-rule-page.h"

G_BEGIN_DECLS

#define HU_TYPE_RULE_VIEW (hu_rule_view_get_type ())
G_DECLARE_FINAL_TYPE (HuRuleView, hu_rule_view, HU, RULE_VIEW, AdwBin)

/* Emits "link" with the id of the requested page or term; its button activates rules.try. */
void       hu_rule_view_show_page (HuRuleView       *self,
                                   const HuRulePage *page);
void       hu_rule_view_show_term (HuRuleView       *self,
                                   const HuGlossaryTerm *term);

G_END_DECLS
