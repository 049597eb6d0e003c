/*
 * The window as a whole: it opens, it draws, its parts follow the game.
 */
#include "hu-app-fixture.h"
#include "hu-log-row.h"
#include "hu-sudden-death-meter.h"

#define UNITS "g1 german 0303; s1 soviet 0501"

static void
set_up (HuAppFixture  *self,
        gconstpointer  data)
{
  hu_app_fixture_set_up (self, UNITS, "");
}

static void
tear_down (HuAppFixture  *self,
           gconstpointer  data)
{
  hu_app_fixture_tear_down (self);
}

/* Returns the pixels of a widget; NULL while it waits for its next frame. */
static guint32 *
try_picture (GtkWidget *widget,
             int       *width,
             int       *height)
{
  g_autoptr(GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  GskRenderer *renderer = gtk_native_get_renderer (gtk_widget_get_native (widget));
  g_autoptr(GskRenderNode) node = NULL;
  g_autoptr(GdkTexture) texture = NULL;
  guint32 *pixels;

  *width = gtk_widget_get_width (widget);
  *height = gtk_widget_get_height (widget);
  gdk_paintable_snapshot (paintable, snapshot, *width, *height);
  node = gtk_snapshot_free_to_node (snapshot);
  if (node == NULL)
    return NULL;

  texture = gsk_renderer_render_texture (renderer, node,
                                         &GRAPHENE_RECT_INIT (0, 0, (float) *width, (float) *height));
  pixels = g_new (guint32, *width * *height);
  gdk_texture_download (texture, (guchar *) pixels, (gsize) *width * 4);

  return pixels;
}

static guint32 *
picture_of (GtkWidget *widget,
            int       *width,
            int       *height)
{
  guint32 *pixels = try_picture (widget, width, height);

  g_assert_nonnull (pixels);
  return pixels;
}

/* On a busy machine a frame takes its time. */
static gboolean
is_drawn (HuAppFixture *self,
          gpointer      widget)
{
  int width, height;
  g_autofree guint32 *pixels = try_picture (widget, &width, &height);

  return pixels != NULL;
}

static guint
count_colours (HuAppFixture *self,
               GtkWidget    *widget)
{
  g_autoptr(GHashTable) seen = g_hash_table_new (NULL, NULL);
  g_autofree guint32 *pixels = NULL;
  int width, height;

  hu_app_fixture_wait (self, is_drawn, widget);
  pixels = picture_of (widget, &width, &height);

  for (int i = 0; i < width * height; i++)
    g_hash_table_add (seen, GUINT_TO_POINTER (pixels[i]));

  return g_hash_table_size (seen);
}

static void
test_draws (HuAppFixture  *self,
            gconstpointer  data)
{
  g_assert_cmpuint (count_colours (self, GTK_WIDGET (hu_app_map (self->window))), >, 100);
  g_assert_cmpuint (count_colours (self, hu_app_part (self->window, HU_TYPE_TIME_BAR)), >, 10);
  g_assert_cmpuint (count_colours (self, hu_app_part (self->window, HU_TYPE_METER_PANEL)), >, 10);
  g_assert_cmpuint (count_colours (self, hu_app_part (self->window, HU_TYPE_LEGEND)), >, 10);
}

typedef struct
{
  GtkWidget     *widget;
  const guint32 *pixels;
  gsize          size;
} Picture;

/* Blurred parts of the map are drawn again after a rest. */
#define REST 500 /* milliseconds */

typedef struct
{
  GdkTexture *texture; /* as the map was drawn last */
  HuRest      rest;
} Crisp;

static gboolean
is_crisp (HuAppFixture *self,
          gpointer      data)
{
  Crisp *crisp = data;
  g_autoptr(GdkTexture) now = hu_map_view_ref_picture (hu_app_map (self->window));

  if (now == NULL || now != crisp->texture)
    hu_rest_begin (&crisp->rest);
  g_set_object (&crisp->texture, now);

  return hu_rest_is_over (&crisp->rest, REST);
}

static void
wait_until_crisp (HuAppFixture *self)
{
  Crisp crisp = { 0 };

  hu_app_fixture_wait (self, is_crisp, &crisp);
  g_clear_object (&crisp.texture);
}

static gboolean
is_another (HuAppFixture *self,
            gpointer      data)
{
  const Picture *before = data;
  int width, height;
  g_autofree guint32 *now = try_picture (before->widget, &width, &height);

  return now != NULL && memcmp (before->pixels, now, before->size) != 0;
}

static gboolean
is_same_again (HuAppFixture *self,
               gpointer      data)
{
  const Picture *before = data;
  int width, height;
  g_autofree guint32 *now = try_picture (before->widget, &width, &height);

  return now != NULL && memcmp (before->pixels, now, before->size) == 0;
}

/* The picture is another one after a move, and the same again after undo. */
static void
test_draws_what_is_so (HuAppFixture  *self,
                       gconstpointer  data)
{
  GtkWidget *map = GTK_WIDGET (hu_app_map (self->window));
  int width, height;
  g_autofree guint32 *first = NULL;
  Picture picture = { .widget = map };

  hu_app_fixture_wait (self, is_drawn, map);
  wait_until_crisp (self);
  first = picture_of (map, &width, &height);
  picture.pixels = first;
  picture.size = (gsize) width * (gsize) height * 4;

  hu_app_fixture_append (self, "move g1 0103");
  hu_app_fixture_wait (self, is_another, &picture);
  hu_game_undo (hu_app_fixture_game (self));
  hu_app_fixture_wait (self, is_same_again, &picture);
}

/* A frame of a gesture may be stretched from another scale; at rest it is the
 * picture that a painter without a past draws. */
static void
test_crisp_at_rest (HuAppFixture  *self,
                    gconstpointer  data)
{
  HuMapView *map = hu_app_map (self->window);
  HuMapState *state = hu_map_view_get_state (map);
  g_autoptr(HuPainter) painter = hu_painter_new (hu_game_get_scenario (hu_app_fixture_game (self)));
  cairo_surface_t *surface;
  const guint32 *expected;
  g_autofree guint32 *found = NULL;
  int width, height, n_different = 0;
  HuScene scene;
  cairo_t *cr;

  for (guint i = 0; i < 5; i++)
    {
      hu_map_state_zoom_at (state, 1.17, 300, 200);
      hu_app_fixture_settle (self);
    }
  hu_app_fixture_wait (self, is_drawn, map);
  wait_until_crisp (self);

  found = picture_of (GTK_WIDGET (map), &width, &height);
  surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cr = cairo_create (surface);
  hu_map_view_fill_scene (map, &scene);
  hu_painter_draw (painter, cr, hu_map_state_get_viewport (state), &scene);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  expected = (const guint32 *) (gconstpointer) cairo_image_surface_get_data (surface);
  for (int i = 0; i < width * height; i++)
    n_different += found[i] != expected[i];
  cairo_surface_destroy (surface);

  g_assert_cmpint (n_different, <, width * height / 1000);
}

static void
test_title (HuAppFixture  *self,
            gconstpointer  data)
{
  g_autofree char *before = g_strdup (adw_window_title_get_subtitle (hu_app_child (self->window, "title")));

  /* The corridor has no title. */
  g_assert_cmpstr (adw_window_title_get_title (hu_app_child (self->window, "title")), ==, "game.hexgame");
  hu_app_fixture_append (self, "end-phase");
  g_assert_cmpstr (adw_window_title_get_subtitle (hu_app_child (self->window, "title")), !=, before);
}

static void
test_verdict_lights_hexes (HuAppFixture  *self,
                           gconstpointer  data)
{
  HuMapState *state = hu_map_view_get_state (hu_app_map (self->window));

  g_assert_cmpuint (hu_map_state_get_lit (state)->len, ==, 0);
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.end-phase", NULL);
  g_assert_nonnull (strstr (hu_app_text (hu_app_part (self->window, HU_TYPE_VERDICT_BAR), "sentence"), "4.3"));
  g_assert_true (gtk_widget_has_css_class (hu_app_part (self->window, HU_TYPE_VERDICT_BAR), "decided"));
  g_assert_cmpuint (hu_map_state_get_lit (state)->len, >, 0);
}

static gboolean
is_dark_again (HuAppFixture *self,
               gpointer      data)
{
  return hu_map_state_get_lit (hu_map_view_get_state (hu_app_map (self->window)))->len == 0;
}

static void
test_card_shows_its_hexes (HuAppFixture  *self,
                           gconstpointer  data)
{
  HuMeterCard *card = hu_meter_panel_get_card (hu_app_part (self->window, HU_TYPE_METER_PANEL), HU_SUDDEN_DEATH_METER_CAPITAL);

  g_signal_emit_by_name (card, "clicked");
  g_assert_cmpint (hu_map_state_get_cursor (hu_map_view_get_state (hu_app_map (self->window))), ==,
                   hu_app_fixture_hex (self, "0305"));
  g_assert_cmpuint (hu_map_state_get_lit (hu_map_view_get_state (hu_app_map (self->window)))->len, ==, 3);
  hu_app_fixture_wait (self, is_dark_again, NULL);
}

static void
test_card_speaks (HuAppFixture  *self,
                  gconstpointer  data)
{
  HuMeterCard *card = hu_meter_panel_get_card (hu_app_part (self->window, HU_TYPE_METER_PANEL), HU_SUDDEN_DEATH_METER_CITIES);
  g_autofree char *said =
    gtk_test_accessible_check_property (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_PROPERTY_LABEL, "");

  g_assert_nonnull (said);
  g_assert_nonnull (strstr (said, "Cities, rule 4.4: 1 of 2 taken."));
}

static GtkWidget *
find_child (GtkWidget *widget,
            GType      type)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = g_type_is_a (G_OBJECT_TYPE (child), type) ? child : find_child (child, type);

      if (found != NULL)
        return found;
    }

  return NULL;
}

