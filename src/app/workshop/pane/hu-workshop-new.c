/*
 * The dialog for a new scenario. It shows the effect of the choices at once: it draws the corner of the grid as
 * on the map.
 */
#include "config.h"

#include "hu-workshop-new.h"

#include <glib/gi18n-lib.h>

#include "hu-explain.h"
#include "hu-explain-field.h"
#include "hu-grid-rows.h"
#include "hu-painter.h"
#include "hu-palette.h"
#include "hu-shipped.h"
#include "hu-accessible.h"
#include "hu-text-size.h"

/* The size and scale of the corner that is drawn. */
#define CORNER_COLUMNS 8
#define CORNER_ROWS 3
#define CORNER_SCALE 31.0

struct _HuWorkshopNew
{
  AdwWindow            parent_instance;

  HuGame              *game;    /* or NULL */
  GPtrArray           *shipped; /* HuShipped; NULL until they are listed */
  guint                picked;  /* of them */
  HuJob               *listing;
  gboolean             filling;

  GtkStack            *stack;
  GtkStackPage        *game_page;
  GtkButton           *create_button;
  GtkWidget           *preview;
  GtkLabel            *extent;
  AdwComboRow         *orientation_row;
  AdwComboRow         *shifted_row;
  AdwComboRow         *numbering_row;
  GtkSpinButton       *columns_spin;
  GtkSpinButton       *rows_spin;
  AdwEntryRow         *board_row;
  AdwEntryRow         *title_row;
  AdwEntryRow         *first_row;
  AdwEntryRow         *second_row;
  AdwPreferencesGroup *systems_group;
  GtkSwitch           *systems[HU_N_SYSTEMS]; /* in it */
  AdwPreferencesGroup *shipped_group;
  GtkSwitch           *keep_units;
  GtkSwitch           *keep_rules;
  GtkLabel            *moment;
};

