/*
 * The popover that lists the storeys of a hex, from the uppermost down, with their owners and units, and asks
 * whether a move is in Bypass.
 */
#include "config.h"

#include "hu-storey-picker.h"

#include <glib/gi18n-lib.h>

#include "hu-explain.h"
#include "hu-storeys.h"

struct _HuStoreyPicker
{
  GtkPopover      parent_instance;

  HuSnapshot     *snapshot;
  HuHex           hex;
  GtkListBox     *list;
  GtkCheckButton *bypass;
};

enum
{
  PICKED,
  LOOKED_AT,
  BYPASS_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (HuStoreyPicker, hu_storey_picker, GTK_TYPE_POPOVER)

static HuStorey
get_storey (GtkListBoxRow *row)
{
  return (HuStorey) GPOINTER_TO_INT (g_object_get_data (G_OBJECT (row), "hu-storey"));
}

static void
activated_cb (HuStoreyPicker *self,
              GtkListBoxRow *row)
{
  HuStorey storey = get_storey (row);

  g_object_ref (self);
  g_signal_emit (self, signals[PICKED], 0, (int) storey);
  gtk_popover_popdown (GTK_POPOVER (self));
  g_object_unref (self);
}

static void
selected_cb (HuStoreyPicker *self,
             GtkListBoxRow *row)
{
  if (row != NULL)
    g_signal_emit (self, signals[LOOKED_AT], 0, (int) get_storey (row));
}

static void
bypass_cb (HuStoreyPicker *self)
{
  g_signal_emit (self, signals[BYPASS_CHANGED], 0, gtk_check_button_get_active (self->bypass));
}

/* Names the units there, as far as the snapshot knows them; NULL: none. */
static char *
word_units (HuStoreyPicker *self,
            HuLocation     location)
{
  const HuState *state = hu_snapshot_get_state (self->snapshot);
  g_autoptr(GArray) all = hu_snapshot_units_in (self->snapshot, self->hex);
  g_autoptr(GArray) there = g_array_new (FALSE, FALSE, sizeof (guint));
  gboolean secret = FALSE;

  for (guint i = 0; i < all->len; i++)
    {
      guint unit = g_array_index (all, guint, i);

      if (hu_state_unit_location (state, unit) != location)
        continue;
      if (hu_snapshot_get_secrecy (self->snapshot, unit) != HU_SECRECY_NONE)
        secret = TRUE;
      else
        g_array_append_val (there, unit);
    }

  if (there->len == 0)
    return secret ? g_strdup (_("something concealed")) : NULL;

  return hu_explain_units (state->scenario, there, 2);
}

static char *
word_detail (HuStoreyPicker *self,
             HuLocation     location)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (self->snapshot);
  HuSide owner = hu_snapshot_get_owner (self->snapshot, HU_SUBJECT_LOCATION, location);
  g_autofree char *side = hu_explain_side (scenario, owner);
  g_autofree char *units = word_units (self, location);

  if (units == NULL)
    return owner != HU_SIDE_NONE ? g_steal_pointer (&side) : g_strdup (_("nobody’s"));

  return owner != HU_SIDE_NONE
    /* Translators: side that controls a Location, units in it. */
    ? g_strdup_printf (_("%1$s; %2$s"), side, units)
    : g_steal_pointer (&units);
}

static void
add_row (HuStoreyPicker *self,
         HuStorey       storey,
         gboolean       chosen)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (self->snapshot);
  HuLocation location = hu_map_location (scenario->map, self->hex, storey);
  g_autofree char *name = hu_explain_storey (scenario, self->hex, storey);
  g_autofree char *detail = word_detail (self, location);
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 18);
  GtkWidget *label = gtk_label_new (name);
  GtkWidget *who = gtk_label_new (detail);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_label_set_ellipsize (GTK_LABEL (who), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (who), 32);
  gtk_widget_add_css_class (who, "dim-label");
  gtk_widget_add_css_class (box, "hu-storey-row");
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), who);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  g_object_set_data (G_OBJECT (row), "hu-storey", GINT_TO_POINTER ((gint) storey));
  gtk_list_box_append (self->list, row);
  if (chosen)
    gtk_list_box_select_row (self->list, GTK_LIST_BOX_ROW (row));
}

static void
fill (HuStoreyPicker *self,
      HuStorey       chosen)
{
  const HuMap *map = hu_snapshot_get_scenario (self->snapshot)->map;
  g_autoptr(GArray) storeys = hu_storeys_of_map (map);

  for (guint i = storeys->len; i-- > 0;)
    {
      HuStorey storey = g_array_index (storeys, HuStorey, i);

      if (hu_map_location (map, self->hex, storey) != HU_LOCATION_NONE)
        add_row (self, storey, storey == chosen);
    }
}

static gboolean
focus_row (gpointer data)
{
  HuStoreyPicker *self = data;
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->list);

  if (row != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (row));
  g_object_unref (self);

  return G_SOURCE_REMOVE;
}

/* Enter takes what was offered. */
static void
hu_storey_picker_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (hu_storey_picker_parent_class)->map (widget);
  g_idle_add (focus_row, g_object_ref (widget));
}

static void
hu_storey_picker_finalize (GObject *object)
{
  g_clear_pointer (&HU_STOREY_PICKER (object)->snapshot, hu_snapshot_unref);

  G_OBJECT_CLASS (hu_storey_picker_parent_class)->finalize (object);
}

static void
hu_storey_picker_class_init (HuStoreyPickerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = hu_storey_picker_finalize;
  GTK_WIDGET_CLASS (klass)->map = hu_storey_picker_map;

  signals[PICKED] = g_signal_new ("picked", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                  G_TYPE_INT);
  signals[LOOKED_AT] = g_signal_new ("looked-at", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                     G_TYPE_INT);
  signals[BYPASS_CHANGED] = g_signal_new ("bypass-changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 1, G_TYPE_BOOLEAN);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/hexumpire/HexUmpire/ui/hu-storey-picker.ui");
  gtk_widget_class_bind_template_child (widget_class, HuStoreyPicker, list);
  gtk_widget_class_bind_template_child (widget_class, HuStoreyPicker, bypass);
  gtk_widget_class_bind_template_callback (widget_class, activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, bypass_cb);
}

static void
hu_storey_picker_init (HuStoreyPicker *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* @snapshot: the game, with control in force; @storey: the storey of @hex chosen at first.  Returns a popover, not
 * shown yet. */
GtkWidget *
hu_storey_picker_new (HuSnapshot *snapshot,
                      HuHex       hex,
                      HuStorey    storey)
{
  HuStoreyPicker *self;

  g_return_val_if_fail (snapshot != NULL && hu_snapshot_has_owners (snapshot), NULL);

  self = g_object_new (HU_TYPE_STOREY_PICKER, NULL);
  self->snapshot = hu_snapshot_ref (snapshot);
  self->hex = hex;
  fill (self, storey);

  return GTK_WIDGET (self);
}

void
hu_storey_picker_set_bypass (HuStoreyPicker *self,
                             gboolean       bypass)
{
  g_return_if_fail (HU_IS_STOREY_PICKER (self));

  gtk_widget_set_visible (GTK_WIDGET (self->bypass), TRUE);
  gtk_check_button_set_active (self->bypass, bypass);
}
