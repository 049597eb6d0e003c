/*
 * Words for the map's legend: the meaning of each kind of mark.
 */
#include "config.h"

#include "hu-system-words.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "hu-explain-private.h"

/* The words for marks that are the same for both sides. */
static const char *
explain_plain (const char *id)
{
  static const struct
  {
    const char *id;
    const char *words;
  } plain[] = {
    { "supply-along", N_("Line of supply along a road or railway") },
    { "unsupplied", N_("No line of supply from here") },
    { "supply-closed", N_("Nearest line: closed or too long") },
    { "ring", N_("Reached, by distance") },
    { "frontier-unit", N_("Stopped by a unit") },
    { "frontier-zoc", N_("Stopped by a zone of control") },
    { "frontier-control", N_("Stopped by enemy control") },
    { "frontier-terrain", N_("Stopped by terrain") },
    { "frontier-hexside", N_("Stopped by a hexside") },
    { "frontier-length", N_("Further than a line may be") },
    { "frontier-steps", N_("Too many steps to a road or railway") },
    { "frontier-line-ends", N_("No road or railway goes there") },
    { "cut", N_("Narrowest cut") },
    { "critical", N_("Every line runs through it") },
    { "army-in", N_("In supply") },
    { "army-narrow", N_("In supply, but one hex cuts it off") },
    { "ground-river", N_("River") },
    { "ground-lake", N_("Shore of a lake") },
    { "ground-wall", N_("Wall") },
    { "ground-cliff", N_("Cliff") },
    { "ground-road", N_("Road") },
    { "ground-rail", N_("Railway") },
    { "ground-front", N_("Front line at the start") },
    { "branch-infantry", N_("Infantry") },
    { "branch-armor", N_("Armor") },
    { "branch-mechanized", N_("Mechanized") },
    { "branch-cavalry", N_("Cavalry") },
    { "branch-artillery", N_("Artillery") },
    { "branch-engineer", N_("Engineers") },
    { "branch-headquarters", N_("Headquarters") },
    { "pile", N_("Number of units in the hex") },
    { "bracketed", N_("Strength without a zone of control") },
    { "flip-narrowest", N_("Can be part of a narrowest cut") },
    { "flood-ring", N_("Reached last, and what stops it") },
    { "flood-line", N_("Lines that share no hex") },
    { "flood-closed", N_("Area that the narrowest cut cuts off") },
  };

  for (guint i = 0; i < G_N_ELEMENTS (plain); i++)
    if (g_str_equal (plain[i].id, id))
      return _(plain[i].words);

  return NULL;
}

/* Words the terrain of a hex, and the kind of its place. */
static char *
explain_ground (const char *id)
{
  static const char terrain[] = "terrain-";

  if (g_str_equal (id, "place-city"))
    return g_strdup (C_("place", "City"));
  if (g_str_equal (id, "place-town"))
    return g_strdup (C_("place", "Town"));
  if (g_str_equal (id, "place-objective"))
    return g_strdup (_("Objective: neither city nor town"));
  if (g_str_equal (id, "elevation-high"))
    return g_strdup (_("Contours of higher ground"));
  if (g_str_equal (id, "elevation-low"))
    return g_strdup (_("Contours of lower ground"));
  if (g_str_has_prefix (id, terrain))
    return hu_explain_capitalized (_hu_terrain_name (hu_terrain_from_string (id + strlen (terrain))));

  return NULL;
}

char *
hu_explain_legend (const HuScenario *scenario,
                   const char       *id,
                   HuSide            side)
{
  const char *plain, *name;
  char *ground;

  g_return_val_if_fail (scenario != NULL && id != NULL, NULL);

  plain = explain_plain (id);
  if (plain != NULL)
    return g_strdup (plain);
  ground = explain_ground (id);
  if (ground != NULL)
    return ground;
  for (guint system = 0; system < HU_N_SYSTEMS; system++)
    if (hu_system_words_get (system)->explain_legend != NULL)
      {
        char *words = hu_system_words_get (system)->explain_legend (scenario, id, side);

        if (words != NULL)
          return words;
      }

  name = _hu_side_name (scenario, side);
  if (g_str_equal (id, "flip-more"))
    /* Translators: %s is a side, as "German" */
    return hu_explain_sentence (scenario, _("One more %s unit here changes the answer"), name);
  if (g_str_equal (id, "flip-less"))
    /* Translators: %s is a side, as "German" */
    return hu_explain_sentence (scenario, _("One %s unit less here changes the answer"), name);
  if (g_str_equal (id, "flip-one"))
    /* Translators: %s is a side, as "German" */
    return hu_explain_sentence (scenario, _("One more %s unit here isolates"), name);
  if (g_str_equal (id, "flip-two"))
    /* Translators: %s is a side, as "German" */
    return hu_explain_sentence (scenario, _("A %s unit here and a second one isolate"), name);
  if (g_str_has_prefix (id, "zoc"))
    /* Translators: %s is a side, as "German" */
    return hu_explain_sentence (scenario, _("%s zone of control"), name);
  if (g_str_has_prefix (id, "counter"))
    /* Translators: %s is a side, as "German" */
    return hu_explain_sentence (scenario, _("Unit of the %s side"), name);
  if (g_str_has_prefix (id, "control"))
    /* Translators: %s is a side, as "German" */
    return hu_explain_sentence (scenario, _("%s control"), name);

  /* Translators: %s is a side, as "Soviet" */
  return hu_explain_sentence (scenario, _("%s line of supply"), name);
}
