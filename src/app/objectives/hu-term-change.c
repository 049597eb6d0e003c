/*
 * A condition as one of another kind: what both kinds have in common stays, and nothing said so far goes where the new
 * kind has a place for it.
 */
#include "hu-objectives-page.h"

#include "hu-format.h"

/* The pointer to the first place for a condition within one of that kind; NULL: it contains none. */
static const char *
find_first_part (guint kind)
{
  switch ((gint) kind)
    {
    case HU_TERM_ALL:
      return "/all/-";
    case HU_TERM_ANY:
      return "/any/-";
    case HU_TERM_SOME:
      return "/some/of/-";
    case HU_TERM_NOT:
      return "/not";
    case HU_TERM_EVER:
      return "/ever/needs";
    case HU_TERM_FOR:
      return "/for/needs";
    case HU_TERM_FIRST:
      return "/first/needs";
    default:
      return NULL;
    }
}

static HuNode *
get_inner (const HuNode *condition,
           guint         kind)
{
  return hu_node_find (condition, hu_term_kind_word (kind));
}

/* Members that exclude each other, or of which one is enough: a new condition has the first. */
static gboolean
has_instead (const HuNode *inner,
             const char   *key)
{
  if (g_str_equal (key, "places"))
    return hu_node_find (inner, "hexes") != NULL;
  if (g_str_equal (key, "at_least"))
    return hu_node_find (inner, "at_most") != NULL || hu_node_find (inner, "above") != NULL;

  return FALSE;
}

/* The members of @inner that the other kind knows as well, and the rest from @fresh; (transfer full). */
static HuNode *
keep_members (const HuNode *inner,
              HuNode       *fresh,
              guint         before,
              guint         kind,
              gboolean      same_side)
{
  const HuField *from = hu_format_find_field ("term", hu_term_kind_word (before));
  const HuField *to = hu_format_find_field ("term", hu_term_kind_word (kind));
  HuNode *kept = hu_node_ref (fresh);

  if (from->of == NULL || to->of == NULL)
    return kept;

  for (guint i = 0; i < hu_node_get_n (inner); i++)
    {
      const char *key = hu_node_get_key (inner, i);
      const HuField *old = hu_format_find_field (from->of, key), *now = hu_format_find_field (to->of, key);

      if (old != NULL && now != NULL && old->type == now->type && (same_side || !g_str_equal (key, "side")))
        hu_node_put (&kept, key, hu_node_ref (hu_node_find (inner, key)));
    }
  for (guint i = 0; i < hu_node_get_n (fresh); i++)
    {
      const char *key = hu_node_get_key (fresh, i);

      if (hu_node_find (inner, key) == NULL && has_instead (inner, key) && has_instead (kept, key))
        hu_node_put (&kept, key, NULL);
    }

  return kept;
}

/* The condition within "not", "ever" and "for"; any other condition itself; nothing for an empty group. */
static HuNode *
find_content (HuNode     *condition,
              guint       kind)
{
  const char *list = hu_term_get_list (condition), *first = find_first_part (kind);
  g_autofree char *parts = list != NULL ? g_strconcat ("/", list, NULL) : NULL;

  if (kind == HU_N_TERMS || (parts != NULL && hu_node_get_n (hu_node_at (condition, parts)) == 0))
    return NULL;
  if (first == NULL || list != NULL || kind == HU_TERM_FIRST)
    return condition;

  return hu_node_at (condition, first);
}

/* Do both kinds likely ask for the same side?  "Cut off" asks for the enemy's. */
static gboolean
is_same_side (HuWorkshop   *shop,
              guint         before,
              const HuNode *fresh,
              guint         kind,
              const char   *pointer)
{
  g_autofree char *json = hu_term_new_json (shop, before, pointer);
  g_autoptr(HuNode) other = hu_node_from_json (json);

  return g_strcmp0 (hu_node_get_text (hu_node_find (get_inner (other, before), "side"), NULL),
                    hu_node_get_text (hu_node_find (get_inner (fresh, kind), "side"), NULL)) == 0;
}

char *
hu_term_changed_json (HuWorkshop *shop,
                      guint       kind,
                      const char *pointer)
{
  HuNode *condition = hu_workshop_get (shop, pointer);
  guint before = hu_term_kind_of (condition);
  g_autofree char *json = hu_term_new_json (shop, kind, pointer);
  g_autoptr(HuNode) fresh = hu_node_from_json (json);
  g_autoptr(HuNode) changed = NULL, kept = NULL;
  const char *first = find_first_part (kind);
  HuNode *content = find_content (condition, before);

  if (kind == before)
    return hu_node_to_json (condition);
  /* Counts stay in sums, and conditions out of them. */
  if (kind == HU_TERM_COMPARE || before == HU_TERM_COMPARE)
    return g_steal_pointer (&json);
  /* The tree keeps the parts of a group. */
  if (hu_term_get_list (condition) != NULL && hu_term_get_list (fresh) != NULL)
    return g_steal_pointer (&json);

  if (first != NULL && content != NULL)
    {
      changed = hu_node_with_at (fresh, first, content);
    }
  else if (first == NULL && before < HU_N_TERMS && find_first_part (before) == NULL)
    {
      kept = keep_members (get_inner (condition, before), get_inner (fresh, kind), before, kind,
                           is_same_side (shop, before, fresh, kind, pointer));
      changed = hu_node_with (fresh, hu_term_kind_word (kind), kept);
    }

  return changed != NULL ? hu_node_to_json (changed) : g_steal_pointer (&json);
}
