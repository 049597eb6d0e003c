/*
 * The kinds of conditions in the workshop: those of every system, what a new one looks like, and the menu of all.
 */
#include "config.h"

#include "hu-term-private.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#include "hu-explain-field.h"
#include "hu-menu.h"
#include "hu-system-panels.h"

/* --- Those of every system --- */

static const HuTermOffer of_time[] = {
  { HU_TERM_TURN, NULL, "{\"turn\":{\"from\":1}}" },
  { HU_TERM_EVER, NULL, "{\"ever\":{\"needs\":{\"all\":[]}}}" },
  { HU_TERM_FOR, NULL, "{\"for\":{\"turns\":2,\"needs\":{\"all\":[]}}}" },
  { HU_TERM_FIRST, NULL, "{\"first\":{\"needs\":{\"all\":[]},\"before\":{\"all\":[]}}}" },
  { HU_TERM_ANNOUNCED, NULL, "{\"announced\":{\"side\":$A,\"what\":\"\"}}" },
};
static const HuTermOffer of_groups[] = {
  { HU_TERM_ALL, NULL, "{\"all\":[]}" },
  { HU_TERM_ANY, NULL, "{\"any\":[]}" },
  { HU_TERM_SOME, NULL, "{\"some\":{\"at_least\":2,\"of\":[]}}" },
  { HU_TERM_NOT, NULL, "{\"not\":{\"any\":[]}}" },
};
static const HuTermOffer of_sums[] = {
  { HU_TERM_COMPARE, NULL, "{\"compare\":{\"left\":[],\"more_by\":1,\"right\":[]}}" },
  { HU_TERM_NUMBER, NULL, "{\"number\":1}" },
};
static const HuTermGroup common[] = {
  { N_("Time"), of_time, G_N_ELEMENTS (of_time) },
  { N_("All, Any, Not"), of_groups, G_N_ELEMENTS (of_groups) },
};

const HuTermForms *
hu_term_forms_of (const char *pointer)
{
  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    {
      g_autofree char *system = g_strconcat ("/rules/", hu_system_to_string (id), "/", NULL);

      if (g_str_has_prefix (pointer, system))
        return hu_system_panels_get (id)->terms;
    }

  g_return_val_if_reached (NULL);
}

const char *
_hu_term_kind_word (const HuTermForms *forms,
                    guint              kind)
{
  return hu_term_kind_to_string (forms->words, kind);
}

guint
hu_term_kind_of (const HuTermForms *forms,
                 const HuNode      *condition)
{
  for (guint kind = 0; condition != NULL && kind < HU_TERM_ATOMS + forms->words->n_atoms; kind++)
    if (_hu_term_kind_word (forms, kind) != NULL && hu_node_find (condition, _hu_term_kind_word (forms, kind)) != NULL)
      return kind;

  return G_MAXUINT;
}

char *
_hu_term_count_object (const HuTermForms *forms)
{
  return g_strconcat (forms->object, "-count", NULL);
}

/* All offers, one after the other; NULL: there are no more. */
static const HuTermOffer *
get_offer (const HuTermForms *forms,
           guint              index)
{
  if (index < G_N_ELEMENTS (of_sums))
    return &of_sums[index];
  index -= G_N_ELEMENTS (of_sums);
  for (guint i = 0; i < G_N_ELEMENTS (common) + forms->n_groups; i++)
    {
      const HuTermGroup *group = i < G_N_ELEMENTS (common) ? &common[i] : &forms->groups[i - G_N_ELEMENTS (common)];

      if (index < group->n)
        return &group->offers[index];
      index -= group->n;
    }

  return NULL;
}

const HuTermOffer *
_hu_term_find_offer (const HuTermForms *forms,
                     guint              choice)
{
  const HuTermOffer *offer;
  guint before = choice / HU_TERM_CHOICES;

  for (guint i = 0; (offer = get_offer (forms, i)) != NULL; i++)
    if (offer->kind == choice % HU_TERM_CHOICES && before-- == 0)
      return offer;

  return NULL;
}

static guint
get_choice (const HuTermForms *forms,
            const HuTermOffer *offer)
{
  const HuTermOffer *other;
  guint before = 0;

  for (guint i = 0; (other = get_offer (forms, i)) != NULL && other != offer; i++)
    before += other->kind == offer->kind;

  return offer->kind + before * HU_TERM_CHOICES;
}

/* --- Sums --- */

gboolean
_hu_term_is_sum (const char *pointer)
{
  return g_str_has_suffix (pointer, HU_TERM_LEFT) || g_str_has_suffix (pointer, HU_TERM_RIGHT);
}

gboolean
hu_term_is_count (const char *pointer)
{
  g_autofree char *list = NULL;
  guint index;

  return hu_workshop_tree_split (pointer, &list, &index) && _hu_term_is_sum (list);
}

HuNode *
_hu_term_take_bounds (HuNode *condition)
{
  static const char * const bounds[] = { "at_least", "at_most" };
  const char *word = hu_node_get_n (condition) > 0 ? hu_node_get_key (condition, 0) : NULL;
  HuNode *inner = word != NULL ? hu_node_ref (hu_node_find (condition, word)) : NULL, *counted;

  if (inner == NULL || hu_node_get_kind (inner) != HU_NODE_OBJECT)
    {
      g_clear_pointer (&inner, hu_node_unref);
      return hu_node_ref (condition);
    }

  for (guint i = 0; i < G_N_ELEMENTS (bounds); i++)
    hu_node_put (&inner, bounds[i], NULL);
  counted = hu_node_with (condition, word, inner);
  hu_node_unref (inner);

  return counted;
}

