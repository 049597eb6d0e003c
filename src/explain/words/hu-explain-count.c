/*
 * Numbers told by what was asked: so many of what is needed, or a number and its bounds.
 */
#include "config.h"

#include "hu-explain-private.h"

static char *
explain_bounds (gboolean    has_least,
                const char *low,
                gboolean    has_most,
                const char *high)
{
  if (has_least && has_most && g_strcmp0 (low, high) == 0)
    return g_strdup_printf (C_("condition", "exactly %s"), low);
  if (has_least && has_most)
    /* Translators: numbers. */
    return g_strdup_printf (C_("condition", "%s to %s"), low, high);

  return has_most ? g_strdup_printf (C_("condition", "at most %s"), high)
                  : g_strdup_printf (C_("condition", "at least %s"), low);
}

char *
_hu_explain_decimals (HuDecimal have,
                      gboolean  has_least,
                      HuDecimal least,
                      gboolean  has_most,
                      HuDecimal most)
{
  g_autofree char *number = hu_explain_decimal (have.value, have.unit);
  g_autofree char *low = hu_explain_decimal (least.value, least.unit);
  g_autofree char *high = hu_explain_decimal (most.value, most.unit);
  g_autofree char *bounds = NULL;

  if (!has_most && have.value >= 0 && hu_decimal_compare (have.value, have.unit, least.value, least.unit) <= 0 && least.value > 0)
    /* Translators: what there is, what is needed. */
    return g_strdup_printf (_("%s of %s"), number, low);

  bounds = explain_bounds (has_least, low, has_most, high);
  /* Translators: what there is; what it has to be: "at most 2". */
  return g_strdup_printf (C_("condition", "%1$s, %2$s"), number, bounds);
}

char *
_hu_explain_count (gint64   have,
                   gboolean has_least,
                   gint64   least,
                   gboolean has_most,
                   gint64   most)
{
  return _hu_explain_decimals ((HuDecimal) { have, 1 }, has_least, (HuDecimal) { least, 1 }, has_most, (HuDecimal) { most, 1 });
}

/* --- Points more than the enemy's --- */

static char *
explain_lead (HuDecimal lead)
{
  g_autofree char *points = hu_explain_decimal (lead.value == G_MININT64 ? G_MAXINT64 : ABS (lead.value), lead.unit);

  if (lead.value == 0)
    return g_strdup (C_("lead", "even"));

  return lead.value > 0
    /* Translators: points more than the enemy has. */
    ? g_strdup_printf (C_("lead", "%s ahead"), points)
    /* Translators: points fewer than the enemy has. */
    : g_strdup_printf (C_("lead", "%s behind"), points);
}

/* A side that has to be at least -5 ahead may be at most 5 behind. */
char *
_hu_explain_lead_bounds (gboolean  has_least,
                         HuDecimal least,
                         gboolean  has_most,
                         HuDecimal most)
{
  g_autofree char *low = explain_lead (least);
  g_autofree char *high = explain_lead (most);

  if (has_least && has_most)
    return explain_bounds (TRUE, low, TRUE, high);
  if (has_least && least.value == 0)
    return g_strdup (C_("lead", "not behind"));
  if (has_most && most.value == 0)
    return g_strdup (C_("lead", "not ahead"));
  if (has_least)
    return least.value < 0 ? explain_bounds (FALSE, NULL, TRUE, low) : explain_bounds (TRUE, low, FALSE, NULL);

  return most.value < 0 ? explain_bounds (TRUE, high, FALSE, NULL) : explain_bounds (FALSE, NULL, TRUE, high);
}

char *
_hu_explain_lead (HuDecimal have,
                  gboolean  has_least,
                  HuDecimal least,
                  gboolean  has_most,
                  HuDecimal most)
{
  g_autofree char *lead = explain_lead (have);
  g_autofree char *bounds = NULL;

  if (!has_least && !has_most)
    return g_steal_pointer (&lead);

  bounds = _hu_explain_lead_bounds (has_least, least, has_most, most);
  /* Translators: what there is; what it has to be: "8 behind", "not behind". */
  return g_strdup_printf (C_("lead", "%1$s; needed: %2$s"), lead, bounds);
}

const char *
hu_condition_line_mark (const HuConditionLine *line)
{
  return line->counted ? "–" : line->untold ? "?" : line->met ? "✓" : "○";
}

const char *
hu_condition_line_word (const HuConditionLine *line)
{
  if (line->counted)
    return "–";
  if (line->untold)
    return C_("condition", "cannot be told");

  return line->met ? C_("condition", "yes") : C_("condition", "no");
}
