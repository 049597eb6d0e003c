/*
 * Reading a file for a window. If the user waits for it, this happens in a thread, together with the first
 * picture of the map. At the program's start the toolkit takes as long to start and needs only one processor;
 * later the window stays responsive meanwhile.
 */
#include "hu-loaded.h"

#include <pango/pangocairo.h>

#include "hu-game-file.h"
#include "hu-import-files.h"
#include "hu-map-state.h"
#include "hu-settings.h"
#include "hu-supply-lines.h"

#define WIDEST 4096 /* pixels of a view that is painted ahead: settings may say anything */
#define LARGEST 3   /* device pixels of one of them */

struct _HuAhead
{
  GFile      *file;
  HuFirstView view;
  GThread    *thread;
};

/* Returns its game, or its faults, or both. */
HuLoaded *
hu_loaded_new (GFile *file)
{
  g_autoptr(HuGameFile) content = NULL;
  HuLoaded *self;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  self = g_new0 (HuLoaded, 1);
  self->file = g_object_ref (file);
  self->stamp = hu_file_stamp_take (file);
  self->faults = hu_faults_new ();
  content = hu_game_file_load (file, self->faults);
  if (content != NULL)
    {
      self->game = hu_game_new (content->scenario, content->log);
      hu_game_set_variations (self->game, content->variations);
      self->carried = content->carried;
    }
  else
    {
      self->refused = hu_refused_look (file);
      self->foreign = self->refused != HU_REFUSED_DRAFT && hu_import_knows (file);
    }

  return self;
}

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

/* Paints the picture that a window will ask for first, and throws it away; the painter keeps its caches. Once
 * there is a window, there is also time to draw what its hurried frames make do with. */
static void
paint (HuLoaded          *self,
       const HuFirstView *view,
       gboolean           has_window)
{
  HuSnapshot *snapshot = hu_game_get_snapshot (self->game);
  g_autoptr(HuMapState) state = hu_map_state_new ();
  g_autoptr(HuSupplyLines) lines = hu_supply_lines_new_asked (snapshot);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, view->width * view->scale,
                                                         view->height * view->scale);
  cairo_t *cr;
  HuScene scene;

  cairo_surface_set_device_scale (surface, view->scale, view->scale);
  cr = cairo_create (surface);
  hu_map_state_resize (state, view->width, view->height);
  hu_map_state_reset (state, snapshot);
  hu_scene_init (&scene, snapshot);
  scene.overlays = view->overlays;
  scene.tracing = lines != NULL ? lines->tracing : NULL;
  scene.situation = lines != NULL ? lines->situation : NULL;

  self->painter = hu_painter_new (hu_game_get_scenario (self->game));
  hu_painter_set_style (self->painter, &view->style);
  hu_painter_set_theme (self->painter, view->theme, view->scale);
  hu_painter_draw (self->painter, cr, hu_map_state_get_viewport (state), &scene);
  if (has_window)
    while (!hu_painter_refine (self->painter, hu_map_state_get_viewport (state), &scene, G_USEC_PER_SEC))
      ;
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

/* Returns the view in which a map was last seen, with what the user has chosen since. */
static HuFirstView
recall_view (void)
{
  HuFirstView view;
  gint theme;

  g_settings_get (hu_settings_get (), "first-view", "(iiii)", &view.width, &view.height, &view.scale, &theme);
  view.width = CLAMP (view.width, 1, WIDEST);
  view.height = CLAMP (view.height, 1, WIDEST);
  view.scale = CLAMP (view.scale, 1, LARGEST);
  view.theme = (HuThemeKind) CLAMP (theme, HU_THEME_LIGHT, HU_THEME_DARK_CONTRAST);
  view.style = hu_settings_get_style ();
  view.overlays = g_settings_get_flags (hu_settings_get (), "overlays");

  return view;
}

/**
 * hu_loaded_remember_view:
 * @view: the view in which a map is seen
 *
 * The next first map is painted for it ahead of time; one that is seen in another view is painted again.
 */
void
hu_loaded_remember_view (const HuFirstView *view)
{
  g_return_if_fail (view != NULL && view->width > 0 && view->height > 0);

  g_settings_set (hu_settings_get (), "first-view", "(iiii)", view->width, view->height, view->scale, view->theme);
}

static HuLoaded *
load (GFile             *file,
      const HuFirstView *view,
      gboolean           has_window)
{
  HuLoaded *self = hu_loaded_new (file);

  if (self->game != NULL)
    paint (self, view, has_window);

  return self;
}

typedef struct
{
  GFile      *file;
  HuFirstView view;
} Request;

static void
request_free (gpointer data)
{
  Request *self = data;

  g_object_unref (self->file);
  g_free (self);
}

static gpointer
work (gpointer data,
      HuJob   *job,
      GError **error)
{
  const Request *request = data;
  HuLoaded *loaded = load (request->file, &request->view, TRUE);

  /* Fonts belong to one thread at a time, and this thread may draw again while the window draws with the
   * painter made here. */
  pango_cairo_font_map_set_default (NULL);

  return loaded;
}

void
hu_loaded_read (HuJob            **slot,
                GFile             *file,
                const HuFirstView *view,
                HuJobDone          done,
                gpointer           owner)
{
  static const HuJobKind reading = { "hu-loaded-read", work, request_free, (GDestroyNotify) hu_loaded_free };
  Request *request;

  g_return_if_fail (G_IS_FILE (file));
  g_return_if_fail (view != NULL && view->width >= 0 && view->height >= 0 && view->scale >= 1);

  request = g_new0 (Request, 1);
  request->file = g_object_ref (file);
  request->view = *view;
  if (view->width == 0 || view->height == 0)
    {
      HuFirstView last = recall_view ();

      request->view.width = last.width;
      request->view.height = last.height;
    }
  hu_job_start (slot, &reading, request, done, owner);
}

static gpointer
ahead_thread (gpointer data)
{
  const HuAhead *self = data;

  return load (self->file, &self->view, FALSE);
}

HuAhead *
hu_ahead_start (GFile *file)
{
  HuAhead *self;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  self = g_new0 (HuAhead, 1);
  self->file = g_object_ref (file);
  self->view = recall_view ();
  self->thread = g_thread_new ("hu-ahead", ahead_thread, self);

  return self;
}

/* @self: (transfer full): a running job; @file: the file to open now, or NULL.  Returns the loaded file; NULL if the
 * job read another file than @file; (transfer full). */
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
