/*
 * The log as a story: a heading for each turn, and for each phase in which something happened what moved, was lost, changed
 * hands and was decided, with the numbers of the events.  It is told event by event, as the tables of units are.
 */
#include "config.h"

#include "hu-budget.h"
#include "hu-report-story-private.h"

/* Whether a rule system says that something has changed hands, which the list of these then names. */
static gboolean
take_passage (HuStoryList      *list,
              const HuScenario *scenario,
              const HuRuling   *ruling)
{
  char *(*name) (const HuScenario *, const HuRuling *) =
    ruling->kind >= HU_N_COMMON_RULINGS ? hu_system_words_get (ruling->system)->name_passed : NULL;
  g_autofree char *words = name != NULL ? name (scenario, ruling) : NULL;
  g_autofree char *thing = NULL;

  if (words == NULL)
    return FALSE;

  thing = _hu_story_with_event (_hu_report_unbroken (g_steal_pointer (&words)), ruling->event);

  /* A hex and the Location on its ground have one name. */
  if (list->words == NULL || !g_str_has_suffix (list->words->str, thing))
    _hu_story_list_add (list, ruling->event, ", ", g_steal_pointer (&thing));

  return TRUE;
}

/* "Yartsevo 0923" */
static char *
name_hex (const HuScenario *scenario,
          HuHex             hex,
          gint              place)
{
  g_autofree char *number = hu_grid_dup_name (scenario->map->grid, hex);
  g_autofree char *name = _hu_report_unbroken (hu_explain_place (scenario, (guint) place));

  return g_strdup_printf ("%s\u00a0%s", name, number);
}

/* A place that changed hands, the event, and the unit whose move it was: "Tula 3931 (809, 10 mot)". */
static char *
name_taken (const HuScenario *scenario,
            HuHex             hex,
            gint              place,
            guint             event,
            const HuEvent    *cause)
{
  char *name = name_hex (scenario, hex, place);
  g_autofree char *owned = NULL;
  g_autofree char *unit = NULL;

  if (cause == NULL || cause->verb != HU_VERB_MOVE)
    return _hu_story_with_event (name, event);

  owned = name;
  unit = _hu_report_unbroken (hu_explain_unit (scenario, cause->unit));

  return g_strdup_printf ("%s\u00a0(%u,\u00a0%s)", name, event, unit);
}

/* Takes the rulings of @event, and whether it decided the game.  @cause: NULL: the set-up, or the viewer does not see it. */
static void
take_rulings (HuReportStory *self,
              guint          event,
              const HuEvent *cause)
{
  const HuScenario *scenario = self->making->scenario;
  const HuVerdict *verdict = hu_snapshot_get_verdict (self->making->snapshot);

  for (; self->next < self->rulings->len; self->next++)
    {
      HuRuling *ruling = g_ptr_array_index (self->rulings, self->next);
      guint side = _hu_story_index_of (ruling->side);
      HuStoryList *list = &self->lists[side][HU_TOLD_TAKEN];

      if (ruling->event > event)
        break;
      if (take_passage (list, scenario, ruling))
        continue;
      if (ruling->kind != HU_RULING_OWNER)
        {
          g_ptr_array_add (self->found, ruling);
          continue;
        }
      _hu_story_list_mark (list, event);
      for (guint i = 0; i < ruling->hexes->len; i++)
        {
          HuHex hex = g_array_index (ruling->hexes, HuHex, i);
          gint place = hu_map_place_at (scenario->map, hex);

          if (place < 0)
            self->hexes[side]++;
          else
            _hu_story_list_add (list, event, ", ", name_taken (scenario, hex, place, event, cause));
        }
    }
  self->decided |= verdict != NULL && verdict->event == event;
}

static void
take_move (HuReportStory *self,
           const HuEvent *cause,
           guint          event)
{
  HuStoryMove move = { cause->unit, g_array_index (cause->hexes, HuHex, cause->hexes->len - 1) };
  HuSide side = hu_scenario_get_unit (self->making->scenario, cause->unit)->side;

  _hu_story_list_mark (&self->lists[side][HU_TOLD_MOVED], event);
  if (self->moved[move.unit] > 0)
    {
      g_array_index (self->moves, HuStoryMove, self->moved[move.unit] - 1) = move;
      return;
    }

  g_array_append_val (self->moves, move);
  self->moved[move.unit] = self->moves->len;
}

