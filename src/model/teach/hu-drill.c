/*
 * Questions to practise on.  A game is made twice, the second time without the clause, and the two are compared moment
 * by moment.
 */
#include "config.h"

#include "hu-drill.h"

#include <glib/gi18n-lib.h>

#include "hu-drill-game.h"
#include "hu-file-bytes.h"
#include "hu-file-name.h"
#include "hu-game-file.h"
#include "hu-mastery.h"
#include "hu-quiz.h"
#include "hu-system.h"

#define MOST_DRAWN 1500    /* games drawn for one question */
#define MOST_FILES 3       /* files tried before */
#define FILE_PERCENT 40    /* how often files are tried at all */
#define FILE_MOMENTS 8     /* moments compared in a file */
#define SHOWN_EVENTS 4     /* events of a file that a question may be about */
#define MOST_HEXES 4000    /* larger maps take too long to judge so often, and are hard to read */
#define MOST_EVENTS 400
#define LARGEST (2 << 20)  /* bytes of a file */

void
hu_drill_question_free (HuDrillQuestion *self)
{
  g_return_if_fail (self != NULL);

  g_clear_object (&self->game);
  g_clear_pointer (&self->fact, hu_fact_free);
  g_clear_object (&self->file);
  g_free (self);
}

HuSnapshot *
hu_drill_question_get_now (HuDrillQuestion *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return hu_game_get_snapshot (self->game);
}

/* Returns the position before the events that the question is about. */
HuSnapshot *
hu_drill_question_dup_then (HuDrillQuestion *self)
{
  g_autoptr(HuAdjudicator) game = NULL;
  HuRefusal refusal;

  g_return_val_if_fail (self != NULL, NULL);

  game = hu_adjudicator_new (hu_game_get_scenario (self->game));
  for (guint i = 0; i < self->from; i++)
    (void) hu_adjudicator_append (game, hu_game_get_event (self->game, i), &refusal);

  return hu_adjudicator_snapshot (game, self->from);
}

gboolean
hu_drill_needs_then (HuFactKind kind)
{
  switch (kind)
    {
    case HU_FACT_CITIES:
    case HU_FACT_HOLDER:
    case HU_FACT_POINTS:
    case HU_FACT_LEVEL:
    case HU_FACT_CONTROL:
    case HU_FACT_CVP:
    case HU_FACT_WINNER:
    case HU_FACT_MOVED:
    case HU_FACT_ENDING:
    case HU_FACT_EXIT_VP:
    case HU_FACT_OUTCOME:
      return TRUE;
    case HU_FACT_ISOLATED:
    case HU_FACT_LIFELINE:
    case HU_FACT_CRITICAL:
    case HU_FACT_FEWEST:
    case HU_FACT_SUPPLIED:
    case HU_FACT_OPEN_ROWS:
    case HU_FACT_WORTH:
    case HU_N_FACTS:
      break;
    }

  return FALSE;
}

/* --- Comparing --- */

/* With the clause left out for the second, since answers too are found by the rules. */
static gboolean
clause_decides (const HuFact     *fact,
                HuClauseId        clause,
                const HuSnapshot *with,
                const HuSnapshot *without)
{
  g_autoptr(HuAnswer) a = hu_fact_answer (fact, with, NULL);
  g_autoptr(HuAnswer) b = NULL;

  hu_clause_leave_out (clause);
  b = hu_fact_answer (fact, without, NULL);
  hu_clause_leave_out (NULL);

  return !hu_answer_equal (a, b);
}

static HuSnapshot *
snapshot_without (HuAdjudicator *without,
                  HuClauseId     clause,
                  guint          n_events)
{
  HuSnapshot *snapshot;

  hu_clause_leave_out (clause);
  snapshot = hu_adjudicator_snapshot (without, n_events);
  hu_clause_leave_out (NULL);

  return snapshot;
}

/* A fact whose answer at @n the clause decides by what has happened since @from; (transfer full), or NULL. */
static HuFact *
compare (HuAdjudicator *with,
         HuAdjudicator *without,
         HuClauseId     clause,
         guint          n,
         guint          from,
         GRand         *rand)
{
  g_autoptr(HuSnapshot) now = hu_adjudicator_snapshot (with, n);
  g_autoptr(HuSnapshot) now_without = snapshot_without (without, clause, n);
  g_autoptr(HuSnapshot) then = hu_adjudicator_snapshot (with, from);
  g_autoptr(HuSnapshot) then_without = snapshot_without (without, clause, from);
  g_autoptr(GPtrArray) facts = hu_quiz_list_facts (now);
  guint begin = facts->len > 0 ? (guint) g_rand_int_range (rand, 0, (gint) facts->len) : 0;

  for (guint i = 0; i < facts->len; i++)
    {
      const HuFact *fact = g_ptr_array_index (facts, (begin + i) % facts->len);

      if (!clause_decides (fact, clause, now, now_without))
        continue;
      if (n > from && hu_drill_needs_then (fact->kind) && clause_decides (fact, clause, then, then_without))
        continue;
      return hu_fact_copy (fact);
    }

  return NULL;
}

