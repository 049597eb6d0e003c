/*
 * A game beside one of its variations.
 */
#include "config.h"

#include "hu-compare-window.h"

#include <glib/gi18n-lib.h>

#include "hu-explain.h"

struct _HuCompareWindow
{
  AdwWindow  parent_instance;

  HuMapView *views[2];
  GtkLabel  *titles[2];
  GtkLabel  *verdicts[2];
  GtkGrid   *meters;
  gboolean   following; /* one map follows the other; this is not a pan by the user */
};

G_DEFINE_FINAL_TYPE (HuCompareWindow, hu_compare_window, ADW_TYPE_WINDOW)

static void
follow (HuCompareWindow *self,
        guint            leader)
{
  HuMapState *from = hu_map_view_get_state (self->views[leader]);
  HuMapState *to = hu_map_view_get_state (self->views[1 - leader]);

  if (self->following)
    return;

  self->following = TRUE;
  hu_map_state_look_as (to, hu_map_state_get_viewport (from));
  self->following = FALSE;
}

static void
first_moved_cb (HuCompareWindow *self)
{
  follow (self, 0);
}

static void
second_moved_cb (HuCompareWindow *self)
{
  follow (self, 1);
}

/* Returns the hexes where one position has a unit that the other has not there, or a different owner. */
static GArray *
list_differences (HuSnapshot *a,
                  HuSnapshot *b)
{
  const HuState *x = hu_snapshot_get_state (a), *y = hu_snapshot_get_state (b);
  GArray *hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));

  for (guint i = 0; i < x->scenario->units->len; i++)
    {
      if (x->unit_hex[i] == y->unit_hex[i])
        continue;
      if (x->unit_hex[i] != HU_HEX_NONE)
        g_array_append_val (hexes, x->unit_hex[i]);
      if (y->unit_hex[i] != HU_HEX_NONE)
        g_array_append_val (hexes, y->unit_hex[i]);
    }
  for (HuHex hex = 0; hex < x->scenario->map->grid->n_hexes; hex++)
    if (x->hex_owner[hex] != y->hex_owner[hex])
      g_array_append_val (hexes, hex);

  return hexes;
}

static void
add_cell (HuCompareWindow *self,
          char            *text, /* (transfer full) */
          int              column,
          int              row,
          gboolean         differs)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (label, TRUE);
  if (differs)
    gtk_widget_add_css_class (label, "hu-instrument-answer");
  gtk_grid_attach (self->meters, label, column, row, 1, 1);
  g_free (text);
}

/* A meter a row: its name, and what it says on either side. */
static void
list_meters (HuCompareWindow *self,
             HuSnapshot      *a,
             HuSnapshot      *b)
{
  const GPtrArray *meters = hu_snapshot_get_meters (a);
  const GPtrArray *others = hu_snapshot_get_meters (b);

  for (guint i = 0; i < MIN (meters->len, others->len); i++)
    {
      const HuMeter *one = g_ptr_array_index (meters, i), *other = g_ptr_array_index (others, i);
      char *left = hu_explain_meter_value (a, one);
      char *right = hu_explain_meter_value (b, other);
      gboolean differs = g_strcmp0 (left, right) != 0;

      add_cell (self, hu_explain_meter_title (a, one), 0, (int) i, FALSE);
      add_cell (self, left, 1, (int) i, differs);
      /* Colour and weight are not all: an arrow says it too. */
      add_cell (self, differs ? g_strdup_printf ("→ %s", right) : g_strdup (right), 2, (int) i, differs);
      g_free (right);
    }
}

static void
show (HuCompareWindow *self,
      guint            i,
      HuGame          *game,
      const char      *title,
      HuSnapshot      *other,
      GPtrArray       *ways)
{
  g_autofree char *verdict = hu_explain_verdict (hu_game_get_snapshot (game));

  hu_map_view_set_game (self->views[i], game);
  hu_map_view_set_read_only (self->views[i], TRUE);
  gtk_label_set_text (self->titles[i], title);
  gtk_label_set_text (self->verdicts[i], verdict);
  if (i == 1)
    hu_map_view_set_before (self->views[i], other, ways);
}

