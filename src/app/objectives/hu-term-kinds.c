/*
 * The kinds of terms in the workshop: their groups in a menu, and what a new one looks like.
 */
#include "config.h"

#include "hu-objectives-page.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#include "hu-explain-field.h"
#include "hu-menu.h"

guint
hu_term_kind_of (const HuNode *condition)
{
  for (guint kind = 0; condition != NULL && kind < HU_N_TERMS; kind++)
    if (hu_term_kind_word (kind) != NULL && hu_node_find (condition, hu_term_kind_word (kind)) != NULL)
      return kind;

  return HU_N_TERMS;
}

const char *
hu_term_kind_word (guint kind)
{
  return hu_term_kind_to_string (&hu_objectives_vocabulary, kind);
}

gboolean
hu_term_is_count (const char *pointer)
{
  const char *left = g_strrstr (pointer, "/compare/left/"), *right = g_strrstr (pointer, "/compare/right/");
  const char *inside = left != NULL    ? left + strlen ("/compare/left/")
                       : right != NULL ? right + strlen ("/compare/right/")
                                       : NULL;

  /* An index, and nothing behind it. */
  return inside != NULL && strchr (inside, '/') == NULL;
}

/* Does a new part of the condition at @pointer go into a sum? */
static gboolean
goes_into_sum (HuWorkshop *shop,
               const char *pointer)
{
  return hu_term_is_count (pointer) || hu_term_kind_of (hu_workshop_get (shop, pointer)) == HU_TERM_COMPARE;
}

/* --- Whose --- */

static const char *
get_side_id (HuWorkshop *shop,
             guint       index)
{
  HuNode *sides = hu_workshop_get (shop, "/sides");

  return index < hu_node_get_n (sides) ? hu_node_get_text (hu_node_find (hu_node_get_element (sides, index), "id"), "") : "";
}

