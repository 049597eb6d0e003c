/*
 * Ending the phase. If that would cost points, the button first says so and the open rows are lit; if it costs
 * nothing, it asks nothing.
 */
#include "config.h"

#include "hu-phase-section.h"

#include <glib/gi18n-lib.h>

#include "hu-army-rows.h"
#include "hu-explain.h"
#include "hu-message.h"
#include "hu-settings.h"
#include "hu-supply-rules.h"
#include "hu-system-panels.h"

struct _HuPhaseSection
{
  HuSection  parent_instance;

  GtkWidget *button;  /* that the actions stands on; borrowed */
  GtkWidget *popover; /* warns of the cost; or NULL */
};

G_DEFINE_FINAL_TYPE (HuPhaseSection, hu_phase_section, HU_TYPE_SECTION)

/* Names whoever has been cut off in the phase, and who came back; not where a lesson or a quiz asks about it. */
static void
tell_supply (HuPhaseSection *self)
{
  HuGame *game = hu_section_get_game (HU_SECTION (self));
  HuSession *session = hu_section_get_session (HU_SECTION (self));
  g_autofree char *changes = NULL;

  if (hu_session_get_course (session) != HU_MODE_PLAY || !hu_supply_rules_has_any (hu_game_get_scenario (game)))
    return;

  changes = hu_army_word_changes (game);
  if (changes != NULL)
    hu_message_toast (GTK_WIDGET (hu_section_get_window (HU_SECTION (self))), changes);
}

static void
end_phase (HuPhaseSection *self)
{
  g_autoptr(HuEvent) event = hu_event_new (HU_VERB_END_PHASE);

  hu_section_append (HU_SECTION (self), event);
  tell_supply (self);
}

/* The hexes that will be paid for, to be lit. */
static GArray *
list_costs (HuSnapshot *snapshot,
            GArray     *rows)
{
  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    if (hu_snapshot_get_findings (snapshot, id) != NULL && hu_system_panels_get (id)->list_costs != NULL)
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
closed_cb (HuPhaseSection *self,
           GtkPopover     *popover)
{
  if (self->popover != GTK_WIDGET (popover))
    return;

  self->popover = NULL;
  hu_session_light_hexes (hu_section_get_session (HU_SECTION (self)), NULL);
  g_idle_add_once (unparent_cb, g_object_ref (popover));
}

static void
confirm_cb (HuPhaseSection *self)
{
  if (self->popover != NULL)
    gtk_popover_popdown (GTK_POPOVER (self->popover));
  end_phase (self);
}

static void
cancel_cb (HuPhaseSection *self)
{
  if (self->popover != NULL)
    gtk_popover_popdown (GTK_POPOVER (self->popover));
}

static GtkWidget *
make_buttons (HuPhaseSection  *self,
              GtkWidget      **first)
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
warn (HuPhaseSection *self,
      HuSnapshot     *snapshot,
      const char     *warning)
{
  HuSession *session = hu_section_get_session (HU_SECTION (self));
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

  self->popover = gtk_popover_new ();
  gtk_widget_add_css_class (self->popover, "hu-phase-warning");
  gtk_popover_set_child (GTK_POPOVER (self->popover), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->popover), GTK_ACCESSIBLE_PROPERTY_LABEL, warning,
                                  -1);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (first), GTK_ACCESSIBLE_RELATION_DESCRIBED_BY, label, NULL,
                                  -1);
  g_signal_connect_object (self->popover, "closed", G_CALLBACK (closed_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_set_parent (self->popover, self->button);
  gtk_popover_popup (GTK_POPOVER (self->popover));
  gtk_widget_grab_focus (first);

  /* First flashes the rows, then lights them as long as the question is open. */
  hu_session_show_rows (session, rows, NULL);
  hu_session_light_hexes (session, hexes);
}

static void
end_phase_cb (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       data)
{
  HuPhaseSection *self = data;
  HuSnapshot *snapshot = hu_game_get_snapshot (hu_section_get_game (data));
  g_autofree char *warning = NULL;

  if (self->popover != NULL)
    return;

  warning = hu_explain_phase_warning (snapshot);
  if (warning != NULL && g_settings_get_boolean (hu_settings_get (), "confirm-costly-phase"))
    warn (self, snapshot, warning);
  else
    end_phase (self);
}

static void
update (HuSection *section,
        HuGame    *game)
{
  gboolean clock = game != NULL && hu_game_get_scenario (game)->calendar.player_turns->len > 0 &&
                   hu_session_does_show (hu_section_get_session (section), HU_SHOW_PHASE);

  gtk_widget_set_visible (HU_PHASE_SECTION (section)->button, clock && hu_session_is_play (hu_section_get_session (section)));
  hu_section_enable (section, "end-phase", clock && !hu_snapshot_get_clock (hu_game_get_snapshot (game))->over);
}

static void
hu_phase_section_dispose (GObject *object)
{
  g_clear_pointer (&HU_PHASE_SECTION (object)->popover, gtk_widget_unparent);

  G_OBJECT_CLASS (hu_phase_section_parent_class)->dispose (object);
}

static void
hu_phase_section_class_init (HuPhaseSectionClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hu_phase_section_dispose;
  HU_SECTION_CLASS (klass)->update = update;
}

static void
hu_phase_section_init (HuPhaseSection *self)
{
}

HuSection *
hu_phase_section_new (HuSession            *session,
                      AdwApplicationWindow *window,
                      GtkWidget            *button)
{
  static const GActionEntry entries[] = {
    { .name = "end-phase", .activate = end_phase_cb },
  };
  HuPhaseSection *self = g_object_new (HU_TYPE_PHASE_SECTION, "session", session, "window", window, NULL);

  self->button = button;
  hu_section_add_play_actions (HU_SECTION (self), entries, G_N_ELEMENTS (entries));

  return HU_SECTION (self);
}
