/*
 * The supply of every unit as a list: what cannot be traced comes first, then what hangs on one hex. It is found where
 * it is seen; since when a unit has been out of supply is found turn by turn, backwards, when there is time.
 */
#include "config.h"

#include "hu-army-page.h"

#include <glib/gi18n-lib.h>

#include "hu-army-rows.h"
#include "hu-css-class.h"
#include "hu-supply-answer.h"
#include "hu-system-panels.h"

struct _HuArmyPage
{
  HuSidePage parent_instance;

  gboolean   stale;   /* it was not seen when the game changed */
  guint      source;  /* of look_back_cb(), or 0 */
  guint      back;    /* events applied at the moment that was looked at last */
  guint      turn;    /* that moment's */

  GtkLabel  *totals;
};

G_DEFINE_FINAL_TYPE (HuArmyPage, hu_army_page, HU_TYPE_SIDE_PAGE)

static void
style_cell (GtkWidget *cell,
            HuRow     *row,
            guint      column)
{
  hu_css_class_set (cell, "error", column == HU_ARMY_ROW_LENGTH && row->group == HU_SUPPLY_MARK_OUT);
  hu_css_class_set (cell, "hu-meter-title", column != HU_ARMY_ROW_DETAIL && row->group != HU_SUPPLY_MARK_IN);
}

/* --- Since when --- */

/* Looks one phase further back; TRUE where a unit is still to be followed. */
static gboolean
look_back (HuArmyPage *self,
           HuGame     *game)
{
  GListModel *rows = hu_side_page_get_rows (HU_SIDE_PAGE (self));
  guint now = hu_game_get_clock (game, hu_game_get_position (game)).turn;
  guint before = hu_army_find_phase_before (game, self->back);
  g_autoptr(HuSnapshot) snapshot = hu_game_get_snapshot_at (game, before);
  g_autofree guint8 *marks = hu_supply_marks_new (hu_snapshot_get_state (snapshot), FALSE);
  gboolean open = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (rows); i++)
    {
      g_autoptr(HuRow) row = g_list_model_get_item (rows, i);

      if (row->group != HU_SUPPLY_MARK_OUT || row->numbers[HU_ARMY_ROW_TURNS] != 0)
        continue;
      if (marks[row->subject] != HU_SUPPLY_MARK_OUT || before == 0)
        {
          guint turn = marks[row->subject] != HU_SUPPLY_MARK_OUT ? self->turn : 1;

          hu_army_row_set_since (row, turn, now - turn + 1);
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
  GListModel *rows = hu_side_page_get_rows (HU_SIDE_PAGE (self));
  guint n = g_list_model_get_n_items (rows);

  if (game != NULL && self->back > 0 && look_back (self, game))
    return G_SOURCE_CONTINUE;

  self->source = 0;
  /* The cells are bound anew. */
  g_list_model_items_changed (rows, 0, n, n);

  return G_SOURCE_REMOVE;
}

/* --- The page --- */

static void
game_changed (HuPanel *panel)
{
  HuArmyPage *self = HU_ARMY_PAGE (panel);
  HuGame *game = hu_side_page_get_game (HU_SIDE_PAGE (self));

  self->stale = !gtk_widget_get_mapped (GTK_WIDGET (self));
  if (self->stale || game == NULL)
    return;

  HU_PANEL_CLASS (hu_army_page_parent_class)->game_changed (panel);
  g_clear_handle_id (&self->source, g_source_remove);
  self->back = hu_game_get_position (game);
  self->turn = hu_game_get_clock (game, self->back).turn;
  self->source = g_idle_add_full (G_PRIORITY_LOW, look_back_cb, self, NULL);
}

static void
mapped_cb (HuArmyPage *self)
{
  if (self->stale)
    game_changed (HU_PANEL (self));
}

static void
update (HuSidePage *page)
{
  GListModel *rows = hu_side_page_get_rows (page);
  guint n[HU_N_SUPPLY_MARKS] = { 0 };
  g_autofree char *text = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (rows); i++)
    {
      g_autoptr(HuRow) row = g_list_model_get_item (rows, i);

      n[row->group]++;
    }
  /* Translators: how many units there are: %1$u out of supply, %2$u that one hex cuts off, %3$u of both armies */
  text = g_strdup_printf (_("Out of supply: %1$u · cut off by one hex: %2$u · of %3$u"), n[HU_SUPPLY_MARK_OUT],
                          n[HU_SUPPLY_MARK_NARROW], g_list_model_get_n_items (rows));
  gtk_label_set_text (HU_ARMY_PAGE (page)->totals, text);
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
  HU_PANEL_CLASS (klass)->game_changed = game_changed;
  page_class->system = HU_N_SYSTEMS;
  page_class->rows = &hu_army_rows;
  page_class->sort_column = HU_ARMY_ROW_WIDTH;
  page_class->has_sides = TRUE;
  page_class->none = N_("No unit is on the map.");
  page_class->no_match = N_("No unit matches.");
  page_class->update = update;
  page_class->style = style_cell;

  hu_side_page_class_set_template (page_class, "/io/github/hexumpire/HexUmpire/ui/hu-army-page.ui");
  gtk_widget_class_bind_template_child (widget_class, HuArmyPage, totals);
  gtk_widget_class_set_css_name (widget_class, "hu-army-page");
}

static void
hu_army_page_init (HuArmyPage *self)
{
  hu_side_page_init_template (HU_SIDE_PAGE (self));
  g_signal_connect (self, "map", G_CALLBACK (mapped_cb), NULL);
}

static HuSidePage *
hu_army_page_new (HuMapView *map)
{
  return g_object_new (HU_TYPE_ARMY_PAGE, NULL);
}

/* The columns say how a unit is supplied now; a copy of the page says of each unit what became of it. */
const HuSidePageKind hu_supply_page = { "army", N_("Supply"), "units", hu_army_page_new };
