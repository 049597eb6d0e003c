/*
 * The names that a board, or several of them, prints.
 */
#pragma once

#include "hu-grid.h"

G_BEGIN_DECLS

/* The functions of this file are for a grid with names; hu_grid_format() and hu_grid_parse() are for every grid. */
void  _hu_grid_names_format (const HuGrid *grid,
                             HuHex         hex,
                             char          name[HU_HEX_NAME_MAX]);
HuHex _hu_grid_names_parse  (const HuGrid *grid,
                             const char   *text,
                             gsize         length,
                             gboolean     *well_formed);

/* Writes a number, at most @space bytes with the NUL; returns its length, as g_snprintf() does. */
gsize _hu_lane_names_write  (const HuLaneNames *names,
                             gint               number,
                             char              *text,
                             gsize              space);
/* Returns the number, or -1 where it is not written so. */
gint  _hu_lane_names_read   (const HuLaneNames *names,
                             const char        *text,
                             gsize              length);

/* For a grid with boards; a place beside them has an empty name. */
void  _hu_grid_boards_format (const HuGrid *grid,
                              HuHex         hex,
                              char          name[HU_HEX_NAME_MAX]);
HuHex _hu_grid_boards_parse  (const HuGrid *grid,
                              const char   *text,
                              gsize         length,
                              gboolean     *well_formed);

G_END_DECLS
