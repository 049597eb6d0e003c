/*
 * The ledger: a line a gain, sorted by any column, filtered by side, item and
 * words; below it the totals, which are its sums.  Pointing at a line lights
 * its hexes, choosing it shows them, and its number leads to its event.
 */
#include "config.h"

#include "hu-front-line-ledger-panel.h"

#include <glib/gi18n-lib.h>

#include "hu-css-class.h"
#include "hu-explain.h"
#include "hu-front-line-ledger-line.h"
#include "hu-front-line-rules.h"
#include "hu-panel-table.h"

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
  GtkWidget           parent_instance;

  HuGame             *game;
  HuPanelTable        table;    /* of HuLedgerLine */
  GPtrArray          *item_ids; /* of the drop-down, without its first entry */

  GtkWidget          *box;
  GtkSearchEntry     *search;
  GtkDropDown        *sides;
  GtkDropDown        *items;
  GtkStack           *stack;
  GtkColumnView      *view;
  GtkLabel           *empty;
  GtkLabel           *totals;
  GtkLabel           *listed_totals;
};

enum
{
  SHOW_HEXES,
  LIGHT_HEXES,
  SHOW_ROWS,
  SHOW_EVENT,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (HuLedgerPanel, hu_ledger_panel, GTK_TYPE_WIDGET)

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
      /* What counts for the end of the game only comes after all that has happened. */
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
  guint side = gtk_drop_down_get_selected (self->sides), chosen = gtk_drop_down_get_selected (self->items);

  if ((side == 1 + HU_SIDE_FIRST || side == 1 + HU_SIDE_SECOND) &&
      hu_ledger_line_get_entry (line)->side != (HuSide) (side - 1))
    return FALSE;
  if (chosen >= 1 && chosen <= self->item_ids->len &&
      !g_str_equal (hu_ledger_line_get_item (line), g_ptr_array_index (self->item_ids, chosen - 1)))
    return FALSE;

  return hu_panel_table_is_sought (GTK_EDITABLE (self->search), hu_ledger_line_get_text (line),
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

      /* As the report does, a sum that 64 bits do not hold stops there. */
      if (__builtin_add_overflow (points[entry->side], entry->points, &points[entry->side]))
        points[entry->side] = G_MAXINT64;
    }
}

static char *
word_totals (HuLedgerPanel *self,
             const gint64   points[HU_N_SIDES])
{
  const HuScenario *scenario = hu_game_get_scenario (self->game);

  return hu_explain_totals (scenario, hu_front_line_rules (scenario)->attacker, points, HU_LANG_LOCALE);
}

static void
update_totals (HuLedgerPanel *self)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->table.lines));
  guint n_listed = hu_panel_table_get_n_listed (&self->table);
  g_autofree char *all = NULL;
  gint64 points[HU_N_SIDES];

  sum (G_LIST_MODEL (self->table.lines), points);
  all = word_totals (self, points);
  gtk_label_set_text (self->totals, all);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->totals), all);

  gtk_widget_set_visible (GTK_WIDGET (self->listed_totals), n_listed < n);
  if (n_listed < n)
    {
      g_autofree char *words = NULL;
      g_autofree char *text = NULL;

      sum (G_LIST_MODEL (self->table.listed), points);
      words = word_totals (self, points);
      /* Translators: %s is as "German 12 : 4 Soviet": the sums of the lines that a filter leaves */
      text = g_strdup_printf (_("of these: %s"), words);
      gtk_label_set_text (self->listed_totals, text);
    }

  gtk_label_set_text (self->empty, n > 0 ? _("No line of the ledger is like that.")
                                         : _("Nobody has a point yet."));
  gtk_stack_set_visible_child_name (self->stack, n_listed > 0 ? "ledger" : "empty");
}

static void
filter_changed_cb (HuLedgerPanel *self)
{
  if (self->table.updating || self->game == NULL)
    return;

  hu_panel_table_refilter (&self->table);
  update_totals (self);
}

/* --- Cells --- */

static void
light_line (GtkWidget *panel,
            gpointer   line)
{
  HuLedgerPanel *self = HU_LEDGER_PANEL (panel);
  g_autoptr(GArray) hexes = line != NULL && self->game != NULL ? hu_ledger_line_list_hexes (line, self->game) : NULL;

  g_signal_emit (self, signals[LIGHT_HEXES], 0, hexes);
}

