/*
 * A picture to trace a map over, and its alignment under the grid.  Kept in a file beside
 * the game, never in the game.
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define HU_TYPE_BACKDROP (hu_backdrop_get_type ())
G_DECLARE_FINAL_TYPE (HuBackdrop, hu_backdrop, HU, BACKDROP, GObject)

/* A point of the picture (pixels from its top left) and the point of the map (map units) that it shows. */
typedef struct
{
  double picture_x, picture_y;
  double map_x, map_y;
} HuBackdropPin;

/* From pixels of the picture to map units: x' = xx x + xy y + x0, y' = yx x + yy y + y0, as cairo has it. */
typedef struct
{
  double xx, yx, xy, yy, x0, y0;
} HuBackdropMatrix;

/*
 * Signal "changed" (): another picture, alignment or visibility.
 */
HuBackdrop *hu_backdrop_new          (void);

/* NULL: no picture. */
GFile      *hu_backdrop_get_picture  (HuBackdrop             *self); /* borrowed */
void        hu_backdrop_set_picture  (HuBackdrop             *self,
                                      GFile                  *picture);
/* Tells by its first bytes whether @picture can be shown: PNG or JPEG.  If not, @error says why. */
gboolean    hu_backdrop_check        (GFile                  *picture,
                                      GError                **error);

/* Fixes two points of the picture; its scale, turn and place follow.  FALSE, and nothing changes, if they coincide
 * in the picture or on the map. */
gboolean    hu_backdrop_align        (HuBackdrop             *self,
                                      const HuBackdropPin     pins[2]);
gboolean    hu_backdrop_is_aligned   (HuBackdrop             *self);
/* The pins of the last alignment; FALSE if there was none. */
gboolean    hu_backdrop_get_pins     (HuBackdrop             *self,
                                      HuBackdropPin           pins[2]);
/* A picture that is not aligned yet is stretched over a map of that size and keeps its shape. */
void        hu_backdrop_get_matrix   (HuBackdrop             *self,
                                      int                     picture_width,
                                      int                     picture_height,
                                      double                  map_width,
                                      double                  map_height,
                                      HuBackdropMatrix       *matrix);
double      hu_backdrop_get_opacity  (HuBackdrop             *self); /* 0 … 1 */
void        hu_backdrop_set_opacity  (HuBackdrop             *self,
                                      double                  opacity);
/* How much of it is seen in place of the drawn map while the game is played: 0 … 1. */
double      hu_backdrop_get_in_play  (HuBackdrop             *self);
void        hu_backdrop_set_in_play  (HuBackdrop             *self,
                                      double                  in_play);
gboolean    hu_backdrop_get_visible  (HuBackdrop             *self);
void        hu_backdrop_set_visible  (HuBackdrop             *self,
                                      gboolean                visible);

/* The file of a game's backdrop: "typhoon.hexgame" → "typhoon.hexgame.backdrop"; (transfer full). */
GFile      *hu_backdrop_file_for     (GFile                  *game) G_GNUC_WARN_UNUSED_RESULT;
/* Loads the backdrop beside @game, or no picture if there is none.  FALSE with @error if it cannot be read: then
 * there is no picture either. */
gboolean    hu_backdrop_load         (HuBackdrop             *self,
                                      GFile                  *game,
                                      GError                **error);
/* Writes it beside @game, atomically; without a picture removes the file there. */
gboolean    hu_backdrop_save         (HuBackdrop             *self,
                                      GFile                  *game,
                                      GError                **error);

G_END_DECLS
