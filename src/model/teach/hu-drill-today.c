/*
 * The position of the day: a puzzle that is the same for everybody, whatever he has learnt, and in every language.
 */
#include "config.h"

#include "hu-drill-private.h"

#include "hu-drill-game.h"
#include "hu-file-bytes.h"
#include "hu-file-name.h"
#include "hu-mastery.h"
#include "hu-system.h"

/* Days that follow each other have seeds far from each other (Knuth, "The Art of Computer Programming", 6.4). */
#define SPREAD 2654435761u
#define LARGE_DAYS 3       /* each third day it is about a game that ships: two units that cut off */
#define LARGEST (2 << 20)  /* bytes of a file */
#define MOST_MOVES 30      /* drawn to make a position of it … */
#define MOST_STEPS 3       /* … that lead so near to the narrowest cut, in hexes */
#define DRAWS 40           /* games drawn for a clause */

static gint
compare_files (gconstpointer a,
               gconstpointer b)
{
  g_autofree char *first = hu_file_dup_name (*(GFile * const *) a);
  g_autofree char *second = hu_file_dup_name (*(GFile * const *) b);

  return g_strcmp0 (first, second);
}

static const HuClause *
draw_clause (GRand *rand)
{
  const HuClause *clause;

  do
    {
      HuSystemId system = (HuSystemId) g_rand_int_range (rand, 0, HU_N_SYSTEMS);
      guint n;
      const HuClause *clauses = hu_clauses (system, &n);

      clause = &clauses[g_rand_int_range (rand, 0, (gint) n)];
    }
  while (!hu_clause_is_asked (clause));

  return clause;
}

/* --- A game that ships --- */

/* The clauses of the systems that know how many units would cut off, beginning with any of them. */
static GPtrArray *
list_clauses (GRand *rand)
{
  g_autoptr(GPtrArray) all = g_ptr_array_new ();
  GPtrArray *list = g_ptr_array_new ();
  guint begin;

  for (guint system = 0; system < HU_N_SYSTEMS; system++)
    {
      guint n = 0;
      const HuClause *clauses = hu_system_get (system)->facts & 1u << HU_FACT_FEWEST ? hu_clauses (system, &n) : NULL;

      for (guint i = 0; i < n; i++)
        if (hu_clause_is_asked (&clauses[i]))
          g_ptr_array_add (all, (gpointer) &clauses[i]);
    }
  begin = (guint) g_rand_int_range (rand, 0, (gint) all->len);
  for (guint i = 0; i < all->len; i++)
    g_ptr_array_add (list, g_ptr_array_index (all, (begin + i) % all->len));

  return list;
}

/* A moment of the game, and moves after it. */
typedef struct
{
  guint      n;
  GPtrArray *moves; /* HuEvent */
} Variation;

/* The hexes of the narrowest cut: as many as its meter counts; or NULL. */
static const GArray *
find_cut (const HuSnapshot *snapshot)
{
  const GPtrArray *meters = hu_snapshot_get_meters (snapshot);

  for (guint i = 0; i < meters->len; i++)
    {
      const HuMeter *meter = g_ptr_array_index (meters, i);

      if (meter->value > 0 && meter->hexes->len == meter->value)
        return meter->hexes;
    }

  return NULL;
}

/* A unit of anybody goes near the cut; or NULL. */
static HuEvent *
draw_move (GRand         *rand,
           const HuState *state,
           const GArray  *cut)
{
  const HuMap *map = state->scenario->map;
  guint unit = (guint) g_rand_int_range (rand, 0, (gint) state->scenario->units->len);
  HuHex to = g_array_index (cut, HuHex, (guint) g_rand_int_range (rand, 0, (gint) cut->len));

  for (gint steps = g_rand_int_range (rand, 1, MOST_STEPS + 1); steps > 0; steps--)
    to = hu_drill_draw_beside (rand, map->grid, to);
  if (state->unit_hex[unit] == HU_HEX_NONE || state->unit_hex[unit] == to ||
      !_hu_drill_may_enter (state, to, hu_scenario_get_unit (state->scenario, unit)->side))
    return NULL;

  return hu_event_new_move (unit, &to, 1);
}

/* Plays on from a moment of the recorded game, until two units, and no fewer, would cut off.  Moves that decide the game or
 * go too far are taken back.  FALSE: it does not come to that. */
static gboolean
vary (HuAdjudicator *game,
      GRand         *rand,
      Variation     *variation)
{
  HuFact fact = { .kind = HU_FACT_FEWEST, .side = HU_SIDE_NONE, .unit = HU_UNIT_NONE, .subject = -1 };
  guint n = (guint) g_rand_int_range (rand, 0, (gint) hu_adjudicator_get_n_events (game) + 1);
  HuRefusal refusal;

  if (hu_adjudicator_get_verdict (game, n).decided)
    return FALSE;

  variation->n = n;
  hu_adjudicator_truncate (game, n);
  for (guint i = 0; i < MOST_MOVES; i++)
    {
      guint now = hu_adjudicator_get_n_events (game);
      g_autoptr(HuSnapshot) snapshot = hu_adjudicator_snapshot (game, now);
      g_autoptr(HuAnswer) answer = hu_fact_answer (&fact, snapshot, NULL);
      const GArray *cut = find_cut (snapshot);
      g_autoptr(HuEvent) move = NULL;

      if (answer->number == 2 && hu_snapshot_get_verdict (snapshot) == NULL)
        return TRUE;
      if (answer->number < 2 || cut == NULL || hu_snapshot_get_verdict (snapshot) != NULL)
        {
          if (now == n)
            return FALSE;
          hu_adjudicator_truncate (game, now - 1);
          g_ptr_array_set_size (variation->moves, (gint) variation->moves->len - 1);
          continue;
        }
      move = draw_move (rand, hu_snapshot_get_state (snapshot), cut);
      if (move != NULL && hu_adjudicator_append (game, move, &refusal))
        g_ptr_array_add (variation->moves, hu_event_ref (move));
    }

  return FALSE;
}

