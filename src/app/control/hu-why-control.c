/*
 * The popover that answers the most frequent dispute of two tactical players. It says only what the viewer
 * knows.
 */
#include "config.h"

#include "hu-why-control.h"

#include <glib/gi18n-lib.h>

#include "hu-control-reason.h"
#include "hu-explain-control.h"

#define CHARS 26

struct _HuWhyControl
{
  GtkPopover  parent_instance;

  HuSnapshot *snapshot;
  GtkWidget  *columns;
};

enum
{
  SHOW_HEXES,
  SHOW_EVENT,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (HuWhyControl, hu_why_control, GTK_TYPE_POPOVER)

static GtkWidget *
add_label (GtkWidget  *column,
           const char *text,
           const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_width_chars (GTK_LABEL (label), CHARS);
  gtk_label_set_max_width_chars (GTK_LABEL (label), CHARS);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  gtk_box_append (GTK_BOX (column), label);

  return label;
}

/* --- Links --- */

static void
unit_clicked_cb (GtkWidget *button)
{
  HuWhyControl *self = HU_WHY_CONTROL (gtk_widget_get_ancestor (button, HU_TYPE_WHY_CONTROL));
  guint unit = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "hu-unit"));
  HuHex hex = hu_snapshot_get_state (self->snapshot)->unit_hex[unit];
  g_autoptr(GArray) hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));

  if (hex == HU_HEX_NONE)
    return;

  g_array_append_val (hexes, hex);
  g_signal_emit (self, signals[SHOW_HEXES], 0, hexes);
}

static void
event_clicked_cb (GtkWidget *button)
{
  HuWhyControl *self = HU_WHY_CONTROL (gtk_widget_get_ancestor (button, HU_TYPE_WHY_CONTROL));
  guint event = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "hu-event"));

  g_signal_emit (self, signals[SHOW_EVENT], 0, event);
}

static GtkWidget *
add_link (GtkWidget  *column,
          const char *text)
{
  GtkWidget *button = gtk_button_new_with_label (text);

  gtk_label_set_ellipsize (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), PANGO_ELLIPSIZE_END);
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_widget_add_css_class (button, "hu-link");
  gtk_box_append (GTK_BOX (column), button);

  return button;
}

static void
add_units (HuWhyControl *self,
           GtkWidget    *column,
           const GArray *units)
{
  for (guint i = 0; i < units->len; i++)
    {
      guint unit = g_array_index (units, guint, i);
      g_autofree char *name = hu_explain_seen_unit (self->snapshot, unit);
      GtkWidget *button = add_link (column, name);

      g_object_set_data (G_OBJECT (button), "hu-unit", GUINT_TO_POINTER (unit));
      gtk_widget_set_tooltip_text (button, _("Show It on the Map"));
      g_signal_connect (button, "clicked", G_CALLBACK (unit_clicked_cb), NULL);
    }
}

/* --- Answers --- */

/* The words say since when; this leads there. */
static void
add_event (HuWhyControl *self,
           GtkWidget    *column,
           HuSubjectKind kind,
           gint32        subject)
{
  const HuRuling *last = hu_control_find_passing (self->snapshot, kind, subject);
  g_autofree char *label = NULL;
  GtkWidget *button;

  if (last == NULL || last->event == 0)
    return;

  /* Translators: %u is the number of an event */
  label = g_strdup_printf (_("Event %u in the Log"), last->event);
  button = add_link (column, label);
  g_object_set_data (G_OBJECT (button), "hu-event", GUINT_TO_POINTER (last->event));
  g_signal_connect (button, "clicked", G_CALLBACK (event_clicked_cb), NULL);
}

static void
add_why_not (HuWhyControl *self,
             GtkWidget    *column,
             HuSide        side,
             HuSubjectKind kind,
             gint32        subject)
{
  const HuState *state = hu_snapshot_get_state (self->snapshot);
  g_autoptr(GPtrArray) reasons = hu_control_reasons (state, side, kind, subject);
  g_autofree char *name = hu_explain_side (state->scenario, side);
  /* Translators: %s is a side, as "German", that does not control something */
  g_autofree char *heading = hu_explain_sentence (state->scenario, _("Why not %s?"), name);

  add_label (column, heading, side == HU_SIDE_FIRST ? "hu-why-first" : "hu-why-second");
  for (guint i = 0; i < reasons->len; i++)
    {
      const HuReason *reason = g_ptr_array_index (reasons, i);
      g_autofree char *sentence = hu_explain_reason (self->snapshot, reason);

      add_label (column, sentence, NULL);
      if (reason->units != NULL)
        add_units (self, column, reason->units);
    }
}

static void
add_answer (HuWhyControl *self,
            HuSubjectKind kind,
            gint32        subject)
{
  const HuState *state = hu_snapshot_get_state (self->snapshot);
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  g_autofree char *title = hu_explain_subject_title (state->scenario, kind, subject);
  g_autofree char *owner = hu_explain_owner (self->snapshot, kind, subject);

  if (gtk_widget_get_first_child (self->columns) != NULL)
    gtk_box_append (GTK_BOX (self->columns), gtk_separator_new (GTK_ORIENTATION_VERTICAL));
  gtk_box_append (GTK_BOX (self->columns), column);

  add_label (column, title, "hu-meter-title");
  add_label (column, owner, "hu-why-owner");
  add_event (self, column, kind, subject);
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    if (hu_control_underlying (state, kind, subject) != (HuSide) side)
      add_why_not (self, column, (HuSide) side, kind, subject);
}

/* --- The widget --- */

static void
hu_why_control_finalize (GObject *object)
{
  HuWhyControl *self = HU_WHY_CONTROL (object);

  g_clear_pointer (&self->snapshot, hu_snapshot_unref);

  G_OBJECT_CLASS (hu_why_control_parent_class)->finalize (object);
}

static void
hu_why_control_class_init (HuWhyControlClass *klass)
{
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = hu_why_control_finalize;

  signals[SHOW_HEXES] = g_signal_new ("show-hexes", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                      G_TYPE_NONE, 1, G_TYPE_ARRAY);
  signals[SHOW_EVENT] = g_signal_new ("show-event", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                      G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
hu_why_control_init (HuWhyControl *self)
{
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  self->columns = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  gtk_widget_add_css_class (self->columns, "hu-why-control");
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scrolled), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scrolled), 420);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), self->columns);
  gtk_popover_set_child (GTK_POPOVER (self), scrolled);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Who Controls It, and Why"),
                                  -1);
}

GtkWidget *
hu_why_control_new (HuGame     *game,
                    HuLocation  location)
{
  HuWhyControl *self;
  const HuMap *map;
  gint building;

  g_return_val_if_fail (HU_IS_GAME (game) && hu_game_has_views (game), NULL);

  self = g_object_new (HU_TYPE_WHY_CONTROL, NULL);
  self->snapshot = hu_snapshot_ref (hu_game_get_snapshot (game));
  map = hu_game_get_scenario (game)->map;
  building = hu_location_building (map, location);

  add_answer (self, HU_SUBJECT_LOCATION, location);
  add_answer (self, HU_SUBJECT_HEX, hu_location_hex (map, location));
  if (building != HU_BUILDING_NONE)
    add_answer (self, HU_SUBJECT_BUILDING, building);

  return GTK_WIDGET (self);
}
