/*
 * The pages of the scenario itself, its start and its calendar: forms for the draft.
 */
#include "config.h"

#include "hu-workshop-page.h"

#include <glib/gi18n-lib.h>

#include "hu-workshop-follow-row.h"
#include "hu-workshop-form.h"
#include "hu-workshop-lines.h"
#include "hu-workshop-row.h"
#include "hu-workshop-list.h"
#include "hu-workshop-map.h"
#include "hu-workshop-rules.h"
#include "hu-workshop-tools.h"
#include "hu-workshop-use.h"

static void
add (GtkWidget *group,
     GtkWidget *row)
{
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
}

static GtkWidget *
add_list (GtkWidget                 *page,
          HuWorkshopBench           *bench,
          const char                *pointer,
          const char                *title,
          const char                *description,
          const HuWorkshopListClass *klass)
{
  GtkWidget *list = hu_workshop_list_new (bench, pointer, title, description, klass);

  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), ADW_PREFERENCES_GROUP (list));

  return list;
}

/* --- The scenario --- */

GtkWidget *
hu_workshop_page_general (HuWorkshopBench *bench)
{
  GtkWidget *page = adw_preferences_page_new ();
  GtkWidget *group = hu_workshop_add_group (page, _("Scenario"), NULL);

  add (group, hu_workshop_row_text (bench->shop, "/title", _("Title"), HU_ROW_TEXT));
  add (group, hu_workshop_row_prose (bench->shop, "/about", _("About it")));

  for (guint side = 0; side < HU_N_SIDES; side++)
    {
      g_autofree char *pointer = g_strdup_printf ("/sides/%u", side);
      g_autofree char *color = g_strdup_printf ("/sides/%u/color", side);

      group = hu_workshop_add_group (page, side == 0 ? _("First Side") : _("Second Side"), NULL);
      add (group, hu_workshop_row_name (bench->shop, pointer, _("Name"), HU_ID_SIDE, HU_ROW_TEXT));
      add (group, hu_workshop_row_color (bench->shop, color, _("Colour of its counters")));
      hu_workshop_form_add_advanced (bench, group, pointer, "side");
    }

  return page;
}

/* --- The start --- */

static gint
control_value (gpointer data,
               HuHex    hex)
{
  HuWorkshopTool *tool = data;

  return hu_workshop_get_scenario (tool->bench->shop)->start.hex_owner[hex];
}

static void
apply_control (gpointer      data,
               const GArray *hexes,
               gboolean      on)
{
  HuWorkshopTool *tool = data;

  hu_workshop_paint_owner (tool->bench->shop, (const HuHex *) hexes->data, hexes->len,
                           on ? (HuSide) tool->kind : HU_SIDE_NONE);
}

static const HuHandTool control_tool = { .kind = HU_HAND_HEXES, .apply = apply_control, .value = control_value };

