/*
 * A move as a line of the log: the start, the end, the distance, and enemies on the way.
 */
#include "config.h"

#include "hu-explain-private.h"
#include "hu-way.h"

/* Counts the hexes that a unit enters: to go up or down in a hex enters none. */
static guint
count_hexes (const HuScenario *scenario,
             const GArray     *way,
             HuLocation        from)
{
  HuHex last = from != HU_LOCATION_NONE ? hu_location_hex (scenario->map, from) : HU_HEX_NONE;
  guint n = 0;

  for (guint i = 0; i < way->len; i++)
    {
      HuHex hex = g_array_index (way, HuHex, i);

      n += hex != last;
      last = hex;
    }

  return n;
}

static char *
explain_way (const HuScenario *scenario,
             const HuEvent    *event,
             const HuState    *before)
{
  const char *unit = _hu_unit_name (scenario, event->unit);
  HuLocation from = before != NULL ? hu_state_unit_location (before, event->unit) : HU_LOCATION_NONE;
  guint n = count_hexes (scenario, event->hexes, from);
  g_autofree char *from_name = NULL;
  g_autofree char *to_name = NULL;

  g_return_val_if_fail (event->hexes->len > 0, NULL);

  to_name = _hu_event_place_name (scenario, event, event->hexes->len - 1);
  if (from == HU_LOCATION_NONE)
    return n <= 1
      /* Translators: unit, hex. */
      ? g_strdup_printf (_("%s moves to %s"), unit, to_name)
      /* Translators: unit, hex, number of hexes entered. */
      : g_strdup_printf (_hu_trn ("%s moves to %s (%u hex)", "%s moves to %s (%u hexes)", n),
                         unit, to_name, n);

  from_name = _hu_location_name (scenario, from);
  return n <= 1
    /* Translators: unit, the hex it leaves, the hex it enters. */
    ? g_strdup_printf (_("%s moves %s → %s"), unit, from_name, to_name)
    /* Translators: unit, the hex it leaves, the hex it ends in, number of hexes entered. */
    : g_strdup_printf (_hu_trn ("%s moves %s → %s (%u hex)", "%s moves %s → %s (%u hexes)", n),
                       unit, from_name, to_name, n);
}

/**
 * hu_explain_crossed:
 * @unit: an operational ground unit; for other units the result is %NULL
 * @hexes: (array length=n_hexes): the hexes that @unit goes through
 *
 * By the rules no such unit goes through an enemy, so the players did it on purpose.  Concealed
 * and hidden units are not named.
 *
 * Returns: (transfer full) (nullable): "II in 0506", or %NULL where no enemy is there
 */
char *
hu_explain_crossed (const HuState *before,
                    guint          unit,
                    const HuHex   *hexes,
                    guint          n_hexes)
{
  g_autofree char *all = NULL;

  g_return_val_if_fail (before != NULL, NULL);

  if (!hu_unit_is_ground (hu_scenario_get_unit (before->scenario, unit)))
    return NULL;

  for (guint i = 0; i < n_hexes; i++)
    {
      g_autoptr(GArray) enemies = hu_way_list_enemies (before, unit, hexes[i]);
      g_autofree char *so_far = g_steal_pointer (&all);
      g_autofree char *names = NULL;
      g_autofree char *hex = NULL;
      g_autofree char *here = NULL;

      if (enemies->len == 0)
        {
          all = g_steal_pointer (&so_far);
          continue;
        }

      names = hu_explain_units (before->scenario, enemies, HU_LIST_MOST);
      hex = hu_grid_dup_name (before->scenario->map->grid, hexes[i]);
      /* Translators: units, and the hex in which they stand: "II in 0506". */
      here = g_strdup_printf (_("%s in %s"), names, hex);
      all = so_far == NULL ? g_steal_pointer (&here)
                           : g_strdup_printf (C_("list", "%s, %s"), so_far, here);
    }

  return g_steal_pointer (&all);
}

/* The move, and through whom it went. */
static char *
explain_crossing (const HuScenario *scenario,
                  const HuEvent    *event,
                  const HuState    *before)
{
  g_autofree char *way = explain_way (scenario, event, before);
  g_autofree char *crossed = NULL;

  if (before != NULL && event->hexes->len > 1)
    crossed = hu_explain_crossed (before, event->unit, (const HuHex *) event->hexes->data, event->hexes->len - 1);

  return crossed == NULL ? g_steal_pointer (&way)
    /* Translators: a move, as "6 Pz moves 0206 → 0804 (6 hexes)"; enemy units with their hexes, as "II in 0506". */
    : g_strdup_printf (_("%s, through %s"), way, crossed);
}

char *
_hu_explain_move (const HuScenario *scenario,
                  const HuEvent    *event,
                  const HuState    *before)
{
  g_autofree char *way = explain_crossing (scenario, event, before);

  if (!event->bypass)
    return g_steal_pointer (&way);

  /* Translators: a move, as "KV-1E moves D2 → D3"; or a level, as "Level 1". */
  return g_strdup_printf (_("%s, in Bypass"), way);
}
