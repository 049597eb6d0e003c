/*
 * The names by which one can ask why, and those that are near to what was typed.
 */
#include "config.h"

#include "hu-why-about.h"

#include <string.h>

#include "hu-explain.h"
#include "hu-why-node-private.h"

/* Has the viewer seen an event that names the unit? */
static gboolean
has_shown (HuGame *game,
           guint   unit)
{
  for (guint event = hu_game_get_position (game); event > 0; event--)
    {
      const HuEvent *cause = hu_game_get_event (game, event - 1);

      if ((cause->unit == unit || cause->other_unit == unit) && hu_game_get_sight (game, event) == HU_SIGHT_WHOLE)
        return TRUE;
    }

  return FALSE;
}

gboolean
_hu_why_is_known (HuGame *game,
                  guint   unit)
{
  HuSnapshot *snapshot = hu_game_get_snapshot (game);
  HuSide viewer = hu_game_get_viewer (game);
  gboolean on_map = hu_snapshot_get_state (snapshot)->unit_status[unit] == HU_UNIT_ON_MAP;

  if (hu_snapshot_get_secrecy (snapshot, unit) != HU_SECRECY_NONE)
    return FALSE;

  return on_map || viewer == HU_SIDE_NONE || !hu_game_has_views (game) ||
         hu_scenario_get_unit (hu_game_get_scenario (game), unit)->side == viewer || has_shown (game, unit);
}

GPtrArray *
hu_why_list_namesakes (HuGame     *game,
                       const char *typed)
{
  const HuScenario *scenario;
  GPtrArray *ids;

  g_return_val_if_fail (HU_IS_GAME (game) && typed != NULL, NULL);

  scenario = hu_game_get_scenario (game);
  ids = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < scenario->units->len; i++)
    {
      g_autofree char *name = hu_explain_unit (scenario, i);

      if (_hu_why_is_named (name, typed) && _hu_why_is_known (game, i))
        g_ptr_array_add (ids, g_strdup (hu_scenario_get_unit (scenario, i)->id));
    }

  return ids;
}

GPtrArray *
hu_why_list_names (HuGame *game)
{
  const HuScenario *scenario;
  const GPtrArray *meters;
  GPtrArray *names;

  g_return_val_if_fail (HU_IS_GAME (game), NULL);

  scenario = hu_game_get_scenario (game);
  meters = hu_snapshot_get_meters (hu_game_get_snapshot (game));
  names = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (names, g_strdup (hu_why_about_to_string (HU_WHY_VERDICT)));
  for (guint i = 0; i < scenario->map->places->len; i++)
    g_ptr_array_add (names, hu_explain_place (scenario, i));
  for (guint i = 0; i < scenario->map->buildings->len; i++)
    g_ptr_array_add (names, g_strdup (hu_map_get_building (scenario->map, i)->name != NULL
                                        ? hu_map_get_building (scenario->map, i)->name
                                        : hu_map_get_building (scenario->map, i)->id));
  for (guint i = 0; i < meters->len; i++)
    g_ptr_array_add (names, hu_explain_meter_title (hu_game_get_snapshot (game), g_ptr_array_index (meters, i)));
  _hu_why_list_titles (scenario, names);
  for (guint i = 0; i < scenario->units->len; i++)
    if (_hu_why_is_known (game, i))
      {
        g_ptr_array_add (names, hu_explain_unit (scenario, i));
        g_ptr_array_add (names, g_strdup (hu_scenario_get_unit (scenario, i)->id));
      }

  return names;
}

/* Do the words of @typed stand in @name, one after the other? */
static gboolean
has_words (const char *name,
           const char *typed)
{
  gsize length = strlen (typed);

  for (const char *at = strstr (name, typed); length > 0 && at != NULL; at = strstr (at + 1, typed))
    if ((at == name || !g_unichar_isalnum (g_utf8_get_char (g_utf8_prev_char (at)))) &&
        !g_unichar_isalnum (g_utf8_get_char (at + length)))
      return TRUE;

  return FALSE;
}

/* Adds it once. */
static void
add_name (GPtrArray  *names,
          const char *name)
{
  if (!g_ptr_array_find_with_equal_func (names, name, g_str_equal, NULL))
    g_ptr_array_add (names, g_strdup (name));
}

/* Do all words of @typed stand in the text, wherever? */
static gboolean
has_all_words (const char *text,
               const char *typed)
{
  g_auto(GStrv) words = g_strsplit (typed, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    if (*words[i] != '\0' && !has_words (text, words[i]))
      return FALSE;

  return TRUE;
}

GPtrArray *
hu_why_list_conditions_with (HuGame     *game,
                             const char *typed)
{
  HuSnapshot *snapshot;
  const GPtrArray *meters;
  g_autofree char *key = NULL;
  GPtrArray *names;

  g_return_val_if_fail (HU_IS_GAME (game) && typed != NULL, NULL);

  snapshot = hu_game_get_snapshot (game);
  meters = hu_snapshot_get_meters (snapshot);
  key = g_utf8_casefold (typed, -1);
  names = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; g_utf8_strlen (typed, -1) > 3 && i < meters->len; i++)
    {
      const HuMeter *meter = g_ptr_array_index (meters, i);
      g_autofree char *title = hu_explain_meter_title (snapshot, meter);
      g_autofree char *rule = hu_explain_meter_rule (snapshot, meter);
      g_autofree char *text = g_strdup_printf ("%s %s", title, rule);
      g_autofree char *folded = g_utf8_casefold (text, -1);

      if (has_all_words (folded, key))
        add_name (names, title);
    }

  return names;
}

GPtrArray *
hu_why_list_near (HuGame     *game,
                  const char *typed)
{
  g_autoptr(GPtrArray) names = NULL;
  g_autofree char *key = NULL;
  GPtrArray *near;

  g_return_val_if_fail (HU_IS_GAME (game) && typed != NULL, NULL);

  names = hu_why_list_names (game);
  near = g_ptr_array_new_with_free_func (g_free);
  key = g_utf8_casefold (typed, -1);
  /* "4-4-7 A" and "2-3-7 a" are two. */
  for (gboolean fold = FALSE; fold <= TRUE && near->len == 0; fold++)
    for (guint i = 0; i < names->len; i++)
      {
        const char *name = g_ptr_array_index (names, i);
        g_autofree char *folded = g_utf8_casefold (name, -1);

        if (fold ? has_words (folded, key) : has_words (name, typed))
          add_name (near, name);
      }

  /* A single letter that is no word finds the names that begin with it. */
  if (near->len > 0 || g_utf8_strlen (typed, -1) != 1)
    return near;
  for (guint i = 0; i < names->len; i++)
    {
      g_autofree char *folded = g_utf8_casefold (g_ptr_array_index (names, i), -1);

      if (g_str_has_prefix (folded, key))
        add_name (near, g_ptr_array_index (names, i));
    }

  return near;
}
