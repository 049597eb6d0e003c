/*
 * A condition of objectives that can never be met, or is met whatever happens: what is so is found in the rules, and
 * here it gets its place in the file and its remedy.
 */
#include "config.h"

#include "hu-objectives-chance.h"
#include "hu-read-objectives-private.h"
#include "hu-supply-rules.h"

#include <glib/gi18n-lib.h>

#define TAGS_MOST 20 /* that a remedy lists */

/* --- Units --- */

static const char *
word_side (const HuReader *reader,
           HuSide          side)
{
  return reader->scenario->sides[side].id;
}

/* "use one of these: division, corps": the sizes that units of @side have. */
static char *
dup_sizes (const HuReader *reader,
           HuSide          side)
{
  const HuScenario *scenario = reader->scenario;
  const char *words[HU_N_SIZES + 1];
  guint sizes = 0, n = 0;

  for (guint i = 0; i < scenario->units->len; i++)
    if (side == HU_SIDE_NONE || hu_scenario_get_unit (scenario, i)->side == side)
      sizes |= 1u << hu_scenario_get_unit (scenario, i)->size;
  for (guint size = HU_SIZE_NONE + 1; size < HU_N_SIZES; size++)
    if (sizes >> size & 1)
      words[n++] = hu_unit_size_to_string ((HuUnitSize) size);
  words[n] = NULL;

  return n > 0 ? hu_reader_dup_words (words) : g_strdup (_("give units a “size”"));
}

/* "use one of these: KV, guards": the tags that units of @side have. */
static char *
dup_tags (const HuReader *reader,
          HuSide          side)
{
  const HuScenario *scenario = reader->scenario;
  g_autoptr(GPtrArray) words = g_ptr_array_new ();

  for (guint i = 0; i < scenario->units->len; i++)
    {
      const HuUnit *unit = hu_scenario_get_unit (scenario, i);

      for (guint j = 0; unit->tags != NULL && (side == HU_SIDE_NONE || unit->side == side) && j < unit->tags->len; j++)
        if (!g_ptr_array_find_with_equal_func (words, g_ptr_array_index (unit->tags, j), g_str_equal, NULL) &&
            words->len < TAGS_MOST)
          g_ptr_array_add (words, g_ptr_array_index (unit->tags, j));
    }
  if (words->len == 0)
    return g_strdup (_("give units “tags”"));

  g_ptr_array_add (words, NULL);
  return hu_reader_dup_words ((const char * const *) words->pdata);
}

/* The one key that nothing fits by itself is named; else all of them together are at fault. */
void
hu_warn_about_filter (HuReader           *reader,
                      const HuAt         *at,
                      HuAbout             about,
                      HuSide              side,
                      const HuUnitFilter *filter,
                      gboolean            air)
{
  const HuUnitFilter branches = { .branches = filter->branches }, sizes = { .sizes = filter->sizes };
  const HuUnitFilter kinds = { .kinds = filter->kinds }, tags = { .tags = filter->tags }, all = { 0 };
  const HuScenario *scenario = reader->scenario;
  HuAt place = *at;
  char *fact, *remedy;

  if (hu_filter_count (scenario, side, &all, TRUE, FALSE) == 0)
    {
      fact = side != HU_SIDE_NONE
        ? g_strdup_printf (_("side “%s” has no unit of the kinds ground, air and naval, which alone count here"),
                           word_side (reader, side))
        : g_strdup (_("there is no unit of the kinds ground, air and naval, which alone count here"));
      remedy = g_strdup (_("add such units, or judge tactical units by “control”"));
    }
  else if (hu_filter_count (scenario, side, &kinds, air, FALSE) == 0)
    {
      place = hu_at_find (at, "kinds");
      fact = side != HU_SIDE_NONE
        ? g_strdup_printf (_("side “%s” has no unit of such a kind"), word_side (reader, side))
        : g_strdup (_("there is no unit of such a kind"));
      remedy = g_strdup (_("choose the kinds that its units have"));
    }
  else if (filter->branches != NULL && hu_filter_count (scenario, side, &branches, TRUE, FALSE) == 0)
    {
      place = hu_at_find (at, "branches");
      fact = side != HU_SIDE_NONE
        ? g_strdup_printf (_("side “%s” has no unit of such a branch"), word_side (reader, side))
        : g_strdup (_("there is no unit of such a branch"));
      remedy = hu_reader_dup_branches (reader, filter->branches->len == 1 ? g_ptr_array_index (filter->branches, 0) : NULL,
                                       side);
    }
  else if (filter->sizes != 0 && hu_filter_count (scenario, side, &sizes, TRUE, FALSE) == 0)
    {
      place = hu_at_find (at, "sizes");
      fact = side != HU_SIDE_NONE
        ? g_strdup_printf (_("side “%s” has no unit of such a size"), word_side (reader, side))
        : g_strdup (_("there is no unit of such a size"));
      remedy = dup_sizes (reader, side);
    }
  else if (filter->tags != NULL && hu_filter_count (scenario, side, &tags, TRUE, FALSE) == 0)
    {
      place = hu_at_find (at, "tags");
      fact = side != HU_SIDE_NONE
        ? g_strdup_printf (_("side “%s” has no unit with such a tag"), word_side (reader, side))
        : g_strdup (_("there is no unit with such a tag"));
      remedy = dup_tags (reader, side);
    }
  else
    {
      fact = side != HU_SIDE_NONE
        ? g_strdup_printf (_("side “%s” has no unit that fits all of this"), word_side (reader, side))
        : g_strdup (_("no unit fits all of this"));
      remedy = g_strdup (_("ask for less, or for other units"));
    }

  hu_warn_about (reader, &place, about, fact, remedy != NULL ? remedy : g_strdup (_("give units a “branch”")));
}

