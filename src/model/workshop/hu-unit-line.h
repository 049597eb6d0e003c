/*
 * A unit of a draft as a line of a table.
 */
#pragma once

#include "hu-format.h"
#include "hu-workshop.h"

G_BEGIN_DECLS

/* The field that a column shows: "strength", or "vehicle.armor". */
typedef struct
{
  const HuField *field;
  const char    *part;  /* the object of the unit that has it: "vehicle"; NULL: the unit itself */
  char          *key;
  const char    *label; /* translated */
} HuUnitColumn;

#define HU_TYPE_UNIT_LINE (hu_unit_line_get_type ())
G_DECLARE_FINAL_TYPE (HuUnitLine, hu_unit_line, HU, UNIT_LINE, GObject)

/* Signal "changed" (): it says something else now. */

/* The kinds of units that have it, as bits 1 << HuUnitKind. */
guint       hu_unit_column_get_kinds (const HuUnitColumn *column);

guint       hu_unit_line_get_index   (HuUnitLine         *self);
/* The text for people; "" if the cell is empty.  (transfer full) */
char       *hu_unit_line_dup_text    (HuUnitLine         *self,
                                      const HuUnitColumn *column) G_GNUC_WARN_UNUSED_RESULT;
/* Do units of its kind have such a thing? */
gboolean    hu_unit_line_has         (HuUnitLine         *self,
                                      const HuUnitColumn *column);
gint        hu_unit_line_compare     (HuUnitLine         *a,
                                      HuUnitLine         *b,
                                      const HuUnitColumn *column);
/* @needle: as g_utf8_casefold() makes it; "" matches every line. */
gboolean    hu_unit_line_matches     (HuUnitLine         *self,
                                      const char         *needle);

G_END_DECLS