static HuDrillQuestion *
make_question (HuSystemId     system,
               HuClauseId     clause,
               HuAdjudicator *game,
               guint          n,
               guint          from,
               HuFact        *fact)
{
  HuDrillQuestion *question = g_new0 (HuDrillQuestion, 1);
  g_autoptr(GPtrArray) log = g_ptr_array_new ();

  for (guint i = 0; i < n; i++)
    g_ptr_array_add (log, hu_adjudicator_get_event (game, i));
  question->system = system;
  question->clause = clause;
  question->game = hu_game_new (hu_adjudicator_get_scenario (game), log);
  question->from = from;
  question->fact = fact;

  return question;
}

/* --- Drawn games --- */

HuDrillQuestion *
hu_drill_find_drawn (HuSystemId system,
                     HuClauseId clause,
                     guint32    seed)
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
  g_autoptr(GRand) rand = g_rand_new_with_seed (seed);
  g_autoptr(HuAdjudicator) with = NULL, without = NULL;
  guint n_events;

  g_return_val_if_fail (system < HU_N_SYSTEMS && clause != NULL, NULL);

  if (hu_system_get (system)->draw_scenario == NULL)
    return NULL;

  with = hu_drill_game_new (system, seed, names);
  hu_clause_leave_out (clause);
  without = hu_drill_game_new (system, seed, names);
  hu_clause_leave_out (NULL);
  if (without == NULL)
    return NULL;

  /* Something that happens is a better question than the set-up, which comes last. */
  n_events = hu_adjudicator_get_n_events (with);
  for (guint i = 1; i <= n_events + 1; i++)
    {
      guint n = i % (n_events + 1);
      HuFact *fact = compare (with, without, clause, n, 0, rand);

      if (fact != NULL)
        return make_question (system, clause, with, n, 0, fact);
    }

  return NULL;
}

/* --- Files --- */

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

static HuDrillQuestion *
find_in_file (HuSystemId    system,
              HuClauseId    clause,
              GFile        *file,
              GRand        *rand,
              GCancellable *cancellable)
{
  g_autoptr(GBytes) bytes = hu_file_read_bytes (file, LARGEST, NULL);
  g_autoptr(HuAdjudicator) with = bytes != NULL ? parse (bytes, system) : NULL;
  g_autoptr(HuAdjudicator) without = NULL;
  guint n_events;

  if (with == NULL)
    return NULL;

  hu_clause_leave_out (clause);
  without = parse (bytes, system);
  hu_clause_leave_out (NULL);
  n_events = hu_adjudicator_get_n_events (with);
  for (guint i = 0; i < FILE_MOMENTS && without != NULL && !g_cancellable_is_cancelled (cancellable); i++)
    {
      guint n = (guint) g_rand_int_range (rand, 0, (gint) n_events + 1);
      guint from = n - MIN (n, SHOWN_EVENTS);
      HuFact *fact = compare (with, without, clause, n, from, rand);

      if (fact != NULL)
        {
          HuDrillQuestion *question = make_question (system, clause, with, n, from, fact);

          question->file = g_object_ref (file);
          return question;
        }
    }

  return NULL;
}

HuDrillQuestion *
hu_drill_find (HuSystemId    system,
               HuClauseId    clause,
               GPtrArray    *files,
               GRand        *rand,
               GCancellable *cancellable)
{
  HuDrillQuestion *question = NULL;
  gboolean from_file;

  g_return_val_if_fail (system < HU_N_SYSTEMS && clause != NULL && files != NULL && rand != NULL, NULL);

  from_file = files->len > 0 && g_rand_int_range (rand, 0, 100) < FILE_PERCENT;
  for (guint i = 0; from_file && i < MOST_FILES && question == NULL; i++)
    question = find_in_file (system, clause, g_ptr_array_index (files, g_rand_int_range (rand, 0, (gint) files->len)), rand,
                             cancellable);
  for (guint i = 0; i < MOST_DRAWN && question == NULL && !g_cancellable_is_cancelled (cancellable); i++)
    question = hu_drill_find_drawn (system, clause, g_rand_int (rand));

  return question;
}

/* Days that follow each other have seeds far from each other (Knuth, "The Art of Computer Programming", 6.4). */
#define SPREAD 2654435761u

static gint
compare_files (gconstpointer a,
               gconstpointer b)
{
  g_autofree char *first = hu_file_dup_name (*(GFile * const *) a);
  g_autofree char *second = hu_file_dup_name (*(GFile * const *) b);

  return g_strcmp0 (first, second);
}

/* Returns a question that depends on the day and the games alone, or NULL; (transfer full). */
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
  while (question == NULL && !g_cancellable_is_cancelled (cancellable))
    {
      HuSystemId system = (HuSystemId) g_rand_int_range (rand, 0, HU_N_SYSTEMS);
      guint n;
      const HuClause *clauses = hu_clauses (system, &n);
      const HuClause *clause = &clauses[g_rand_int_range (rand, 0, (gint) n)];

      if (hu_clause_is_asked (clause))
        question = hu_drill_find (system, clause->id, files, rand, cancellable);
    }

  return question;
}
