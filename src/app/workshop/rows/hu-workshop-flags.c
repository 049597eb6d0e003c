/*
 * Lists of words in the draft, shown as switches; and the supply sources, which are edges of the map or hexes.
 */
#include "config.h"

#include "hu-workshop-flags.h"

#include <glib/gi18n-lib.h>

#include "hu-explain-field.h"
#include "hu-workshop-form.h"
#include "hu-workshop-row-private.h"

/* --- A switch for a word --- */

static const char *
get_word (HuRowBinding *binding)
{
  return g_object_get_data (G_OBJECT (binding->row), "hu-word");
}

/* An absent list stands for the words in binding->absent. */
static gboolean
has_word (HuRowBinding *binding,
          const char   *word)
{
  const HuNode *list = hu_workshop_get (binding->shop, binding->pointer);
  g_autoptr(HuNode) otherwise = list == NULL && binding->absent != NULL ? hu_node_from_json (binding->absent) : NULL;

  return _hu_workshop_row_is_picked (list != NULL ? list : otherwise, word);
}

static void
show_flag (HuRowBinding *binding)
{
  gtk_switch_set_active (GTK_SWITCH (binding->control), has_word (binding, get_word (binding)));
}

static void
switched_cb (GtkWidget *row)
{
  HuRowBinding *binding = _hu_workshop_row_get (row);
  gboolean active = gtk_switch_get_active (GTK_SWITCH (binding->control));
  GPtrArray *elements;
  g_autoptr(HuNode) list = NULL;

  if (binding->filling || active == has_word (binding, get_word (binding)))
    return;

  elements = g_ptr_array_new ();
  for (guint i = 0; i < binding->values->len; i++)
    {
      const char *word = g_ptr_array_index (binding->values, i);

      if (g_str_equal (word, get_word (binding)) ? active : has_word (binding, word))
        g_ptr_array_add (elements, hu_node_new_text (word));
    }
  list = hu_node_new_list_take (elements);
  _hu_workshop_row_put (binding, list);
}

static GtkWidget *
make_flag (HuWorkshopBench     *bench,
           const char          *pointer,
           const HuField       *field,
           const char * const  *words,
           const char          *word)
{
  GtkWidget *row = adw_action_row_new ();
  HuRowBinding *binding = _hu_workshop_row_bind (row, bench->shop, pointer, hu_explain_field_value (field->key, word), NULL);

  g_object_set_data_full (G_OBJECT (row), "hu-word", g_strdup (word), g_free);
  binding->values = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; words[i] != NULL; i++)
    g_ptr_array_add (binding->values, g_strdup (words[i]));
  binding->absent = g_strdup (field->otherwise);
  _hu_workshop_row_add_control (binding, gtk_switch_new ());
  _hu_workshop_row_follow (binding, show_flag);
  g_signal_connect_object (binding->control, "notify::active", G_CALLBACK (switched_cb), row, G_CONNECT_SWAPPED);

  return row;
}

