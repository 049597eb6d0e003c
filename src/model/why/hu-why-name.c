/*
 * Questions why by name: what is meant, and by which names it can be.
 */
#include "config.h"

#include "hu-why-about.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "hu-explain.h"
#include "hu-system-lists.h"
#include "hu-why-node-private.h"

static const char * const abouts[] = { "verdict", "event", "condition", "row", "unit", "building", "place", "hex", "location",
                                       "side", "points", "item", "rule", "turn", "supply", "zoc" };

/* The same in the words of the locale. */
static const char * const own_abouts[] = {
  NC_("question", "verdict"), NC_("question", "event"), NC_("question", "condition"), NC_("question", "row"),
  NC_("question", "unit"), NC_("question", "building"), NC_("question", "place"), NC_("question", "hex"),
  NC_("question", "location"), NC_("question", "side"), NC_("question", "points"),
  NC_("question", "item"), NC_("question", "rule"), NC_("question", "turn"), NC_("question", "supply"),
  NC_("question", "zoc"),
};

G_STATIC_ASSERT (G_N_ELEMENTS (abouts) == HU_N_WHYS && G_N_ELEMENTS (own_abouts) == HU_N_WHYS);

static const char *
get_own_about (HuWhyAbout about)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, "question", own_abouts[about]);
}

const char *
hu_why_about_to_string (HuWhyAbout about)
{
  g_return_val_if_fail (about < HU_N_WHYS, NULL);

  return abouts[about];
}

/* --- Names --- */

gboolean
_hu_why_is_named (const char *name,
                  const char *typed)
{
  g_autofree char *folded = NULL, *key = NULL;

  if (name == NULL)
    return FALSE;

  folded = g_utf8_casefold (name, -1);
  key = g_utf8_casefold (typed, -1);

  return g_str_equal (folded, key);
}

/* A number from 1 to @most behind that word; or -1. */
static gint
parse_number (const char *typed,
              guint       most)
{
  guint64 number;

  return most > 0 && g_ascii_string_to_unsigned (typed, 10, 1, most, &number, NULL) ? (gint) number : -1;
}

/* On a grid with letters the half hexes at its edge make a row 0. */
static gint
parse_row (const HuGrid *grid,
           const char   *typed)
{
  guint64 number, first = grid->numbering == HU_NUMBERING_LETTERS ? 0 : 1;

  return g_ascii_string_to_unsigned (typed, 10, first, (guint64) grid->rows, &number, NULL) ? (gint) number : -1;
}

/* By its id, or by what stands on its counter where no other has that. */
static gint
find_unit (HuGame     *game,
           const char *typed)
{
  const HuScenario *scenario = hu_game_get_scenario (game);
  g_autoptr(GPtrArray) ids = NULL;

  for (guint i = 0; i < scenario->units->len; i++)
    if (_hu_why_is_named (hu_scenario_get_unit (scenario, i)->id, typed) && _hu_why_is_known (game, i))
      return (gint) i;

  ids = hu_why_list_namesakes (game, typed);

  return ids->len == 1 ? (gint) hu_scenario_find_unit (scenario, g_ptr_array_index (ids, 0)) : -1;
}

static gint
find_building (const HuMap *map,
               const char  *typed)
{
  for (guint i = 0; i < map->buildings->len; i++)
    if (_hu_why_is_named (hu_map_get_building (map, i)->id, typed) ||
        _hu_why_is_named (hu_map_get_building (map, i)->name, typed))
      return (gint) i;

  return -1;
}

static gint
find_place (const HuScenario *scenario,
            const char       *typed)
{
  for (guint i = 0; i < scenario->map->places->len; i++)
    {
      const HuPlace *place = hu_map_get_place (scenario->map, i);
      g_autofree char *name = hu_explain_place (scenario, i);

      if (_hu_why_is_named (place->id, typed) || _hu_why_is_named (place->name, typed) || _hu_why_is_named (name, typed))
        return (gint) i;
    }

  return -1;
}

