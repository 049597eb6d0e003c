/*
 * Single conditions: in words, and as a form.
 */
#include "config.h"

#include "hu-workshop-tree.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#include "hu-explain-field.h"
#include "hu-menu.h"
#include "hu-workshop-row.h"

static const char *kinds[] = { "all", "any", "not", "controls", "cvp", "exit_vp", "no_enemy" };
static const char *whats[] = { "locations", "hexes", "buildings" };

/* The key of its kind: "all", "controls"; NULL: none that the program knows. */
static const char *
get_kind (const HuNode *condition)
{
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (hu_node_find (condition, kinds[i]) != NULL)
      return kinds[i];

  return NULL;
}

static const char *
label_of (const char *object,
          const char *key)
{
  HuFieldWords words;

  return hu_explain_field (object, key, &words) ? words.label : key;
}

static const char *
find_what (const HuNode *controls)
{
  for (guint i = 0; i < G_N_ELEMENTS (whats); i++)
    if (hu_node_find (controls, whats[i]) != NULL)
      return whats[i];

  return whats[1];
}

/* The elements of a list of ids or hexes; buildings by their names. */
static char *
join_texts (HuWorkshop   *shop,
            const HuNode *list,
            gboolean      buildings)
{
  GString *text = g_string_new (NULL);

  if (list != NULL && hu_node_get_kind (list) == HU_NODE_TEXT)
    g_string_append (text, hu_node_get_text (list, ""));
  for (guint i = 0; list != NULL && hu_node_get_kind (list) == HU_NODE_LIST && i < hu_node_get_n (list); i++)
    {
      const char *element = hu_node_get_text (hu_node_get_element (list, i), "?");
      g_autofree char *name = buildings ? hu_workshop_dup_called (shop, "/map/buildings", element) : NULL;

      g_string_append_printf (text, "%s%s", i > 0 ? ", " : "", buildings ? name : element);
    }

  return g_string_free (text, FALSE);
}

static char *
word_controls (HuWorkshop   *shop,
               const HuNode *controls)
{
  const char *what = find_what (controls);
  HuNode *at_least = hu_node_find (controls, "at_least");
  g_autofree char *names = join_texts (shop, hu_node_find (controls, what), g_str_equal (what, "buildings"));

  if (at_least != NULL)
    /* Translators: %1$d of %2$s ("Hexes") %3$s ("U3, V2") have to be Controlled */
    return g_strdup_printf (_("Controls %1$d of %2$s %3$s"), (int) hu_node_get_integer (at_least, 0),
                            label_of ("controls", what), names);

  /* Translators: %1$s is as "Hexes", %2$s as "U3, V2" */
  return g_strdup_printf (_("Controls %1$s %2$s"), label_of ("controls", what), names);
}

/* The condition in a line; for a group the kind of group. */
static char *
word_condition (HuWorkshop   *shop,
                const HuNode *condition)
{
  const char *kind = get_kind (condition);
  const HuNode *inner = kind != NULL ? hu_node_find (condition, kind) : NULL;

  if (kind == NULL)
    return g_strdup (_("Nothing yet"));
  if (g_str_equal (kind, "controls"))
    return word_controls (shop, inner);
  if (g_str_equal (kind, "exit_vp"))
    return g_strdup_printf (_("At least %d exit points"),
                            (int) hu_node_get_integer (hu_node_find (inner, "at_least"), 0));
  if (g_str_equal (kind, "cvp"))
    {
      HuNode *more = hu_node_find (inner, "more_than_enemy_by");

      if (more != NULL)
        return g_strdup_printf (_("%d casualty points more than the enemy"), (int) hu_node_get_integer (more, 0));

      return g_strdup_printf (_("At least %d casualty points"),
                              (int) hu_node_get_integer (hu_node_find (inner, "at_least"), 0));
    }
  if (g_str_equal (kind, "no_enemy"))
    {
      const HuNode *in = hu_node_find (inner, "in");
      g_autofree char *where = in != NULL && hu_node_get_kind (in) == HU_NODE_TEXT
        ? hu_workshop_dup_called (shop, "/map/buildings", hu_node_get_text (in, "")) : join_texts (shop, in, FALSE);

      /* Translators: %1$s is as "Not broken", %2$s hexes or a building */
      return g_strdup_printf (_("No enemy (%1$s) in %2$s"),
                              hu_explain_field_value ("state", hu_node_get_text (hu_node_find (inner, "state"), "mmc")),
                              where);
    }

  return g_strdup (label_of ("condition", kind));
}

