/*
 * Ending the phase. If that would cost points, the button first says so and the open rows are lit; if it costs
 * nothing, it asks nothing.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hu-explain.h"
#include "hu-settings.h"
#include "hu-system-panels.h"
#include "hu-window-private.h"

static void
end_phase (HuWindow *self)
{
  g_autoptr(HuEvent) event = hu_event_new (HU_VERB_END_PHASE);
  HuRefusal refusal;

  if (!hu_game_append (hu_document_get_game (self->document), event, &refusal))
    _hu_window_refuse (self, &refusal);
}

/* The hexes that will be paid for, to be lit. */
static GArray *
list_costs (HuSnapshot *snapshot,
            GArray     *rows)
{
  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    if (hu_snapshot_get_report (snapshot, id) != NULL && hu_system_panels_get (id)->list_costs != NULL)
      return hu_system_panels_get (id)->list_costs (snapshot, rows);

  return g_array_new (FALSE, FALSE, sizeof (HuHex));
}

static void
unparent_cb (gpointer data)
{
  GtkWidget *popover = data;

  if (gtk_widget_get_parent (popover) != NULL)
    gtk_widget_unparent (popover);
  g_object_unref (popover);
}

/* Not at once: the popover is still in the middle of closing. */
static void
closed_cb (HuWindow   *self,
           GtkPopover *popover)
{
  if (self->phase_popover != GTK_WIDGET (popover))
    return;

  self->phase_popover = NULL;
  hu_map_view_light (self->map, NULL);
  g_idle_add_once (unparent_cb, g_object_ref (popover));
}

static void
confirm_cb (HuWindow *self)
{
  if (self->phase_popover != NULL)
    gtk_popover_popdown (GTK_POPOVER (self->phase_popover));
  end_phase (self);
}

static void
cancel_cb (HuWindow *self)
{
  if (self->phase_popover != NULL)
    gtk_popover_popdown (GTK_POPOVER (self->phase_popover));
}

static GtkWidget *
make_buttons (HuWindow   *self,
              GtkWidget **first)
{
  GtkWidget *buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *cancel = gtk_button_new_with_mnemonic (_("_Cancel"));
  GtkWidget *confirm = gtk_button_new_with_mnemonic (_("_End the Phase"));

  gtk_widget_add_css_class (confirm, "destructive-action");
  gtk_widget_set_halign (buttons, GTK_ALIGN_END);
  g_signal_connect_object (cancel, "clicked", G_CALLBACK (cancel_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (confirm, "clicked", G_CALLBACK (confirm_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (buttons), cancel);
  gtk_box_append (GTK_BOX (buttons), confirm);
  *first = cancel;

  return buttons;
}

static void
warn (HuWindow   *self,
      HuSnapshot *snapshot,
      const char *warning)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *label = gtk_label_new (warning);
  g_autoptr(GArray) rows = g_array_new (FALSE, FALSE, sizeof (gint));
  g_autoptr(GArray) hexes = list_costs (snapshot, rows);
  GtkWidget *first;

  /* Uses margins, because a popover's own padding is ignored when wrapped text is measured. */
  gtk_widget_set_margin_top (box, 12);
  gtk_widget_set_margin_bottom (box, 12);
  gtk_widget_set_margin_start (box, 12);
  gtk_widget_set_margin_end (box, 12);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  /* Sets the full width, because a popover is measured before its text is wrapped. */
  gtk_label_set_width_chars (GTK_LABEL (label), 42);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 42);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), make_buttons (self, &first));

  self->phase_popover = gtk_popover_new ();
  gtk_widget_add_css_class (self->phase_popover, "hu-phase-warning");
  gtk_popover_set_child (GTK_POPOVER (self->phase_popover), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->phase_popover), GTK_ACCESSIBLE_PROPERTY_LABEL, warning,
                                  -1);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (first), GTK_ACCESSIBLE_RELATION_DESCRIBED_BY, label, NULL,
                                  -1);
  g_signal_connect_object (self->phase_popover, "closed", G_CALLBACK (closed_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_set_parent (self->phase_popover, GTK_WIDGET (self->phase_button));
  gtk_popover_popup (GTK_POPOVER (self->phase_popover));
  gtk_widget_grab_focus (first);

  /* First flashes the rows, then lights them as long as the question is open. */
  hu_map_view_flash_rows (self->map, rows, NULL);
  hu_map_view_light (self->map, hexes);
}

void
_hu_window_end_phase (HuWindow *self)
{
  HuGame *game = hu_document_get_game (self->document);
  g_autofree char *warning = NULL;

  if (game == NULL || self->phase_popover != NULL)
    return;

  warning = hu_explain_phase_warning (hu_game_get_snapshot (game), HU_LANG_LOCALE);
  if (warning != NULL && g_settings_get_boolean (hu_settings_get (), "confirm-costly-phase"))
    warn (self, hu_game_get_snapshot (game), warning);
  else
    end_phase (self);
}

void
_hu_window_dispose_end_phase (HuWindow *self)
{
  g_clear_pointer (&self->phase_popover, gtk_widget_unparent);
}
