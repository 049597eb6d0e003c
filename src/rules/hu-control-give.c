/*
 * Passing of Control, and the rulings that tell of it.
 */
#include "hu-control-presence-private.h"

static gint8 *
owner_of (HuControlState *own,
          HuSubjectKind   kind,
          gint32          subject)
{
  switch (kind)
    {
    case HU_SUBJECT_LOCATION:
      return &own->location_owner[subject];
    case HU_SUBJECT_HEX:
      return &own->hex_owner[subject];
    case HU_SUBJECT_BUILDING:
    case HU_N_SUBJECTS:
      break;
    }

  return &own->building_owner[subject];
}

static const char *
rule_of (HuSubjectKind   kind,
         HuControlReason reason)
{
  static const char * const rules[] = {
    [HU_REASON_NONE] = "26.11", [HU_REASON_INFANTRY] = NULL, [HU_REASON_VEHICLE] = "26.12",
    [HU_REASON_HOLD_ENDS] = "26.12", [HU_REASON_MOP_UP] = "26.11", [HU_REASON_DECLARED] = "26.15",
    [HU_REASON_FORFEIT] = "26.16", [HU_REASON_MAJORITY] = "26.161", [HU_REASON_HEX] = "26.161",
    [HU_REASON_HEXES] = "26.161",
  };
  static const char * const gains[] = { "26.11", "26.13", "26.14" };

  g_return_val_if_fail (kind < HU_N_SUBJECTS, NULL);

  return reason == HU_REASON_INFANTRY ? gains[kind] : rules[reason];
}

static void
add_subject (const HuState *state,
             HuRuling      *ruling,
             HuSubjectKind  kind,
             gint32         subject)
{
  const HuMap *map = state->scenario->map;
  HuHex hex = kind == HU_SUBJECT_LOCATION ? hu_location_hex (map, subject) : subject;

  if (kind == HU_SUBJECT_BUILDING)
    g_array_append_vals (ruling->hexes, hu_map_get_building (map, (guint) subject)->hexes->data,
                         hu_map_get_building (map, (guint) subject)->hexes->len);
  else if (ruling->hexes->len == 0 || g_array_index (ruling->hexes, HuHex, ruling->hexes->len - 1) != hex)
    g_array_append_val (ruling->hexes, hex);
}

/* Fire passes many things at once: one ruling speaks of all that went the same way. */
static gboolean
join_ruling (HuJudging      *judging,
             HuSubjectKind   kind,
             gint32          subject,
             HuSide          side,
             HuSide          from,
             HuControlReason reason)
{
  const guint look_back = 8;

  if (reason < HU_REASON_FORFEIT || kind == HU_SUBJECT_BUILDING)
    return FALSE;

  for (guint i = 0; i < MIN (look_back, judging->rulings->len); i++)
    {
      HuRuling *ruling = g_ptr_array_index (judging->rulings, judging->rulings->len - 1 - i);

      if (ruling->kind == (HuRulingKind) (HU_RULING_LOCATION_CONTROL + kind) && ruling->reason == reason &&
          ruling->side == side && ruling->other_side == from)
        {
          if (ruling->subjects == NULL)
            {
              ruling->subjects = g_array_new (FALSE, FALSE, sizeof (gint32));
              g_array_append_val (ruling->subjects, ruling->subject);
            }
          g_array_append_val (ruling->subjects, subject);
          add_subject (judging->state, ruling, kind, subject);
          return TRUE;
        }
    }

  return FALSE;
}

void
hu_control_rule (HuJudging      *judging,
                 HuSubjectKind   kind,
                 gint32          subject,
                 HuSide          side,
                 HuSide          from,
                 HuControlReason reason,
                 guint           unit)
{
  HuRuling *ruling;

  if (judging->rulings == NULL || join_ruling (judging, kind, subject, side, from, reason))
    return;

  ruling = hu_ruling_new (HU_RULING_LOCATION_CONTROL + kind, HU_SYSTEM_CONTROL, rule_of (kind, reason), side);
  ruling->other_side = from;
  ruling->reason = reason;
  ruling->subject_kind = kind;
  ruling->subject = subject;
  if (unit != HU_UNIT_NONE && kind == HU_SUBJECT_BUILDING)
    g_array_append_val (ruling->hexes, judging->state->unit_hex[unit]);
  else
    add_subject (judging->state, ruling, kind, subject);
  if (unit != HU_UNIT_NONE)
    g_array_append_val (ruling->units, unit);
  hu_judging_add (judging, ruling);
}

gboolean
hu_control_give (HuJudging      *judging,
                 HuSubjectKind   kind,
                 gint32          subject,
                 HuSide          side,
                 HuControlReason reason,
                 guint           unit)
{
  gint8 *owner = owner_of (hu_control_state (judging->state), kind, subject);
  HuSide from = *owner;

  if (from == side)
    return FALSE;

  *owner = (gint8) side;
  hu_control_rule (judging, kind, subject, side, from, reason, unit);
  return TRUE;
}

/* What is declared is known from now on (26.15); in truth it was so already. */
void
hu_control_declare (HuJudging *judging)
{
  const HuEvent *event = judging->cause;
  HuRuling *ruling;

  *owner_of (hu_control_state (judging->state), event->subject_kind, event->subject) = (gint8) event->side;
  if (judging->rulings == NULL)
    return;

  ruling = hu_ruling_new (HU_RULING_DECLARED, HU_SYSTEM_CONTROL, "26.15", event->side);
  ruling->reason = HU_REASON_DECLARED;
  ruling->subject_kind = event->subject_kind;
  ruling->subject = event->subject;
  add_subject (judging->state, ruling, event->subject_kind, event->subject);
  hu_judging_add (judging, ruling);
}

/**
 * hu_control_owner:
 * @state: a state with control in force
 * @kind: what sort of thing
 * @subject: which
 *
 * Returns: who Controls it, vehicles' holds included
 */
HuSide
hu_control_owner (const HuState *state,
                  HuSubjectKind  kind,
                  gint32         subject)
{
  const HuControlState *own;

  g_return_val_if_fail (state != NULL && hu_control_state (state) != NULL, HU_SIDE_NONE);

  own = hu_control_state (state);
  switch (kind)
    {
    case HU_SUBJECT_LOCATION:
      return hu_control_location_owner (own, subject);
    case HU_SUBJECT_HEX:
      return hu_control_hex_owner (own, subject);
    case HU_SUBJECT_BUILDING:
    case HU_N_SUBJECTS:
      break;
    }

  return own->building_owner[subject];
}

/**
 * hu_control_underlying:
 * @state: a state with control in force
 * @kind: what sort of thing
 * @subject: which
 *
 * Returns: who Controls it when no vehicle holds it
 */
HuSide
hu_control_underlying (const HuState *state,
                       HuSubjectKind  kind,
                       gint32         subject)
{
  g_return_val_if_fail (state != NULL && hu_control_state (state) != NULL, HU_SIDE_NONE);

  return *owner_of (hu_control_state (state), kind, subject);
}
