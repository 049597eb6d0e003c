/*
 * Actions on a part of a condition, beside moving it: change it, wrap it, take it apart, copy and paste it.
 */
#include "config.h"

#include "hu-term-private.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#include "hu-menu.h"

/* --- Wrapping --- */

static const struct
{
  const char *label;
  const char *json; /* %s: the part */
} wraps[] = {
  { N_("A_ll of …"), "{\"all\":[%s]}" },
  { N_("_Any of …"), "{\"any\":[%s]}" },
  { N_("At _Least n of …"), "{\"some\":{\"at_least\":1,\"of\":[%s]}}" },
  { N_("_Not …"), "{\"not\":%s}" },
  { N_("_Ever …"), "{\"ever\":{\"needs\":%s}}" },
  { N_("_For n Turns …"), "{\"for\":{\"turns\":2,\"needs\":%s}}" },
  { N_("Fir_st …, Before Another"), "{\"first\":{\"needs\":%s,\"before\":{\"all\":[]}}}" },
};

static void
replace (HuWorkshopBench *bench,
         const char      *label,
         const char      *pointer,
         HuNode          *value)
{
  hu_workshop_begin_stroke (bench->shop, label);
  hu_workshop_set (bench->shop, pointer, value);
  hu_workshop_end_stroke (bench->shop);
}

static void
wrap_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  HuWorkshopBench *bench = data;
  const char *pointer;
  guint which;
  HuNode *condition;
  g_autofree char *inner = NULL;
  g_auto(GStrv) around = NULL;
  g_autofree char *json = NULL;
  g_autoptr(HuNode) wrapped = NULL;

  g_variant_get (parameter, "(&su)", &pointer, &which);
  condition = hu_workshop_get (bench->shop, pointer);
  if (condition == NULL || which >= G_N_ELEMENTS (wraps))
    return;

  inner = hu_node_to_json (condition);
  around = g_strsplit (wraps[which].json, "%s", 2);
  json = g_strjoinv (inner, around);
  wrapped = hu_node_from_json (json);
  replace (bench, _("Wrap a Condition"), pointer, wrapped);
}

/* Is it a condition on a line, which does not ask who is where the line begins? */
static HuNode *
find_line (HuWorkshopBench *bench,
           const char      *pointer)
{
  HuNode *condition = hu_workshop_get (bench->shop, pointer);

  return condition != NULL ? hu_node_find (condition, "connected") : NULL;
}

/* "… and holds it": the same side is asked to hold the places or hexes as well. */
static void
hold_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  static const char * const keys[] = { "side", "places", "hexes", "at_least" };
  HuWorkshopBench *bench = data;
  const char *pointer = g_variant_get_string (parameter, NULL);
  HuNode *line = find_line (bench, pointer);
  g_autoptr(GString) members = g_string_new (NULL);
  g_autofree char *condition = NULL;
  g_autofree char *json = NULL;
  g_autoptr(HuNode) both = NULL;

  if (line == NULL)
    return;

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      HuNode *value = hu_node_find (line, keys[i]);
      g_autofree char *words = value != NULL ? hu_node_to_json (value) : NULL;

      if (words != NULL)
        g_string_append_printf (members, "%s\"%s\":%s", members->len > 0 ? "," : "", keys[i], words);
    }
  condition = hu_node_to_json (hu_workshop_get (bench->shop, pointer));
  json = g_strdup_printf ("{\"all\":[%s,{\"holds\":{%s}}]}", condition, members->str);
  both = hu_node_from_json (json);
  replace (bench, _("Ask to Hold It as Well"), pointer, both);
}

/* --- Adding and changing --- */

/* Does to the tree what @name says, with what @make makes of the menu's choice. */
static void
make_part (GSimpleAction   *action,
           GVariant        *parameter,
           HuWorkshopBench *bench,
           const char      *name,
           char          *(*make) (HuWorkshop *shop, const char *json, const char *pointer))
{
  GtkWidget *tree = g_object_get_data (G_OBJECT (action), "hu-tree");
  const HuTermOffer *offer;
  const char *pointer;
  guint choice;
  g_autofree char *made = NULL;

  g_variant_get (parameter, "(&su)", &pointer, &choice);
  offer = _hu_term_find_offer (hu_term_forms_of (pointer), choice);
  if (offer == NULL)
    return;

  made = make (bench->shop, offer->json, pointer);
  gtk_widget_activate_action (tree, name, "(ss)", pointer, made);
}