enum
{
  CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (HuWorkshopNew, hu_workshop_new, ADW_TYPE_WINDOW)

static const char *
get_text (AdwEntryRow *row)
{
  return gtk_editable_get_text (GTK_EDITABLE (row));
}

static HuNewChoice
read_choice (HuWorkshopNew *self)
{
  const char *page = gtk_stack_get_visible_child_name (self->stack);
  gboolean pointy = adw_combo_row_get_selected (self->orientation_row) == 1;
  HuNewChoice choice = {
    .source = g_strcmp0 (page, "game") == 0 ? HU_NEW_GAME
              : g_strcmp0 (page, "shipped") == 0 ? HU_NEW_SHIPPED : HU_NEW_BLANK,
    .columns = gtk_spin_button_get_value_as_int (self->columns_spin),
    .rows = gtk_spin_button_get_value_as_int (self->rows_spin),
    .orientation = pointy ? HU_ORIENTATION_POINTY : HU_ORIENTATION_FLAT,
    .shifted_odd = adw_combo_row_get_selected (self->shifted_row) == 0,
    .numbering = (HuNumbering) MIN (adw_combo_row_get_selected (self->numbering_row), 2u),
    .board = get_text (self->board_row)[0] != '\0' ? get_text (self->board_row) : NULL,
    .title = get_text (self->title_row),
    .sides = { get_text (self->first_row), get_text (self->second_row) },
    .keep_units = gtk_switch_get_active (self->keep_units),
    .keep_rules = gtk_switch_get_active (self->keep_rules),
  };

  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    if (gtk_switch_get_active (self->systems[id]))
      choice.systems |= 1u << id;
  if (self->shipped != NULL && self->picked < self->shipped->len)
    choice.file = ((const HuShipped *) g_ptr_array_index (self->shipped, self->picked))->file;

  return choice;
}

/* Returns the chosen grid, no larger than @columns by @rows; NULL if it is impossible. */
static HuGrid *
make_grid (const HuNewChoice *choice,
           gint               columns,
           gint               rows,
           GError           **error)
{
  return hu_grid_new (MIN (choice->columns, columns), MIN (choice->rows, rows), choice->orientation,
                      choice->shifted_odd, choice->numbering, choice->board, error);
}

static void
draw_preview (GtkDrawingArea *area,
              cairo_t        *cr,
              int             width,
              int             height,
              gpointer        data)
{
  HuNewChoice choice = read_choice (data);
  g_autoptr(HuGrid) grid = make_grid (&choice, CORNER_COLUMNS, CORNER_ROWS, NULL);
  g_autoptr(HuMap) map = NULL;
  g_autoptr(HuScenario) scenario = NULL;
  g_autoptr(HuGame) game = NULL;
  g_autoptr(HuPainter) painter = NULL;
  HuViewport viewport = { .scale = CORNER_SCALE, .width = width, .height = height };
  HuScene scene;
  HuBox bounds;

  if (grid == NULL)
    return;

  map = hu_map_new (grid);
  scenario = hu_scenario_new (map);
  hu_scenario_finish (scenario);
  game = hu_game_new (scenario, NULL);
  painter = hu_painter_new (scenario);
  hu_painter_set_theme (painter, hu_palette_kind (), 1);
  bounds = hu_geometry_bounds (grid);
  viewport.x = MIN (-0.4, (bounds.width - width / CORNER_SCALE) / 2);
  viewport.y = MIN (-0.4, (bounds.height - height / CORNER_SCALE) / 2);
  hu_scene_init (&scene, hu_game_get_snapshot (game));
  scene.overlays = 0;
  hu_painter_draw_vector (painter, cr, &viewport, &scene);
}

static char *
word_extent (const HuGrid *grid)
{
  HuHex first = HU_HEX_NONE, last = HU_HEX_NONE;
  g_autofree char *from = NULL, *to = NULL;
  guint n = 0;

  for (HuHex hex = 0; hex < grid->n_hexes; hex++)
    if (grid->exists[hex])
      {
        first = first == HU_HEX_NONE ? hex : first;
        last = hex;
        n++;
      }
  from = hu_grid_dup_name (grid, first);
  to = hu_grid_dup_name (grid, last);

  /* Translators: %u hexes, %2$s and %3$s are names of hexes, as "0101" and "2015" */
  return g_strdup_printf (ngettext ("%1$u hex, from %2$s to %3$s", "%1$u hexes, from %2$s to %3$s", n), n, from, to);
}

static const char *
find_fault (const HuNewChoice *choice)
{
  if (choice->source == HU_NEW_SHIPPED)
    return choice->file == NULL ? "" : NULL;
  if (choice->source == HU_NEW_GAME)
    return NULL;
  if (g_strcmp0 (choice->sides[0], choice->sides[1]) == 0)
    return _("The two sides need different names.");
  if (choice->sides[0][0] == '\0' || choice->sides[1][0] == '\0')
    return _("Both sides need a name.");

  return NULL;
}

static void
changed_cb (HuWorkshopNew *self)
{
  HuNewChoice choice;
  g_autoptr(HuGrid) grid = NULL;
  g_autoptr(GError) error = NULL;
  g_autofree char *text = NULL;
  const char *fault;

  if (self->filling)
    return;

  self->filling = TRUE;
  hu_grid_rows_fill (self->orientation_row, self->shifted_row, self->numbering_row);
  self->filling = FALSE;

  choice = read_choice (self);
  fault = find_fault (&choice);
  grid = make_grid (&choice, G_MAXINT, G_MAXINT, &error);
  if (grid == NULL)
    text = g_strdup (_("Letters name at most 52 columns, A to ZZ."));
  else
    text = fault != NULL ? g_strdup (fault) : word_extent (grid);
  gtk_label_set_text (self->extent, text);
  gtk_widget_set_sensitive (GTK_WIDGET (self->create_button),
                            fault == NULL && (grid != NULL || choice.source != HU_NEW_BLANK));
  gtk_widget_queue_draw (self->preview);
}

static void
create_cb (HuWorkshopNew *self)
{
  HuNewChoice choice = read_choice (self);

  /* Hides this window first, because the receiver may open another one in its place. */
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  g_signal_emit (self, signals[CHOSEN], 0, &choice);
  gtk_window_destroy (GTK_WINDOW (self));
}

static void
picked_cb (GtkCheckButton *button,
           HuWorkshopNew  *self)
{
  if (!gtk_check_button_get_active (button))
    return;

  self->picked = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "hu-index"));
  changed_cb (self);
}