/* --- Whose --- */

static const char *
get_side_id (HuWorkshop *shop,
             guint       index)
{
  HuNode *sides = hu_workshop_get (shop, "/sides");

  return index < hu_node_get_n (sides) ? hu_node_get_text (hu_node_find (hu_node_get_element (sides, index), "id"), "") : "";
}

const char *
hu_term_get_side (HuWorkshop *shop,
                  const char *pointer)
{
  static const char * const keys[] = { "winner", "to", "side" };
  const char *needs = strstr (pointer, "/needs");
  g_autofree char *owner = needs != NULL ? g_strndup (pointer, (gsize) (needs - pointer)) : g_strdup (pointer);
  const HuNode *object = hu_workshop_get (shop, owner);

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      const char *id = hu_node_get_text (hu_node_find (object, keys[i]), NULL);

      for (guint side = 0; id != NULL && side < HU_N_SIDES; side++)
        if (g_str_equal (get_side_id (shop, side), id))
          return get_side_id (shop, side);
    }

  return get_side_id (shop, 0);
}

const char *
hu_term_get_enemy (HuWorkshop *shop,
                   const char *side)
{
  return get_side_id (shop, g_strcmp0 (get_side_id (shop, 0), side) == 0 ? 1 : 0);
}

char *
hu_term_fill_sides (HuWorkshop *shop,
                    const char *side,
                    const char *json)
{
  g_autoptr(HuNode) own = hu_node_new_text (side), enemy = hu_node_new_text (hu_term_get_enemy (shop, side));
  g_autofree char *first = hu_node_to_json (own), *second = hu_node_to_json (enemy);
  GString *text = g_string_new (json);

  g_string_replace (text, "$A", first, 0);
  g_string_replace (text, "$B", second, 0);

  return g_string_free (text, FALSE);
}

char *
_hu_term_fresh_json (HuWorkshop *shop,
                     const char *json,
                     const char *pointer)
{
  g_autofree char *filled = hu_term_fill_sides (shop, hu_term_get_side (shop, pointer), json);
  g_autoptr(HuNode) condition = NULL, counted = NULL;

  if (!_hu_term_is_sum (pointer) && !hu_term_is_count (pointer))
    return g_steal_pointer (&filled);

  condition = hu_node_from_json (filled);
  counted = _hu_term_take_bounds (condition);

  return hu_node_to_json (counted);
}

/* --- The menu --- */

static void
add_offer (GMenu             *menu,
           const HuTermForms *forms,
           const HuTermOffer *offer,
           const char        *action,
           const char        *pointer)
{
  HuFieldWords words = { .label = "" };

  if (offer->label == NULL)
    hu_explain_field (forms->object, _hu_term_kind_word (forms, offer->kind), &words);
  hu_menu_append (menu, offer->label != NULL ? _(offer->label) : words.label, action,
                  g_variant_new ("(su)", pointer, get_choice (forms, offer)));
}

/* The kinds of terms that can be counted in a sum. */
static GMenuModel *
make_counts_menu (const HuTermForms *forms,
                  const char        *action,
                  const char        *pointer)
{
  GMenu *menu = g_menu_new ();
  g_autofree char *object = _hu_term_count_object (forms);

  for (guint kind = HU_TERM_NUMBER; kind < HU_TERM_ATOMS + forms->words->n_atoms; kind++)
    if (kind == HU_TERM_NUMBER || hu_vocabulary_counts (forms->words, kind))
      {
        HuFieldWords words = { .label = "" };

        hu_explain_field (object, _hu_term_kind_word (forms, kind), &words);
        hu_menu_append (menu, words.label, action, g_variant_new ("(su)", pointer, kind));
      }

  return G_MENU_MODEL (menu);
}

static void
add_groups (GMenu             *menu,
            GMenu             *rest,
            const HuTermForms *forms,
            const HuTermGroup *groups,
            guint              n_groups,
            const char        *action,
            const char        *pointer)
{
  for (guint i = 0; i < n_groups; i++)
    {
      g_autoptr(GMenu) group = groups[i].label != NULL ? g_menu_new () : g_object_ref (menu);

      for (guint k = 0; k < groups[i].n; k++)
        add_offer (group, forms, &groups[i].offers[k], action, pointer);
      if (groups[i].label != NULL)
        g_menu_append_submenu (rest, _(groups[i].label), G_MENU_MODEL (group));
    }
}

/* The kinds that rulebooks ask for most come first, by themselves; then come all kinds, by groups. */
GMenuModel *
_hu_term_kinds_menu (HuWorkshop *shop,
                     const char *action,
                     const char *pointer,
                     gboolean    inside)
{
  const HuTermForms *forms = hu_term_forms_of (pointer);
  g_autoptr(GMenu) first = NULL, rest = NULL;
  GMenu *menu;

  if (inside ? _hu_term_is_sum (pointer) : hu_term_is_count (pointer))
    return make_counts_menu (forms, action, pointer);

  menu = g_menu_new ();
  first = g_menu_new ();
  rest = g_menu_new ();
  add_groups (first, rest, forms, forms->groups, forms->n_groups, action, pointer);
  add_offer (first, forms, &of_sums[0], action, pointer);
  add_offer (first, forms, &of_time[0], action, pointer);
  add_groups (first, rest, forms, common, G_N_ELEMENTS (common), action, pointer);
  g_menu_append_section (menu, NULL, G_MENU_MODEL (first));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (rest));

  return G_MENU_MODEL (menu);
}
