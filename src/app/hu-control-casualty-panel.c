/*
 * The panel of casualties: a line a unit with the sum that it is worth, what is
 * captured with whose it is, exits by area, corrections; below them the totals.
 */
#include "config.h"

#include "hu-control-casualty-panel.h"

#include <glib/gi18n-lib.h>

#include "hu-control-casualty-line.h"
#include "hu-control-rules.h"
#include "hu-explain.h"
#include "hu-panel-table.h"

typedef enum
{
  COLUMN_EVENT,
  COLUMN_SIDE,
  COLUMN_TEXT,
  COLUMN_POINTS,
  COLUMN_TOTAL,
  N_COLUMNS
} Column;

/* The entries of the drop-down of kinds. */
enum
{
  WHICH_ALL,
  WHICH_ELIMINATED,
  WHICH_CAPTURED,
  WHICH_EXITED,
  WHICH_ADJUSTED,
};

struct _HuCasualtyPanel
{
  GtkWidget       parent_instance;

  HuGame         *game;
  HuPanelTable         table;

  GtkWidget      *box;
  GtkSearchEntry *search;
  GtkDropDown    *sides;
  GtkDropDown    *kinds;
  GtkStack       *stack;
  GtkColumnView  *view;
  GtkLabel       *empty;
  GtkBox         *areas;
  GtkLabel       *casualties;
  GtkLabel       *exits;
};

enum
{
  SHOW_HEXES,
  LIGHT_HEXES,
  SHOW_EVENT,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (HuCasualtyPanel, hu_casualty_panel, GTK_TYPE_WIDGET)

/* --- Lines --- */

static char *
dup_text (gpointer line,
          guint    column)
{
  switch ((Column) column)
    {
    case COLUMN_EVENT:
      return g_strdup_printf ("%u", hu_casualty_line_get_event (line));
    case COLUMN_SIDE:
      return g_strdup (hu_casualty_line_get_side_name (line));
    case COLUMN_TEXT:
      return g_strdup_printf ("%s\n%s", hu_casualty_line_get_text (line), hu_casualty_line_get_what (line));
    case COLUMN_POINTS:
      return g_strdup_printf ("%+" G_GINT64_FORMAT, hu_casualty_line_get_points (line));
    case COLUMN_TOTAL:
      return g_strdup_printf ("%" G_GINT64_FORMAT, hu_casualty_line_get_total (line));
    case N_COLUMNS:
      break;
    }

  g_return_val_if_reached (NULL);
}

static const char *
sort_text (gpointer line,
           guint    column)
{
  return column == COLUMN_TEXT ? hu_casualty_line_get_text (line) : NULL;
}

static gint64
sort_number (gpointer line,
             guint    column)
{
  switch ((Column) column)
    {
    case COLUMN_SIDE:
      return hu_casualty_line_get_side (line);
    case COLUMN_POINTS:
      return hu_casualty_line_get_points (line);
    case COLUMN_TOTAL:
      return hu_casualty_line_get_total (line);
    case COLUMN_EVENT:
      return hu_casualty_line_get_event (line);
    case COLUMN_TEXT:
    case N_COLUMNS:
      break;
    }

  g_return_val_if_reached (0);
}

static void
style_cell (GtkWidget *cell,
            gpointer   line,
            guint      column)
{
  if (column == COLUMN_SIDE)
    hu_panel_table_style_side (cell, hu_casualty_line_get_side (line));
}

static gboolean
is_of_kind (gpointer line,
            guint    which)
{
  switch (which)
    {
    case WHICH_ELIMINATED:
      return hu_casualty_line_get_kind (line) == HU_LINE_ELIMINATED;
    case WHICH_CAPTURED:
      return hu_casualty_line_get_kind (line) == HU_LINE_CAPTURED;
    case WHICH_EXITED:
      return hu_casualty_line_is_exit (line);
    case WHICH_ADJUSTED:
      return hu_casualty_line_get_kind (line) == HU_LINE_ADJUSTED;
    default:
      return TRUE;
    }
}

static gboolean
is_listed (gpointer line,
           gpointer panel)
{
  HuCasualtyPanel *self = panel;
  guint side = gtk_drop_down_get_selected (self->sides);

  if ((side == 1 + HU_SIDE_FIRST || side == 1 + HU_SIDE_SECOND) &&
      hu_casualty_line_get_side (line) != (HuSide) (side - 1))
    return FALSE;

  return is_of_kind (line, gtk_drop_down_get_selected (self->kinds)) &&
         hu_panel_table_is_sought (GTK_EDITABLE (self->search), hu_casualty_line_get_text (line),
                                   hu_casualty_line_get_what (line), hu_casualty_line_get_side_name (line), NULL);
}

static void
light_line (GtkWidget *panel,
            gpointer   line)
{
  HuCasualtyPanel *self = HU_CASUALTY_PANEL (panel);
  g_autoptr(GArray) hexes = line != NULL && self->game != NULL ? hu_casualty_line_list_hexes (line, self->game) : NULL;

  g_signal_emit (self, signals[LIGHT_HEXES], 0, hexes);
}

static void
chosen (GtkWidget *panel,
        gpointer   line)
{
  HuCasualtyPanel *self = HU_CASUALTY_PANEL (panel);
  g_autoptr(GArray) hexes = self->game != NULL ? hu_casualty_line_list_hexes (line, self->game) : NULL;

  if (hexes != NULL && hexes->len > 0)
    g_signal_emit (self, signals[SHOW_HEXES], 0, hexes);
}

static void
activate_cb (HuCasualtyPanel *self,
             guint            position)
{
  g_autoptr(HuCasualtyLine) line = g_list_model_get_item (G_LIST_MODEL (self->table.selection), position);

  if (line != NULL && hu_casualty_line_get_event (line) > 0)
    g_signal_emit (self, signals[SHOW_EVENT], 0, hu_casualty_line_get_event (line));
}

/* --- What is below them --- */

static char *
word_totals (HuCasualtyPanel *self,
             const gint64     points[HU_N_SIDES])
{
  return hu_explain_totals (hu_game_get_scenario (self->game), HU_SIDE_FIRST, points, HU_LANG_LOCALE);
}

static void
area_clicked_cb (GtkWidget *button)
{
  HuCasualtyPanel *self = HU_CASUALTY_PANEL (gtk_widget_get_ancestor (button, HU_TYPE_CASUALTY_PANEL));
  guint area = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "hu-area"));
  const HuExitArea *exits = g_ptr_array_index (hu_control_rules (hu_game_get_scenario (self->game))->exits, area);

  g_signal_emit (self, signals[SHOW_HEXES], 0, exits->hexes);
}

