/*
 * The tree of a condition: each part as a sentence, with what is wrong with it, and whether it is met.
 */
#include "config.h"

#include "hu-term-private.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#include "hu-css-class.h"
#include "hu-explain-field.h"
#include "hu-explain-term.h"

/* --- Its parts --- */

/* Every system spells these alike. */
const char *
_hu_term_get_list (const HuNode *condition)
{
  static const struct
  {
    const char *word;
    const char *list;
  } lists[] = { { "all", "all" }, { "any", "any" }, { "some", "some/of" } };

  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    if (hu_node_find (condition, lists[i].word) != NULL)
      return lists[i].list;

  return NULL;
}

static void
list_elements (const HuNode *list,
               const char   *pointer,
               GPtrArray    *parts)
{
  for (guint i = 0; list != NULL && hu_node_get_kind (list) == HU_NODE_LIST && i < hu_node_get_n (list); i++)
    g_ptr_array_add (parts, g_strdup_printf ("%s/%u", pointer, i));
}

void
hu_term_list_parts (const HuTermForms *forms,
                    const HuNode      *condition,
                    GPtrArray         *parts)
{
  static const char * const keys[] = { "needs", "before" };
  guint kind = hu_term_kind_of (forms, condition);
  const char *list = _hu_term_get_list (condition), *word;

  if (kind == G_MAXUINT || kind > HU_TERM_FIRST)
    return;

  word = _hu_term_kind_word (forms, kind);
  if (list != NULL)
    {
      const HuNode *inner = hu_node_find (condition, word);
      g_autofree char *there = g_strconcat ("/", list, NULL);

      list_elements (kind == HU_TERM_SOME ? hu_node_find (inner, "of") : inner, there, parts);
    }
  if (kind == HU_TERM_NOT)
    g_ptr_array_add (parts, g_strdup ("/not"));
  if (kind == HU_TERM_COMPARE)
    {
      list_elements (hu_node_at ((HuNode *) condition, HU_TERM_LEFT), HU_TERM_LEFT, parts);
      list_elements (hu_node_at ((HuNode *) condition, HU_TERM_RIGHT), HU_TERM_RIGHT, parts);
    }
  for (guint i = 0; kind >= HU_TERM_EVER && i < G_N_ELEMENTS (keys); i++)
    if (hu_node_find (hu_node_find (condition, word), keys[i]) != NULL)
      g_ptr_array_add (parts, g_strdup_printf ("/%s/%s", word, keys[i]));
}

/* As a tree shows them: those of a comparison are its two sums, and those of a sum its counts. */
static void
list_parts (const char   *pointer,
            const HuNode *condition,
            GPtrArray    *parts)
{
  if (_hu_term_is_sum (pointer))
    {
      list_elements (condition, "", parts);
    }
  else if (hu_node_find (condition, "compare") != NULL)
    {
      g_ptr_array_add (parts, g_strdup (HU_TERM_LEFT));
      g_ptr_array_add (parts, g_strdup (HU_TERM_RIGHT));
    }
  else
    {
      hu_term_list_parts (hu_term_forms_of (pointer), condition, parts);
    }
}

static char *
dup_shape (const char   *pointer,
           const HuNode *condition)
{
  return _hu_term_is_sum (pointer) ? g_strdup ("") : _hu_term_dup_shape (hu_term_forms_of (pointer), condition);
}

/* --- Words --- */

/* "more than", between both sums: told of two numbers, since what is counted may have a fault. */
static char *
dup_relation (HuWorkshopBench *bench,
              const char      *pointer)
{
  static const char * const numbers = "[{\"number\":1}]";
  const HuTermForms *forms = hu_term_forms_of (pointer);
  g_autofree char *compare = g_strndup (pointer, strlen (pointer) - strlen (HU_TERM_RIGHT));
  HuNode *condition = hu_workshop_get (bench->shop, compare);
  gboolean alone = hu_node_get_n (hu_workshop_get (bench->shop, pointer)) == 0;
  g_autoptr(HuNode) left = NULL, both = NULL, sum = hu_node_from_json (numbers);
  HuTerm *term;
  char *words;

  left = hu_node_with_at (condition, HU_TERM_LEFT, sum);
  both = hu_node_with_at (left, HU_TERM_RIGHT, alone ? NULL : sum);
  term = forms->from_node (bench->shop, compare, both, FALSE);
  if (term == NULL)
    return g_strdup (_("Compared with:"));

  words = hu_explain_relation (hu_workshop_get_scenario (bench->shop), term);
  hu_term_free (term);

  return words;
}

