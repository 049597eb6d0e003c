/*
 * The rules in the program's own words, and the words.
 */
#include "config.h"

#include "hu-rules-window.h"

#include <glib/gi18n-lib.h>

#include "hu-glossary.h"
#include "hu-mastery.h"
#include "hu-rule-page.h"
#include "hu-rule-view.h"

struct _HuRulesWindow
{
  AdwWindow         parent_instance;

  const HuRulePage *page;    /* of a rule; NULL while a word is shown */
  GPtrArray        *seen;    /* GtkListBoxRow, borrowed: whence one came, the last one last */
  GtkListBoxRow    *row;     /* that is shown; borrowed */

  GtkListBox       *list;
  HuRuleView       *view;
};

G_DEFINE_FINAL_TYPE (HuRulesWindow, hu_rules_window, ADW_TYPE_WINDOW)

/* A row has one of the two. */
static const HuRulePage *
page_of (GtkListBoxRow *row)
{
  return g_object_get_data (G_OBJECT (row), "hu-page");
}

static const HuGlossaryTerm *
term_of (GtkListBoxRow *row)
{
  return g_object_get_data (G_OBJECT (row), "hu-term");
}

static void
row_selected_cb (HuRulesWindow *self,
                 GtkListBoxRow *row)
{
  if (row == NULL || row == self->row)
    return;

  if (self->row != NULL)
    g_ptr_array_add (self->seen, self->row);
  self->row = row;
  self->page = page_of (row);
  if (self->page != NULL)
    {
      hu_rule_view_show_page (self->view, self->page);
      hu_mastery_read_page (self->page);
    }
  else
    hu_rule_view_show_term (self->view, term_of (row));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "rules.back", self->seen->len > 0);
}

static void
back_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  HuRulesWindow *self = HU_RULES_WINDOW (widget);
  GtkListBoxRow *row;

  if (self->seen->len == 0)
    return;

  row = g_ptr_array_steal_index (self->seen, self->seen->len - 1);
  /* Going back is no way to somewhere. */
  self->row = NULL;
  gtk_list_box_select_row (self->list, row);
}

static void
try_action (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  HuRulesWindow *self = HU_RULES_WINDOW (widget);
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (self));

  if (self->page != NULL && parent != NULL)
    gtk_widget_activate_action (GTK_WIDGET (parent), "win.try-rule", "s", self->page->id);
}

/* Returns the heading: the system's name above its first rule, and the name of the glossary above its terms. */
static char *
dup_heading (GtkListBoxRow *row,
             GtkListBoxRow *before)
{
  const HuRulePage *page = page_of (row);

  if (before == NULL)
    return NULL;
  if (page == NULL)
    return page_of (before) != NULL ? g_strdup (_("Glossary")) : NULL;
  if (page_of (before) != NULL && page_of (before)->system == page->system)
    return NULL;

  return hu_explain_rule_system (page->system);
}

static void
header_cb (GtkListBoxRow *row,
           GtkListBoxRow *before,
           gpointer       data)
{
  g_autofree char *name = dup_heading (row, before);
  GtkWidget *label;

  if (name == NULL)
    {
      gtk_list_box_row_set_header (row, NULL);
      return;
    }

  label = gtk_label_new (name);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "hu-heading");
  gtk_widget_set_margin_start (label, 12);
  gtk_widget_set_margin_top (label, 12);
  gtk_widget_set_margin_bottom (label, 4);
  gtk_list_box_row_set_header (row, label);
}

static void
add_row (HuRulesWindow *self,
         char          *title, /* (transfer full) */
         const char    *key,
         gconstpointer  what)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *label = gtk_label_new (title);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), label);
  g_object_set_data (G_OBJECT (row), key, (gpointer) what);
  gtk_list_box_append (self->list, row);
  g_free (title);
}

