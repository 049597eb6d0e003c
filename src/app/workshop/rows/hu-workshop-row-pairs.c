/*
 * Rows for the few values of a draft that are small objects or pairs, typed in their usual notation: ratios,
 * spans of rows, factors by branch.
 */
#include "config.h"

#include "hu-css-class.h"
#include "hu-workshop-row-private.h"

#include <string.h>
#include <glib/gi18n-lib.h>

typedef struct
{
  char    *(*to_text) (HuWorkshop *shop, const char *pointer);
  gboolean (*commit)  (HuWorkshop *shop, const char *pointer, const char *text); /* FALSE: cannot be */
  const char *fault;  /* N_() */
} PairClass;

static const PairClass *
get_class (HuRowBinding *binding)
{
  return g_object_get_data (G_OBJECT (binding->row), "hu-pair");
}

static void
refresh (HuRowBinding *binding)
{
  g_autofree char *text = get_class (binding)->to_text (binding->shop, binding->pointer);

  if (g_strcmp0 (gtk_editable_get_text (GTK_EDITABLE (binding->row)), text) != 0)
    gtk_editable_set_text (GTK_EDITABLE (binding->row), text);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (binding->row), binding->title);
  gtk_widget_remove_css_class (binding->row, "error");
}

static void
commit (GtkWidget *row)
{
  HuRowBinding *binding = _hu_workshop_row_get (row);
  const PairClass *klass = get_class (binding);
  g_autofree char *text = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (row))));
  g_autofree char *before = klass->to_text (binding->shop, binding->pointer);
  gboolean taken;

  if (binding->filling || g_str_equal (text, before))
    return;

  hu_workshop_begin_stroke (binding->shop, binding->title);
  taken = klass->commit (binding->shop, binding->pointer, text);
  hu_workshop_end_stroke (binding->shop);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), taken ? binding->title : _(klass->fault));
  hu_css_class_set (row, "error", !taken);
}

static GtkWidget *
make_row (HuWorkshop      *shop,
          const char      *pointer,
          const char      *title,
          const PairClass *klass)
{
  HuRowBinding *binding = _hu_workshop_row_entry (shop, pointer, title, NULL, commit);

  g_object_set_data (G_OBJECT (binding->row), "hu-pair", (gpointer) klass);
  _hu_workshop_row_follow (binding, refresh);

  return binding->row;
}

/* Reads two whole numbers separated by @between, and nothing else. */
static gboolean
read_two (const char *text,
          char        between,
          gint64     *a,
          gint64     *b)
{
  const char *mark = strchr (text, between);
  g_autofree char *first = NULL, *second = NULL;

  if (mark == NULL)
    return FALSE;

  first = g_strstrip (g_strndup (text, (gsize) (mark - text)));
  second = g_strstrip (g_strdup (mark + 1));

  return g_ascii_string_to_signed (first, 10, 0, 1000000000, a, NULL) &&
         g_ascii_string_to_signed (second, 10, 0, 1000000000, b, NULL);
}

/* --- Ratios: "up to 1:2", "below 3:1", nothing --- */

static char *
ratio_to_text (HuWorkshop *shop,
               const char *pointer)
{
  static const char *keys[] = { "up_to", "below" };
  static const char *marks[] = { "≤", "<" };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      HuNode *pair = hu_node_find (hu_workshop_get (shop, pointer), keys[i]);

      if (hu_node_get_n (pair) == 2)
        return g_strdup_printf ("%s %" G_GINT64_FORMAT ":%" G_GINT64_FORMAT, marks[i],
                                hu_node_get_integer (hu_node_get_element (pair, 0), 0),
                                hu_node_get_integer (hu_node_get_element (pair, 1), 0));
    }

  return g_strdup ("");
}

static gboolean
commit_ratio (HuWorkshop *shop,
              const char *pointer,
              const char *text)
{
  g_autofree char *up_to = hu_workshop_join (pointer, "up_to");
  g_autofree char *below = hu_workshop_join (pointer, "below");
  gboolean strict = text[0] == '<' && text[1] != '=';
  const char *rest = text + strspn (text, "<= ");
  gint64 a = 0, b = 0;
  g_autofree char *json = NULL;

  if (g_str_has_prefix (rest, "≤"))
    rest += strlen ("≤");
  if (text[0] != '\0' && !read_two (rest, ':', &a, &b))
    return FALSE;

  hu_workshop_set (shop, up_to, NULL);
  hu_workshop_set (shop, below, NULL);
  if (text[0] == '\0')
    return TRUE;

  json = g_strdup_printf ("[%" G_GINT64_FORMAT ",%" G_GINT64_FORMAT "]", a, b);

  return hu_workshop_set_json (shop, strict ? below : up_to, json);
}

