/*
 * The ledger: a line a gain, sorted by any column, filtered by side, item and
 * words; below it the totals, which are its sums.  Pointing at a line lights
 * its hexes, choosing it shows them, and its number leads to its event.
 */
#include "config.h"

#include "hu-ledger-panel.h"

#include <glib/gi18n-lib.h>

#include "hu-css-class.h"
#include "hu-explain.h"
#include "hu-ledger-line.h"
#include "hu-spoken.h"
#include "hu-why-target.h"

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
  GListStore         *lines; /* HuLedgerLine */
  GtkFilterListModel *listed;
  GtkCustomFilter    *filter;
  GtkSingleSelection *selection;
  GPtrArray          *item_ids; /* of the drop-down, without its first entry */
  gboolean            updating;

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

static HuLedgerPanel *
get_panel (GtkWidget *widget)
{
  return HU_LEDGER_PANEL (gtk_widget_get_ancestor (widget, HU_TYPE_LEDGER_PANEL));
}

/* --- Sorting and filtering --- */

static gint
compare (gint64 a,
         gint64 b)
{
  return (a > b) - (a < b);
}

/* What counts for the end of the game only comes after all that has happened. */
static gint
compare_moments (const HuLedgerEntry *a,
                 const HuLedgerEntry *b)
{
  if (a->provisional != b->provisional)
    return a->provisional ? 1 : -1;

  return compare (a->event, b->event);
}

static gint
compare_lines (gconstpointer a,
               gconstpointer b,
               gpointer      column)
{
  HuLedgerLine *one = (gpointer) a, *other = (gpointer) b;
  const HuLedgerEntry *first = hu_ledger_line_get_entry (one), *second = hu_ledger_line_get_entry (other);
  gint order = 0;

  switch ((Column) GPOINTER_TO_INT (column))
    {
    case COLUMN_TURN:
      order = compare (first->turn, second->turn);
      break;
    case COLUMN_SIDE:
      order = compare (first->side, second->side);
      break;
    case COLUMN_TEXT:
      order = g_utf8_collate (hu_ledger_line_get_text (one), hu_ledger_line_get_text (other));
      break;
    case COLUMN_POINTS:
      order = compare (first->points, second->points);
      break;
    case COLUMN_EVENT:
    case N_COLUMNS:
    default:
      break;
    }

  return order != 0 ? order : compare_moments (first, second);
}

static gboolean
contains (const char *text,
          const char *words)
{
  g_autofree char *folded = g_utf8_casefold (text, -1);

  return strstr (folded, words) != NULL;
}

static gboolean
is_listed (gpointer item,
           gpointer data)
{
  HuLedgerPanel *self = data;
  HuLedgerLine *line = item;
  guint side = gtk_drop_down_get_selected (self->sides), chosen = gtk_drop_down_get_selected (self->items);
  g_autofree char *words = g_utf8_casefold (gtk_editable_get_text (GTK_EDITABLE (self->search)), -1);

  if (side == 1 + HU_SIDE_FIRST && hu_ledger_line_get_entry (line)->side != HU_SIDE_FIRST)
    return FALSE;
  if (side == 1 + HU_SIDE_SECOND && hu_ledger_line_get_entry (line)->side != HU_SIDE_SECOND)
    return FALSE;
  if (chosen >= 1 && chosen <= self->item_ids->len &&
      !g_str_equal (hu_ledger_line_get_item (line), g_ptr_array_index (self->item_ids, chosen - 1)))
    return FALSE;

  return words[0] == '\0' || contains (hu_ledger_line_get_text (line), words) ||
         contains (hu_ledger_line_get_item (line), words) ||
         contains (hu_ledger_line_get_turn (line), words) ||
         contains (hu_ledger_line_get_side (line), words);
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
  HuSide attacker = scenario->front_line->attacker, defender = scenario->front_line->defender;
  g_autofree char *first = hu_explain_side (scenario, attacker, HU_LANG_LOCALE);
  g_autofree char *second = hu_explain_side (scenario, defender, HU_LANG_LOCALE);
  g_autofree char *first_points = g_strdup_printf ("%" G_GINT64_FORMAT, points[attacker]);
  g_autofree char *second_points = g_strdup_printf ("%" G_GINT64_FORMAT, points[defender]);

  /* Translators: side, its points, the other side, its points */
  return g_strdup_printf (_("%1$s %2$s : %4$s %3$s"), first, first_points, second, second_points);
}

