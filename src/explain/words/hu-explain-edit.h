/*
 * Words for the commands of the workshop, as its menu has them; for faults in a table of units; and for what has no room on
 * another grid.  All (transfer full), translated.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef enum
{
  HU_EDIT_CHANGE,
  HU_EDIT_ADD,
  HU_EDIT_REMOVE,
  HU_EDIT_MOVE,
} HuEditKind;

/* "Change strength" for "/units/3/strength" */
char *hu_explain_edit       (HuEditKind          kind,
                             const char         *pointer) G_GNUC_WARN_UNUSED_RESULT;
/* Why that cannot be an id. */
char *hu_explain_id_taken   (const char         *id) G_GNUC_WARN_UNUSED_RESULT;

char *hu_explain_table_line (guint               line,
                             const char         *what) G_GNUC_WARN_UNUSED_RESULT;
char *hu_explain_no_heading (void) G_GNUC_WARN_UNUSED_RESULT;
/* @words (or NULL): what could stand there. */
char *hu_explain_bad_cell   (const char         *object,
                             const char         *key,
                             const char         *cell,
                             const char * const *words) G_GNUC_WARN_UNUSED_RESULT;
/* "what; remedy", as a check has it. */
char *hu_explain_fault      (const char         *what,
                             const char         *remedy) G_GNUC_WARN_UNUSED_RESULT;

typedef enum
{
  HU_LOSS_TERRAIN,   /* hexes of a kind */
  HU_LOSS_HEXSIDES,
  HU_LOSS_LINE,      /* hexes of lines of a kind */
  HU_LOSS_PLACE,
  HU_LOSS_BUILDING,
  HU_LOSS_BOARD,
  HU_LOSS_BRIDGE,
  HU_LOSS_PILLBOX,
  HU_LOSS_UNIT,      /* stays, off the map */
  HU_LOSS_FIRE,
  HU_LOSS_AREA,      /* hexes that some other key lists */
  HU_LOSS_EVENT,     /* of the log */
  HU_N_LOSSES
} HuLossKind;

/* Returns a line about one loss: "12 hexes of forest", "Vyazma: 1 of its 2 hexes".  @key of the file: the kind
 * of terrain, or the key of an area; @name: the name of a place, unit or building, or the hex of a bridge; @of
 * 0: the whole thing is lost. */
char *hu_explain_loss       (HuLossKind          kind,
                             const char         *key,
                             const char         *name,
                             guint               n,
                             guint               of) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
