/*
 * The map of the rulebook.
 */
#include "config.h"

#include "hu-mastery.h"

#include "hu-system-lists.h"

#define MASTERED_REPETITIONS 3 /* the third is a week after the first (SM-2: 1 + 6 days) */

gboolean
hu_clause_is_asked (const HuClause *clause)
{
  const HuClauseId *unasked;

  g_return_val_if_fail (clause != NULL, FALSE);

  unasked = hu_system_lists_get (hu_clause_system (clause))->unasked;
  for (guint i = 0; unasked[i] != NULL; i++)
    if (unasked[i] == clause->id)
      return FALSE;

  return clause->proof != NULL;
}

HuSystemId
hu_clause_system (const HuClause *clause)
{
  g_return_val_if_fail (clause != NULL, HU_N_SYSTEMS);

  return hu_rule_page_find (clause->page)->system;
}

HuMastery
hu_mastery_find (const HuProgress *progress,
                 const HuClause   *clause)
{
  HuSpacing spacing;

  g_return_val_if_fail (progress != NULL && clause != NULL, HU_MASTERY_NEW);

  hu_progress_get_clause (progress, clause->id, &spacing);
  if (spacing.repetitions >= MASTERED_REPETITIONS)
    return HU_MASTERY_MASTERED;
  if (spacing.right > 0)
    return HU_MASTERY_PRACTISED;

  return spacing.asked > 0 || hu_progress_has_read (progress, clause->id) ? HU_MASTERY_SEEN : HU_MASTERY_NEW;
}

void
hu_mastery_count (const HuProgress *progress,
                  HuSystemId        system,
                  guint             counts[HU_N_MASTERIES])
{
  guint n;
  const HuClause *clauses = hu_clauses (system, &n);

  g_return_if_fail (progress != NULL);

  for (guint i = 0; i < HU_N_MASTERIES; i++)
    counts[i] = 0;
  for (guint i = 0; i < n; i++)
    counts[hu_mastery_find (progress, &clauses[i])]++;
}

/**
 * hu_mastery_read:
 * @ids: (array length=n_ids): clauses
 *
 * Notes that they have been read, or taught by a step of a lesson.  Where that cannot be kept nothing is lost that
 * reading once more does not bring back, so that nobody is told.
 */
void
hu_mastery_read (const HuClauseId *ids,
                 guint             n_ids)
{
  g_autofree char *path = hu_progress_dup_path ();
  g_autoptr(HuProgress) progress = hu_progress_new (path);
  g_autoptr(GPtrArray) unread = g_ptr_array_new ();

  for (guint i = 0; i < n_ids; i++)
    if (!hu_progress_has_read (progress, ids[i]))
      g_ptr_array_add (unread, (gpointer) ids[i]);
  if (unread->len > 0)
    hu_progress_set_read (progress, (const char * const *) unread->pdata, unread->len, NULL);
}

void
hu_mastery_read_page (const HuRulePage *page)
{
  g_autoptr(GPtrArray) ids = g_ptr_array_new ();
  const HuClause *clauses;
  guint n;

  g_return_if_fail (page != NULL);

  clauses = hu_page_clauses (page, &n);
  for (guint i = 0; i < n; i++)
    g_ptr_array_add (ids, (gpointer) clauses[i].id);
  hu_mastery_read ((const HuClauseId *) ids->pdata, ids->len);
}

void
hu_mastery_review (const HuClauseId *ids,
                   guint             n_ids,
                   HuQuality         quality,
                   guint32           today)
{
  g_autofree char *path = hu_progress_dup_path ();
  g_autoptr(HuProgress) progress = hu_progress_new (path);

  hu_progress_review (progress, ids, n_ids, quality, today, NULL);
}

/* --- Which comes next --- */

typedef enum
{
  TURN_MISSED, /* a while ago */
  TURN_DUE_TAUGHT,
  TURN_NEW_TAUGHT,
  TURN_DUE,
  TURN_NEW,
  TURN_LATER,
} Turn;

typedef struct
{
  const HuClause *clause;
  Turn            turn;
  guint32         day;
  guint32         chance;
} Waiting;

static gint
compare_waiting (gconstpointer a,
                 gconstpointer b)
{
  const Waiting *first = a, *second = b;

  if (first->turn != second->turn)
    return first->turn < second->turn ? -1 : 1;
  if (first->day != second->day)
    return first->day < second->day ? -1 : 1;

  return first->chance < second->chance ? -1 : first->chance > second->chance;
}

static Waiting
find_turn (const HuProgress *progress,
           const HuClause   *clause,
           gboolean          taught,
           guint32           today,
           guint32           chance)
{
  Waiting waiting = { clause, taught ? TURN_NEW_TAUGHT : TURN_NEW, 0, chance };
  HuSpacing spacing;

  hu_progress_get_clause (progress, clause->id, &spacing);
  if (spacing.asked > 0)
    {
      waiting.turn = !hu_spacing_is_due (&spacing, today) ? TURN_LATER : taught ? TURN_DUE_TAUGHT : TURN_DUE;
      waiting.day = spacing.due;
    }
  else
    {
      /* Clauses that the learner has read about are asked before those that nobody has explained. */
      waiting.day = hu_progress_has_read (progress, clause->id) ? 0 : 1;
    }

  return waiting;
}

static void
add_waiting (GArray           *waiting,
             const HuProgress *progress,
             HuSystemId        system,
             GHashTable       *taught,
             const HuDrillOrder *order,
             guint32           today,
             GRand            *rand)
{
  guint n;
  const HuClause *clauses = hu_clauses (system, &n);

  for (guint i = 0; i < n; i++)
    {
      HuDrillTurn turn = order != NULL ? hu_drill_order_get_turn (order, clauses[i].id) : HU_DRILL_TURN_FREE;
      Waiting one;

      if (!hu_clause_is_asked (&clauses[i]) || turn == HU_DRILL_TURN_NOT_YET)
        continue;
      one = find_turn (progress, &clauses[i], taught != NULL && g_hash_table_contains (taught, clauses[i].id), today,
                       g_rand_int (rand));
      if (turn == HU_DRILL_TURN_MISSED)
        one.turn = TURN_MISSED;
      g_array_append_val (waiting, one);
    }
}

GPtrArray *
hu_mastery_list_next (const HuProgress   *progress,
                      HuSystemId          system,
                      GHashTable         *taught,
                      const HuDrillOrder *order,
                      guint32             today,
                      GRand              *rand)
{
  g_autoptr(GArray) waiting = g_array_new (FALSE, FALSE, sizeof (Waiting));
  GPtrArray *list = g_ptr_array_new ();

  g_return_val_if_fail (progress != NULL && rand != NULL, list);

  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    if (system == HU_N_SYSTEMS || system == id)
      add_waiting (waiting, progress, id, taught, order, today, rand);
  g_array_sort (waiting, compare_waiting);
  for (guint i = 0; i < waiting->len; i++)
    g_ptr_array_add (list, (gpointer) g_array_index (waiting, Waiting, i).clause);

  return list;
}
