/*
 * The supply of every unit as a list: what cannot be traced comes first, then what hangs on one hex. It is found where
 * it is seen; since when a unit has been out of supply is found turn by turn, backwards, when there is time.
 */
#include "config.h"

#include "hu-army-page.h"

#include <glib/gi18n-lib.h>

#include "hu-army-line.h"
#include "hu-css-class.h"

typedef enum
{
  COLUMN_UNIT,
  COLUMN_LENGTH,
  COLUMN_WIDTH,
  COLUMN_TURNS,
  COLUMN_DETAIL,
  N_COLUMNS
} Column;

struct _HuArmyPage
{
  HuSidePage   parent_instance;

  gboolean     stale;   /* it was not seen when the game changed */
  guint        source;  /* of look_back_cb(), or 0 */
  guint        back;    /* events applied at the moment that was looked at last */
  guint        turn;    /* that moment's */

  GtkDropDown *sides;
  GtkDropDown *kinds;
  GtkLabel    *empty;
  GtkLabel    *totals;
};

G_DEFINE_FINAL_TYPE (HuArmyPage, hu_army_page, HU_TYPE_SIDE_PAGE)

/* --- Lines --- */

static char *
dup_detail (HuArmyLine *line)
{
  if (hu_army_line_get_since (line) == NULL)
    return g_strdup (hu_army_line_get_detail (line));

  /* Translators: %1$s is as "stopped by 6 Pz", %2$s as "since Oct II (3 turns)" */
  return g_strdup_printf (_("%1$s, %2$s"), hu_army_line_get_detail (line), hu_army_line_get_since (line));
}

static char *
dup_text (gpointer line,
          guint    column)
{
  switch ((Column) column)
    {
    case COLUMN_UNIT:
      return g_strdup (hu_army_line_get_name (line));
    case COLUMN_LENGTH:
      /* Translators: instead of a distance to a source of supply; as short as can be */
      return hu_army_line_get_length (line) < 0 ? g_strdup (C_("supply", "out"))
                                                : g_strdup_printf ("%d", hu_army_line_get_length (line));
    case COLUMN_WIDTH:
      return hu_army_line_get_width (line) == 0 ? g_strdup ("–") : g_strdup_printf ("%u", hu_army_line_get_width (line));
    case COLUMN_TURNS:
      return hu_army_line_get_n_turns (line) == 0 ? g_strdup ("–") : g_strdup_printf ("%u", hu_army_line_get_n_turns (line));
    case COLUMN_DETAIL:
      return dup_detail (line);
    case N_COLUMNS:
      break;
    }

  g_return_val_if_reached (NULL);
}

static const char *
sort_text (gpointer line,
           guint    column)
{
  if (column == COLUMN_UNIT)
    return hu_army_line_get_name (line);

  return column == COLUMN_DETAIL ? hu_army_line_get_detail (line) : NULL;
}

/* The worst first, where they rise: out of supply is further than any distance. */
static gint64
sort_number (gpointer line,
             guint    column)
{
  if (column == COLUMN_TURNS)
    return -(gint64) hu_army_line_get_n_turns (line);
  if (column == COLUMN_WIDTH)
    return hu_army_line_get_length (line) < 0 ? -1
           : hu_army_line_get_width (line) == 0 ? G_MAXINT : (gint64) hu_army_line_get_width (line);

  return hu_army_line_get_length (line) < 0 ? G_MAXINT : hu_army_line_get_length (line);
}

static gboolean
is_listed (gpointer line,
           gpointer panel)
{
  HuArmyPage *self = panel;
  guint kind = gtk_drop_down_get_selected (self->kinds);

  if (!hu_side_page_has_side (self->sides, hu_army_line_get_side (line)))
    return FALSE;
  if (kind == 1 && hu_army_line_get_mark (line) != HU_SUPPLY_MARK_OUT)
    return FALSE;
  if (kind == 2 && hu_army_line_get_mark (line) != HU_SUPPLY_MARK_NARROW)
    return FALSE;

  return hu_panel_table_is_sought (hu_side_page_get_table (panel), hu_army_line_get_name (line),
                                   hu_army_line_get_detail (line), NULL);
}

