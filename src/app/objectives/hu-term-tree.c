/*
 * The tree of a condition: each part as a sentence, with what is wrong with it, and whether it is met.
 */
#include "config.h"

#include "hu-objectives-page.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#include "hu-css-class.h"
#include "hu-explain-field.h"
#include "hu-explain-objectives.h"
#include "hu-objectives-format.h"

/* --- Its parts --- */

const char *
hu_term_get_list (const HuNode *condition)
{
  switch ((gint) hu_term_kind_of (condition))
    {
    case HU_TERM_ALL:
      return "all";
    case HU_TERM_ANY:
      return "any";
    case HU_TERM_SOME:
      return "some/of";
    case HU_TERM_COMPARE:
      return "compare/left";
    default:
      return NULL;
    }
}

void
hu_term_list_parts (const HuNode *condition,
                    GPtrArray    *parts)
{
  guint kind = hu_term_kind_of (condition);
  const char *list = hu_term_get_list (condition);
  const HuNode *compare = hu_node_find (condition, "compare"), *right = hu_node_find (compare, "right");
  const HuNode *elements = kind == HU_TERM_SOME ? hu_node_find (hu_node_find (condition, "some"), "of")
                           : kind == HU_TERM_COMPARE ? hu_node_find (compare, "left")
                           : list != NULL ? hu_node_find (condition, list) : NULL;
  static const char * const keys[] = { "needs", "before" };

  for (guint i = 0; i < hu_node_get_n (elements); i++)
    g_ptr_array_add (parts, g_strdup_printf ("/%s/%u", list, i));
  for (guint i = 0; i < hu_node_get_n (right); i++)
    g_ptr_array_add (parts, g_strdup_printf ("/compare/right/%u", i));
  if (kind == HU_TERM_NOT)
    g_ptr_array_add (parts, g_strdup ("/not"));
  for (guint i = 0; kind >= HU_TERM_EVER && kind <= HU_TERM_FIRST && i < G_N_ELEMENTS (keys); i++)
    if (hu_node_find (hu_node_find (condition, hu_term_kind_word (kind)), keys[i]) != NULL)
      g_ptr_array_add (parts, g_strdup_printf ("/%s/%s", hu_term_kind_word (kind), keys[i]));
}

/* --- Words --- */

static char *
dup_words (HuWorkshopBench *bench,
           const char      *pointer)
{
  HuScenario *scenario = hu_workshop_get_scenario (bench->shop);
  HuNode *condition = hu_workshop_get (bench->shop, pointer);
  HuTerm *term = condition != NULL ? hu_objectives_term_from_node (scenario, condition, hu_term_is_count (pointer)) : NULL;
  guint kind = hu_term_kind_of (condition);
  HuFieldWords words = { .label = "" };
  char *text;

  if (term != NULL)
    {
      text = hu_explain_term (scenario, term);
      hu_term_free (term);
      return text;
    }
  if (kind == HU_N_TERMS || !hu_explain_field ("term", hu_term_kind_word (kind), &words))
    return g_strdup (_("Nothing yet"));

  return g_strdup (words.label);
}