static void
listed_cb (gpointer      owner,
           gpointer      result,
           const GError *error)
{
  HuWorkshopNew *self = owner;
  g_autoptr(GPtrArray) list = result;
  GtkWidget *first = NULL;

  for (guint i = 0; i < list->len; i++)
    {
      const HuShipped *shipped = g_ptr_array_index (list, i);
      GtkWidget *row, *button;

      if (shipped->recorded)
        continue;
      row = adw_action_row_new ();
      button = gtk_check_button_new ();
      g_object_set_data (G_OBJECT (button), "hu-index", GUINT_TO_POINTER (i));
      adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), shipped->title);
      adw_action_row_add_prefix (ADW_ACTION_ROW (row), button);
      adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), button);
      if (first != NULL)
        gtk_check_button_set_group (GTK_CHECK_BUTTON (button), GTK_CHECK_BUTTON (first));
      else
        {
          first = button;
          self->picked = i;
        }
      gtk_check_button_set_active (GTK_CHECK_BUTTON (button), first == button);
      g_signal_connect (button, "toggled", G_CALLBACK (picked_cb), self);
      adw_preferences_group_add (self->shipped_group, row);
    }
  self->shipped = g_steal_pointer (&list);
  changed_cb (self);
}

static void
show_game (HuWorkshopNew *self)
{
  HuSnapshot *snapshot;
  const HuScenario *scenario;
  const HuState *state;
  g_autofree char *clock = NULL, *units = NULL, *text = NULL;
  guint n = 0;

  gtk_stack_page_set_visible (self->game_page, self->game != NULL);
  if (self->game == NULL)
    return;

  snapshot = hu_game_get_snapshot (self->game);
  scenario = hu_game_get_scenario (self->game);
  state = hu_snapshot_get_state (snapshot);
  for (guint unit = 0; unit < hu_scenario_get_n_units (scenario); unit++)
    n += state->unit_status[unit] == HU_UNIT_ON_MAP;

  clock = hu_explain_clock (scenario, hu_snapshot_get_clock (snapshot));
  units = g_strdup_printf (ngettext ("%u unit on the map", "%u units on the map", n), n);
  /* Translators: a game's title, a moment of it as "Oct III, German", and as "12 units on the map" */
  text = g_strdup_printf (_("%1$s\n%2$s: %3$s\nWhat has happened up to here is not part of the new scenario."),
                          hu_scenario_word (scenario, scenario->title), clock, units);
  gtk_label_set_text (self->moment, text);
}

/* The title is what one types first. */
static void
hu_workshop_new_map (GtkWidget *widget)
{
  HuWorkshopNew *self = HU_WORKSHOP_NEW (widget);

  GTK_WIDGET_CLASS (hu_workshop_new_parent_class)->map (widget);
  gtk_widget_grab_focus (GTK_WIDGET (gtk_editable_get_delegate (GTK_EDITABLE (self->title_row))));
}

