/*
 * Pictures of maps: drawn once for the state of a file, a moment, a theme and a style, and kept under a name
 * made of all of them.
 */
#include "config.h"

#include "hu-preview.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>

#include "hu-budget.h"
#include "hu-explain.h"
#include "hu-file-bytes.h"
#include "hu-game-file.h"
#include "hu-game.h"
#include "hu-lesson-plan.h"
#include "hu-painter.h"
#include "hu-settings.h"

/* The largest size of any card; twice as fine, for high-density screens. */
#define WIDTH 300
#define HEIGHT 170
#define SCALE 2
#define SUFFIX ".png"
#define KEPT_MOST (8 << 20) /* bytes of a picture that is kept */
#define INSET 1.06 /* the teeth of the outermost hexes stay outside */

typedef struct
{
  GFile        *file;
  guint         position;
  HuThemeKind   kind;
  HuStyle       style;
  gboolean      words;
  GApplication *application; /* or NULL */
} Request;

static void
request_clear (Request *self)
{
  g_clear_object (&self->file);
  if (self->application != NULL)
    g_application_release (self->application);
}

static void
request_free (gpointer data)
{
  request_clear (data);
  g_free (data);
}

void
hu_preview_free (HuPreview *self)
{
  g_return_if_fail (self != NULL);

  g_clear_object (&self->texture);
  g_free (self->title);
  g_free (self->moment);
  g_free (self);
}

/* Returns the folder of the pictures; it can be emptied at any time. */
static char *
dup_folder (void)
{
  return g_build_filename (g_get_user_cache_dir (), "hex-umpire", "pictures", NULL);
}

/* --- What is kept --- */

/* Returns the beginning of the name of every picture of that file in that theme, whatever its state. */
static char *
dup_stem (const Request *request)
{
  g_autofree char *uri = g_file_get_uri (request->file);
  g_autofree char *sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, uri, -1);

  sum[24] = '\0';

  return g_strdup_printf ("%s-%d-", sum, (int) request->kind);
}

static void
add_color (GString *text,
           HuColor  color)
{
  g_string_append_printf (text, "%d %d %d ", (int) (color.r * 255), (int) (color.g * 255), (int) (color.b * 255));
}

/* Names everything that the picture depends on, and the version of the program. */
static char *
dup_name (const Request *request)
{
  g_autoptr(GFileInfo) info = g_file_query_info (request->file, G_FILE_ATTRIBUTE_TIME_MODIFIED ","
                                                 G_FILE_ATTRIBUTE_TIME_MODIFIED_USEC ","
                                                 G_FILE_ATTRIBUTE_STANDARD_SIZE, G_FILE_QUERY_INFO_NONE, NULL, NULL);
  g_autoptr(GString) text = g_string_new (PACKAGE_VERSION);
  g_autofree char *stem = dup_stem (request);
  g_autofree char *sum = NULL;

  if (info == NULL)
    return NULL;

  g_string_append_printf (text, " %u %d %d %d ", request->position, WIDTH, HEIGHT, SCALE);
  g_string_append_printf (text, "%" G_GUINT64_FORMAT " %u %" G_GOFFSET_FORMAT " ",
                          g_file_info_get_attribute_uint64 (info, G_FILE_ATTRIBUTE_TIME_MODIFIED),
                          g_file_info_get_attribute_uint32 (info, G_FILE_ATTRIBUTE_TIME_MODIFIED_USEC),
                          g_file_info_get_size (info));
  g_string_append_printf (text, "%d %d %d ", (int) request->style.sides, (int) request->style.counters,
                          (int) (request->style.pattern * 100));
  add_color (text, request->style.side[HU_SIDE_FIRST]);
  add_color (text, request->style.side[HU_SIDE_SECOND]);
  sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, text->str, -1);
  sum[24] = '\0';

  return g_strconcat (stem, sum, SUFFIX, NULL);
}

/* Deletes pictures of an earlier state of the file, or of another moment. */
static void
drop_older (const char *folder,
            const char *stem)
{
  g_autoptr(GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_prefix (name, stem))
      {
        g_autofree char *path = g_build_filename (folder, name, NULL);

        /* A picture that cannot be deleted is as harmless as before. */
        (void) g_remove (path);
      }
}

static cairo_status_t
write_cb (void                *closure,
          const unsigned char *data,
          unsigned int         length)
{
  g_byte_array_append (closure, data, length);

  return CAIRO_STATUS_SUCCESS;
}

/* A picture is shown even if the cache cannot be written. */
static void
keep (const Request   *request,
      const char      *path,
      cairo_surface_t *surface)
{
  g_autoptr(GByteArray) png = g_byte_array_new ();
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *stem = dup_stem (request);

  if (g_mkdir_with_parents (folder, 0700) != 0 ||
      cairo_surface_write_to_png_stream (surface, write_cb, png) != CAIRO_STATUS_SUCCESS)
    return;

  drop_older (folder, stem);
  g_file_set_contents (path, (const char *) png->data, (gssize) png->len, NULL);
}

