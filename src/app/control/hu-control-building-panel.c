/*
 * The panel of buildings. Choosing a line selects and highlights its building on the map; the building selected
 * on the map is chosen here.
 *
 * One file, because its columns, its filter and its selection serve one list, and each names what
 * the others show.
 */
#include "config.h"

#include "hu-control-building-panel.h"

#include <glib/gi18n-lib.h>

#include "hu-control-building-line.h"
#include "hu-control-change.h"
#include "hu-explain-control.h"
#include "hu-help-topic.h"
#include "hu-hover.h"
#include "hu-tooltip.h"

typedef enum
{
  COLUMN_NAME,
  COLUMN_STOREYS,
  COLUMN_FIRST,
  COLUMN_SECOND,
  COLUMN_OWNER,
  COLUMN_MARKS,
  N_COLUMNS
} Column;

/* The entries of the drop-down before and after the sides. */
enum
{
  WHICH_ALL,
  WHICH_FIRST,
  WHICH_SECOND,
  WHICH_NOBODYS,
  WHICH_MARKED,
};

struct _HuBuildingPanel
{
  HuSidePage   parent_instance;

  HuMapView   *map; /* borrowed */

  GtkStack    *stack;
  GtkDropDown *owners;
  GtkButton   *history_button;
  GtkButton   *back;
  GtkLabel    *title;
  GtkLabel    *standing;
  GtkBox      *changes;

  GtkColumnViewColumn *side_columns[HU_N_SIDES];
};

G_DEFINE_FINAL_TYPE (HuBuildingPanel, hu_building_panel, HU_TYPE_SIDE_PAGE)

/* --- Words --- */

static const struct
{
  HuBuildingMarks mark;
  const char     *sign;
  const char     *words;
} marks[] = {
  { HU_BUILDING_CONTESTED, "≠", N_("contested") },
  { HU_BUILDING_VEHICLE, "V", N_("partly held by a vehicle") },
  { HU_BUILDING_UNDECLARED, "?", N_("Control not declared") },
  { HU_BUILDING_BARRED, "×", N_("barred by a Fire") },
};

static char *
dup_marks (HuBuildingLine *line,
           gboolean        in_words)
{
  g_autoptr(GPtrArray) parts = g_ptr_array_new ();

  for (guint i = 0; i < G_N_ELEMENTS (marks); i++)
    if (hu_building_line_get_marks (line) & marks[i].mark)
      g_ptr_array_add (parts, (gpointer) (in_words ? _(marks[i].words) : marks[i].sign));
  g_ptr_array_add (parts, NULL);

  return g_strjoinv (in_words ? ", " : " ", (char **) parts->pdata);
}

static char *
dup_text (gpointer line,
          guint    column)
{
  switch ((Column) column)
    {
    case COLUMN_NAME:
      return g_strdup (hu_building_line_get_name (line));
    case COLUMN_STOREYS:
      return g_strdup_printf ("%u", hu_building_line_get_storeys (line));
    case COLUMN_FIRST:
      return g_strdup_printf ("%u", hu_building_line_get_held (line, HU_SIDE_FIRST));
    case COLUMN_SECOND:
      return g_strdup_printf ("%u", hu_building_line_get_held (line, HU_SIDE_SECOND));
    case COLUMN_OWNER:
      return g_strdup (hu_building_line_get_owner_name (line));
    case COLUMN_MARKS:
      return dup_marks (line, FALSE);
    case N_COLUMNS:
      break;
    }

  g_return_val_if_reached (NULL);
}

static const char *
sort_text (gpointer line,
           guint    column)
{
  return column == COLUMN_NAME ? hu_building_line_get_name (line) : NULL;
}

