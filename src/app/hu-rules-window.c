/*
 * The rules in the program's own words.
 */
#include "config.h"

#include "hu-rules-window.h"

#include <glib/gi18n-lib.h>

#include "hu-palette.h"
#include "hu-rule-drawing.h"

struct _HuRulesWindow
{
  AdwWindow         parent_instance;

  const HuRulePage *page;
  HuRuleDrawing    *drawing; /* of the page; or NULL */

  GtkListBox       *list;
  GtkLabel         *title;
  GtkDrawingArea   *area;
  GtkLabel         *text;
  GtkButton        *try_button;
};

G_DEFINE_FINAL_TYPE (HuRulesWindow, hu_rules_window, ADW_TYPE_WINDOW)

static const HuRulePage *
page_of (GtkListBoxRow *row)
{
  return g_object_get_data (G_OBJECT (row), "hu-page");
}

static void
show_page (HuRulesWindow    *self,
           const HuRulePage *page)
{
  g_autofree char *title = hu_explain_rule_title (page, HU_LANG_LOCALE);
  g_autofree char *text = hu_explain_rule_text (page, HU_LANG_LOCALE);

  self->page = page;
  g_clear_pointer (&self->drawing, hu_rule_drawing_free);
  if (page->drawing != NULL)
    self->drawing = hu_rule_drawing_new (page->drawing);

  gtk_label_set_text (self->title, title);
  gtk_label_set_text (self->text, text);
  gtk_widget_set_visible (GTK_WIDGET (self->area), self->drawing != NULL);
  gtk_widget_queue_draw (GTK_WIDGET (self->area));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->area), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  gtk_widget_set_visible (GTK_WIDGET (self->try_button), page->game != NULL);
}

static void
draw_cb (GtkDrawingArea *area,
         cairo_t        *cr,
         int             width,
         int             height,
         gpointer        data)
{
  HuRulesWindow *self = data;

  if (self->drawing != NULL)
    hu_rule_drawing_draw (self->drawing, cr, hu_palette_kind (), gtk_widget_get_scale_factor (GTK_WIDGET (area)),
                          width, height);
}

static void
row_selected_cb (HuRulesWindow *self,
                 GtkListBoxRow *row)
{
  if (row != NULL)
    show_page (self, page_of (row));
}

static void
try_cb (HuRulesWindow *self)
{
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (self));

  if (self->page != NULL && parent != NULL)
    gtk_widget_activate_action (GTK_WIDGET (parent), "win.try-rule", "s", self->page->id);
}

/* Above the first rule of each system, its name. */
static void
header_cb (GtkListBoxRow *row,
           GtkListBoxRow *before,
           gpointer       data)
{
  g_autofree char *name = NULL;
  GtkWidget *label;

  if (before != NULL && page_of (before)->system == page_of (row)->system)
    {
      gtk_list_box_row_set_header (row, NULL);
      return;
    }

  name = hu_explain_rule_system (page_of (row)->system, HU_LANG_LOCALE);
  label = gtk_label_new (name);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "hu-heading");
  gtk_widget_set_margin_start (label, 12);
  gtk_widget_set_margin_top (label, 12);
  gtk_widget_set_margin_bottom (label, 4);
  gtk_list_box_row_set_header (row, label);
}

static GtkWidget *
build_list (HuRulesWindow *self)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();
  const HuRulePage *pages;
  guint n;

  self->list = GTK_LIST_BOX (gtk_list_box_new ());
  gtk_widget_add_css_class (GTK_WIDGET (self->list), "navigation-sidebar");
  gtk_list_box_set_header_func (self->list, header_cb, NULL, NULL);
  pages = hu_rule_pages (&n);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *title = hu_explain_rule_title (&pages[i], HU_LANG_LOCALE);
      GtkWidget *row = gtk_list_box_row_new ();
      GtkWidget *label = gtk_label_new (title);

      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
      gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), label);
      g_object_set_data (G_OBJECT (row), "hu-page", (gpointer) &pages[i]);
      gtk_list_box_append (self->list, row);
    }
  g_signal_connect_object (self->list, "row-selected", G_CALLBACK (row_selected_cb), self, G_CONNECT_SWAPPED);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), GTK_WIDGET (self->list));
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_widget_set_size_request (scroller, 250, -1);

  return scroller;
}