static char *
dup_words (HuWorkshopBench *bench,
           const char      *pointer)
{
  return word_condition (bench->shop, hu_workshop_get (bench->shop, pointer));
}

/* --- Its parts --- */

static const char *
get_list (const HuNode *condition)
{
  const char *kind = get_kind (condition);

  return g_strcmp0 (kind, "all") == 0 || g_strcmp0 (kind, "any") == 0 ? kind : NULL;
}

static void
list_parts (const HuNode *condition,
            GPtrArray    *parts)
{
  const char *list = get_list (condition);

  if (g_strcmp0 (get_kind (condition), "not") == 0)
    g_ptr_array_add (parts, g_strdup ("/not"));
  for (guint i = 0; list != NULL && i < hu_node_get_n (hu_node_find (condition, list)); i++)
    g_ptr_array_add (parts, g_strdup_printf ("/%s/%u", list, i));
}

/* Some keys exclude each other: the form has rows for the one that is there. */
static char *
dup_shape (const HuNode *condition)
{
  const char *kind = get_kind (condition);
  const HuNode *inner = kind != NULL ? hu_node_find (condition, kind) : NULL;
  GString *shape = g_string_new (kind);

  for (guint i = 0; inner != NULL && hu_node_get_kind (inner) == HU_NODE_OBJECT && i < hu_node_get_n (inner); i++)
    if (!g_str_equal (kind, "not"))
      g_string_append_printf (shape, ",%s", hu_node_get_key (inner, i));

  return g_string_free (shape, FALSE);
}

/* --- The menus --- */

static const struct
{
  const char *label;
  const char *json;
} offers[] = {
  { N_("Control of _Hexes"), "{\"controls\":{\"hexes\":[]}}" },
  { N_("Control of _Locations"), "{\"controls\":{\"locations\":[]}}" },
  { N_("Control of _Buildings"), "{\"controls\":{\"buildings\":[]}}" },
  { N_("_Casualty Points"), "{\"cvp\":{\"at_least\":1}}" },
  { N_("_Exit Points"), "{\"exit_vp\":{\"at_least\":1}}" },
  { N_("_No Enemy There"), "{\"no_enemy\":{\"state\":\"mmc\",\"in\":[]}}" },
  { N_("_All of …"), "{\"all\":[]}" },
  { N_("An_y of …"), "{\"any\":[]}" },
};

/* Returns a menu of all kinds, with an action that makes one at @pointer, or adds it to the group there. */
static GMenuModel *
make_kinds_menu (const char *action,
                 const char *pointer)
{
  GMenu *menu = g_menu_new ();

  for (guint i = 0; i < G_N_ELEMENTS (offers); i++)
    hu_menu_append (menu, _(offers[i].label), action, g_variant_new ("(ss)", pointer, offers[i].json));

  return G_MENU_MODEL (menu);
}

static GMenuModel *
make_add_menu (HuWorkshopBench *bench,
               const char      *pointer)
{
  return make_kinds_menu ("condition.add", pointer);
}

static GMenuModel *
make_menu (HuWorkshopBench *bench,
           const char      *pointer)
{
  GMenu *menu = g_menu_new ();
  g_autoptr(GMenuModel) others = make_kinds_menu ("condition.change", pointer);

  g_menu_append_submenu (menu, _("Chan_ge Into…"), others);
  if (hu_workshop_tree_is_removable (bench->shop, pointer))
    hu_menu_append (menu, _("_Remove"), "condition.remove", g_variant_new_string (pointer));

  return G_MENU_MODEL (menu);
}

/* --- The form --- */

static const HuShopShapes controlled = {
  N_("What"), { { NULL, "{\"locations\":[]}" }, { NULL, "{\"hexes\":[]}" }, { NULL, "{\"buildings\":[]}" } },
  .object = "controls", .renames = TRUE,
};
static const HuShopShapes grouped = {
  N_("Needed"), { { NULL, "{\"all\":[]}" }, { NULL, "{\"any\":[]}" } }, .object = "condition", .renames = TRUE,
};
static const HuShopShapes counted = {
  N_("How Many"), { { NULL, "{\"at_least\":1}" }, { NULL, "{\"more_than_enemy_by\":1}" } }, .object = "cvp", .renames = TRUE,
};