static gint64
sort_number (gpointer line,
             guint    column)
{
  switch ((Column) column)
    {
    case COLUMN_STOREYS:
      return hu_building_line_get_storeys (line);
    case COLUMN_FIRST:
      return hu_building_line_get_held (line, HU_SIDE_FIRST);
    case COLUMN_SECOND:
      return hu_building_line_get_held (line, HU_SIDE_SECOND);
    case COLUMN_OWNER:
      return hu_building_line_get_owner (line);
    case COLUMN_MARKS:
      return hu_building_line_get_marks (line);
    case COLUMN_NAME:
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
  g_autofree char *words = NULL;

  if (column == COLUMN_OWNER)
    hu_panel_table_style_side (cell, hu_building_line_get_owner (line));
  if (column != COLUMN_MARKS)
    return;

  words = dup_marks (line, TRUE);
  hu_tooltip_set (cell, words[0] != '\0' ? words : NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (cell), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
}

/* --- The filter --- */

static gboolean
is_listed (gpointer line,
           gpointer panel)
{
  HuBuildingPanel *self = panel;
  HuSide owner = hu_building_line_get_owner (line);
  guint which = gtk_drop_down_get_selected (self->owners);
  g_autofree char *state = NULL;

  if ((which == WHICH_FIRST && owner != HU_SIDE_FIRST) || (which == WHICH_SECOND && owner != HU_SIDE_SECOND) ||
      (which == WHICH_NOBODYS && owner != HU_SIDE_NONE) ||
      (which == WHICH_MARKED && hu_building_line_get_marks (line) == 0))
    return FALSE;

  state = dup_marks (line, TRUE);
  return hu_panel_table_is_sought (hu_side_page_get_table (panel), hu_building_line_get_name (line),
                                   hu_building_line_get_owner_name (line), state, NULL);
}

/* --- The history of one --- */

static HuGame *
get_game (HuBuildingPanel *self)
{
  return hu_side_page_get_game (HU_SIDE_PAGE (self));
}

static void
change_clicked_cb (GtkWidget       *row,
                   HuControlChange *change)
{
  HuSidePage *page = HU_SIDE_PAGE (gtk_widget_get_ancestor (row, HU_TYPE_SIDE_PAGE));
  g_autoptr(HuControlChange) kept = g_object_ref (change);
  g_autoptr(GArray) hexes = hu_control_change_list_hexes (kept);

  hu_side_page_show_event (page, hu_control_change_get_event (kept));
  hu_session_show_hexes (hu_panel_get_session (HU_PANEL (page)), hexes);
}

static void
light_change (GtkWidget *row,
              gboolean   on)
{
  GtkWidget *page = gtk_widget_get_ancestor (row, HU_TYPE_SIDE_PAGE);
  g_autoptr(GArray) hexes = hu_control_change_list_hexes (g_object_get_data (G_OBJECT (row), "hu-change"));

  if (page != NULL)
    hu_side_page_light_hexes (HU_SIDE_PAGE (page), on ? hexes : NULL);
}

static GtkWidget *
make_change (HuControlChange *change)
{
  GtkWidget *row = gtk_button_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 1);
  GtkWidget *text = gtk_label_new (hu_control_change_get_text (change)), *when;
  g_autofree char *moment = hu_control_change_get_event (change) == 0
    ? g_strdup (_("At the set-up"))
    /* Translators: the number of an event, then as "Turn 2, German, Movement" */
    : g_strdup_printf (_("Event %1$u · %2$s"), hu_control_change_get_event (change),
                       hu_control_change_get_moment (change));

  when = gtk_label_new (moment);
  gtk_label_set_xalign (GTK_LABEL (when), 0);
  gtk_label_set_ellipsize (GTK_LABEL (when), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (when, "hu-rule");
  gtk_label_set_xalign (GTK_LABEL (text), 0);
  gtk_label_set_wrap (GTK_LABEL (text), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (text), PANGO_WRAP_WORD_CHAR);
  gtk_box_append (GTK_BOX (box), when);
  gtk_box_append (GTK_BOX (box), text);
  gtk_button_set_child (GTK_BUTTON (row), box);
  gtk_widget_add_css_class (row, "flat");
  gtk_widget_add_css_class (row, "hu-change");
  g_object_set_data_full (G_OBJECT (row), "hu-change", g_object_ref (change), g_object_unref);

  hu_hover_watch (row, TRUE, light_change);
  g_signal_connect (row, "clicked", G_CALLBACK (change_clicked_cb), change);

  return row;
}

static gint
get_building (HuBuildingPanel *self)
{
  return hu_map_state_get_building (hu_map_view_get_state (self->map));
}

static HuBuildingLine *
find_line (HuBuildingPanel *self,
           gint             building)
{
  g_autoptr(HuBuildingLine) line = NULL;

  if (building == HU_BUILDING_NONE)
    return NULL;

  /* The list keeps a reference to it: it has a line for each building, in order. */
  line = g_list_model_get_item (G_LIST_MODEL (hu_side_page_get_table (HU_SIDE_PAGE (self))->lines), (guint) building);
  return line;
}

static char *
word_standing (HuBuildingPanel *self,
               HuBuildingLine  *line)
{
  const HuScenario *scenario = hu_game_get_scenario (get_game (self));
  g_autofree char *owner = hu_explain_owner (hu_game_get_snapshot (get_game (self)), HU_SUBJECT_BUILDING,
                                             (gint32) hu_building_line_get_building (line));
  g_autofree char *first = hu_explain_side (scenario, HU_SIDE_FIRST);
  g_autofree char *second = hu_explain_side (scenario, HU_SIDE_SECOND);
  g_autofree char *state = dup_marks (line, TRUE);
  g_autofree char *count = NULL;
  g_autofree char *signs = NULL;

  /* Translators: side, how many Locations of a building are its, the other side, how many are its, how many there
   * are in all */
  count = g_strdup_printf (_("Locations: %1$s %2$u, %3$s %4$u; %5$u in all."),
                           first, hu_building_line_get_held (line, HU_SIDE_FIRST),
                           second, hu_building_line_get_held (line, HU_SIDE_SECOND),
                           hu_building_line_get_locations (line));
  if (state[0] == '\0')
    return g_strdup_printf ("%s\n%s", owner, count);

  /* Translators: what is to be said of a building, as "contested, barred by a Fire" */
  signs = g_strdup_printf (_("It is marked: %s."), state);
  return g_strdup_printf ("%s\n%s\n%s", owner, count, signs);
}

static void
update_history (HuBuildingPanel *self)
{
  HuBuildingLine *line = find_line (self, get_building (self));
  g_autoptr(GPtrArray) history = NULL;
  g_autofree char *standing = NULL;
  GtkWidget *row;

  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->changes))) != NULL)
    gtk_box_remove (self->changes, row);
  gtk_widget_set_sensitive (GTK_WIDGET (self->history_button), line != NULL);
  if (line == NULL)
    gtk_stack_set_visible_child_name (self->stack, "table");
  if (line == NULL || !g_str_equal (gtk_stack_get_visible_child_name (self->stack), "history"))
    return;

  gtk_label_set_text (self->title, hu_building_line_get_name (line));
  standing = word_standing (self, line);
  gtk_label_set_text (self->standing, standing);
  history = hu_control_changes_list (get_game (self), HU_SUBJECT_BUILDING,
                                     (gint32) hu_building_line_get_building (line));
  for (guint i = 0; i < history->len; i++)
    gtk_box_append (self->changes, make_change (g_ptr_array_index (history, i)));
  if (history->len == 0)
    {
      GtkWidget *none = gtk_label_new (_("It has not changed hands since the set-up."));

      gtk_widget_add_css_class (none, "dim-label");
      gtk_label_set_wrap (GTK_LABEL (none), TRUE);
      gtk_box_append (self->changes, none);
    }
}