static const char *
hu_term_get_side (HuWorkshop *shop,
                  const char *pointer)
{
  static const char * const keys[] = { "winner", "to" };
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

/* --- New ones --- */

/* %s is the side that is likely meant. */
static const struct
{
  const char *json;
  gboolean    of_enemy;
} fresh[HU_N_TERMS] = {
  [HU_TERM_ALL] = { "{\"all\":[]}", FALSE },
  [HU_TERM_ANY] = { "{\"any\":[]}", FALSE },
  [HU_TERM_NOT] = { "{\"not\":{\"any\":[]}}", FALSE },
  [HU_TERM_SOME] = { "{\"some\":{\"at_least\":2,\"of\":[]}}", FALSE },
  [HU_TERM_TURN] = { "{\"turn\":{\"from\":1}}", FALSE },
  [HU_TERM_ANNOUNCED] = { "{\"announced\":{\"side\":%s,\"what\":\"\"}}", FALSE },
  [HU_TERM_COMPARE] = { "{\"compare\":{\"left\":[],\"right\":[],\"more_by\":1}}", FALSE },
  [HU_TERM_NUMBER] = { "{\"number\":1}", FALSE },
  [HU_TERM_HOLDS] = { "{\"holds\":{\"side\":%s,\"places\":[]}}", FALSE },
  [HU_TERM_ENTERED] = { "{\"entered\":{\"side\":%s,\"places\":[]}}", FALSE },
  [HU_TERM_CONNECTED] = { "{\"connected\":{\"side\":%s,\"places\":[]}}", FALSE },
  [HU_TERM_CUT_OFF] = { "{\"cut_off\":{\"side\":%s,\"places\":[]}}", TRUE },
  [HU_TERM_UNITS] = { "{\"units\":{\"side\":%s,\"at_least\":1}}", FALSE },
  [HU_TERM_ELIMINATED] = { "{\"eliminated\":{\"side\":%s,\"at_least\":1}}", TRUE },
  [HU_TERM_EXITED] = { "{\"exited\":{\"side\":%s,\"at_least\":1}}", FALSE },
  [HU_TERM_WITHDRAWN] = { "{\"withdrawn\":{\"side\":%s,\"at_least\":1}}", TRUE },
  [HU_TERM_WITHDRAWALS] = { "{\"withdrawals\":{\"side\":%s}}", TRUE },
  [HU_TERM_POINTS] = { "{\"points\":{\"side\":%s,\"at_least\":1}}", FALSE },
  [HU_TERM_LEAD] = { "{\"lead\":{\"side\":%s,\"at_least\":1}}", FALSE },
  [HU_TERM_RATIO] = { "{\"ratio\":{\"side\":%s,\"at_least\":[2,1]}}", FALSE },
  [HU_TERM_LINE] = { "{\"line\":{\"side\":%s}}", FALSE },
  [HU_TERM_EVER] = { "{\"ever\":{\"needs\":{\"all\":[]}}}", FALSE },
  [HU_TERM_FOR] = { "{\"for\":{\"turns\":2,\"needs\":{\"all\":[]}}}", FALSE },
  [HU_TERM_FIRST] = { "{\"first\":{\"needs\":{\"all\":[]},\"before\":{\"all\":[]}}}", FALSE },
};

char *
hu_term_new_json (HuWorkshop *shop,
                  guint       kind,
                  const char *pointer)
{
  const char *side = hu_term_get_side (shop, pointer);
  g_autoptr(HuNode) text = NULL;
  g_autofree char *quoted = NULL;
  g_auto(GStrv) parts = NULL;

  g_return_val_if_fail (kind < HU_N_TERMS && fresh[kind].json != NULL, NULL);

  text = hu_node_new_text (fresh[kind].of_enemy ? hu_term_get_enemy (shop, side) : side);
  quoted = hu_node_to_json (text);
  parts = g_strsplit (fresh[kind].json, "%s", -1);

  if (goes_into_sum (shop, pointer))
    {
      g_autofree char *bounded = g_strjoinv (quoted, parts);
      g_autoptr(HuNode) fresh_node = hu_node_from_json (bounded), inner = NULL, counted = NULL;

      /* In a sum nothing has a bound. */
      if (hu_node_get_kind (hu_node_find (fresh_node, hu_term_kind_word (kind))) != HU_NODE_OBJECT)
        return g_steal_pointer (&bounded);
      inner = hu_node_ref (hu_node_find (fresh_node, hu_term_kind_word (kind)));
      hu_node_put (&inner, "at_least", NULL);
      counted = hu_node_with (fresh_node, hu_term_kind_word (kind), inner);
      return hu_node_to_json (counted);
    }

  return g_strjoinv (quoted, parts);
}

/* --- The menu --- */

/* The kinds that rulebooks ask for most come first, by themselves; then come all kinds, by groups. */
static const guint common[] = {
  HU_TERM_HOLDS, HU_TERM_CUT_OFF, HU_TERM_UNITS, HU_TERM_ELIMINATED, HU_TERM_EXITED, HU_TERM_POINTS, HU_TERM_COMPARE,
  HU_TERM_TURN,
};

static const struct
{
  const char *label;
  guint  kinds[8];
  guint       n;
} groups[] = {
  { N_("Places and Hexes"), { HU_TERM_HOLDS, HU_TERM_ENTERED }, 2 },
  { N_("Supply"), { HU_TERM_CONNECTED, HU_TERM_CUT_OFF }, 2 },
  { N_("Units and Losses"),
    { HU_TERM_UNITS, HU_TERM_ELIMINATED, HU_TERM_EXITED, HU_TERM_WITHDRAWN, HU_TERM_WITHDRAWALS }, 5 },
  { N_("Points and Line"), { HU_TERM_POINTS, HU_TERM_LEAD, HU_TERM_RATIO, HU_TERM_LINE }, 4 },
  { N_("Time"), { HU_TERM_TURN, HU_TERM_EVER, HU_TERM_FOR, HU_TERM_FIRST, HU_TERM_ANNOUNCED }, 5 },
  { N_("All, Any, Not"), { HU_TERM_ALL, HU_TERM_ANY, HU_TERM_SOME, HU_TERM_NOT }, 4 },
};

static void
add_item (GMenu      *menu,
          guint       kind,
          const char *action,
          const char *pointer)
{
  HuFieldWords words = { .label = "" };

  hu_explain_field ("term", hu_term_kind_word (kind), &words);
  hu_menu_append (menu, words.label, action, g_variant_new ("(su)", pointer, kind));
}

/* The kinds of terms that can be counted in a sum. */
static GMenuModel *
make_counts_menu (const char *action,
                  const char *pointer)
{
  GMenu *menu = g_menu_new ();

  for (guint kind = HU_TERM_NUMBER; kind < HU_N_TERMS; kind++)
    if (kind == HU_TERM_NUMBER || hu_vocabulary_counts (&hu_objectives_vocabulary, kind))
      {
        HuFieldWords words = { .label = "" };

        hu_explain_field ("term-count", hu_term_kind_word (kind), &words);
        hu_menu_append (menu, words.label, action, g_variant_new ("(su)", pointer, kind));
      }

  return G_MENU_MODEL (menu);
}

GMenuModel *
hu_term_kinds_menu (HuWorkshop *shop,
                    const char *action,
                    const char *pointer,
                    gboolean    inside)
{
  GMenu *menu;
  g_autoptr(GMenu) first = NULL, rest = NULL;

  if (inside ? goes_into_sum (shop, pointer) : hu_term_is_count (pointer))
    return make_counts_menu (action, pointer);

  menu = g_menu_new ();
  first = g_menu_new ();
  rest = g_menu_new ();

  for (guint i = 0; i < G_N_ELEMENTS (common); i++)
    add_item (first, common[i], action, pointer);
  for (guint i = 0; i < G_N_ELEMENTS (groups); i++)
    {
      g_autoptr(GMenu) group = g_menu_new ();

      for (guint k = 0; k < groups[i].n; k++)
        add_item (group, groups[i].kinds[k], action, pointer);
      g_menu_append_submenu (rest, _(groups[i].label), G_MENU_MODEL (group));
    }
  g_menu_append_section (menu, NULL, G_MENU_MODEL (first));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (rest));

  return G_MENU_MODEL (menu);
}
