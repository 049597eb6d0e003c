/*
 * The ledger: a line for each gain, sorted by any column, filtered by side, item and words; below it the
 * totals, which are its sums. Pointing at a line lights its hexes, choosing it shows them, and its number leads
 * to its event.
 */
#include "config.h"

#include "hu-front-line-ledger-panel.h"

#include "hu-explain-front-line.h"

#include <glib/gi18n-lib.h>

#include "hu-css-class.h"
#include "hu-explain.h"
#include "hu-front-line-ledger-line.h"
#include "hu-front-line-rules.h"
#include "hu-front-line-why.h"
#include "hu-help-topic.h"

typedef enum
{
  COLUMN_EVENT,
  COLUMN_TURN,
  COLUMN_SIDE,
  COLUMN_TEXT,
  COLUMN_POINTS,
  N_COLUMNS
} Column;

struct _HuLedgerPanel
{
  HuSidePage   parent_instance;

  GPtrArray   *item_ids; /* of the drop-down, without its first entry */

  GtkDropDown *sides;
  GtkDropDown *items;
  GtkLabel    *empty;
  GtkLabel    *totals;
  GtkLabel    *listed_totals;
};

G_DEFINE_FINAL_TYPE (HuLedgerPanel, hu_ledger_panel, HU_TYPE_SIDE_PAGE)

/* --- Lines --- */

static char *
dup_text (gpointer line,
          guint    column)
{
  switch ((Column) column)
    {
    case COLUMN_TURN:
      return g_strdup (hu_ledger_line_get_turn (line));
    case COLUMN_SIDE:
      return g_strdup (hu_ledger_line_get_side (line));
    case COLUMN_TEXT:
      return g_strdup (hu_ledger_line_get_text (line));
    case COLUMN_POINTS:
      return g_strdup_printf ("%+" G_GINT64_FORMAT, hu_ledger_line_get_entry (line)->points);
    case COLUMN_EVENT:
    case N_COLUMNS:
      break;
    }

  g_return_val_if_reached (NULL);
}

static const char *
sort_text (gpointer line,
           guint    column)
{
  return column == COLUMN_TEXT ? hu_ledger_line_get_text (line) : NULL;
}

static gint64
sort_number (gpointer line,
             guint    column)
{
  const HuLedgerEntry *entry = hu_ledger_line_get_entry (line);

  switch ((Column) column)
    {
    case COLUMN_TURN:
      return entry->turn;
    case COLUMN_SIDE:
      return entry->side;
    case COLUMN_POINTS:
      return entry->points;
    case COLUMN_EVENT:
      /* Points that count only at the end of the game come after all events. */
      return entry->event + (entry->provisional ? (gint64) G_MAXUINT + 1 : 0);
    case COLUMN_TEXT:
    case N_COLUMNS:
      break;
    }

  g_return_val_if_reached (0);
}

static gboolean
is_listed (gpointer line,
           gpointer panel)
{
  HuLedgerPanel *self = panel;
  guint chosen = gtk_drop_down_get_selected (self->items);

  if (!hu_side_page_has_side (self->sides, hu_ledger_line_get_entry (line)->side))
    return FALSE;
  if (chosen >= 1 && chosen <= self->item_ids->len &&
      !g_str_equal (hu_ledger_line_get_item (line), g_ptr_array_index (self->item_ids, chosen - 1)))
    return FALSE;

  return hu_panel_table_is_sought (hu_side_page_get_table (panel), hu_ledger_line_get_text (line),
                                   hu_ledger_line_get_item (line), hu_ledger_line_get_turn (line),
                                   hu_ledger_line_get_side (line), NULL);
}

/* --- Totals --- */

static void
sum (GListModel *lines,
     gint64      points[HU_N_SIDES])
{
  points[HU_SIDE_FIRST] = points[HU_SIDE_SECOND] = 0;
  for (guint i = 0; i < g_list_model_get_n_items (lines); i++)
    {
      g_autoptr(HuLedgerLine) line = g_list_model_get_item (lines, i);
      const HuLedgerEntry *entry = hu_ledger_line_get_entry (line);

      /* A sum beyond 64 bits stops at the limit, as in the report. */
      if (__builtin_add_overflow (points[entry->side], entry->points, &points[entry->side]))
        points[entry->side] = G_MAXINT64;
    }
}

static char *
word_totals (HuLedgerPanel *self,
             const gint64   points[HU_N_SIDES])
{
  const HuScenario *scenario = hu_game_get_scenario (hu_side_page_get_game (HU_SIDE_PAGE (self)));

  return hu_explain_totals (scenario, hu_front_line_rules (scenario)->attacker, points);
}