static void
hu_workshop_new_dispose (GObject *object)
{
  HuWorkshopNew *self = HU_WORKSHOP_NEW (object);

  self->filling = TRUE;
  hu_job_stop (&self->listing);
  g_clear_object (&self->game);
  g_clear_pointer (&self->shipped, g_ptr_array_unref);
  gtk_widget_dispose_template (GTK_WIDGET (object), HU_TYPE_WORKSHOP_NEW);

  G_OBJECT_CLASS (hu_workshop_new_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, HuWorkshopNew, stack);
  gtk_widget_class_bind_template_child (widget_class, HuWorkshopNew, game_page);
  gtk_widget_class_bind_template_child (widget_class, HuWorkshopNew, create_button);
  gtk_widget_class_bind_template_child (widget_class, HuWorkshopNew, preview);
  gtk_widget_class_bind_template_child (widget_class, HuWorkshopNew, extent);
  gtk_widget_class_bind_template_child (widget_class, HuWorkshopNew, orientation_row);
  gtk_widget_class_bind_template_child (widget_class, HuWorkshopNew, shifted_row);
  gtk_widget_class_bind_template_child (widget_class, HuWorkshopNew, numbering_row);
  gtk_widget_class_bind_template_child (widget_class, HuWorkshopNew, columns_spin);
  gtk_widget_class_bind_template_child (widget_class, HuWorkshopNew, rows_spin);
  gtk_widget_class_bind_template_child (widget_class, HuWorkshopNew, board_row);
  gtk_widget_class_bind_template_child (widget_class, HuWorkshopNew, title_row);
  gtk_widget_class_bind_template_child (widget_class, HuWorkshopNew, first_row);
  gtk_widget_class_bind_template_child (widget_class, HuWorkshopNew, second_row);
  gtk_widget_class_bind_template_child (widget_class, HuWorkshopNew, systems_group);
  gtk_widget_class_bind_template_child (widget_class, HuWorkshopNew, shipped_group);
  gtk_widget_class_bind_template_child (widget_class, HuWorkshopNew, keep_units);
  gtk_widget_class_bind_template_child (widget_class, HuWorkshopNew, keep_rules);
  gtk_widget_class_bind_template_child (widget_class, HuWorkshopNew, moment);
}

static void
hu_workshop_new_class_init (HuWorkshopNewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hu_workshop_new_dispose;
  widget_class->map = hu_workshop_new_map;
  signals[CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_POINTER);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/hexumpire/HexUmpire/ui/hu-workshop-new.ui");
  bind_children (widget_class);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, create_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

/* A switch for each rule system that there is. */
static void
add_systems (HuWorkshopNew *self)
{
  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    {
      GtkWidget *row = adw_action_row_new (), *control = gtk_switch_new ();
      HuFieldWords words = { .label = "", .help = "" };

      hu_explain_field ("rules", hu_system_to_string (id), &words);
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), words.label);
      adw_action_row_set_subtitle (ADW_ACTION_ROW (row), words.help);
      gtk_widget_set_focusable (row, FALSE);
      gtk_widget_set_valign (control, GTK_ALIGN_CENTER);
      gtk_accessible_update_property (GTK_ACCESSIBLE (control), GTK_ACCESSIBLE_PROPERTY_LABEL, words.label, -1);
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), control);
      adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), control);
      adw_preferences_group_add (self->systems_group, row);
      self->systems[id] = GTK_SWITCH (control);
    }
}

static void
hu_workshop_new_init (HuWorkshopNew *self)
{
  self->filling = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  hu_text_size_widen (GTK_WINDOW (self));
  add_systems (self);
  hu_accessible_name_entry (self->board_row);
  hu_accessible_name_entry (self->title_row);
  hu_accessible_name_entry (self->first_row);
  hu_accessible_name_entry (self->second_row);
  gtk_editable_set_text (GTK_EDITABLE (self->title_row), _("New Scenario"));
  gtk_editable_set_text (GTK_EDITABLE (self->first_row), _("First Side"));
  gtk_editable_set_text (GTK_EDITABLE (self->second_row), _("Second Side"));
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (self->preview), draw_preview, self, NULL);
  gtk_window_set_default_widget (GTK_WINDOW (self), GTK_WIDGET (self->create_button));
  self->filling = FALSE;
}

GtkWidget *
hu_workshop_new_new (GtkWindow *parent,
                     HuGame    *game)
{
  HuWorkshopNew *self = g_object_new (HU_TYPE_WORKSHOP_NEW, "transient-for", parent, NULL);

  g_set_object (&self->game, game);
  show_game (self);
  changed_cb (self);
  gtk_window_set_focus (GTK_WINDOW (self), GTK_WIDGET (self->create_button));
  hu_shipped_list (&self->listing, listed_cb, self);

  return GTK_WIDGET (self);
}
