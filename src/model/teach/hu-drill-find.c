/*
 * Looking for questions to practise on.  A game is made twice, the second time without the clause, and the two are
 * compared moment by moment.
 */
#include "config.h"

#include "hu-drill-private.h"

#include <glib/gi18n-lib.h>

#include "hu-drill-game.h"
#include "hu-file-bytes.h"
#include "hu-game-file.h"
#include "hu-quiz.h"
#include "hu-system.h"

#define MOST_DRAWN 1500    /* games drawn for one question */
#define MOST_BETTER 40     /* games drawn after the first question, for one of a kind that is wished for more */
#define MOST_PUZZLES 20    /* games in which a puzzle is looked for */
#define MOST_FILES 3       /* files tried before */
#define FILE_PERCENT 40    /* how often files are tried at all */
#define FILE_MOMENTS 8     /* moments compared in a file */
#define SHOWN_EVENTS 4     /* events of a file that a question may be about */
#define LEAST_WHEN 3       /* events among which one is to be found */
#define MOST_HEXES 4000    /* larger maps take too long to judge so often, and are hard to read */
#define MOST_EVENTS 2000
#define LARGEST (2 << 20)  /* bytes of a file */
#define SUPPOSED_TRIES 6   /* events that may follow */

/* --- A game twice --- */

void
_hu_drill_pair_clear (HuDrillPair *pair)
{
  g_clear_pointer (&pair->with, hu_adjudicator_free);
  g_clear_pointer (&pair->without, hu_adjudicator_free);
  g_clear_pointer (&pair->moments, g_ptr_array_unref);
  g_clear_pointer (&pair->moments_without, g_ptr_array_unref);
}

/* FALSE where the clause left out refuses one of its events. */
static gboolean
pair_draw (HuDrillPair *pair,
           HuSystemId   system,
           HuClauseId   clause,
           guint32      seed)
{
  /* Translators: names in small positions that the program draws for practice: two sides, a phase, the capital, two
   * cities, a town, a city behind the front, and two buildings. Where sentences of your language need other forms of a
   * side or a place, write them behind the name: name|genitive|dative|accusative|instrumental|adjective; a form that it
   * lacks is left empty. */
  const char *names[HU_N_DRAWN_NAMES] = {
    C_("name and forms", "German"), C_("name and forms", "Soviet"), _("Movement"), C_("name and forms", "Moscow"),
    C_("name and forms", "Kalinin"), C_("name and forms", "Tula"), C_("name and forms", "Mozhaysk"),
    C_("name and forms", "Smolensk"), _("Town Hall"), _("Factory")
  };

  *pair = (HuDrillPair) { .system = system, .clause = clause };
  pair->with = hu_drill_game_new (system, seed, names);
  hu_clause_leave_out (clause);
  pair->without = hu_drill_game_new (system, seed, names);
  hu_clause_leave_out (NULL);

  return pair->without != NULL;
}

static HuAdjudicator *
parse (GBytes     *bytes,
       HuSystemId  system)
{
  g_autoptr(HuFaults) faults = hu_faults_new ();
  g_autoptr(HuGameFile) file = hu_game_file_parse (bytes, faults);
  g_autoptr(HuAdjudicator) game = NULL;
  HuRefusal refusal;

  if (file == NULL || !hu_system_in_force (file->scenario, system) || file->scenario->lesson != NULL ||
      file->scenario->map->grid->n_hexes > MOST_HEXES || file->log->len > MOST_EVENTS)
    return NULL;

  game = hu_adjudicator_new (file->scenario);
  for (guint i = 0; i < file->log->len; i++)
    if (!hu_adjudicator_append (game, g_ptr_array_index (file->log, i), &refusal))
      return NULL;

  return g_steal_pointer (&game);
}

gboolean
_hu_drill_pair_read_without (HuDrillPair *pair,
                             HuSystemId   system,
                             HuClauseId   clause,
                             GBytes      *bytes)
{
  g_clear_pointer (&pair->without, hu_adjudicator_free);
  g_clear_pointer (&pair->moments_without, g_ptr_array_unref);
  pair->system = system;
  pair->clause = clause;
  hu_clause_leave_out (clause);
  pair->without = parse (bytes, system);
  hu_clause_leave_out (NULL);

  return pair->without != NULL;
}