typedef struct
{
  const guint8 *data;
  gsize         length;
} Unread;

static cairo_status_t
read_cb (void          *closure,
         unsigned char *data,
         unsigned int   length)
{
  Unread *unread = closure;

  if (length > unread->length)
    return CAIRO_STATUS_READ_ERROR;

  memcpy (data, unread->data, length);
  unread->data += length;
  unread->length -= length;

  return CAIRO_STATUS_SUCCESS;
}

/* NULL where there is none, or what is there is none. */
static cairo_surface_t *
find_kept (const char *path)
{
  cairo_surface_t *surface;

  g_autoptr(GFile) file = g_file_new_for_path (path);
  g_autoptr(GBytes) bytes = hu_file_read_bytes (file, KEPT_MOST, NULL);
  Unread unread = { 0 };

  if (bytes == NULL)
    return NULL;

  unread.data = g_bytes_get_data (bytes, &unread.length);
  surface = cairo_image_surface_create_from_png_stream (read_cb, &unread);
  if (cairo_surface_status (surface) == CAIRO_STATUS_SUCCESS &&
      cairo_image_surface_get_width (surface) == WIDTH * SCALE &&
      cairo_image_surface_get_height (surface) == HEIGHT * SCALE)
    return surface;

  cairo_surface_destroy (surface);

  return NULL;
}

/* --- Drawing --- */

/* The middle of the map, without any edge of it. */
static HuViewport
find_viewport (const HuScenario *scenario)
{
  HuBox bounds = hu_geometry_bounds (scenario->map->grid);
  double scale = MAX (WIDTH / bounds.width, HEIGHT / bounds.height) * INSET;

  return (HuViewport) { .scale = scale,
                        .x = bounds.x + (bounds.width - WIDTH / scale) / 2,
                        .y = bounds.y + (bounds.height - HEIGHT / scale) / 2,
                        .width = WIDTH,
                        .height = HEIGHT };
}

static cairo_surface_t *
draw (const Request *request,
      HuGame        *game)
{
  HuScenario *scenario = (HuScenario *) hu_game_get_scenario (game);
  g_autoptr(HuPainter) painter = hu_painter_new (scenario);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, WIDTH * SCALE, HEIGHT * SCALE);
  HuViewport viewport = find_viewport (scenario);
  HuScene scene;
  cairo_t *cr;

  hu_scene_init (&scene, hu_game_get_snapshot (game));
  scene.overlays = HU_OVERLAY_OWNERS | HU_OVERLAY_FIRE;
  hu_painter_set_theme (painter, request->kind, SCALE);
  hu_painter_set_style (painter, &request->style);
  cairo_surface_set_device_scale (surface, SCALE, SCALE);
  cr = cairo_create (surface);
  hu_painter_draw (painter, cr, &viewport, &scene);
  cairo_destroy (cr);
  cairo_surface_flush (surface);

  return surface;
}

/* Returns the game at the requested moment, or the nearest one that the file still has. */
static HuGame *
read_game (const Request *request)
{
  g_autoptr(HuFaults) faults = hu_faults_new ();
  g_autoptr(HuGameFile) content = hu_game_file_load (request->file, faults);
  g_autoptr(HuGame) game = NULL;

  if (content == NULL)
    return NULL;

  game = hu_game_new (content->scenario, content->log);
  if (request->position < hu_game_get_head (game))
    hu_game_look_at (game, request->position);

  return g_steal_pointer (&game);
}

static void
set_unopened (GError **error)
{
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, _("The game could not be opened."));
}

/* @surface: (transfer full)  Returns (transfer full): the picture. */
static HuPreview *
preview_new (cairo_surface_t *surface)
{
  HuPreview *self = g_new0 (HuPreview, 1);
  gsize stride = (gsize) cairo_image_surface_get_stride (surface);
  gsize height = (gsize) cairo_image_surface_get_height (surface);
  g_autoptr(GBytes) bytes = g_bytes_new (cairo_image_surface_get_data (surface), stride * height);

  self->texture = gdk_memory_texture_new (cairo_image_surface_get_width (surface), (int) height, GDK_MEMORY_DEFAULT,
                                          bytes, stride);
  cairo_surface_destroy (surface);

  return self;
}