/* The same for tags. */
static void
warn_about_tags (HuReader           *reader,
                 const HuAt         *at,
                 const HuUnitFilter *filter)
{
  HuAt list = hu_at_find (at, "tags");
  HuElements elements;

  if (filter->tags == NULL)
    return;

  hu_elements_init (&elements, reader, &list);
  for (guint i = 0; hu_elements_next (&elements) && i < filter->tags->len; i++)
    {
      g_autoptr(GPtrArray) one = g_ptr_array_new ();
      HuUnitFilter alone = { .tags = one };

      g_ptr_array_add (one, g_ptr_array_index (filter->tags, i));
      if (hu_filter_count (reader->scenario, HU_SIDE_NONE, &alone, TRUE, FALSE) == 0)
        hu_reader_warn (reader, &elements.at,
                        g_strdup_printf (_("no unit has the tag “%s”"), (const char *) g_ptr_array_index (one, 0)),
                        dup_tags (reader, HU_SIDE_NONE));
    }
}

/* A word that no unit of either side has is a typing error, even where others of the list fit. */
void
hu_warn_about_branches (HuReader           *reader,
                        const HuAt         *at,
                        const HuUnitFilter *filter)
{
  HuAt list = hu_at_find (at, "branches");
  HuElements elements;

  warn_about_tags (reader, at, filter);
  if (filter->branches == NULL)
    return;

  hu_elements_init (&elements, reader, &list);
  for (guint i = 0; hu_elements_next (&elements) && i < filter->branches->len; i++)
    {
      const char *branch = g_ptr_array_index (filter->branches, i);
      gboolean any = FALSE;

      for (guint j = 0; !any && j < reader->scenario->units->len; j++)
        any = g_strcmp0 (hu_scenario_get_unit (reader->scenario, j)->branch, branch) == 0;
      if (!any)
        hu_reader_warn (reader, &elements.at, g_strdup_printf (_("no unit has the branch “%s”"), branch),
                        hu_reader_dup_branches (reader, branch, HU_SIDE_NONE));
    }
}

/* An edge that is named has no hexes inside the map. */
void
hu_warn_about_through (HuReader        *reader,
                       const HuAt      *at,
                       const HuSources *through)
{
  HuAt named = hu_at_find (at, "through"), place = hu_at_find (&named, "hexes");

  if (through->hexes != NULL)
    hu_warn_about_inside (reader, &place, through->hexes);
}