static void
test_why (HuAppFixture  *self,
          gconstpointer  data)
{
  GtkWidget *popover, *line;

  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.end-phase", NULL);
  hu_map_view_light (hu_app_map (self->window), NULL);
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.why", NULL);
  hu_app_fixture_settle (self);
  popover = find_child (hu_app_part (self->window, HU_TYPE_VERDICT_BAR), GTK_TYPE_POPOVER);
  g_assert_nonnull (popover);
  line = find_child (popover, GTK_TYPE_BUTTON);
  g_assert_nonnull (line);
  g_signal_emit_by_name (line, "clicked");
  g_assert_cmpuint (hu_map_state_get_lit (hu_map_view_get_state (hu_app_map (self->window)))->len, >, 0);
  gtk_popover_popdown (GTK_POPOVER (popover));
  hu_app_fixture_settle (self);
}

/* By keyboard: the line that is focused lights its hexes, for as long as it is. */
static void
test_why_focus (HuAppFixture  *self,
                gconstpointer  data)
{
  HuMapState *state = hu_map_view_get_state (hu_app_map (self->window));
  GtkWidget *popover;

  hu_app_fixture_append (self, "end-phase");
  hu_map_view_light (hu_app_map (self->window), NULL);
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.why", NULL);
  hu_app_fixture_settle (self);
  popover = find_child (hu_app_part (self->window, HU_TYPE_VERDICT_BAR), GTK_TYPE_POPOVER);
  gtk_widget_grab_focus (find_child (popover, GTK_TYPE_BUTTON));
  hu_app_fixture_settle (self);
  g_assert_cmpuint (hu_map_state_get_lit (state)->len, >, 0);

  gtk_popover_popdown (GTK_POPOVER (popover));
  hu_app_fixture_settle (self);
  gtk_widget_grab_focus (GTK_WIDGET (hu_app_map (self->window)));
  hu_app_fixture_settle (self);
  g_assert_cmpuint (hu_map_state_get_lit (state)->len, ==, 0);
}

