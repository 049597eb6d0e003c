/*
 * A picture to trace a map over: which, and how it lies under the grid.  Kept in
 * a file beside the game, never in it.
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
 * Signal "changed" (): another picture, another alignment, shown or not.
 */
HuBackdrop *hu_backdrop_new          (void);

/* NULL: no picture. */
GFile      *hu_backdrop_get_picture  (HuBackdrop             *self); /* borrowed */
void        hu_backdrop_set_picture  (HuBackdrop             *self,
                                      GFile                  *picture);
/* Is it a picture that can be shown, by its first bytes: PNG or JPEG?  Else @error says what it is not. */
gboolean    hu_backdrop_check        (GFile                  *picture,
                                      GError                **error);

/* Two points that stay where they are put: scale, turn and place of the picture follow.  FALSE, and nothing
 * changes, where they fall together in the picture or on the map. */
gboolean    hu_backdrop_align        (HuBackdrop             *self,
                                      const HuBackdropPin     pins[2]);
gboolean    hu_backdrop_is_aligned   (HuBackdrop             *self);
/* The pins of the last alignment; FALSE where there was none. */
gboolean    hu_backdrop_get_pins     (HuBackdrop             *self,
                                      HuBackdropPin           pins[2]);
/* Not aligned yet: stretched over a map of that size, its own shape kept. */
void        hu_backdrop_get_matrix   (HuBackdrop             *self,
                                      int                     picture_width,
                                      int                     picture_height,
                                      double                  map_width,
                                      double                  map_height,
                                      HuBackdropMatrix       *matrix);
double      hu_backdrop_get_opacity  (HuBackdrop             *self); /* 0 … 1 */
void        hu_backdrop_set_opacity  (HuBackdrop             *self,
                                      double                  opacity);
gboolean    hu_backdrop_get_visible  (HuBackdrop             *self);
void        hu_backdrop_set_visible  (HuBackdrop             *self,
                                      gboolean                visible);

/* Where the backdrop of a game is kept: "typhoon.hexgame" → "typhoon.hexgame.backdrop"; (transfer full). */
GFile      *hu_backdrop_file_for     (GFile                  *game) G_GNUC_WARN_UNUSED_RESULT;
/* What lies beside @game, or, where nothing does, none.  FALSE with @error where it cannot be read: then none, too. */
gboolean    hu_backdrop_load         (HuBackdrop             *self,
                                      GFile                  *game,
                                      GError                **error);
/* Writes it beside @game, atomically; without a picture takes what is there away. */
gboolean    hu_backdrop_save         (HuBackdrop             *self,
                                      GFile                  *game,
                                      GError                **error);

G_END_DECLS