static void
change_cb (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       data)
{
  make_part (action, parameter, data, "condition.change", _hu_term_changed_json);
}

static void
add_cb (GSimpleAction *action,
        GVariant      *parameter,
        gpointer       data)
{
  make_part (action, parameter, data, "condition.add", _hu_term_fresh_json);
}

/* --- Taking apart --- */

/* Is @pointer an element of a list of conditions? */
static gboolean
is_element (const char *pointer)
{
  g_autofree char *list = NULL;
  guint index;

  return hu_workshop_tree_split (pointer, &list, &index);
}

static gboolean
can_be_taken_apart (HuWorkshopBench *bench,
                    const char      *pointer)
{
  g_autoptr(GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  if (hu_node_find (hu_workshop_get (bench->shop, pointer), "compare") != NULL)
    return FALSE;

  hu_term_list_parts (hu_term_forms_of (pointer), hu_workshop_get (bench->shop, pointer), parts);

  return parts->len == 1 || (parts->len > 1 && is_element (pointer));
}

/* The parts of a condition take its place. */
static void
take_apart_cb (GSimpleAction *action,
               GVariant      *parameter,
               gpointer       data)
{
  HuWorkshopBench *bench = data;
  const char *pointer = g_variant_get_string (parameter, NULL);
  HuNode *there = hu_workshop_get (bench->shop, pointer);
  g_autoptr(HuNode) condition = NULL;
  g_autoptr(GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL;
  guint index = 0;

  if (there == NULL || !can_be_taken_apart (bench, pointer))
    return;

  condition = hu_node_ref (there);
  hu_term_list_parts (hu_term_forms_of (pointer), condition, parts);
  hu_workshop_begin_stroke (bench->shop, _("Take a Condition Apart"));
  hu_workshop_set (bench->shop, pointer, hu_node_at (condition, g_ptr_array_index (parts, 0)));
  for (guint i = 1; i < parts->len && (list != NULL || hu_workshop_tree_split (pointer, &list, &index)); i++)
    {
      g_autofree char *at = g_strdup_printf ("%s/%u", list, index + i);
      g_autofree char *end = hu_workshop_join (list, "-");

      hu_workshop_insert (bench->shop, hu_workshop_get (bench->shop, at) != NULL ? at : end,
                          hu_node_at (condition, g_ptr_array_index (parts, i)));
    }
  hu_workshop_end_stroke (bench->shop);
}

/* --- Copies --- */

static void
duplicate_cb (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       data)
{
  HuWorkshopBench *bench = data;
  const char *pointer = g_variant_get_string (parameter, NULL);
  HuNode *condition = hu_workshop_get (bench->shop, pointer);

  if (condition == NULL || !is_element (pointer))
    return;

  hu_workshop_begin_stroke (bench->shop, _("Duplicate a Condition"));
  hu_workshop_insert (bench->shop, pointer, condition);
  hu_workshop_end_stroke (bench->shop);
}

static void
copy_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  HuWorkshopBench *bench = data;
  HuNode *condition = hu_workshop_get (bench->shop, g_variant_get_string (parameter, NULL));
  g_autofree char *json = condition != NULL ? hu_node_to_json (condition) : NULL;

  if (json != NULL)
    gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (bench->map)), json);
}

/* --- The other side's --- */

/* The same sum for the other side; a count that names no side is of @own. */
static HuNode *
turn_count (HuWorkshop *shop,
            const char *own,
            HuNode     *count)
{
  for (guint i = 0; i < hu_node_get_n (count); i++)
    {
      const char *key = hu_node_get_key (count, i);
      HuNode *atom = hu_node_get_element (count, i);
      const char *side = hu_node_get_text (hu_node_find (atom, "side"), NULL);
      g_autofree char *path = g_strdup_printf ("/%s/side", key);
      g_autoptr(HuNode) enemy = NULL;

      if (hu_node_get_kind (atom) != HU_NODE_OBJECT)
        continue;
      enemy = hu_node_new_text (hu_term_get_enemy (shop, side != NULL ? side : own));
      return hu_node_with_at (count, path, enemy);
    }

  return hu_node_ref (count);
}