/* "Russian: The crest is taken" goes by the name alone as well. */
static gboolean
is_titled (const char *title,
           const char *typed)
{
  const char *name = strstr (title, ": ");

  return _hu_why_is_named (title, typed) || (name != NULL && _hu_why_is_named (name + strlen (": "), typed));
}

/* By its number, its title, or its rule where no other has that; rule systems know ids of their own. */
static gint
find_meter (HuSnapshot *snapshot,
            const char *typed)
{
  const GPtrArray *meters = hu_snapshot_get_meters (snapshot);
  gint found = -1;

  for (guint i = 0; i < meters->len; i++)
    {
      const HuMeter *meter = g_ptr_array_index (meters, i);
      const HuSystemLists *lists = hu_system_lists_get (meter->system);
      g_autofree char *title = hu_explain_meter_title (snapshot, meter);

      if (is_titled (title, typed) ||
          (lists->get_meter_id != NULL && _hu_why_is_named (lists->get_meter_id (snapshot, meter), typed)))
        return (gint) i;
      if (_hu_why_is_named (meter->rule, typed))
        found = found == -1 ? (gint) i : -2;
    }

  return found >= 0 ? found : parse_number (typed, meters->len) - (parse_number (typed, meters->len) > 0);
}

/* "V2/0" is the ground level of V2, which answers and files call V2. */
static gint
find_location (const HuScenario *scenario,
               const char       *typed)
{
  gboolean tactical = hu_scenario_is_tactical (scenario);
  HuLocation location = tactical ? hu_location_parse (scenario->map, typed, NULL) : HU_LOCATION_NONE;

  /* "X4 bridge", "C3 1" */
  if (tactical && location == HU_LOCATION_NONE && strchr (typed, ' ') != NULL)
    {
      g_autofree char *joined = g_strdelimit (g_strdup (typed), " ", '/');

      location = hu_location_parse (scenario->map, joined, NULL);
    }
  if (tactical && location == HU_LOCATION_NONE && g_str_has_suffix (typed, "/0"))
    {
      g_autofree char *hex = g_strndup (typed, strlen (typed) - strlen ("/0"));

      location = hu_grid_parse (scenario->map->grid, hex, NULL);
    }

  return location == HU_LOCATION_NONE ? -1 : location;
}

static gint
find_side (const HuScenario *scenario,
           const char       *typed)
{
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    {
      g_autofree char *name = hu_explain_side (scenario, side);

      if (_hu_why_is_named (scenario->sides[side].id, typed) || _hu_why_is_named (name, typed))
        return side;
    }

  return -1;
}

static const char * const exit_words[] = { "exit points", "exit", "exits" };

/* Returns 0, HU_WHY_EXIT_POINTS, or -1. */
static gint
find_points (const char *typed)
{
  static const char * const words[] = { "points", "casualty points", "victory points", "casualties" };

  for (guint i = 0; i < G_N_ELEMENTS (exit_words); i++)
    if (_hu_why_is_named (exit_words[i], typed))
      return HU_WHY_EXIT_POINTS;
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (_hu_why_is_named (words[i], typed))
      return 0;

  return _hu_why_is_named (get_own_about (HU_WHY_POINTS), typed) ? 0 : -1;
}

/* Returns 0 if lines of supply are asked about, or the @zones that stop them; or -1. */
static gint
find_lines (const char *typed,
            gboolean    zones)
{
  static const char * const supply[] = { "supply", "out of supply", "lines of supply", NULL };
  static const char * const zoc[] = { "zoc", "zones of control", "zone of control", NULL };
  gboolean named = _hu_why_is_named (get_own_about (zones ? HU_WHY_ZONES : HU_WHY_SUPPLY), typed);

  for (guint i = 0; (zones ? zoc : supply)[i] != NULL; i++)
    named |= _hu_why_is_named ((zones ? zoc : supply)[i], typed);

  return named ? 0 : -1;
}

