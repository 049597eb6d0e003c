/*
 * A condition of control that can never be met, or is met whatever happens.
 */
#include "config.h"

#include "hu-control-chance.h"
#include "hu-control-format.h"
#include "hu-reader.h"

#include <glib/gi18n-lib.h>

static const char *
find_key (const HuCondition *condition)
{
  static const char * const keys[] = {
    "all", "any", "not", "controls", "controls", "controls", "cvp", "cvp", "exit_vp", "no_enemy",
  };

  G_STATIC_ASSERT (G_N_ELEMENTS (keys) == HU_CONDITION_NO_ENEMY + 1);

  return keys[condition->kind];
}

/* Says how much there is; (transfer full). */
static char *
word_most (const HuReader    *reader,
           HuSide             side,
           const HuCondition *condition,
           long long          most)
{
  const char *enemy = reader->scenario->sides[hu_side_other (side)].id;

  switch ((gint) condition->kind)
    {
    case HU_CONDITION_CVP:
    case HU_CONDITION_CVP_MORE:
      /* Translators: a side, a number. */
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "all units of side “%1$s” are worth at most %2$lld casualty point",
                                           "all units of side “%1$s” are worth at most %2$lld casualty points", (gulong) most),
                              enemy, most);
    case HU_CONDITION_EXIT_VP:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "what can exit is worth at most %lld exit point",
                                           "what can exit is worth at most %lld exit points", (gulong) most), most);
    default:
      break;
    }

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "only %lld is listed here", "only %lld are listed here",
                                       (gulong) most), most);
}

static void
warn_of_never (HuReader          *reader,
               const HuAt        *at,
               const HuAt        *number,
               HuSide             side,
               const HuCondition *condition,
               HuRange            range)
{
  if (condition->kind == HU_CONDITION_EXIT_VP && !hu_control_has_exit (reader->scenario, side))
    hu_warn_about (reader, at, HU_ABOUT_NEVER_MET,
                   g_strdup_printf (_("side “%s” has no hexes to exit by"), reader->scenario->sides[side].id),
                   g_strdup (_("list them for it under “exit”")));
  else if (range.most == 0)
    hu_warn_about (reader, number, HU_ABOUT_NEVER_MET, g_strdup (_("no unit is worth such points")),
                   g_strdup (_("ask for less, or for other units")));
  else
    hu_warn_about (reader, number, HU_ABOUT_NEVER_MET, word_most (reader, side, condition, (long long) range.most),
                   g_strdup_printf (_("use a whole number up to %lld"), (long long) range.most));
}

static void
check_counted (HuReader          *reader,
               const HuAt        *at,
               HuSide             side,
               const HuCondition *condition)
{
  HuRange range = hu_condition_find_range (reader->scenario, side, condition);
  gboolean listed = condition->kind <= HU_CONDITION_BUILDINGS;
  HuAt number = hu_at_find (at, condition->kind == HU_CONDITION_CVP_MORE ? "more_than_enemy_by" : "at_least");

  if (!listed && (reader->adjusts || reader->promotes))
    return;
  /* A list without items is warned of where it is read, and one without a number asks for all. */
  if (listed && (condition->items->len == 0 || !condition->number_given))
    return;

  switch (hu_chance_of_bounds (range, TRUE, condition->number, FALSE, 0))
    {
    case HU_CHANCE_NEVER:
      warn_of_never (reader, at, &number, side, condition, range);
      break;
    case HU_CHANCE_ALWAYS:
      hu_warn_about (reader, &number, HU_ABOUT_ALWAYS_MET, g_strdup (_("nothing has fewer than that")),
                     g_strdup (_("use a greater number, or remove the condition")));
      break;
    case HU_CHANCE_OPEN:
      break;
    }
}

static void
check_condition (HuReader          *reader,
                 const HuAt        *at,
                 HuSide             side,
                 const HuCondition *condition)
{
  HuAt member = hu_at_find (at, find_key (condition));
  HuElements elements;

  switch (condition->kind)
    {
    case HU_CONDITION_NOT:
      if (condition->parts->len > 0)
        check_condition (reader, &member, side, g_ptr_array_index (condition->parts, 0));
      break;
    case HU_CONDITION_ALL:
    case HU_CONDITION_ANY:
      hu_elements_init (&elements, reader, &member);
      for (guint i = 0; hu_elements_next (&elements) && i < condition->parts->len; i++)
        check_condition (reader, &elements.at, side, g_ptr_array_index (condition->parts, i));
      break;
    case HU_CONDITION_NO_ENEMY:
      if (hu_condition_find_range (reader->scenario, side, condition).most == 0)
        hu_warn_about (reader, &member, HU_ABOUT_ALWAYS_MET,
                       g_strdup_printf (_("side “%s” has no squad, half-squad or crew"),
                                        reader->scenario->sides[hu_side_other (side)].id),
                       g_strdup (_("add its units, or remove the condition")));
      break;
    case HU_CONDITION_LOCATIONS:
    case HU_CONDITION_HEXES:
    case HU_CONDITION_BUILDINGS:
    case HU_CONDITION_CVP:
    case HU_CONDITION_CVP_MORE:
    case HU_CONDITION_EXIT_VP:
      check_counted (reader, &member, side, condition);
      break;
    }
}

/* A unit leaves the map at its edge only, whatever the scenario calls an exit. */
static void
check_exits (HuReader   *reader,
             const HuAt *at)
{
  const GPtrArray *exits = hu_control_rules (reader->scenario)->exits;
  HuAt list = hu_at_find (at, "exit");
  HuElements elements;

  if (exits->len == 0)
    return;

  hu_elements_init (&elements, reader, &list);
  for (guint i = 0; hu_elements_next (&elements) && i < exits->len; i++)
    {
      HuAt hexes = hu_at_find (&elements.at, "hexes");

      hu_warn_about_inside (reader, &hexes, ((const HuExitArea *) g_ptr_array_index (exits, i))->hexes);
    }
}

void
hu_check_control (HuReader      *reader,
                  const HuAt    *at,
                  const HuState *set_up)
{
  const GPtrArray *victory = hu_control_rules (reader->scenario)->victory;
  HuAt list = hu_at_find (at, "victory");
  HuElements elements;

  check_exits (reader, at);
  hu_elements_init (&elements, reader, &list);
  for (guint i = 0; hu_elements_next (&elements) && i < victory->len; i++)
    {
      const HuVictoryEntry *entry = g_ptr_array_index (victory, i);
      HuAt needs = hu_at_find (&elements.at, "needs");

      check_condition (reader, &needs, entry->side, entry->needs);
    }
}
