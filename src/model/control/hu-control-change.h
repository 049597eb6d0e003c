/*
 * The changes of Control of a Location, hex or building: one object per change, with its
 * event, moment and reason.
 */
#pragma once

#include "hu-game.h"

G_BEGIN_DECLS

#define HU_TYPE_CONTROL_CHANGE (hu_control_change_get_type ())
G_DECLARE_FINAL_TYPE (HuControlChange, hu_control_change, HU, CONTROL_CHANGE, GObject)

guint           hu_control_change_get_event   (HuControlChange *self); /* 0: the set-up */
const HuRuling *hu_control_change_get_ruling  (HuControlChange *self);
/* Worded when first asked for, and then kept. */
const char     *hu_control_change_get_text    (HuControlChange *self); /* "The German side gains … (26.11)." */
const char     *hu_control_change_get_moment  (HuControlChange *self); /* "Turn 2, German, Movement" */
/* Where it was; (transfer full) (element-type HuHex). */
GArray         *hu_control_change_list_hexes  (HuControlChange *self) G_GNUC_WARN_UNUSED_RESULT;

/* All changes of @subject that the viewer of @game knows, the latest first; for a building also those of its hexes
 * and Locations; (transfer full) (element-type HuControlChange). */
GPtrArray      *hu_control_changes_list       (HuGame          *game,
                                               HuSubjectKind    kind,
                                               gint32           subject) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