gboolean
_hu_drill_pair_read (HuDrillPair *pair,
                     HuSystemId   system,
                     HuClauseId   clause,
                     GBytes      *bytes)
{
  *pair = (HuDrillPair) { .with = bytes != NULL ? parse (bytes, system) : NULL };

  return pair->with != NULL && _hu_drill_pair_read_without (pair, system, clause, bytes);
}

static gboolean
is_conceded (HuDrillPair *pair,
             guint        from,
             guint        n)
{
  for (guint i = from; i < n; i++)
    if (hu_adjudicator_get_event (pair->with, i)->verb == HU_VERB_CONCEDE)
      return TRUE;

  return FALSE;
}

/* Whether the game is open after @n events: it began so, and no event before the last of them ended it, nor did anybody
 * concede among those from @from on. */
static gboolean
pair_is_open (HuDrillPair *pair,
              guint        from,
              guint        n)
{
  return !is_conceded (pair, from, n) && !hu_adjudicator_get_verdict (pair->with, n > 0 ? n - 1 : 0).decided;
}

static void
clear_moment (gpointer data)
{
  if (data != NULL)
    hu_snapshot_unref (data);
}

HuSnapshot *
_hu_drill_pair_get (HuDrillPair *pair,
                    guint        n,
                    gboolean     without)
{
  GPtrArray **moments = without ? &pair->moments_without : &pair->moments;

  if (*moments == NULL)
    *moments = g_ptr_array_new_with_free_func (clear_moment);
  if (n >= (*moments)->len)
    g_ptr_array_set_size (*moments, (gint) n + 1);
  if (g_ptr_array_index (*moments, n) == NULL)
    {
      hu_clause_leave_out (without ? pair->clause : NULL);
      g_ptr_array_index (*moments, n) = hu_adjudicator_snapshot (without ? pair->without : pair->with, n);
      hu_clause_leave_out (NULL);
    }

  return g_ptr_array_index (*moments, n);
}

HuSnapshot *
_hu_drill_pair_suppose (HuDrillPair *pair,
                        guint        n,
                        HuEvent     *event,
                        gboolean     without)
{
  HuRefusal refusal;
  HuSnapshot *snapshot;

  hu_clause_leave_out (without ? pair->clause : NULL);
  snapshot = hu_adjudicator_what_if (without ? pair->without : pair->with, n, &event, 1, &refusal, NULL);
  hu_clause_leave_out (NULL);

  return snapshot;
}

/* --- Comparing --- */

/* With the clause left out, since answers too are found by the rules. */
static HuAnswer *
answer_without (const HuFact     *fact,
                HuClauseId        clause,
                const HuSnapshot *without)
{
  HuAnswer *answer;

  hu_clause_leave_out (clause);
  answer = hu_fact_answer (fact, without, NULL);
  hu_clause_leave_out (NULL);

  return answer;
}

static gboolean
clause_decides (const HuFact     *fact,
                HuClauseId        clause,
                const HuSnapshot *with,
                const HuSnapshot *without)
{
  g_autoptr(HuAnswer) a = hu_fact_answer (fact, with, NULL);
  g_autoptr(HuAnswer) b = answer_without (fact, clause, without);

  return !hu_answer_equal (a, b);
}

static const HuDrillKind drills[HU_N_ANSWERS] = {
  [HU_ANSWER_TRUTH] = HU_DRILL_TRUTH, [HU_ANSWER_NUMBER] = HU_DRILL_COUNT, [HU_ANSWER_SIDE] = HU_DRILL_WHO,
  [HU_ANSWER_LEVEL] = HU_DRILL_COUNT, [HU_ANSWER_HEXES] = HU_DRILL_HEX,    [HU_ANSWER_ROWS] = HU_DRILL_HEX,
  [HU_ANSWER_ENDING] = HU_DRILL_WHEN,
};

/* The place of @kind among those wished for. */
static guint
rank (const HuDrillWish *wish,
      HuDrillKind        kind)
{
  guint i;

  for (i = 0; wish != NULL && i < wish->n_kinds; i++)
    if (wish->kinds[i] == kind)
      return i;

  return wish != NULL ? wish->n_kinds : 0;
}

