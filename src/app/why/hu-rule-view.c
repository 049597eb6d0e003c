/*
 * One rule: its subject, a small drawing, its clauses under their headings, and its display in the program. Or
 * one term, with the rules that it matters for.
 */
#include "config.h"

#include "hu-rule-view.h"

#include <glib/gi18n-lib.h>

#include "hu-clause.h"
#include "hu-palette.h"
#include "hu-rule-drawing.h"
#include "hu-term-label.h"
#include "hu-widget-find.h"

struct _HuRuleView
{
  AdwBin             parent_instance;

  HuRuleDrawing     *drawing; /* of the page; or NULL */

  GtkScrolledWindow *scroller;
  GtkLabel          *title;
  GtkLabel          *text;
  GtkDrawingArea    *area;
  GtkBox            *parts;   /* what differs from page to page */
  GtkWidget         *try_button;
};

G_DEFINE_FINAL_TYPE (HuRuleView, hu_rule_view, ADW_TYPE_BIN)

enum
{
  LINK,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
follow (gpointer    data,
        const char *uri)
{
  g_signal_emit (data, signals[LINK], 0, uri);
}

/* The link leads to another page, and this label is gone then. */
static gboolean
link_cb (HuRuleView *self,
         const char *uri)
{
  return hu_link_follow (self, uri, follow);
}

static GtkLabel *
make_text (HuRuleView *self,
           const char *markup)
{
  GtkLabel *label = GTK_LABEL (gtk_label_new (NULL));

  gtk_label_set_markup (label, markup);
  gtk_label_set_xalign (label, 0);
  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_max_width_chars (label, 60);
  gtk_widget_add_css_class (GTK_WIDGET (label), "hu-linked");
  g_signal_connect_object (label, "activate-link", G_CALLBACK (link_cb), self, G_CONNECT_SWAPPED);

  return label;
}

/* Sentences, in which words of the glossary are links. */
static GtkWidget *
make_sentences (HuRuleView *self,
                const char *text)
{
  g_autofree char *markup = hu_glossary_link (text, NULL);
  GtkLabel *label = make_text (self, markup);

  gtk_label_set_selectable (label, TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (label), "hu-terms");

  return GTK_WIDGET (label);
}

/* --- Clauses --- */

static void
add_heading (HuRuleView *self,
             const char *heading)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING, "label", heading,
                                   "xalign", 0.0, "wrap", TRUE, "margin-top", 8, NULL);

  gtk_widget_add_css_class (label, "hu-heading");
  gtk_box_append (self->parts, label);
}

static GtkWidget *
add_list (HuRuleView *self)
{
  GtkWidget *list = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_LIST, "orientation",
                                  GTK_ORIENTATION_VERTICAL, "spacing", 6, NULL);

  gtk_box_append (self->parts, list);

  return list;
}

static void
add_clause (HuRuleView     *self,
            GtkWidget      *list,
            const HuClause *clause)
{
  GtkWidget *row = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_LIST_ITEM, "spacing", 8, NULL);
  GtkWidget *dot = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, "label", "•",
                                 "valign", GTK_ALIGN_START, NULL);
  g_autofree char *words = hu_explain_clause (clause);
  GtkWidget *text = make_sentences (self, words);

  gtk_widget_set_hexpand (text, TRUE);
  gtk_box_append (GTK_BOX (row), dot);
  gtk_box_append (GTK_BOX (row), text);
  gtk_box_append (GTK_BOX (list), row);
}

static void
add_clauses (HuRuleView       *self,
             const HuRulePage *page)
{
  guint n;
  const HuClause *clauses = hu_page_clauses (page, &n);
  GtkWidget *list = NULL;

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *heading = hu_explain_clause_heading (&clauses[i]);

      if (heading != NULL)
        add_heading (self, heading);
      if (heading != NULL || list == NULL)
        list = add_list (self);
      add_clause (self, list, &clauses[i]);
    }
}

static void
add_program (HuRuleView       *self,
             const HuRulePage *page)
{
  g_autofree char *program = hu_explain_rule_program (page);

  if (program == NULL)
    return;

  add_heading (self, _("In the program"));
  gtk_box_append (self->parts, make_sentences (self, program));
}

/* --- What is shown --- */

