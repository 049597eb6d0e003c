/*
 * The build file of a VASSAL module: its windows with their boards and grids, its sides and
 * its palette of counters.
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

typedef struct
{
  char    *first;     /* "H" or "V": which number stands first */
  char    *separator;
  gboolean letters[2]; /* across (h) and along (v): of each, whether it is counted with letters */
  gint     digits[2];  /* at least so many */
  gint     offset[2];
  gboolean descending[2];
  gboolean stagger;
  gboolean oblique;
} HuVassalNumbers;

typedef struct
{
  double           dx, dy, x0, y0;
  gboolean         sideways;
  HuVassalNumbers *numbers; /* NULL: the grid is not numbered */
} HuVassalGrid;

/* A part of a board: with the grid of the whole, or a box. */
typedef struct
{
  char         *name;
  GArray       *path;     /* double: x, y, x, y…, in pixels of the board */
  gboolean      uses_grid;
  HuVassalGrid *grid;     /* its own, or NULL */
} HuVassalZone;

typedef struct
{
  char         *name;
  char         *image;   /* or NULL */
  gint          width;   /* 0: as large as its picture */
  gint          height;
  HuVassalGrid *grid;    /* NULL: it has no hexes */
  char         *other;   /* what it has instead, as "SquareGrid", or NULL */
  GPtrArray    *zones;   /* HuVassalZone */
} HuVassalBoard;

typedef struct
{
  char      *name;   /* by which saves call it */
  gint       edge_x;
  gint       edge_y;
  GPtrArray *boards; /* HuVassalBoard */
} HuVassalMap;

/* A counter of the palette. */
typedef struct
{
  char  *gpid;
  char  *name;
  char  *picture;
  GStrv  path; /* the windows, tabs and lists around it */
} HuVassalSlot;

typedef struct
{
  char      *name;
  char      *version;
  GPtrArray *sides; /* utf8 */
  GPtrArray *maps;  /* HuVassalMap */
  GPtrArray *slots; /* HuVassalSlot */
} HuVassalModule;

HuVassalModule *hu_vassal_module_new  (GBytes         *build_file,
                                       GError        **error) G_GNUC_WARN_UNUSED_RESULT;
void            hu_vassal_module_free (HuVassalModule *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuVassalModule, hu_vassal_module_free)

G_END_DECLS
