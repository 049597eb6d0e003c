/*
 * Declarations that the files that apply events share.
 */
#pragma once

#include "hu-apply.h"

G_BEGIN_DECLS

/* FALSE, with @refusal filled. */
gboolean hu_apply_refuse       (HuRefusal     *refusal,
                                HuRefusalCode  code,
                                const char    *field,
                                gint           index);
/* @allowed: bits of HuUnitStatus. */
gboolean hu_apply_check_unit   (const HuState *state,
                                guint          unit,
                                const char    *field,
                                gint           index,
                                guint          allowed,
                                HuRefusal     *refusal);
/* Hexes that the map has, at storeys that they have. */
gboolean hu_apply_check_places (const HuState *state,
                                const HuEvent *event,
                                const char    *field,
                                gboolean       is_list,
                                HuRefusal     *refusal);
/* An award of an item of a schedule; @for_side: it can be the side's. */
gboolean hu_apply_check_award  (const HuEvent *event,
                                gboolean       for_side,
                                HuRefusal     *refusal);
/* A correction of the points; @totals: [HU_N_SIDES], before it. */
gboolean hu_apply_check_adjustment (const HuEvent *event,
                                const gint64  *totals,
                                HuRefusal     *refusal);

/* The verbs of a tactical game. */
gboolean hu_tactical_check     (const HuState *state,
                                const HuEvent *event,
                                HuRefusal     *refusal);

/* An event being applied. */
typedef struct
{
  HuJudging judging;
  GArray   *passed;        /* HuHex */
  GArray   *passed_from;   /* gint8 */
  GArray   *touched;       /* HuHex, of the step */
  GArray   *touched_units; /* guint, of the event */
  GArray   *left;          /* guint, of the step */
  GArray   *captured;      /* guint, of the step */
} HuApplication;

/* Notes that @unit changes or has changed, so that its hex is judged again. */
void hu_apply_touch               (HuApplication *application,
                                   guint          unit);
/* A unit in another is as secret as that one, and in Bypass with it. */
void hu_apply_touch_with_contents (HuApplication *application,
                                   guint          unit);
/* @carrier: the unit that @unit is in or on, or HU_UNIT_NONE. */
void hu_apply_set_in              (HuState       *state,
                                   guint          unit,
                                   guint          carrier);
/* Puts @unit there, with all that is in it. */
void hu_apply_move                (HuApplication *application,
                                   guint          unit,
                                   HuHex          hex,
                                   HuStorey       storey);
/* Takes @unit off the map; with @with_contents also all units in it, else these get out. */
void hu_apply_leave               (HuApplication *application,
                                   guint          unit,
                                   HuUnitStatus   status,
                                   gboolean       with_contents);
/* An off-map unit appears on foot where @from is. */
void hu_apply_appear              (HuApplication *application,
                                   guint          unit,
                                   guint          from);

void hu_tactical_apply            (HuApplication *application,
                                   const HuEvent *event);

G_END_DECLS