/* The nearest condition, item or outcome: is the fault at @fault that of @pointer itself? */
static gboolean
hu_term_is_at_fault (const HuNode *condition,
                     const char   *pointer,
                     const char   *fault)
{
  gsize length = strlen (pointer);
  g_autoptr(GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  if (strncmp (fault, pointer, length) != 0 || (fault[length] != '\0' && fault[length] != '/'))
    return FALSE;

  /* A part that has the fault says so itself. */
  hu_term_list_parts (condition, parts);
  for (guint i = 0; i < parts->len; i++)
    {
      const char *part = g_ptr_array_index (parts, i);

      if (g_str_has_prefix (fault + length, part) &&
          (fault[length + strlen (part)] == '\0' || fault[length + strlen (part)] == '/'))
        return FALSE;
    }

  return TRUE;
}

/* The first fault of that part in the words of the check, or NULL. */
static char *
dup_fault (HuWorkshopBench *bench,
           const char      *pointer)
{
  const HuNode *condition = hu_workshop_get (bench->shop, pointer);

  for (guint i = 0; i < hu_workshop_get_n_faults (bench->shop); i++)
    {
      const HuShopFault *fault = hu_workshop_get_fault (bench->shop, i);

      if (!fault->warning && hu_term_is_at_fault (condition, pointer, fault->pointer))
        return g_strdup_printf ("%s; %s", fault->what, fault->remedy);
    }

  return NULL;
}

/* As it stands in the log, in the words of Why? */
static char *
dup_standing (HuWorkshopBench *bench,
              const char      *pointer)
{
  const HuTermFinding *finding = hu_outcome_judge_find (bench->shop, pointer);
  HuScenario *scenario = hu_workshop_get_scenario (bench->shop);
  g_autofree char *standing = NULL, *missing = NULL, *text = NULL;

  if (finding == NULL)
    return NULL;

  standing = hu_explain_term_standing (scenario, finding);
  missing = hu_explain_term_missing (scenario, finding);
  text = finding->met
    /* Translators: as "6 of 8" how far a condition is met */
    ? g_strdup_printf (_("✓ Met: %s."), standing)
    /* Translators: as "6 of 8" how far a condition is met */
    : g_strdup_printf (_("✗ Not met: %s."), standing);

  return missing != NULL ? g_strdup_printf ("%s %s", text, missing) : g_steal_pointer (&text);
}

static void
fill_note (HuWorkshopBench *bench,
           GtkWidget       *label,
           const char      *pointer)
{
  g_autofree char *fault = dup_fault (bench, pointer);
  g_autofree char *standing = fault == NULL ? dup_standing (bench, pointer) : NULL;
  const char *text = fault != NULL ? fault : standing != NULL ? standing : "";

  gtk_label_set_text (GTK_LABEL (label), text);
  hu_css_class_set (label, "error", fault != NULL);
  hu_css_class_set (label, "dim-label", fault == NULL);
}

/* --- The map --- */

/* A fresh list waits for the map: whoever adds a term clicks on it next. */
static gboolean
wait_for_map (HuWorkshopBench *bench,
              GtkWidget       *root)
{
  const char *pointer = hu_workshop_row_get_pointer (root);

  if (!gtk_widget_get_visible (root))
    return FALSE;
  if (pointer != NULL && (g_str_has_suffix (pointer, "/places") || g_str_has_suffix (pointer, "/hexes")) &&
      hu_node_get_n (hu_workshop_get (bench->shop, pointer)) == 0 && hu_workshop_row_take_hand (root))
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (wait_for_map (bench, child))
      return TRUE;

  return FALSE;
}

static void
opened (HuWorkshopBench *bench,
        GtkWidget       *form,
        const char      *pointer)
{
  hu_term_light (bench, pointer);
  if (form != NULL)
    wait_for_map (bench, form);
}

/* Marks the sentences that name the hex under the cursor. */
static void
cursor_cb (GtkWidget *tree)
{
  HuWorkshopBench *bench = g_object_get_data (G_OBJECT (tree), "hu-bench");
  HuHex cursor = hu_map_state_get_cursor (hu_map_view_get_state (bench->map));
  GtkWidget *box = gtk_list_box_row_get_child (GTK_LIST_BOX_ROW (tree));

  if (!gtk_widget_get_mapped (tree))
    return;
  for (GtkWidget *row = gtk_widget_get_first_child (box); row != NULL; row = gtk_widget_get_next_sibling (row))
    {
      const char *pointer = g_object_get_data (G_OBJECT (row), "hu-pointer");
      g_autoptr(GArray) hexes = NULL;
      gboolean named = FALSE;

      if (pointer == NULL || !gtk_widget_has_css_class (row, "hu-condition"))
        continue;
      hexes = hu_term_list_hexes (bench->shop, pointer);
      for (guint i = 0; i < hexes->len && !named; i++)
        named = g_array_index (hexes, HuHex, i) == cursor;
      hu_css_class_set (row, "hu-named", named);
    }
}

/* Weak: a row within a row may go after the map. */
typedef struct
{
  HuMapView *map;
} Watch;

static void
watch_free (gpointer data)
{
  Watch *watch = data;

  g_clear_weak_pointer (&watch->map);
  g_free (watch);
}

/* The page is left, or the outcome folded: the map is dark again. */
static void
unmapped_cb (GtkWidget *tree)
{
  Watch *watch = g_object_get_data (G_OBJECT (tree), "hu-watch");

  if (watch->map != NULL)
    hu_map_view_light (watch->map, NULL);
}

static void
watch_map (GtkWidget *tree,
           HuMapView *map)
{
  Watch *watch = g_new0 (Watch, 1);

  g_set_weak_pointer (&watch->map, map);
  g_object_set_data_full (G_OBJECT (tree), "hu-watch", watch, watch_free);
  g_signal_connect (tree, "unmap", G_CALLBACK (unmapped_cb), NULL);
  g_signal_connect_object (hu_map_view_get_state (map), "notify::cursor", G_CALLBACK (cursor_cb), tree,
                           G_CONNECT_SWAPPED);
}

static GMenuModel *
make_add_menu (HuWorkshopBench *bench,
               const char      *pointer)
{
  return hu_term_kinds_menu (bench->shop, "part.add", pointer, TRUE);
}

static const HuWorkshopTreeClass term_class = {
  .list_parts = hu_term_list_parts,
  .get_list = hu_term_get_list,
  .dup_shape = hu_term_dup_shape,
  .dup_words = dup_words,
  .make_form = hu_term_form_new,
  .make_add_menu = make_add_menu,
  .make_menu = hu_term_menu_new,
  .opened = opened,
  .fill_note = fill_note,
};

GtkWidget *
hu_term_tree_new (HuWorkshopBench *bench,
                  const char      *pointer)
{
  GtkWidget *tree = hu_workshop_tree_new (bench, pointer, &term_class);

  g_object_set_data (G_OBJECT (tree), "hu-bench", bench);
  hu_term_actions_add (bench, tree);
  watch_map (tree, bench->map);
  /* Faults are known, and outcomes judged, after the change. */
  g_signal_connect_object (bench->shop, "checked", G_CALLBACK (hu_workshop_tree_update), tree, G_CONNECT_SWAPPED);
  g_signal_connect_object (hu_outcome_judge_get_for (bench->shop), "judged", G_CALLBACK (hu_workshop_tree_update), tree,
                           G_CONNECT_SWAPPED);

  return tree;
}