static void
hu_compare_window_class_init (HuCompareWindowClass *klass)
{
  gtk_widget_class_add_binding_action (GTK_WIDGET_CLASS (klass), GDK_KEY_Escape, 0, "window.close", NULL);
}

static GtkWidget *
build_side (HuCompareWindow *self,
            guint            i)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  self->titles[i] = GTK_LABEL (gtk_label_new (NULL));
  self->verdicts[i] = GTK_LABEL (gtk_label_new (NULL));
  self->views[i] = HU_MAP_VIEW (hu_map_view_new ());
  gtk_widget_add_css_class (GTK_WIDGET (self->titles[i]), "hu-instrument-title");
  gtk_label_set_ellipsize (self->titles[i], PANGO_ELLIPSIZE_END);
  gtk_label_set_ellipsize (self->verdicts[i], PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (GTK_WIDGET (self->views[i]), TRUE);
  gtk_widget_set_vexpand (GTK_WIDGET (self->views[i]), TRUE);
  gtk_widget_insert_action_group (box, "map", hu_map_view_get_actions (self->views[i]));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->titles[i]));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->verdicts[i]));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->views[i]));

  return box;
}

static void
hu_compare_window_init (HuCompareWindow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *sides = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2);

  gtk_box_set_homogeneous (GTK_BOX (sides), TRUE);
  gtk_box_append (GTK_BOX (sides), build_side (self, 0));
  gtk_box_append (GTK_BOX (sides), build_side (self, 1));
  self->meters = GTK_GRID (gtk_grid_new ());
  gtk_grid_set_column_homogeneous (self->meters, TRUE);
  gtk_grid_set_column_spacing (self->meters, 12);
  gtk_grid_set_row_spacing (self->meters, 2);
  gtk_widget_add_css_class (GTK_WIDGET (self->meters), "hu-compare-meters");

  gtk_box_append (GTK_BOX (box), adw_header_bar_new ());
  gtk_box_append (GTK_BOX (box), sides);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->meters));
  adw_window_set_content (ADW_WINDOW (self), box);
  gtk_window_set_title (GTK_WINDOW (self), _("Compare"));
  gtk_window_set_default_size (GTK_WINDOW (self), 1180, 780);

  g_signal_connect_object (hu_map_view_get_state (self->views[0]), "viewport-changed", G_CALLBACK (first_moved_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (hu_map_view_get_state (self->views[1]), "viewport-changed", G_CALLBACK (second_moved_cb), self,
                           G_CONNECT_SWAPPED);
}

/**
 * hu_compare_window_new:
 * @game: a game; its present position is shown
 * @variation: one of its variations; its last position is shown
 */
GtkWidget *
hu_compare_window_new (GtkWindow   *parent,
                       HuGame      *game,
                       HuVariation *variation)
{
  HuCompareWindow *self = g_object_new (HU_TYPE_COMPARE_WINDOW, "transient-for", parent, NULL);
  /* Both with all units: they are compared one by one. */
  HuScenario *scenario = variation->roster != NULL ? variation->roster : hu_game_get_own_scenario (game);
  g_autoptr(GPtrArray) log = hu_game_dup_log (game);
  g_autoptr(HuGame) now = hu_game_new (scenario, log);
  g_autoptr(HuGame) then = hu_game_new (scenario, variation->events);
  g_autoptr(GPtrArray) ways = hu_game_dup_ways (then, hu_variation_shared (variation, log));
  g_autoptr(GArray) hexes = NULL;

  show (self, 0, now, _("The game"), NULL, NULL);
  show (self, 1, then, hu_scenario_word (scenario, variation->name), hu_game_get_snapshot (now), ways);
  list_meters (self, hu_game_get_snapshot (now), hu_game_get_snapshot (then));
  hexes = list_differences (hu_game_get_snapshot (now), hu_game_get_snapshot (then));
  for (guint i = 0; i < 2; i++)
    hu_map_view_light (self->views[i], hexes);

  return GTK_WIDGET (self);
}

