/*
 * Finding units, places, buildings and hexes of a game, and lines of its log, by words.
 * Finds only what the game's viewer may know (26.15).
 */
#pragma once

#include "hu-bookmarks.h"
#include "hu-log-model.h"

G_BEGIN_DECLS

#define HU_TYPE_FOUND (hu_found_get_type ())
G_DECLARE_FINAL_TYPE (HuFound, hu_found, HU, FOUND, GObject)

typedef enum
{
  HU_FOUND_HEX,
  HU_FOUND_UNIT,
  HU_FOUND_PLACE,
  HU_FOUND_BUILDING,
  HU_FOUND_BOOKMARK,
  HU_FOUND_EVENT,
  HU_N_FOUND,
  HU_FOUND_HEADING = HU_N_FOUND, /* of those that follow */
} HuFoundKind;

typedef enum
{
  HU_FIND_ANYWHERE,
  HU_FIND_ON_MAP,
  HU_FIND_WAITING, /* not on the map yet */
  HU_FIND_GONE,    /* eliminated, withdrawn, exited */
  HU_N_FIND_STATES
} HuFindState;

typedef struct
{
  const char *text;      /* words, or the beginnings of them; "": everything */
  gint        kind;      /* HuFoundKind, or -1: every kind */
  HuSide      side;      /* of units; HU_SIDE_NONE: of either */
  gint        unit_kind; /* HuUnitKind, or -1: every kind */
  HuFindState state;     /* of units */
} HuFindQuery;

HuFoundKind   hu_found_get_kind   (HuFound *self);
guint         hu_found_get_index  (HuFound *self); /* the index of the thing found, or the event's number */
HuSide        hu_found_get_side   (HuFound *self);
const char   *hu_found_get_title  (HuFound *self);
const char   *hu_found_get_detail (HuFound *self); /* or "" */
const GArray *hu_found_get_hexes  (HuFound *self); /* HuHex; empty where it is nowhere */

/* All results but events, with a heading before each kind; (transfer full) (element-type HuFound). */
GPtrArray    *hu_find             (HuGame            *game,
                                   HuBookmarks       *bookmarks, /* or NULL */
                                   const HuFindQuery *query) G_GNUC_WARN_UNUSED_RESULT;
/* NULL where the line does not match. */
HuFound      *hu_find_in_entry    (HuLogEntry        *entry,
                                   const char        *text) G_GNUC_WARN_UNUSED_RESULT;
HuFound      *hu_found_new_heading (HuFoundKind       kind,
                                   guint              count) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