static void
warn_of_units (HuReader           *reader,
               const HuAt         *at,
               const HuTerm       *term,
               HuAbout             about,
               const HuTermChance *found)
{
  HuAt place = hu_at_find (at, about == HU_ABOUT_NEVER_MET ? "at_least" : "at_most");

  switch (found->why)
    {
    case HU_WHY_NO_UNIT:
      hu_warn_about_filter (reader, at, about, term->side, &term->filter, term->kind != HU_TERM_UNITS);
      break;
    case HU_WHY_NO_STRENGTH:
      hu_warn_about (reader, at, about, g_strdup_printf (_("such units of side “%s” have no strength"),
                                                         word_side (reader, term->side)),
                     g_strdup (_("give them a “strength”, or count units")));
      break;
    case HU_WHY_INSIDE:
      place = hu_at_find (at, "through");
      hu_warn_about (reader, &place, about, g_strdup (_("no unit leaves the map by any of these hexes")),
                     g_strdup (_("name hexes at the edge of the map that are land")));
      break;
    default:
      hu_warn_about_units (reader, &place, about, term->side, found->range.most, hu_objectives_term (term)->count_strength);
      break;
    }
}

/* --- Points --- */

static void
warn_of_points (HuReader           *reader,
                const HuAt         *at,
                const HuTerm       *term,
                HuAbout             about,
                const HuTermChance *found)
{
  gboolean never = about == HU_ABOUT_NEVER_MET;
  gboolean high = never ? term->has_least && found->range.most < term->least
                        : term->has_most && found->range.most <= term->most;
  const char *side = word_side (reader, term->side);
  long long bound = (long long) (high ? found->range.most : found->range.least);
  HuAt place = hu_at_find (at, high == never ? "at_least" : "at_most");
  char *fact;

  if (term->kind == HU_TERM_RATIO)
    {
      hu_warn_about (reader, at, about,
                     never ? g_strdup (_("the points of the schedule never come to such a ratio"))
                           : g_strdup (_("the points of the schedule always come to such a ratio")),
                     g_strdup (_("change the bounds, or the schedule")));
      return;
    }

  if (term->kind == HU_TERM_POINTS)
    fact = high
      /* Translators: a side, a number. */
      ? g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "side “%1$s” can never have more than %2$lld point",
                                      "side “%1$s” can never have more than %2$lld points", (gulong) ABS (bound)), side, bound)
      /* Translators: a side, a number. */
      : g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "side “%1$s” can never have fewer than %2$lld point",
                                      "side “%1$s” can never have fewer than %2$lld points", (gulong) ABS (bound)), side, bound);
  else
    fact = high
      /* Translators: a side, a number, which may be negative. */
      ? g_strdup_printf (_("the points of side “%1$s” less the enemy’s can never be more than %2$lld"), side, bound)
      /* Translators: a side, a number, which may be negative. */
      : g_strdup_printf (_("the points of side “%1$s” less the enemy’s can never be less than %2$lld"), side, bound);
  hu_warn_about (reader, &place, about, fact, g_strdup (_("change the number, or the schedule")));
}

/* --- Places and memory --- */

static void
warn_of_standing (HuReader      *reader,
                  const HuAt    *at,
                  const HuState *set_up,
                  const HuTerm  *term)
{
  HuAt place = hu_at_find (at, term->where.places != NULL ? "places" : "hexes");
  guint unit;

  if (hu_term_find_standing (set_up, term, &unit))
    hu_reader_warn (reader, &place,
                    g_strdup_printf (_("unit “%s” stands there from the start, and to stand there is not to enter"),
                                     hu_scenario_get_unit (reader->scenario, unit)->id),
                    g_strdup (_("let it start elsewhere, or use “holds”")));
}

