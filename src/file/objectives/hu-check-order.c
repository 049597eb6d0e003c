/*
 * Outcomes that never decide, because one before them is met whenever they are, as far as one can see without judging: its
 * condition is the same, or the same with a lower bound.
 */
#include "config.h"

#include "hu-read-objectives-private.h"

#include <glib/gi18n-lib.h>

/* So many outcomes are held against each other; a game has about ten. */
#define OUTCOMES_COMPARED 30

/* Tells whether @wanted is no less than @given, each `at_least` of a term or NULL. */
static gboolean
is_no_less (const HuNode *wanted,
            const HuNode *given,
            gboolean      of_all) /* the terms ask for all of a list where they have no bound */
{
  gint64 a[2] = { 0, 1 }, b[2] = { 0, 1 };

  if (wanted == NULL || given == NULL)
    return wanted == given || (of_all ? wanted == NULL : given == NULL);
  if (hu_node_get_kind (wanted) != HU_NODE_LIST)
    return hu_node_get_whole (wanted, &a[0]) && hu_node_get_whole (given, &b[0]) && a[0] >= b[0];

  for (guint i = 0; i < 2; i++)
    {
      a[i] = hu_node_get_integer (hu_node_get_element (wanted, i), 0);
      b[i] = hu_node_get_integer (hu_node_get_element (given, i), 0);
    }

  return a[1] > 0 && b[1] > 0 && (double) a[0] / (double) a[1] >= (double) b[0] / (double) b[1];
}

/* Tells whether @b has all members of @a but the bound. */
static gboolean
has_members (const HuNode *a,
             const HuNode *b)
{
  for (guint i = 0; i < hu_node_get_n (a); i++)
    {
      const char *key = hu_node_get_key (a, i);
      const HuNode *other = hu_node_find (b, key);

      if (!g_str_equal (key, "at_least") && (other == NULL || !hu_node_equal (hu_node_get_element (a, i), other)))
        return FALSE;
    }

  return TRUE;
}

/* Tells whether the condition @b is met wherever @a is. */
static gboolean
is_stricter (const HuNode *a,
             const HuNode *b)
{
  static const char * const of_all[] = { "holds", "entered", "connected", "cut_off", NULL };
  const char *key = hu_node_get_key (a, 0);
  const HuNode *wanted = hu_node_find (a, key), *given = hu_node_find (b, key);

  if (hu_node_equal (a, b))
    return TRUE;
  if (given == NULL || hu_node_get_kind (wanted) != HU_NODE_OBJECT || hu_node_get_kind (given) != HU_NODE_OBJECT ||
      g_str_equal (key, "not"))
    return FALSE;

  return has_members (wanted, given) && has_members (given, wanted) &&
         is_no_less (hu_node_find (wanted, "at_least"), hu_node_find (given, "at_least"), g_strv_contains (of_all, key));
}

/* The same, where @a may be conditions that all have to be met, and @b conditions of which any is enough. */
static gboolean
implies (const HuNode *a,
         const HuNode *b)
{
  const HuNode *all = hu_node_find (a, "all"), *any = hu_node_find (b, "any");

  if (is_stricter (a, b))
    return TRUE;
  for (guint i = 0; i < hu_node_get_n (all); i++)
    if (is_stricter (hu_node_get_element (all, i), b))
      return TRUE;
  for (guint i = 0; i < hu_node_get_n (any); i++)
    if (is_stricter (a, hu_node_get_element (any, i)))
      return TRUE;

  return FALSE;
}

/* Tells whether the outcome @earlier is judged whenever @later is. */
static gboolean
is_judged_with (const HuNode *earlier,
                const HuNode *later)
{
  static const char * const limits[] = { "of", "phase", "turn" };

  if (!hu_node_equal (hu_node_find (earlier, "when"), hu_node_find (later, "when")))
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (limits); i++)
    {
      const HuNode *limit = hu_node_find (earlier, limits[i]), *other = hu_node_find (later, limits[i]);

      if (limit != NULL && (other == NULL || !hu_node_equal (limit, other)))
        return FALSE;
    }

  return TRUE;
}

/* Where outcomes of both sides are met at one moment, does the first one in the list decide? */
static gboolean
does_first_decide (const HuAt   *list,
                   const HuNode *earlier,
                   const HuNode *later)
{
  const char *both = list->parent != NULL ? hu_node_get_text (hu_node_find (list->parent->node, "both"), "first") : "first";

  return g_str_equal (both, "first") || hu_node_equal (hu_node_find (earlier, "winner"), hu_node_find (later, "winner"));
}

void
hu_check_order (HuReader   *reader,
                const HuAt *list,
                const HuAt *outcome)
{
  HuAt needs = hu_at_find (outcome, "needs");

  for (guint i = 0; i < outcome->index && outcome->index < OUTCOMES_COMPARED; i++)
    {
      const HuNode *earlier = hu_node_get_element (list->node, i);

      if (!does_first_decide (list, earlier, outcome->node) || !is_judged_with (earlier, outcome->node) ||
          !implies (needs.node, hu_node_find (earlier, "needs")))
        continue;
      hu_warn_about (reader, &needs, HU_ABOUT_NEVER_DECIDES,
                     /* Translators: the id of an outcome. */
                     g_strdup_printf (_("the outcome “%s” comes before this one and is met whenever this one is"),
                                      hu_node_get_text (hu_node_find (earlier, "id"), "")),
                     g_strdup (_("put the outcome that asks for more first, or remove one of them")));
      return;
    }
}
