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
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  static const struct
  {
    const char *id;
    gssize      offset;
  } children[] = {
    { "game_view", G_STRUCT_OFFSET (HuCompareWindow, views[0]) },
    { "game_title", G_STRUCT_OFFSET (HuCompareWindow, titles[0]) },
    { "game_verdict", G_STRUCT_OFFSET (HuCompareWindow, verdicts[0]) },
    { "variation_view", G_STRUCT_OFFSET (HuCompareWindow, views[1]) },
    { "variation_title", G_STRUCT_OFFSET (HuCompareWindow, titles[1]) },
    { "variation_verdict", G_STRUCT_OFFSET (HuCompareWindow, verdicts[1]) },
    { "meters", G_STRUCT_OFFSET (HuCompareWindow, meters) },
  };

  g_type_ensure (HU_TYPE_MAP_VIEW);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/hexumpire/HexUmpire/ui/hu-compare-window.ui");
  for (guint i = 0; i < G_N_ELEMENTS (children); i++)
    gtk_widget_class_bind_template_child_full (widget_class, children[i].id, FALSE, children[i].offset);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
hu_compare_window_init (HuCompareWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  for (guint i = 0; i < G_N_ELEMENTS (self->views); i++)
    {
      GtkWidget *side = gtk_widget_get_parent (GTK_WIDGET (self->views[i]));

      gtk_widget_insert_action_group (side, "map", hu_map_view_get_actions (self->views[i]));
      g_signal_connect_object (hu_map_view_get_state (self->views[i]), "viewport-changed",
                               G_CALLBACK (i == 0 ? first_moved_cb : second_moved_cb), self, G_CONNECT_SWAPPED);
    }
}

/* @game: a game; its present position is shown; @variation: one of its variations; its last position is shown. */
GtkWidget *
hu_compare_window_new (GtkWindow   *parent,
                       HuGame      *game,
                       HuVariation *variation)
{
  HuCompareWindow *self = g_object_new (HU_TYPE_COMPARE_WINDOW, "transient-for", parent, NULL);
  /* The two games have all units, because their units are compared one by one. */
  HuScenario *scenario = variation->roster != NULL ? variation->roster : hu_game_get_own_scenario (game);
  g_autoptr(GPtrArray) log = hu_game_dup_log (game);
  g_autoptr(HuGame) now = hu_game_new (scenario, log);
  g_autoptr(HuGame) then = hu_game_new (scenario, log);
  g_autoptr(GPtrArray) ways = NULL;
  g_autoptr(GArray) hexes = NULL;

  /* A variation is supposed: to the viewer it reveals nothing that the game does not (26.15). */
  hu_game_try_variation (then, variation);
  hu_game_set_viewer (now, hu_game_get_viewer (game));
  hu_game_set_viewer (then, hu_game_get_viewer (game));
  ways = hu_game_dup_ways (then, hu_game_get_base (then));
  show (self, 0, now, _("The game"), NULL, NULL);
  show (self, 1, then, hu_scenario_word (scenario, variation->name), hu_game_get_snapshot (now), ways);
  list_meters (self, hu_game_get_snapshot (now), hu_game_get_snapshot (then));
  hexes = list_differences (hu_game_get_snapshot (now), hu_game_get_snapshot (then));
  for (guint i = 0; i < 2; i++)
    hu_map_view_light (self->views[i], hexes);

  return GTK_WIDGET (self);
}

