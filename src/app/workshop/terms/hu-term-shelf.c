/*
 * The window with the forms of conditions: searched by name, each with a picture of what it asks.
 */
#include "config.h"

#include "hu-term-shelf.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#include "hu-palette.h"
#include "hu-workshop-link.h"

#define WIDTH 520
#define HEIGHT 560
#define PICTURE_WIDTH 60
#define PICTURE_HEIGHT 40
#define LATE 5 /* a turn, in a game that has so many */
#define NEAR 2 /* hexes around the cursor */

typedef struct
{
  HuWorkshopBench      *bench;
  GtkWidget            *group;
  const char           *list;
  const HuTermTemplate *templates;
  guint                 n;
  HuTermShelfFunc       add;
} Shelf;

/* --- What is added --- */

/* The ids of the cities; an empty list: the map is waited for then. */
static char *
dup_cities (HuWorkshop *shop)
{
  const HuNode *places = hu_workshop_get (shop, "/map/places");
  g_autoptr(HuNode) list = NULL;
  GPtrArray *ids = g_ptr_array_new ();

  for (guint i = 0; i < hu_node_get_n (places); i++)
    {
      const HuNode *place = hu_node_get_element (places, i);

      if (g_strcmp0 (hu_node_get_text (hu_node_find (place, "kind"), NULL), "city") == 0)
        g_ptr_array_add (ids, hu_node_new_text (hu_node_get_text (hu_node_find (place, "id"), "")));
    }
  list = hu_node_new_list_take (ids);

  return hu_node_to_json (list);
}

/* The player thinks of the place or hex at the cursor; a place keeps its name in the rule. */
static char *
dup_near (HuWorkshopBench *bench)
{
  const HuMap *map = hu_workshop_get_scenario (bench->shop)->map;
  HuHex cursor = hu_map_state_get_cursor (hu_map_view_get_state (bench->map));
  gint place = cursor != HU_HEX_NONE ? hu_workshop_find_at_hex (bench->shop, "/map/places", cursor, -1) : -1;
  g_autofree char *pointer = g_strdup_printf ("/map/places/%d/id", place);
  char name[HU_HEX_NAME_MAX];

  if (cursor == HU_HEX_NONE || !hu_grid_has (map->grid, cursor))
    return g_strdup ("\"all\"");
  if (place >= 0)
    return g_strdup_printf ("{\"near\":{\"place\":\"%s\"},\"within\":%d}",
                            hu_node_get_text (hu_workshop_get (bench->shop, pointer), ""), NEAR);

  return g_strdup_printf ("{\"near\":[\"%s\"],\"within\":%d}", hu_grid_format (map->grid, cursor, name), NEAR);
}

HuNode *
hu_term_shelf_make (HuWorkshopBench *bench,
                    const char      *json,
                    const char      *side)
{
  g_autofree char *cities = dup_cities (bench->shop), *near = dup_near (bench);
  g_autofree char *quoted = g_strdelimit (g_strdup (json), "'", '"');
  g_autofree char *filled = hu_term_fill_sides (bench->shop, side, quoted);
  g_autofree char *turn = g_strdup_printf ("%u", MIN (LATE, hu_workshop_get_scenario (bench->shop)->calendar.n_turns));
  g_autoptr(GString) text = g_string_new (filled);

  g_string_replace (text, "$P", cities, 0);
  g_string_replace (text, "$N", near, 0);
  g_string_replace (text, "$T", turn, 0);

  return hu_node_from_json (text->str);
}

/* --- The map --- */

