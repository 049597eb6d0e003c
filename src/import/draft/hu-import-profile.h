/*
 * The choices of the user for a kind of file, by the names that it has for things: {"map", "version", "sides": {SIDE:
 * [GROUP…]}, "markers": [GROUP…], "left_out": [GROUP…], "dead": [WINDOW…], "short_names": BOOLEAN, "terrain": {TERRAIN:
 * [GROUP…]}, "units": {UNIT: [COUNTER…]}, "nobody": [COUNTER…], "vehicles": {TYPE: {"armor": NUMBER or null, "ma":
 * BOOLEAN, "crew": BOOLEAN}}, "kinds": {KIND: [GROUP…]}}; a dead window "" stands for counters that are in none.
 */
#pragma once

#include <gio/gio.h>

#include "hu-scenario.h"

G_BEGIN_DECLS

/* The properties of a type of vehicle that are worth points. */
typedef struct
{
  char    *name;
  gint64   armor; /* the strongest AF; -1: unarmored */
  gboolean ma;    /* it has a main armament */
  gboolean crew;  /* and an inherent crew */
} HuImportVehicle;

typedef struct
{
  char       *map;      /* the board, or NULL */
  char       *version;  /* of the module for which it was settled, or NULL */
  gint        short_names; /* without endings that tell nothing apart: 1 yes, 0 no, -1 not settled */
  GPtrArray  *sides;    /* utf8: two names, or empty */
  GHashTable *groups;   /* folded name → GUINT_TO_POINTER (1 + side) */
  GHashTable *markers;  /* folded name: a set */
  GHashTable *left_out; /* likewise */
  GHashTable *dead;     /* likewise: windows where the eliminated are */
  GHashTable *kinds;    /* folded name → HuUnitKind of its units, where the file does not tell it */
  GHashTable *terrain;  /* folded name → GUINT_TO_POINTER (1 + HuTerrain) */
  GHashTable *units;    /* folded name or key of a counter → the id of its unit in a game; "": it is nobody's */
  GHashTable *vehicles; /* folded name of a type → HuImportVehicle */
  GHashTable *shown;    /* folded name → the name as it was written */
} HuImportProfile;

/* With nothing settled. */
HuImportProfile *hu_import_profile_new_empty (void) G_GNUC_WARN_UNUSED_RESULT;
HuImportProfile *hu_import_profile_new  (GBytes                *bytes,
                                         GError               **error) G_GNUC_WARN_UNUSED_RESULT;
void             hu_import_profile_free (HuImportProfile       *self);
HuImportProfile *hu_import_profile_copy (const HuImportProfile *self) G_GNUC_WARN_UNUSED_RESULT;
/* The same bytes whatever the order in which it was made. */
GBytes          *hu_import_profile_to_bytes (const HuImportProfile *self) G_GNUC_WARN_UNUSED_RESULT;
/* In place of what was settled of that name; @table is one of its tables, NULL: nothing.  @value: 0 in the table of the
 * kinds forgets it there. */
void             hu_import_profile_settle (HuImportProfile     *self,
                                         const char            *name,
                                         GHashTable            *table,
                                         guint                  value);
/* @counter: its name, or its key; @unit: its id, "": nobody, NULL: not settled any more. */
void             hu_import_profile_settle_counter (HuImportProfile *self,
                                         const char            *counter,
                                         const char            *unit);
/* The unit that was settled for a counter; NULL: none was. */
const char      *hu_import_profile_find_unit (const HuImportProfile *self,
                                         const char            *counter);
/* @facts: their name apart; NULL: they are not settled any more. */
void             hu_import_profile_settle_vehicle (HuImportProfile *self,
                                         const char            *name,
                                         const HuImportVehicle *facts);
/* By the name of its type; NULL: nothing is settled. */
const HuImportVehicle *hu_import_profile_find_vehicle (const HuImportProfile *self,
                                         const char            *name);
/* "profiles/<module name>.json" in @folder. */
GFile           *hu_import_profile_find (GFile                 *folder,
                                         const char            *kind) G_GNUC_WARN_UNUSED_RESULT;

/* As names are compared: without case and space around. */
char            *hu_import_fold         (const char            *name) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuImportProfile, hu_import_profile_free)

G_END_DECLS
