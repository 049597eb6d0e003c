/*
 * Questions about tactical units: to which side a unit belongs, and whether it is armed, in
 * Good Order, on foot, in Bypass, secret.  The terms are those of section 26.
 */
#pragma once

#include "hu-state.h"

G_BEGIN_DECLS

/* The side that has it: a captured vehicle or gun belongs to its captor. */
HuSide   hu_tactical_holder        (const HuState *state,
                                    guint          unit);
/* By itself or with what it is in. */
gboolean hu_tactical_in_bypass     (const HuState *state,
                                    guint          unit);
/* Not broken, berserk, captured, in Melee or stunned. */
gboolean hu_tactical_in_good_order (const HuState *state,
                                    guint          unit);
/* An armed MMC or SMC, or a vehicle with its own crew; not a vehicle that is armed only by a unit in it. */
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
/* Tells whether it has armor or MA, so that a half-squad or crew in it arms it. */
gboolean hu_tactical_can_be_manned (const HuState *state,
                                    guint          vehicle);

typedef enum
{
  HU_SECRECY_NONE,
  HU_SECRECY_CONCEALED, /* its enemy sees that something is there; a dummy is always concealed */
  HU_SECRECY_HIDDEN,    /* its enemy does not see it at all */
} HuSecrecy;

/* How secret it is to its enemy now, by itself or by the unit it is in. */
HuSecrecy hu_tactical_secrecy      (const HuState *state,
                                    guint          unit);

/* Points of a vehicle (26.212): none at all for a motorcycle or a Goliath; for its armor one for every five of it and any
 * remaining part of five, at least one if it is armored; for a crew of its own. */
gboolean hu_vehicle_has_points     (const HuVehicle *vehicle);
gint64   hu_vehicle_armor_points   (const HuVehicle *vehicle);
gint64   hu_vehicle_crew_points    (const HuVehicle *vehicle);
/* All of them, with the main armament and the crew that it is set up with. */
gint64   hu_vehicle_points         (const HuVehicle *vehicle);

/* A vehicle, boat, glider or aircraft, which other units may be in or on. */
gboolean hu_unit_is_carrier        (const HuUnit  *unit);

/* --- For hu-apply.c --- */

/* The units in @unit, also inside others, wherever it is; (element-type guint). */
void     hu_tactical_list_contents (const HuState *state,
                                    guint          unit,
                                    GArray        *contents);
/* Tells whether Mopping Up by @unit covers @location (12.153, B23.71). */
gboolean hu_tactical_mops_up       (const HuState *state,
                                    guint          unit,
                                    gint           building,
                                    HuLocation     location);

static inline gboolean
hu_hazard_closes (guint8   hazard,
                  HuStorey storey)
{
  return (hazard & HU_HAZARD_FIRE) == HU_FIRE_BLAZE || ((hazard & HU_HAZARD_RUBBLE) && hu_storey_is_upper (storey));
}

G_END_DECLS
