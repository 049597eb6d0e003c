/*
 * What one phase of the story had, in words and rows: lists of what moved, was lost and changed hands, remarks, and rulings.
 */
#include "config.h"

#include "hu-budget.h"
#include "hu-report-story-private.h"

enum
{
  COLUMN_WHAT,
  COLUMN_TEXT,
  COLUMN_EVENT,
};

#define LIST_MOST 150 /* things of a list in one phase */

/* --- Lists --- */

guint
_hu_story_index_of (HuSide side)
{
  return side == HU_SIDE_NONE ? HU_N_SIDES : (guint) side;
}

void
_hu_story_list_mark (HuStoryList *list,
                     guint        event)
{
  if (list->first == 0)
    list->first = event;
  list->last = event;
}

/* Adds @words, which are taken. */
void
_hu_story_list_say (HuStoryList *list,
                    const char  *between,
                    char        *words)
{
  if (list->words == NULL)
    list->words = g_string_new (NULL);
  if (list->n++ < LIST_MOST)
    g_string_append_printf (list->words, "%s%s", list->n > 1 ? between : "", words);
  g_free (words);
}

void
_hu_story_list_add (HuStoryList *list,
                    guint        event,
                    const char  *between,
                    char        *words) /* (transfer full) */
{
  _hu_story_list_mark (list, event);
  _hu_story_list_say (list, between, words);
}

/* The words of the list, which is empty from then on. */
static char *
list_take (HuStoryList *list)
{
  GString *words = g_steal_pointer (&list->words);

  if (list->n > LIST_MOST)
    {
      guint more = list->n - LIST_MOST;

      g_string_append_c (words, ' ');
      g_string_append_printf (words, g_dngettext (GETTEXT_PACKAGE, "and %u more", "and %u more", more), more);
    }
  *list = (HuStoryList) { 0 };

  return g_string_free (words, FALSE);
}

/* A thing and the event at which it happened: "112 R 0923 (512)". */
char *
_hu_story_with_event (char *words, /* (transfer full) */
                      guint event)
{
  g_autofree char *owned = words;

  return g_strdup_printf ("%s\u00a0(%u)", words, event);
}

/* --- Rows --- */

/* The turns in which nothing happened, in one line. */
void
_hu_story_tell_quiet (HuReportStory *self)
{
  const HuScenario *scenario = self->making->scenario;
  g_autofree char *first = NULL;
  g_autofree char *last = NULL;

  if (self->n_quiet == 0)
    return;

  first = hu_explain_turn (scenario, self->first_quiet);
  last = hu_explain_turn (scenario, self->first_quiet + self->n_quiet - 1);
  _hu_report_paragraph (self->making, HU_TEXT_FAINT,
                        self->n_quiet == 1 ? g_strdup_printf (_("%s: nothing happened."), first)
                                           /* Translators: two turns. */
                                           : g_strdup_printf (_("%s to %s: nothing happened."), first, last));
  self->n_quiet = 0;
}

static void
begin_turn (HuReportStory *self)
{
  HuReportMaking *making = self->making;

  if (self->table != NULL)
    return;

  _hu_story_tell_quiet (self);
  _hu_report_heading (making, 2, self->turn > 0 ? _hu_report_numbered_turn (making->scenario, self->turn)
                                                 : g_strdup (_("Set-up")));
  self->table = _hu_report_table (making, NULL);
  self->table->look = HU_TABLE_STORY;
  _hu_report_column (self->table, HU_COLUMN_WORDS, HU_SHOW_PAPER, "");
  _hu_report_column (self->table, HU_COLUMN_TEXT, HU_SHOW_PAPER, "");
  _hu_report_column (self->table, HU_COLUMN_NUMBERS, HU_SHOW_PAPER, "");
  _hu_report_subject (self->table, COLUMN_EVENT, HU_COLUMN_EVENT);
}

static void
fill_events (HuReportRow *row,
             guint        first,
             guint        last)
{
  if (first == last)
    {
      _hu_report_cell_number (row, COLUMN_EVENT, first, FALSE);
      return;
    }

  _hu_report_cell (row, COLUMN_EVENT, g_strdup_printf ("%u–%u", first, last));
  row->cells[COLUMN_EVENT].value = g_strdup_printf ("%u", first);
}

static void
begin_phase (HuReportStory *self)
{
  g_autofree char *phase = self->begins > 0 ? _hu_report_phase (self->making, self->begins) : g_strdup ("");
  HuReportRow *row;

  begin_turn (self);
  if (self->headed || phase[0] == '\0')
    return;

  self->headed = TRUE;
  row = _hu_report_row (self->table, HU_ROW_HEAD, HU_SHOW_PAPER);
  _hu_report_cell (row, COLUMN_WHAT, g_steal_pointer (&phase));
  row->cells[COLUMN_EVENT].value = g_strdup_printf ("%u", self->begins);
}

