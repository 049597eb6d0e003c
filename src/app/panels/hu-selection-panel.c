/*
 * The panel of the hex under the cursor. Its unit rows select and deselect, so that every counter of a stack
 * can be reached without aiming.
 */
#include "config.h"

#include "hu-selection-panel.h"

#include <glib/gi18n-lib.h>

#include "hu-explain-field.h"
#include "hu-explain.h"
#include "hu-facts-grid.h"
#include "hu-help-topic.h"
#include "hu-system-panels.h"
#include "hu-tooltip.h"
#include "hu-widget-find.h"

#define MOST_ROWS 40

struct _HuSelectionPanel
{
  GtkWidget    parent_instance;

  HuMapView   *view; /* borrowed */
  gboolean     updating;
  guint        tick; /* of update_cb(), or 0 */

  GtkStack    *stack;
  HuFactsGrid *facts;
  GtkWidget   *why;
  GtkBox      *units;
};

G_DEFINE_FINAL_TYPE (HuSelectionPanel, hu_selection_panel, GTK_TYPE_WIDGET)

static char *
word_strength (const HuUnit *unit)
{
  if (unit->strength < 0)
    return NULL;

  /* Translators: what a counter prints as its strength */
  return g_strdup_printf (_("strength %d"), (int) unit->strength);
}

static gboolean
is_known (HuSnapshot *snapshot,
          guint       unit)
{
  return hu_snapshot_get_secrecy (snapshot, unit) == HU_SECRECY_NONE;
}

/* Adds the kind of a tactical counter, its storey, and its states. */
static void
add_tactical (GPtrArray     *parts,
              const HuState *state,
              guint          index)
{
  const HuUnit *unit = hu_scenario_get_unit (state->scenario, index);
  HuHex hex = state->unit_hex[index];
  char *states = hu_explain_unit_states (state, index);

  g_ptr_array_add (parts, hu_explain_unit_kind (unit->kind));
  if (hex != HU_HEX_NONE && !hu_map_has_one_location (state->scenario->map, hex))
    g_ptr_array_add (parts, hu_explain_storey (state->scenario, hex, state->unit_storey[index]));
  if (states != NULL)
    g_ptr_array_add (parts, states);
}

/* "German armor, division, strength 6": what of it there is. */
static char *
word_unit (HuSnapshot *snapshot,
           guint       index)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  const HuUnit *unit = hu_scenario_get_unit (scenario, index);
  g_autofree char *side = hu_explain_side (scenario, unit->side);
  g_autofree char *strength = word_strength (unit);
  g_autoptr(GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  if (!is_known (snapshot, index))
    return g_steal_pointer (&side);

  g_ptr_array_add (parts, g_strdup (side));
  if (unit->kind == HU_UNIT_AIR)
    g_ptr_array_add (parts, g_strdup (_("air")));
  if (unit->kind == HU_UNIT_NAVAL)
    g_ptr_array_add (parts, g_strdup (_("naval")));
  if (hu_unit_kind_is_tactical (unit->kind))
    add_tactical (parts, hu_snapshot_get_state (snapshot), index);
  if (unit->branch != NULL)
    g_ptr_array_add (parts, g_strdup (hu_explain_field_value ("branch", unit->branch)));
  if (unit->size != HU_SIZE_NONE)
    g_ptr_array_add (parts, g_strdup (hu_explain_field_value ("size", hu_unit_size_to_string (unit->size))));
  if (strength != NULL)
    g_ptr_array_add (parts, g_steal_pointer (&strength));
  for (guint i = 0; unit->tags != NULL && i < unit->tags->len; i++)
    g_ptr_array_add (parts, g_strdup (hu_scenario_word (scenario, g_ptr_array_index (unit->tags, i))));
  g_ptr_array_add (parts, NULL);

  return g_strjoinv (" · ", (char **) parts->pdata);
}

/* The worth of the unit by the rules in force, or NULL. */
static char *
word_worth (HuSnapshot *snapshot,
            guint       unit)
{
  for (guint id = 0; is_known (snapshot, unit) && id < HU_N_SYSTEMS; id++)
    if (hu_snapshot_get_findings (snapshot, id) != NULL && hu_system_panels_get (id)->word_worth != NULL)
      return hu_system_panels_get (id)->word_worth (snapshot, unit);

  return NULL;
}

static void
row_toggled_cb (GtkToggleButton  *row,
                HuSelectionPanel *self)
{
  guint unit = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "hu-unit"));

  if (!self->updating)
    hu_map_state_toggle_selected (hu_map_view_get_state (self->view), unit);
}

