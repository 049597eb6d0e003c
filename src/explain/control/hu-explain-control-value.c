/*
 * The value of a unit as a sum (26.21): every term stands in it, also those that are 0, so that
 * a player finds the one that he forgot.
 */
#include "config.h"

#include "hu-control-words.h"

static void
add_term (GString *sum,
          char    *term) /* (transfer full) */
{
  g_string_append_printf (sum, "%s%s", sum->len > 0 ? " + " : "", term);
  g_free (term);
}

static void
add_vehicle (GString       *sum,
             const HuValue *value)
{
  add_term (sum, g_strdup_printf ("%d", value->base));
  /* Translators: MA is the main armament; points. */
  add_term (sum, g_strdup_printf (_("MA %d"), value->ma));
  if (value->factor >= 0)
    /* Translators: AF is the armor factor; the factor, the points that it comes to. */
    add_term (sum, g_strdup_printf (_("AF %d → %d"), (gint) value->factor, value->armor));
  else
    /* Translators: of a vehicle without armor; points. */
    add_term (sum, g_strdup_printf (_("unarmored %d"), value->armor));
  /* Translators: points for a vehicle's crew. */
  add_term (sum, g_strdup_printf (_("crew %d"), value->crew));
  if (value->armor_leader)
    {
      g_autofree char *modifier = hu_explain_modifier (value->modifier);

      /* Translators: the leadership modifier, the points that the leader is worth. */
      add_term (sum, g_strdup_printf (_("armor leader %s → %d"), modifier, 1 + value->leader));
    }
}

static void
add_leader (GString       *sum,
            const HuValue *value)
{
  g_autofree char *modifier = hu_explain_modifier (value->modifier);

  /* Translators: points for a leader. */
  add_term (sum, g_strdup_printf (_("leader %d"), value->base));
  /* Translators: the leadership modifier, the points that it comes to. */
  add_term (sum, g_strdup_printf (_("modifier %s → %d"), modifier, value->leader));
  if (value->loss > 0)
    /* Translators: points off for a wounded leader; keep the leading space and sign. */
    g_string_append_printf (sum, _(" − wounded %d"), value->loss);
}

static void
add_single (GString       *sum,
            HuUnitKind     kind,
            const HuValue *value)
{
  g_autofree char *what = hu_explain_unit_kind (kind);

  if (value->own)
    /* Translators: points. */
    add_term (sum, g_strdup_printf (_("%d, the scenario’s own value"), value->base));
  else if (value->reduction)
    /* Translators: points for a squad that is reduced to a half-squad. */
    add_term (sum, g_strdup_printf (_("reduced %d"), value->base));
  else
    /* Translators: a kind of unit ("squad"), its points. */
    add_term (sum, g_strdup_printf (_("%s %d"), what, value->base));
}

/**
 * hu_explain_value:
 * @value: its value, now or when it was lost
 *
 * Writes the sum of 26.21 with every term that a unit of this kind has, even where the term is
 * 0.
 *
 * Returns: (transfer full): "KV-1E 1 + MA 0 + AF 11 → 3 + crew 0 = 4"; "4-4-7 squad 2" where
 *   there is only one term; "Gun gun 2 × 2 = 4" where the unit counts more than once
 */
char *
hu_explain_value (const HuScenario *scenario,
                  guint             unit,
                  const HuValue    *value)
{
  g_autoptr(GString) sum = g_string_new (NULL);
  g_autofree char *name = NULL;
  const HuUnit *counter;
  gboolean several = FALSE;

  g_return_val_if_fail (scenario != NULL && value != NULL && unit < scenario->units->len, NULL);

  counter = hu_scenario_get_unit (scenario, unit);
  if (!value->own && !value->reduction && counter->kind == HU_UNIT_VEHICLE && value->base > 0)
    add_vehicle (sum, value), several = TRUE;
  else if (!value->own && !value->reduction && counter->kind == HU_UNIT_LEADER && value->base > 0)
    add_leader (sum, value), several = TRUE;
  else
    add_single (sum, counter->kind, value);

  if (value->times > 1)
    {
      if (several || value->own)
        {
          g_string_prepend_c (sum, '(');
          g_string_append_c (sum, ')');
        }
      g_string_append_printf (sum, " × %d", value->times);
    }
  if (several || value->times > 1)
    g_string_append_printf (sum, " = %" G_GINT64_FORMAT, value->points);

  name = hu_explain_unit (scenario, unit);

  return g_strdup_printf ("%s %s", name, sum->str);
}