/* A line of the phase; NULL: there are too many for paper.  @text is taken. */
static HuReportRow *
add_row (HuReportStory *self,
         HuRowRole      role,
         HuSide         side,
         const char    *what,
         char          *text,
         guint          first,
         guint          last)
{
  HuReportRow *row;

  if (self->n_rows >= HU_BUDGET_PAPER_ROWS)
    {
      self->n_left_out++;
      g_free (text);
      return NULL;
    }

  self->n_rows++;
  begin_phase (self);
  row = _hu_report_row (self->table, role, HU_SHOW_PAPER);
  row->side = side;
  _hu_report_cell (row, COLUMN_WHAT, g_strdup (what));
  row->cells[COLUMN_WHAT].side = side;
  _hu_report_cell (row, COLUMN_TEXT, text);
  fill_events (row, first, last);

  return row;
}

/* --- The end of a phase --- */

static const char *
word_told (HuStoryTold told)
{
  switch (told)
    {
    case HU_TOLD_ARRIVED:
      return C_("story", "Arrived");
    case HU_TOLD_MOVED:
      return C_("story", "Moved");
    case HU_TOLD_LOST:
      return C_("story", "Lost");
    case HU_TOLD_WITHDRAWN:
      return C_("story", "Withdrawn");
    case HU_TOLD_EXITED:
      return C_("story", "Exited");
    case HU_TOLD_TAKEN:
      return C_("story", "Took");
    case HU_TOLD_OTHER:
      return C_("story", "Also");
    case HU_N_TOLD:
      break;
    }

  g_return_val_if_reached ("");
}

/* Each unit once, with the hex that it has come to at last. */
static void
list_moves (HuReportStory *self)
{
  const HuScenario *scenario = self->making->scenario;

  for (guint i = 0; i < self->moves->len; i++)
    {
      const HuStoryMove *move = &g_array_index (self->moves, HuStoryMove, i);
      g_autofree char *unit = _hu_report_unbroken (hu_explain_unit (scenario, move->unit));
      g_autofree char *hex = hu_grid_dup_name (scenario->map->grid, move->hex);

      self->moved[move->unit] = 0;
      _hu_story_list_say (&self->lists[hu_scenario_get_unit (scenario, move->unit)->side][HU_TOLD_MOVED], ", ",
                g_strdup_printf ("%s\u00a0%s", unit, hex));
    }
  g_array_set_size (self->moves, 0);
}

