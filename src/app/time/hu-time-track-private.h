/*
 * The private interface that the files of the track share.
 */
#pragma once

#include "hu-palette.h"
#include "hu-time-track.h"

G_BEGIN_DECLS

/* The rows, in pixels from the top; with large text, those below the names and below the words of flags move down. */
#define HU_TRACK_NAMES 2
#define HU_TRACK_FLAGS(self) (19 + (self)->lift)
#define HU_TRACK_BAR(self) (34 + 2 * (self)->lift)
#define HU_TRACK_BAR_HEIGHT 8
#define HU_TRACK_TICKS(self) (45 + 2 * (self)->lift)
#define HU_TRACK_HEIGHT(self) (66 + 2 * (self)->lift)
#define HU_TRACK_TEXT 18 /* the height of a line of text that these are made for */
#define HU_TRACK_LANE 9
#define HU_TRACK_MARGIN 12.0

struct _HuTimeTrack
{
  GtkWidget     parent_instance;

  HuTimeline   *timeline; /* or NULL */
  GArray       *starts;   /* double: the start of each phase, in units; one more: the end of the last */
  double        zoom;
  double        scroll;   /* pixels of the whole track to the left of what is seen */
  guint         wanted;   /* dragged to, not yet looked at; G_MAXUINT: nothing */
  guint         tick;
  int           lift;     /* by how many pixels a line of text is higher */
  double        drag_x;
  double        widest_name; /* of all turns', in pixels; below 0: to be measured */
  guint         widest_font; /* serial of the context it was measured in */
};

/* Pixels a unit of room. */
double _hu_time_track_unit (HuTimeTrack *self);
void   _hu_time_track_draw (HuTimeTrack *self,
                            cairo_t     *cr);
char  *_hu_time_track_add_arrivals (HuTimeTrack *self,
                                    guint        turn,
                                    char        *words) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