static HuStoryTold
told_of (const HuState *after,
         guint          unit)
{
  switch ((HuUnitStatus) after->unit_status[unit])
    {
    case HU_UNIT_ELIMINATED:
      return HU_TOLD_LOST;
    case HU_UNIT_WITHDRAWN:
      return HU_TOLD_WITHDRAWN;
    case HU_UNIT_EXITED:
      return HU_TOLD_EXITED;
    case HU_UNIT_WAITING:
    case HU_UNIT_ON_MAP:
      break;
    }

  return HU_TOLD_ARRIVED;
}

/* A unit that goes off after its move is not told of above that move, where the list stands that has one which went before. */
static HuStoryList *
list_of_change (HuReportStory *self,
                const HuState *after,
                guint          unit)
{
  guint side = hu_scenario_get_unit (self->making->scenario, unit)->side;
  HuStoryTold told = told_of (after, unit);
  HuStoryList *list = &self->lists[side][told], *early = &self->early[side][told];

  if (self->moved[unit] > 0 && list->n > 0 && list->first < self->lists[side][HU_TOLD_MOVED].first && early->n == 0)
    {
      *early = *list;
      *list = (HuStoryList) { 0 };
    }

  return list;
}

/* Units that came on or off: where, and at which event. */
static void
take_changes (HuReportStory *self,
              const HuState *after,
              const GArray  *changed,
              HuHex          hex,
              guint          event)
{
  const HuScenario *scenario = self->making->scenario;

  for (guint i = 0; i < changed->len; i++)
    {
      guint unit = g_array_index (changed, guint, i);
      HuHex at = after->unit_hex[unit] != HU_HEX_NONE ? after->unit_hex[unit] : hex;
      g_autofree char *name = _hu_report_unbroken (hu_explain_unit (scenario, unit));
      g_autofree char *place = at != HU_HEX_NONE ? hu_grid_dup_name (scenario->map->grid, at) : NULL;

      _hu_story_list_add (list_of_change (self, after, unit), event, ", ",
                _hu_story_with_event (place != NULL ? g_strdup_printf ("%s\u00a0%s", name, place) : g_strdup (name), event));
    }
}

static void
take_remark (HuReportStory *self,
             const char    *words,
             guint          event)
{
  guint which = GPOINTER_TO_UINT (g_hash_table_lookup (self->remarked, words));
  HuStoryRemark *remark;

  if (which == 0)
    {
      which = self->remarks->len + 1;
      g_array_set_size (self->remarks, which);
      remark = &g_array_index (self->remarks, HuStoryRemark, which - 1);
      remark->words = g_strdup (words);
      g_hash_table_insert (self->remarked, remark->words, GUINT_TO_POINTER (which));
    }
  remark = &g_array_index (self->remarks, HuStoryRemark, which - 1);
  _hu_story_list_mark (&remark->events, event);
  if (remark->events.n < HU_STORY_EVENTS_MOST)
    _hu_story_list_say (&remark->events, ", ", g_strdup_printf ("%u", event));
  else
    remark->more = TRUE;
}

/* Whether the lists of moves, of units and of what changed hands, or a ruling say all that the event does. */
static gboolean
is_listed (const HuEvent *cause,
           const GArray  *changed,
           gboolean       ruled)
{
  switch (cause->verb)
    {
    case HU_VERB_END_PHASE:
    case HU_VERB_MOVE:
    case HU_VERB_NOTE:
      return TRUE;
    case HU_VERB_PLACE:
    case HU_VERB_WITHDRAW:
    case HU_VERB_EXIT:
      return changed->len > 0;
    case HU_VERB_ELIMINATE:
      return cause->units->len == 0;
    case HU_VERB_AWARD:
    case HU_VERB_ADJUST:
    case HU_VERB_CONCEDE:
    case HU_VERB_CONTROL:
      return ruled;
    case HU_VERB_REDUCE:
    case HU_VERB_MARK:
    case HU_VERB_CAPTURE:
    case HU_VERB_RELEASE:
    case HU_VERB_ABANDON:
    case HU_VERB_MOP_UP:
    case HU_VERB_FIRE:
    case HU_VERB_EXTINGUISH:
    case HU_VERB_RUBBLE:
    case HU_VERB_DECLARE:
    case HU_VERB_ANNOUNCE:
    case HU_N_VERBS:
      break;
    }

  return FALSE;
}