/* By its id, or the name that answers give it. */
static gint
find_item (const HuScenario *scenario,
           const char       *typed)
{
  const char *id;

  for (guint i = 0; (id = hu_scenario_get_item (scenario, i)) != NULL; i++)
    {
      g_autofree char *name = hu_explain_item (scenario, id);

      if (_hu_why_is_named (id, typed) || _hu_why_is_named (name, typed))
        return (gint) i;
    }

  return -1;
}

/* By its number ("5", "Turn 5"), or its name ("Oct III").  A game may have a million turns, so those without a name are found
 * by the number in what was typed. */
static gint
find_turn (const HuScenario *scenario,
           const char       *typed)
{
  guint last = hu_calendar_last_turn (&scenario->calendar);
  guint n_named = scenario->calendar.turn_names != NULL ? MIN (scenario->calendar.turn_names->len, last) : 0;
  guint64 number = g_ascii_strtoull (typed + strcspn (typed, "0123456789"), NULL, 10);

  for (guint turn = 1; turn <= n_named; turn++)
    {
      g_autofree char *name = hu_explain_turn (scenario, turn);

      if (_hu_why_is_named (name, typed))
        return (gint) turn;
    }
  if (number >= 1 && number <= last)
    {
      g_autofree char *name = hu_explain_turn (scenario, (guint) number);

      if (_hu_why_is_named (name, typed))
        return (gint) number;
    }

  return parse_number (typed, last);
}

/* A name as answers print it comes before an id that differs from it by its capitals: "Away" is an item, "away" an outcome. */
static gboolean
is_printed_item (HuSnapshot *snapshot,
                 const char *typed)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  const GPtrArray *meters = hu_snapshot_get_meters (snapshot);
  gint item = find_item (scenario, typed);
  g_autofree char *name = item >= 0 ? hu_explain_item (scenario, hu_scenario_get_item (scenario, (guint) item)) : NULL;

  for (guint i = 0; name != NULL && i < meters->len; i++)
    {
      g_autofree char *title = hu_explain_meter_title (snapshot, g_ptr_array_index (meters, i));

      if (is_titled (title, typed))
        return FALSE;
    }

  return g_strcmp0 (name, typed) == 0;
}

static gint
find_about (HuGame     *game,
            HuWhyAbout  about,
            const char *typed)
{
  const HuScenario *scenario = hu_game_get_scenario (game);

  switch (about)
    {
    case HU_WHY_EVENT:
      return parse_number (typed, hu_game_get_position (game));
    case HU_WHY_METER:
      return find_meter (hu_game_get_snapshot (game), typed);
    case HU_WHY_ROW:
      return parse_row (scenario->map->grid, typed);
    case HU_WHY_UNIT:
      return find_unit (game, typed);
    case HU_WHY_BUILDING:
      return find_building (scenario->map, typed);
    case HU_WHY_PLACE:
      return find_place (scenario, typed);
    case HU_WHY_HEX:
      return hu_grid_parse (scenario->map->grid, typed, NULL);
    case HU_WHY_LOCATION:
      return find_location (scenario, typed);
    case HU_WHY_SIDE:
      return find_side (scenario, typed);
    case HU_WHY_POINTS:
      return find_points (typed);
    case HU_WHY_ITEM:
      return find_item (scenario, typed);
    case HU_WHY_RULE:
      return _hu_why_find_rule (scenario, typed);
    case HU_WHY_TURN:
      return find_turn (scenario, typed);
    case HU_WHY_SUPPLY:
    case HU_WHY_ZONES:
      return find_lines (typed, about == HU_WHY_ZONES);
    case HU_WHY_VERDICT:
    case HU_N_WHYS:
      break;
    }

  return *typed == '\0' || _hu_why_is_named (abouts[about], typed) || _hu_why_is_named (get_own_about (about), typed) ? 0 : -1;
}

