/*
 * Words for filters: the units that alone count.
 */
#include "config.h"

#include "hu-budget.h"
#include "hu-explain-term-private.h"

/* Translators: kinds of units that are counted: "squads, half-squads and crews". */
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

/* Translators: kinds of enemies of which none may be there: "no Russian squad, half-squad or crew in the village".  In a
 * language that says "no" of each, with that word: "kein Trupp". */
static const char * const no_kinds[HU_N_UNIT_KINDS] = {
  [HU_UNIT_GROUND] = NC_("none there", "ground unit"),
  [HU_UNIT_AIR] = NC_("none there", "air unit"),
  [HU_UNIT_NAVAL] = NC_("none there", "naval unit"),
  [HU_UNIT_SQUAD] = NC_("none there", "squad"),
  [HU_UNIT_HALF_SQUAD] = NC_("none there", "half-squad"),
  [HU_UNIT_CREW] = NC_("none there", "crew"),
  [HU_UNIT_LEADER] = NC_("none there", "leader"),
  [HU_UNIT_HERO] = NC_("none there", "hero"),
  [HU_UNIT_DUMMY] = NC_("none there", "dummy"),
  [HU_UNIT_VEHICLE] = NC_("none there", "vehicle"),
  [HU_UNIT_GUN] = NC_("none there", "gun"),
  [HU_UNIT_AIRCRAFT] = NC_("none there", "aircraft"),
  [HU_UNIT_GLIDER] = NC_("none there", "glider"),
  [HU_UNIT_BOAT] = NC_("none there", "boat"),
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

  if (before == NULL)
    return g_steal_pointer (&last);

  /* Translators: the end of a list of choices: "3406, 3407" or "3408". */
  return g_strdup_printf (C_("list", "%s or %s"), before, last);
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

static char *
list_kinds (guint    bits,
            gboolean none)
{
  g_autofree char *all = NULL;

  for (guint i = 0; i < HU_N_UNIT_KINDS; i++)
    if (bits >> i & 1)
      {
        g_autofree char *before = g_steal_pointer (&all);
        const char *name = none ? g_dpgettext2 (GETTEXT_PACKAGE, "none there", no_kinds[i])
                                : g_dpgettext2 (GETTEXT_PACKAGE, "units that count", kinds[i]);

        if (before == NULL)
          all = g_strdup (name);
        else
          all = g_strdup_printf (bits >> i > 1 ? C_("list", "%s, %s")
                                 /* Translators: the end of a list of kinds of which none may be there: "squad or crew". */
                                 : none ? C_("none there", "%s or %s") : C_("list", "%s and %s"), before, name);
      }

  return g_steal_pointer (&all);
}

char *
_hu_name_kinds (guint bits)
{
  return list_kinds (bits, FALSE);
}

char *
_hu_name_no_kinds (guint bits)
{
  return list_kinds (bits, TRUE);
}

gboolean
_hu_filter_is_empty (const HuUnitFilter *filter)
{
  return filter->kinds == 0 && filter->branches == NULL && filter->sizes == 0 && filter->tags == NULL && filter->units == NULL;
}

/* Takes both, each of which may be NULL. */
static char *
add (char *only,
     char *next)
{
  g_autofree char *before = only;
  g_autofree char *what = next;

  if (before == NULL || what == NULL)
    return before != NULL ? g_steal_pointer (&before) : g_steal_pointer (&what);

  /* Translators: units that alone count, by their kind or name: "armor", "divisions". */
  return g_strdup_printf (C_("units that count", "%s, only %s"), before, what);
}

static char *
name_tags (const HuScenario *scenario,
           const GPtrArray  *tags)
{
  g_autofree char *all = NULL;

  if (tags == NULL || tags->len == 0)
    return NULL;

  for (guint i = 0; i < tags->len; i++)
    all = _hu_join_either (g_steal_pointer (&all),
                           /* Translators: a word that marks units. */
                           g_strdup_printf (_("“%s”"), hu_scenario_word (scenario, g_ptr_array_index (tags, i))));

  /* Translators: words that mark the units that alone count, in quotation marks. */
  return g_strdup_printf (C_("units that count", "units tagged %s"), all);
}

static char *
name_units (const HuScenario *scenario,
            const GArray     *units)
{
  g_autofree char *names = NULL;

  if (units == NULL)
    return NULL;

  names = hu_explain_quoted_units (scenario, units, HU_BUDGET_NAMES);
  /* Translators: the names of the units that alone count, in quotation marks. */
  return g_strdup_printf (_hu_trn ("the unit %s", "the units %s", units->len), names);
}

/* Takes both; @only may be NULL. */
static char *
count_only (char *text,
            char *only)
{
  g_autofree char *before = text;
  g_autofree char *what = only;

  if (what == NULL)
    return g_steal_pointer (&before);

  /* Translators: what is counted; the units that alone count for it: "armor, only divisions". */
  return g_strdup_printf (_("%1$s, counting only %2$s"), before, what);
}

char *
_hu_add_filter (const HuScenario   *scenario,
                const HuUnitFilter *filter,
                gboolean            with_kinds,
                char               *text)
{
  char *only = with_kinds ? join_bits (filter->kinds, kinds, HU_N_UNIT_KINDS) : NULL;
  char *named = NULL;

  for (guint i = 0; filter->branches != NULL && i < filter->branches->len; i++)
    named = _hu_join_either (named, g_strdup (hu_explain_branch (scenario, g_ptr_array_index (filter->branches, i))));
  only = add (only, named);
  only = add (only, join_bits (filter->sizes, sizes, HU_N_SIZES));
  only = add (only, name_tags (scenario, filter->tags));
  only = add (only, name_units (scenario, filter->units));

  return count_only (text, only);
}

char *
_hu_add_operational (char *text)
{
  return count_only (text, g_strdup (C_("units that count", "operational units")));
}
