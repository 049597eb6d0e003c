/*
 * The line from the north edge to the south edge as a service to rule systems: which hexes and
 * rows a side covers, and which gaps the line has.  How it is read is the asker's.
 */
#pragma once

#include "hu-reason.h"
#include "hu-state.h"

G_BEGIN_DECLS

typedef enum
{
  HU_READING_ROWS,
  HU_READING_PATH,
} HuReading;

/* How a side covers a hex or a row; the larger counts. */
typedef enum
{
  HU_COVER_NONE,
  HU_COVER_ZOC,
  HU_COVER_UNIT,
} HuCover;

/* How a line is read. */
typedef struct
{
  HuReading     reading;
  gboolean      ends_exempt;
  gboolean      zoc_respects_hexsides;
  gboolean      army_zoc;   /* armies have a zone of control */
  gboolean      rows_given;
  gint          first_row;  /* the playable part, by row of the hex name; where rows are given */
  gint          last_row;
  const guint8 *row_counts; /* [grid rows + 1] by row: part of the line; hu_line_find_rows() */
} HuLineRules;

typedef struct
{
  GArray *rows;  /* gint: what is charged for, one row a gap */
  GArray *hexes; /* HuHex: uncovered hexes of the path; empty under the reading `rows` */
  GArray *path;  /* HuHex, or NULL under the reading `rows` */
  gint64  count; /* gaps, or uncovered hexes of the path */
} HuLineFinding;

/* Tell whether @unit is part of a line, and whether it covers hexes beyond its own. */
gboolean   hu_line_has_unit       (const HuUnit      *unit);
gboolean   hu_line_projects       (const HuLineRules *rules,
                                   const HuUnit      *unit);
/* Return why a unit is not part of any line, and why a unit of the line covers its own hex only; NULL: no
 * clause prevents it. */
HuClauseId hu_line_cannot_cover   (const HuUnit      *unit);
HuClauseId hu_line_cannot_project (const HuLineRules *rules,
                                   const HuUnit      *unit);
guint8    *hu_line_find_rows      (const HuMap       *map,
                                   const HuLineRules *rules) G_GNUC_WARN_UNUSED_RESULT;
/* Returns how @unit covers @hex, and the clause for that; or the clause by which it does not though it is there
 * or beside it, or NULL. */
HuCover    hu_line_cover_by       (const HuState     *state,
                                   const HuLineRules *rules,
                                   HuSide             side,
                                   guint              unit,
                                   HuHex              hex,
                                   HuClauseId        *clause);
/* Finds the coverage of hexes [n_hexes] and of rows [grid rows + 1], each a HuCover. */
void       hu_line_cover_rows     (const HuState     *state,
                                   const HuLineRules *rules,
                                   HuSide             side,
                                   guint8            *cover,
                                   guint8            *rows_covered);
gint64     hu_line_cheapest_path  (const HuMap       *map,
                                   const HuLineRules *rules,
                                   const guint8      *cover,
                                   GArray           **path);
void       hu_line_find           (const HuMap       *map,
                                   const HuLineRules *rules,
                                   const guint8      *cover,
                                   const guint8      *rows_covered,
                                   HuLineFinding     *finding);
void       hu_line_find_uncovered (const HuGrid      *grid,
                                   const HuLineRules *rules,
                                   const guint8      *rows_covered,
                                   HuLineFinding     *finding);
void       hu_line_finding_clear  (HuLineFinding     *finding);

G_END_DECLS
