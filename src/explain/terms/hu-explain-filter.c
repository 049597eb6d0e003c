/*
 * Words for filters: the units that alone count.
 */
#include "config.h"

#include "hu-budget.h"
#include "hu-explain-term-private.h"

/* Translators: kinds of units, of which alone are counted: "only squads or half-squads". */
static const char * const kinds[HU_N_UNIT_KINDS] = {
  [HU_UNIT_GROUND] = NC_("units that count", "ground units"),
  [HU_UNIT_AIR] = NC_("units that count", "air units"),
  [HU_UNIT_NAVAL] = NC_("units that count", "naval units"),
  [HU_UNIT_SQUAD] = NC_("units that count", "squads"),
  [HU_UNIT_HALF_SQUAD] = NC_("units that count", "half-squads"),
  [HU_UNIT_CREW] = NC_("units that count", "crews"),
  [HU_UNIT_LEADER] = NC_("units that count", "leaders"),
  [HU_UNIT_HERO] = NC_("units that count", "heroes"),
  [HU_UNIT_DUMMY] = NC_("units that count", "dummies"),
  [HU_UNIT_VEHICLE] = NC_("units that count", "vehicles"),
  [HU_UNIT_GUN] = NC_("units that count", "guns"),
  [HU_UNIT_AIRCRAFT] = NC_("units that count", "aircraft"),
  [HU_UNIT_GLIDER] = NC_("units that count", "gliders"),
  [HU_UNIT_BOAT] = NC_("units that count", "boats"),
};

static const char * const sizes[HU_N_SIZES] = {
  [HU_SIZE_ARMY] = NC_("units that count", "armies"),
  [HU_SIZE_CORPS] = NC_("units that count", "corps"),
  [HU_SIZE_DIVISION] = NC_("units that count", "divisions"),
  [HU_SIZE_BRIGADE] = NC_("units that count", "brigades"),
  [HU_SIZE_REGIMENT] = NC_("units that count", "regiments"),
  [HU_SIZE_BATTALION] = NC_("units that count", "battalions"),
};

char *
_hu_join_either (char *all,
                 char *next)
{
  g_autofree char *before = all;
  g_autofree char *last = next;

  return before == NULL ? g_steal_pointer (&last) : g_strdup_printf (C_("list", "%s or %s"), before, last);
}

static char *
join_bits (guint               bits,
           const char * const *names,
           guint               n)
{
  char *all = NULL;

  for (guint i = 0; i < n; i++)
    if (bits >> i & 1)
      all = _hu_join_either (all, g_strdup (g_dpgettext2 (GETTEXT_PACKAGE, "units that count", names[i])));

  return all;
}

static void
add (GPtrArray *only,
     char      *words)
{
  if (words != NULL)
    g_ptr_array_add (only, words);
}

void
_hu_explain_filter (const HuScenario   *scenario,
                    const HuUnitFilter *filter,
                    GPtrArray          *only)
{
  char *branches = NULL, *tags = NULL;

  add (only, join_bits (filter->kinds, kinds, HU_N_UNIT_KINDS));
  for (guint i = 0; filter->branches != NULL && i < filter->branches->len; i++)
    branches = _hu_join_either (branches, g_strdup (g_ptr_array_index (filter->branches, i)));
  add (only, branches);
  add (only, join_bits (filter->sizes, sizes, HU_N_SIZES));
  for (guint i = 0; filter->tags != NULL && i < filter->tags->len; i++)
    /* Translators: a word that marks units. */
    tags = _hu_join_either (tags, g_strdup_printf (_("“%s”"), hu_scenario_word (scenario, g_ptr_array_index (filter->tags, i))));
  add (only, tags);
  if (filter->units != NULL)
    add (only, hu_explain_any_units (scenario, filter->units, HU_BUDGET_NAMES));
}

char *
_hu_add_only (char            *text,
              const GPtrArray *only)
{
  g_autofree char *all = text;

  for (guint i = 0; i < only->len; i++)
    {
      g_autofree char *before = g_steal_pointer (&all);

      /* Translators: what is counted; the kinds, branches or names of the units that count for it. */
      all = g_strdup_printf (_("%s, only %s"), before, (const char *) g_ptr_array_index (only, i));
    }

  return g_steal_pointer (&all);
}