static void
set_drawing (HuRuleView *self,
             const char *drawing,
             const char *title)
{
  g_clear_pointer (&self->drawing, hu_rule_drawing_free);
  if (drawing != NULL)
    self->drawing = hu_rule_drawing_new (drawing);
  gtk_widget_set_visible (GTK_WIDGET (self->area), self->drawing != NULL);
  gtk_widget_queue_draw (GTK_WIDGET (self->area));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->area), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
}

static void
begin (HuRuleView *self,
       const char *title,
       const char *markup)
{
  hu_widget_empty (GTK_WIDGET (self->parts));
  gtk_label_set_text (self->title, title);
  gtk_label_set_markup (self->text, markup);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
}

void
hu_rule_view_show_page (HuRuleView       *self,
                        const HuRulePage *page)
{
  g_autofree char *title = NULL;
  g_autofree char *lead = NULL;
  g_autofree char *markup = NULL;

  g_return_if_fail (HU_IS_RULE_VIEW (self) && page != NULL);

  title = hu_explain_rule_title (page);
  lead = hu_explain_rule_lead (page);
  markup = hu_glossary_link (lead, NULL);
  begin (self, title, markup);
  set_drawing (self, page->drawing, title);
  add_clauses (self, page);
  add_program (self, page);
  gtk_widget_set_visible (self->try_button, page->game != NULL);
}

/* A line for each rule that has to do with it. */
static char *
dup_rules (const HuGlossaryTerm *term)
{
  g_auto(GStrv) ids = g_strsplit (term->rules, " ", -1);
  GString *markup = g_string_new (NULL);

  for (guint i = 0; ids[i] != NULL && ids[i][0] != '\0'; i++)
    {
      const HuRulePage *page = hu_rule_page_find (ids[i]);
      g_autofree char *title = hu_explain_rule_title (page);
      g_autofree char *line = g_markup_printf_escaped ("<a href=\"%s\">%s</a>", page->id, title);

      g_string_append_printf (markup, "%s%s", i > 0 ? "\n" : "", line);
    }

  return g_string_free (markup, FALSE);
}

void
hu_rule_view_show_term (HuRuleView   *self,
                        const HuGlossaryTerm *term)
{
  g_autofree char *title = NULL;
  g_autofree char *text = NULL;
  g_autofree char *markup = NULL;
  g_autofree char *rules = NULL;

  g_return_if_fail (HU_IS_RULE_VIEW (self) && term != NULL);

  title = hu_explain_term_name (term);
  text = hu_explain_term_text (term);
  markup = hu_glossary_link (text, term->id);
  rules = dup_rules (term);
  begin (self, title, markup);
  set_drawing (self, NULL, title);
  if (rules[0] != '\0')
    gtk_box_append (self->parts, GTK_WIDGET (make_text (self, rules)));
  gtk_widget_set_visible (self->try_button, FALSE);
}

static void
draw_cb (GtkDrawingArea *area,
         cairo_t        *cr,
         int             width,
         int             height,
         gpointer        data)
{
  HuRuleView *self = data;

  if (self->drawing != NULL)
    hu_rule_drawing_draw (self->drawing, cr, hu_palette_kind (), gtk_widget_get_scale_factor (GTK_WIDGET (area)),
                          width, height);
}

static void
hu_rule_view_dispose (GObject *object)
{
  g_clear_pointer (&HU_RULE_VIEW (object)->drawing, hu_rule_drawing_free);

  G_OBJECT_CLASS (hu_rule_view_parent_class)->dispose (object);
}

static void
hu_rule_view_class_init (HuRuleViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hu_rule_view_dispose;
  signals[LINK] = g_signal_new ("link", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                1, G_TYPE_STRING);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/hexumpire/HexUmpire/ui/hu-rule-view.ui");
  gtk_widget_class_bind_template_child (widget_class, HuRuleView, scroller);
  gtk_widget_class_bind_template_child (widget_class, HuRuleView, title);
  gtk_widget_class_bind_template_child (widget_class, HuRuleView, text);
  gtk_widget_class_bind_template_child (widget_class, HuRuleView, area);
  gtk_widget_class_bind_template_child (widget_class, HuRuleView, parts);
  gtk_widget_class_bind_template_child (widget_class, HuRuleView, try_button);
  gtk_widget_class_bind_template_callback (widget_class, link_cb);
}

static void
hu_rule_view_init (HuRuleView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_drawing_area_set_draw_func (self->area, draw_cb, self, NULL);
  hu_palette_follow (GTK_WIDGET (self->area));
}