static void
update_totals (HuSidePage *page)
{
  HuLedgerPanel *self = HU_LEDGER_PANEL (page);
  HuPanelTable *table = hu_side_page_get_table (page);
  guint n = g_list_model_get_n_items (G_LIST_MODEL (table->lines));
  guint n_listed = hu_panel_table_get_n_listed (table);
  g_autofree char *all = NULL;
  gint64 points[HU_N_SIDES];

  sum (G_LIST_MODEL (table->lines), points);
  all = word_totals (self, points);
  gtk_label_set_text (self->totals, all);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->totals), all);

  gtk_widget_set_visible (GTK_WIDGET (self->listed_totals), n_listed < n);
  if (n_listed < n)
    {
      g_autofree char *words = NULL;
      g_autofree char *text = NULL;

      sum (G_LIST_MODEL (table->listed), points);
      words = word_totals (self, points);
      /* Translators: %s is as "German 12 : 4 Soviet": the sums of the lines that a filter leaves */
      text = g_strdup_printf (_("of these: %s"), words);
      gtk_label_set_text (self->listed_totals, text);
    }

  gtk_label_set_text (self->empty, n > 0 ? _("No entry of the ledger matches.")
                                         : _("No points have been scored yet."));
}

/* --- Cells --- */

static guint
get_event (gpointer line)
{
  const HuLedgerEntry *entry = hu_ledger_line_get_entry (line);

  return entry->provisional ? 0 : entry->event;
}

static void
event_clicked_cb (GtkWidget *button)
{
  GtkWidget *page = gtk_widget_get_ancestor (button, HU_TYPE_SIDE_PAGE);
  HuLedgerLine *line = hu_panel_table_get_line (button);

  if (page != NULL && line != NULL)
    hu_side_page_show_event (HU_SIDE_PAGE (page), get_event (line));
}

static GListModel *
list_why (GtkWidget  *cell,
          HuGame     *game,
          HuSnapshot *shown)
{
  HuLedgerLine *line = hu_panel_table_get_line (cell);

  return line != NULL ? hu_why_tree_new_entry (game, hu_ledger_line_get_entry (line)) : NULL;
}

/* The number of an event leads to it. */
static GtkWidget *
make_cell (guint column)
{
  GtkWidget *button;

  if (column != COLUMN_EVENT)
    return NULL;

  button = gtk_button_new ();
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "hu-ledger-event");
  g_signal_connect (button, "clicked", G_CALLBACK (event_clicked_cb), NULL);

  return button;
}