/* The best question so far. */
typedef struct
{
  const HuDrillWish *wish;
  HuDrillKind        only; /* HU_N_DRILLS: any */
  HuDrillQuestion   *question; /* or NULL */
  guint              n_taken;  /* how often there was a better one */
  guint32            seed;     /* of the game in which is looked, … */
  GFile             *file;     /* … or NULL */
} Best;

/* Takes @question where it is better. */
static void
offer (Best            *best,
       HuDrillQuestion *question)
{
  gboolean better = best->question == NULL || rank (best->wish, question->kind) < rank (best->wish, best->question->kind);

  if (best->only != HU_N_DRILLS && question->kind != best->only)
    better = FALSE;
  if (better)
    {
      g_autofree char *key = NULL;

      question->file = best->file;
      key = best->wish != NULL && best->wish->seen != NULL ? hu_drill_question_dup_key (question) : NULL;
      question->file = NULL;
      better = (key == NULL || !g_hash_table_contains (best->wish->seen, key)) && hu_drill_question_is_readable (question);
    }
  if (!better)
    {
      hu_drill_question_free (question);
      return;
    }

  g_clear_pointer (&best->question, hu_drill_question_free);
  question->seed = best->seed;
  question->file = best->file != NULL ? g_object_ref (best->file) : NULL;
  best->question = question;
  best->n_taken++;
}

static gboolean
wants (const Best  *best,
       HuDrillKind  kind)
{
  return (best->only == HU_N_DRILLS || best->only == kind) &&
         (best->question == NULL || rank (best->wish, kind) < rank (best->wish, best->question->kind));
}

/* --- Facts --- */

/* Whether @fact asks for points before anything has happened, and there are none: the answer shows without a sum. */
static gboolean
gives_itself_away (const HuFact     *fact,
                   const HuSnapshot *now)
{
  g_autoptr(HuAnswer) answer = NULL;

  if (fact->kind != HU_FACT_POINTS && fact->kind != HU_FACT_CVP && fact->kind != HU_FACT_EXIT_VP)
    return FALSE;
  answer = hu_fact_answer (fact, now, NULL);

  return answer->number == 0;
}

/* Facts whose answer at @n the clause decides by what has happened since @from. */
static void
offer_facts (Best        *best,
             HuDrillPair *pair,
             guint        n,
             guint        from,
             GRand       *rand)
{
  HuSnapshot *now = _hu_drill_pair_get (pair, n, FALSE), *now_without = _hu_drill_pair_get (pair, n, TRUE);
  HuSnapshot *then = _hu_drill_pair_get (pair, from, FALSE), *then_without = _hu_drill_pair_get (pair, from, TRUE);
  g_autoptr(GPtrArray) facts = hu_quiz_list_facts (now);
  guint begin = facts->len > 0 ? (guint) g_rand_int_range (rand, 0, (gint) facts->len) : 0;

  for (guint i = 0; i < facts->len; i++)
    {
      const HuFact *fact = g_ptr_array_index (facts, (begin + i) % facts->len);

      if (!wants (best, drills[hu_fact_answer_kind (fact->kind)]) || !clause_decides (fact, pair->clause, now, now_without))
        continue;
      if (n == from && gives_itself_away (fact, now))
        continue;
      if (n > from && hu_drill_needs_then (fact->kind) && clause_decides (fact, pair->clause, then, then_without))
        continue;
      offer (best, _hu_drill_question_new (drills[hu_fact_answer_kind (fact->kind)], pair, n, from, hu_fact_copy (fact)));
    }
}

/* --- When --- */

/* The first of the events since @from after which the fact has the answer @goal, and whether it keeps it; 0: none. */
static guint
find_moment (HuDrillPair  *pair,
             const HuFact *fact,
             guint         from,
             guint         n,
             gint64        goal,
             gboolean      without,
             gboolean     *keeps)
{
  guint first = 0;

  *keeps = TRUE;
  for (guint i = from + 1; i <= n; i++)
    {
      g_autoptr(HuAnswer) answer = answer_without (fact, without ? pair->clause : NULL, _hu_drill_pair_get (pair, i, without));
      gboolean reached;

      reached = answer->unit == HU_UNIT_WHOLE && answer->number == goal;
      if (reached && first == 0)
        first = i - from;
      *keeps = *keeps && (first == 0 || reached);
    }

  return first;
}