/* The pointer to the first set that is still empty below @pointer, but for lists of conditions; NULL: there is none. */
static char *
find_empty (const HuNode *node,
            const char   *pointer)
{
  static const char * const sets[] = { "places", "hexes", "locations", "buildings", "in", "through", NULL };
  char *found = NULL;

  for (guint i = 0; node != NULL && i < hu_node_get_n (node) && found == NULL; i++)
    {
      const HuNode *element = hu_node_get_element (node, i);
      gboolean is_object = hu_node_get_kind (node) == HU_NODE_OBJECT;
      g_autofree char *there = is_object ? hu_workshop_join (pointer, hu_node_get_key (node, i))
                                         : g_strdup_printf ("%s/%u", pointer, i);

      if (is_object && hu_node_get_kind (element) == HU_NODE_LIST && hu_node_get_n (element) == 0 &&
          g_strv_contains (sets, hu_node_get_key (node, i)))
        found = g_steal_pointer (&there);
      else if (hu_node_get_kind (element) == HU_NODE_OBJECT || hu_node_get_kind (element) == HU_NODE_LIST)
        found = find_empty (element, there);
    }

  return found;
}

/* Unfolds the first condition that waits for the map, so that the next click is there. */
static void
open_empty (Shelf *shelf,
            guint  first)
{
  const HuNode *list = hu_workshop_get (shelf->bench->shop, shelf->list);
  g_autofree char *empty = NULL;

  for (guint i = first; i < hu_node_get_n (list) && empty == NULL; i++)
    {
      g_autofree char *pointer = g_strdup_printf ("%s/%u", shelf->list, i);

      empty = find_empty (hu_node_get_element (list, i), pointer);
    }
  if (empty != NULL)
    {
      GtkWidget *row = hu_workshop_link_find (shelf->group, empty);
      const char *mark = row != NULL ? hu_workshop_row_get_mark (row) : NULL;

      if (mark != NULL && gtk_widget_has_css_class (row, "hu-condition"))
        gtk_widget_activate_action (row, "condition.open", "s", mark);
    }
}

static void
chosen_cb (GtkListBox    *box,
           GtkListBoxRow *row)
{
  Shelf *shelf = g_object_get_data (G_OBJECT (box), "hu-shelf");
  GtkDropDown *sides = g_object_get_data (G_OBJECT (box), "hu-sides");
  HuWorkshop *shop = shelf->bench->shop;
  const HuTermTemplate *chosen = g_object_get_data (G_OBJECT (row), "hu-template");
  g_autofree char *pointer = g_strdup_printf ("/sides/%u/id", gtk_drop_down_get_selected (sides));
  GtkWidget *window = gtk_widget_get_ancestor (GTK_WIDGET (box), GTK_TYPE_WINDOW);
  g_autofree char *added = NULL;
  guint before, first;

  hu_workshop_begin_stroke (shop, _("Add From a Template"));
  before = hu_node_get_n (hu_workshop_get (shop, shelf->list));
  hu_workshop_list_unfold (shelf->group, before);
  shelf->add (shelf->bench, chosen, hu_node_get_text (hu_workshop_get (shop, pointer), ""));
  hu_workshop_end_stroke (shop);
  /* The template of a new draft may have gone. */
  first = MIN (before, hu_node_get_n (hu_workshop_get (shop, shelf->list)) - 1);
  if (first < before)
    hu_workshop_list_unfold (shelf->group, first = 0);
  added = g_strdup_printf ("%s/%u", shelf->list, first);
  gtk_window_close (GTK_WINDOW (window));
  hu_workshop_link_follow (shelf->group, added);
  open_empty (shelf, first);
}

/* --- The window --- */

static void
draw_cb (GtkDrawingArea *area,
         cairo_t        *cr,
         int             width,
         int             height,
         gpointer        data)
{
  HuEmblem emblem = GPOINTER_TO_UINT (data);
  GdkRGBA ink;

  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (area)), &ink);
  hu_emblem_draw (cr, emblem, hu_theme_get (hu_palette_kind ()), (HuColor) { ink.red, ink.green, ink.blue, ink.alpha },
                  width, height);
}

static GtkWidget *
make_row (const HuTermTemplate *template)
{
  GtkWidget *row = adw_action_row_new (), *picture = gtk_drawing_area_new ();

  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (picture), PICTURE_WIDTH);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (picture), PICTURE_HEIGHT);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (picture), draw_cb, GUINT_TO_POINTER (template->emblem), NULL);
  gtk_widget_set_valign (picture, GTK_ALIGN_CENTER);
  hu_palette_follow (picture);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _(template->name));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), _(template->asks));
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), picture);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  g_object_set_data (G_OBJECT (row), "hu-template", (gpointer) template);

  return row;
}

