/*
 * Reading a file for a window.  At the program's start that happens in a
 * thread, together with the first picture of the map: the toolkit takes as
 * long to start, and needs only one processor for it.
 */
#include "hu-loaded.h"

#include "hu-game-file.h"
#include "hu-map-state.h"
#include "hu-supply-lines.h"

/* About what a window of the default size leaves to the map.  Painted is what
 * will be looked at; being a little wrong costs a tile. */
#define LIKELY_WIDTH 960
#define LIKELY_HEIGHT 672

struct _HuAhead
{
  GFile    *file;
  GThread  *thread;
};

/**
 * hu_loaded_new:
 * @file: what to read
 *
 * Returns: (transfer full): its game, or its faults, or both
 */
HuLoaded *
hu_loaded_new (GFile *file)
{
  g_autoptr(HuGameFile) content = NULL;
  HuLoaded *self;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  self = g_new0 (HuLoaded, 1);
  self->file = g_object_ref (file);
  self->faults = hu_faults_new ();
  content = hu_game_file_load (file, self->faults);
  if (content != NULL)
    {
      self->game = hu_game_new (content->scenario, content->log);
      hu_game_set_variations (self->game, content->variations);
    }

  return self;
}

/**
 * hu_loaded_free:
 * @self: (transfer full): what was read
 */
void
hu_loaded_free (HuLoaded *self)
{
  g_return_if_fail (self != NULL);

  g_clear_pointer (&self->painter, hu_painter_free);
  g_clear_object (&self->game);
  g_clear_pointer (&self->faults, hu_faults_free);
  g_clear_object (&self->file);
  g_free (self);
}

/* The picture that a window will ask for first, thrown away: what is kept is
 * what the painter has learnt by it. */
static void
paint (HuLoaded *self)
{
  HuSnapshot *snapshot = hu_game_get_snapshot (self->game);
  g_autoptr(HuMapState) state = hu_map_state_new ();
  g_autoptr(HuSupplyLines) lines = hu_supply_lines_new_capital (snapshot);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, LIKELY_WIDTH, LIKELY_HEIGHT);
  cairo_t *cr = cairo_create (surface);
  HuScene scene;

  hu_map_state_resize (state, LIKELY_WIDTH, LIKELY_HEIGHT);
  hu_map_state_reset (state, snapshot);
  hu_scene_init (&scene, snapshot);
  scene.overlays = hu_map_state_get_overlays (state);
  scene.tracing = lines != NULL ? lines->tracing : NULL;
  scene.situation = lines != NULL ? lines->situation : NULL;

  self->painter = hu_painter_new (hu_game_get_scenario (self->game));
  hu_painter_set_theme (self->painter, HU_THEME_LIGHT, 1);
  hu_painter_draw (self->painter, cr, hu_map_state_get_viewport (state), &scene);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

static gpointer
ahead_thread (gpointer data)
{
  HuAhead *self = data;
  HuLoaded *loaded = hu_loaded_new (self->file);

  if (loaded->game != NULL)
    paint (loaded);

  return loaded;
}

/**
 * hu_ahead_start:
 * @file: what will be opened
 *
 * Returns: (transfer full): the reading of it, under way
 */
HuAhead *
hu_ahead_start (GFile *file)
{
  HuAhead *self;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  self = g_new0 (HuAhead, 1);
  self->file = g_object_ref (file);
  self->thread = g_thread_new ("hu-ahead", ahead_thread, self);

  return self;
}

/**
 * hu_ahead_finish:
 * @self: (transfer full): what was started
 * @file: (nullable): what is opened now
 *
 * Returns: (transfer full) (nullable): what was read; %NULL where that was not
 *   @file
 */
HuLoaded *
hu_ahead_finish (HuAhead *self,
                 GFile   *file)
{
  g_autoptr(HuLoaded) loaded = NULL;
  gboolean same;

  g_return_val_if_fail (self != NULL, NULL);

  loaded = g_thread_join (self->thread);
  same = file != NULL && g_file_equal (file, self->file);
  g_object_unref (self->file);
  g_free (self);

  return same ? g_steal_pointer (&loaded) : NULL;
}