static void
name_side (GtkWidget *button)
{
  HuWorkshopTool *tool = g_object_get_data (G_OBJECT (button), "hu-tool");
  g_autofree char *pointer = g_strdup_printf ("/sides/%d", tool->kind);
  g_autofree char *name = hu_workshop_dup_name (tool->bench->shop, hu_workshop_get (tool->bench->shop, pointer));
  GtkWidget *label = gtk_widget_get_last_child (gtk_button_get_child (GTK_BUTTON (button)));

  gtk_label_set_text (GTK_LABEL (label), name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
follow_side_name (GtkWidget *button,
                  guint      parts)
{
  if (parts & HU_DRAFT_SIDES)
    name_side (button);
}

static GtkWidget *
make_control_buttons (HuWorkshopBench *bench)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_box_set_homogeneous (GTK_BOX (box), TRUE);
  for (gint side = 0; side < HU_N_SIDES; side++)
    {
      GtkWidget *button = hu_workshop_tool_button (bench, &control_tool, side, NULL, _("Control"), NULL);

      name_side (button);
      g_signal_connect_object (bench->shop, "changed", G_CALLBACK (follow_side_name), button, G_CONNECT_SWAPPED);
      gtk_box_append (GTK_BOX (box), button);
    }
  gtk_box_append (GTK_BOX (box), hu_workshop_tool_button (bench, &control_tool, HU_SIDE_NONE, NULL, _("Nobody"),
                                                          NULL));

  return box;
}

/* "German: 12 hexes", by which one is told from another. */
static char *
setup_title (HuWorkshop   *shop,
             const HuNode *element,
             guint         index)
{
  g_autofree char *side = hu_workshop_form_side_title (shop, element, index);
  g_autofree char *pointer = g_strdup_printf ("/start/setup/%u/hexes", index);
  g_autoptr(GArray) hexes = hu_workshop_read_hexes (shop, pointer);

  if (hexes->len == 0)
    return g_steal_pointer (&side);

  /* Translators: %1$s is a side, %2$u how many hexes it may set up in */
  return g_strdup_printf (ngettext ("%1$s: %2$u hex", "%1$s: %2$u hexes", hexes->len), side, hexes->len);
}

/* "German", or nobody. */
static char *
holding_title (HuWorkshop   *shop,
               const HuNode *element,
               guint         index)
{
  return hu_node_get_text (hu_node_find (element, "side"), NULL) != NULL
           ? hu_workshop_form_side_title (shop, element, index) : g_strdup (_("Nobody"));
}

static char *
fire_title (HuWorkshop    *shop,
            const HuNode  *element,
            guint          index)
{
  return g_strdup (hu_node_get_text (hu_node_find (element, "at"), "?"));
}

static HuNode *
make_fire (HuWorkshopBench *bench)
{
  const HuGrid *grid = hu_workshop_get_scenario (bench->shop)->map->grid;
  HuHex hex = hu_map_state_get_cursor (hu_map_view_get_state (bench->map));
  char name[HU_HEX_NAME_MAX] = "";
  g_autofree char *json = NULL;

  if (hex != HU_HEX_NONE)
    hu_grid_format (grid, hex, name);
  json = g_strdup_printf ("{\"at\":\"%s\",\"level\":\"flame\"}", name);

  return hu_node_from_json (json);
}

/* --- Points: by side, whatever it is called --- */

typedef struct
{
  HuWorkshopBench *bench;
  GtkWidget       *group;
  GtkWidget       *rows[HU_N_SIDES];
  char            *shape; /* of the sides that the rows are of */
} Points;

static void
points_free (gpointer data)
{
  Points *points = data;

  g_free (points->shape);
  g_free (points);
}

static void
fill_points (Points *points)
{
  HuWorkshop *shop = points->bench->shop;
  HuNode *sides = hu_workshop_get (shop, "/sides");
  g_autofree char *shape = sides != NULL ? hu_node_to_json (sides) : g_strdup ("");

  if (g_strcmp0 (shape, points->shape) == 0)
    return;

  g_free (points->shape);
  points->shape = g_steal_pointer (&shape);
  for (guint side = 0; side < HU_N_SIDES; side++)
    {
      g_autofree char *pointer = g_strdup_printf ("/sides/%u", side);
      HuNode *info = hu_workshop_get (shop, pointer);
      g_autofree char *name = hu_workshop_dup_name (shop, info);
      g_autofree char *there = hu_workshop_join ("/start/points", hu_node_get_text (hu_node_find (info, "id"), ""));

      if (points->rows[side] != NULL)
        {
          hu_workshop_outlive (points->rows[side]);
          adw_preferences_group_remove (ADW_PREFERENCES_GROUP (points->group), points->rows[side]);
        }
      points->rows[side] = hu_workshop_row_number (shop, there, name, NULL, 0, 1000000, 0);
      add (points->group, points->rows[side]);
    }
}

static void
follow_points (GtkWidget *group,
               guint      parts)
{
  if (parts & HU_DRAFT_SIDES)
    fill_points (g_object_get_data (G_OBJECT (group), "hu-points"));
}

static GtkWidget *
add_points (GtkWidget       *page,
            HuWorkshopBench *bench)
{
  Points *points = g_new0 (Points, 1);

  points->bench = bench;
  points->group = hu_workshop_add_group (page, _("Victory Points at the Start"), NULL);
  g_object_set_data_full (G_OBJECT (points->group), "hu-points", points, points_free);
  fill_points (points);
  g_signal_connect_object (bench->shop, "changed", G_CALLBACK (follow_points), points->group, G_CONNECT_SWAPPED);

  return points->group;
}

GtkWidget *
hu_workshop_page_start (HuWorkshopBench *bench)
{
  static const HuWorkshopListClass setups = {
    .title = setup_title, .object = "setup", .keys = "*", .add = N_("Add a Set-Up Area"), .ordered = TRUE,
  };
  static const HuWorkshopListClass holdings = {
    .title = holding_title, .object = "holding", .keys = "*", .add = N_("Add Control by Name"), .ordered = TRUE,
  };
  static const HuWorkshopListClass fires = {
    .title = fire_title, .object = "fire", .keys = "*", .make = make_fire, .add = N_("Add a Fire"), .ordered = TRUE,
  };
  GtkWidget *page = adw_preferences_page_new ();
  GtkWidget *group = hu_workshop_add_group (page, _("Control at the Start"), NULL);

  hu_workshop_row_mark (group, "/start/control");
  add (group, hu_workshop_follow_row_new (bench));
  group = hu_workshop_add_group (page, NULL, _("Paint the hexes that each side controls at the start."));
  add (group, hu_workshop_brush_row (bench));
  add (group, make_control_buttons (bench));
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), ADW_PREFERENCES_GROUP (hu_workshop_clock_new (bench)));
  hu_workshop_use_for (add_list (page, bench, "/start/setup", _("Set-Up Areas"),
                      _("Where a side may set up. Ground where only one side may set up belongs to that side (26.11)."), &setups),
                       bench, "/start/setup");
  hu_workshop_use_for (add_list (page, bench, "/start/holdings", _("Control by Name"),
                      _("The ground and buildings that a side has before the first event, whatever the set-up areas say: for a "
                        "game that begins in the middle. A hex or a building does not give its Locations (26.11)."), &holdings),
                       bench, "/start/holdings");
  hu_workshop_use_for (add_list (page, bench, "/start/fires", _("Fires"), _("Fires at the start count as accidents (26.161)."),
                      &fires),
                       bench, "/start/fires");
  hu_workshop_use_for (add_points (page, bench), bench, "/start/points");

  return page;
}

