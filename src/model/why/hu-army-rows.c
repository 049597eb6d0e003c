/*
 * Rows of supply. A whole side is asked by one search; only units that are out of supply are asked one by
 * one, for what would let a line through. The report's table of units is another one: it says of each what became of it.
 */
#include "config.h"

#include "hu-army-rows.h"

#include <glib/gi18n-lib.h>

#include "hu-explain.h"
#include "hu-explain-supply.h"

#define MOST_NAMED 5

/* Says what would have to be different for a line to get through. */
static char *
word_stop (const HuSupplySituation *situation,
           HuHex                    hex)
{
  g_autoptr(HuSupplyOpening) opening = hu_supply_opening_new (situation, &hex, 1);

  return hu_explain_supply_brief (situation->state->scenario, opening);
}

static HuRow *
make_row (HuSupplyArmy            *army,
          const HuSupplySituation *situation,
          HuSnapshot              *snapshot,
          guint                    unit)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  HuHex hex = hu_snapshot_get_state (snapshot)->unit_hex[unit];
  HuSupplyStanding standing = hu_supply_army_ask (army, hex);
  guint width = hu_supply_army_width (army, hex, NULL);
  gboolean out = standing.length < 0;
  HuRow *row = hu_row_new (&hu_army_rows, scenario, hu_scenario_get_unit (scenario, unit)->side, 0, unit);

  row->group = out ? HU_SUPPLY_MARK_OUT : width == 1 ? HU_SUPPLY_MARK_NARROW : HU_SUPPLY_MARK_IN;
  /* The worst first, where they rise: out of supply is further than any distance. */
  row->numbers[HU_ARMY_ROW_LENGTH] = out ? G_MAXINT : standing.length;
  row->numbers[HU_ARMY_ROW_WIDTH] = out ? -1 : width == 0 ? G_MAXINT : (gint64) width;
  row->words[HU_ARMY_ROW_UNIT] = hu_explain_seen_unit (snapshot, unit);
  row->words[HU_ARMY_ROW_STOP] = out ? word_stop (situation, hex) : hu_explain_hex (scenario, standing.source);
  row->numbers[HU_ARMY_ROW_UNIT] = hex;

  return row;
}

static void
list_side (GPtrArray  *rows,
           HuSnapshot *snapshot,
           HuSide      side)
{
  const HuState *state = hu_snapshot_get_state (snapshot);
  g_autoptr(HuSupplySituation) situation = hu_supply_situation_new_of_units (state, side);
  g_autoptr(HuSupplyArmy) army = hu_supply_army_new (situation);

  for (guint unit = 0; unit < hu_scenario_get_n_units (state->scenario); unit++)
    {
      const HuUnit *kind = hu_scenario_get_unit (state->scenario, unit);

      if (kind->side == side && hu_unit_is_ground (kind) && state->unit_hex[unit] != HU_HEX_NONE &&
          hu_snapshot_get_secrecy (snapshot, unit) == HU_SECRECY_NONE)
        g_ptr_array_add (rows, make_row (army, situation, snapshot, unit));
    }
}

static void
list (GPtrArray  *rows,
      HuSnapshot *snapshot)
{
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    if (hu_tracing_possible (hu_snapshot_get_scenario (snapshot), (HuSide) side))
      list_side (rows, snapshot, (HuSide) side);
}

/* The detail and the turns of a row are found anew each time. */
static gboolean
is_same (HuRow *a,
         HuRow *b)
{
  return FALSE;
}

static char *
word (HuRow *row,
      guint  column)
{
  gint64 number = row->numbers[column];

  switch (column)
    {
    case HU_ARMY_ROW_LENGTH:
      /* Translators: instead of a distance to a source of supply; as short as can be */
      return number == G_MAXINT ? g_strdup (C_("supply", "out")) : NULL;
    case HU_ARMY_ROW_WIDTH:
      return number < 0 || number == G_MAXINT ? g_strdup ("–") : NULL;
    case HU_ARMY_ROW_TURNS:
      return number == 0 ? g_strdup ("–") : g_strdup_printf ("%" G_GINT64_FORMAT, -number);
    case HU_ARMY_ROW_DETAIL:
      return g_strdup (row->words[HU_ARMY_ROW_STOP]);
    default:
      return NULL;
    }
}

void
hu_army_row_set_since (HuRow *row,
                       guint  turn,
                       guint  n_turns)
{
  g_autofree char *name = hu_explain_turn (row->scenario, turn);
  /* Translators: %1$s is a turn, as "Oct II", %2$u how many turns a unit has been out of supply */
  g_autofree char *since = g_strdup_printf (ngettext ("since %1$s (%2$u turn)", "since %1$s (%2$u turns)", n_turns), name,
                                            n_turns);

  row->numbers[HU_ARMY_ROW_TURNS] = -(gint64) n_turns;
  g_clear_pointer (&row->words[HU_ARMY_ROW_TURNS], g_free);
  g_free (row->words[HU_ARMY_ROW_DETAIL]);
  /* Translators: %1$s is as "open without 6 Pz", %2$s as "since Oct II (3 turns)" */
  row->words[HU_ARMY_ROW_DETAIL] = g_strdup_printf (_("%1$s, %2$s"), row->words[HU_ARMY_ROW_STOP], since);
}