static void
test_log_focus (HuAppFixture  *self,
                gconstpointer  data)
{
  HuMapState *state = hu_map_view_get_state (hu_app_map (self->window));
  GtkWidget *list = find_child (hu_app_part (self->window, HU_TYPE_LOG_PANEL), GTK_TYPE_LIST_VIEW);

  hu_app_fixture_append (self, "move g1 0304");
  gtk_stack_set_visible_child_name (hu_app_child (self->window, "side_stack"), "log");
  hu_app_fixture_settle (self);
  gtk_widget_grab_focus (gtk_widget_get_first_child (list));
  hu_app_fixture_settle (self);
  g_assert_cmpuint (hu_map_state_get_lit (state)->len, ==, 2);
  gtk_widget_grab_focus (GTK_WIDGET (hu_app_map (self->window)));
  hu_app_fixture_settle (self);
  g_assert_cmpuint (hu_map_state_get_lit (state)->len, ==, 0);
}

static void
test_log_lists (HuAppFixture  *self,
                gconstpointer  data)
{
  GtkListView *list = GTK_LIST_VIEW (find_child (hu_app_part (self->window, HU_TYPE_LOG_PANEL), GTK_TYPE_LIST_VIEW));

  hu_app_fixture_append (self, "move g1 0304; end-phase");
  hu_app_fixture_settle (self);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (gtk_list_view_get_model (list))), ==, 2);
  g_signal_emit_by_name (list, "activate", 0);
  g_assert_cmpuint (hu_map_state_get_lit (hu_map_view_get_state (hu_app_map (self->window)))->len, ==, 2);
}

