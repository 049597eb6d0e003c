/*
 * What the tactical rules ask of a unit: whose it is, whether it is armed, in
 * Good Order, on foot, in Bypass, secret.  Terms as in section 26 of the rules.
 */
#pragma once

#include "hu-state.h"

G_BEGIN_DECLS

/* Whose it is: a captured vehicle or gun is its captor's. */
HuSide   hu_tactical_holder        (const HuState *state,
                                    guint          unit);
/* By itself or with what it is in. */
gboolean hu_tactical_in_bypass     (const HuState *state,
                                    guint          unit);
/* Not broken, berserk, captured, in Melee or stunned. */
gboolean hu_tactical_in_good_order (const HuState *state,
                                    guint          unit);
/* An armed MMC or SMC, or a vehicle with its own crew; not what only who is in it arms. */
gboolean hu_tactical_is_armed      (const HuState *state,
                                    guint          unit);

/* Why a unit gains nothing, wherever it is (26.11). */
typedef enum
{
  HU_UNABLE_NONE,   /* it is an armed Good Order Infantry MMC, not in Bypass */
  HU_UNABLE_KIND,   /* no squad, half-squad or crew */
  HU_UNABLE_RIDES,  /* in or on something: no Infantry */
  HU_UNABLE_BYPASS,
  HU_UNABLE_PRISONER,
  HU_UNABLE_ORDER,  /* broken, berserk, stunned or in Melee */
  HU_UNABLE_ARMS,   /* unarmed */
} HuUnable;

HuUnable hu_tactical_unable        (const HuState *state,
                                    guint          unit);
/* An armed Good Order Infantry MMC: on foot and not in Bypass. */
gboolean hu_tactical_can_gain      (const HuState *state,
                                    guint          unit);
/* Would @unit, in the vehicle @vehicle, arm it (26.11)? */
gboolean hu_tactical_can_man       (const HuState *state,
                                    guint          unit,
                                    guint          vehicle);
/* Has it armor or MA, so that a half-squad or crew in it arms it? */
gboolean hu_tactical_can_be_manned (const HuState *state,
                                    guint          vehicle);

typedef enum
{
  HU_SECRECY_NONE,
  HU_SECRECY_CONCEALED, /* its enemy sees that something is there: a dummy is this */
  HU_SECRECY_HIDDEN,    /* its enemy does not see it at all */
} HuSecrecy;

/* How its enemy sees it now, by itself or by what it is in. */
HuSecrecy hu_tactical_secrecy      (const HuState *state,
                                    guint          unit);

/* A vehicle, boat, glider or aircraft, which others may be in or on. */
gboolean hu_unit_is_carrier        (const HuUnit  *unit);

/* --- For hu-apply.c --- */

/* What is in @unit, also by way of others, wherever it is; (element-type guint). */
void     hu_tactical_list_contents (const HuState *state,
                                    guint          unit,
                                    GArray        *contents);
/* What Mopping Up by @unit covers: is @location part of it?  (12.153, B23.71) */
gboolean hu_tactical_mops_up       (const HuState *state,
                                    guint          unit,
                                    gint           building,
                                    HuLocation     location);

static inline gboolean
hu_hazard_closes (guint8   hazard,
                  HuStorey storey)
{
  return (hazard & HU_HAZARD_LEVEL) == HU_FIRE_BLAZE || ((hazard & HU_HAZARD_RUBBLE) && hu_storey_is_upper (storey));
}

G_END_DECLS
