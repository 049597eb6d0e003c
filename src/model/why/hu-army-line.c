/*
 * Lines of the list of supply. A whole side is asked by one search; only units that are out of supply are asked one by
 * one, for who stops their lines.
 */
#include "config.h"

#include "hu-army-line.h"

#include <glib/gi18n-lib.h>

#include "hu-explain-links.h"
#include "hu-explain.h"
#include "hu-supply-army.h"

#define MOST_BLOCKERS 3 /* named */

struct _HuArmyLine
{
  GObject     parent_instance;

  HuScenario *scenario;
  guint       unit;
  HuHex       hex;
  gint        length;
  guint       width;
  guint       n_turns;
  char       *name;
  char       *detail;
  char       *since;
};

G_DEFINE_FINAL_TYPE (HuArmyLine, hu_army_line, G_TYPE_OBJECT)

static void
hu_army_line_finalize (GObject *object)
{
  HuArmyLine *self = HU_ARMY_LINE (object);

  g_free (self->name);
  g_free (self->detail);
  g_free (self->since);
  hu_scenario_unref (self->scenario);

  G_OBJECT_CLASS (hu_army_line_parent_class)->finalize (object);
}

static void
hu_army_line_class_init (HuArmyLineClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = hu_army_line_finalize;
}

static void
hu_army_line_init (HuArmyLine *self)
{
}

/* Names whoever stops the line nearest to the unit. */
static char *
word_stop (const HuSupplySituation *situation,
           HuSnapshot              *snapshot,
           HuHex                    hex)
{
  static const char *const ids[HU_N_BLOCKS] = {
    [HU_BLOCK_UNIT] = "frontier-unit",         [HU_BLOCK_ZOC] = "frontier-zoc",
    [HU_BLOCK_OWNER] = "frontier-control",     [HU_BLOCK_TERRAIN] = "frontier-terrain",
    [HU_BLOCK_HEXSIDE] = "frontier-hexside",   [HU_BLOCK_LENGTH] = "frontier-length",
    [HU_BLOCK_STEPS] = "frontier-steps",       [HU_BLOCK_LINE_ENDS] = "frontier-line-ends",
  };
  g_autoptr(HuTracing) tracing = hu_tracing_new (situation, &hex, 1);
  g_autoptr(HuSupplyAnswer) answer = hu_supply_answer_new (situation, tracing);
  const HuSupplyStop *stop = NULL;
  g_autofree char *units = NULL;

  for (guint i = 0; i < answer->stops->len; i++)
    {
      const HuSupplyStop *other = g_ptr_array_index (answer->stops, i);

      /* Lakes have always been there: the enemy is the news. */
      if (stop == NULL || (stop->units->len == 0 && other->units->len > 0))
        stop = other;
    }
  if (stop == NULL)
    return g_strdup (_("no source"));
  if (stop->units->len == 0)
    return hu_explain_legend (hu_snapshot_get_scenario (snapshot), ids[stop->because], HU_SIDE_NONE);

  units = hu_explain_seen_units (snapshot, stop->units, MOST_BLOCKERS);
  /* Translators: %s is one or some units: they stop the lines of supply of another one */
  return hu_explain_sentence (hu_snapshot_get_scenario (snapshot), _("stopped by %s"), units);
}

static void
list_side (GPtrArray  *lines,
           HuSnapshot *snapshot,
           HuSide      side)
{
  const HuState *state = hu_snapshot_get_state (snapshot);
  g_autoptr(HuSupplySituation) situation = hu_supply_situation_new (state, side);
  g_autoptr(HuSupplyArmy) army = hu_supply_army_new (situation);

  for (guint unit = 0; unit < hu_scenario_get_n_units (state->scenario); unit++)
    {
      const HuUnit *kind = hu_scenario_get_unit (state->scenario, unit);

      if (kind->side == side && hu_unit_is_ground (kind) && state->unit_hex[unit] != HU_HEX_NONE &&
          hu_snapshot_get_secrecy (snapshot, unit) == HU_SECRECY_NONE)
        {
          HuArmyLine *self = g_object_new (HU_TYPE_ARMY_LINE, NULL);
          HuSupplyStanding standing;

          self->scenario = hu_scenario_ref ((HuScenario *) hu_snapshot_get_scenario (snapshot));
          self->unit = unit;
          self->hex = hu_snapshot_get_state (snapshot)->unit_hex[unit];
          self->name = hu_explain_seen_unit (snapshot, unit);
          standing = hu_supply_army_ask (army, self->hex);
          self->length = standing.length;
          self->width = hu_supply_army_width (army, self->hex, NULL);
          self->detail = standing.length < 0 ? word_stop (situation, snapshot, self->hex)
                                             : hu_explain_hex (self->scenario, standing.source);
          g_ptr_array_add (lines, self);
        }
    }
}

void
hu_army_lines_update (GListStore *store,
                      HuSnapshot *snapshot)
{
  g_autoptr(GPtrArray) lines = g_ptr_array_new_with_free_func (g_object_unref);

  g_return_if_fail (G_IS_LIST_STORE (store) && snapshot != NULL);

  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    if (hu_tracing_possible (hu_snapshot_get_scenario (snapshot), (HuSide) side))
      list_side (lines, snapshot, (HuSide) side);
  g_list_store_splice (store, 0, g_list_model_get_n_items (G_LIST_MODEL (store)), lines->pdata, lines->len);
}

guint
hu_army_line_get_unit (HuArmyLine *self)
{
  return self->unit;
}

HuSide
hu_army_line_get_side (HuArmyLine *self)
{
  return hu_scenario_get_unit (self->scenario, self->unit)->side;
}

HuHex
hu_army_line_get_hex (HuArmyLine *self)
{
  return self->hex;
}

HuSupplyMark
hu_army_line_get_mark (HuArmyLine *self)
{
  if (self->length < 0)
    return HU_SUPPLY_MARK_OUT;

  return self->width == 1 ? HU_SUPPLY_MARK_NARROW : HU_SUPPLY_MARK_IN;
}

gint
hu_army_line_get_length (HuArmyLine *self)
{
  return self->length;
}

guint
hu_army_line_get_width (HuArmyLine *self)
{
  return self->width;
}

const char *
hu_army_line_get_name (HuArmyLine *self)
{
  return self->name;
}

const char *
hu_army_line_get_detail (HuArmyLine *self)
{
  return self->detail;
}

void
hu_army_line_set_since (HuArmyLine *self,
                        guint       turn,
                        guint       n_turns)
{
  g_autofree char *name = hu_explain_turn (self->scenario, turn);

  self->n_turns = n_turns;
  g_free (self->since);
  /* Translators: %1$s is a turn, as "Oct II", %2$u how many turns a unit has been out of supply */
  self->since = g_strdup_printf (ngettext ("since %1$s (%2$u turn)", "since %1$s (%2$u turns)", n_turns), name, n_turns);
}

guint
hu_army_line_get_n_turns (HuArmyLine *self)
{
  return self->n_turns;
}

const char *
hu_army_line_get_since (HuArmyLine *self)
{
  return self->since;
}

#define MOST_NAMED 5

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
