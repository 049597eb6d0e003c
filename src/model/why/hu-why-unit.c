/*
 * Reasons of a unit: where it is, or by which event it left; what the rules ask of it, its supply, what its going would change.
 */
#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "hu-explain-arrival.h"
#include "hu-explain-language.h"
#include "hu-explain.h"
#include "hu-system-lists.h"
#include "hu-tactical.h"
#include "hu-why-node-private.h"

typedef struct
{
  guint        unit;
  HuUnitStatus status;
} Gone;

static gboolean
is_gone (const HuState *state,
         gconstpointer  data)
{
  const Gone *gone = data;

  return state->unit_status[gone->unit] == gone->status;
}

/* "It was eliminated at event 31 (Day 3, German, Combat) in 0508."  @where: NULL: it had not come on the map. */
static char *
word_leaving (HuUnitStatus status,
              guint        event,
              const char  *moment,
              const char  *where)
{
  if (where == NULL)
    return status == HU_UNIT_WITHDRAWN
      /* Translators: the number of an event, its moment. */
      ? g_strdup_printf (_("It was withdrawn at event %1$u (%2$s), before it came on the map."), event, moment)
      /* Translators: the number of an event, its moment. */
      : g_strdup_printf (_("It was eliminated at event %1$u (%2$s), before it came on the map."), event, moment);

  switch (status)
    {
    case HU_UNIT_EXITED:
      /* Translators: the number of an event, its moment, a hex. */
      return g_strdup_printf (_("It left the map at event %1$u (%2$s), from %3$s."), event, moment, where);
    case HU_UNIT_WITHDRAWN:
      /* Translators: the number of an event, its moment, a hex. */
      return g_strdup_printf (_("It was withdrawn at event %1$u (%2$s), from %3$s."), event, moment, where);
    default:
      /* Translators: the number of an event, its moment, a hex. */
      return g_strdup_printf (_("It was eliminated at event %1$u (%2$s), in %3$s."), event, moment, where);
    }
}

HuHex
_hu_why_find_leaving (HuWhyNode *self,
                      guint      unit,
                      guint     *event)
{
  const Gone gone = { unit, hu_snapshot_get_state (self->snapshot)->unit_status[unit] };

  *event = _hu_why_find_since (self, is_gone, &gone);

  return *event > 0 ? hu_game_peek_before (self->game, *event)->unit_hex[unit] : HU_HEX_NONE;
}

static void
add_leaving (HuWhyNode  *self,
             GListStore *list,
             guint       unit)
{
  const HuState *state = hu_snapshot_get_state (self->snapshot);
  guint event;
  HuHex from = _hu_why_find_leaving (self, unit, &event);
  g_autofree char *moment = NULL, *where = NULL;
  HuWhyNode *node;
  HuClock clock;

  /* It was not there at the set-up. */
  if (event == 0)
    return;

  clock = hu_game_get_clock (self->game, event - 1);
  moment = hu_explain_clock (state->scenario, &clock);
  where = from != HU_HEX_NONE ? hu_explain_hex (state->scenario, from) : NULL;
  node = _hu_why_add_below (self, list, WHY_EVENT, event,
                            word_leaving ((HuUnitStatus) state->unit_status[unit], event, moment, where));
  node->event = event;
  if (from != HU_HEX_NONE)
    g_array_append_val (node->hexes, from);
}

/* Does the name begin as that of no other unit, and not with a mere number?  Then its first word names it. */
static gboolean
is_named_alone (const HuScenario *scenario,
                guint             unit,
                const char       *word)
{
  gsize length = strlen (word);

  if (word[strspn (word, "0123456789")] == '\0')
    return FALSE;
  for (guint i = 0; i < scenario->units->len; i++)
    {
      g_autofree char *other = hu_explain_unit (scenario, i);

      if (i != unit && g_str_has_prefix (other, word) && (other[length] == ' ' || other[length] == '\0'))
        return FALSE;
    }

  return TRUE;
}

/* Does @text have @word, not as a part of another?  Nothing is a word that every text has. */
static gboolean
has_word (const char *text,
          const char *word)
{
  gsize length = strlen (word);

  if (length == 0)
    return TRUE;
  for (const char *at = strstr (text, word); at != NULL; at = strstr (at + 1, word))
    if ((at == text || !g_unichar_isalnum (g_utf8_get_char (g_utf8_prev_char (at)))) &&
        !g_unichar_isalnum (g_utf8_get_char (at + length)))
      return TRUE;

  return FALSE;
}