static void
show_event (HuLedgerPanel *self,
            HuLedgerLine  *line)
{
  const HuLedgerEntry *entry = hu_ledger_line_get_entry (line);

  if (!entry->provisional && entry->event > 0)
    g_signal_emit (self, signals[SHOW_EVENT], 0, entry->event);
}

static void
event_clicked_cb (GtkWidget *button)
{
  GtkWidget *panel = gtk_widget_get_ancestor (button, HU_TYPE_LEDGER_PANEL);
  HuLedgerLine *line = hu_panel_table_get_line (button);

  if (panel != NULL && line != NULL)
    show_event (HU_LEDGER_PANEL (panel), line);
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
  gboolean there = !entry->provisional && entry->event > 0;
  g_autofree char *number = g_strdup_printf ("%u", entry->event);
  g_autofree char *label = NULL;

  if (entry->provisional)
    label = g_strdup (_("Counts if the game ends like this"));
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

static void
chosen (GtkWidget *panel,
        gpointer   line)
{
  HuLedgerPanel *self = HU_LEDGER_PANEL (panel);
  const HuLedgerEntry *entry = hu_ledger_line_get_entry (line);
  g_autoptr(GArray) hexes = NULL;

  if (self->game == NULL)
    return;

  if (entry->rows != NULL && entry->rows->len > 0)
    {
      g_signal_emit (self, signals[SHOW_ROWS], 0, entry->rows, NULL);
      return;
    }

  hexes = hu_ledger_line_list_hexes (line, self->game);
  g_signal_emit (self, signals[SHOW_HEXES], 0, hexes);
}

static void
activate_cb (HuLedgerPanel *self,
             guint          position)
{
  g_autoptr(HuLedgerLine) line = g_list_model_get_item (G_LIST_MODEL (self->table.selection), position);

  if (line != NULL)
    show_event (self, line);
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

/* A drop-down that is no wider than it must be: names of items may be long. */
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

static void
fill_sides (HuLedgerPanel *self)
{
  const HuScenario *scenario = hu_game_get_scenario (self->game);
  g_autoptr(GtkStringList) names = gtk_string_list_new (NULL);

  gtk_string_list_append (names, _("Both"));
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    gtk_string_list_take (names, hu_explain_side (scenario, (HuSide) side, HU_LANG_LOCALE));
  gtk_drop_down_set_model (self->sides, G_LIST_MODEL (names));
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

/* The items that the schedule has, and those that it need not name. */
static void
fill_items (HuLedgerPanel *self)
{
  const HuFrontLineRules *rules = hu_front_line_rules (hu_game_get_scenario (self->game));
  g_autoptr(GtkStringList) names = gtk_string_list_new (NULL);
  static const char * const own[] = { "line", "adjust", "start" };

  g_ptr_array_set_size (self->item_ids, 0);
  for (guint i = 0; i < rules->schedule->len; i++)
    g_ptr_array_add (self->item_ids, ((const HuScheduleItem *) g_ptr_array_index (rules->schedule, i))->item);
  for (guint i = 0; i < G_N_ELEMENTS (own); i++)
    g_ptr_array_add (self->item_ids, (gpointer) own[i]);

  gtk_string_list_append (names, _("All items"));
  for (guint i = 0; i < self->item_ids->len; i++)
    gtk_string_list_append (names, word_item (g_ptr_array_index (self->item_ids, i)));
  gtk_drop_down_set_model (self->items, G_LIST_MODEL (names));
}

/* --- The widget --- */

static void
game_changed_cb (HuLedgerPanel *self)
{
  self->table.updating = TRUE;
  hu_ledger_lines_update (self->table.lines, hu_game_get_snapshot (self->game));
  self->table.updating = FALSE;
  update_totals (self);
}

static gboolean
hu_ledger_panel_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (HU_LEDGER_PANEL (widget)->search));
}

static void
hu_ledger_panel_dispose (GObject *object)
{
  HuLedgerPanel *self = HU_LEDGER_PANEL (object);

  hu_panel_table_clear (&self->table);
  g_clear_object (&self->game);
  gtk_widget_dispose_template (GTK_WIDGET (object), HU_TYPE_LEDGER_PANEL);

  G_OBJECT_CLASS (hu_ledger_panel_parent_class)->dispose (object);
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
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GType type = G_TYPE_FROM_CLASS (klass);

  object_class->dispose = hu_ledger_panel_dispose;
  object_class->finalize = hu_ledger_panel_finalize;
  widget_class->grab_focus = hu_ledger_panel_grab_focus;

  signals[SHOW_HEXES] = g_signal_new ("show-hexes", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                      G_TYPE_NONE, 1, G_TYPE_ARRAY);
  signals[LIGHT_HEXES] = g_signal_new ("light-hexes", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                       G_TYPE_NONE, 1, G_TYPE_ARRAY);
  signals[SHOW_ROWS] = g_signal_new ("show-rows", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                     G_TYPE_NONE, 2, G_TYPE_ARRAY, G_TYPE_ARRAY);
  signals[SHOW_EVENT] = g_signal_new ("show-event", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                      G_TYPE_NONE, 1, G_TYPE_UINT);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/hexumpire/HexUmpire/ui/hu-ledger-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, HuLedgerPanel, box);
  gtk_widget_class_bind_template_child (widget_class, HuLedgerPanel, search);
  gtk_widget_class_bind_template_child (widget_class, HuLedgerPanel, sides);
  gtk_widget_class_bind_template_child (widget_class, HuLedgerPanel, items);
  gtk_widget_class_bind_template_child (widget_class, HuLedgerPanel, stack);
  gtk_widget_class_bind_template_child (widget_class, HuLedgerPanel, view);
  gtk_widget_class_bind_template_child (widget_class, HuLedgerPanel, empty);
  gtk_widget_class_bind_template_child (widget_class, HuLedgerPanel, totals);
  gtk_widget_class_bind_template_child_full (widget_class, "listed", FALSE,
                                             G_STRUCT_OFFSET (HuLedgerPanel, listed_totals));
  gtk_widget_class_bind_template_callback (widget_class, filter_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "hu-ledger-panel");
}

