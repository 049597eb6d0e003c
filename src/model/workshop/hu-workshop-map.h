/*
 * Commands of the workshop on the map, and on sets of hexes anywhere.
 *
 * All return FALSE, and change nothing, while the draft's grid itself is at fault, or if a
 * pointer leads nowhere.  Hexes are those of the present scenario's grid.
 */
#pragma once

#include "hu-workshop.h"

G_BEGIN_DECLS

/* --- Brushes: fast enough for every frame of a stroke on any map --- */

gboolean hu_workshop_paint_terrain  (HuWorkshop      *self,
                                     const HuHex     *hexes,
                                     guint            n,
                                     HuTerrain        terrain);
gboolean hu_workshop_paint_level    (HuWorkshop      *self,
                                     const HuHex     *hexes,
                                     guint            n,
                                     gint             level);
/* Lays @kind along the side between the hexes of each pair, or removes it; pairs that are not adjacent are left out. */
gboolean hu_workshop_paint_hexsides (HuWorkshop      *self,
                                     HuHexside        kind,
                                     const HuHex    (*pairs)[2],
                                     guint            n,
                                     gboolean         on);
/* HU_SIDE_NONE: nobody's. */
gboolean hu_workshop_paint_owner    (HuWorkshop      *self,
                                     const HuHex     *hexes,
                                     guint            n,
                                     HuSide           side);

/* --- Sets of hexes by pointer: "/start/setup/0/hexes", "/map/grid/missing" --- */

/* The set with those hexes, or without them. */
gboolean hu_workshop_paint_set      (HuWorkshop      *self,
                                     const char      *pointer,
                                     const HuHex     *hexes,
                                     guint            n,
                                     gboolean         on);
/* The words of a set by rule; NULL: it is none. */
char    *hu_workshop_word_hex_rule  (HuWorkshop      *self,
                                     const char      *pointer) G_GNUC_WARN_UNUSED_RESULT;
/* (transfer full) (element-type HuHex); empty if there is none. */
GArray  *hu_workshop_read_hexes     (HuWorkshop      *self,
                                     const char      *pointer) G_GNUC_WARN_UNUSED_RESULT;

/* --- Contents of the map.  New objects come last; hu_workshop_set() sets their other members. --- */

/* A line through those hexes, in order. */
gboolean hu_workshop_add_line       (HuWorkshop      *self,
                                     HuLineKind       kind,
                                     const HuHex     *hexes,
                                     guint            n);
/* @id NULL: one is made of the name. */
gboolean hu_workshop_add_place      (HuWorkshop      *self,
                                     const char      *id,
                                     const char      *name,
                                     HuPlaceKind      kind,
                                     const HuHex     *hexes,
                                     guint            n);
gboolean hu_workshop_remove_place   (HuWorkshop      *self,
                                     guint            index);
gboolean hu_workshop_add_building   (HuWorkshop      *self,
                                     const char      *id,
                                     const char      *name, /* or NULL */
                                     const HuHex     *hexes,
                                     guint            n,
                                     gint             upper_storeys);
/* @list "bridges" or "pillboxes". */
gboolean hu_workshop_set_feature    (HuWorkshop      *self,
                                     const char      *list,
                                     HuHex            hex,
                                     gboolean         on);
/* The index of the last element of the list at @list ("/map/buildings", "/map/lines") that has that hex, but for the
 * element @except (-1: for none); -1: none. */
gint     hu_workshop_find_at_hex    (HuWorkshop      *self,
                                     const char      *list,
                                     HuHex            hex,
                                     gint             except);

/* --- The grid --- */

/* The contents without room on that grid (element-type utf8), one translated line each; NULL if the grid is
 * impossible. */
GPtrArray *hu_workshop_list_lost    (HuWorkshop       *self,
                                     const HuGridPlan *plan,
                                     gint              left,
                                     gint              top,
                                     GError          **error) G_GNUC_WARN_UNUSED_RESULT;

typedef enum
{
  HU_REGRID_DONE,
  HU_REGRID_IMPOSSIBLE, /* there is no such grid */
  HU_REGRID_WOULD_LOSE, /* something has no room, and may not be lost */
} HuRegridResult;

/* Lays another grid, on which everything keeps its place: all names of hexes are rewritten, also in the log.
 * @left, @top: columns and rows inserted before the first (negative: removed).  Contents without room are removed, if
 * @may_lose allows it. */
HuRegridResult hu_workshop_regrid   (HuWorkshop       *self,
                                     const HuGridPlan *plan,
                                     gint              left,
                                     gint              top,
                                     gboolean          may_lose);
void     hu_workshop_get_grid_plan  (HuWorkshop       *self,
                                     HuGridPlan       *plan); /* its board and names are borrowed */

/* During "changed": the number of columns and rows inserted before the first. */
void     hu_workshop_get_grid_shift (HuWorkshop       *self,
                                     gint             *left,
                                     gint             *top);

/* --- Ids --- */

/* Kinds of ids. */
typedef enum
{
  HU_ID_SIDE,
  HU_ID_UNIT,
  HU_ID_PLACE,
  HU_ID_BUILDING,
  HU_ID_BOARD,
  HU_ID_ITEM,  /* of the schedule */
  HU_ID_LEVEL,
  HU_ID_OUTCOME,
  HU_ID_SCORE, /* an item of a schedule whose awards the log has, as HU_ID_ITEM */
  HU_N_ID_KINDS
} HuIdKind;

/* A free id made from @name: "Vyazma West" → "vyazma-west", then "vyazma-west-2". */
char    *hu_workshop_suggest_id     (HuWorkshop      *self,
                                     HuIdKind         kind,
                                     const char      *name) G_GNUC_WARN_UNUSED_RESULT;
/* Names the object at @pointer ("/map/places/2").  Its id follows if it was made from the name before.  FALSE if there is
 * no such object. */
gboolean hu_workshop_set_name       (HuWorkshop      *self,
                                     HuIdKind         kind,
                                     const char      *pointer,
                                     const char      *name);
/* NULL if @id is free and valid; else the reason why it cannot be used, (transfer full) and translated. */
char    *hu_workshop_why_not_id     (HuWorkshop      *self,
                                     HuIdKind         kind,
                                     const char      *id) G_GNUC_WARN_UNUSED_RESULT;
/* Changes the id @from to @to, and rewrites it wherever it is named, also in the log.  FALSE if nothing has the id
 * @from, or if @to is taken. */
gboolean hu_workshop_rename_id      (HuWorkshop      *self,
                                     HuIdKind         kind,
                                     const char      *from,
                                     const char      *to);

G_END_DECLS
