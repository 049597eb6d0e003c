/*
 * The factors of a schedule of points.
 */
#include "hu-points.h"

static void
factor_clear (gpointer data)
{
  HuFactor *factor = data;

  g_free (factor->branch);
}

/**
 * hu_factors_add:
 * @factors: (inout): of an item that is still being made
 * @factor: how many times they count, at least 0
 *
 * Has units of @branch score @factor times.
 */
void
hu_factors_add (GArray    **factors,
                const char *branch,
                gint64      factor)
{
  HuFactor added = { .factor = factor };

  g_return_if_fail (factors != NULL && branch != NULL && factor >= 0);

  if (*factors == NULL)
    {
      *factors = g_array_new (FALSE, FALSE, sizeof (HuFactor));
      g_array_set_clear_func (*factors, factor_clear);
    }
  added.branch = g_strdup (branch);
  g_array_append_val (*factors, added);
  /* cppcheck-suppress memleak ; the list has it now, and frees it by factor_clear() */
}
