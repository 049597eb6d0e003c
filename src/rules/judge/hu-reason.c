/*
 * Reasons as values.
 */
#include "hu-reason.h"

_Thread_local HuClauseId hu_clause_left_out;

const char HU_CLAUSE_CONCESSION[] = "concession";
const char HU_CLAUSE_PLAY_STOPS[] = "verdict/play-stops";

/**
 * hu_reason_new:
 * @clause: (nullable): the clause that decided
 * @met: whether the clause made the judgement true; else it is the missing condition
 *
 * Makes a reason that counts nothing and names nobody yet.
 */
HuReason *
hu_reason_new (HuClauseId clause,
               gboolean   met,
               HuSide     side)
{
  HuReason *reason = g_new (HuReason, 1);

  *reason = (HuReason) HU_REASON_INIT (clause);
  reason->met = met;
  reason->side = side;

  return reason;
}

static GArray *
copy_units (const GArray *units)
{
  GArray *copy = g_array_sized_new (FALSE, FALSE, sizeof (guint), units->len);

  g_array_append_vals (copy, units->data, units->len);

  return copy;
}

HuReason *
hu_reason_copy (const HuReason *reason)
{
  HuReason *copy;

  g_return_val_if_fail (reason != NULL, NULL);

  copy = g_new (HuReason, 1);
  *copy = *reason;
  copy->units = reason->units != NULL ? copy_units (reason->units) : NULL;
  copy->places = reason->places != NULL ? g_array_ref (reason->places) : NULL;
  copy->around = reason->around != NULL ? g_array_ref (reason->around) : NULL;
  copy->area = reason->area != NULL ? g_array_ref (reason->area) : NULL;
  copy->exceptions = reason->exceptions != NULL ? g_array_new (FALSE, FALSE, sizeof (HuException)) : NULL;
  for (guint i = 0; reason->exceptions != NULL && i < reason->exceptions->len; i++)
    {
      HuException exception = g_array_index (reason->exceptions, HuException, i);

      exception.units = copy_units (exception.units);
      g_array_append_val (copy->exceptions, exception);
    }

  return copy;
}

/* Frees the contents of @reason, but not @reason itself. */
void
hu_reason_clear (HuReason *reason)
{
  g_return_if_fail (reason != NULL);

  for (guint i = 0; reason->exceptions != NULL && i < reason->exceptions->len; i++)
    g_array_unref (g_array_index (reason->exceptions, HuException, i).units);
  g_clear_pointer (&reason->exceptions, g_array_unref);
  g_clear_pointer (&reason->units, g_array_unref);
  g_clear_pointer (&reason->places, g_array_unref);
  g_clear_pointer (&reason->around, g_array_unref);
  g_clear_pointer (&reason->area, g_array_unref);
}

void
hu_reason_free (HuReason *reason)
{
  g_return_if_fail (reason != NULL);

  hu_reason_clear (reason);
  g_free (reason);
}

const HuException *
hu_reason_find_exception (const HuReason *reason,
                          HuClauseId      clause)
{
  g_return_val_if_fail (reason != NULL, NULL);

  for (guint i = 0; reason->exceptions != NULL && i < reason->exceptions->len; i++)
    if (g_array_index (reason->exceptions, HuException, i).clause == clause)
      return &g_array_index (reason->exceptions, HuException, i);

  return NULL;
}

static void
insert (GArray *units,
        guint   unit)
{
  guint at = 0;

  while (at < units->len && g_array_index (units, guint, at) < unit)
    at++;
  g_array_insert_val (units, at, unit);
}

/**
 * hu_reason_add_unit:
 * @unit: a unit that it is about
 *
 * Names @unit.  Units are in the order of the scenario, wherever they stand.
 */
void
hu_reason_add_unit (HuReason *reason,
                    guint     unit)
{
  g_return_if_fail (reason != NULL);

  if (reason->units == NULL)
    reason->units = g_array_new (FALSE, FALSE, sizeof (guint));
  insert (reason->units, unit);
}

static HuException *
get_exception (HuReason  *reason,
               HuClauseId clause)
{
  HuException *exception = (HuException *) hu_reason_find_exception (reason, clause);

  if (exception != NULL)
    return exception;

  if (reason->exceptions == NULL)
    reason->exceptions = g_array_new (FALSE, FALSE, sizeof (HuException));
  g_array_set_size (reason->exceptions, reason->exceptions->len + 1);
  exception = &g_array_index (reason->exceptions, HuException, reason->exceptions->len - 1);
  *exception = (HuException) { .clause = clause, .units = g_array_new (FALSE, FALSE, sizeof (guint)) };

  return exception;
}

void
hu_reason_except (HuReason  *reason,
                  HuClauseId clause,
                  guint      unit)
{
  HuException *exception;

  g_return_if_fail (reason != NULL && clause != NULL);

  exception = get_exception (reason, clause);
  if (unit != HU_UNIT_NONE)
    insert (exception->units, unit);
  else
    exception->unknown = TRUE;
}

/**
 * hu_reason_use:
 * @clause: the clause that excused something
 *
 * Notes an exception that is not about units.
 */
void
hu_reason_use (HuReason  *reason,
               HuClauseId clause)
{
  g_return_if_fail (reason != NULL && clause != NULL);

  get_exception (reason, clause);
}