typedef struct
{
  GtkWidget *list;
  guint      first, last; /* events of which one is to be told in the middle of it */
} Told;

static gboolean
is_log_told (HuAppFixture *self,
             gpointer      data)
{
  const Told *told = data;
  GtkWidget *there = gtk_widget_pick (told->list, gtk_widget_get_width (told->list) / 2.0,
                                      gtk_widget_get_height (told->list) / 2.0, GTK_PICK_DEFAULT);
  GtkWidget *line = there != NULL ? gtk_widget_get_ancestor (there, HU_TYPE_LOG_ROW) : NULL;
  /* Between two lines there is the room of one of them. */
  GtkWidget *inside = there != NULL && line == NULL ? gtk_widget_get_first_child (there) : NULL;
  GtkWidget *number;
  guint64 event;

  if (inside != NULL && HU_IS_LOG_ROW (inside))
    line = inside;
  number = line != NULL ? gtk_widget_get_first_child (line) : NULL;
  if (number == NULL || !gtk_widget_get_mapped (number) ||
      !g_ascii_string_to_unsigned (gtk_label_get_text (GTK_LABEL (number)), 10, 1, G_MAXUINT, &event, NULL))
    return FALSE;

  return event >= told->first && event <= told->last;
}

/* A long log tells the lines in sight, and the others when they come into sight. */
static void
test_log_tells (HuAppFixture  *self,
                gconstpointer  data)
{
  GtkWidget *list = find_child (hu_app_part (self->window, HU_TYPE_LOG_PANEL), GTK_TYPE_LIST_VIEW);
  GtkAdjustment *place = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (list));
  HuGame *game = hu_app_fixture_game (self);

  for (guint i = 0; i < 400; i++)
    hu_app_fixture_append (self, i % 2 == 0 ? "move g1 0304" : "move g1 0303");
  gtk_stack_set_visible_child_name (hu_app_child (self->window, "side_stack"), "log");
  hu_app_fixture_wait (self, is_log_told, &(Told) { list, 380, 400 });
  hu_game_look_at (game, 120);
  hu_app_fixture_wait (self, is_log_told, &(Told) { list, 100, 140 });
  hu_game_look_at (game, 1);
  hu_app_fixture_wait (self, is_log_told, &(Told) { list, 1, 20 });

  /* Far from what is looked at. */
  hu_app_fixture_settle (self);
  gtk_adjustment_set_value (place, gtk_adjustment_get_upper (place) * 0.7);
  hu_app_fixture_wait (self, is_log_told, &(Told) { list, 200, 360 });
}

