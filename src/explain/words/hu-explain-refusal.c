/*
 * Why an event is refused, and the remedy.  These are two texts, so that a file's fault and the
 * window can each lay them out their own way.
 */
#include "config.h"

#include "hu-system-words.h"
#include "hu-system.h"

static gboolean
is_field (const HuRefusal *refusal,
          const char      *field)
{
  return g_strcmp0 (refusal->field, field) == 0;
}

static const char *
refused_unit (const HuScenario *scenario,
              const HuRefusal  *refusal)
{
  if (refusal->unit >= hu_scenario_get_n_units (scenario))
    return C_("no unit", "the unit");

  return _hu_unit_name (scenario, refusal->unit);
}

static char *
refused_hex (const HuScenario *scenario,
             HuHex             hex)
{
  if (!hu_grid_has (scenario->map->grid, hex))
    return g_strdup (C_("no hex", "that hex"));

  return hu_grid_dup_name (scenario->map->grid, hex);
}

static char *
explain_gone (const HuScenario *scenario,
              const HuRefusal  *refusal)
{
  const char *unit = refused_unit (scenario, refusal);

  switch (refusal->status)
    {
    case HU_UNIT_ELIMINATED:
      /* Translators: unit. */
      return g_strdup_printf (_("%s was eliminated"), unit);
    case HU_UNIT_WITHDRAWN:
      /* Translators: unit. */
      return g_strdup_printf (_("%s was withdrawn"), unit);
    case HU_UNIT_EXITED:
      /* Translators: unit. */
      return g_strdup_printf (_("%s has left the map"), unit);
    case HU_UNIT_WAITING:
    case HU_UNIT_ON_MAP:
      break; /* neither is gone */
    }

  g_return_val_if_reached (NULL);
}

static char *
explain_no_hex (const HuRefusal *refusal)
{
  if (is_field (refusal, "path"))
    return g_strdup (_("the path is empty"));

  return g_strdup (_("no hex is named"));
}

/* A missing hex of the map has a name; a hex outside the rectangle has none. */
static char *
explain_off_map (const HuScenario *scenario,
                 const HuRefusal  *refusal)
{
  g_autofree char *name = NULL;

  if (!hu_grid_in_rectangle (scenario->map->grid, refusal->hex))
    return g_strdup (_("the map has no such hex"));

  name = hu_grid_dup_name (scenario->map->grid, refusal->hex);
  /* Translators: a hex. */
  return g_strdup_printf (_("the map has no hex %s"), name);
}

/* Refusals of awards and corrections. */
static char *
explain_points_what (const HuScenario *scenario,
                     const HuRefusal  *refusal)
{
  switch ((gint) refusal->code)
    {
    case HU_REFUSAL_NOT_IN_FORCE:
      return g_strdup (_("no rule system in force counts points"));
    case HU_REFUSAL_NOT_AN_AWARD:
      return g_strdup (_("the schedule has no such item for events to award"));
    case HU_REFUSAL_NOT_FOR_SIDE:
      /* Translators: side. */
      return hu_explain_sentence (scenario, _("the item is not for the %s side"),
                                  _hu_side_name (scenario, refusal->side));
    case HU_REFUSAL_POINTS_AND_COUNT:
      return g_strdup (_("the award has points and a count"));
    case HU_REFUSAL_NEGATIVE:
      return g_strdup (_("an award is never negative"));
    case HU_REFUSAL_BELOW_ZERO:
      return g_strdup (_("the total would fall below 0"));
    case HU_REFUSAL_OVERFLOW:
      return g_strdup (_("a total would pass 9223372036854775807"));
    }

  g_return_val_if_reached (NULL);
}