/* In most comparisons both sides are counted alike: the right sum becomes the left one, with the sides exchanged. */
static void
mirror_cb (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       data)
{
  HuWorkshopBench *bench = data;
  const char *pointer = g_variant_get_string (parameter, NULL);
  g_autofree char *compare = g_strndup (pointer, strlen (pointer) - strlen (HU_TERM_RIGHT));
  HuNode *left = hu_node_at (hu_workshop_get (bench->shop, compare), HU_TERM_LEFT);
  GPtrArray *counts = g_ptr_array_new ();
  g_autoptr(HuNode) right = NULL;

  for (guint i = 0; i < hu_node_get_n (left); i++)
    g_ptr_array_add (counts, turn_count (bench->shop, hu_term_get_side (bench->shop, pointer), hu_node_get_element (left, i)));
  right = hu_node_new_list_take (counts);
  replace (bench, _("Count the Same for the Other Side"), pointer, right);
}

/* Is @pointer the right sum of a comparison that counts something on the left? */
static gboolean
can_mirror (HuWorkshopBench *bench,
            const char      *pointer)
{
  g_autofree char *compare = NULL;

  if (!g_str_has_suffix (pointer, HU_TERM_RIGHT))
    return FALSE;

  compare = g_strndup (pointer, strlen (pointer) - strlen (HU_TERM_RIGHT));
  return hu_node_get_n (hu_node_at (hu_workshop_get (bench->shop, compare), HU_TERM_LEFT)) > 0;
}

typedef struct
{
  GWeakRef  tree;
  char     *pointer;
} Pasting;

/* Into a sum goes what it can count. */
static void
paste (HuWorkshopBench *bench,
       const char      *pointer,
       HuNode          *pasted)
{
  const HuTermForms *forms = hu_term_forms_of (pointer);
  const char *list = _hu_term_get_list (hu_workshop_get (bench->shop, pointer));
  g_autofree char *end = list != NULL ? g_strdup_printf ("%s/%s/-", pointer, list) : g_strconcat (pointer, "/-", NULL);
  g_autoptr(HuNode) part = _hu_term_is_sum (pointer) ? _hu_term_take_bounds (pasted) : hu_node_ref (pasted);
  guint kind = hu_term_kind_of (forms, pasted);

  if (_hu_term_is_sum (pointer) ? kind != HU_TERM_NUMBER && !hu_vocabulary_counts (forms->words, kind)
                                : list == NULL || kind == HU_TERM_NUMBER)
    return;

  hu_workshop_begin_stroke (bench->shop, _("Paste a Condition"));
  if (_hu_term_is_sum (pointer) && hu_workshop_get (bench->shop, pointer) == NULL)
    hu_workshop_set_json (bench->shop, pointer, "[]");
  hu_workshop_set (bench->shop, end, part);
  hu_workshop_end_stroke (bench->shop);
}

/* Text of any kind may come: only an object with the key of a condition is taken, and the check reads it. */
static void
pasted_cb (GObject      *clipboard,
           GAsyncResult *result,
           gpointer      data)
{
  Pasting *pasting = data;
  g_autoptr(GtkWidget) tree = g_weak_ref_get (&pasting->tree);
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (clipboard), result, NULL);
  g_autoptr(GBytes) bytes = text != NULL ? g_bytes_new (text, strlen (text)) : NULL;
  g_autoptr(HuFaults) faults = hu_faults_new ();
  g_autoptr(HuNode) pasted = bytes != NULL ? hu_node_parse (bytes, faults) : NULL;

  if (tree != NULL && hu_term_kind_of (hu_term_forms_of (pasting->pointer), pasted) != G_MAXUINT)
    paste (g_object_get_data (G_OBJECT (tree), "hu-bench"), pasting->pointer, pasted);
  g_weak_ref_clear (&pasting->tree);
  g_free (pasting->pointer);
  g_free (pasting);
}

static void
paste_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       data)
{
  HuWorkshopBench *bench = data;
  Pasting *pasting = g_new0 (Pasting, 1);

  g_weak_ref_init (&pasting->tree, g_object_get_data (G_OBJECT (action), "hu-tree"));
  pasting->pointer = g_variant_dup_string (parameter, NULL);
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (GTK_WIDGET (bench->map)), NULL, pasted_cb, pasting);
}

/* --- The menu --- */

