/*
 * The legend over the map: an entry for every kind of mark shown, and for no other.  Over the map it is one column, of
 * which some may scroll; beside the map it shows all entries, in as many columns as it takes.
 */
#include "config.h"

#include "hu-legend.h"

#include <glib/gi18n-lib.h>

#include "hu-explain.h"
#include "hu-folding-card.h"
#include "hu-palette.h"
#include "hu-settings.h"
#include "hu-tooltip.h"
#include "hu-why-target.h"

#define SWATCH_WIDTH 34
#define SWATCH_HEIGHT 18
#define LEAST_HEIGHT 112 /* px: of what scrolls; no more than … */
#define MOST_HEIGHT 230
#define DURATION 250    /* ms */
#define SHARE 0.25      /* … of the map's, for it lies over that */
#define MOST_COLUMNS 4
#define COLUMN_GAP 6    /* px */
#define LOW_HEIGHT 58   /* px: two entries and a half, to show that there are more */

struct _HuLegend
{
  GtkWidget    parent_instance;

  HuMapView   *view; /* borrowed */
  HuScenario  *scenario; /* its sides are named; may be NULL */
  GPtrArray   *ids;  /* static strings: what is listed */
  GArray      *sides;
  gboolean     at_play;
  gboolean     expanded; /* by the user; it may be folded nevertheless */
  gboolean     folded;
  gboolean     in_lesson;
  guint        n_marks;  /* entries that come before those of the ground */
  gboolean     insisted; /* that it is not folded, until there is room for it */
  guint        columns;
  guint        shape;    /* see count_shapes() */

  GtkWidget   *box;
  GtkButton   *toggle;
  GtkImage    *arrow;
  GtkRevealer *revealer;
  GtkScrolledWindow *scroller;
  GtkGrid     *entries;
};

static void folding_card_init (HuFoldingCardInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (HuLegend, hu_legend, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (HU_TYPE_FOLDING_CARD, folding_card_init))

static void
draw_swatch_cb (GtkDrawingArea *area,
                cairo_t        *cr,
                int             width,
                int             height,
                gpointer        data)
{
  GtkWidget *self = gtk_widget_get_ancestor (GTK_WIDGET (area), HU_TYPE_LEGEND);

  if (self != NULL && hu_map_view_get_painter (HU_LEGEND (self)->view) != NULL)
    hu_painter_draw_swatch (hu_map_view_get_painter (HU_LEGEND (self)->view), cr, data, width, height);
}

static GListModel *
list_why (GtkWidget  *widget,
          HuGame     *game,
          HuSnapshot *shown)
{
  return hu_why_tree_new_mark (game, shown, g_object_get_data (G_OBJECT (widget), "hu-id"),
                               (HuSide) GPOINTER_TO_INT (g_object_get_data (G_OBJECT (widget), "hu-side")));
}

static void
add_entry (HuLegend   *self,
           const char *id,
           HuSide      side)
{
  const HuScenario *scenario = hu_game_get_scenario (hu_map_view_get_game (self->view));
  g_autofree char *words = hu_explain_legend (scenario, id, side);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *swatch = gtk_drawing_area_new ();
  GtkWidget *label = gtk_label_new (words);
  GtkWidget *button = gtk_button_new ();

  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (swatch), SWATCH_WIDTH);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (swatch), SWATCH_HEIGHT);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (swatch), draw_swatch_cb, (gpointer) id, NULL);
  gtk_widget_set_valign (swatch, GTK_ALIGN_CENTER);
  hu_palette_follow (swatch);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_box_append (GTK_BOX (row), swatch);
  gtk_box_append (GTK_BOX (row), label);
  gtk_button_set_child (GTK_BUTTON (button), row);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "hu-legend-entry");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  g_object_set_data (G_OBJECT (button), "hu-id", (gpointer) id);
  g_object_set_data (G_OBJECT (button), "hu-side", GINT_TO_POINTER (side));
  if (self->ids->len <= self->n_marks)
    {
      hu_tooltip_set (button, _("Why?"));
      hu_why_target_set (button, list_why, TRUE);
      g_signal_connect (button, "clicked", G_CALLBACK (hu_why_target_open), NULL);
    }
  /* Nothing makes the ground what it is. */
  gtk_widget_set_can_target (button, self->ids->len <= self->n_marks);
  gtk_widget_set_focusable (button, self->ids->len <= self->n_marks);
  gtk_grid_attach (self->entries, button, 0, (int) self->ids->len - 1, 1, 1);
}

