/*
 * Commands of the workshop on units: placing, stamping, removing, and tables of them.
 * Indices are those of the draft's list "/units".  Single attributes are set by pointer
 * ("/units/3/strength").
 */
#pragma once

#include "hu-format.h"
#include "hu-workshop.h"

G_BEGIN_DECLS

/* Rule systems in force in the draft: bits 1 << HuSystemId. */
guint      hu_workshop_get_systems      (HuWorkshop   *self);
/* The fields of a unit of that kind that the rule systems in force use; with none in force all fields of the
 * format.  (transfer container) (element-type HuField) */
GPtrArray *hu_workshop_list_unit_fields (HuWorkshop   *self,
                                         HuUnitKind    kind) G_GNUC_WARN_UNUSED_RESULT;
/* Is that kind looked at by a rule system in force? */
gboolean   hu_workshop_offers_kind      (HuWorkshop   *self,
                                         HuUnitKind    kind);

/* The scenario leaves out units that cannot be drawn, and so may number the others differently from the draft.
 * These convert an index of the scenario to one of the draft, and back; HU_UNIT_NONE: none. */
guint      hu_workshop_find_listed      (HuWorkshop   *self,
                                         guint         unit);
guint      hu_workshop_find_drawn       (HuWorkshop   *self,
                                         guint         index);

/* Adds a unit at @at (a Location by name; NULL: off the map).  @id NULL: made from the name.  A vehicle is
 * unarmored and gets all members that a vehicle requires.  Returns its index; -1 if there are no units to add to. */
gint       hu_workshop_add_unit         (HuWorkshop   *self,
                                         const char   *id,
                                         const char   *name,
                                         HuSide        side,
                                         HuUnitKind    kind,
                                         const char   *at);
/* Adds a copy of a unit, with the next free name and id ("12th" stays; "447" → "448", "Squad A" → "Squad B", "T-34"
 * → "T-34 2").  Returns its index. */
gint       hu_workshop_stamp_unit       (HuWorkshop   *self,
                                         guint         unit,
                                         const char   *at);
/* Changes the kind of @unit; members that only the old kind has are removed, and a vehicle gets the members that it
 * requires. */
gboolean   hu_workshop_set_unit_kind    (HuWorkshop   *self,
                                         guint         unit,
                                         HuUnitKind    kind);
gboolean   hu_workshop_place_unit       (HuWorkshop   *self,
                                         guint         unit,
                                         const char   *at); /* NULL: off the map */
/* Removes units and the references to them in the scenario: riders get out, withdrawals no longer list them. */
gboolean   hu_workshop_remove_units     (HuWorkshop   *self,
                                         const guint  *units,
                                         guint         n);

/* --- Tables (hu-workshop-table.c) --- */

/* The heading names the columns: keys of units ("id", "strength", "vehicle.armor"), or their labels.  A row with
 * the id of a unit changes that unit (an empty cell removes the key); other rows add units, and a missing id is
 * made.  All rows or none: FALSE with a %HU_FILE_ERROR_INVALID that names the line.  @separator 0: find it from the
 * text. */
gboolean   hu_workshop_import_units     (HuWorkshop   *self,
                                         const char   *text,
                                         gssize        length,
                                         char          separator,
                                         guint        *added,    /* out, optional */
                                         guint        *changed,  /* out, optional */
                                         GError      **error);
/* The same of rows (element-type HuTableRow), the heading first, whose @columns (element-type HuSheetColumn) are known;
 * one without a field is left out.  @sides: word → id, for words that the draft does not know.  With @faults (element-type
 * char *; one for each of @rows) those of all rows are put there, and nothing changes; FALSE where the table as a whole is
 * at fault. */
gboolean   hu_workshop_import_rows      (HuWorkshop       *self,
                                         const GPtrArray  *rows,
                                         const GArray     *columns,
                                         GHashTable       *sides,    /* or NULL */
                                         GPtrArray        *faults,   /* or NULL */
                                         guint            *added,    /* out, optional */
                                         guint            *changed,  /* out, optional */
                                         GError          **error);
/* All units, or those of @units: a heading, and one row per unit, with all columns that any of them fills.  TSV for
 * @separator '\t'.  (transfer full) */
char      *hu_workshop_export_units     (HuWorkshop   *self,
                                         const guint  *units,    /* NULL: all */
                                         guint         n,
                                         char          separator) G_GNUC_WARN_UNUSED_RESULT;

/* Edges or hexes of the draft as a cell has them, with blanks between them: "north west", "0101-0103 0205";
 * @for_people: edges in the reader's language.  (transfer full) */
char       *hu_workshop_dup_sources  (const HuNode       *sources,
                                      gboolean            for_people) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