/* Shows the history of the chosen building, or the table. */
static void
show_history (HuBuildingPanel *self,
              gboolean         history)
{
  if (history && find_line (self, get_building (self)) == NULL)
    return;

  gtk_stack_set_visible_child_name (self->stack, history ? "history" : "table");
  update_history (self);
  gtk_widget_grab_focus (history ? GTK_WIDGET (self->back) : GTK_WIDGET (hu_side_page_get_table (HU_SIDE_PAGE (self))->view));
}

static void
history_cb (HuBuildingPanel *self)
{
  show_history (self, TRUE);
}

static void
back_cb (HuBuildingPanel *self)
{
  show_history (self, FALSE);
}

/* --- Choosing --- */

static GArray *
list_hexes (gpointer  line,
            HuGame   *game)
{
  return g_array_ref ((GArray *) hu_building_line_get_hexes (line));
}

static void
choose (GtkWidget *page,
        gpointer   line)
{
  HuBuildingPanel *self = HU_BUILDING_PANEL (page);

  hu_map_state_set_building (hu_map_view_get_state (self->map), (gint) hu_building_line_get_building (line));
  HU_SIDE_PAGE_CLASS (hu_building_panel_parent_class)->table.chosen (page, line);
}

/* The map's building is the chosen one. */
static void
follow_map (HuSidePage *page)
{
  HuBuildingPanel *self = HU_BUILDING_PANEL (page);
  HuPanelTable *table = hu_side_page_get_table (page);
  HuBuildingLine *line = find_line (self, get_building (self));
  GListModel *shown = G_LIST_MODEL (table->selection);
  guint position = GTK_INVALID_LIST_POSITION;

  for (guint i = 0; line != NULL && i < g_list_model_get_n_items (shown); i++)
    {
      g_autoptr(HuBuildingLine) item = g_list_model_get_item (shown, i);

      if (item == line)
        position = i;
    }

  table->updating = TRUE;
  gtk_single_selection_set_selected (table->selection, position);
  table->updating = FALSE;
  update_history (self);
}

/* --- The widget --- */

static gboolean
hu_building_panel_grab_focus (GtkWidget *widget)
{
  HuBuildingPanel *self = HU_BUILDING_PANEL (widget);

  if (g_str_equal (gtk_stack_get_visible_child_name (self->stack), "history"))
    return gtk_widget_grab_focus (GTK_WIDGET (self->back));

  return GTK_WIDGET_CLASS (hu_building_panel_parent_class)->grab_focus (widget);
}

