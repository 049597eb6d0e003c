/*
 * The panel of faults above the map. It stays until the user dismisses it or opens another file.
 */
#include "config.h"

#include "hu-fault-panel.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "hu-explain.h"
#include "hu-widget-find.h"

#define FEW_LINES 3 /* that are shown whole, wrapped or not */

struct _HuFaultPanel
{
  GtkWidget    parent_instance;

  GtkRevealer *revealer;
  GtkWidget   *frame;
  GtkImage    *icon;
  GtkLabel    *title;
  AdwBin      *place;    /* of few lines */
  GtkWidget   *scroller; /* of more */
  GtkBox      *lines;
  GtkButton   *offer;
};

G_DEFINE_FINAL_TYPE (HuFaultPanel, hu_fault_panel, GTK_TYPE_WIDGET)

static void
clear (HuFaultPanel *self)
{
  hu_widget_empty (GTK_WIDGET (self->lines));
}

static void
add_line (HuFaultPanel *self,
          const char   *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_selectable (GTK_LABEL (label), TRUE);
  gtk_widget_set_can_focus (label, FALSE);
  gtk_box_append (self->lines, label);
}

static guint
count_lines (HuFaultPanel *self)
{
  guint n = 0;

  for (GtkWidget *line = gtk_widget_get_first_child (GTK_WIDGET (self->lines)); line != NULL;
       line = gtk_widget_get_next_sibling (line))
    n++;

  return n;
}

/* A scrolling widget asks for the height of a scroll bar however few lines it has, and of a line that wraps shows the
 * beginning. */
static void
place_lines (HuFaultPanel *self)
{
  GtkWidget *lines = GTK_WIDGET (self->lines);
  guint n = count_lines (self);

  g_object_ref (lines);
  adw_bin_set_child (self->place, NULL);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), NULL);
  if (n > FEW_LINES)
    gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), lines);
  else
    adw_bin_set_child (self->place, lines);
  g_object_unref (lines);
  gtk_widget_set_visible (GTK_WIDGET (self->place), n > 0 && n <= FEW_LINES);
  gtk_widget_set_visible (self->scroller, n > FEW_LINES);
}

static void
reveal (HuFaultPanel *self,
        const char   *title,
        gboolean      error)
{
  gtk_widget_set_visible (GTK_WIDGET (self->offer), FALSE);
  gtk_label_set_text (self->title, title);
  gtk_image_set_from_icon_name (self->icon, error ? "dialog-error-symbolic" : "dialog-warning-symbolic");
  gtk_widget_remove_css_class (self->frame, error ? "warning" : "error");
  gtk_widget_add_css_class (self->frame, error ? "error" : "warning");
  place_lines (self);
  gtk_revealer_set_reveal_child (self->revealer, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
}

/* "Line 12, /units/3/at: there is no hex 9901. Columns run from 1 to 60." */
static char *
word_fault (const HuFault *fault)
{
  g_autofree char *what = NULL;

  if (fault->remedy != NULL && fault->remedy[0] != '\0')
    /* Translators: what is wrong with a file; what would be right */
    what = g_strdup_printf (_("%1$s; %2$s"), fault->what, fault->remedy);
  else
    what = g_strdup (fault->what);

  if (fault->line == 0)
    return hu_explain_capitalized (what);

  if (fault->pointer[0] == '\0')
    /* Translators: %1$u is a line of a file, %2$s what is wrong there */
    return g_strdup_printf (_("Line %1$u: %2$s"), fault->line, what);

  /* Translators: %1$u is a line of a file, %2$s a place in it as "/units/3/at", %3$s what is wrong there */
  return g_strdup_printf (_("Line %1$u, %2$s: %3$s"), fault->line, fault->pointer, what);
}

static char *
word_title (const char     *name,
            const HuFaults *faults)
{
  guint n_errors = hu_faults_get_n_errors (faults);
  guint n = hu_faults_get_n (faults);

  if (n_errors > 0)
    /* Translators: %1$s is the name of a file, %2$u counts what is wrong with it */
    return g_strdup_printf (ngettext ("“%1$s” cannot be opened: %2$u fault. Nothing has changed.",
                                      "“%1$s” cannot be opened: %2$u faults. Nothing has changed.", n_errors),
                            name, n_errors);

  /* Translators: %1$s is the name of a file, %2$u counts warnings */
  return g_strdup_printf (ngettext ("“%1$s” is open, with %2$u warning.",
                                    "“%1$s” is open, with %2$u warnings.", n), name, n);
}

static void
hu_fault_panel_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), HU_TYPE_FAULT_PANEL);

  G_OBJECT_CLASS (hu_fault_panel_parent_class)->dispose (object);
}