void
hu_workshop_flags_fill (HuWorkshopBench *bench,
                        GtkWidget       *parent,
                        const char      *pointer,
                        const HuField   *field,
                        const char      *words)
{
  g_auto(GStrv) some = words != NULL ? g_strsplit (words, ",", -1) : g_strdupv ((char **) field->words);
  HuFieldWords meaning = { .label = "" };

  hu_explain_field (field->object, field->key, &meaning);
  for (guint i = 0; some[i] != NULL; i++)
    {
      GtkWidget *row = make_flag (bench, pointer, field, (const char * const *) some, some[i]);

      /* The subtitle names the words' meaning: “Blocked by”. */
      adw_action_row_set_subtitle (ADW_ACTION_ROW (row), meaning.label);
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
  HuRowBinding *binding;
  gboolean      optional; /* there may be none */
  gboolean      mixed;    /* both may be there */
  GPtrArray    *edges;    /* borrowed rows */
  GtkWidget    *hexes;
  GtkWidget    *more;     /* hexes beside edges */
} Sources;

static void
sources_free (gpointer data)
{
  Sources *sources = data;

  g_ptr_array_unref (sources->edges);
  g_free (sources);
}

static guint
find_kind (Sources *sources)
{
  HuNode *node = hu_workshop_get (sources->binding->shop, sources->binding->pointer);

  if (node == NULL)
    return SOURCES_NONE;
  if (hu_node_get_kind (node) != HU_NODE_OBJECT)
    return SOURCES_HEXES;

  return sources->mixed && hu_node_find (node, "hexes") != NULL ? SOURCES_BOTH : SOURCES_EDGES;
}

static void
show_sources (HuRowBinding *binding)
{
  Sources *sources = g_object_get_data (G_OBJECT (binding->row), "hu-sources");
  guint kind = find_kind (sources);

  adw_combo_row_set_selected (ADW_COMBO_ROW (binding->row), kind - (sources->optional ? 0 : 1));
  for (guint i = 0; i < sources->edges->len; i++)
    gtk_widget_set_visible (g_ptr_array_index (sources->edges, i), kind == SOURCES_EDGES || kind == SOURCES_BOTH);
  gtk_widget_set_visible (sources->hexes, kind == SOURCES_HEXES);
  gtk_widget_set_visible (sources->more, kind == SOURCES_BOTH);
}

/* The sources as edges, with or without hexes; what @old has of both stays.  (transfer full) */
static HuNode *
make_edges (HuNode   *old,
            gboolean  and_hexes)
{
  gboolean is_object = old != NULL && hu_node_get_kind (old) == HU_NODE_OBJECT;
  HuNode *made = is_object ? hu_node_ref (old) : hu_node_new_object ();

  if (hu_node_get_n (hu_node_find (made, "edges")) == 0)
    hu_node_put (&made, "edges", hu_node_from_json (and_hexes ? "[]" : "[\"east\"]"));
  if (!and_hexes)
    hu_node_put (&made, "hexes", NULL);
  else if (hu_node_find (made, "hexes") == NULL)
    hu_node_put (&made, "hexes", old != NULL && !is_object ? hu_node_ref (old) : hu_node_from_json ("[]"));

  return made;
}

static void
sources_chosen_cb (GtkWidget *row)
{
  Sources *sources = g_object_get_data (G_OBJECT (row), "hu-sources");
  HuRowBinding *binding = sources->binding;
  HuNode *old = hu_workshop_get (binding->shop, binding->pointer), *hexes = hu_node_find (old, "hexes");
  guint kind = adw_combo_row_get_selected (ADW_COMBO_ROW (row)) + (sources->optional ? 0 : 1);
  g_autoptr(HuNode) made = NULL;

  if (binding->filling || kind == find_kind (sources))
    return;

  if (kind == SOURCES_HEXES)
    made = hexes != NULL ? hu_node_ref (hexes) : hu_node_from_json ("[]");
  else if (kind != SOURCES_NONE)
    made = make_edges (old, kind == SOURCES_BOTH);
  _hu_workshop_row_put (binding, made);
}

static void
add_source_rows (HuWorkshopBench *bench,
                 Sources         *sources,
                 GtkWidget       *parent,
                 const HuField   *edges)
{
  g_autofree char *edges_at = hu_workshop_join (sources->binding->pointer, "edges");
  g_autofree char *hexes_at = hu_workshop_join (sources->binding->pointer, "hexes");

  for (guint i = 0; edges->words[i] != NULL; i++)
    {
      GtkWidget *edge = make_flag (bench, edges_at, edges, edges->words, edges->words[i]);

      g_ptr_array_add (sources->edges, edge);
      hu_workshop_form_add (parent, edge);
    }
  sources->hexes = hu_workshop_row_hexes (bench->shop, bench->hand, sources->binding->pointer, _("Hexes"), HU_ROW_TEXT);
  hu_workshop_form_add (parent, sources->hexes);
  sources->more = hu_workshop_row_hexes (bench->shop, bench->hand, hexes_at, _("Hexes"), HU_ROW_TEXT);
  hu_workshop_form_add (parent, sources->more);
}

void
hu_workshop_flags_sources (HuWorkshopBench *bench,
                           GtkWidget       *parent,
                           const char      *pointer,
                           const HuField   *field)
{
  GtkWidget *row = _hu_workshop_row_combo_new ();
  g_autoptr(GtkStringList) kinds = gtk_string_list_new (NULL);
  HuFieldWords words = { .label = "" };
  Sources *sources = g_new0 (Sources, 1);

  hu_explain_field (field->object, field->key, &words);
  sources->binding = _hu_workshop_row_bind (row, bench->shop, pointer, words.label, NULL);
  sources->optional = !field->required;
  sources->mixed = field->required && g_strcmp0 (field->of, "sources-of-side") == 0;
  sources->edges = g_ptr_array_new ();
  g_object_set_data_full (G_OBJECT (row), "hu-sources", sources, sources_free);
  gtk_widget_set_tooltip_text (row, words.help);
  if (sources->optional)
    gtk_string_list_append (kinds, g_strcmp0 (field->of, "arrives-at") == 0 ? _("Not given") : _("None"));
  gtk_string_list_append (kinds, _("Edges of the map"));
  gtk_string_list_append (kinds, _("Hexes"));
  if (sources->mixed)
    gtk_string_list_append (kinds, _("Edges and hexes"));
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (kinds));
  hu_workshop_form_add (parent, row);
  add_source_rows (bench, sources, parent, hu_format_find_field (field->of, "edges"));
  _hu_workshop_row_follow (sources->binding, show_sources);
  g_signal_connect (row, "notify::selected", G_CALLBACK (sources_chosen_cb), NULL);
}
