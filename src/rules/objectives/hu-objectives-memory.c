/*
 * The memory of the system: conditions that were met, places entered, items scored, and where units left the map.
 */
#include "hu-objectives-private.h"

#include <string.h>

gpointer
hu_objectives_state_new (const HuScenario *scenario)
{
  const HuObjectivesRules *rules = hu_objectives_rules (scenario);
  HuObjectivesState *own = g_new0 (HuObjectivesState, 1);

  own->n_terms = rules->terms->len;
  own->n_marks = rules->n_marks;
  own->n_items = rules->schedule->len;
  own->n_holders = rules->n_holders;
  own->n_outcomes = rules->outcomes->len;
  own->n_requirements = rules->withdrawals->len;
  own->n_units = scenario->units->len;
  own->terms = hu_term_memory_new (own->n_terms);
  own->marks = g_new0 (guint8, own->n_marks);
  own->holders = g_new (gint8, own->n_holders);
  for (guint i = 0; i < own->n_holders; i++)
    own->holders[i] = HU_SIDE_NONE;
  own->captured = g_new0 (guint8, own->n_holders);
  own->scored = g_new0 (guint8, own->n_items);
  own->since = g_new (guint, own->n_outcomes);
  for (guint i = 0; i < own->n_outcomes; i++)
    own->since[i] = HU_REASON_NO_EVENT;
  own->done = g_new0 (guint, own->n_requirements);
  own->failed = g_new0 (guint8, own->n_requirements);
  own->at = g_new (HuHex, own->n_units);
  for (guint i = 0; i < own->n_units; i++)
    own->at[i] = HU_HEX_NONE;

  return own;
}

gpointer
hu_objectives_state_copy (gconstpointer data)
{
  const HuObjectivesState *own = data;
  HuObjectivesState *copy = g_memdup2 (own, sizeof *own);

  copy->terms = g_memdup2 (own->terms, own->n_terms * sizeof *own->terms);
  copy->marks = g_memdup2 (own->marks, own->n_marks);
  copy->holders = g_memdup2 (own->holders, own->n_holders);
  copy->captured = g_memdup2 (own->captured, own->n_holders);
  copy->scored = g_memdup2 (own->scored, own->n_items);
  copy->since = g_memdup2 (own->since, own->n_outcomes * sizeof *own->since);
  copy->done = g_memdup2 (own->done, own->n_requirements * sizeof *own->done);
  copy->failed = g_memdup2 (own->failed, own->n_requirements);
  copy->at = g_memdup2 (own->at, own->n_units * sizeof *own->at);
  hu_ledger_entry_ref (copy->ledger.last);

  return copy;
}

void
hu_objectives_state_free (gpointer data)
{
  HuObjectivesState *own = data;

  g_free (own->terms);
  g_free (own->marks);
  g_free (own->holders);
  g_free (own->captured);
  g_free (own->scored);
  g_free (own->since);
  g_free (own->done);
  g_free (own->failed);
  g_free (own->at);
  hu_ledger_entry_unref (own->ledger.last);
  g_free (own);
}

static gboolean
same (gconstpointer a,
      gconstpointer b,
      gsize         bytes)
{
  return bytes == 0 || memcmp (a, b, bytes) == 0;
}

gboolean
hu_objectives_state_equal (gconstpointer data,
                           gconstpointer other)
{
  const HuObjectivesState *a = data;
  const HuObjectivesState *b = other;

  /* The two memories are of one scenario, so their arrays are of one length. */
  return same (a->terms, b->terms, a->n_terms * sizeof *a->terms) && same (a->marks, b->marks, a->n_marks) &&
         same (a->holders, b->holders, a->n_holders) && same (a->captured, b->captured, a->n_holders) &&
         same (a->scored, b->scored, a->n_items) && same (a->since, b->since, a->n_outcomes * sizeof *a->since) &&
         same (a->done, b->done, a->n_requirements * sizeof *a->done) &&
         same (a->failed, b->failed, a->n_requirements) && same (a->at, b->at, a->n_units * sizeof *a->at) &&
         hu_ledger_equal (&a->ledger, &b->ledger);
}

/* The totals are the ledger's sums, and nothing is remembered of events to come. */
char *
hu_objectives_find_fault (const HuState *state)
{
  const HuObjectivesState *own = hu_objectives_state (state);
  char *fault = hu_ledger_find_fault (&own->ledger, HU_SYSTEM_OBJECTIVES);

  if (fault != NULL)
    return fault;

  for (guint i = 0; i < own->n_terms; i++)
    if (own->terms[i].since != HU_REASON_NO_EVENT && own->terms[i].since > state->n_events)
      return g_strdup_printf ("objectives: term %u was met at event %u of %u", i, own->terms[i].since, state->n_events);

  return NULL;
}

/* --- Entering --- */

static void
mark_entered (const HuState *state,
              const HuTerm  *term,
              guint          unit)
{
  HuHex hex = state->unit_hex[unit];

  if (hu_scenario_get_unit (state->scenario, unit)->side != term->side || !hu_hexes_find (term->where.all, hex) ||
      !hu_filter_has (&term->filter, state->scenario, unit, FALSE))
    return;

  for (guint i = 0; i < hu_where_n_items (term); i++)
    {
      guint n;
      gint32 thing;
      const HuHex *hexes = hu_where_get_item (state->scenario->map, term, i, &n, &thing);

      for (guint j = 0; j < n; j++)
        if (hexes[j] == hex)
          hu_objectives_state (state)->marks[hu_objectives_term (term)->first_mark + i] = TRUE;
    }
}

void
hu_objectives_remember_unit (const HuState *state,
                             guint          unit,
                             gboolean       enters)
{
  const GPtrArray *terms = hu_objectives_rules (state->scenario)->terms;
  HuObjectivesState *own = hu_objectives_state (state);

  if (state->unit_hex[unit] == HU_HEX_NONE)
    return;

  own->at[unit] = state->unit_hex[unit];
  for (guint i = 0; HU_CLAUSE_HOLDS (HU_CLAUSE_OBJECTIVES_ENTERED, enters) && i < terms->len; i++)
    {
      const HuTerm *term = g_ptr_array_index (terms, i);

      if (term->kind == HU_TERM_ENTERED)
        mark_entered (state, term, unit);
    }
}

guint
hu_objectives_get_run (const HuState *state,
                       const HuTerm  *term)
{
  g_return_val_if_fail (state != NULL && term != NULL && term->kind == HU_TERM_FOR, 0);

  return (guint) hu_objectives_state (state)->terms[term->memory].run;
}