/* --- The calendar --- */

static char *
turn_title (HuWorkshop    *shop,
            const HuNode  *element,
            guint          index)
{
  const char *name = hu_node_get_text (hu_node_find (element, "name"), NULL);

  /* Translators: %1$u is the number of a turn, %2$s its name, as "Oct I" */
  return name != NULL ? g_strdup_printf (_("%1$u: %2$s"), index + 1,
                                         hu_scenario_word (hu_workshop_get_scenario (shop), name))
                      : g_strdup_printf ("%u", index + 1);
}

static HuNode *
make_turn (HuWorkshopBench *bench)
{
  guint n = hu_node_get_n (hu_workshop_get (bench->shop, "/calendar/turns"));
  g_autofree char *json = g_strdup_printf ("{\"name\":\"%u\"}", n + 1);

  return hu_node_from_json (json);
}

static HuNode *
make_player_turn (HuWorkshopBench *bench)
{
  HuNode *made = hu_workshop_form_make (bench->shop, "player-turn");
  GPtrArray *phases = g_ptr_array_new ();

  g_ptr_array_add (phases, hu_node_new_text (_("Movement")));
  g_ptr_array_add (phases, hu_node_new_text (_("Combat")));
  hu_node_put (&made, "phases", hu_node_new_list_take (phases));

  return made;
}

