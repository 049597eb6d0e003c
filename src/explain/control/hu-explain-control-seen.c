/*
 * What an event shows a side of Control: that something was not as that side saw it, and what it cannot tell any more (26.15).
 */
#include "config.h"

#include "hu-control-words.h"

static char *
tell_what (const HuTold *told)
{
  return _hu_explain_kinds_and_subjects (told->scenario, ((const HuControlSeen *) told->about)->subjects);
}

/* Is it the side that looks? */
static gint64
count_own (const HuTold *told)
{
  const HuControlSeen *seen = told->about;

  return seen->side == seen->viewer;
}

static const HuPart parts[] = {
  HU_PART_COUNTED ("own", count_own),
  HU_PART ("side", SIDE, HuControlSeen, side),
  HU_PART ("viewer", SIDE, HuControlSeen, viewer),
  HU_PART ("event", UINT, HuControlSeen, event),
  HU_PART ("until", UINT, HuControlSeen, until),
  HU_PART_TOLD ("what", tell_what),
  HU_PARTS_END
};

/* Translators: {side}: a side; {what}: "the building Mill and the hex D3"; {event}, {until}: the numbers of events; {viewer}: the
 * side that looks. */
static const HuSentence sentences[] = {
  { HU_SEEN_NEVER,
    N_("This event shows that the {side} side did not control {what} after the set-up, as it had seemed (26.15)."),
    HU_WHERE ("event", 0) },
  { HU_SEEN_NEVER,
    N_("This event shows that the {side} side did not gain {what} at event {event}, as it had seemed (26.15).") },
  { HU_SEEN_SINCE,
    N_("This event shows that the {side} side has controlled {what} since the set-up (26.15)."), HU_WHERE ("event", 0) },
  { HU_SEEN_SINCE, N_("This event shows that the {side} side has controlled {what} since event {event} (26.15).") },
  { HU_SEEN_UNTOLD,
    N_("Something concealed may be an armed squad: whether the {side} side still controls {what} cannot be told (26.15).") },
  { HU_SEEN_UNTOLD,
    N_("Something concealed may be an armed squad: whether anybody controls {what} by now cannot be told (26.15).") },
  { HU_SEEN_UNTOLD_LEFT,
    N_("Something concealed may be an armed squad: whether {what} will be the {side} side’s when the vehicle that holds it "
       "has left cannot be told (26.15).") },
  { HU_SEEN_UNTOLD_LEFT,
    N_("Something concealed may be an armed squad: whether {what} will be nobody’s when the vehicle that holds it has left "
       "cannot be told (26.15).") },
  { HU_SEEN_WAS_UNTOLD,
    N_("Until event {event} the {viewer} side could not tell whether it still controlled {what}: something concealed might "
       "have been an armed squad (26.15)."), HU_WHERE ("own", TRUE) },
  { HU_SEEN_WAS_UNTOLD,
    N_("Until event {event} the {viewer} side could not tell whether the {side} side still controlled {what}: something "
       "concealed might have been an armed squad (26.15).") },
  { HU_SEEN_WAS_UNTOLD,
    N_("Until event {event} the {viewer} side could not tell whether anybody controlled {what}: something concealed might "
       "have been an armed squad (26.15).") },
  { HU_SEEN_WAS_UNTOLD_LEFT,
    N_("Until event {event} the {viewer} side could not tell whether {what} would be the {side} side’s when the vehicle that "
       "held it had left: something concealed might have been an armed squad (26.15).") },
  { HU_SEEN_WAS_UNTOLD_LEFT,
    N_("Until event {event} the {viewer} side could not tell whether {what} would be nobody’s when the vehicle that held it "
       "had left: something concealed might have been an armed squad (26.15).") },
  { HU_SEEN_DECLARED, N_("By this declaration the {viewer} side learns that the {side} side controls {what} (26.15).") },
  { HU_SEEN_DECLARED_SINCE,
    N_("The {side} side had controlled {what} since the set-up; by this declaration the {viewer} side learns of it "
       "(26.15)."),
    HU_WHERE ("event", 0) },
  { HU_SEEN_DECLARED_SINCE,
    N_("The {side} side had controlled {what} since event {event}; by this declaration the {viewer} side learns of it "
       "(26.15).") },
  { HU_SEEN_DECLARED_KNOWN,
    N_("The {side} side had controlled {what} since the set-up, as the {viewer} side knew already (26.15)."),
    HU_WHERE ("event", 0) },
  { HU_SEEN_DECLARED_KNOWN,
    N_("The {side} side had controlled {what} since event {event}, as the {viewer} side knew already (26.15).") },
  { HU_SEEN_TOLD, N_("It is certain now that the {side} side still controls {what} (26.15).") },
  { HU_SEEN_TOLD, N_("It is certain now that nobody controls {what} (26.15).") },
  { HU_SEEN_SEEMED,
    N_("The {side} side seemed to have gained it at event {event}; event {until} showed that it had not (26.15).") },
  { 0 }
};

char *
hu_explain_seen (const HuScenario    *scenario,
                 const HuControlSeen *seen)
{
  g_return_val_if_fail (scenario != NULL && seen != NULL && seen->subjects->len > 0, NULL);

  return _hu_tell (&(HuTold) { scenario, parts, seen }, sentences, seen->kind);
}

char *
hu_explain_limits (const HuScenario *scenario,
                   HuSide            side)
{
  g_return_val_if_fail (scenario != NULL, NULL);

  return hu_explain_sentence (scenario,
                              /* Translators: a side, to which a whole answer is given; its enemy. */
                              _("That is so as far as the %1$s side can see: a hidden armed unit of the %2$s side could "
                                "change it (26.15)."), _hu_side_name (scenario, side),
                              _hu_side_name (scenario, hu_side_other (side)));
}

char *
hu_explain_gained_with (const HuScenario *scenario,
                        HuSide            side)
{
  g_return_val_if_fail (scenario != NULL, NULL);

  return hu_explain_sentence (scenario,
                              /* Translators: a side. */
                              _("The %s side controls it: the hex has only one Location, so that side cannot have gained what it "
                                "declared there without this (26.11, 26.13, 26.14)."), _hu_side_name (scenario, side));
}

char *
hu_explain_seen_victory (const HuSnapshot *before)
{
  const HuScenario *scenario;
  g_autofree char *victory = NULL;

  g_return_val_if_fail (before != NULL && hu_snapshot_get_verdict (before) != NULL, NULL);

  scenario = hu_snapshot_get_scenario (before);
  victory = hu_explain_victory (before);

  /* Translators: a side; a result: "German victory, “Breakout”". */
  return hu_explain_sentence (scenario, _("What the %1$s side had seen does not stand: %2$s."),
                              _hu_side_name (scenario, hu_snapshot_get_viewer (before)), victory);
}
