/*
 * A snapshot: the state of one game at one moment, judged.  Every view reads it; immutable and
 * shared.
 */
#pragma once

#include "hu-meter.h"
#include "hu-ruling.h"
#include "hu-tactical.h"

G_BEGIN_DECLS

typedef struct _HuSnapshot HuSnapshot;

HuSnapshot       *hu_snapshot_ref           (HuSnapshot       *snapshot);
void              hu_snapshot_unref         (HuSnapshot       *snapshot);

const HuScenario *hu_snapshot_get_scenario  (const HuSnapshot *snapshot);
const HuState    *hu_snapshot_get_state     (const HuSnapshot *snapshot);
guint             hu_snapshot_get_n_events  (const HuSnapshot *snapshot);
const HuClock    *hu_snapshot_get_clock     (const HuSnapshot *snapshot);
/* The verdict of the system that decided first; NULL while undecided. */
const HuVerdict  *hu_snapshot_get_verdict   (const HuSnapshot *snapshot);
/* The findings of @system, of the type in that system's own header; NULL where it is not in force. */
gconstpointer     hu_snapshot_get_findings  (const HuSnapshot *snapshot,
                                             HuSystemId        system);
/* (element-type HuMeter), borrowed, in the order of the cards. */
const GPtrArray  *hu_snapshot_get_meters    (const HuSnapshot *snapshot);
const HuMeter    *hu_snapshot_get_meter     (const HuSnapshot *snapshot,
                                             HuMeterKind       kind); /* or NULL */
/* The same where there are several of a kind. */
const HuMeter    *hu_snapshot_get_nth_meter (const HuSnapshot *snapshot,
                                             HuMeterKind       kind,
                                             guint             nth);
/* The meter of the condition with the number @rule, for @side or, with HU_SIDE_NONE, for any side; or NULL. */
const HuMeter    *hu_snapshot_find_meter    (const HuSnapshot *snapshot,
                                             const char       *rule,
                                             HuSide            side);

/* Tells whether a system finds the owners of Locations and buildings; and the owner of one: HU_SIDE_NONE:
 * nobody, or no system finds it. */
gboolean          hu_snapshot_has_owners    (const HuSnapshot *snapshot);
const gint8      *hu_snapshot_get_owners    (const HuSnapshot *snapshot,
                                             HuSubjectKind     kind); /* by subject, or NULL */
HuSide            hu_snapshot_get_owner     (const HuSnapshot *snapshot,
                                             HuSubjectKind     kind,
                                             gint32            subject);
/* The side whose knowledge it is, as far as that can differ from the truth; else HU_SIDE_NONE. */
HuSide      hu_snapshot_get_viewer (const HuSnapshot *snapshot);
/* How secret @unit is to the viewer of the snapshot (26.15), the order in which units are shown, and the units
 * that the viewer sees in @hex, in that order; (transfer full) (element-type guint). */
HuSecrecy         hu_snapshot_get_secrecy   (const HuSnapshot *snapshot,
                                             guint             unit);
gint              hu_snapshot_compare_units (const HuSnapshot *snapshot,
                                             guint             a,
                                             guint             b);
GArray           *hu_snapshot_units_in      (const HuSnapshot *snapshot,
                                             HuHex             hex) G_GNUC_WARN_UNUSED_RESULT;

/* Everything found up to here, oldest first; (transfer container) (element-type HuRuling). */
GPtrArray        *hu_snapshot_list_rulings  (const HuSnapshot *snapshot) G_GNUC_WARN_UNUSED_RESULT;
/* The rulings of the last event (0 events: of the set-up); borrowed. */
const GPtrArray  *hu_snapshot_get_last_rulings (const HuSnapshot *snapshot);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuSnapshot, hu_snapshot_unref)

G_END_DECLS