/* Long, because each refusal has its sentence, in the order of the enum. */
static char *
explain_what (const HuScenario *scenario,
              const HuRefusal  *refusal)
{
  const char *unit = refused_unit (scenario, refusal);
  g_autofree char *hex = refused_hex (scenario, refusal->hex);
  g_autofree char *other = refused_hex (scenario, refusal->other_hex);

  switch (refusal->code)
    {
    case HU_REFUSAL_UNKNOWN_UNIT:
      return g_strdup (_("there is no such unit"));
    case HU_REFUSAL_UNKNOWN_SIDE:
      return g_strdup (_("there is no such side"));
    case HU_REFUSAL_OFF_MAP_HEX:
      return explain_off_map (scenario, refusal);
    case HU_REFUSAL_NO_HEX:
      return explain_no_hex (refusal);
    case HU_REFUSAL_NOT_ON_MAP:
      /* Translators: unit. */
      return g_strdup_printf (_("%s is not on the map yet"), unit);
    case HU_REFUSAL_ON_MAP_ALREADY:
      /* Translators: unit, hex. */
      return g_strdup_printf (_("%s is on the map already, in %s"), unit, other);
    case HU_REFUSAL_GONE:
      return explain_gone (scenario, refusal);
    case HU_REFUSAL_NOT_AN_EDGE:
      /* Translators: a hex. */
      return g_strdup_printf (_("%s is not on the map's edge"), hex);
    case HU_REFUSAL_NOT_THERE:
      /* Translators: unit, hex it was said to be in, hex it is in. */
      return g_strdup_printf (_("%s is not in %s but in %s"), unit, hex, other);
    case HU_REFUSAL_SURVIVOR_TWICE:
      /* Translators: unit. */
      return g_strdup_printf (_("%s is named twice among the survivors"), unit);
    case HU_REFUSAL_OVER:
      return g_strdup (_("the game is over: its last phase has ended"));
    case HU_REFUSAL_NOT_IN_FORCE:
    case HU_REFUSAL_NOT_AN_AWARD:
    case HU_REFUSAL_NOT_FOR_SIDE:
    case HU_REFUSAL_POINTS_AND_COUNT:
    case HU_REFUSAL_NEGATIVE:
    case HU_REFUSAL_BELOW_ZERO:
    case HU_REFUSAL_OVERFLOW:
      return explain_points_what (scenario, refusal);
    case HU_REFUSAL_NO_CLOCK:
      return g_strdup (_("the calendar has no phase that could end"));
    case HU_REFUSAL_NO_STOREY:
    case HU_REFUSAL_RIDES:
    case HU_REFUSAL_NOT_A_CARRIER:
    case HU_REFUSAL_CARRIER_ELSEWHERE:
    case HU_REFUSAL_IN_ITSELF:
    case HU_REFUSAL_NO_MA:
    case HU_REFUSAL_NO_LEADER:
    case HU_REFUSAL_WRONG_KIND:
    case HU_REFUSAL_WRONG_SIDE:
    case HU_REFUSAL_NO_CREW:
    case HU_REFUSAL_HAS_CREW:
    case HU_REFUSAL_CAPTURED:
    case HU_REFUSAL_NOT_CAPTURED:
    case HU_REFUSAL_OWN_SIDE:
    case HU_REFUSAL_NO_SUBJECT:
    case HU_REFUSAL_NOT_INSIDE:
    case HU_REFUSAL_NOT_ABLE:
    case HU_REFUSAL_ENEMY_INSIDE:
    case HU_REFUSAL_BURNS:
    case HU_REFUSAL_BURNS_NOT:
    case HU_REFUSAL_RUBBLE:
    case HU_REFUSAL_NOT_OWNED:
    case HU_REFUSAL_HELD_ONLY:
    case HU_REFUSAL_NO_EXIT:
    case HU_REFUSAL_NEEDS_CONTROL:
    case HU_REFUSAL_UNSEEN:
      return _hu_explain_tactical_refusal (scenario, refusal);
    case HU_REFUSAL_NONE:
      break; /* nothing was refused */
    }

  g_return_val_if_reached (NULL);
}

static char *
explain_awards (const HuScenario *scenario)
{
  g_autoptr(GString) names = g_string_new (NULL);
  g_autoptr(GArray) awards = hu_scenario_list_awards (scenario);

  for (guint i = 0; i < awards->len; i++)
    g_string_append_printf (names, "%s%s", i > 0 ? ", " : "", g_array_index (awards, HuAward, i).id);

  if (names->len == 0)
    return g_strdup (_("add an item with “when”: “award” to the schedule"));

  /* Translators: names of items, with commas. */
  return g_strdup_printf (_("use one of these: %s"), names->str);
}

static char *
explain_points_remedy (const HuScenario *scenario,
                       const HuRefusal  *refusal)
{
  switch ((gint) refusal->code)
    {
    case HU_REFUSAL_NOT_IN_FORCE:
      return g_strdup (_("add the rules of front-line, or remove the event"));
    case HU_REFUSAL_NOT_AN_AWARD:
      return explain_awards (scenario);
    case HU_REFUSAL_NOT_FOR_SIDE:
      /* Translators: side. */
      return hu_explain_sentence (scenario, _("award it to the %s side, or have the item name both"),
                                  _hu_side_name (scenario, hu_side_other (refusal->side)));
    case HU_REFUSAL_POINTS_AND_COUNT:
      return g_strdup (_("give one of the two"));
    case HU_REFUSAL_NEGATIVE:
      return g_strdup (_("take points back with an “adjust” event"));
    case HU_REFUSAL_BELOW_ZERO:
      return g_strdup (_("take no more than the side has"));
    case HU_REFUSAL_OVERFLOW:
      return g_strdup (_("play with smaller numbers of points"));
    }

  g_return_val_if_reached (NULL);
}