/* A text may name units together, as "4-6-8 G and H", or leave out what no other unit needs, as "T-60" for "T-60 M42". */
static gboolean
is_about (const HuScenario *scenario,
          const char       *sentence,
          guint             unit)
{
  g_autofree char *name = hu_explain_unit (scenario, unit);
  g_auto(GStrv) words = g_strsplit (name, " ", -1);

  if (*name == '\0' || !has_word (sentence, words[0]))
    return FALSE;

  for (guint i = 1; words[i] != NULL; i++)
    if (!has_word (sentence, words[i]))
      return is_named_alone (scenario, unit, words[0]);

  return TRUE;
}

/* The sentence of the scenario's text about itself that names the unit; NULL: none.  (transfer full) (nullable) */
static char *
quote_about (const HuScenario *scenario,
             guint             unit)
{
  const char *text = scenario->about != NULL ? hu_scenario_word (scenario, scenario->about) : "";
  g_auto(GStrv) sentences = g_regex_split_simple ("\\.?\\n+|\\. |\\.$", text, 0, 0);

  for (guint i = 0; sentences[i] != NULL; i++)
    if (is_about (scenario, sentences[i], unit))
      return g_strdup (sentences[i]);

  return NULL;
}

/* Adds when and where the unit comes, as far as the file says. */
static void
add_coming (HuWhyNode  *self,
            GListStore *list,
            guint       unit)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (self->snapshot);
  const HuUnit *counter = hu_scenario_get_unit (scenario, unit);
  g_autofree char *quote = counter->arrival == NULL ? quote_about (scenario, unit) : NULL;
  g_autofree char *when = counter->arrival != NULL ? hu_explain_arrival (scenario, counter) : NULL;
  g_autofree char *strength = g_strdup_printf ("%" G_GINT64_FORMAT, counter->strength);
  char *text;

  if (when != NULL)
    /* Translators: when and where a unit comes: "Turn 3; edges of the map: north". */
    text = g_strdup_printf (_("Its arrival, by the scenario: %s."), when);
  else if (quote != NULL)
    /* Translators: a sentence of the scenario's text. */
    text = g_strdup_printf (_("The file gives no turn in which it comes. The scenario says: “%s.”"), quote);
  else if (counter->kind == HU_UNIT_HALF_SQUAD)
    text = g_strdup (_("No turn is set for its arrival: a half-squad may come when a squad is reduced."));
  else if (counter->kind == HU_UNIT_CREW)
    text = g_strdup (_("No turn is set for its arrival: a crew may come when a vehicle or Gun is abandoned or eliminated."));
  else if (scenario->about != NULL)
    text = g_strdup (_("No turn is set for its arrival; the scenario’s text may say when it comes."));
  else
    text = g_strdup (_("The file gives no turn in which it comes."));
  _hu_why_add_below (self, list, WHY_FACT, 0, text);
  if (counter->arrival != NULL && counter->arrival->turn < hu_snapshot_get_clock (self->snapshot)->turn)
    _hu_why_add_below (self, list, WHY_FACT, 0, g_strdup (_("It is overdue: that turn is over.")));
  if (counter->strength >= 0)
    /* Translators: a number. */
    _hu_why_add_below (self, list, WHY_FACT, 0, g_strdup_printf (_("Its strength is %s."), strength));
}

/* Where the unit is what survived another, says by which event it came. */
static void
add_survival (HuWhyNode  *self,
              GListStore *list,
              guint       unit)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (self->snapshot);
  guint number = _hu_why_find_since (self, is_gone, &(Gone) { unit, HU_UNIT_ON_MAP });
  const HuEvent *event = number > 0 ? hu_game_get_event (self->game, number - 1) : NULL;
  g_autofree char *moment = NULL, *hex = NULL, *dead = NULL;
  HuWhyNode *node;
  HuClock clock;
  HuHex where;

  if (event == NULL || event->verb != HU_VERB_ELIMINATE || !hu_numbers_have (event->units, unit))
    return;

  clock = hu_game_get_clock (self->game, number - 1);
  moment = hu_explain_clock (scenario, &clock);
  where = hu_game_peek_before (self->game, number)->unit_hex[event->unit];
  hex = hu_explain_hex (scenario, where);
  dead = hu_explain_unit (scenario, event->unit);
  node = _hu_why_add_below (self, list, WHY_EVENT, number,
                            /* Translators: the number of an event, its moment, a hex, a unit. */
                            g_strdup_printf (_("It came on the map at event %1$u (%2$s), in %3$s, when %4$s was eliminated and "
                                               "it survived."), number, moment, hex, dead));
  node->event = number;
  g_array_append_val (node->hexes, where);
}

