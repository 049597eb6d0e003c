/*
 * The state at one moment: where units are, who controls which hex, what the
 * clock says, and what each rule system remembers.  Derived from scenario and
 * log, never edited: hu-apply.h is the only thing that changes one.
 */
#pragma once

#include "hu-event.h"
#include "hu-verdict.h"

G_BEGIN_DECLS

typedef struct
{
  guint    turn;        /* 1 … n_turns */
  guint    player_turn; /* 0 … */
  guint    phase;       /* 0 … */
  gboolean over;        /* the last phase of the last turn has ended */
} HuClock;

typedef enum
{
  HU_UNIT_WAITING,    /* not on the map yet */
  HU_UNIT_ON_MAP,
  HU_UNIT_ELIMINATED,
  HU_UNIT_WITHDRAWN,
  HU_UNIT_EXITED,
} HuUnitStatus;

typedef struct
{
  const HuScenario *scenario; /* borrowed from whoever owns the state */
  guint     n_events;         /* applied so far */
  HuClock   clock;
  gint8    *control;          /* [n_hexes] HuSide */
  HuHex    *unit_hex;         /* [n_units] HU_HEX_NONE where not on the map */
  guint8   *unit_status;      /* [n_units] HuUnitStatus */
  gpointer  system[HU_N_SYSTEMS];   /* each system's own, or NULL */
  HuVerdict verdicts[HU_N_SYSTEMS]; /* each system's own, and none stops another */
} HuState;

HuState *hu_state_new  (const HuScenario *scenario) G_GNUC_WARN_UNUSED_RESULT; /* the set-up, unjudged */
HuState *hu_state_copy (const HuState    *state) G_GNUC_WARN_UNUSED_RESULT;
void     hu_state_free (HuState          *state);
gboolean hu_state_equal (const HuState   *a,
                         const HuState   *b);

/* Who controls all of the place's hexes, or HU_SIDE_NONE. */
HuSide   hu_state_place_controller (const HuState *state,
                                    guint          place);
/* Units on the map in @hex, by index, air units too; (transfer full) (element-type guint). */
GArray  *hu_state_units_in         (const HuState *state,
                                    HuHex          hex) G_GNUC_WARN_UNUSED_RESULT;
/* The verdict of the system that decided first, or NULL. */
const HuVerdict *hu_state_get_verdict (const HuState *state);

/* The side whose player turn it is, or HU_SIDE_NONE; name of turn (NULL: numbered) and phase. */
HuSide      hu_clock_side       (const HuScenario *scenario,
                                 const HuClock    *clock);
const char *hu_clock_turn_name  (const HuScenario *scenario,
                                 const HuClock    *clock);
const char *hu_clock_phase_name (const HuScenario *scenario,
                                 const HuClock    *clock);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuState, hu_state_free)

G_END_DECLS