/* Each word that is typed stands in the name, or in what it asks. */
static gboolean
filter_cb (GtkListBoxRow *row,
           gpointer       data)
{
  const HuTermTemplate *template = g_object_get_data (G_OBJECT (row), "hu-template");
  g_autofree char *typed = g_utf8_casefold (gtk_editable_get_text (GTK_EDITABLE (data)), -1);
  g_autofree char *both = g_strjoin (" ", _(template->name), _(template->asks), NULL);
  g_autofree char *text = g_utf8_casefold (both, -1);
  g_auto(GStrv) words = g_strsplit (typed, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    if (strstr (text, words[i]) == NULL)
      return FALSE;

  return TRUE;
}

/* Enter takes the first that is found. */
static void
search_cb (GtkWidget *box)
{
  for (GtkWidget *row = gtk_widget_get_first_child (box); row != NULL; row = gtk_widget_get_next_sibling (row))
    if (GTK_IS_LIST_BOX_ROW (row) && gtk_widget_get_child_visible (row))
      {
        gtk_widget_activate (row);
        return;
      }
}

static GtkWidget *
make_list (Shelf     *shelf,
           GtkWidget *search,
           GtkWidget *sides)
{
  GtkWidget *box = gtk_list_box_new (), *nothing = gtk_label_new (_("No template has these words."));

  gtk_list_box_set_selection_mode (GTK_LIST_BOX (box), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (box, "boxed-list");
  gtk_widget_add_css_class (nothing, "dim-label");
  gtk_widget_set_margin_top (nothing, 24);
  gtk_widget_set_margin_bottom (nothing, 24);
  gtk_list_box_set_placeholder (GTK_LIST_BOX (box), nothing);
  for (guint i = 0; i < shelf->n; i++)
    gtk_list_box_append (GTK_LIST_BOX (box), make_row (&shelf->templates[i]));
  gtk_list_box_set_filter_func (GTK_LIST_BOX (box), filter_cb, search, NULL);
  g_object_set_data (G_OBJECT (box), "hu-shelf", shelf);
  g_object_set_data (G_OBJECT (box), "hu-sides", sides);
  g_signal_connect (box, "row-activated", G_CALLBACK (chosen_cb), NULL);
  g_signal_connect_object (search, "search-changed", G_CALLBACK (gtk_list_box_invalidate_filter), box, G_CONNECT_SWAPPED);
  g_signal_connect_object (search, "activate", G_CALLBACK (search_cb), box, G_CONNECT_SWAPPED);

  return box;
}

/* "For: German": whose victory it is. */
static GtkWidget *
make_sides (Shelf      *shelf,
            GtkWidget **drop_down)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6), *label = gtk_label_new_with_mnemonic (_("_For"));
  g_autoptr(GtkStringList) names = gtk_string_list_new (NULL);
  const HuNode *sides = hu_workshop_get (shelf->bench->shop, "/sides");

  for (guint i = 0; i < HU_N_SIDES && i < hu_node_get_n (sides); i++)
    {
      g_autofree char *name = hu_workshop_dup_name (shelf->bench->shop, hu_node_get_element (sides, i));

      gtk_string_list_append (names, name);
    }
  *drop_down = gtk_drop_down_new (G_LIST_MODEL (g_steal_pointer (&names)), NULL);
  gtk_widget_set_tooltip_text (*drop_down, _("The side that wins by it"));
  gtk_label_set_mnemonic_widget (GTK_LABEL (label), *drop_down);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), *drop_down);

  return box;
}

/* Escape leaves, also while something is typed. */
static void
let_escape (GtkWidget *window,
            GtkWidget *search)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();
  GtkShortcut *escape = gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Escape, 0), gtk_named_action_new ("window.close"));

  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys), escape);
  gtk_widget_add_controller (window, keys);
  g_signal_connect_object (search, "stop-search", G_CALLBACK (gtk_window_close), window, G_CONNECT_SWAPPED);
}