static void
offer_when (Best        *best,
            HuDrillPair *pair,
            guint        n,
            guint        from,
            GRand       *rand)
{
  g_autoptr(GPtrArray) facts = NULL;
  HuSnapshot *then, *now;
  guint begin;

  if (n < from + LEAST_WHEN || !wants (best, HU_DRILL_WHEN) || hu_adjudicator_get_verdict (pair->with, from).decided ||
      is_conceded (pair, from, n))
    return;

  then = _hu_drill_pair_get (pair, from, FALSE);
  now = _hu_drill_pair_get (pair, n, FALSE);
  facts = hu_quiz_list_facts (now);
  begin = (guint) g_rand_int_range (rand, 0, (gint) MAX (facts->len, 1));
  for (guint i = 0; i < facts->len && wants (best, HU_DRILL_WHEN); i++)
    {
      const HuFact *fact = g_ptr_array_index (facts, (begin + i) % facts->len);
      g_autoptr(HuAnswer) first = NULL, last = NULL;
      HuDrillQuestion *question;
      gboolean keeps, keeps_without;
      guint at;

      if (!_hu_drill_has_goal (fact->kind))
        continue;
      first = hu_fact_answer (fact, then, NULL);
      last = hu_fact_answer (fact, now, NULL);
      if (hu_answer_equal (first, last) || last->unit != HU_UNIT_WHOLE)
        continue;
      at = find_moment (pair, fact, from, n, last->number, FALSE, &keeps);
      if (!keeps || at == find_moment (pair, fact, from, n, last->number, TRUE, &keeps_without))
        continue;
      question = _hu_drill_question_new (HU_DRILL_WHEN, pair, n, from, hu_fact_copy (fact));
      question->goal = last->number;
      offer (best, question);
    }
}

/* --- Gain --- */

static gboolean
may_be_supposed (const HuEvent *event)
{
  return event->verb != HU_VERB_CONCEDE && event->verb != HU_VERB_NOTE && event->verb != HU_VERB_AWARD &&
         event->verb != HU_VERB_ADJUST;
}

/* The consequences of the next event of the drawn game. */
static void
offer_gain (Best        *best,
            HuDrillPair *pair,
            guint        n,
            GRand       *rand)
{
  HuSnapshot *now, *now_without;

  if (!wants (best, HU_DRILL_GAIN) || hu_adjudicator_get_verdict (pair->with, n).decided)
    return;

  now = _hu_drill_pair_get (pair, n, FALSE);
  now_without = _hu_drill_pair_get (pair, n, TRUE);
  if (hu_snapshot_get_verdict (now_without) != NULL)
    return;

  for (guint i = 0; i < SUPPOSED_TRIES && wants (best, HU_DRILL_GAIN); i++)
    {
      g_autoptr(HuEvent) event = hu_system_get (pair->system)->draw_event (rand, hu_adjudicator_peek (pair->with, n));
      g_autoptr(HuSnapshot) after = NULL, after_without = NULL;
      HuDrillQuestion *question;
      HuSide gainer;

      if (event == NULL || !may_be_supposed (event))
        continue;
      after = _hu_drill_pair_suppose (pair, n, event, FALSE);
      after_without = after != NULL ? _hu_drill_pair_suppose (pair, n, event, TRUE) : NULL;
      if (after_without == NULL)
        continue;
      hu_clause_leave_out (pair->clause);
      gainer = _hu_drill_find_gainer (now_without, after_without);
      hu_clause_leave_out (NULL);
      if (_hu_drill_find_gainer (now, after) == gainer)
        continue;
      question = _hu_drill_question_new (HU_DRILL_GAIN, pair, n, n, hu_fact_new (HU_FACT_WINNER));
      question->supposed = g_steal_pointer (&event);
      offer (best, question);
    }
}

/* --- Drawn games --- */