static void
style_cell (GtkWidget *cell,
            gpointer   line,
            guint      column)
{
  hu_css_class_set (cell, "error", column == COLUMN_LENGTH && hu_army_line_get_length (line) < 0);
  hu_css_class_set (cell, "hu-meter-title", column != COLUMN_DETAIL && hu_army_line_get_mark (line) != HU_SUPPLY_MARK_IN);
  if (column == COLUMN_UNIT)
    hu_panel_table_style_side (cell, hu_army_line_get_side (line));
}

static GArray *
list_hexes (gpointer  line,
            HuGame   *game)
{
  GArray *hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
  HuHex hex = hu_army_line_get_hex (line);

  g_array_append_val (hexes, hex);

  return hexes;
}

/* --- Since when --- */

/* Looks one phase further back; TRUE where a unit is still to be followed. */
static gboolean
look_back (HuArmyPage *self,
           HuGame     *game)
{
  GListModel *lines = G_LIST_MODEL (hu_side_page_get_table (HU_SIDE_PAGE (self))->lines);
  guint now = hu_game_get_clock (game, hu_game_get_position (game)).turn;
  guint before = hu_army_find_phase_before (game, self->back);
  g_autoptr(HuSnapshot) snapshot = hu_game_get_snapshot_at (game, before);
  g_autofree guint8 *marks = hu_supply_marks_new (hu_snapshot_get_state (snapshot), FALSE);
  gboolean open = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (lines); i++)
    {
      g_autoptr(HuArmyLine) line = g_list_model_get_item (lines, i);

      if (hu_army_line_get_length (line) >= 0 || hu_army_line_get_since (line) != NULL)
        continue;
      if (marks[hu_army_line_get_unit (line)] != HU_SUPPLY_MARK_OUT || before == 0)
        {
          guint turn = marks[hu_army_line_get_unit (line)] != HU_SUPPLY_MARK_OUT ? self->turn : 1;

          hu_army_line_set_since (line, turn, now - turn + 1);
        }
      else
        open = TRUE;
    }
  self->back = before;
  self->turn = hu_game_get_clock (game, before).turn;

  return open;
}

static gboolean
look_back_cb (gpointer data)
{
  HuArmyPage *self = data;
  HuGame *game = hu_side_page_get_game (HU_SIDE_PAGE (self));
  GListModel *lines = G_LIST_MODEL (hu_side_page_get_table (HU_SIDE_PAGE (self))->lines);
  guint n = g_list_model_get_n_items (lines);

  if (game != NULL && self->back > 0 && look_back (self, game))
    return G_SOURCE_CONTINUE;

  self->source = 0;
  /* The cells are bound anew. */
  g_list_model_items_changed (lines, 0, n, n);

  return G_SOURCE_REMOVE;
}

static void
begin_to_look_back (HuArmyPage *self,
                    HuGame     *game)
{
  g_clear_handle_id (&self->source, g_source_remove);
  self->back = hu_game_get_position (game);
  self->turn = hu_game_get_clock (game, self->back).turn;
  self->source = g_idle_add_full (G_PRIORITY_LOW, look_back_cb, self, NULL);
}

/* --- The page --- */

static void
update_lines (GListStore *lines,
              HuSnapshot *snapshot)
{
  HuArmyPage *self = g_object_get_data (G_OBJECT (lines), "hu-page");

  self->stale = !gtk_widget_get_mapped (GTK_WIDGET (self));
  if (self->stale)
    return;

  hu_army_lines_update (lines, snapshot);
  begin_to_look_back (self, hu_side_page_get_game (HU_SIDE_PAGE (self)));
}

static void
update (HuSidePage *page)
{
  HuArmyPage *self = HU_ARMY_PAGE (page);
  GListModel *lines = G_LIST_MODEL (hu_side_page_get_table (page)->lines);
  guint n[HU_N_SUPPLY_MARKS] = { 0 };
  g_autofree char *text = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (lines); i++)
    {
      g_autoptr(HuArmyLine) line = g_list_model_get_item (lines, i);

      n[hu_army_line_get_mark (line)]++;
    }
  /* Translators: how many units there are: %1$u out of supply, %2$u that one hex cuts off, %3$u of both armies */
  text = g_strdup_printf (_("Out of supply: %1$u · cut off by one hex: %2$u · of %3$u"), n[HU_SUPPLY_MARK_OUT],
                          n[HU_SUPPLY_MARK_NARROW], g_list_model_get_n_items (lines));
  gtk_label_set_text (self->totals, text);
  gtk_label_set_text (self->empty, g_list_model_get_n_items (lines) > 0 ? _("No unit matches.")
                                                                        : _("No unit is on the map."));
}