/* The newest line is in view, all of it. */
static void
test_log_follows (HuAppFixture  *self,
                  gconstpointer  data)
{
  GtkWidget *list = find_child (hu_app_part (self->window, HU_TYPE_LOG_PANEL), GTK_TYPE_LIST_VIEW);
  GtkAdjustment *place = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (list));

  for (guint i = 0; i < 30; i++)
    hu_app_fixture_append (self, i % 2 == 0 ? "move g1 0304" : "move g1 0303");
  gtk_stack_set_visible_child_name (hu_app_child (self->window, "side_stack"), "log");
  hu_app_fixture_settle (self);
  for (guint i = 0; i < 4; i++)
    {
      hu_app_fixture_append (self, i % 2 == 0 ? "move g1 0304" : "move g1 0303");
      hu_app_fixture_settle (self);
      g_assert_cmpfloat_with_epsilon (gtk_adjustment_get_value (place),
                                      gtk_adjustment_get_upper (place) - gtk_adjustment_get_page_size (place), 1);
    }
}

/* A list that is not seen is brought to the present once it is. */
static void
test_log_unseen (HuAppFixture  *self,
                 gconstpointer  data)
{
  GtkWidget *list = find_child (hu_app_part (self->window, HU_TYPE_LOG_PANEL), GTK_TYPE_LIST_VIEW);
  HuGame *game = hu_app_fixture_game (self);

  for (guint i = 0; i < 400; i++)
    hu_app_fixture_append (self, i % 2 == 0 ? "move g1 0304" : "move g1 0303");
  gtk_stack_set_visible_child_name (hu_app_child (self->window, "side_stack"), "hex");
  hu_app_fixture_settle (self);
  hu_game_look_at (game, 120);
  hu_app_fixture_settle (self);
  gtk_stack_set_visible_child_name (hu_app_child (self->window, "side_stack"), "log");
  hu_app_fixture_wait (self, is_log_told, &(Told) { list, 100, 140 });

  /* Or to the event that was asked for. */
  gtk_stack_set_visible_child_name (hu_app_child (self->window, "side_stack"), "hex");
  hu_app_fixture_settle (self);
  hu_session_show_event (hu_window_get_session (self->window), 300);
  gtk_stack_set_visible_child_name (hu_app_child (self->window, "side_stack"), "log");
  hu_app_fixture_wait (self, is_log_told, &(Told) { list, 280, 320 });
}

static gboolean
has_two_lines (HuAppFixture *self,
               gpointer      data)
{
  GtkSelectionModel *lines = gtk_list_view_get_model (data);

  return lines != NULL && g_list_model_get_n_items (G_LIST_MODEL (lines)) == 2 && gtk_widget_get_mapped (data);
}

/* If a game is opened in a window that is seen, the lines of its log come a frame or two later,
 * or once any is asked for. */