static void
add_groups (GPtrArray        *names,
            const HuScenario *scenario)
{
  g_ptr_array_add (names, g_strdup (_("All")));
  g_ptr_array_add (names, g_strdup (_("Out of supply")));
  g_ptr_array_add (names, g_strdup (_("Width 1")));
}

static gboolean
is_in (HuRow *row,
       guint  group)
{
  return group == 1 ? row->group == HU_SUPPLY_MARK_OUT : group != 2 || row->group == HU_SUPPLY_MARK_NARROW;
}

static void
add_hexes (HuRow  *row,
           HuGame *game,
           GArray *hexes)
{
  HuHex hex = (HuHex) row->numbers[HU_ARMY_ROW_UNIT];

  g_array_append_val (hexes, hex);
}

static const HuRowColumn columns[HU_ARMY_ROW_COLUMNS] = {
  [HU_ARMY_ROW_UNIT] = { N_("Unit"), NULL, HU_CELL_SORTED, .width = 62, .of_side = TRUE, .sought = TRUE },
  /* Translators: a column: the distance to the source of supply in hexes; as short as can be */
  [HU_ARMY_ROW_LENGTH] = { NC_("supply", "Hexes"), "supply", HU_CELL_NUMBER, .width = 76, .right = TRUE },
  /* Translators: a column: how many hexes would cut a unit off; as short as can be */
  [HU_ARMY_ROW_WIDTH] = { NC_("supply", "Width"), "supply", HU_CELL_NUMBER, .width = 60, .right = TRUE },
  /* Translators: a column: for how many turns a unit has been out of supply; as short as can be */
  [HU_ARMY_ROW_TURNS] = { NC_("supply", "Turns"), "supply", HU_CELL_NUMBER, .width = 60, .right = TRUE },
  /* Translators: a column: the source that supplies a unit, or what stands in the way of it; as short as can be */
  [HU_ARMY_ROW_DETAIL] = { NC_("supply", "Why"), "supply", HU_CELL_SORTED, .wraps = TRUE, .sort_by = 1 + HU_ARMY_ROW_STOP },
  [HU_ARMY_ROW_STOP] = { .type = HU_CELL_ASIDE, .sought = TRUE },
};

const HuRowKind hu_army_rows = {
  columns, G_N_ELEMENTS (columns), HU_ARMY_ROW_UNIT, word, is_same, list, add_groups, is_in, add_hexes,
};

/* --- What a phase changed --- */

guint
hu_army_find_phase_before (HuGame *game,
                           guint   n_events)
{
  while (n_events > 0)
    {
      n_events--;
      if (n_events == 0 || hu_game_get_event (game, n_events - 1)->verb == HU_VERB_END_PHASE)
        break;
    }

  return n_events;
}

/* Units that were in supply, or out of it, and are not so any more; those that came on or left do not count. */
static GArray *
list_changed (HuSnapshot   *snapshot,
              const guint8 *from,
              const guint8 *to,
              gboolean      out)
{
  GArray *units = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint unit = 0; unit < hu_scenario_get_n_units (hu_snapshot_get_scenario (snapshot)); unit++)
    if (from[unit] != HU_SUPPLY_MARK_NONE && to[unit] != HU_SUPPLY_MARK_NONE &&
        (from[unit] == HU_SUPPLY_MARK_OUT) != out && (to[unit] == HU_SUPPLY_MARK_OUT) == out &&
        hu_snapshot_get_secrecy (snapshot, unit) == HU_SECRECY_NONE)
      g_array_append_val (units, unit);

  return units;
}

char *
hu_army_word_changes (HuGame *game)
{
  HuSnapshot *now = hu_game_get_snapshot (game);
  guint position = hu_game_get_position (game);
  g_autoptr(HuSnapshot) before = NULL;
  g_autofree guint8 *from = NULL;
  g_autofree guint8 *to = NULL;
  g_autoptr(GArray) cut = NULL;
  g_autoptr(GArray) back = NULL;
  g_autoptr(GString) text = g_string_new (NULL);

  if (position == 0)
    return NULL;

  before = hu_game_get_snapshot_at (game, hu_army_find_phase_before (game, position));
  from = hu_supply_marks_new (hu_snapshot_get_state (before), FALSE);
  to = hu_supply_marks_new (hu_snapshot_get_state (now), FALSE);
  cut = list_changed (now, from, to, TRUE);
  back = list_changed (now, from, to, FALSE);
  if (cut->len > 0)
    {
      g_autofree char *names = hu_explain_seen_units (now, cut, MOST_NAMED);

      /* Translators: %s is one or some units that are out of supply since this phase */
      g_string_append_printf (text, _("Cut off from supply: %s."), names);
    }
  if (back->len > 0)
    {
      g_autofree char *names = hu_explain_seen_units (now, back, MOST_NAMED);

      g_string_append (text, text->len > 0 ? " " : "");
      /* Translators: %s is one or some units that were out of supply */
      g_string_append_printf (text, _("Back in supply: %s."), names);
    }

  return text->len > 0 ? g_strdup (text->str) : NULL;
}