static GtkWidget *
build_page (HuRulesWindow *self)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 14);

  self->title = GTK_LABEL (gtk_label_new (NULL));
  gtk_widget_add_css_class (GTK_WIDGET (self->title), "title-2");
  gtk_label_set_xalign (self->title, 0);
  gtk_label_set_wrap (self->title, TRUE);
  self->area = GTK_DRAWING_AREA (gtk_drawing_area_new ());
  gtk_drawing_area_set_content_width (self->area, 380);
  gtk_drawing_area_set_content_height (self->area, 230);
  gtk_drawing_area_set_draw_func (self->area, draw_cb, self, NULL);
  hu_palette_follow (GTK_WIDGET (self->area));
  self->text = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_xalign (self->text, 0);
  gtk_label_set_wrap (self->text, TRUE);
  gtk_label_set_max_width_chars (self->text, 60);
  gtk_label_set_selectable (self->text, TRUE);
  self->try_button = GTK_BUTTON (gtk_button_new_with_mnemonic (_("_Try It in a Game")));
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->try_button), _("Opens a Game That Comes to It, in a Window of Its Own"));
  gtk_widget_set_halign (GTK_WIDGET (self->try_button), GTK_ALIGN_START);
  gtk_widget_add_css_class (GTK_WIDGET (self->try_button), "pill");
  g_signal_connect_object (self->try_button, "clicked", G_CALLBACK (try_cb), self, G_CONNECT_SWAPPED);

  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->title));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->area));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->text));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->try_button));
  gtk_widget_set_margin_top (box, 18);
  gtk_widget_set_margin_bottom (box, 18);
  gtk_widget_set_margin_start (box, 24);
  gtk_widget_set_margin_end (box, 24);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), box);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_widget_set_hexpand (scroller, TRUE);

  return scroller;
}

static void
hu_rules_window_dispose (GObject *object)
{
  g_clear_pointer (&HU_RULES_WINDOW (object)->drawing, hu_rule_drawing_free);

  G_OBJECT_CLASS (hu_rules_window_parent_class)->dispose (object);
}

static void
hu_rules_window_class_init (HuRulesWindowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hu_rules_window_dispose;
  gtk_widget_class_add_binding_action (GTK_WIDGET_CLASS (klass), GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
hu_rules_window_init (HuRulesWindow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *sides = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_box_append (GTK_BOX (sides), build_list (self));
  gtk_box_append (GTK_BOX (sides), gtk_separator_new (GTK_ORIENTATION_VERTICAL));
  gtk_box_append (GTK_BOX (sides), build_page (self));
  gtk_widget_set_vexpand (sides, TRUE);
  gtk_box_append (GTK_BOX (box), adw_header_bar_new ());
  gtk_box_append (GTK_BOX (box), sides);
  adw_window_set_content (ADW_WINDOW (self), box);
  gtk_window_set_title (GTK_WINDOW (self), _("Rules"));
  gtk_window_set_default_size (GTK_WINDOW (self), 780, 620);
  gtk_list_box_select_row (self->list, gtk_list_box_get_row_at_index (self->list, 0));
}

/**
 * hu_rules_window_new:
 * @parent: the window of the game
 *
 * Returns: (transfer none): the rules
 */
GtkWidget *
hu_rules_window_new (GtkWindow *parent)
{
  return g_object_new (HU_TYPE_RULES_WINDOW, "transient-for", parent, "destroy-with-parent", TRUE, NULL);
}

/**
 * hu_rules_window_show:
 * @self: the rules
 * @id: the number of a rule
 *
 * Returns: %FALSE where there is no page of it
 */
gboolean
hu_rules_window_show (HuRulesWindow *self,
                      const char    *id)
{
  const HuRulePage *page;
  GtkListBoxRow *row;

  g_return_val_if_fail (HU_IS_RULES_WINDOW (self) && id != NULL, FALSE);

  page = hu_rule_page_find (id);
  for (gint i = 0; page != NULL && (row = gtk_list_box_get_row_at_index (self->list, i)) != NULL; i++)
    if (page_of (row) == page)
      {
        gtk_list_box_select_row (self->list, row);
        return TRUE;
      }

  return FALSE;
}

/**
 * hu_rules_window_get_page:
 * @self: the rules
 *
 * Returns: (transfer none) (nullable): the page that is shown
 */
const HuRulePage *
hu_rules_window_get_page (HuRulesWindow *self)
{
  g_return_val_if_fail (HU_IS_RULES_WINDOW (self), NULL);

  return self->page;
}
