/*
 * The ledger: a row for each gain, sorted by any column, filtered by side, item and words; below it the
 * totals, which are its sums. Pointing at a row lights its hexes, choosing it shows them, and its number leads
 * to its event.
 */
#include "config.h"

#include "hu-front-line-ledger-panel.h"

#include <glib/gi18n-lib.h>

#include "hu-css-class.h"
#include "hu-explain-front-line.h"
#include "hu-front-line-ledger-rows.h"
#include "hu-front-line-rules.h"
#include "hu-front-line-why.h"
#include "hu-help-topic.h"

struct _HuLedgerPanel
{
  HuSidePage parent_instance;

  GtkLabel  *totals;
  GtkLabel  *listed_totals;
};

G_DEFINE_FINAL_TYPE (HuLedgerPanel, hu_ledger_panel, HU_TYPE_SIDE_PAGE)

/* --- Totals --- */

static char *
word_totals (HuLedgerPanel *self,
             GListModel    *rows)
{
  const HuScenario *scenario = hu_game_get_scenario (hu_side_page_get_game (HU_SIDE_PAGE (self)));
  gint64 points[HU_N_SIDES];

  hu_rows_sum (rows, HU_LEDGER_ROW_POINTS, points);

  return hu_explain_totals (scenario, hu_front_line_rules (scenario)->attacker, points, 1);
}

static void
update_totals (HuSidePage *page)
{
  HuLedgerPanel *self = HU_LEDGER_PANEL (page);
  GListModel *rows = hu_side_page_get_rows (page), *listed = hu_side_page_get_listed (page);
  gboolean some = g_list_model_get_n_items (listed) < g_list_model_get_n_items (rows);
  g_autofree char *all = word_totals (self, rows);

  gtk_label_set_text (self->totals, all);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->totals), all);

  gtk_widget_set_visible (GTK_WIDGET (self->listed_totals), some);
  if (some)
    {
      g_autofree char *words = word_totals (self, listed);
      /* Translators: %s is as "German 12 : 4 Soviet": the sums of the lines that a filter leaves */
      g_autofree char *text = g_strdup_printf (_("of these: %s"), words);

      gtk_label_set_text (self->listed_totals, text);
    }
}

/* --- Cells --- */

static void
event_clicked_cb (GtkWidget *button)
{
  GtkWidget *page = gtk_widget_get_ancestor (button, HU_TYPE_SIDE_PAGE);
  HuRow *row = hu_side_page_get_row (button);

  if (page != NULL && row != NULL)
    hu_side_page_show_event (HU_SIDE_PAGE (page), row->event);
}

static GListModel *
list_why (GtkWidget  *cell,
          HuGame     *game,
          HuSnapshot *shown)
{
  HuRow *row = hu_side_page_get_row (cell);

  return row != NULL ? hu_why_tree_new_entry (game, hu_ledger_row_get_entry (row)) : NULL;
}

/* The number of an event leads to it. */
static GtkWidget *
make_cell (guint column)
{
  GtkWidget *button;

  if (column != HU_LEDGER_ROW_EVENT)
    return NULL;

  button = gtk_button_new ();
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "hu-ledger-event");
  g_signal_connect (button, "clicked", G_CALLBACK (event_clicked_cb), NULL);

  return button;
}

