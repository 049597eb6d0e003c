/*
 * The backdrop: a picture under the grid, its alignment, and the file that remembers both.
 * One file, since it is one small object.
 */
#include "config.h"

#include "hu-backdrop.h"

#include <math.h>
#include <string.h>
#include <glib/gi18n-lib.h>

#include "hu-fault.h"
#include "hu-file-bytes.h"
#include "hu-file-name.h"
#include "hu-save.h"

#define GROUP "Backdrop"

struct _HuBackdrop
{
  GObject       parent_instance;

  GFile        *picture;
  gboolean      aligned;
  HuBackdropPin pins[2];
  double        opacity;
  double        in_play;
  gboolean      visible;
};

G_DEFINE_FINAL_TYPE (HuBackdrop, hu_backdrop, G_TYPE_OBJECT)

static guint changed_signal;

static void
hu_backdrop_finalize (GObject *object)
{
  HuBackdrop *self = HU_BACKDROP (object);

  g_clear_object (&self->picture);

  G_OBJECT_CLASS (hu_backdrop_parent_class)->finalize (object);
}

static void
hu_backdrop_class_init (HuBackdropClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = hu_backdrop_finalize;

  /**
   * HuBackdrop::changed:
   * @self: the backdrop
   *
   * The backdrop has to be drawn again.
   */
  changed_signal = g_signal_new ("changed", HU_TYPE_BACKDROP, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                 0);
}

static void
hu_backdrop_init (HuBackdrop *self)
{
  self->opacity = 0.5;
  self->visible = TRUE;
}

HuBackdrop *
hu_backdrop_new (void)
{
  return g_object_new (HU_TYPE_BACKDROP, NULL);
}

static void
emit_changed (HuBackdrop *self)
{
  g_signal_emit (self, changed_signal, 0);
}

GFile *
hu_backdrop_get_picture (HuBackdrop *self)
{
  g_return_val_if_fail (HU_IS_BACKDROP (self), NULL);

  return self->picture;
}

/**
 * hu_backdrop_set_picture:
 * @picture: (nullable): a PNG or JPEG
 *
 * Sets another picture, which is not aligned yet.
 */
void
hu_backdrop_set_picture (HuBackdrop *self,
                         GFile      *picture)
{
  g_return_if_fail (HU_IS_BACKDROP (self));
  g_return_if_fail (picture == NULL || G_IS_FILE (picture));

  if (!g_set_object (&self->picture, picture))
    return;

  self->aligned = FALSE;
  emit_changed (self);
}

/* A file that came with a game must not make the program access the network. */
static gboolean
check_local (GFile   *picture,
             GError **error)
{
  g_autofree char *shown = NULL;

  if (g_file_is_native (picture))
    return TRUE;

  shown = g_file_get_parse_name (picture);
  g_set_error (error, HU_FILE_ERROR, HU_FILE_ERROR_INVALID,
               /* Translators: an address, as “http://…”. */
               _("“%s” is not a file on this computer, so it is not read. Save the picture here and choose it."),
               shown);

  return FALSE;
}

/* Checks the first bytes of a file. Remote addresses are not followed.  Returns whether the file is a PNG or a
 * JPEG that can be read. */