static void
add_gone (HuWhyNode  *self,
          GListStore *list,
          guint       unit)
{
  const HuState *state = hu_snapshot_get_state (self->snapshot);
  HuUnitStatus status = state->unit_status[unit];

  if (!_hu_why_knows_since (self))
    return;

  /* On tactical boards the points of a unit tell how it has left. */
  if (status == HU_UNIT_ON_MAP)
    add_survival (self, list, unit);
  else if (status == HU_UNIT_WAITING)
    add_coming (self, list, unit);
  else if (!hu_scenario_is_tactical (state->scenario))
    add_leaving (self, list, unit);
}

#define RULINGS_TOLD 3
#define DEEDS_TOLD 2

/* Has what it says ended since? */
static gboolean
has_ended (HuSnapshot     *snapshot,
           const HuRuling *ruling)
{
  const HuSystemLists *lists = hu_system_lists_get (ruling->system);

  return lists->find_end != NULL && lists->find_end (snapshot, ruling) != NULL;
}

gboolean
_hu_why_has_weight (const HuRuling *ruling)
{
  return ruling->subject < 0 || ruling->subject_kind == HU_SUBJECT_BUILDING;
}

static gint
compare_rulings (gconstpointer a,
                 gconstpointer b)
{
  guint one = (*(HuRuling *const *) a)->event, other = (*(HuRuling *const *) b)->event;

  return (one > other) - (one < other);
}

/* The last event by which the unit moved, or, with @broken, broke, after @came; @came: there is none. */
static guint
find_last (HuWhyNode *self,
           guint      unit,
           gboolean   broken,
           guint      came)
{
  for (guint last = hu_game_get_position (self->game); last > came; last--)
    {
      const HuEvent *event = hu_game_get_event (self->game, last - 1);

      gboolean breaks = event->verb == HU_VERB_MARK && (event->states & event->states_set & HU_STATE_BROKEN) != 0;

      if (event->unit == unit && (broken ? breaks : event->verb == HU_VERB_MOVE))
        return last;
    }

  return came;
}

/* When a unit that is on the map came on it, if not at the set-up, by which event it moved last, and since when it is broken. */
static void
add_moves (HuWhyNode  *self,
           GListStore *list,
           guint       unit)
{
  const HuState *state = hu_snapshot_get_state (self->snapshot);
  guint came, moved, broke;

  if (!_hu_why_knows_since (self) || state->unit_status[unit] != HU_UNIT_ON_MAP)
    return;

  came = _hu_why_find_since (self, is_gone, &(Gone) { unit, HU_UNIT_ON_MAP });
  moved = find_last (self, unit, FALSE, came);
  broke = (state->unit_states[unit] & HU_STATE_BROKEN) != 0 ? find_last (self, unit, TRUE, came) : came;
  /* What survived another unit says that itself. */
  if (came > 0 && hu_game_get_event (self->game, came - 1)->unit == unit)
    _hu_why_add_event_said (self, list, came, WHY_SAID_CAME);
  if (broke > came)
    _hu_why_add_event_said (self, list, broke, WHY_SAID_BROKE);
  if (moved > came)
    _hu_why_add_event_said (self, list, moved, WHY_SAID_MOVED);
}

/* Does what comes of an event of this kind count as the unit's deed?  On tactical boards what it gains by a move is told of it
 * as a ruling of its own. */
static gboolean
is_doing (HuWhyNode     *self,
          const HuEvent *event)
{
  gboolean moves = event->verb == HU_VERB_MOVE || event->verb == HU_VERB_PLACE;

  return event->unit == self->index && (event->verb == HU_VERB_ELIMINATE ||
                                        (moves && !hu_scenario_is_tactical (hu_snapshot_get_scenario (self->snapshot))));
}

/* Did the unit give rise to it by a move or its end that the viewer saw, and is it not told of the unit anyhow?  The event that
 * decided the game is told by itself. */