/* Column by column: the entries keep their order. */
static void
arrange (HuLegend *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self->entries));
  guint n_rows = MAX (1, (self->ids->len + self->columns - 1) / self->columns), i = 0;

  for (GtkWidget *entry = gtk_widget_get_first_child (GTK_WIDGET (self->entries)); entry != NULL;
       entry = gtk_widget_get_next_sibling (entry), i++)
    g_object_set (gtk_layout_manager_get_layout_child (layout, entry), "column", (int) (i / n_rows), "row", (int) (i % n_rows),
                  NULL);
}

static gboolean
is_listed (HuLegend     *self,
           const GArray *entries)
{
  if (self->ids->len != entries->len || self->scenario != hu_game_get_scenario (hu_map_view_get_game (self->view)))
    return FALSE;

  for (guint i = 0; i < entries->len; i++)
    {
      const HuLegendEntry *entry = &g_array_index (entries, HuLegendEntry, i);

      if (g_strcmp0 (g_ptr_array_index (self->ids, i), entry->id) != 0 ||
          g_array_index (self->sides, HuSide, i) != entry->side)
        return FALSE;
    }

  return TRUE;
}

static void
list_entries (HuLegend     *self,
              const GArray *entries)
{
  GtkWidget *row;

  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->entries))) != NULL)
    gtk_grid_remove (self->entries, row);
  g_clear_pointer (&self->scenario, hu_scenario_unref);
  self->scenario = hu_scenario_ref (hu_game_get_scenario (hu_map_view_get_game (self->view)));
  g_ptr_array_set_size (self->ids, 0);
  g_array_set_size (self->sides, 0);

  for (guint i = 0; i < entries->len; i++)
    {
      const HuLegendEntry *entry = &g_array_index (entries, HuLegendEntry, i);

      g_ptr_array_add (self->ids, (gpointer) entry->id);
      g_array_append_val (self->sides, entry->side);
      add_entry (self, entry->id, entry->side);
    }
  arrange (self);
}

/* In a small window the fanned-out storeys of a building need the room of the legend. */
static gboolean
is_in_the_way (HuLegend *self)
{
  HuMapState *state = hu_map_view_get_state (self->view);

  return hu_map_state_get_storeys_fanned (state) && hu_map_state_get_building (state) != HU_BUILDING_NONE;
}

/* The shapes of the legend: 0 is one column, of which some may scroll; then come so many columns with all entries;
 * then, from the widest on, columns that scroll; the last is as the first. */
static gboolean
is_whole (guint shape)
{
  return shape > 0 && shape <= MOST_COLUMNS;
}

static gboolean
is_low (guint shape)
{
  return shape > MOST_COLUMNS && shape < 2 * MOST_COLUMNS;
}

static guint
get_columns (guint shape)
{
  return is_whole (shape) ? shape : is_low (shape) ? 2 * MOST_COLUMNS - shape + 1 : 1;
}

/* In a low window more of the legend scrolls, so that the map stays visible. */
static int
get_most_height (HuLegend *self)
{
  return CLAMP ((int) (SHARE * gtk_widget_get_height (GTK_WIDGET (self->view))), LEAST_HEIGHT, MOST_HEIGHT);
}

static void
fit (HuLegend *self)
{
  int height = is_whole (self->shape) ? G_MAXINT : is_low (self->shape) ? LOW_HEIGHT : get_most_height (self);

  if (gtk_scrolled_window_get_max_content_height (self->scroller) != height)
    gtk_scrolled_window_set_max_content_height (self->scroller, height);
}

static void
update (HuLegend *self)
{
  g_autoptr(GArray) entries = NULL;
  HuScene scene;

  if (!self->at_play || hu_map_view_get_game (self->view) == NULL || is_in_the_way (self))
    {
      gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
      return;
    }

  fit (self);
  hu_map_view_fill_scene (self->view, &scene);
  entries = hu_painter_list_legend (hu_map_view_get_painter (self->view), &scene);
  self->n_marks = entries->len;
  /* A learner need not know what is printed on a map. */
  if (self->in_lesson)
    hu_painter_list_ground (hu_map_view_get_painter (self->view), &scene, entries);
  if (!is_listed (self, entries))
    list_entries (self, entries);
  gtk_widget_set_visible (GTK_WIDGET (self), entries->len > 0);
}