/* The text after @kind and a space or colon; NULL: the text does not begin with them. */
static const char *
skip_kind (const char *typed,
           const char *kind)
{
  const char *rest = typed + strcspn (typed, " :");
  g_autofree char *first = g_strndup (typed, (gsize) (rest - typed));

  if (*rest == '\0' || !_hu_why_is_named (kind, first))
    return NULL;

  return rest + 1 + strspn (rest + 1, " ");
}

/* "row 7", "unit:35", or with the word of the locale: the kind, and what follows it in @rest. */
static gboolean
split_kind (const char  *typed,
            HuWhyAbout  *about,
            const char **rest)
{
  /* So the file calls the conditions of objectives. */
  *about = HU_WHY_METER;
  *rest = skip_kind (typed, "outcome");
  if (*rest != NULL)
    return TRUE;

  for (guint i = 0; i < HU_N_WHYS; i++)
    {
      *about = (HuWhyAbout) i;
      *rest = skip_kind (typed, abouts[i]);
      if (*rest == NULL)
        *rest = skip_kind (typed, get_own_about (i));
      if (*rest != NULL)
        return TRUE;
    }

  return FALSE;
}

gboolean
hu_why_names_kind (const char *typed,
                   HuWhyAbout  kind)
{
  HuWhyAbout about;
  const char *rest;

  g_return_val_if_fail (typed != NULL, FALSE);

  return split_kind (typed, &about, &rest) && about == kind;
}

static gboolean
find_whole (HuGame       *game,
            const char   *typed,
            HuWhySubject *subject)
{
  /* A bare number names a hex, never a row, an event, a condition or a turn. */
  static const HuWhyAbout order[] = { HU_WHY_VERDICT, HU_WHY_UNIT, HU_WHY_BUILDING, HU_WHY_PLACE, HU_WHY_HEX, HU_WHY_LOCATION,
                                      HU_WHY_POINTS, HU_WHY_METER, HU_WHY_SIDE, HU_WHY_ITEM, HU_WHY_SUPPLY, HU_WHY_ZONES,
                                      HU_WHY_RULE, HU_WHY_TURN };
  const char *rest;

  if (split_kind (typed, &subject->about, &rest))
    {
      subject->number = find_about (game, subject->about, rest);
      if (subject->number >= 0)
        return TRUE;
    }
  for (guint i = 0; i < G_N_ELEMENTS (order); i++)
    {
      subject->about = order[i] == HU_WHY_METER && is_printed_item (hu_game_get_snapshot (game), typed) ? HU_WHY_ITEM : order[i];
      subject->number = find_about (game, subject->about, typed);
      if (subject->number >= 0 && (subject->about != HU_WHY_TURN || parse_number (typed, G_MAXUINT) < 0))
        return TRUE;
    }

  return FALSE;
}

static gboolean
is_heading (const HuWhyHeading *heading,
            const char         *typed)
{
  return _hu_why_is_named (heading->words, typed) || _hu_why_is_named (_(heading->words), typed);
}

/* What is asked by the heading of an answer, "Narrowest cut"; NULL: it is none. */
static const char *
find_heading (const HuScenario *scenario,
              const char       *typed)
{
  static const HuWhyHeading shared[] = { { N_("Victory conditions"), "verdict" }, { N_("Rulings, by event"), "verdict" } };

  for (guint i = 0; i < G_N_ELEMENTS (shared); i++)
    if (is_heading (&shared[i], typed))
      return shared[i].question;
  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    {
      const HuWhyHeading *heading = hu_system_in_force (scenario, id) ? hu_system_lists_get (id)->headings : NULL;

      for (; heading != NULL && heading->words != NULL; heading++)
        if (is_heading (heading, typed))
          return heading->question;
    }

  return NULL;
}

/* "German needs": the side. */
static gint
find_needy (const HuScenario *scenario,
            const char       *typed)
{
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    {
      g_autofree char *name = hu_explain_side (scenario, side);
      /* Translators: a side; what somebody types who asks what that side needs for a victory. */
      g_autofree char *own = g_strdup_printf (_("%s needs"), name);
      g_autofree char *english = g_strdup_printf ("%s needs", scenario->sides[side].id);

      if (_hu_why_is_named (own, typed) || _hu_why_is_named (english, typed))
        return side;
    }

  return -1;
}