static void
warn_of (HuReader           *reader,
         const HuAt         *at,
         const HuTerm       *term,
         const HuTermChance *found)
{
  HuAbout about = found->chance == HU_CHANCE_NEVER ? HU_ABOUT_NEVER_MET : HU_ABOUT_ALWAYS_MET;
  HuAt before;

  switch (found->why)
    {
    case HU_WHY_NOTHING:
      break;
    case HU_WHY_TURNS:
      hu_warn_about (reader, at, about, g_strdup (_("these are all turns of the game")),
                     g_strdup (_("name fewer turns, or remove the condition")));
      break;
    case HU_WHY_UNREACHED:
      hu_warn_about (reader, at, about,
                     found->range.most == 0 ? g_strdup (_("no unit can be in any of these")) :
                     /* Translators: how many. */
                     g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "a unit can be in only %lld of these",
                                                   "units can be in only %lld of these", (gulong) found->range.most),
                                      (long long) found->range.most),
                     g_strdup (_("leave out what is water or off the map")));
      break;
    case HU_WHY_SET_UP:
      hu_warn_about (reader, at, about, g_strdup (_("the set-up has met it already")),
                     g_strdup (_("change the start, or ask for something else")));
      break;
    case HU_WHY_LOST:
      before = hu_at_find (at, "before");
      hu_warn_about (reader, &before, about, g_strdup (_("the set-up meets this already")),
                     g_strdup (_("change the start, or ask for something else")));
      break;
    case HU_WHY_NO_UNIT:
    case HU_WHY_NO_STRENGTH:
    case HU_WHY_INSIDE:
    case HU_WHY_NUMBER:
      if (term->kind < HU_TERM_POINTS || term->kind > HU_TERM_RATIO)
        warn_of_units (reader, at, term, about, found);
      else if (!reader->adjusts)
        warn_of_points (reader, at, term, about, found);
      break;
    }
}

/* --- A condition --- */

static void
check_parts (HuReader      *reader,
             const HuAt    *at,
             const HuState *set_up,
             const HuTerm  *term)
{
  static const char * const keys[] = { "needs", "before" };
  HuElements elements;
  HuAt list = *at;

  if (term->kind == HU_TERM_NOT)
    {
      hu_check_term (reader, at, set_up, g_ptr_array_index (term->parts, 0));
      return;
    }
  for (guint i = 0; hu_term_is_memory (term) && i < MIN (term->parts->len, G_N_ELEMENTS (keys)); i++)
    {
      HuAt part = hu_at_find (at, keys[i]);

      hu_check_term (reader, &part, set_up, g_ptr_array_index (term->parts, i));
    }
  if (hu_term_is_memory (term))
    return;

  if (term->kind == HU_TERM_SOME)
    list = hu_at_find (at, "of");
  hu_elements_init (&elements, reader, &list);
  for (guint i = 0; hu_elements_next (&elements) && i < term->parts->len; i++)
    hu_check_term (reader, &elements.at, set_up, g_ptr_array_index (term->parts, i));
}

void
hu_check_term (HuReader      *reader,
               const HuAt    *at,
               const HuState *set_up,
               const HuTerm  *term)
{
  HuAt member = hu_at_find (at, hu_term_get_word (term));
  HuTermChance found;

  if (term->kind == HU_TERM_COMPARE)
    {
      hu_check_sums (reader, &member, term);
      return;
    }
  if (term->parts->len > 0)
    check_parts (reader, &member, set_up, term);

  hu_term_find_chance (set_up, term, &found);
  warn_of (reader, &member, term, &found);
  if (found.chance == HU_CHANCE_OPEN)
    hu_warn_about_branches (reader, &member, &term->filter);
  if (found.chance == HU_CHANCE_OPEN && term->kind == HU_TERM_ENTERED)
    warn_of_standing (reader, &member, set_up, term);
  if (found.chance == HU_CHANCE_OPEN)
    hu_warn_about_tactical (reader, &member, term);
  if (found.why != HU_WHY_INSIDE && term->kind == HU_TERM_EXITED && term->has_through)
    hu_warn_about_through (reader, &member, &term->through);
  if (hu_objectives_term (term)->has_to)
    {
      const HuSupplyRules rules = { .side = term->side, .sources = hu_objectives_term (term)->to };
      HuAt to = hu_at_find (&member, "to");

      if (!hu_supply_rules_has_source (reader->scenario->map, &rules))
        hu_warn_about (reader, &to, term->kind == HU_TERM_CONNECTED ? HU_ABOUT_NEVER_MET : HU_ABOUT_ALWAYS_MET,
                       g_strdup (_("a line of supply can end in none of these hexes")),
                       g_strdup (_("name an edge or a hex of the map that is land")));
    }
}