static void
hu_fault_panel_class_init (HuFaultPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hu_fault_panel_dispose;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/hexumpire/HexUmpire/ui/hu-fault-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, HuFaultPanel, revealer);
  gtk_widget_class_bind_template_child (widget_class, HuFaultPanel, frame);
  gtk_widget_class_bind_template_child (widget_class, HuFaultPanel, icon);
  gtk_widget_class_bind_template_child (widget_class, HuFaultPanel, title);
  gtk_widget_class_bind_template_child (widget_class, HuFaultPanel, place);
  gtk_widget_class_bind_template_child (widget_class, HuFaultPanel, scroller);
  gtk_widget_class_bind_template_child (widget_class, HuFaultPanel, lines);
  gtk_widget_class_bind_template_child (widget_class, HuFaultPanel, offer);
  gtk_widget_class_bind_template_callback (widget_class, hu_fault_panel_dismiss);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "hu-fault-panel");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_ALERT);
}

static void
hu_fault_panel_init (HuFaultPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* @faults: the file's problems; at least one fault or warning. */
void
hu_fault_panel_show_faults (HuFaultPanel   *self,
                            const char     *name,
                            const HuFaults *faults)
{
  g_autofree char *title = NULL;
  guint n_errors;

  g_return_if_fail (HU_IS_FAULT_PANEL (self));
  g_return_if_fail (name != NULL);
  g_return_if_fail (faults != NULL && hu_faults_get_n (faults) > 0);

  clear (self);
  n_errors = hu_faults_get_n_errors (faults);
  for (guint i = 0; i < hu_faults_get_n (faults); i++)
    {
      const HuFault *fault = hu_faults_get (faults, i);
      g_autofree char *text = word_fault (fault);

      /* Beside what keeps the file shut, warnings only distract. */
      if (n_errors == 0 || !fault->warning)
        add_line (self, text);
    }

  title = word_title (name, faults);
  reveal (self, title, n_errors > 0);
}

void
hu_fault_panel_show_message (HuFaultPanel *self,
                             const char   *title,
                             const char   *message)
{
  g_return_if_fail (HU_IS_FAULT_PANEL (self));
  g_return_if_fail (title != NULL && message != NULL);

  clear (self);
  add_line (self, message);
  reveal (self, title, TRUE);
}

/**
 * hu_fault_panel_offer:
 * @self: a fault panel that shows something
 * @label: the button's label, with a mnemonic
 *
 * Shows a button for a remedy, until the panel shows something else.
 */
void
hu_fault_panel_offer (HuFaultPanel *self,
                      const char   *label,
                      const char   *action)
{
  g_return_if_fail (HU_IS_FAULT_PANEL (self));
  g_return_if_fail (label != NULL && action != NULL);

  gtk_button_set_label (self->offer, label);
  gtk_actionable_set_detailed_action_name (GTK_ACTIONABLE (self->offer), action);
  gtk_widget_set_visible (GTK_WIDGET (self->offer), TRUE);
}

void
hu_fault_panel_dismiss (HuFaultPanel *self)
{
  g_return_if_fail (HU_IS_FAULT_PANEL (self));

  gtk_revealer_set_reveal_child (self->revealer, FALSE);
}

