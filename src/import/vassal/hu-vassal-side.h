/*
 * The owner of a counter: the first thing that names one, in a fixed order, from what the counter
 * carries to what the palette and its picture are called.
 */
#pragma once

#include "hu-import.h"
#include "hu-vassal-module.h"
#include "hu-vassal-piece.h"

G_BEGIN_DECLS

typedef struct _HuVassalSides HuVassalSides;

/* The ways in which the side of a counter becomes known. */
typedef enum
{
  HU_VASSAL_KNOWN_MARK,
  HU_VASSAL_KNOWN_PROTOTYPE,
  HU_VASSAL_KNOWN_PALETTE,
  HU_VASSAL_KNOWN_PICTURE,
  HU_VASSAL_KNOWN_NAME,
  HU_VASSAL_KNOWN_FACE,
  HU_VASSAL_KNOWN_FOLDER,
  HU_VASSAL_UNKNOWN,
  HU_VASSAL_THIRD, /* it is of a side that is none of the two */
} HuVassalKnown;

/* @looks: (element-type HuVassalLook) the counters on the map; @profile: or NULL; @fronts: counters that are
 * turned over are told by their fronts, where what they show tells nothing. */
HuVassalSides *hu_vassal_sides_new       (const HuVassalModule  *module,
                                          const HuImportProfile *profile,
                                          const GPtrArray       *looks,
                                          gboolean               fronts) G_GNUC_WARN_UNUSED_RESULT;
void           hu_vassal_sides_free      (HuVassalSides         *self);
const char    *hu_vassal_sides_get_name  (const HuVassalSides   *self,
                                          HuSide                 side);
/* All that the module has for a side, and of which of the two its counters are. */
guint          hu_vassal_sides_get_n     (const HuVassalSides   *self);
const char    *hu_vassal_sides_get_nation (const HuVassalSides  *self,
                                          guint                  index,
                                          HuSide                *side);
/* @nation: its index among them, or -1. */
HuSide         hu_vassal_sides_find      (const HuVassalSides   *self,
                                          const HuVassalLook    *look,
                                          HuVassalKnown         *known,
                                          gint                  *nation);
gboolean       hu_vassal_sides_is_marker (const HuVassalSides   *self,
                                          const HuVassalLook    *look);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuVassalSides, hu_vassal_sides_free)

G_END_DECLS
