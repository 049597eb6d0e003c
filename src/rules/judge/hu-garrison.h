/*
 * Garrisons that hold nothing: units at the set-up on ground that their side needs, and that nobody controls.
 */
#pragma once

#include "hu-state.h"
#include "hu-system.h"

G_BEGIN_DECLS

/* A side may want a place, hexes one by one, or a Location, hex or building of the tactical rules; HU_SIDE_NONE: both. */
void    hu_wanted_add_place   (HuWanted       *wanted,
                               HuSide          side,
                               guint           place);
void    hu_wanted_add_hexes   (HuWanted       *wanted,
                               HuSide          side,
                               const GArray   *hexes); /* or NULL */
void    hu_wanted_add_subject (HuWanted       *wanted,
                               HuSide          side,
                               HuSubjectKind   kind,
                               gint32          subject);

typedef enum
{
  HU_GARRISON_PLACE,
  HU_GARRISON_HEXES,
  HU_GARRISON_SUBJECT,
} HuGarrisonOf;

typedef struct
{
  HuGarrisonOf  of;
  HuSide        side;    /* that has units there, and no enemy */
  guint         place;
  GArray       *hexes;   /* HuHex that nobody controls; NULL: of a subject */
  HuSubjectKind kind;
  gint32        subject;
} HuGarrison;

/* In the order of systems' needs: places, hexes, then what is tactical.  @state: that of the set-up, applied.
 * (transfer full) (element-type HuGarrison) */
GPtrArray *hu_garrison_list_idle (const HuState *state) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