static void
update_totals (HuLedgerPanel *self)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->lines));
  guint n_listed = g_list_model_get_n_items (G_LIST_MODEL (self->listed));
  g_autofree char *all = NULL;
  gint64 points[HU_N_SIDES];

  sum (G_LIST_MODEL (self->lines), points);
  all = word_totals (self, points);
  gtk_label_set_text (self->totals, all);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->totals), all);

  gtk_widget_set_visible (GTK_WIDGET (self->listed_totals), n_listed < n);
  if (n_listed < n)
    {
      g_autofree char *words = NULL;
      g_autofree char *text = NULL;

      sum (G_LIST_MODEL (self->listed), points);
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
  if (self->updating || self->game == NULL)
    return;

  gtk_filter_changed (GTK_FILTER (self->filter), GTK_FILTER_CHANGE_DIFFERENT);
  update_totals (self);
}

/* --- Cells --- */

static HuLedgerLine *
line_of (GtkWidget *cell)
{
  GtkListItem *item = g_object_get_data (G_OBJECT (cell), "hu-item");

  return item != NULL ? gtk_list_item_get_item (item) : NULL;
}

static void
enter_cb (GtkEventController *motion,
          double              x,
          double              y)
{
  GtkWidget *cell = gtk_event_controller_get_widget (motion);
  HuLedgerPanel *self = get_panel (cell);
  HuLedgerLine *line = line_of (cell);
  g_autoptr(GArray) hexes = NULL;

  if (line == NULL || self == NULL || self->game == NULL)
    return;

  hexes = hu_ledger_line_list_hexes (line, self->game);
  g_signal_emit (self, signals[LIGHT_HEXES], 0, hexes);
}

static void
leave_cb (GtkEventController *motion)
{
  HuLedgerPanel *self = get_panel (gtk_event_controller_get_widget (motion));

  if (self != NULL)
    g_signal_emit (self, signals[LIGHT_HEXES], 0, NULL);
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
  HuLedgerPanel *self = get_panel (button);
  HuLedgerLine *line = line_of (button);

  if (self != NULL && line != NULL)
    show_event (self, line);
}

static GListModel *
list_why (GtkWidget  *cell,
          HuGame     *game,
          HuSnapshot *shown)
{
  HuLedgerLine *line = line_of (cell);

  return line != NULL ? hu_why_tree_new_entry (game, hu_ledger_line_get_entry (line)) : NULL;
}

static void
setup_cb (GtkSignalListItemFactory *factory,
          GtkListItem              *item,
          gpointer                  column)
{
  GtkWidget *cell = gtk_label_new (NULL);
  GtkEventController *motion = gtk_event_controller_motion_new ();

  gtk_label_set_xalign (GTK_LABEL (cell), GPOINTER_TO_INT (column) == COLUMN_POINTS ? 1 : 0);
  gtk_label_set_ellipsize (GTK_LABEL (cell), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (cell, "numeric");
  if (GPOINTER_TO_INT (column) == COLUMN_EVENT)
    {
      gtk_label_set_ellipsize (GTK_LABEL (cell), PANGO_ELLIPSIZE_NONE);
      cell = gtk_button_new ();
      gtk_widget_add_css_class (cell, "flat");
      gtk_widget_add_css_class (cell, "hu-ledger-event");
      gtk_widget_add_css_class (cell, "numeric");
      g_signal_connect (cell, "clicked", G_CALLBACK (event_clicked_cb), NULL);
    }
  gtk_widget_set_hexpand (cell, TRUE);

  g_signal_connect (motion, "enter", G_CALLBACK (enter_cb), NULL);
  g_signal_connect (motion, "leave", G_CALLBACK (leave_cb), NULL);
  gtk_widget_add_controller (cell, motion);
  g_object_set_data (G_OBJECT (cell), "hu-item", item);
  hu_why_target_set (cell, list_why, TRUE);
  gtk_list_item_set_child (item, cell);
}

static void
bind_event (GtkWidget    *cell,
            HuLedgerLine *line)
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

static char *
dup_cell (HuLedgerLine *line,
          Column        column)
{
  switch (column)
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
    default:
      g_return_val_if_reached (NULL);
    }
}

static void
bind_cb (GtkSignalListItemFactory *factory,
         GtkListItem              *item,
         gpointer                  column)
{
  GtkWidget *cell = gtk_list_item_get_child (item);
  HuLedgerLine *line = gtk_list_item_get_item (item);
  const HuLedgerEntry *entry = hu_ledger_line_get_entry (line);

  if (GPOINTER_TO_INT (column) == COLUMN_EVENT)
    bind_event (cell, line);
  else
    {
      g_autofree char *text = dup_cell (line, (Column) GPOINTER_TO_INT (column));

      gtk_label_set_text (GTK_LABEL (cell), text);
      gtk_widget_set_tooltip_text (cell, GPOINTER_TO_INT (column) == COLUMN_TEXT ? text : NULL);
    }

  hu_css_class_set (cell, "provisional", entry->provisional);
  if (GPOINTER_TO_INT (column) == COLUMN_SIDE)
    {
      gtk_widget_remove_css_class (cell, entry->side == HU_SIDE_FIRST ? "second-side" : "first-side");
      gtk_widget_add_css_class (cell, entry->side == HU_SIDE_FIRST ? "first-side" : "second-side");
    }
}