static gboolean
is_deed (HuWhyNode      *self,
         const HuRuling *ruling)
{
  const HuVerdict *verdict = hu_snapshot_get_verdict (self->snapshot);

  if (ruling->event == 0 || (verdict != NULL && verdict->event == ruling->event) || !_hu_why_is_telling (ruling) ||
      hu_numbers_have (ruling->units, self->index) ||
      hu_game_get_sight (self->game, ruling->event) != HU_SIGHT_WHOLE)
    return FALSE;

  return is_doing (self, hu_game_get_event (self->game, ruling->event - 1));
}

/* All that one event brought about, from number @i of @rulings on; returns the number of what follows it. */
static guint
add_deed (HuWhyNode       *self,
          GListStore      *list,
          const GPtrArray *rulings,
          guint            i)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (self->snapshot);
  guint event = ((const HuRuling *) g_ptr_array_index (rulings, i))->event;
  const HuEvent *cause = hu_game_get_event (self->game, event - 1);
  HuClock clock = hu_game_get_clock (self->game, event - 1);
  g_autofree char *moment = hu_explain_clock (scenario, &clock);
  g_autoptr(GString) deeds = g_string_new (NULL);
  HuWhyNode *node;

  for (; i < rulings->len && ((const HuRuling *) g_ptr_array_index (rulings, i))->event == event; i++)
    {
      g_autofree char *words = hu_explain_ruling (scenario, g_ptr_array_index (rulings, i));

      if (is_deed (self, g_ptr_array_index (rulings, i)))
        g_string_append_printf (deeds, "%s%s", deeds->len > 0 ? " " : "", words);
    }
  node = _hu_why_add_below (self, list, WHY_EVENT, event,
                            g_strdup_printf (cause->verb == HU_VERB_ELIMINATE
                                             /* Translators: the number of an event, its moment, and sentences that say to what
                                              * it led: "The German side gains the hex V2." */
                                             ? _("By its elimination at event %1$u (%2$s): %3$s")
                                             /* Translators: the number of an event, its moment, and sentences that say to what
                                              * it led: "The German side takes Klin." */
                                             : _("By its move at event %1$u (%2$s): %3$s"), event, moment, deeds->str));
  node->event = event;
  _hu_why_add_hexes (node, cause->hexes);

  return i;
}

/* Adds the rulings that its last moves or its elimination led to: a place taken, points, a line cut. */
static void
add_deeds (HuWhyNode  *self,
           GListStore *list)
{
  g_autoptr(GPtrArray) rulings = hu_snapshot_list_rulings (self->snapshot);
  guint most = hu_explain_is_whole () ? G_MAXUINT : DEEDS_TOLD, first = rulings->len, before = 0;

  if (!_hu_why_knows_since (self))
    return;

  for (guint i = rulings->len, n = 0; i > 0 && n <= most; i--)
    {
      const HuRuling *ruling = g_ptr_array_index (rulings, i - 1);

      if (!is_deed (self, ruling))
        continue;
      n += ruling->event != before;
      before = ruling->event;
      if (n <= most)
        first = i - 1;
    }
  for (guint i = first; i < rulings->len;)
    i = is_deed (self, g_ptr_array_index (rulings, i)) ? add_deed (self, list, rulings, i) : i + 1;
}

/* Is it told of the unit: its deeds, or what has ended since? */
static gboolean
is_of_unit (HuWhyNode       *self,
            const GPtrArray *rulings,
            const HuRuling  *ruling,
            gboolean         ended)
{
  return hu_numbers_have (ruling->units, self->index) && has_ended (self->snapshot, ruling) == ended &&
         !_hu_why_goes_with_hex (rulings, ruling);
}

/* The last rulings about the unit, as they followed each other, those of weight before all others: what it did, what became of
 * it, what it is worth; or, where there is none, what has ended since.  The others are named by their events. */