/* @puzzles: whether puzzles are looked for as well. */
static void
offer_drawn (Best        *best,
             HuSystemId   system,
             HuClauseId   clause,
             guint32      seed,
             gboolean     puzzles)
{
  g_auto(HuDrillPair) pair = { 0 };
  g_autoptr(GRand) rand = g_rand_new_with_seed (seed);
  guint n_events, before = best->n_taken;

  best->seed = seed;
  if (!pair_draw (&pair, system, clause, seed) || hu_adjudicator_get_verdict (pair.with, 0).decided)
    return;

  n_events = hu_adjudicator_get_n_events (pair.with);
  for (HuDrillKind kind = HU_DRILL_MOVE; puzzles && kind <= HU_DRILL_HEX; kind++)
    if (wants (best, kind) && !hu_adjudicator_get_verdict (pair.with, n_events).decided)
      {
        HuDrillQuestion *puzzle = _hu_drill_puzzle_find (&pair, kind, n_events, rand);

        if (puzzle != NULL)
          offer (best, puzzle);
      }
  offer_when (best, &pair, n_events, 0, rand);
  offer_gain (best, &pair, (guint) g_rand_int_range (rand, 0, (gint) n_events + 1), rand);
  /* Something that happens is a better question than the set-up, which comes last. */
  for (guint i = 1; i <= n_events + 1; i++)
    {
      guint n = i % (n_events + 1);

      if (pair_is_open (&pair, 0, n) && (n > 0 || best->n_taken == before))
        offer_facts (best, &pair, n, 0, rand);
    }
}

HuDrillQuestion *
hu_drill_find_drawn (HuSystemId  system,
                     HuClauseId  clause,
                     HuDrillKind kind,
                     guint32     seed)
{
  Best best = { NULL, kind, NULL, 0, 0, NULL };

  g_return_val_if_fail (system < HU_N_SYSTEMS && clause != NULL, NULL);

  if (hu_system_get (system)->draw_scenario != NULL)
    offer_drawn (&best, system, clause, seed, kind == HU_DRILL_MOVE || kind == HU_DRILL_HEX);

  return best.question;
}

/* --- Files --- */

static void
offer_file (Best         *best,
            HuSystemId    system,
            HuClauseId    clause,
            GFile        *file,
            GRand        *rand,
            GCancellable *cancellable)
{
  g_autoptr(GBytes) bytes = hu_file_read_bytes (file, LARGEST, NULL);
  g_auto(HuDrillPair) pair = { 0 };
  guint n_events, before = best->n_taken;

  if (!_hu_drill_pair_read (&pair, system, clause, bytes))
    return;

  n_events = hu_adjudicator_get_n_events (pair.with);
  best->file = file;
  for (guint i = 0; i < FILE_MOMENTS && best->n_taken == before && !g_cancellable_is_cancelled (cancellable); i++)
    {
      guint n = (guint) g_rand_int_range (rand, 0, (gint) n_events + 1);
      guint from = n - MIN (n, SHOWN_EVENTS);

      if (!pair_is_open (&pair, from, n))
        continue;
      offer_when (best, &pair, n, from, rand);
      offer_facts (best, &pair, n, from, rand);
    }
  best->file = NULL;
}

HuDrillQuestion *
hu_drill_find (HuSystemId         system,
               HuClauseId         clause,
               const HuDrillWish *wish,
               GPtrArray         *files,
               GRand             *rand,
               GCancellable      *cancellable)
{
  Best best = { wish, HU_N_DRILLS, NULL, 0, 0, NULL };
  gboolean from_file;
  guint drawn, more = MOST_BETTER;

  g_return_val_if_fail (system < HU_N_SYSTEMS && clause != NULL && files != NULL && rand != NULL, NULL);

  from_file = files->len > 0 && g_rand_int_range (rand, 0, 100) < FILE_PERCENT;
  for (guint i = 0; from_file && i < MOST_FILES && best.question == NULL; i++)
    offer_file (&best, system, clause, g_ptr_array_index (files, g_rand_int_range (rand, 0, (gint) files->len)), rand,
                cancellable);
  if (best.question != NULL || hu_system_get (system)->draw_scenario == NULL)
    return best.question;

  for (drawn = 0; drawn < MOST_DRAWN && more > 0 && !g_cancellable_is_cancelled (cancellable); drawn++)
    {
      offer_drawn (&best, system, clause, g_rand_int (rand), drawn < MOST_PUZZLES);
      if (best.question != NULL)
        more = rank (wish, best.question->kind) == 0 ? 0 : more - 1;
    }

  return best.question;
}