/* By a heading: "German needs", "Narrowest cut", "Cities (4.4)". */
static gboolean
find_by_heading (HuGame       *game,
                 const char   *typed,
                 HuWhySubject *subject)
{
  const HuScenario *scenario = hu_game_get_scenario (game);
  const char *question = find_heading (scenario, typed);
  const char *rules = strstr (typed, " (");
  g_autofree char *bare = NULL;

  if (question != NULL)
    return find_whole (game, question, subject);

  subject->about = HU_WHY_SIDE;
  subject->number = find_needy (scenario, typed);
  if (subject->number >= 0)
    return TRUE;
  if (rules == NULL || !g_ascii_isdigit (rules[2]) || !g_str_has_suffix (typed, ")"))
    return FALSE;

  bare = g_strndup (typed, (gsize) (rules - typed));

  return find_whole (game, bare, subject);
}

gboolean
hu_why_subject_find (HuGame       *game,
                     const char   *typed,
                     HuWhySubject *subject)
{
  g_autoptr(GPtrArray) near = NULL;

  g_return_val_if_fail (HU_IS_GAME (game) && typed != NULL && subject != NULL, FALSE);

  if (find_whole (game, typed, subject) || find_by_heading (game, typed, subject))
    return TRUE;

  /* "Orlov" for "9-1 Captain Orlov", where no other name has that. */
  near = hu_why_list_near (game, typed);

  return near->len == 1 && g_utf8_strlen (typed, -1) > 1 && find_whole (game, g_ptr_array_index (near, 0), subject);
}

static char *
name_number (const char *word,
             gint32      number)
{
  return g_strdup_printf ("%s %d", word, number);
}

char *
hu_why_subject_dup_name (HuGame             *game,
                         const HuWhySubject *subject)
{
  const HuScenario *scenario;
  char name[HU_HEX_NAME_MAX];

  g_return_val_if_fail (HU_IS_GAME (game) && subject != NULL, NULL);

  scenario = hu_game_get_scenario (game);
  switch (subject->about)
    {
    case HU_WHY_EVENT:
    case HU_WHY_ROW:
    case HU_WHY_TURN:
      return name_number (abouts[subject->about], subject->number);
    case HU_WHY_METER:
      return hu_explain_meter_title (hu_game_get_snapshot (game),
                                     g_ptr_array_index (hu_snapshot_get_meters (hu_game_get_snapshot (game)),
                                                        (guint) subject->number));
    case HU_WHY_UNIT:
      return g_strdup (hu_scenario_get_unit (scenario, (guint) subject->number)->id);
    case HU_WHY_BUILDING:
      return g_strdup (hu_map_get_building (scenario->map, (guint) subject->number)->id);
    case HU_WHY_PLACE:
      return g_strdup (hu_map_get_place (scenario->map, (guint) subject->number)->id);
    case HU_WHY_HEX:
      return g_strdup (hu_grid_format (scenario->map->grid, subject->number, name));
    case HU_WHY_LOCATION:
      return hu_location_dup_name (scenario->map, subject->number);
    case HU_WHY_SIDE:
      return g_strdup (scenario->sides[subject->number].id);
    case HU_WHY_POINTS:
      return g_strdup (subject->number == HU_WHY_EXIT_POINTS ? exit_words[0] : abouts[HU_WHY_POINTS]);
    case HU_WHY_ITEM:
      return g_strdup (hu_scenario_get_item (scenario, (guint) subject->number));
    case HU_WHY_RULE:
      return _hu_why_name_rule ((guint) subject->number);
    case HU_WHY_SUPPLY:
    case HU_WHY_ZONES:
      return g_strdup (abouts[subject->about]);
    case HU_WHY_VERDICT:
    case HU_N_WHYS:
      break;
    }

  return g_strdup (abouts[HU_WHY_VERDICT]);
}
