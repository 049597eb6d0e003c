/*
 * Words for Fires: who counts as having kindled one, which are joined, and what one closes.
 */
#include "config.h"

#include "hu-control-words.h"

char *
hu_explain_cause (const HuScenario *scenario,
                  HuLocation        location,
                  HuSide            kindler)
{
  g_autofree char *where = NULL;

  g_return_val_if_fail (scenario != NULL, NULL);

  where = hu_explain_subject (scenario, HU_SUBJECT_LOCATION, location);
  /* Translators: a Location; side. */
  return hu_explain_sentence (scenario, _("The accident does not change whose it is: the Fire in %1$s counts as kindled by the "
                                          "%2$s side (26.16)."), where, _hu_side_name (scenario, kindler));
}

typedef struct
{
  const GArray *locations;
  guint         since;
} Joined;

static char *
tell_joined (const HuTold *told)
{
  return _hu_explain_list (told->scenario, ((const Joined *) told->about)->locations, HU_LIST_MOST, _hu_name_location);
}

static const HuPart joined_parts[] = {
  HU_PART_TOLD ("where", tell_joined),
  HU_PART ("event", UINT, Joined, since),
  HU_PARTS_END
};

/* Translators: {where}: Locations; {event}: a number. */
static const HuSentence joined[] = {
  { 0, N_("Both sides kindled Fires that are joined: that in {where} counts as an accident, and kindling keeps it from neither "
          "side any more (26.162)."), HU_WHERE ("event", 0) },
  { 0, N_("Both sides kindled Fires that have been joined since event {event}: that in {where} counts as an accident, and "
          "kindling keeps it from neither side any more (26.162).") },
  { 0 }
};
static const HuSentence joined_then[] = {
  { 0, N_("Both sides had kindled Fires that were joined: that in {where} counted as an accident, and kindling kept it from "
          "neither side any more (26.162)."), HU_WHERE ("event", 0) },
  { 0, N_("Both sides had kindled Fires that were joined at event {event}: that in {where} counted as an accident from then on, "
          "and kindling kept it from neither side any more (26.162).") },
  { 0 }
};

char *
hu_explain_joined_fires (const HuSnapshot *snapshot,
                         const GArray     *locations,
                         guint             since,
                         gboolean          then)
{
  const Joined about = { locations, since };

  g_return_val_if_fail (snapshot != NULL && locations != NULL && locations->len > 0, NULL);

  return _hu_tell (&(HuTold) { hu_snapshot_get_scenario (snapshot), joined_parts, &about, snapshot },
                   then || _hu_control_has_ended (snapshot) ? joined_then : joined, 0);
}

typedef struct
{
  HuLocation where;
  guint      since;
  gboolean   blaze;
} Burning;

static char *
tell_burning (const HuTold *told)
{
  return hu_explain_subject (told->scenario, HU_SUBJECT_LOCATION, ((const Burning *) told->about)->where);
}

static const HuPart burning_parts[] = {
  HU_PART_TOLD ("where", tell_burning),
  HU_PART ("event", UINT, Burning, since),
  HU_PARTS_END
};

/* Translators: {where}: a Location; {event}: a number. */
static const HuSentence burnings[] = {
  { FALSE, N_("Since the set-up a Flame has burned in {where}. It closes nothing, and as nobody kindled it, it changes no "
              "control (26.161)."), HU_WHERE ("event", 0) },
  { FALSE, N_("Since event {event} a Flame has burned in {where}. It closes nothing, and as nobody kindled it, it changes no "
              "control (26.161).") },
  { TRUE, N_("Since the set-up a Fire has burned in {where}. Being a Blaze, it keeps everybody out of that Location (26.161)."),
    HU_WHERE ("event", 0) },
  { TRUE, N_("Since event {event} a Fire has burned in {where}. Being a Blaze, it keeps everybody out of that Location "
             "(26.161).") },
  { 0 }
};

char *
hu_explain_burning (const HuSnapshot *snapshot,
                    HuLocation        location,
                    guint             since)
{
  Burning about = { location, since, FALSE };

  g_return_val_if_fail (snapshot != NULL, NULL);

  about.blaze = (hu_state_hazard (hu_snapshot_get_state (snapshot), location) & HU_HAZARD_FIRE) == HU_FIRE_BLAZE;

  return _hu_tell (&(HuTold) { hu_snapshot_get_scenario (snapshot), burning_parts, &about, snapshot }, burnings, about.blaze);
}

char *
hu_explain_edge (void)
{
  return g_strdup (_("Blazes burn in all hexes around it, but it lies on the edge of the map, over which units may come: so it "
                     "is not cut off (26.16)."));
}