static void
update_areas (HuCasualtyPanel *self)
{
  const HuScenario *scenario = hu_game_get_scenario (self->game);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->areas))) != NULL)
    gtk_box_remove (self->areas, child);

  for (guint i = 0; i < hu_control_rules (scenario)->exits->len; i++)
    {
      const HuExitArea *area = g_ptr_array_index (hu_control_rules (scenario)->exits, i);
      g_autofree char *side = hu_explain_side (scenario, area->side, HU_LANG_LOCALE);
      g_autofree char *hexes = hu_explain_hexes (scenario, area->hexes, 4, HU_LANG_LOCALE);
      g_autofree char *points = g_strdup_printf ("%" G_GINT64_FORMAT, hu_casualty_area_points (self->game, i));
      /* Translators: a side, hexes through which it may leave the map, the points that it has for that */
      g_autofree char *text = g_strdup_printf (_("%1$s exit %2$s: %3$s"), side, hexes, points);
      GtkWidget *button = gtk_button_new (), *label = gtk_label_new (text);

      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_MIDDLE);
      gtk_button_set_child (GTK_BUTTON (button), label);
      gtk_widget_add_css_class (button, "flat");
      gtk_widget_add_css_class (button, "hu-condition-line");
      gtk_widget_set_tooltip_text (button, text);
      g_object_set_data (G_OBJECT (button), "hu-area", GUINT_TO_POINTER (i));
      g_signal_connect (button, "clicked", G_CALLBACK (area_clicked_cb), NULL);
      gtk_box_append (self->areas, button);
    }
}