static void
hu_ledger_panel_init (HuLedgerPanel *self)
{
  static const HuPanelTableKind kind = {
    dup_text, sort_text, sort_number, COLUMN_EVENT, light_line, chosen, style_cell, is_listed, list_why, make_cell,
    fill_event,
  };
  GtkColumnViewColumn *event;

  self->item_ids = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  make_narrow (self->sides, 5, 10);
  make_narrow (self->items, 6, 20);
  hu_panel_table_init (&self->table, &kind, GTK_WIDGET (self), self->view, HU_TYPE_LEDGER_LINE);

  /* Translators: a column of the ledger: the number of an event; as short as can be */
  event = hu_panel_table_add_column (&self->table, COLUMN_EVENT, C_("ledger", "#"), 42, FALSE, FALSE);
  hu_panel_table_add_column (&self->table, COLUMN_TURN, C_("ledger", "Turn"), 72, FALSE, FALSE);
  hu_panel_table_add_column (&self->table, COLUMN_SIDE, C_("ledger", "Side"), 64, FALSE, FALSE);
  hu_panel_table_add_column (&self->table, COLUMN_TEXT, C_("ledger", "For"), 0, FALSE, FALSE);
  /* Translators: a column of the ledger: points */
  hu_panel_table_add_column (&self->table, COLUMN_POINTS, C_("ledger", "Points"), 56, TRUE, FALSE);
  /* The latest first, until somebody wants it otherwise. */
  gtk_column_view_sort_by_column (self->view, event, GTK_SORT_DESCENDING);
}

/**
 * hu_ledger_panel_set_game:
 * @self: a panel
 * @game: (nullable): whose ledger it shows; nothing where front-line is not in force
 */
void
hu_ledger_panel_set_game (HuLedgerPanel *self,
                          HuGame        *game)
{
  g_return_if_fail (HU_IS_LEDGER_PANEL (self));

  if (self->game != NULL)
    g_signal_handlers_disconnect_by_func (self->game, game_changed_cb, self);

  if (game != NULL && hu_front_line_rules (hu_game_get_scenario (game)) == NULL)
    game = NULL;

  self->table.updating = TRUE;
  g_list_store_remove_all (self->table.lines);
  g_set_object (&self->game, game);
  gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  if (game != NULL)
    {
      fill_sides (self);
      fill_items (self);
    }
  self->table.updating = FALSE;
  if (game == NULL)
    return;

  hu_panel_table_refilter (&self->table);
  g_signal_connect_object (game, "changed", G_CALLBACK (game_changed_cb), self, G_CONNECT_SWAPPED);
  game_changed_cb (self);
}