/* Hexes without a name are only counted. */
static void
list_hexes (HuReportStory *self,
            guint          side)
{
  HuStoryList *list = &self->lists[side][HU_TOLD_TAKEN];
  guint n = self->hexes[side];

  if (n > 0)
    _hu_story_list_say (list, ", ",
              list->n == 0 ? g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%'u hex", "%'u hexes", n), n)
                           /* Translators: after the names of places. */
                           : g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%'u other hex", "%'u other hexes", n), n));
  self->hexes[side] = 0;
}

static void
tell_early (HuReportStory *self,
            HuSide         side,
            HuStoryTold    told)
{
  HuStoryList *list = &self->early[side][told];
  guint first = list->first, last = list->last;

  add_row (self, HU_ROW_PLAIN, side, word_told (told), list_take (list), first, last);
}

static void
tell_lists (HuReportStory *self)
{
  list_moves (self);
  for (guint told = 0; told < HU_N_TOLD; told++)
    for (guint i = 0; i <= HU_N_SIDES; i++)
      {
        HuSide side = i < HU_N_SIDES ? (HuSide) i : HU_SIDE_NONE;
        HuStoryList *list = &self->lists[i][told];
        const char *word = told == HU_TOLD_TAKEN && side == HU_SIDE_NONE ? C_("story", "Nobody’s")
                                                                         : word_told ((HuStoryTold) told);
        guint first = list->first, last = list->last;

        if (self->early[i][told].n > 0)
          tell_early (self, side, (HuStoryTold) told);
        if (told == HU_TOLD_TAKEN)
          list_hexes (self, i);
        if (list->n > 0)
          add_row (self, HU_ROW_PLAIN, side, word, list_take (list), first, last);
      }
}

/* The players' remarks, each text once with its events. */
static void
tell_remarks (HuReportStory *self)
{
  GString *words = g_string_new (NULL);
  guint first = 0, last = 0;

  g_hash_table_remove_all (self->remarked);
  for (guint i = 0; i < self->remarks->len; i++)
    {
      HuStoryRemark *remark = &g_array_index (self->remarks, HuStoryRemark, i);
      g_autofree char *quoted = hu_explain_quoted (remark->words);

      first = i == 0 ? remark->events.first : MIN (first, remark->events.first);
      last = MAX (last, remark->events.last);
      g_string_append_printf (words, "%s%s", i > 0 ? " " : "", quoted);
      if (self->remarks->len > 1 || remark->events.first != remark->events.last)
        {
          g_autofree char *events = list_take (&remark->events);

          g_string_append_printf (words, "\u00a0(%s%s)", events, remark->more ? "\u00a0…" : "");
        }
      else
        g_free (list_take (&remark->events));
      g_free (remark->words);
    }
  if (self->remarks->len > 0)
    add_row (self, HU_ROW_UNDER, HU_SIDE_NONE, C_("story", "Remark"), g_string_free (words, FALSE), first, last);
  else
    g_string_free (words, TRUE);
  g_array_set_size (self->remarks, 0);
  if (self->unseen.n > 0)
    add_row (self, HU_ROW_FAINT, HU_SIDE_NONE, C_("story", "Not seen"),
             g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%'u event", "%'u events", self->unseen.n), self->unseen.n),
             self->unseen.first, self->unseen.last);
  self->unseen = (HuStoryList) { 0 };
}

/* All that followed from one event for one side is one line, so that each has the mark of its side. */
static void
tell_rulings (HuReportStory *self)
{
  const HuScenario *scenario = self->making->scenario;
  const HuVerdict *verdict = hu_snapshot_get_verdict (self->making->snapshot);

  for (guint i = 0, n; i < self->found->len; i += n)
    {
      const HuRuling *first = g_ptr_array_index (self->found, i);
      GString *words = g_string_new (NULL);
      HuReportRow *row;

      for (n = 0; i + n < self->found->len; n++)
        {
          const HuRuling *ruling = g_ptr_array_index (self->found, i + n);
          g_autofree char *sentence = NULL;

          if (ruling->event != first->event || ruling->side != first->side)
            break;
          sentence = hu_explain_ruling (scenario, ruling);
          g_string_append_printf (words, "%s%s", n > 0 ? " " : "", sentence);
        }
      row = add_row (self, HU_ROW_PLAIN, first->side, C_("story", "Ruling"), g_string_free (words, FALSE), first->event,
                     first->event);
      if (row != NULL && n == 1 && first->hexes->len > 0)
        _hu_report_spot (row, COLUMN_TEXT, g_array_index (first->hexes, HuHex, 0));
    }
  g_ptr_array_set_size (self->found, 0);
  if (self->decided)
    add_row (self, HU_ROW_SUM, verdict->winner, C_("story", "Decided"), hu_explain_verdict_result (scenario, verdict),
             verdict->event, verdict->event);
  self->decided = FALSE;
}

/* Where a row of the phase stands: by its first event, what decided the game last. */
static guint64
rank_row (const HuReportRow *row)
{
  return row->role == HU_ROW_SUM ? G_MAXUINT64 : g_ascii_strtoull (row->cells[COLUMN_EVENT].value, NULL, 10);
}

/* Puts the rows from @from on in the order of their first events, those of one event as they were: a remark stands before
 * the moves that it is about. */
static void
sort_rows (GPtrArray *rows,
           guint      from)
{
  for (guint i = from + 1; i < rows->len; i++)
    {
      HuReportRow *row = g_ptr_array_index (rows, i);
      guint at = i;

      for (; at > from && rank_row (g_ptr_array_index (rows, at - 1)) > rank_row (row); at--)
        g_ptr_array_index (rows, at) = g_ptr_array_index (rows, at - 1);
      g_ptr_array_index (rows, at) = row;
    }
}

void
_hu_story_end_phase (HuReportStory *self)
{
  guint from = self->table != NULL ? self->table->rows->len : 0;

  if (self->begins > 0 || self->found->len > 0 || self->decided)
    {
      tell_lists (self);
      tell_remarks (self);
      tell_rulings (self);
    }
  /* Not the heading of the phase. */
  if (self->table != NULL)
    sort_rows (self->table->rows, from + self->headed);
  self->headed = FALSE;
}

void
_hu_story_end_turn (HuReportStory *self)
{
  if (self->table == NULL)
    {
      if (self->n_quiet++ == 0)
        self->first_quiet = self->turn;
    }
  else if (self->quiet->len > 0)
    {
      HuReportRow *row = _hu_report_row (self->table, HU_ROW_UNDER, HU_SHOW_PAPER);

      _hu_report_cell (row, COLUMN_WHAT, g_strdup (C_("story", "Quiet")));
      /* Translators: phases, as "German: Combat; Soviet: Supply, Combat". */
      _hu_report_cell (row, COLUMN_TEXT, g_strdup_printf (_("No events – %s."), self->quiet->str));
    }
  self->table = NULL;
  g_string_truncate (self->quiet, 0);
}