/* A column has room for three letters of a side's name. */
static void
name_columns (HuBuildingPanel *self)
{
  const HuScenario *scenario = hu_game_get_scenario (get_game (self));
  g_autoptr(GtkStringList) which = gtk_string_list_new (NULL);

  gtk_string_list_append (which, C_("buildings", "All"));
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    {
      g_autofree char *name = hu_explain_side (scenario, (HuSide) side);
      g_autofree char *first = g_utf8_substring (name, 0, MIN (3, g_utf8_strlen (name, -1)));

      gtk_column_view_column_set_title (self->side_columns[side], first);
      gtk_string_list_append (which, name);
    }
  gtk_string_list_append (which, C_("buildings", "Nobody’s"));
  gtk_string_list_append (which, C_("buildings", "Marked"));
  gtk_drop_down_set_model (self->owners, G_LIST_MODEL (which));
}

static void
begin (HuSidePage *page)
{
  gtk_stack_set_visible_child_name (HU_BUILDING_PANEL (page)->stack, "table");
  name_columns (HU_BUILDING_PANEL (page));
}

static void
hu_building_panel_class_init (HuBuildingPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  HuSidePageClass *page_class = HU_SIDE_PAGE_CLASS (klass);

  widget_class->grab_focus = hu_building_panel_grab_focus;
  page_class->system = HU_SYSTEM_CONTROL;
  page_class->table = (HuPanelTableKind) {
    dup_text, sort_text, sort_number, COLUMN_NAME, page_class->table.light, choose, style_cell, is_listed,
  };
  page_class->begin = begin;
  page_class->update_lines = hu_building_lines_update;
  page_class->update = follow_map;
  page_class->list_hexes = list_hexes;

  hu_side_page_class_set_template (page_class, "/io/github/hexumpire/HexUmpire/ui/hu-building-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, HuBuildingPanel, stack);
  gtk_widget_class_bind_template_child (widget_class, HuBuildingPanel, owners);
  gtk_widget_class_bind_template_child (widget_class, HuBuildingPanel, history_button);
  gtk_widget_class_bind_template_child (widget_class, HuBuildingPanel, back);
  gtk_widget_class_bind_template_child (widget_class, HuBuildingPanel, title);
  gtk_widget_class_bind_template_child (widget_class, HuBuildingPanel, standing);
  gtk_widget_class_bind_template_child (widget_class, HuBuildingPanel, changes);
  gtk_widget_class_bind_template_callback (widget_class, history_cb);
  gtk_widget_class_bind_template_callback (widget_class, back_cb);
  gtk_widget_class_set_css_name (widget_class, "hu-building-panel");
}

static void
hu_building_panel_init (HuBuildingPanel *self)
{
  HuPanelTable *table;
  GtkColumnViewColumn *name;

  gtk_widget_init_template (GTK_WIDGET (self));
  table = hu_side_page_init_table (HU_SIDE_PAGE (self), HU_TYPE_BUILDING_LINE);

  name = hu_panel_table_add_column (table, COLUMN_NAME, _("Building"), 0, FALSE, FALSE);
  /* Translators: a column of the table of buildings: how many levels; as short as can be */
  hu_panel_table_add_column (table, COLUMN_STOREYS, C_("buildings", "Lv"), 30, TRUE, FALSE);
  self->side_columns[HU_SIDE_FIRST] = hu_panel_table_add_column (table, COLUMN_FIRST, "1", 36, TRUE, FALSE);
  self->side_columns[HU_SIDE_SECOND] = hu_panel_table_add_column (table, COLUMN_SECOND, "2", 36, TRUE, FALSE);
  hu_panel_table_add_column (table, COLUMN_OWNER, C_("buildings", "Control"), 82, FALSE, FALSE);
  /* Translators: a column of the table of buildings for signs: contested, barred … */
  hu_panel_table_add_column (table, COLUMN_MARKS, C_("buildings", "State"), 52, FALSE, FALSE);
  gtk_column_view_sort_by_column (table->view, name, GTK_SORT_ASCENDING);
  hu_help_topic_set (GTK_WIDGET (self), "26.14");
}

HuSidePage *
hu_building_panel_new (HuMapView *map)
{
  HuBuildingPanel *self = g_object_new (HU_TYPE_BUILDING_PANEL, NULL);

  self->map = map;
  g_signal_connect_object (hu_map_view_get_state (map), "notify::building", G_CALLBACK (follow_map), self,
                           G_CONNECT_SWAPPED);

  return HU_SIDE_PAGE (self);
}
