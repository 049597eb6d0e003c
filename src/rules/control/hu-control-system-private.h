/*
 * The hooks of the system (HuSystem), and the masks of a view.
 */
#pragma once

#include "hu-control-victory-private.h"
#include "hu-fact.h"
#include "hu-flip-private.h"

G_BEGIN_DECLS

extern const HuSystem hu_control_system;

/* Data of control in a scenario (HuSystem), in hu-control-rules.c. */
void     hu_control_rules_finish  (HuScenario       *scenario);
const char *hu_control_get_balance (const HuScenario *scenario,
                                    HuSide            side);
gpointer hu_control_rules_repaint (const HuScenario *scenario) G_GNUC_WARN_UNUSED_RESULT;
void     hu_control_rules_free    (gpointer          data,
                                   gboolean          repainted);

/* hu-control-known.c */
guint    hu_masks_since  (const HuState *state,
                          const HuState *real,
                          guint          unit,
                          HuSide         viewer);
HuSecrecy hu_masks_secrecy (const HuState *state,
                          const HuState *real,
                          guint          unit);
HuMasks *hu_masks_ref    (HuMasks       *masks);
void     hu_masks_unref  (HuMasks       *masks);

/* hu-control-findings.c */
HuKnown   hu_control_get_known     (gconstpointer  data);
HuAnswer *hu_control_answer        (const HuFact  *fact,
                                    const HuSnapshot *snapshot);
gpointer hu_control_findings_new   (const HuState *state,
                                    gconstpointer  at_start,
                                    gboolean       counted);
void     hu_control_findings_free  (gpointer       data);
void     hu_control_add_meters     (const HuState *state,
                                    gconstpointer  data,
                                    gconstpointer  at_start,
                                    GPtrArray     *meters);

/* hu-flip-control.c */
gboolean hu_control_can_ask    (const HuScenario *scenario,
                                const HuQuestion *question);
gboolean hu_control_ask        (const HuState    *state,
                                const HuQuestion *question);
gboolean hu_control_fill_flips (HuFlipWork       *work);

/* hu-control-draw.c */
HuScenario *hu_control_draw_scenario (GRand              *rand,
                                      const char * const *names);
HuEvent    *hu_control_draw_event    (GRand              *rand,
                                      const HuState      *state);

G_END_DECLS