static void
add_column (HuLedgerPanel *self,
            Column         column,
            const char    *title,
            int            width)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  g_autoptr(GtkColumnViewColumn) added = NULL;
  g_autoptr(GtkSorter) sorter =
    GTK_SORTER (gtk_custom_sorter_new (compare_lines, GINT_TO_POINTER (column), NULL));

  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), GINT_TO_POINTER (column));
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), GINT_TO_POINTER (column));
  added = gtk_column_view_column_new (title, factory);
  gtk_column_view_column_set_sorter (added, sorter);
  if (width > 0)
    gtk_column_view_column_set_fixed_width (added, width);
  else
    gtk_column_view_column_set_expand (added, TRUE);
  gtk_column_view_append_column (self->view, added);

  /* The latest first, until somebody wants it otherwise. */
  if (column == COLUMN_EVENT)
    gtk_column_view_sort_by_column (self->view, added, GTK_SORT_DESCENDING);
}

/* --- Choosing --- */

static void
selected_cb (HuLedgerPanel *self)
{
  HuLedgerLine *line = gtk_single_selection_get_selected_item (self->selection);
  const HuLedgerEntry *entry;
  g_autoptr(GArray) hexes = NULL;

  if (line == NULL || self->updating || self->game == NULL)
    return;

  entry = hu_ledger_line_get_entry (line);
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
  g_autoptr(HuLedgerLine) line = g_list_model_get_item (G_LIST_MODEL (self->selection), position);

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
  const HuFrontLineRules *rules = hu_game_get_scenario (self->game)->front_line;
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
  self->updating = TRUE;
  hu_ledger_lines_update (self->lines, hu_game_get_snapshot (self->game));
  self->updating = FALSE;
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

  if (self->selection != NULL)
    g_signal_handlers_disconnect_by_data (self->selection, self);
  g_clear_object (&self->game);
  g_clear_object (&self->selection);
  g_clear_object (&self->listed);
  g_clear_object (&self->filter);
  g_clear_object (&self->lines);
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
init_models (HuLedgerPanel *self)
{
  GtkSortListModel *sorted;

  self->lines = g_list_store_new (HU_TYPE_LEDGER_LINE);
  self->filter = gtk_custom_filter_new (is_listed, self, NULL);
  self->listed = gtk_filter_list_model_new (G_LIST_MODEL (g_object_ref (self->lines)),
                                            GTK_FILTER (g_object_ref (self->filter)));
  sorted = gtk_sort_list_model_new (G_LIST_MODEL (g_object_ref (self->listed)),
                                    g_object_ref (gtk_column_view_get_sorter (self->view)));
  self->selection = gtk_single_selection_new (NULL);
  gtk_single_selection_set_autoselect (self->selection, FALSE);
  gtk_single_selection_set_can_unselect (self->selection, TRUE);
  gtk_single_selection_set_model (self->selection, G_LIST_MODEL (sorted));
  g_object_unref (sorted);
  g_signal_connect_swapped (self->selection, "notify::selected-item", G_CALLBACK (selected_cb), self);
  gtk_column_view_set_model (self->view, GTK_SELECTION_MODEL (self->selection));
}

static void
hu_ledger_panel_init (HuLedgerPanel *self)
{
  self->item_ids = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  hu_spoken_name_table (self->view);
  make_narrow (self->sides, 5, 10);
  make_narrow (self->items, 6, 20);
  init_models (self);

  /* Translators: a column of the ledger: the number of an event; as short as can be */
  add_column (self, COLUMN_EVENT, C_("ledger", "#"), 42);
  add_column (self, COLUMN_TURN, C_("ledger", "Turn"), 72);
  add_column (self, COLUMN_SIDE, C_("ledger", "Side"), 64);
  add_column (self, COLUMN_TEXT, C_("ledger", "For"), 0);
  /* Translators: a column of the ledger: points */
  add_column (self, COLUMN_POINTS, C_("ledger", "Points"), 56);
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

  if (game != NULL && hu_game_get_scenario (game)->front_line == NULL)
    game = NULL;

  self->updating = TRUE;
  g_list_store_remove_all (self->lines);
  g_set_object (&self->game, game);
  gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  if (game != NULL)
    {
      fill_sides (self);
      fill_items (self);
    }
  self->updating = FALSE;
  if (game == NULL)
    return;

  gtk_filter_changed (GTK_FILTER (self->filter), GTK_FILTER_CHANGE_DIFFERENT);
  g_signal_connect_object (game, "changed", G_CALLBACK (game_changed_cb), self, G_CONNECT_SWAPPED);
  game_changed_cb (self);
}