static void
fill_event (GtkWidget *cell,
            HuRow     *row)
{
  gboolean provisional = hu_ledger_row_get_entry (row)->provisional;
  g_autofree char *label = NULL;

  if (provisional)
    label = g_strdup (_("Counts if the game ends now"));
  else if (row->event == 0)
    label = g_strdup (_("Before the first event"));
  else
    /* Translators: %u is the number of an event */
    label = g_strdup_printf (_("Event %u in the Log"), row->event);

  /* Translators: in the column of event numbers: no event yet, but the end of the game */
  gtk_button_set_label (GTK_BUTTON (cell), provisional ? C_("ledger", "end")
                                           : row->event > 0 ? hu_row_get_words (row, HU_LEDGER_ROW_EVENT) : "–");
  gtk_widget_set_sensitive (cell, row->event > 0);
  gtk_widget_set_tooltip_text (cell, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (cell), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static void
style_cell (GtkWidget *cell,
            HuRow     *row,
            guint      column)
{
  hu_css_class_set (cell, "provisional", hu_ledger_row_get_entry (row)->provisional);
}

static void
choose (HuSidePage *page,
        HuRow      *row)
{
  const HuLedgerEntry *entry = hu_ledger_row_get_entry (row);

  if (entry->rows != NULL && entry->rows->len > 0)
    hu_session_show_rows (hu_panel_get_session (HU_PANEL (page)), entry->rows, NULL);
  else
    HU_SIDE_PAGE_CLASS (hu_ledger_panel_parent_class)->choose (page, row);
}

/* --- What can be chosen from --- */

static void
drop_setup_cb (GtkSignalListItemFactory *factory,
               GtkListItem              *item,
               gpointer                  chars)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (label), GPOINTER_TO_INT (chars));
  gtk_list_item_set_child (item, label);
}

static void
drop_bind_cb (GtkSignalListItemFactory *factory,
              GtkListItem              *item)
{
  GtkStringObject *string = gtk_list_item_get_item (item);

  gtk_label_set_text (GTK_LABEL (gtk_list_item_get_child (item)), gtk_string_object_get_string (string));
}

/* Makes a drop-down no wider than necessary: names of items may be long. */
static void
make_narrow (HuLedgerPanel *self,
             const char    *name,
             gint           chars,
             gint           list_chars)
{
  GtkDropDown *drop = GTK_DROP_DOWN (gtk_widget_get_template_child (GTK_WIDGET (self), HU_TYPE_LEDGER_PANEL, name));
  const gint widths[] = { chars, list_chars };

  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      g_autoptr(GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();

      g_signal_connect (factory, "setup", G_CALLBACK (drop_setup_cb), GINT_TO_POINTER (widths[i]));
      g_signal_connect (factory, "bind", G_CALLBACK (drop_bind_cb), NULL);
      if (i == 0)
        gtk_drop_down_set_factory (drop, factory);
      else
        gtk_drop_down_set_list_factory (drop, factory);
    }
}

/* --- The widget --- */

static void
hu_ledger_panel_class_init (HuLedgerPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  HuSidePageClass *page_class = HU_SIDE_PAGE_CLASS (klass);

  page_class->system = HU_SYSTEM_FRONT_LINE;
  page_class->rows = &hu_ledger_rows;
  /* The latest first, until somebody wants it otherwise. */
  page_class->sort_column = HU_LEDGER_ROW_EVENT;
  page_class->sort_order = GTK_SORT_DESCENDING;
  page_class->has_sides = TRUE;
  page_class->none = N_("No points have been scored yet.");
  page_class->no_match = N_("No entry of the ledger matches.");
  page_class->why = list_why;
  page_class->update = update_totals;
  page_class->choose = choose;
  page_class->style = style_cell;
  page_class->make = make_cell;
  page_class->fill = fill_event;

  hu_side_page_class_set_template (page_class, "/io/github/hexumpire/HexUmpire/ui/hu-ledger-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, HuLedgerPanel, totals);
  gtk_widget_class_bind_template_child_full (widget_class, "listed", FALSE,
                                             G_STRUCT_OFFSET (HuLedgerPanel, listed_totals));
  gtk_widget_class_set_css_name (widget_class, "hu-ledger-panel");
}

static void
hu_ledger_panel_init (HuLedgerPanel *self)
{
  hu_side_page_init_template (HU_SIDE_PAGE (self));
  make_narrow (self, "sides", 5, 10);
  make_narrow (self, "groups", 6, 20);
  hu_help_topic_set (GTK_WIDGET (self), "schedule");
}

HuSidePage *
hu_ledger_panel_new (HuMapView *map)
{
  return g_object_new (HU_TYPE_LEDGER_PANEL, NULL);
}
