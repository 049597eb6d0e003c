/*
 * Lists of words in the draft, shown as switches; and the supply sources, which are edges of the map or hexes.
 */
#include "config.h"

#include "hu-workshop-flags.h"

#include <glib/gi18n-lib.h>

#include "hu-explain-field.h"
#include "hu-workshop-form.h"
#include "hu-workshop-link.h"

typedef struct
{
  HuWorkshopBench *bench;
  char            *pointer;
  char            *word;
  char            *words;
  char            *otherwise;
  GtkWidget       *control;
  gboolean         filling;
} Flag;

static void
flag_free (gpointer data)
{
  Flag *flag = data;

  g_free (flag->pointer);
  g_free (flag->word);
  g_free (flag->words);
  g_free (flag->otherwise);
  g_free (flag);
}

static gboolean
has_word (Flag       *flag,
          const char *word)
{
  HuNode *list = hu_workshop_get (flag->bench->shop, flag->pointer);

  if (list == NULL)
    {
      g_auto(GStrv) words = g_strsplit (flag->otherwise, " ", -1);

      return g_strv_contains ((const char * const *) words, word);
    }
  for (guint i = 0; i < hu_node_get_n (list); i++)
    if (g_strcmp0 (hu_node_get_text (hu_node_get_element (list, i), NULL), word) == 0)
      return TRUE;

  return FALSE;
}

static void
refresh (GtkWidget *row)
{
  Flag *flag = g_object_get_data (G_OBJECT (row), "hu-flag");

  flag->filling = TRUE;
  gtk_switch_set_active (GTK_SWITCH (flag->control), has_word (flag, flag->word));
  flag->filling = FALSE;
}

static void
changed_cb (GtkWidget *row,
            guint      parts)
{
  if (parts & (HU_DRAFT_RULES | HU_DRAFT_UNITS))
    refresh (row);
}

static void
switched_cb (GtkWidget *row)
{
  Flag *flag = g_object_get_data (G_OBJECT (row), "hu-flag");
  g_auto(GStrv) words = g_strsplit (flag->words, " ", -1);
  gboolean active = gtk_switch_get_active (GTK_SWITCH (flag->control));
  GPtrArray *elements;
  g_autoptr(HuNode) list = NULL;

  if (flag->filling || active == has_word (flag, flag->word))
    return;

  elements = g_ptr_array_new ();
  for (guint i = 0; words[i] != NULL; i++)
    if (g_str_equal (words[i], flag->word) ? active : has_word (flag, words[i]))
      g_ptr_array_add (elements, hu_node_new_text (words[i]));
  list = hu_node_new_list_take (elements);
  hu_workshop_begin_stroke (flag->bench->shop, adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)));
  hu_workshop_set (flag->bench->shop, flag->pointer, list);
  hu_workshop_end_stroke (flag->bench->shop);
}

static GtkWidget *
make_flag (HuWorkshopBench *bench,
           const char      *pointer,
           const char      *label,
           const char      *word,
           const char      *words,
           const char      *otherwise)
{
  GtkWidget *row = adw_action_row_new ();
  Flag *flag = g_new0 (Flag, 1);

  flag->bench = bench;
  flag->pointer = g_strdup (pointer);
  flag->word = g_strdup (word);
  flag->words = g_strdup (words);
  flag->otherwise = g_strdup (otherwise);
  flag->control = gtk_switch_new ();
  g_object_set_data_full (G_OBJECT (row), "hu-flag", flag, flag_free);
  hu_workshop_link_mark (row, pointer);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), label);
  gtk_widget_set_valign (flag->control, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (flag->control), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), flag->control);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), flag->control);
  refresh (row);
  g_signal_connect_object (flag->control, "notify::active", G_CALLBACK (switched_cb), row, G_CONNECT_SWAPPED);
  g_signal_connect_object (bench->shop, "changed", G_CALLBACK (changed_cb), row, G_CONNECT_SWAPPED);

  return row;
}

/**
 * hu_workshop_flags_fill:
 * @parent: an expander row or a preferences group
 * @pointer: to a list of words of the draft, which may be absent
 * @object: the object of @key
 * @key: the key of their descriptions in explain
 * @words: the possible words, separated by blanks
 * @otherwise: the words that an absent list stands for
 *
 * Adds a switch for each word.
 */