static void
fill_event (GtkWidget *cell,
            gpointer   line)
{
  const HuLedgerEntry *entry = hu_ledger_line_get_entry (line);
  gboolean there = get_event (line) > 0;
  g_autofree char *number = g_strdup_printf ("%u", entry->event);
  g_autofree char *label = NULL;

  if (entry->provisional)
    label = g_strdup (_("Counts if the game ends now"));
  else if (!there)
    label = g_strdup (_("Before the first event"));
  else
    /* Translators: %u is the number of an event */
    label = g_strdup_printf (_("Event %u in the Log"), entry->event);

  /* Translators: in the column of event numbers: no event yet, but the end of the game */
  gtk_button_set_label (GTK_BUTTON (cell), entry->provisional ? C_("ledger", "end") : there ? number : "–");
  gtk_widget_set_sensitive (cell, there);
  gtk_widget_set_tooltip_text (cell, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (cell), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static void
style_cell (GtkWidget *cell,
            gpointer   line,
            guint      column)
{
  const HuLedgerEntry *entry = hu_ledger_line_get_entry (line);

  hu_css_class_set (cell, "provisional", entry->provisional);
  if (column == COLUMN_SIDE)
    hu_panel_table_style_side (cell, entry->side);
}

/* --- Choosing --- */

static GArray *
list_hexes (gpointer  line,
            HuGame   *game)
{
  return hu_ledger_line_list_hexes (line, game);
}

static void
choose (GtkWidget *page,
        gpointer   line)
{
  const HuLedgerEntry *entry = hu_ledger_line_get_entry (line);

  if (entry->rows != NULL && entry->rows->len > 0)
    hu_session_show_rows (hu_panel_get_session (HU_PANEL (page)), entry->rows, NULL);
  else
    HU_SIDE_PAGE_CLASS (hu_ledger_panel_parent_class)->table.chosen (page, line);
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
make_narrow (GtkDropDown *drop,
             gint         chars,
             gint         list_chars)
{
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

static const char *
word_item (const char *item)
{
  if (g_str_equal (item, "line"))
    return C_("ledger", "front line");
  if (g_str_equal (item, "adjust"))
    return C_("ledger", "adjustments");
  if (g_str_equal (item, "start"))
    return C_("ledger", "set-up");

  return item;
}

/* Lists the items of the schedule, and those that need no entry in it. */
static void
fill_items (HuLedgerPanel    *self,
            const HuScenario *scenario)
{
  const HuFrontLineRules *rules = hu_front_line_rules (scenario);
  g_autoptr(GtkStringList) names = gtk_string_list_new (NULL);
  static const char * const own[] = { "line", "adjust", "start" };

  g_ptr_array_set_size (self->item_ids, 0);
  for (guint i = 0; i < rules->schedule->len; i++)
    g_ptr_array_add (self->item_ids, ((const HuScheduleItem *) g_ptr_array_index (rules->schedule, i))->item);
  for (guint i = 0; i < G_N_ELEMENTS (own); i++)
    g_ptr_array_add (self->item_ids, (gpointer) own[i]);

  gtk_string_list_append (names, _("All items"));
  for (guint i = 0; i < self->item_ids->len; i++)
    {
      if (i < rules->schedule->len)
        gtk_string_list_take (names, hu_explain_schedule_item (scenario, i));
      else
        gtk_string_list_append (names, word_item (g_ptr_array_index (self->item_ids, i)));
    }
  gtk_drop_down_set_model (self->items, G_LIST_MODEL (names));
}

/* --- The widget --- */

static void
begin (HuSidePage *page)
{
  HuLedgerPanel *self = HU_LEDGER_PANEL (page);

  hu_side_page_fill_sides (page, self->sides);
  fill_items (self, hu_game_get_scenario (hu_side_page_get_game (page)));
}

static void
hu_ledger_panel_finalize (GObject *object)
{
  g_ptr_array_unref (HU_LEDGER_PANEL (object)->item_ids);

  G_OBJECT_CLASS (hu_ledger_panel_parent_class)->finalize (object);
}

static void
hu_ledger_panel_class_init (HuLedgerPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  HuSidePageClass *page_class = HU_SIDE_PAGE_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = hu_ledger_panel_finalize;
  page_class->system = HU_SYSTEM_FRONT_LINE;
  page_class->table = (HuPanelTableKind) {
    dup_text, sort_text, sort_number, COLUMN_EVENT, page_class->table.light, choose, style_cell, is_listed, list_why,
    make_cell, fill_event,
  };
  page_class->begin = begin;
  page_class->update_lines = hu_ledger_lines_update;
  page_class->update = update_totals;
  page_class->list_hexes = list_hexes;
  page_class->get_event = get_event;

  hu_side_page_class_set_template (page_class, "/io/github/hexumpire/HexUmpire/ui/hu-ledger-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, HuLedgerPanel, sides);
  gtk_widget_class_bind_template_child (widget_class, HuLedgerPanel, items);
  gtk_widget_class_bind_template_child (widget_class, HuLedgerPanel, empty);
  gtk_widget_class_bind_template_child (widget_class, HuLedgerPanel, totals);
  gtk_widget_class_bind_template_child_full (widget_class, "listed", FALSE,
                                             G_STRUCT_OFFSET (HuLedgerPanel, listed_totals));
  gtk_widget_class_set_css_name (widget_class, "hu-ledger-panel");
}

static void
hu_ledger_panel_init (HuLedgerPanel *self)
{
  HuPanelTable *table;
  GtkColumnViewColumn *event;

  self->item_ids = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  make_narrow (self->sides, 5, 10);
  make_narrow (self->items, 6, 20);
  table = hu_side_page_init_table (HU_SIDE_PAGE (self), HU_TYPE_LEDGER_LINE);

  /* Translators: a column of the ledger: the number of an event; as short as can be */
  event = hu_panel_table_add_column (table, COLUMN_EVENT, C_("ledger", "#"), 42, FALSE, FALSE);
  hu_panel_table_add_column (table, COLUMN_TURN, C_("ledger", "Turn"), 72, FALSE, FALSE);
  hu_panel_table_add_column (table, COLUMN_SIDE, C_("ledger", "Side"), 64, FALSE, FALSE);
  hu_panel_table_add_column (table, COLUMN_TEXT, C_("ledger", "For"), 0, FALSE, FALSE);
  /* Translators: a column of the ledger: points */
  hu_panel_table_add_column (table, COLUMN_POINTS, C_("ledger", "Points"), 56, TRUE, FALSE);
  /* The latest first, until somebody wants it otherwise. */
  gtk_column_view_sort_by_column (table->view, event, GTK_SORT_DESCENDING);
  hu_help_topic_set (GTK_WIDGET (self), "schedule");
}

HuSidePage *
hu_ledger_panel_new (HuMapView *map)
{
  return g_object_new (HU_TYPE_LEDGER_PANEL, NULL);
}
