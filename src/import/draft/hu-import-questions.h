/*
 * The questions that a file leaves open and the user is asked: on which level of a building a unit stands, what a type of
 * vehicle is worth, and of which kind a unit is.  Until there is an answer a proposal is taken, and the report says so.
 */
#pragma once

#include "hu-import.h"

G_BEGIN_DECLS

/* --- Levels of buildings and bridges (hu-import-floors.c) --- */

/* Is its counter taken as a unit now? */
gboolean    hu_import_is_floor_asked   (const HuImport        *self,
                                        guint                  floor);
/* The name of its unit. */
char       *hu_import_dup_floor_name   (const HuImport        *self,
                                        guint                  floor) G_GNUC_WARN_UNUSED_RESULT;
/* The unit of the floor stands, or its moves end, on that level wherever the file does not tell; a move from outside the building
 * passes the ground first.  NULL: nobody knows it any more. */
void        hu_import_settle_floor     (HuImport              *self,
                                        guint                  floor,
                                        const HuStorey        *storey);
/* (element-type HuStorey): the answers that there are for a place of a HuImportFloor. */
GArray     *hu_import_list_storeys     (const HuImport        *self,
                                        HuHex                  place) G_GNUC_WARN_UNUSED_RESULT;
/* How many units and moves are taken to be on the ground, and on bridges; NULL: none. */
char       *hu_import_word_stands      (const HuImport        *self) G_GNUC_WARN_UNUSED_RESULT;
char       *hu_import_word_moves       (const HuImport        *self) G_GNUC_WARN_UNUSED_RESULT;
char       *hu_import_word_bridges     (const HuImport        *self) G_GNUC_WARN_UNUSED_RESULT;

/* --- Types of vehicles (hu-import-types.c) --- */

/* For readers: the counter taken last is a vehicle called @name, and the file does not tell what it is worth; @known: what
 * the user has said of that type before, or NULL.  What it has lost comes off that. */
void        hu_import_ask_vehicle      (HuImport              *self,
                                        const char            *name,
                                        const HuImportVehicle *known,
                                        gboolean               lost_ma,
                                        gboolean               lost_crew);
/* A unit of @side that is lost already; @points: -1 where they are not known. */
void        hu_import_note_loss        (HuImport              *self,
                                        const char            *name,
                                        HuSide                 side,
                                        gint64                 points);
/* The same question about the loss noted last. */
void        hu_import_ask_loss         (HuImport              *self,
                                        const char            *name,
                                        const HuImportVehicle *known,
                                        gboolean               lost_ma,
                                        gboolean               lost_crew);
/* The losses of each side with their points; NULL: there are none. */
char       *hu_import_word_losses      (const HuImport        *self) G_GNUC_WARN_UNUSED_RESULT;
/* @facts: of the type, its name apart; NULL: nobody knows them any more. */
void        hu_import_settle_type      (HuImport              *self,
                                        guint                  type,
                                        const HuImportVehicle *facts);
char       *hu_import_word_types       (const HuImport        *self) G_GNUC_WARN_UNUSED_RESULT;

/* --- Kinds of units (hu-import-settle.c) --- */

/* Is it taken as units of which the kind is not known, where a kind matters? */
gboolean    hu_import_asks_kind        (const HuImport        *self,
                                        const HuImportGroup   *group);
/* The counters of @groups (element-type HuImportGroup) whose kind the file does not tell are of @kind;
 * HU_UNIT_GROUND: of none. */
void        hu_import_choose_kind      (HuImport              *self,
                                        GPtrArray             *groups,
                                        HuUnitKind             kind);
/* How many units have no kind; NULL: all have one, or none needs it. */
char       *hu_import_word_kindless    (const HuImport        *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