static gint
compare_terms (gconstpointer a,
               gconstpointer b)
{
  g_autofree char *first = hu_explain_term_name (*(const HuGlossaryTerm * const *) a);
  g_autofree char *second = hu_explain_term_name (*(const HuGlossaryTerm * const *) b);

  return g_utf8_collate (first, second);
}

/* Lists the overview, the rules, and the terms in the alphabetical order of the reader's language. */
static void
fill_list (HuRulesWindow *self)
{
  g_autoptr(GPtrArray) words = g_ptr_array_new ();
  const HuGlossaryTerm *terms;
  const HuRulePage *page;
  guint n;

  terms = hu_glossary_terms (&n);
  add_row (self, hu_explain_term_name (&terms[0]), "hu-term", &terms[0]);
  for (guint i = 1; i < n; i++)
    g_ptr_array_add (words, (gpointer) &terms[i]);
  g_ptr_array_sort (words, compare_terms);
  for (guint i = 0; (page = hu_rule_page_get (i)) != NULL; i++)
    add_row (self, hu_explain_rule_title (page), "hu-page", page);
  for (guint i = 0; i < words->len; i++)
    add_row (self, hu_explain_term_name (g_ptr_array_index (words, i)), "hu-term",
             g_ptr_array_index (words, i));
}

static void
hu_rules_window_dispose (GObject *object)
{
  g_clear_pointer (&HU_RULES_WINDOW (object)->seen, g_ptr_array_unref);

  G_OBJECT_CLASS (hu_rules_window_parent_class)->dispose (object);
}

static void
hu_rules_window_class_init (HuRulesWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hu_rules_window_dispose;
  g_type_ensure (HU_TYPE_RULE_VIEW);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/hexumpire/HexUmpire/ui/hu-rules-window.ui");
  gtk_widget_class_bind_template_child (widget_class, HuRulesWindow, list);
  gtk_widget_class_bind_template_child (widget_class, HuRulesWindow, view);
  gtk_widget_class_bind_template_callback (widget_class, row_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, hu_rules_window_show);
  gtk_widget_class_install_action (widget_class, "rules.back", NULL, back_action);
  gtk_widget_class_install_action (widget_class, "rules.try", NULL, try_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Left, GDK_ALT_MASK, "rules.back", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Back, 0, "rules.back", NULL);
}

static void
hu_rules_window_init (HuRulesWindow *self)
{
  self->seen = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_list_box_set_header_func (self->list, header_cb, NULL, NULL);
  fill_list (self);
  gtk_list_box_select_row (self->list, gtk_list_box_get_row_at_index (self->list, 0));
}

GtkWidget *
hu_rules_window_new (GtkWindow *parent)
{
  return g_object_new (HU_TYPE_RULES_WINDOW, "transient-for", parent, "destroy-with-parent", TRUE, NULL);
}

/* A row that is out of sight shows nobody where he is. */
static void
select_row (HuRulesWindow *self,
            GtkListBoxRow *row)
{
  gtk_list_box_select_row (self->list, row);
  if (!gtk_widget_get_mapped (GTK_WIDGET (row)))
    return;

  gtk_widget_grab_focus (GTK_WIDGET (row));
}

/* @id: the number of a rule, or a term of the glossary as in links.  Returns FALSE where it has no page. */
gboolean
hu_rules_window_show (HuRulesWindow *self,
                      const char    *id)
{
  const HuRulePage *page;
  const HuGlossaryTerm *term;
  GtkListBoxRow *row;

  g_return_val_if_fail (HU_IS_RULES_WINDOW (self) && id != NULL, FALSE);

  page = hu_rule_page_find (id);
  term = page == NULL ? hu_glossary_find (id) : NULL;
  for (gint i = 0; (row = gtk_list_box_get_row_at_index (self->list, i)) != NULL; i++)
    if ((page != NULL && page_of (row) == page) || (term != NULL && term_of (row) == term))
      {
        select_row (self, row);
        return TRUE;
      }

  return FALSE;
}