static void
begin (HuSidePage *page)
{
  const char *const kinds[] = { _("All"), _("Out of supply"), _("Width 1"), NULL };
  g_autoptr(GtkStringList) names = gtk_string_list_new (kinds);

  hu_side_page_fill_sides (page, HU_ARMY_PAGE (page)->sides);
  gtk_drop_down_set_model (HU_ARMY_PAGE (page)->kinds, G_LIST_MODEL (names));
}

static void
mapped_cb (HuArmyPage *self)
{
  if (self->stale)
    HU_PANEL_GET_CLASS (self)->game_changed (HU_PANEL (self));
}

static void
hu_army_page_dispose (GObject *object)
{
  g_clear_handle_id (&HU_ARMY_PAGE (object)->source, g_source_remove);

  G_OBJECT_CLASS (hu_army_page_parent_class)->dispose (object);
}

static void
hu_army_page_class_init (HuArmyPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  HuSidePageClass *page_class = HU_SIDE_PAGE_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hu_army_page_dispose;
  page_class->system = HU_N_SYSTEMS;
  page_class->table = (HuPanelTableKind) {
    dup_text, sort_text, sort_number, COLUMN_UNIT, page_class->table.light, page_class->table.chosen, style_cell,
    is_listed,
  };
  page_class->begin = begin;
  page_class->update_lines = update_lines;
  page_class->update = update;
  page_class->list_hexes = list_hexes;

  hu_side_page_class_set_template (page_class, "/io/github/hexumpire/HexUmpire/ui/hu-army-page.ui");
  gtk_widget_class_bind_template_child (widget_class, HuArmyPage, sides);
  gtk_widget_class_bind_template_child (widget_class, HuArmyPage, kinds);
  gtk_widget_class_bind_template_child (widget_class, HuArmyPage, empty);
  gtk_widget_class_bind_template_child (widget_class, HuArmyPage, totals);
  gtk_widget_class_set_css_name (widget_class, "hu-army-page");
}

static void
hu_army_page_init (HuArmyPage *self)
{
  HuPanelTable *table;
  GtkColumnViewColumn *width;

  gtk_widget_init_template (GTK_WIDGET (self));
  table = hu_side_page_init_table (HU_SIDE_PAGE (self), HU_TYPE_ARMY_LINE);
  g_object_set_data (G_OBJECT (table->lines), "hu-page", self);
  hu_panel_table_add_column (table, COLUMN_UNIT, _("Unit"), 62, FALSE, FALSE);
  /* Translators: a column: the distance to the source of supply in hexes; as short as can be */
  hu_panel_table_add_column (table, COLUMN_LENGTH, C_("supply", "Hexes"), 76, TRUE, FALSE);
  /* Translators: a column: how many hexes would cut a unit off; as short as can be */
  width = hu_panel_table_add_column (table, COLUMN_WIDTH, C_("supply", "Width"), 60, TRUE, FALSE);
  /* Translators: a column: for how many turns a unit has been out of supply; as short as can be */
  hu_panel_table_add_column (table, COLUMN_TURNS, C_("supply", "Turns"), 60, TRUE, FALSE);
  /* Translators: a column: the source that supplies a unit, or what stands in the way of it; as short as can be */
  hu_panel_table_add_column (table, COLUMN_DETAIL, C_("supply", "Why"), 0, FALSE, TRUE);
  gtk_column_view_sort_by_column (table->view, width, GTK_SORT_ASCENDING);
  g_signal_connect (self, "map", G_CALLBACK (mapped_cb), NULL);
}

HuSidePage *
hu_army_page_new (HuMapView *map)
{
  return g_object_new (HU_TYPE_ARMY_PAGE, NULL);
}