static gpointer
load (gpointer data,
      HuJob   *job,
      GError **error)
{
  const Request *request = data;
  g_autofree char *name = dup_name (request);
  g_autofree char *folder = dup_folder ();
  g_autofree char *path = name != NULL ? g_build_filename (folder, name, NULL) : NULL;
  cairo_surface_t *surface = path != NULL ? find_kept (path) : NULL;
  g_autoptr(HuGame) game = NULL;
  HuPreview *picture;

  if (g_cancellable_set_error_if_cancelled (hu_job_get_cancellable (job), error))
    {
      g_clear_pointer (&surface, cairo_surface_destroy);
      return NULL;
    }
  if (path != NULL && (surface == NULL || request->words))
    game = read_game (request);
  if (game == NULL && (surface == NULL || request->words))
    {
      g_clear_pointer (&surface, cairo_surface_destroy);
      set_unopened (error);
      return NULL;
    }
  if (surface == NULL)
    {
      surface = draw (request, game);
      keep (request, path, surface);
    }

  picture = preview_new (surface);
  if (game != NULL)
    {
      const HuScenario *scenario = hu_game_get_scenario (game);

      picture->title = hu_budget_abridge (hu_scenario_word (scenario, scenario->title), HU_BUDGET_NAME);
      picture->moment = hu_explain_clock (scenario, hu_snapshot_get_clock (hu_game_get_snapshot (game)));
      picture->n_steps = scenario->lesson != NULL ? scenario->lesson->steps->len : 0;
    }

  return picture;
}

/* The program ends after the thread, because its end frees what the thread needs to draw letters. */
static void
request_init (Request    *self,
              guint       position,
              HuThemeKind kind)
{
  self->position = position;
  self->kind = kind;
  self->style = hu_settings_get_style ();
  self->application = g_application_get_default ();
  if (self->application != NULL)
    g_application_hold (self->application);
}

/**
 * hu_preview_load:
 * @position: the moment: the number of events that have happened, or %HU_PREVIEW_END
 * @words: whether title and moment are needed too
 *
 * Finds a picture of the map, or draws one, in a thread.
 */
void
hu_preview_load (HuJob     **slot,
                 GFile      *file,
                 guint       position,
                 HuThemeKind kind,
                 gboolean    words,
                 HuJobDone   done,
                 gpointer    owner)
{
  static const HuJobKind loading = { "hu-preview-load", load, request_free, (GDestroyNotify) hu_preview_free };
  Request *request;

  g_return_if_fail (G_IS_FILE (file));

  request = g_new0 (Request, 1);
  request->file = g_object_ref (file);
  request->words = words;
  request_init (request, position, kind);
  hu_job_start (slot, &loading, request, done, owner);
}

/* --- Of what is in no file --- */

typedef struct
{
  GBytes     *draft; /* NULL: none */
  GBytes     *game;  /* if the draft cannot be read; NULL: none */
  GBytes     *log;   /* of the game; NULL: it is with the rest */
  Request     request;
} BytesRequest;

static void
bytes_request_free (gpointer data)
{
  BytesRequest *self = data;

  g_clear_pointer (&self->draft, g_bytes_unref);
  g_clear_pointer (&self->game, g_bytes_unref);
  g_clear_pointer (&self->log, g_bytes_unref);
  request_clear (&self->request);
  g_free (self);
}

static gpointer
draw_bytes (gpointer data,
            HuJob   *job,
            GError **error)
{
  const BytesRequest *self = data;
  GCancellable *cancellable = hu_job_get_cancellable (job);
  g_autoptr(HuFaults) faults = hu_faults_new ();
  g_autoptr(HuGameFile) content = NULL;
  g_autoptr(HuGame) game = NULL;

  if (self->draft != NULL && !g_cancellable_is_cancelled (cancellable))
    content = hu_game_file_parse (self->draft, faults);
  if (content == NULL && self->game != NULL && !g_cancellable_is_cancelled (cancellable))
    content = hu_game_file_parse_with_log (self->game, self->log, faults);
  if (g_cancellable_set_error_if_cancelled (cancellable, error))
    return NULL;
  if (content == NULL)
    {
      set_unopened (error);
      return NULL;
    }

  game = hu_game_new (content->scenario, content->log);
  if (self->request.position < hu_game_get_head (game))
    hu_game_look_at (game, self->request.position);

  return preview_new (draw (&self->request, game));
}

/**
 * hu_preview_draw:
 * @draft: (nullable): a game in the file format
 * @game: (nullable): the game to draw if there is no draft or it cannot be read
 * @log: (nullable): the log of @game, if it is kept apart
 * @position: the moment, or %HU_PREVIEW_END
 *
 * Draws a picture of the map, in a thread. It is not stored.
 */
void
hu_preview_draw (HuJob     **slot,
                 GBytes     *draft,
                 GBytes     *game,
                 GBytes     *log,
                 guint       position,
                 HuThemeKind kind,
                 HuJobDone   done,
                 gpointer    owner)
{
  static const HuJobKind drawing = { "hu-preview-draw", draw_bytes, bytes_request_free, (GDestroyNotify) hu_preview_free };
  BytesRequest *self = g_new0 (BytesRequest, 1);

  self->draft = draft != NULL ? g_bytes_ref (draft) : NULL;
  self->game = game != NULL ? g_bytes_ref (game) : NULL;
  self->log = log != NULL ? g_bytes_ref (log) : NULL;
  request_init (&self->request, position, kind);
  hu_job_start (slot, &drawing, self, done, owner);
}