gboolean
hu_backdrop_check (GFile   *picture,
                   GError **error)
{
  static const guint8 png[] = { 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n' }, jpeg[] = { 0xff, 0xd8, 0xff };
  g_autoptr(GBytes) bytes = NULL;
  const guint8 *head;
  gsize n;

  g_return_val_if_fail (G_IS_FILE (picture), FALSE);

  if (!check_local (picture, error))
    return FALSE;
  bytes = hu_file_read_beginning (picture, sizeof png, FALSE, error);
  if (bytes == NULL)
    return FALSE;
  head = g_bytes_get_data (bytes, &n);
  if ((n >= sizeof png && memcmp (head, png, sizeof png) == 0) ||
      (n >= sizeof jpeg && memcmp (head, jpeg, sizeof jpeg) == 0))
    return TRUE;

  {
    g_autofree char *name = hu_file_dup_name (picture);

    /* Translators: the name of a file. */
    g_set_error (error, HU_FILE_ERROR, HU_FILE_ERROR_INVALID,
                 _("“%s” is neither a PNG nor a JPEG picture. Choose one that is."), name);
  }

  return FALSE;
}

/* --- Alignment --- */

/* Finds the one similarity that takes both points of the picture to those of the map; FALSE if there is none. */
static gboolean
find_matrix (const HuBackdropPin pins[2],
             HuBackdropMatrix   *matrix)
{
  double px = pins[1].picture_x - pins[0].picture_x, py = pins[1].picture_y - pins[0].picture_y;
  double mx = pins[1].map_x - pins[0].map_x, my = pins[1].map_y - pins[0].map_y;
  double square = px * px + py * py;
  double a, b;

  if (!(square > 0) || !(mx * mx + my * my > 0) || !isfinite (square) || !isfinite (mx * mx + my * my))
    return FALSE;

  /* As complex numbers: (a + ib) (px + i py) = mx + i my. */
  a = (mx * px + my * py) / square;
  b = (my * px - mx * py) / square;
  *matrix = (HuBackdropMatrix) { a, b, -b, a, 0, 0 };
  matrix->x0 = pins[0].map_x - (a * pins[0].picture_x - b * pins[0].picture_y);
  matrix->y0 = pins[0].map_y - (b * pins[0].picture_x + a * pins[0].picture_y);

  return TRUE;
}

/**
 * hu_backdrop_align:
 * @pins: two points of the picture, each with the point of the map that it shows
 *
 * Aligns the picture so that both points lie where they belong: the scale is the same in
 * both directions, and the picture may be turned, as a scan may be.
 *
 * Returns: %FALSE if the two points coincide; then nothing has changed
 */
gboolean
hu_backdrop_align (HuBackdrop          *self,
                   const HuBackdropPin  pins[2])
{
  HuBackdropMatrix matrix;

  g_return_val_if_fail (HU_IS_BACKDROP (self) && pins != NULL, FALSE);

  if (!find_matrix (pins, &matrix))
    return FALSE;

  self->pins[0] = pins[0];
  self->pins[1] = pins[1];
  self->aligned = TRUE;
  emit_changed (self);

  return TRUE;
}

gboolean
hu_backdrop_is_aligned (HuBackdrop *self)
{
  g_return_val_if_fail (HU_IS_BACKDROP (self), FALSE);

  return self->aligned;
}

gboolean
hu_backdrop_get_pins (HuBackdrop    *self,
                      HuBackdropPin  pins[2])
{
  g_return_val_if_fail (HU_IS_BACKDROP (self) && pins != NULL, FALSE);

  if (self->aligned)
    memcpy (pins, self->pins, sizeof self->pins);

  return self->aligned;
}

/**
 * hu_backdrop_get_matrix:
 * @picture_width: pixels
 * @picture_height: pixels
 * @matrix: (out): the matrix from pixels to map units
 *
 * Computes the place of the picture: by its two points, or, while there are none, as large
 * as the map allows, from the top left.
 */
void
hu_backdrop_get_matrix (HuBackdrop       *self,
                        int               picture_width,
                        int               picture_height,
                        double            map_width,
                        double            map_height,
                        HuBackdropMatrix *matrix)
{
  double scale;

  g_return_if_fail (HU_IS_BACKDROP (self) && matrix != NULL && picture_width > 0 && picture_height > 0);

  if (self->aligned && find_matrix (self->pins, matrix))
    return;

  scale = MIN (map_width / picture_width, map_height / picture_height);
  *matrix = (HuBackdropMatrix) { scale, 0, 0, scale, 0, 0 };
}

static void
set_part (HuBackdrop *self,
          double     *part,
          double      value)
{
  value = CLAMP (value, 0, 1);
  if (*part >= value && *part <= value)
    return;

  *part = value;
  emit_changed (self);
}

/* Returns its opacity, 0 … 1. */
double
hu_backdrop_get_opacity (HuBackdrop *self)
{
  g_return_val_if_fail (HU_IS_BACKDROP (self), 0);

  return self->opacity;
}

/* @opacity: 0 … 1. */
void
hu_backdrop_set_opacity (HuBackdrop *self,
                         double      opacity)
{
  g_return_if_fail (HU_IS_BACKDROP (self));

  set_part (self, &self->opacity, opacity);
}

double
hu_backdrop_get_in_play (HuBackdrop *self)
{
  g_return_val_if_fail (HU_IS_BACKDROP (self), 0);

  return self->in_play;
}

void
hu_backdrop_set_in_play (HuBackdrop *self,
                         double      in_play)
{
  g_return_if_fail (HU_IS_BACKDROP (self));

  set_part (self, &self->in_play, in_play);
}

gboolean
hu_backdrop_get_visible (HuBackdrop *self)
{
  g_return_val_if_fail (HU_IS_BACKDROP (self), FALSE);

  return self->visible;
}

/* Shows or hides the picture. */
void
hu_backdrop_set_visible (HuBackdrop *self,
                         gboolean    visible)
{
  g_return_if_fail (HU_IS_BACKDROP (self));

  if (self->visible == !!visible)
    return;

  self->visible = !!visible;
  emit_changed (self);
}

/* --- Beside the game --- */

GFile *
hu_backdrop_file_for (GFile *game)
{
  g_autofree char *uri = NULL;
  g_autofree char *beside = NULL;

  g_return_val_if_fail (G_IS_FILE (game), NULL);

  uri = g_file_get_uri (game);
  beside = g_strconcat (uri, ".backdrop", NULL);

  return g_file_new_for_uri (beside);
}

static gboolean
read_pins (GKeyFile      *keys,
           HuBackdropPin  pins[2])
{
  HuBackdropMatrix matrix;

  for (guint i = 0; i < 2; i++)
    {
      g_autofree char *key = g_strdup_printf ("Pin%u", i + 1);
      gsize n = 0;
      g_autofree double *numbers = g_key_file_get_double_list (keys, GROUP, key, &n, NULL);

      if (n != 4)
        return FALSE;
      pins[i] = (HuBackdropPin) { numbers[0], numbers[1], numbers[2], numbers[3] };
    }

  return find_matrix (pins, &matrix);
}

static void
take_keys (HuBackdrop *self,
           GKeyFile   *keys,
           GFile      *game)
{
  g_autofree char *path = g_key_file_get_string (keys, GROUP, "Picture", NULL);
  g_autoptr(GFile) folder = g_file_get_parent (game);
  g_autoptr(GError) error = NULL;
  double opacity = g_key_file_get_double (keys, GROUP, "Opacity", &error);
  double in_play;

  g_clear_object (&self->picture);
  if (path != NULL && path[0] != '\0')
    self->picture = strstr (path, "://") != NULL || folder == NULL ? g_file_new_for_uri (path)
                  : g_file_resolve_relative_path (folder, path);
  self->aligned = self->picture != NULL && read_pins (keys, self->pins);
  self->opacity = error == NULL && isfinite (opacity) ? CLAMP (opacity, 0, 1) : 0.5;
  g_clear_error (&error);
  in_play = g_key_file_get_double (keys, GROUP, "InPlay", &error);
  self->in_play = error == NULL && isfinite (in_play) ? CLAMP (in_play, 0, 1) : 0;
  self->visible = !g_key_file_has_key (keys, GROUP, "Visible", NULL) ||
                  g_key_file_get_boolean (keys, GROUP, "Visible", NULL);
}

/* Loads the backdrop that is remembered beside @game, or no picture if there is none.  Returns FALSE if there is
 * one that cannot be read: then there is no picture. */
gboolean
hu_backdrop_load (HuBackdrop *self,
                  GFile      *game,
                  GError    **error)
{
  g_autoptr(GKeyFile) keys = g_key_file_new ();
  g_autoptr(GFile) file = NULL;
  g_autoptr(GError) reason = NULL;
  g_autoptr(GBytes) bytes = NULL;
  gboolean read;

  g_return_val_if_fail (HU_IS_BACKDROP (self) && G_IS_FILE (game), FALSE);

  file = hu_backdrop_file_for (game);
  bytes = hu_file_read_bytes (file, HU_FILE_SMALL, &reason);
  read = bytes != NULL;
  if (read && g_bytes_get_size (bytes) > 0)
    read = g_key_file_load_from_bytes (keys, bytes, G_KEY_FILE_NONE, &reason);

  take_keys (self, keys, game);
  emit_changed (self);
  if (read || g_error_matches (reason, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    return TRUE;

  g_propagate_error (error, g_steal_pointer (&reason));

  return FALSE;
}

/* A picture in the folder of the game is named relative to it, so that both can be moved together. */
static char *
dup_path (GFile *picture,
          GFile *game)
{
  g_autoptr(GFile) folder = g_file_get_parent (game);
  char *relative = folder != NULL ? g_file_get_relative_path (folder, picture) : NULL;

  if (relative != NULL)
    return relative;

  return g_file_is_native (picture) ? g_file_get_path (picture) : g_file_get_uri (picture);
}

static char *
dup_text (HuBackdrop *self,
          GFile      *game,
          gsize      *length)
{
  g_autoptr(GKeyFile) keys = g_key_file_new ();
  g_autofree char *path = dup_path (self->picture, game);

  g_key_file_set_string (keys, GROUP, "Picture", path);
  for (guint i = 0; self->aligned && i < 2; i++)
    {
      g_autofree char *key = g_strdup_printf ("Pin%u", i + 1);
      double numbers[4] = { self->pins[i].picture_x, self->pins[i].picture_y, self->pins[i].map_x,
                            self->pins[i].map_y };

      g_key_file_set_double_list (keys, GROUP, key, numbers, 4);
    }
  g_key_file_set_double (keys, GROUP, "Opacity", self->opacity);
  g_key_file_set_double (keys, GROUP, "InPlay", self->in_play);
  g_key_file_set_boolean (keys, GROUP, "Visible", self->visible);

  return g_key_file_to_data (keys, length, NULL);
}

/* Remembers the backdrop beside @game. Without a picture, the file there is removed.  Returns FALSE if that could
 * not be done. */
gboolean
hu_backdrop_save (HuBackdrop *self,
                  GFile      *game,
                  GError    **error)
{
  g_autoptr(GFile) file = NULL;
  g_autoptr(GBytes) bytes = NULL;
  char *text;
  gsize length;

  g_return_val_if_fail (HU_IS_BACKDROP (self) && G_IS_FILE (game), FALSE);

  file = hu_backdrop_file_for (game);
  if (self->picture == NULL)
    {
      g_autoptr(GError) reason = NULL;

      if (g_file_delete (file, NULL, &reason) || g_error_matches (reason, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
        return TRUE;
      g_propagate_error (error, g_steal_pointer (&reason));
      return FALSE;
    }

  text = dup_text (self, game, &length);
  bytes = g_bytes_new_take (text, length);

  return hu_save_bytes (file, bytes, error);
}