/* The entries would keep the title as wide as they are. */
static void
revealed_cb (HuLegend *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self->revealer), gtk_revealer_get_reveal_child (self->revealer) ||
                                                       gtk_revealer_get_child_revealed (self->revealer));
}

/* A legend that folds makes room for other things at once, with @duration 0. */
static void
reveal (HuLegend *self,
        guint     duration)
{
  gboolean open = self->expanded && !self->folded;

  if (open)
    gtk_widget_set_visible (GTK_WIDGET (self->revealer), TRUE);
  gtk_revealer_set_transition_duration (self->revealer, duration);
  gtk_revealer_set_reveal_child (self->revealer, open);
  gtk_image_set_from_icon_name (self->arrow, open ? "pan-down-symbolic" : "pan-up-symbolic");
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->toggle), GTK_ACCESSIBLE_STATE_EXPANDED, open, -1);
}

static void
toggle_cb (HuLegend *self)
{
  hu_legend_set_expanded (self, !hu_legend_get_expanded (self));
}

static void
hu_legend_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), HU_TYPE_LEGEND);

  G_OBJECT_CLASS (hu_legend_parent_class)->dispose (object);
}

static void
hu_legend_finalize (GObject *object)
{
  HuLegend *self = HU_LEGEND (object);

  g_clear_pointer (&self->scenario, hu_scenario_unref);
  g_ptr_array_unref (self->ids);
  g_array_unref (self->sides);

  G_OBJECT_CLASS (hu_legend_parent_class)->finalize (object);
}

static void
hu_legend_class_init (HuLegendClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = hu_legend_dispose;
  object_class->finalize = hu_legend_finalize;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/hexumpire/HexUmpire/ui/hu-legend.ui");
  gtk_widget_class_bind_template_child (widget_class, HuLegend, box);
  gtk_widget_class_bind_template_child (widget_class, HuLegend, toggle);
  gtk_widget_class_bind_template_child (widget_class, HuLegend, arrow);
  gtk_widget_class_bind_template_child (widget_class, HuLegend, revealer);
  gtk_widget_class_bind_template_child (widget_class, HuLegend, scroller);
  gtk_widget_class_bind_template_child (widget_class, HuLegend, entries);
  gtk_widget_class_bind_template_callback (widget_class, toggle_cb);
  gtk_widget_class_bind_template_callback (widget_class, revealed_cb);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "hu-legend");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