void
hu_workshop_flags_fill (HuWorkshopBench *bench,
                        GtkWidget       *parent,
                        const char      *pointer,
                        const char      *object,
                        const char      *key,
                        const char      *words,
                        const char      *otherwise)
{
  g_auto(GStrv) each = g_strsplit (words, " ", -1);
  HuFieldWords field = { .label = "" };

  hu_explain_field (object, key, &field);
  for (guint i = 0; each[i] != NULL; i++)
    {
      GtkWidget *row = make_flag (bench, pointer, hu_explain_field_value (key, each[i]), each[i], words, otherwise);

      /* The subtitle names the words' meaning: “Blocked by”. */
      adw_action_row_set_subtitle (ADW_ACTION_ROW (row), field.label);
      hu_workshop_form_add (parent, row);
    }
}

/* --- Sources --- */

enum
{
  SOURCES_NONE,
  SOURCES_EDGES,
  SOURCES_HEXES,
  SOURCES_BOTH,
};

typedef struct
{
  HuWorkshopBench *bench;
  char            *pointer;
  HuSourcesForm    form;
  gboolean         filling;
  GPtrArray       *edges; /* borrowed rows */
  GtkWidget       *hexes;
  GtkWidget       *more; /* hexes beside edges */
} Sources;

static void
sources_free (gpointer data)
{
  Sources *sources = data;

  g_free (sources->pointer);
  g_ptr_array_unref (sources->edges);
  g_free (sources);
}

static guint
find_kind (Sources *sources)
{
  HuNode *node = hu_workshop_get (sources->bench->shop, sources->pointer);

  if (node == NULL)
    return SOURCES_NONE;
  if (hu_node_get_kind (node) != HU_NODE_OBJECT)
    return SOURCES_HEXES;

  return sources->form == HU_SOURCES_MIXED && hu_node_find (node, "hexes") != NULL ? SOURCES_BOTH : SOURCES_EDGES;
}

static gboolean
may_be_absent (HuSourcesForm form)
{
  return form == HU_SOURCES_OPTIONAL || form == HU_SOURCES_UNSAID;
}

static void
show_sources (GtkWidget *row)
{
  Sources *sources = g_object_get_data (G_OBJECT (row), "hu-sources");
  guint kind = find_kind (sources);

  sources->filling = TRUE;
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), kind - (may_be_absent (sources->form) ? 0 : 1));
  sources->filling = FALSE;
  for (guint i = 0; i < sources->edges->len; i++)
    gtk_widget_set_visible (g_ptr_array_index (sources->edges, i), kind == SOURCES_EDGES || kind == SOURCES_BOTH);
  gtk_widget_set_visible (sources->hexes, kind == SOURCES_HEXES);
  gtk_widget_set_visible (sources->more, kind == SOURCES_BOTH);
}

static void
sources_changed_cb (GtkWidget *row,
                    guint      parts)
{
  if (parts & (HU_DRAFT_RULES | HU_DRAFT_UNITS))
    show_sources (row);
}

/* Sets the sources to be edges, with or without hexes; what the draft has of both stays. */
static void
set_edges (Sources  *sources,
           gboolean  and_hexes)
{
  HuWorkshop *shop = sources->bench->shop;
  HuNode *old = hu_workshop_get (shop, sources->pointer);
  gboolean is_object = old != NULL && hu_node_get_kind (old) == HU_NODE_OBJECT;
  g_autoptr(HuNode) hexes = old != NULL && !is_object ? hu_node_ref (old) : hu_node_from_json ("[]");
  g_autofree char *edges_at = hu_workshop_join (sources->pointer, "edges");
  g_autofree char *hexes_at = hu_workshop_join (sources->pointer, "hexes");

  if (!is_object)
    hu_workshop_set_json (shop, sources->pointer, "{}");
  if (hu_node_get_n (hu_workshop_get (shop, edges_at)) == 0)
    hu_workshop_set_json (shop, edges_at, and_hexes ? "[]" : "[\"east\"]");
  if (!and_hexes)
    hu_workshop_set (shop, hexes_at, NULL);
  else if (hu_workshop_get (shop, hexes_at) == NULL)
    hu_workshop_set (shop, hexes_at, hexes);
}