static void
list_unit_rulings (HuWhyNode  *self,
                   GListStore *list)
{
  g_autoptr(GPtrArray) rulings = hu_snapshot_list_rulings (self->snapshot);
  g_autoptr(GPtrArray) told = g_ptr_array_new (), rest = g_ptr_array_new ();
  guint most = hu_explain_is_whole () ? G_MAXUINT : RULINGS_TOLD;

  add_moves (self, list, self->index);
  add_deeds (self, list);
  for (gboolean ended = FALSE; ended <= TRUE && told->len == 0; ended++)
    for (guint pass = 0; pass < 2; pass++)
      for (guint i = rulings->len; i > 0; i--)
        {
          HuRuling *ruling = g_ptr_array_index (rulings, i - 1);

          if (is_of_unit (self, rulings, ruling, ended) && _hu_why_has_weight (ruling) == (pass == 0))
            g_ptr_array_insert (told->len < most ? told : rest, 0, ruling);
        }
  g_ptr_array_sort (told, compare_rulings);
  g_ptr_array_sort (rest, compare_rulings);
  for (guint i = 0; i < told->len; i++)
    _hu_why_add_ruling (self, list, g_ptr_array_index (told, i));
  _hu_why_add_rest (self, list, rest);
}

/* The event that decided the game, if it is about the unit and the viewer saw it. */
static void
add_decision (HuWhyNode  *root,
              GListStore *list,
              guint       unit)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (root->snapshot);
  const HuVerdict *verdict = hu_snapshot_get_verdict (root->snapshot);
  guint number = verdict != NULL ? verdict->event : 0;
  const HuEvent *event;
  g_autofree char *words = NULL;
  HuWhyNode *node;

  if (number == 0 || root->snapshot != hu_game_get_snapshot (root->game) ||
      hu_game_get_sight (root->game, number) != HU_SIGHT_WHOLE)
    return;

  event = hu_game_get_event (root->game, number - 1);
  if (event->unit != unit)
    return;

  words = hu_explain_event (scenario, event, hu_game_peek_before (root->game, number));
  node = _hu_why_add_below (root, list, WHY_EVENT, number,
                            /* Translators: a number; what happened. */
                            hu_explain_as_seen (root->snapshot, g_strdup_printf (_("Event %1$u decided the game: %2$s."),
                                                                                 number, words)));
  node->event = number;
  _hu_why_set_rule (node, verdict->rule);
}

/* Why the hex in which it stands is not its side's, or why that would not be by this unit. */
static void
add_holding (HuWhyNode  *root,
             GListStore *list,
             guint       unit)
{
  const HuState *state = hu_snapshot_get_state (root->snapshot);
  const HuUnit *counter = hu_scenario_get_unit (state->scenario, unit);
  g_autofree char *hex = hu_explain_hex (state->scenario, state->unit_hex[unit]);

  if (!hu_unit_is_ground (counter))
    _hu_why_add_below (root, list, WHY_FACT, 0, g_strdup (_("It takes no hex: only ground units gain control of hexes.")));
  else if (state->hex_owner[state->unit_hex[unit]] == (gint8) hu_side_other (counter->side))
    _hu_why_add_below (root, list, WHY_FACT, 0,
                       /* Translators: a hex. */
                       g_strdup_printf (_("It does not give its side control of %s: only a unit that enters a hex does."), hex));
}

void
_hu_why_add_counter (HuWhyNode  *root,
                     GListStore *list,
                     guint       unit,
                     HuSide      side)
{
  const HuState *state = hu_snapshot_get_state (root->snapshot);
  HuWhyNode *node = _hu_why_add_unit (root, list, unit);
  gboolean on_map;

  node->kind = WHY_PART;
  node->list_part = list_unit_rulings;
  add_decision (root, list, unit);
  add_gone (root, list, unit);
  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    if (hu_system_in_force (state->scenario, id) && hu_system_lists_get (id)->add_why_counter != NULL)
      hu_system_lists_get (id)->add_why_counter (root, list, unit);
  on_map = state->unit_status[unit] == HU_UNIT_ON_MAP && state->unit_hex[unit] != HU_HEX_NONE;
  if (on_map)
    {
      if (!hu_scenario_is_tactical (state->scenario))
        add_holding (root, list, unit);
      _hu_why_add_unit_supply (root, list, unit);
      _hu_why_add_unit_barring (root, list, unit);
      _hu_why_add_without (root, list, unit);
    }
  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    if (hu_system_in_force (state->scenario, id) && hu_system_lists_get (id)->add_why_unit != NULL)
      hu_system_lists_get (id)->add_why_unit (root, list, unit, side);
  if (on_map && hu_scenario_is_tactical (state->scenario))
    _hu_why_list_location (root, list, hu_state_unit_location (state, unit),
                           side != HU_SIDE_NONE ? side : hu_tactical_holder (state, unit));
}