static void
test_log_comes (HuAppFixture  *self,
                gconstpointer  data)
{
  GtkListView *list = GTK_LIST_VIEW (find_child (hu_app_part (self->window, HU_TYPE_LOG_PANEL), GTK_TYPE_LIST_VIEW));

  hu_app_fixture_append (self, "move g1 0304; end-phase");
  g_assert_true (hu_document_save (hu_window_get_document (self->window), NULL, NULL));
  hu_app_fixture_append (self, "move g1 0303");
  gtk_stack_set_visible_child_name (hu_app_child (self->window, "side_stack"), "log");
  hu_app_fixture_settle (self);
  g_assert_true (hu_window_open (self->window, self->file));
  g_assert_false (has_two_lines (self, list));
  hu_app_fixture_wait (self, has_two_lines, list);

  g_assert_true (hu_window_open (self->window, self->file));
  hu_session_show_event (hu_window_get_session (self->window), 1);
  g_assert_nonnull (gtk_list_view_get_model (list));
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (gtk_list_view_get_model (list))), ==, 2);
  gtk_stack_set_visible_child_name (hu_app_child (self->window, "side_stack"), "log");
  hu_app_fixture_settle (self);
  g_assert_true (has_two_lines (self, list));
}

/* Usable in a small window: nothing asks for more than 1024 × 700. */
static void
test_fits_small_screens (HuAppFixture  *self,
                         gconstpointer  data)
{
  int minimum;

  gtk_widget_measure (GTK_WIDGET (self->window), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, 1024);
  gtk_widget_measure (GTK_WIDGET (self->window), GTK_ORIENTATION_VERTICAL, 1024, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, 700);
}

static void
check_labels (GtkWidget *widget,
              guint     *n_buttons)
{
  gboolean button = GTK_IS_BUTTON (widget) && gtk_button_get_icon_name (GTK_BUTTON (widget)) != NULL;

  button |= GTK_IS_MENU_BUTTON (widget) && gtk_menu_button_get_icon_name (GTK_MENU_BUTTON (widget)) != NULL;
  /* Those of the toolkit's own are its affair; the way back in a header bar has no public type. */
  if (button && gtk_widget_get_ancestor (widget, GTK_TYPE_WINDOW_CONTROLS) == NULL &&
      !g_str_equal (G_OBJECT_TYPE_NAME (gtk_widget_get_parent (widget)), "AdwBackButton"))
    {
      g_test_message ("%s in %s: %s", G_OBJECT_TYPE_NAME (widget),
                      G_OBJECT_TYPE_NAME (gtk_widget_get_parent (widget)), gtk_widget_get_tooltip_text (widget));
      g_assert_true (gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget),
                                                       GTK_ACCESSIBLE_PROPERTY_LABEL));
      g_assert_true (gtk_widget_get_has_tooltip (widget));
      (*n_buttons)++;
    }

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_labels (child, n_buttons);
}

static void
test_icon_buttons_are_labelled (HuAppFixture  *self,
                                gconstpointer  data)
{
  guint n_buttons = 0;

  check_labels (GTK_WIDGET (self->window), &n_buttons);
  g_assert_cmpuint (n_buttons, >=, 4);
}

int
main (int   argc,
      char *argv[])
{
  static const struct
  {
    const char *path;
    void      (*func) (HuAppFixture *, gconstpointer);
  } tests[] = {
    { "/window/draws", test_draws },
    { "/window/draws-what-is-so", test_draws_what_is_so },
    { "/window/crisp-at-rest", test_crisp_at_rest },
    { "/window/title", test_title },
    { "/window/verdict-lights-hexes", test_verdict_lights_hexes },
    { "/window/card-shows-its-hexes", test_card_shows_its_hexes },
    { "/window/card-speaks", test_card_speaks },
    { "/window/why", test_why },
    { "/window/why-focus", test_why_focus },
    { "/window/log-focus", test_log_focus },
    { "/window/log-lists", test_log_lists },
    { "/window/log-tells", test_log_tells },
    { "/window/log-follows", test_log_follows },
    { "/window/log-unseen", test_log_unseen },
    { "/window/log-comes", test_log_comes },
    { "/window/fits-small-screens", test_fits_small_screens },
    { "/window/icon-buttons-are-labelled", test_icon_buttons_are_labelled },
  };

  g_test_init (&argc, &argv, NULL);
  hu_app_fixture_init ();
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, HuAppFixture, NULL, set_up, tests[i].func, tear_down);

  return g_test_run ();
}