static GtkWidget *
make_row (HuSelectionPanel *self,
          HuSnapshot       *snapshot,
          guint             index)
{
  const HuUnit *unit = hu_scenario_get_unit (hu_snapshot_get_scenario (snapshot), index);
  g_autofree char *detail = word_unit (snapshot, index);
  g_autofree char *text = hu_explain_seen_unit (snapshot, index);
  g_autofree char *worth = word_worth (snapshot, index);
  GtkWidget *row = gtk_toggle_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *name = gtk_label_new (text);
  GtkWidget *label = gtk_label_new (detail);

  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (label, "dim-label");
  gtk_widget_add_css_class (label, "caption");
  gtk_box_append (GTK_BOX (box), name);
  gtk_box_append (GTK_BOX (box), label);
  gtk_button_set_child (GTK_BUTTON (row), box);
  gtk_widget_add_css_class (row, "flat");
  gtk_widget_add_css_class (row, "hu-unit-row");
  gtk_widget_add_css_class (row, unit->side == HU_SIDE_FIRST ? "first-side" : "second-side");
  g_object_set_data (G_OBJECT (row), "hu-unit", GUINT_TO_POINTER (index));
  hu_tooltip_set (row, worth);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (row),
                                hu_map_state_is_selected (hu_map_view_get_state (self->view), index));
  g_signal_connect (row, "toggled", G_CALLBACK (row_toggled_cb), self);

  return row;
}

static void
update (HuSelectionPanel *self)
{
  HuMapState *state = hu_map_view_get_state (self->view);
  HuSnapshot *shown = hu_map_view_get_shown (self->view);
  HuHex cursor = hu_map_state_get_cursor (state);
  g_autoptr(GArray) units = NULL;

  hu_widget_empty (GTK_WIDGET (self->units));
  gtk_stack_set_visible_child_name (self->stack, shown != NULL && cursor != HU_HEX_NONE ? "hex" : "empty");
  if (shown == NULL || cursor == HU_HEX_NONE)
    return;

  hu_facts_grid_show (self->facts, shown, hu_map_view_get_lines (self->view), cursor, FALSE,
                      hu_map_view_get_tells (self->view));
  gtk_widget_set_visible (self->why, hu_snapshot_has_owners (shown));
  units = hu_snapshot_units_in (shown, cursor);
  for (guint i = 0; i < MIN (units->len, MOST_ROWS); i++)
    gtk_box_append (self->units,
                    make_row (self, shown, g_array_index (units, guint, i)));
}

static gboolean
update_cb (GtkWidget     *widget,
           GdkFrameClock *clock,
           gpointer       data)
{
  HuSelectionPanel *self = HU_SELECTION_PANEL (widget);

  self->tick = 0;
  update (self);

  return G_SOURCE_REMOVE;
}

/* Cursor, selection and position change together when a unit is taken up or put down: the rows are made once, in the
 * frame that shows it. */
static void
queue_update (HuSelectionPanel *self)
{
  if (self->tick == 0)
    self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), update_cb, NULL, NULL);
}

static void
selection_changed_cb (HuSelectionPanel *self)
{
  self->updating = TRUE;
  for (GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->units)); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    {
      guint unit = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "hu-unit"));

      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (row),
                                    hu_map_state_is_selected (hu_map_view_get_state (self->view), unit));
    }
  self->updating = FALSE;
}

static void
hu_selection_panel_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), HU_TYPE_SELECTION_PANEL);

  G_OBJECT_CLASS (hu_selection_panel_parent_class)->dispose (object);
}

static void
hu_selection_panel_class_init (HuSelectionPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hu_selection_panel_dispose;

  g_type_ensure (HU_TYPE_FACTS_GRID);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/hexumpire/HexUmpire/ui/hu-selection-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, HuSelectionPanel, stack);
  gtk_widget_class_bind_template_child (widget_class, HuSelectionPanel, facts);
  gtk_widget_class_bind_template_child (widget_class, HuSelectionPanel, why);
  gtk_widget_class_bind_template_child (widget_class, HuSelectionPanel, units);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "hu-selection-panel");
}

static char *
find_topic (HuSession *session,
            GtkWidget *widget)
{
  return hu_help_topic_of_hex (session, hu_map_state_get_cursor (hu_map_view_get_state (HU_SELECTION_PANEL (widget)->view)));
}

static void
hu_selection_panel_init (HuSelectionPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  hu_help_topic_set_func (GTK_WIDGET (self), find_topic);
}

void
hu_selection_panel_set_view (HuSelectionPanel *self,
                             HuMapView        *view)
{
  HuMapState *state;

  g_return_if_fail (HU_IS_SELECTION_PANEL (self));
  g_return_if_fail (HU_IS_MAP_VIEW (view));
  g_return_if_fail (self->view == NULL);

  self->view = view;
  state = hu_map_view_get_state (view);
  g_signal_connect_object (state, "notify::cursor", G_CALLBACK (queue_update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (state, "selection-changed", G_CALLBACK (selection_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (view, "shown-changed", G_CALLBACK (queue_update), self, G_CONNECT_SWAPPED);
}