/* Keeps @child as wide as what is above and below it. */
static GtkWidget *
make_clamp (GtkWidget *child,
            gint       above,
            gint       below)
{
  GtkWidget *clamp = adw_clamp_new ();

  gtk_widget_set_margin_start (child, 12);
  gtk_widget_set_margin_end (child, 12);
  gtk_widget_set_margin_top (child, above);
  gtk_widget_set_margin_bottom (child, below);
  adw_clamp_set_tightening_threshold (ADW_CLAMP (clamp), adw_clamp_get_maximum_size (ADW_CLAMP (clamp)));
  adw_clamp_set_child (ADW_CLAMP (clamp), child);

  return clamp;
}

static void
show_cb (GtkWidget *button,
         Shelf     *shelf)
{
  GtkWidget *window = adw_window_new (), *bar = adw_header_bar_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *search = gtk_search_entry_new (), *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *scrolled = gtk_scrolled_window_new (), *sides, *list;
  GtkWidget *titles = adw_window_title_new (_("Templates"), NULL);

  adw_header_bar_set_title_widget (ADW_HEADER_BAR (bar), titles);
  gtk_widget_set_hexpand (search, TRUE);
  g_object_set (search, "placeholder-text", _("Search by name"), NULL);
  gtk_box_append (GTK_BOX (line), search);
  gtk_box_append (GTK_BOX (line), make_sides (shelf, &sides));
  list = make_list (shelf, search, sides);
  gtk_widget_set_valign (list, GTK_ALIGN_START);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), make_clamp (list, 6, 12));
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_widget_set_vexpand (scrolled, TRUE);
  gtk_box_append (GTK_BOX (box), bar);
  gtk_box_append (GTK_BOX (box), make_clamp (line, 6, 6));
  gtk_box_append (GTK_BOX (box), scrolled);
  adw_window_set_content (ADW_WINDOW (window), box);
  gtk_window_set_title (GTK_WINDOW (window), _("Templates"));
  gtk_window_set_default_size (GTK_WINDOW (window), WIDTH, HEIGHT);
  gtk_window_set_modal (GTK_WINDOW (window), TRUE);
  gtk_window_set_transient_for (GTK_WINDOW (window), GTK_WINDOW (gtk_widget_get_root (button)));
  let_escape (window, search);
  gtk_window_present (GTK_WINDOW (window));
}

/* The tooltip of the list is that of its title, beside the button, and of nothing else in it. */
static gboolean
tooltip_cb (GtkWidget *group,
            gint       x,
            gint       y,
            gboolean   keyboard,
            GtkTooltip *tooltip,
            GtkWidget *button)
{
  graphene_rect_t bounds;

  if (!gtk_widget_compute_bounds (button, group, &bounds) || y > bounds.origin.y + bounds.size.height)
    g_signal_stop_emission_by_name (group, "query-tooltip");

  return FALSE;
}

static void
shelf_free (gpointer  data,
            GClosure *closure)
{
  g_free (data);
}

GtkWidget *
hu_term_shelf_button_new (HuWorkshopBench      *bench,
                          GtkWidget            *group,
                          const char           *list,
                          const HuTermTemplate *templates,
                          guint                 n,
                          HuTermShelfFunc       add)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (_("_Templates…"));
  Shelf *shelf = g_new0 (Shelf, 1);

  *shelf = (Shelf) { bench, group, list, templates, n, add };
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  /* Beside the button large text may cut the title. */
  gtk_widget_set_tooltip_text (group, adw_preferences_group_get_title (ADW_PREFERENCES_GROUP (group)));
  g_signal_connect_object (group, "query-tooltip", G_CALLBACK (tooltip_cb), button, 0);
  g_signal_connect_data (button, "clicked", G_CALLBACK (show_cb), shelf, shelf_free, 0);

  return button;
}