static gboolean
play (HuAdjudicator   *game,
      const Variation *variation)
{
  HuRefusal refusal;

  hu_adjudicator_truncate (game, variation->n);
  for (guint i = 0; i < variation->moves->len; i++)
    if (!hu_adjudicator_append (game, g_ptr_array_index (variation->moves, i), &refusal))
      return FALSE;

  return TRUE;
}

/* A clause by which it is two units; @pair is of the game, after the variation. */
static HuDrillQuestion *
find_clause (HuDrillPair     *pair,
             GBytes          *bytes,
             const Variation *variation,
             GPtrArray       *clauses,
             GCancellable    *cancellable)
{
  HuDrillQuestion *question = NULL;

  for (guint i = 0; i < clauses->len && question == NULL && !g_cancellable_is_cancelled (cancellable); i++)
    {
      const HuClause *clause = g_ptr_array_index (clauses, i);
      gboolean follows;

      if (!_hu_drill_pair_read_without (pair, hu_clause_system (clause), clause->id, bytes))
        continue;
      hu_clause_leave_out (clause->id);
      follows = play (pair->without, variation);
      hu_clause_leave_out (NULL);
      if (follows)
        question = _hu_drill_puzzle_find_two (pair, variation->n + variation->moves->len);
    }

  return question;
}

static HuDrillQuestion *
find_in_file (GFile        *file,
              GPtrArray    *clauses,
              GRand        *rand,
              GCancellable *cancellable)
{
  const HuClause *first = g_ptr_array_index (clauses, 0);
  g_autoptr(GBytes) bytes = hu_file_read_bytes (file, LARGEST, NULL);
  g_autoptr(GPtrArray) moves = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_event_unref);
  Variation variation = { 0, moves };
  g_auto(HuDrillPair) pair = { 0 };
  HuDrillQuestion *question = NULL;
  gboolean found = _hu_drill_pair_read (&pair, hu_clause_system (first), first->id, bytes) &&
                   hu_fact_applies (HU_FACT_FEWEST, hu_adjudicator_get_scenario (pair.with)) &&
                   !hu_adjudicator_get_verdict (pair.with, 0).decided && vary (pair.with, rand, &variation);

  if (found)
    question = find_clause (&pair, bytes, &variation, clauses, cancellable);
  if (question != NULL && !hu_drill_question_is_readable (question))
    g_clear_pointer (&question, hu_drill_question_free);
  if (question != NULL)
    {
      question->file = g_object_ref (file);
      question->varied = moves->len > 0;
    }

  return question;
}

/* Tries the files by chance, and takes them out of the list. */
static HuDrillQuestion *
find_large (GRand        *rand,
            GPtrArray    *files,
            GCancellable *cancellable)
{
  g_autoptr(GPtrArray) clauses = list_clauses (rand);
  HuDrillQuestion *question = NULL;

  while (question == NULL && files->len > 0 && !g_cancellable_is_cancelled (cancellable))
    {
      guint i = (guint) g_rand_int_range (rand, 0, (gint) files->len);

      question = find_in_file (g_ptr_array_index (files, i), clauses, rand, cancellable);
      g_ptr_array_remove_index (files, i);
    }

  return question;
}

/* --- The day --- */

HuDrillQuestion *
hu_drill_find_today (guint32       today,
                     GPtrArray    *shipped,
                     GCancellable *cancellable)
{
  g_autoptr(GRand) rand = g_rand_new_with_seed (today * SPREAD);
  g_autoptr(GPtrArray) files = g_ptr_array_copy (shipped, (GCopyFunc) (GCallback) g_object_ref, NULL);
  HuDrillQuestion *question = NULL;

  g_ptr_array_set_free_func (files, g_object_unref);
  g_ptr_array_sort (files, compare_files);
  if (today % LARGE_DAYS == 0 && files->len > 0)
    question = find_large (rand, files, cancellable);
  while (question == NULL && !g_cancellable_is_cancelled (cancellable))
    {
      const HuClause *clause = draw_clause (rand);
      HuDrillKind kind = g_rand_boolean (rand) ? HU_DRILL_MOVE : HU_DRILL_HEX;

      for (guint i = 0; i < DRAWS && question == NULL && !g_cancellable_is_cancelled (cancellable); i++)
        question = hu_drill_find_drawn (hu_clause_system (clause), clause->id, kind, g_rand_int (rand));
      if (question != NULL && !question->puzzle)
        g_clear_pointer (&question, hu_drill_question_free);
    }

  return question;
}