hu_legend_init (HuLegend *self)
{
  self->at_play = TRUE;
  self->expanded = TRUE;
  self->columns = 1;
  self->ids = g_ptr_array_new ();
  self->sides = g_array_new (FALSE, FALSE, sizeof (HuSide));
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
hu_legend_set_view (HuLegend  *self,
                    HuMapView *view)
{
  g_return_if_fail (HU_IS_LEGEND (self));
  g_return_if_fail (HU_IS_MAP_VIEW (view));
  g_return_if_fail (self->view == NULL);

  self->view = view;
  g_signal_connect_object (view, "shown-changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (hu_map_view_get_state (view), "notify::storeys-fanned", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (hu_map_view_get_state (view), "notify::building", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (hu_map_view_get_state (view), "viewport-changed", G_CALLBACK (fit), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (view, "legend-asked", G_CALLBACK (toggle_cb), self, G_CONNECT_SWAPPED);
  update (self);
}

/* @at_play: whether the map shows a game being played; while a scenario is edited there are no marks to explain. */
void
hu_legend_set_at_play (HuLegend *self,
                       gboolean  at_play)
{
  g_return_if_fail (HU_IS_LEGEND (self));

  self->at_play = at_play;
  update (self);
}

gboolean
hu_legend_get_expanded (HuLegend *self)
{
  g_return_val_if_fail (HU_IS_LEGEND (self), FALSE);

  return self->expanded && !self->folded;
}

void
hu_legend_set_expanded (HuLegend *self,
                        gboolean  expanded)
{
  g_return_if_fail (HU_IS_LEGEND (self));

  if (!self->in_lesson && g_settings_get_boolean (hu_settings_get (), "legend") != expanded)
    g_settings_set_boolean (hu_settings_get (), "legend", expanded);
  self->insisted = expanded && self->folded;
  self->folded = FALSE;
  self->expanded = expanded;
  reveal (self, DURATION);
}

/* A folded legend shows only its title; the user's own choice stays as it was. */
static void
set_folded (HuFoldingCard *card,
            gboolean       folded)
{
  HuLegend *self = HU_LEGEND (card);

  if (!folded)
    self->insisted = FALSE;
  if (self->folded == folded || self->insisted)
    return;

  self->folded = folded;
  reveal (self, 0);
}

/* The entries count only if the user wants to see them. */
static void
measure (HuFoldingCard  *card,
         gboolean        folded,
         GtkRequisition *size)
{
  HuLegend *self = HU_LEGEND (card);
  GtkRequisition entries = { 0 };

  gtk_widget_get_preferred_size (GTK_WIDGET (self->toggle), NULL, size);
  if (folded || !self->expanded)
    return;

  gtk_widget_get_preferred_size (GTK_WIDGET (self->scroller), NULL, &entries);
  size->width = MAX (size->width, entries.width);
  size->height += entries.height;
}

/* --- Its shapes --- */

static guint
count_shapes (HuFoldingCard *card)
{
  return 2 * MOST_COLUMNS + 1;
}

static void
set_shape (HuFoldingCard *card,
           guint          shape)
{
  HuLegend *self = HU_LEGEND (card);

  if (self->shape == shape)
    return;

  self->shape = shape;
  self->columns = get_columns (shape);
  arrange (self);
  fit (self);
}

/* The size that all entries take in @columns columns. */
static void
measure_columns (HuLegend       *self,
                 guint           columns,
                 GtkRequisition *size)
{
  guint n = self->ids->len, n_rows = (n + columns - 1) / columns, i = 0;
  GtkWidget *grid = GTK_WIDGET (self->entries);
  int width = 0, height = 0, widest = 0;

  for (GtkWidget *entry = gtk_widget_get_first_child (grid); entry != NULL; entry = gtk_widget_get_next_sibling (entry), i++)
    {
      GtkRequisition own;

      gtk_widget_get_preferred_size (entry, NULL, &own);
      widest = i % n_rows == 0 ? own.width : MAX (widest, own.width);
      height = MAX (height, own.height);
      if (i % n_rows == n_rows - 1 || i == n - 1)
        width += widest + (width > 0 ? COLUMN_GAP : 0);
    }
  size->width = width + gtk_widget_get_margin_start (grid) + gtk_widget_get_margin_end (grid);
  size->height = (int) n_rows * height + gtk_widget_get_margin_top (grid) + gtk_widget_get_margin_bottom (grid);
}

static void
measure_shape (HuFoldingCard  *card,
               guint           shape,
               GtkRequisition *size)
{
  HuLegend *self = HU_LEGEND (card);
  GtkRequisition title, whole, entries;
  guint columns = get_columns (shape);

  gtk_widget_get_preferred_size (GTK_WIDGET (self->toggle), NULL, &title);
  *size = title;
  if (!self->expanded || self->ids->len == 0)
    return;

  measure_columns (self, columns, &whole);
  entries = whole;
  if (columns > 1 && columns > self->ids->len)
    entries.width = G_MAXINT / 2;
  if (is_low (shape))
    {
      entries.height = MIN (whole.height, LOW_HEIGHT);
    }
  else if (!is_whole (shape))
    {
      entries.height = MIN (whole.height, get_most_height (self));
      /* Nothing should scroll where there is room for all. */
      if (shape == 0 && entries.height < whole.height)
        entries.width = G_MAXINT / 2;
    }
  size->width = MAX (title.width, entries.width);
  size->height = title.height + entries.height;
}

static void
folding_card_init (HuFoldingCardInterface *iface)
{
  iface->measure = measure;
  iface->set_folded = set_folded;
  iface->count_shapes = count_shapes;
  iface->measure_shape = measure_shape;
  iface->set_shape = set_shape;
}

void
hu_legend_set_in_lesson (HuLegend *self,
                         gboolean  in_lesson)
{
  g_return_if_fail (HU_IS_LEGEND (self));

  if (self->in_lesson == in_lesson)
    return;

  self->in_lesson = in_lesson;
  self->insisted = self->folded = FALSE;
  self->expanded = !in_lesson && g_settings_get_boolean (hu_settings_get (), "legend");
  reveal (self, 0);
  if (self->view != NULL)
    update (self);
}