static void
update_totals (HuCasualtyPanel *self)
{
  const HuControlReport *report = hu_snapshot_get_control (hu_game_get_snapshot (self->game));
  g_autofree char *casualties = word_totals (self, report->cvp);
  g_autofree char *exits = word_totals (self, report->exit_vp);
  /* Translators: %s is as "German 12 : 4 Russian" */
  g_autofree char *first = g_strdup_printf (_("Casualties: %s"), casualties);
  /* Translators: %s is as "German 12 : 4 Russian" */
  g_autofree char *second = g_strdup_printf (_("Exit points: %s"), exits);
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->table.lines));

  gtk_label_set_text (self->casualties, first);
  gtk_label_set_text (self->exits, second);
  gtk_label_set_text (self->empty, n > 0 ? _("No line is like that.") : _("Nothing is lost, captured or gone yet."));
  gtk_stack_set_visible_child_name (self->stack, hu_panel_table_get_n_listed (&self->table) > 0 ? "list" : "empty");
}

static void
filter_changed_cb (HuCasualtyPanel *self)
{
  if (self->game == NULL || self->table.updating)
    return;

  hu_panel_table_refilter (&self->table);
  update_totals (self);
}

static void
game_changed_cb (HuCasualtyPanel *self)
{
  self->table.updating = TRUE;
  hu_casualty_lines_update (self->table.lines, hu_game_get_snapshot (self->game));
  self->table.updating = FALSE;
  update_areas (self);
  update_totals (self);
}

/* --- The widget --- */

static gboolean
hu_casualty_panel_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (HU_CASUALTY_PANEL (widget)->search));
}

static void
hu_casualty_panel_dispose (GObject *object)
{
  HuCasualtyPanel *self = HU_CASUALTY_PANEL (object);

  hu_panel_table_clear (&self->table);
  g_clear_object (&self->game);
  gtk_widget_dispose_template (GTK_WIDGET (object), HU_TYPE_CASUALTY_PANEL);

  G_OBJECT_CLASS (hu_casualty_panel_parent_class)->dispose (object);
}

static void
hu_casualty_panel_class_init (HuCasualtyPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hu_casualty_panel_dispose;
  widget_class->grab_focus = hu_casualty_panel_grab_focus;

  signals[SHOW_HEXES] = g_signal_new ("show-hexes", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                      G_TYPE_NONE, 1, G_TYPE_ARRAY);
  signals[LIGHT_HEXES] = g_signal_new ("light-hexes", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                       G_TYPE_NONE, 1, G_TYPE_ARRAY);
  signals[SHOW_EVENT] = g_signal_new ("show-event", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                      G_TYPE_NONE, 1, G_TYPE_UINT);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/hexumpire/HexUmpire/ui/hu-casualty-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, HuCasualtyPanel, box);
  gtk_widget_class_bind_template_child (widget_class, HuCasualtyPanel, search);
  gtk_widget_class_bind_template_child (widget_class, HuCasualtyPanel, sides);
  gtk_widget_class_bind_template_child (widget_class, HuCasualtyPanel, kinds);
  gtk_widget_class_bind_template_child (widget_class, HuCasualtyPanel, stack);
  gtk_widget_class_bind_template_child (widget_class, HuCasualtyPanel, view);
  gtk_widget_class_bind_template_child (widget_class, HuCasualtyPanel, empty);
  gtk_widget_class_bind_template_child (widget_class, HuCasualtyPanel, areas);
  gtk_widget_class_bind_template_child (widget_class, HuCasualtyPanel, casualties);
  gtk_widget_class_bind_template_child (widget_class, HuCasualtyPanel, exits);
  gtk_widget_class_bind_template_callback (widget_class, filter_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "hu-casualty-panel");
}

