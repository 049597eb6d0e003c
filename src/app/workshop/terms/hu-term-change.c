/*
 * A condition as one of another kind: what both kinds have in common stays, and nothing said so far goes where the new
 * kind has a place for it.
 */
#include "hu-term-private.h"

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
get_inner (const HuTermForms *forms,
           const HuNode      *condition,
           guint              kind)
{
  return hu_node_find (condition, _hu_term_kind_word (forms, kind));
}

/* The members of which an atom has one, with @key among them; (transfer full), or NULL. */
static char **
find_either (const HuTermForms *forms,
             const char        *key)
{
  for (guint i = 0; forms->either[i] != NULL; i++)
    {
      char **keys = g_strsplit (forms->either[i], " ", -1);

      if (g_strv_contains ((const char * const *) keys, key))
        return keys;
      g_strfreev (keys);
    }

  return NULL;
}

/* Does @object have another member than @key, of which one is enough? */
static gboolean
has_instead (const HuTermForms *forms,
             const HuNode      *object,
             const char        *key)
{
  g_auto(GStrv) keys = find_either (forms, key);

  for (guint i = 0; keys != NULL && keys[i] != NULL; i++)
    if (!g_str_equal (keys[i], key) && hu_node_find (object, keys[i]) != NULL)
      return TRUE;

  return FALSE;
}

/* The members of @inner that the other kind knows as well, and the rest from @fresh; (transfer full). */
static HuNode *
keep_members (const HuTermForms *forms,
              const HuNode      *inner,
              HuNode            *fresh,
              guint              before,
              guint              kind,
              gboolean           same_side)
{
  const HuField *from = hu_format_find_field (forms->object, _hu_term_kind_word (forms, before));
  const HuField *to = hu_format_find_field (forms->object, _hu_term_kind_word (forms, kind));
  HuNode *kept = hu_node_ref (fresh);

  if (from == NULL || to == NULL || from->of == NULL || to->of == NULL || hu_node_get_kind (inner) != HU_NODE_OBJECT)
    return kept;

  for (guint i = 0; i < hu_node_get_n (inner); i++)
    {
      const char *key = hu_node_get_key (inner, i);
      const HuField *old = hu_format_find_field (from->of, key), *now = hu_format_find_field (to->of, key);

      /* Another choice from the menu of the same kind says which of them it wants. */
      if (old == NULL || now == NULL || old->type != now->type || (before == kind && has_instead (forms, fresh, key)))
        continue;
      if (same_side || !g_str_equal (key, "side"))
        hu_node_put (&kept, key, hu_node_ref (hu_node_find (inner, key)));
    }
  for (guint i = 0; i < hu_node_get_n (fresh); i++)
    {
      const char *key = hu_node_get_key (fresh, i);

      if (hu_node_find (inner, key) == NULL && has_instead (forms, inner, key) && has_instead (forms, kept, key))
        hu_node_put (&kept, key, NULL);
    }

  return kept;
}

/* Of "not", "ever" and "for" the condition within, of others the condition itself; of an empty group nothing. */
static HuNode *
find_content (HuNode *condition,
              guint   kind)
{
  const char *list = _hu_term_get_list (condition), *first = find_first_part (kind);
  g_autofree char *parts = list != NULL ? g_strconcat ("/", list, NULL) : NULL;

  if (kind == G_MAXUINT || (parts != NULL && hu_node_get_n (hu_node_at (condition, parts)) == 0))
    return NULL;
  if (first == NULL || list != NULL || kind == HU_TERM_FIRST)
    return condition;

  return hu_node_at (condition, first);
}

/* Do both kinds likely ask for the same side?  "Cut off" asks for the enemy's. */
static gboolean
is_same_side (HuWorkshop        *shop,
              const HuTermForms *forms,
              guint              before,
              const HuNode      *fresh,
              guint              kind,
              const char        *pointer)
{
  g_autofree char *json = _hu_term_fresh_json (shop, _hu_term_find_offer (forms, before)->json, pointer);
  g_autoptr(HuNode) other = hu_node_from_json (json);

  return g_strcmp0 (hu_node_get_text (hu_node_find (get_inner (forms, other, before), "side"), NULL),
                    hu_node_get_text (hu_node_find (get_inner (forms, fresh, kind), "side"), NULL)) == 0;
}

/* The factor of a count stays with it. */
static HuNode *
keep_times (HuNode       *changed,
            const HuNode *before,
            guint         kind)
{
  HuNode *times = hu_node_find (before, "times");

  return times != NULL && kind != HU_TERM_NUMBER ? hu_node_with (changed, "times", times) : hu_node_ref (changed);
}

/* The count begins the first sum. */
static char *
compare_instead (const HuTermForms *forms,
                 HuNode            *condition,
                 guint              before,
                 HuNode            *fresh)
{
  g_autoptr(HuNode) count = NULL, compare = NULL;

  if (before == G_MAXUINT || !hu_vocabulary_counts (forms->words, before) ||
      hu_node_get_n (hu_node_at (fresh, HU_TERM_LEFT)) > 0)
    return hu_node_to_json (fresh);

  count = _hu_term_take_bounds (condition);
  compare = hu_node_with_at (fresh, HU_TERM_LEFT "/-", count);

  return hu_node_to_json (compare);
}

char *
_hu_term_changed_json (HuWorkshop *shop,
                       const char *json,
                       const char *pointer)
{
  const HuTermForms *forms = hu_term_forms_of (pointer);
  HuNode *condition = hu_workshop_get (shop, pointer);
  guint before = hu_term_kind_of (forms, condition), kind;
  g_autofree char *filled = _hu_term_fresh_json (shop, json, pointer);
  g_autoptr(HuNode) fresh = hu_node_from_json (filled), changed = NULL, kept = NULL, whole = NULL;
  const char *first;
  HuNode *content = find_content (condition, before);

  kind = hu_term_kind_of (forms, fresh);
  first = find_first_part (kind);
  if (kind == before && kind < HU_TERM_ATOMS)
    return kind == HU_TERM_COMPARE ? g_steal_pointer (&filled) : hu_node_to_json (condition);
  if (kind == HU_TERM_COMPARE)
    return compare_instead (forms, condition, before, fresh);
  /* Counts stay in sums, and conditions out of them. */
  if (before == HU_TERM_COMPARE && first == NULL)
    return g_steal_pointer (&filled);
  /* The tree keeps the parts of a group. */
  if (_hu_term_get_list (condition) != NULL && _hu_term_get_list (fresh) != NULL)
    return g_steal_pointer (&filled);

  if (first != NULL && content != NULL)
    {
      changed = hu_node_with_at (fresh, first, content);
    }
  else if (first == NULL && before != G_MAXUINT && find_first_part (before) == NULL)
    {
      kept = keep_members (forms, get_inner (forms, condition, before), get_inner (forms, fresh, kind), before, kind,
                           is_same_side (shop, forms, before, fresh, kind, pointer));
      whole = hu_node_with (fresh, _hu_term_kind_word (forms, kind), kept);
      changed = keep_times (whole, condition, kind);
    }

  return changed != NULL ? hu_node_to_json (changed) : g_steal_pointer (&filled);
}