static void
set_hexes (Sources *sources)
{
  HuWorkshop *shop = sources->bench->shop;
  HuNode *had = hu_node_find (hu_workshop_get (shop, sources->pointer), "hexes");
  g_autoptr(HuNode) hexes = had != NULL ? hu_node_ref (had) : hu_node_from_json ("[]");

  hu_workshop_set (shop, sources->pointer, hexes);
}

static void
sources_chosen_cb (GtkWidget *row)
{
  Sources *sources = g_object_get_data (G_OBJECT (row), "hu-sources");
  HuWorkshop *shop = sources->bench->shop;
  guint kind = adw_combo_row_get_selected (ADW_COMBO_ROW (row)) + (may_be_absent (sources->form) ? 0 : 1);

  if (sources->filling || kind == find_kind (sources))
    return;

  hu_workshop_begin_stroke (shop, adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)));
  if (kind == SOURCES_NONE)
    hu_workshop_set (shop, sources->pointer, NULL);
  else if (kind == SOURCES_HEXES)
    set_hexes (sources);
  else
    set_edges (sources, kind == SOURCES_BOTH);
  hu_workshop_end_stroke (shop);
}

static GListModel *
list_kinds (HuSourcesForm form)
{
  GtkStringList *kinds = gtk_string_list_new (NULL);

  if (form == HU_SOURCES_OPTIONAL)
    gtk_string_list_append (kinds, _("None"));
  else if (form == HU_SOURCES_UNSAID)
    gtk_string_list_append (kinds, _("Not given"));
  gtk_string_list_append (kinds, _("Edges of the map"));
  gtk_string_list_append (kinds, _("Hexes"));
  if (form == HU_SOURCES_MIXED)
    gtk_string_list_append (kinds, _("Edges and hexes"));

  return G_LIST_MODEL (kinds);
}

static void
add_source_rows (Sources   *sources,
                 GtkWidget *parent)
{
  static const char *edges[] = { "north", "east", "south", "west" };
  HuWorkshopBench *bench = sources->bench;
  g_autofree char *edges_at = hu_workshop_join (sources->pointer, "edges");
  g_autofree char *hexes_at = hu_workshop_join (sources->pointer, "hexes");

  for (guint i = 0; i < G_N_ELEMENTS (edges); i++)
    {
      GtkWidget *edge = make_flag (bench, edges_at, hu_explain_field_value ("edges", edges[i]), edges[i],
                                   "north east south west", "");

      g_ptr_array_add (sources->edges, edge);
      hu_workshop_form_add (parent, edge);
    }
  sources->hexes = hu_workshop_row_hexes (bench->shop, bench->hand, sources->pointer, _("Hexes"), HU_ROW_TEXT);
  hu_workshop_form_add (parent, sources->hexes);
  sources->more = hu_workshop_row_hexes (bench->shop, bench->hand, hexes_at, _("Hexes"), HU_ROW_TEXT);
  hu_workshop_form_add (parent, sources->more);
}

/**
 * hu_workshop_flags_sources:
 * @object: the object of @key
 * @key: the key of its description in explain
 *
 * Adds the choice between edges and hexes, and the rows of each.
 */
void
hu_workshop_flags_sources (HuWorkshopBench *bench,
                           GtkWidget       *parent,
                           const char      *pointer,
                           const char      *object,
                           const char      *key,
                           HuSourcesForm    form)
{
  GtkWidget *row = adw_combo_row_new ();
  Sources *sources = g_new0 (Sources, 1);
  g_autoptr(GListModel) kinds = list_kinds (form);
  HuFieldWords words = { .label = "" };

  sources->bench = bench;
  sources->pointer = g_strdup (pointer);
  sources->form = form;
  sources->edges = g_ptr_array_new ();
  g_object_set_data_full (G_OBJECT (row), "hu-sources", sources, sources_free);
  hu_workshop_link_mark (row, pointer);

  hu_explain_field (object, key, &words);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), words.label);
  gtk_widget_set_tooltip_text (row, words.help);
  sources->filling = TRUE;
  adw_combo_row_set_model (ADW_COMBO_ROW (row), kinds);
  hu_workshop_form_add (parent, row);
  add_source_rows (sources, parent);
  show_sources (row);
  g_signal_connect (row, "notify::selected", G_CALLBACK (sources_chosen_cb), NULL);
  g_signal_connect_object (bench->shop, "changed", G_CALLBACK (sources_changed_cb), row, G_CONNECT_SWAPPED);
}