/* Long, because each refusal has its remedy, in the order of the enum. */
static char *
explain_remedy (const HuScenario *scenario,
                const HuRefusal  *refusal)
{
  switch (refusal->code)
    {
    case HU_REFUSAL_UNKNOWN_UNIT:
      return g_strdup (_("name one of the game's units"));
    case HU_REFUSAL_UNKNOWN_SIDE:
      /* Translators: the ids of the two sides: german, soviet. */
      return g_strdup_printf (_("name %s or %s"), scenario->sides[0].id, scenario->sides[1].id);
    case HU_REFUSAL_OFF_MAP_HEX:
      return g_strdup (_("name a hex that the map has"));
    case HU_REFUSAL_NO_HEX:
      return g_strdup (_("name at least one hex"));
    case HU_REFUSAL_NOT_ON_MAP:
      return g_strdup (_("place it first"));
    case HU_REFUSAL_ON_MAP_ALREADY:
      return is_field (refusal, "survivors")
        ? g_strdup (_("name units that are off the map"))
        : g_strdup (_("move it, or name a unit that is off the map"));
    case HU_REFUSAL_GONE:
      return g_strdup (_("it does not come back; remove the event, or name another unit"));
    case HU_REFUSAL_NOT_AN_EDGE:
      return g_strdup (_("a unit leaves from a hex on the edge; move it there first"));
    case HU_REFUSAL_NOT_THERE:
      return g_strdup (_("name the hex it leaves from, or move it there first"));
    case HU_REFUSAL_SURVIVOR_TWICE:
      return g_strdup (_("name it once"));
    case HU_REFUSAL_OVER:
      return g_strdup (_("only notes may follow"));
    case HU_REFUSAL_NOT_IN_FORCE:
    case HU_REFUSAL_NOT_AN_AWARD:
    case HU_REFUSAL_NOT_FOR_SIDE:
    case HU_REFUSAL_POINTS_AND_COUNT:
    case HU_REFUSAL_NEGATIVE:
    case HU_REFUSAL_BELOW_ZERO:
    case HU_REFUSAL_OVERFLOW:
      return explain_points_remedy (scenario, refusal);
    case HU_REFUSAL_NO_CLOCK:
      return g_strdup (_("give the calendar player turns with phases, or remove the event"));
    case HU_REFUSAL_NO_STOREY:
    case HU_REFUSAL_RIDES:
    case HU_REFUSAL_NOT_A_CARRIER:
    case HU_REFUSAL_CARRIER_ELSEWHERE:
    case HU_REFUSAL_IN_ITSELF:
    case HU_REFUSAL_NO_MA:
    case HU_REFUSAL_NO_LEADER:
    case HU_REFUSAL_WRONG_KIND:
    case HU_REFUSAL_WRONG_SIDE:
    case HU_REFUSAL_NO_CREW:
    case HU_REFUSAL_HAS_CREW:
    case HU_REFUSAL_CAPTURED:
    case HU_REFUSAL_NOT_CAPTURED:
    case HU_REFUSAL_OWN_SIDE:
    case HU_REFUSAL_NO_SUBJECT:
    case HU_REFUSAL_NOT_INSIDE:
    case HU_REFUSAL_NOT_ABLE:
    case HU_REFUSAL_ENEMY_INSIDE:
    case HU_REFUSAL_BURNS:
    case HU_REFUSAL_BURNS_NOT:
    case HU_REFUSAL_RUBBLE:
    case HU_REFUSAL_NOT_OWNED:
    case HU_REFUSAL_HELD_ONLY:
    case HU_REFUSAL_NO_EXIT:
    case HU_REFUSAL_NEEDS_CONTROL:
    case HU_REFUSAL_UNSEEN:
      return _hu_explain_tactical_remedy (scenario, refusal);
    case HU_REFUSAL_NONE:
      break; /* nothing was refused */
    }

  g_return_val_if_reached (NULL);
}

/* @refusal: why an event was refused; not HU_REFUSAL_NONE; @remedy: (out) (optional): the way to put it right. Returns
 * the fault: "6 Pz was eliminated". */
char *
hu_explain_refusal (const HuScenario *scenario,
                    const HuRefusal  *refusal,
                    char            **remedy)
{
  g_return_val_if_fail (scenario != NULL, NULL);
  g_return_val_if_fail (refusal != NULL, NULL);
  g_return_val_if_fail (refusal->code != HU_REFUSAL_NONE, NULL);

  if (remedy != NULL)
    *remedy = explain_remedy (scenario, refusal);

  return explain_what (scenario, refusal);
}