static void
fill_controls (HuWorkshopBench *bench,
               GtkWidget       *list,
               const char      *pointer)
{
  const char *what = find_what (hu_workshop_get (bench->shop, pointer));
  g_autofree char *names = hu_workshop_join (pointer, what);
  g_autofree char *at_least = hu_workshop_join (pointer, "at_least");

  gtk_list_box_append (GTK_LIST_BOX (list), hu_workshop_row_shape (bench->shop, pointer, &controlled));
  gtk_list_box_append (GTK_LIST_BOX (list),
                       g_str_equal (what, "hexes")
                         ? hu_workshop_row_hexes (bench->shop, bench->hand, names, label_of ("controls", what), HU_ROW_NAMES)
                         : g_str_equal (what, "buildings")
                         ? hu_workshop_row_picks (bench->shop, names, label_of ("controls", what), "/map/buildings",
                                                  HU_ROW_TEXT, bench->hand)
                         : hu_workshop_row_list (bench->shop, names, label_of ("controls", what), HU_ROW_TEXT));
  gtk_list_box_append (GTK_LIST_BOX (list), hu_workshop_row_text (bench->shop, at_least,
                                                                  _("At least this many (empty: all)"),
                                                                  HU_ROW_NUMBER | HU_ROW_OPTIONAL));
}

static void
fill_no_enemy (HuWorkshopBench *bench,
               GtkWidget       *list,
               const char      *pointer)
{
  static const HuShopWord states[] = {
    { "good-order-mmc", N_("In Good Order") }, { "unbroken-mmc", N_("Not broken") }, { "mmc", N_("Any") },
  };
  g_autofree char *state = hu_workshop_join (pointer, "state");
  g_autofree char *in = hu_workshop_join (pointer, "in");

  gtk_list_box_append (GTK_LIST_BOX (list), hu_workshop_row_words (bench->shop, state, label_of ("no_enemy", "state"),
                                                                   NULL, states, G_N_ELEMENTS (states)));
  gtk_list_box_append (GTK_LIST_BOX (list), hu_workshop_row_hexes (bench->shop, bench->hand, in,
                                                                   _("Hexes, or a building"), HU_ROW_AREA));
}

/* A list of rows for its content; for a group, for the kind of group. */
static GtkWidget *
make_form (HuWorkshopBench *bench,
           const char      *pointer)
{
  GtkWidget *list = gtk_list_box_new ();
  const char *kind = get_kind (hu_workshop_get (bench->shop, pointer));
  g_autofree char *inner = hu_workshop_join (pointer, kind != NULL ? kind : "all");

  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  if (kind == NULL)
    return list;
  if (g_str_equal (kind, "all") || g_str_equal (kind, "any"))
    gtk_list_box_append (GTK_LIST_BOX (list), hu_workshop_row_shape (bench->shop, pointer, &grouped));
  else if (g_str_equal (kind, "controls"))
    fill_controls (bench, list, inner);
  else if (g_str_equal (kind, "no_enemy"))
    fill_no_enemy (bench, list, inner);
  else if (g_str_equal (kind, "cvp"))
    {
      HuNode *cvp = hu_workshop_get (bench->shop, inner);
      const char *key = hu_node_find (cvp, "more_than_enemy_by") != NULL ? "more_than_enemy_by" : "at_least";
      g_autofree char *number = hu_workshop_join (inner, key);

      gtk_list_box_append (GTK_LIST_BOX (list), hu_workshop_row_shape (bench->shop, inner, &counted));
      gtk_list_box_append (GTK_LIST_BOX (list), hu_workshop_row_number (bench->shop, number, _("Points"), NULL, 0,
                                                                        100000, G_MININT64));
    }
  else if (g_str_equal (kind, "exit_vp"))
    {
      g_autofree char *number = hu_workshop_join (inner, "at_least");

      gtk_list_box_append (GTK_LIST_BOX (list), hu_workshop_row_number (bench->shop, number, _("Points"), NULL, 0,
                                                                        100000, G_MININT64));
    }

  return list;
}

const HuWorkshopTreeClass hu_workshop_condition_class = {
  .list_parts = list_parts,
  .get_list = get_list,
  .dup_shape = dup_shape,
  .dup_words = dup_words,
  .make_form = make_form,
  .make_add_menu = make_add_menu,
  .make_menu = make_menu,
  .negates = TRUE,
};