static char *
dup_words (HuWorkshopBench *bench,
           const char      *pointer)
{
  const HuTermForms *forms = hu_term_forms_of (pointer);
  HuNode *condition = hu_workshop_get (bench->shop, pointer);
  gboolean counted = hu_term_is_count (pointer);
  guint kind = hu_term_kind_of (forms, condition);
  g_autofree char *count = _hu_term_count_object (forms);
  HuFieldWords words = { .label = "" };
  HuTerm *term;
  char *text;

  if (g_str_has_suffix (pointer, HU_TERM_LEFT))
    return g_strdup (_("Counted:"));
  if (g_str_has_suffix (pointer, HU_TERM_RIGHT))
    return dup_relation (bench, pointer);

  term = condition != NULL ? forms->from_node (bench->shop, pointer, condition, counted) : NULL;
  if (term != NULL)
    {
      text = hu_explain_term (hu_workshop_get_scenario (bench->shop), term);
      hu_term_free (term);
      return text;
    }
  if (kind == G_MAXUINT || !hu_explain_field (counted ? count : forms->object, _hu_term_kind_word (forms, kind), &words))
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
  list_parts (pointer, condition, parts);
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
  const HuTermForms *forms = hu_term_forms_of (pointer);
  const HuTermFinding *finding = forms->find_finding != NULL ? forms->find_finding (bench->shop, pointer) : NULL;
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
  const HuNode *list = pointer != NULL ? hu_workshop_get (bench->shop, pointer) : NULL;

  if (!gtk_widget_get_visible (root))
    return FALSE;
  if (list != NULL && hu_node_get_kind (list) == HU_NODE_LIST && hu_node_get_n (list) == 0 && hu_workshop_row_take_hand (root))
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
  _hu_term_light (bench, pointer);
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

      if (pointer == NULL || !gtk_widget_has_css_class (row, "hu-condition"))
        continue;
      hexes = hu_term_list_hexes (bench->shop, pointer);
      hu_css_class_set (row, "hu-named", hu_hexes_have (hexes, cursor));
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

static GMenuModel *
make_add_menu (HuWorkshopBench *bench,
               const char      *pointer)
{
  return _hu_term_kinds_menu (bench->shop, "part.add", pointer, TRUE);
}

/* Conditions go among conditions, and counts into sums, of the same system. */
static gboolean
fits (const char *from,
      const char *list)
{
  return hu_term_forms_of (from) == hu_term_forms_of (list) && hu_term_is_count (from) == _hu_term_is_sum (list);
}

static const HuWorkshopTreeClass term_class = {
  .list_parts = list_parts,
  .get_list = _hu_term_get_list,
  .optional = HU_TERM_RIGHT,
  .fits = fits,
  .dup_shape = dup_shape,
  .dup_words = dup_words,
  .make_form = _hu_term_form_new,
  .make_add_menu = make_add_menu,
  .make_menu = _hu_term_menu_new,
  .opened = opened,
  .fill_note = fill_note,
};

GtkWidget *
hu_term_tree_new (HuWorkshopBench *bench,
                  const char      *pointer)
{
  GtkWidget *tree = hu_workshop_tree_new (bench, pointer, &term_class);
  Watch *watch = g_new0 (Watch, 1);

  g_object_set_data (G_OBJECT (tree), "hu-bench", bench);
  _hu_term_actions_add (bench, tree);
  g_set_weak_pointer (&watch->map, bench->map);
  g_object_set_data_full (G_OBJECT (tree), "hu-watch", watch, watch_free);
  g_signal_connect (tree, "unmap", G_CALLBACK (unmapped_cb), NULL);
  g_signal_connect_object (hu_map_view_get_state (bench->map), "notify::cursor", G_CALLBACK (cursor_cb), tree,
                           G_CONNECT_SWAPPED);
  /* Faults are known after the change. */
  g_signal_connect_object (bench->shop, "checked", G_CALLBACK (hu_workshop_tree_update), tree, G_CONNECT_SWAPPED);

  return tree;
}