static void
add_changes (GMenu           *menu,
             HuWorkshopBench *bench,
             const char      *pointer)
{
  g_autoptr(GMenu) wrapping = g_menu_new ();
  g_autoptr(GMenuModel) kinds = _hu_term_kinds_menu (bench->shop, "part.change", pointer, FALSE);

  g_menu_append_submenu (menu, _("Chan_ge Into…"), kinds);
  /* A count in a sum is no condition. */
  if (hu_term_is_count (pointer))
    return;

  for (guint i = 0; i < G_N_ELEMENTS (wraps); i++)
    hu_menu_append (wrapping, _(wraps[i].label), "part.wrap", g_variant_new ("(su)", pointer, i));
  g_menu_append_submenu (menu, _("_Wrap In"), G_MENU_MODEL (wrapping));
  if (find_line (bench, pointer) != NULL)
    /* Translators: adds to "an open line from …" that the hexes must be held as well */
    hu_menu_append (menu, _("… and _Holds It"), "part.hold", g_variant_new_string (pointer));
  if (can_be_taken_apart (bench, pointer))
    hu_menu_append (menu, _("_Take Apart"), "part.take-apart", g_variant_new_string (pointer));
}

GMenuModel *
_hu_term_menu_new (HuWorkshopBench *bench,
                   const char      *pointer)
{
  GMenu *menu = g_menu_new ();
  g_autoptr(GMenu) around = g_menu_new (), copies = g_menu_new (), moves = g_menu_new (), last = g_menu_new ();
  gboolean is_sum = _hu_term_is_sum (pointer);

  if (!is_sum)
    {
      add_changes (around, bench, pointer);
      hu_menu_append (copies, _("_Copy"), "part.copy", g_variant_new_string (pointer));
    }
  if (can_mirror (bench, pointer))
    hu_menu_append (around, _("The Same for the _Other Side"), "part.mirror", g_variant_new_string (pointer));
  if (is_sum || _hu_term_get_list (hu_workshop_get (bench->shop, pointer)) != NULL)
    hu_menu_append (copies, _("_Paste Into It"), "part.paste", g_variant_new_string (pointer));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (around));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (copies));
  if (is_element (pointer))
    {
      hu_menu_append (copies, _("Dupl_icate"), "part.duplicate", g_variant_new_string (pointer));
      hu_menu_append (moves, _("Move _Up"), "condition.move", g_variant_new ("(su)", pointer, GDK_KEY_Up));
      hu_menu_append (moves, _("Move _Down"), "condition.move", g_variant_new ("(su)", pointer, GDK_KEY_Down));
      hu_menu_append (moves, _("Move _Out of Its Group"), "condition.move", g_variant_new ("(su)", pointer, GDK_KEY_Left));
      hu_menu_append (moves, _("Move _Into the Group Before"), "condition.move", g_variant_new ("(su)", pointer, GDK_KEY_Right));
      g_menu_append_section (menu, NULL, G_MENU_MODEL (moves));
    }
  if (hu_workshop_tree_is_removable (bench->shop, pointer))
    hu_menu_append (last, _("_Remove"), "condition.remove", g_variant_new_string (pointer));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (last));

  return G_MENU_MODEL (menu);
}

void
_hu_term_actions_add (HuWorkshopBench *bench,
                     GtkWidget       *tree)
{
  static const GActionEntry entries[] = {
    { .name = "add", .activate = add_cb, .parameter_type = "(su)" },
    { .name = "change", .activate = change_cb, .parameter_type = "(su)" },
    { .name = "wrap", .activate = wrap_cb, .parameter_type = "(su)" },
    { .name = "hold", .activate = hold_cb, .parameter_type = "s" },
    { .name = "take-apart", .activate = take_apart_cb, .parameter_type = "s" },
    { .name = "duplicate", .activate = duplicate_cb, .parameter_type = "s" },
    { .name = "copy", .activate = copy_cb, .parameter_type = "s" },
    { .name = "paste", .activate = paste_cb, .parameter_type = "s" },
    { .name = "mirror", .activate = mirror_cb, .parameter_type = "s" },
  };
  g_autoptr(GSimpleActionGroup) actions = g_simple_action_group_new ();

  g_action_map_add_action_entries (G_ACTION_MAP (actions), entries, G_N_ELEMENTS (entries), bench);
  for (guint i = 0; i < G_N_ELEMENTS (entries); i++)
    g_object_set_data (G_OBJECT (g_action_map_lookup_action (G_ACTION_MAP (actions), entries[i].name)), "hu-tree", tree);
  gtk_widget_insert_action_group (tree, "part", G_ACTION_GROUP (actions));
}
