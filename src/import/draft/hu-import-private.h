/*
 * Types and functions that the files of a draft share.
 */
#pragma once

#include "hu-import.h"

G_BEGIN_DECLS

/* A counter of the file. */
typedef struct
{
  HuImportGroup *group;
  HuHex          hex;
  HuUnit        *unit;  /* that it is or was; NULL: it never was one */
  gboolean       spare; /* the unit is not in the scenario now, and is kept for another choice */
  HuUnit        *in;    /* the unit in which its own is */
  char          *key;   /* or NULL */
  HuStorey       storey; /* of the hex */
  gboolean       asks_storey;
  gboolean       kindless; /* the file does not tell its kind */
  guint          type;  /* 1 + index among the types of vehicles of which the user is asked; 0: of none */
  HuVehicleType  hull;  /* of such a vehicle */
  gboolean       lost_ma, lost_crew;
} HuImportItem;

/* Does the item make a unit of the draft now? */
gboolean _hu_import_is_unit (const HuImportItem *item);
/* Can the item be on an upper storey?  Nobody drives upstairs, whatever lies under a vehicle. */
gboolean _hu_import_can_climb (const HuImportItem *item);
/* Finds out in which buildings the storeys of which counters are not known. */
void    _hu_import_find_floors (HuImport *self);
/* The storey on which a counter is taken to be in its hex; HU_STOREY_GROUND where that has no others. */
HuStorey _hu_import_find_storey (const HuImport *self,
                                 guint           counter,
                                 HuHex           hex);
/* An item has become a vehicle, or is it no more: its type is asked. */
void    _hu_import_find_type (HuImport     *self,
                              HuImportItem *item);
/* The answers that @before has got: a counter is known again by its key, and a building by its id. */
void    _hu_import_settle_types_like (HuImport       *self,
                                      const HuImport *before);
void    _hu_import_settle_floors_like (HuImport      *self,
                                       const HuImport *before);
/* Equips the vehicles with what is known of their types, and counts them. */
void    _hu_import_equip    (HuImport   *self);

/* With an id of its own, last of all. */
HuUnit *_hu_import_add_unit (HuImport   *self,
                             const char *name,
                             HuSide      side,
                             HuHex       hex);
/* Gives the calendar a turn for each phase that the steps end. */
void    _hu_import_set_turns (HuImport  *self);
/* An id for a unit that has none. */
void    _hu_import_give_id  (HuImport   *self,
                             HuUnit     *unit);
/* The report without its table, in English, becomes the text about the game. */
void    _hu_import_describe (HuImport   *self);

G_END_DECLS