GtkWidget *
hu_workshop_row_ratio (HuWorkshop *shop,
                       const char *pointer)
{
  static const PairClass klass = { ratio_to_text, commit_ratio, N_("Type it as “≤ 1:2” or “< 3:1”") };

  return make_row (shop, pointer, _("Ratio, such as “≤ 1:2” or “< 3:1” (empty: the rest)"), &klass);
}

/* --- Spans of rows --- */

static char *
span_to_text (HuWorkshop *shop,
              const char *pointer)
{
  HuNode *rows = hu_workshop_get (shop, pointer);

  if (rows == NULL)
    return g_strdup ("");

  return g_strdup_printf ("%" G_GINT64_FORMAT "-%" G_GINT64_FORMAT,
                          hu_node_get_integer (hu_node_find (rows, "from"), 0),
                          hu_node_get_integer (hu_node_find (rows, "to"), 0));
}

static gboolean
commit_span (HuWorkshop *shop,
             const char *pointer,
             const char *text)
{
  gint64 a, b;
  g_autofree char *json = NULL;

  if (text[0] == '\0')
    return hu_workshop_set (shop, pointer, NULL);
  if (!read_two (text, '-', &a, &b))
    return FALSE;

  json = g_strdup_printf ("{\"from\":%" G_GINT64_FORMAT ",\"to\":%" G_GINT64_FORMAT "}", a, b);

  return hu_workshop_set_json (shop, pointer, json);
}

/* @pointer: to the rows that count, in the draft.  Returns an entry for the first and the last of them. */
GtkWidget *
hu_workshop_row_span (HuWorkshop *shop,
                      const char *pointer,
                      const char *title)
{
  static const PairClass klass = { span_to_text, commit_span, N_("Type it as “1-30”") };

  return make_row (shop, pointer, title, &klass);
}

/* --- Factors by branch --- */

static char *
factors_to_text (HuWorkshop *shop,
                 const char *pointer)
{
  HuNode *factors = hu_workshop_get (shop, pointer);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < hu_node_get_n (factors); i++)
    g_string_append_printf (text, "%s%s %" G_GINT64_FORMAT, i > 0 ? ", " : "", hu_node_get_key (factors, i),
                            hu_node_get_integer (hu_node_get_element (factors, i), 0));

  return g_string_free (text, FALSE);
}

static gboolean
commit_factors (HuWorkshop *shop,
                const char *pointer,
                const char *text)
{
  g_auto(GStrv) parts = g_strsplit (text, ",", -1);
  g_autoptr(HuNode) factors = hu_node_new_object ();
  g_autofree char *parent = g_path_get_dirname (pointer);

  if (text[0] == '\0')
    return hu_workshop_set (shop, parent, NULL);

  for (guint i = 0; parts[i] != NULL; i++)
    {
      const char *part = g_strstrip (parts[i]);
      const char *mark = strrchr (part, ' ');
      g_autofree char *branch = mark != NULL ? g_strstrip (g_strndup (part, (gsize) (mark - part))) : NULL;
      g_autoptr(HuNode) number = NULL;
      HuNode *longer;
      gint64 factor;

      if (mark == NULL || branch[0] == '\0' || !g_ascii_string_to_signed (mark + 1, 10, 0, 1000000, &factor, NULL))
        return FALSE;
      number = hu_node_new_integer (factor);
      longer = hu_node_with (factors, branch, number);
      hu_node_unref (factors);
      factors = longer;
    }

  return hu_workshop_set (shop, pointer, factors);
}

/* @pointer: to the factors by branch of an item of the draft's schedule.  Returns an entry for branches and numbers. */
GtkWidget *
hu_workshop_row_factors (HuWorkshop *shop,
                         const char *pointer,
                         const char *title)
{
  static const PairClass klass = { factors_to_text, commit_factors, N_("Type it as “armor 2, mechanized 3”") };

  return make_row (shop, pointer, title, &klass);
}