static void
hu_casualty_panel_init (HuCasualtyPanel *self)
{
  static const HuPanelTableKind kind = {
    dup_text, sort_text, sort_number, COLUMN_EVENT, light_line, chosen, style_cell, is_listed,
  };
  GtkColumnViewColumn *event;

  gtk_widget_init_template (GTK_WIDGET (self));
  hu_panel_table_init (&self->table, &kind, GTK_WIDGET (self), self->view, HU_TYPE_CASUALTY_LINE);

  /* Translators: a column of the casualties: the number of an event; as short as can be */
  event = hu_panel_table_add_column (&self->table, COLUMN_EVENT, C_("casualties", "#"), 40, TRUE, FALSE);
  hu_panel_table_add_column (&self->table, COLUMN_SIDE, C_("casualties", "To"), 66, FALSE, FALSE);
  hu_panel_table_add_column (&self->table, COLUMN_TEXT, C_("casualties", "For"), 0, FALSE, TRUE);
  /* Translators: a column of the casualties: points; as short as can be */
  hu_panel_table_add_column (&self->table, COLUMN_POINTS, C_("casualties", "VP"), 40, TRUE, FALSE);
  hu_panel_table_add_column (&self->table, COLUMN_TOTAL, C_("casualties", "Sum"), 44, TRUE, FALSE);
  gtk_column_view_sort_by_column (self->view, event, GTK_SORT_DESCENDING);
}

static void
fill_choices (HuCasualtyPanel *self)
{
  const HuScenario *scenario = hu_game_get_scenario (self->game);
  g_autoptr(GtkStringList) sides = gtk_string_list_new (NULL);
  g_autoptr(GtkStringList) kinds = gtk_string_list_new (NULL);

  gtk_string_list_append (sides, _("Both"));
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    gtk_string_list_take (sides, hu_explain_side (scenario, (HuSide) side, HU_LANG_LOCALE));
  gtk_drop_down_set_model (self->sides, G_LIST_MODEL (sides));

  gtk_string_list_append (kinds, C_("casualties", "All"));
  gtk_string_list_append (kinds, C_("casualties", "Eliminated"));
  gtk_string_list_append (kinds, C_("casualties", "Captured"));
  gtk_string_list_append (kinds, C_("casualties", "Exits"));
  gtk_string_list_append (kinds, C_("casualties", "Corrections"));
  gtk_drop_down_set_model (self->kinds, G_LIST_MODEL (kinds));
}

/**
 * hu_casualty_panel_set_game:
 * @self: a panel
 * @game: (nullable): whose casualties it shows; nothing where control is not in force
 */
void
hu_casualty_panel_set_game (HuCasualtyPanel *self,
                            HuGame          *game)
{
  g_return_if_fail (HU_IS_CASUALTY_PANEL (self));

  if (self->game != NULL)
    g_signal_handlers_disconnect_by_func (self->game, game_changed_cb, self);
  if (game != NULL && !hu_game_has_views (game))
    game = NULL;

  self->table.updating = TRUE;
  g_list_store_remove_all (self->table.lines);
  g_set_object (&self->game, game);
  gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  if (game != NULL)
    fill_choices (self);
  self->table.updating = FALSE;
  if (game == NULL)
    return;

  g_signal_connect_object (game, "changed", G_CALLBACK (game_changed_cb), self, G_CONNECT_SWAPPED);
  game_changed_cb (self);
}

/**
 * hu_casualty_panel_dup_text:
 * @self: a panel with a game
 *
 * Returns: (transfer full): the table as it is shown, and the totals
 */
char *
hu_casualty_panel_dup_text (HuCasualtyPanel *self)
{
  GString *text = g_string_new (NULL);
  GListModel *shown;

  g_return_val_if_fail (HU_IS_CASUALTY_PANEL (self), NULL);

  shown = G_LIST_MODEL (self->table.selection);
  for (guint i = 0; i < g_list_model_get_n_items (shown); i++)
    {
      g_autoptr(HuCasualtyLine) line = g_list_model_get_item (shown, i);

      g_string_append_printf (text, "%u|%s|%s|%s|%" G_GINT64_FORMAT "|%" G_GINT64_FORMAT "\n",
                              hu_casualty_line_get_event (line), hu_casualty_line_get_side_name (line),
                              hu_casualty_line_get_text (line), hu_casualty_line_get_what (line),
                              hu_casualty_line_get_points (line), hu_casualty_line_get_total (line));
    }
  g_string_append_printf (text, "%s\n%s", gtk_label_get_text (self->casualties), gtk_label_get_text (self->exits));

  return g_string_free (text, FALSE);
}