static void
take_event (HuReportStory        *self,
            const HuStoryEvent   *told)
{
  const HuScenario *scenario = self->making->scenario;
  const HuEvent *cause = told->cause;
  gboolean ruled = self->next < self->rulings->len &&
                   ((const HuRuling *) g_ptr_array_index (self->rulings, self->next))->event == told->event;
  HuSide side = cause->unit != HU_UNIT_NONE ? hu_scenario_get_unit (scenario, cause->unit)->side : HU_SIDE_NONE;

  if (cause->verb == HU_VERB_MOVE)
    take_move (self, cause, told->event);
  if (cause->verb == HU_VERB_NOTE)
    take_remark (self, hu_scenario_word (scenario, cause->text), told->event);
  if (!is_listed (cause, told->changed, ruled))
    _hu_story_list_add (&self->lists[_hu_story_index_of (side)][HU_TOLD_OTHER], told->event, "; ",
                        _hu_story_with_event (g_strdup (told->words), told->event));
  else
    take_changes (self, told->after, told->changed, told->hex, told->event);
  if (cause->note != NULL && cause->note[0] != '\0')
    take_remark (self, hu_scenario_word (scenario, cause->note), told->event);
}

/*
 * _hu_report_begin_story:
 * @rulings: (element-type HuRuling): of all events, in their order; they must outlive the story
 *
 * Begins the story with the rulings on the set-up.
 */
HuReportStory *
_hu_report_begin_story (HuReportMaking  *making,
                        const GPtrArray *rulings)
{
  HuReportStory *self = g_new0 (HuReportStory, 1);

  self->making = making;
  self->rulings = rulings;
  self->quiet = g_string_new (NULL);
  self->moves = g_array_new (FALSE, FALSE, sizeof (HuStoryMove));
  self->moved = g_new0 (guint, hu_scenario_get_n_units (making->scenario) + 1);
  self->remarks = g_array_new (FALSE, TRUE, sizeof (HuStoryRemark));
  self->remarked = g_hash_table_new (g_str_hash, g_str_equal);
  self->found = g_ptr_array_new ();
  take_rulings (self, 0, NULL);
  _hu_story_end_phase (self);
  self->table = NULL;

  return self;
}

/* A phase in which nothing happened; those of one side in a row stand behind its name: "Soviet: Supply, Combat". */
static void
add_quiet (HuReportStory *self,
           guint          event)
{
  const HuScenario *scenario = self->making->scenario;
  HuClock clock = _hu_report_clock (self->making, event);
  HuSide side = hu_clock_side (scenario, &clock);
  const char *phase = hu_scenario_word (scenario, hu_clock_phase_name (scenario, &clock));
  g_autofree char *words = phase != NULL ? g_strdup (hu_budget_name (phase)) : NULL;
  gboolean goes_on = self->quiet->len > 0 && side != HU_SIDE_NONE && side == self->quiet_side;

  if (words == NULL)
    return;

  if (side != HU_SIDE_NONE && !goes_on)
    {
      g_autofree char *name = hu_explain_side (scenario, side);
      g_autofree char *bare = g_steal_pointer (&words);

      /* Translators: a side, and a phase of it. */
      words = g_strdup_printf (C_("moment", "%s: %s"), name, bare);
    }
  g_string_append_printf (self->quiet, "%s%s", self->quiet->len == 0 ? "" : goes_on ? ", " : "; ", words);
  self->quiet_side = side;
}

/* @told: the event, and what the viewer knows of it. */
void
_hu_report_tell_story (HuReportStory      *self,
                       const HuStoryEvent *told)
{
  HuClock clock = _hu_report_clock (self->making, told->event);
  guint n_rows = self->n_rows;

  if (self->turn != 0 && clock.turn != self->turn)
    _hu_story_end_turn (self);
  self->turn = clock.turn;
  if (self->begins == 0)
    self->begins = told->event;

  if (told->sight == HU_SIGHT_WHOLE)
    take_event (self, told);
  else
    {
      _hu_story_list_mark (&self->unseen, told->event);
      self->unseen.n++;
    }
  take_rulings (self, told->event, told->sight == HU_SIGHT_WHOLE ? told->cause : NULL);
  if (told->cause->verb != HU_VERB_END_PHASE)
    return;

  _hu_story_end_phase (self);
  if (self->n_rows == n_rows)
    add_quiet (self, told->event);
  self->begins = 0;
}

void
_hu_report_end_story (HuReportStory *self)
{
  _hu_story_end_phase (self);
  if (self->turn > 0)
    _hu_story_end_turn (self);
  _hu_story_tell_quiet (self);
  if (self->n_left_out > 0)
    _hu_report_paragraph (self->making, HU_TEXT_FAINT,
                          g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                                        "Left out here: %'u more row. The table as CSV has it.",
                                                        "Left out here: %'u more rows. The table as CSV has them all.",
                                                        self->n_left_out), self->n_left_out));
  g_string_free (self->quiet, TRUE);
  g_array_unref (self->moves);
  g_free (self->moved);
  g_array_unref (self->remarks);
  g_hash_table_unref (self->remarked);
  g_ptr_array_unref (self->found);
  g_free (self);
}