/* Numbered turns become named ones, and the other way round. */
static void
name_turns_cb (GtkWidget *row)
{
  HuWorkshopBench *bench = g_object_get_data (G_OBJECT (row), "hu-bench");
  GtkWidget *control = g_object_get_data (G_OBJECT (row), "hu-switch");
  HuNode *turns = hu_workshop_get (bench->shop, "/calendar/turns");
  gboolean named = gtk_switch_get_active (GTK_SWITCH (control));
  gboolean is_named = turns != NULL && hu_node_get_kind (turns) == HU_NODE_LIST;

  if (named == is_named)
    return;

  hu_workshop_set_turns_named (bench->shop, named);
}

static void
show_turns (GtkWidget *row)
{
  HuWorkshopBench *bench = g_object_get_data (G_OBJECT (row), "hu-bench");
  GtkWidget *control = g_object_get_data (G_OBJECT (row), "hu-switch");
  GtkWidget *number = g_object_get_data (G_OBJECT (row), "hu-number");
  GtkWidget *list = g_object_get_data (G_OBJECT (row), "hu-game-turns");
  HuNode *turns = hu_workshop_get (bench->shop, "/calendar/turns");
  gboolean named = turns != NULL && hu_node_get_kind (turns) == HU_NODE_LIST;

  gtk_switch_set_active (GTK_SWITCH (control), named);
  gtk_widget_set_visible (number, !named);
  gtk_widget_set_visible (list, named);
}

static void
follow_turns (GtkWidget *row,
              guint      parts)
{
  if (parts & HU_DRAFT_CALENDAR)
    show_turns (row);
}

GtkWidget *
hu_workshop_page_calendar (HuWorkshopBench *bench)
{
  static const HuWorkshopListClass turns = {
    .title = turn_title, .object = "turn", .keys = "*", .make = make_turn, .add = N_("Add a Turn"), .ordered = TRUE,
  };
  static const HuWorkshopListClass player_turns = {
    .title = hu_workshop_form_side_title, .object = "player-turn", .keys = "*", .make = make_player_turn,
    .add = N_("Add a Player Turn"), .ordered = TRUE,
  };
  GtkWidget *page = adw_preferences_page_new ();
  GtkWidget *group = hu_workshop_add_group (page, _("Game Turns"), NULL);
  GtkWidget *row = adw_action_row_new (), *control = gtk_switch_new ();
  GtkWidget *number = hu_workshop_row_number (bench->shop, "/calendar/turns", _("Turns"), NULL, 1, 10000,
                                              G_MININT64);
  GtkWidget *list = hu_workshop_list_new (bench, "/calendar/turns", _("Turns"), NULL, &turns);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _("Turns Have Names"));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), _("Such as “Oct III”; otherwise turns are numbered"));
  gtk_widget_set_valign (control, GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), control);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), control);
  g_object_set_data (G_OBJECT (row), "hu-bench", bench);
  g_object_set_data (G_OBJECT (row), "hu-switch", control);
  g_object_set_data (G_OBJECT (row), "hu-number", number);
  g_object_set_data (G_OBJECT (row), "hu-game-turns", list);
  add (group, row);
  add (group, number);
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), ADW_PREFERENCES_GROUP (list));
  show_turns (row);
  g_signal_connect_object (control, "notify::active", G_CALLBACK (name_turns_cb), row, G_CONNECT_SWAPPED);
  g_signal_connect_object (bench->shop, "changed", G_CALLBACK (follow_turns), row, G_CONNECT_SWAPPED);
  add_list (page, bench, "/calendar/player_turns", _("In Each Turn"),
            _("Player turns in their order, and the phases of each."), &player_turns);
  hu_workshop_form_fill (bench, hu_workshop_add_group (page, NULL, NULL), "/calendar", "calendar", "ends_after");

  return page;
}
