/*
 * Finding by words.  The best answer comes first: whole names before parts, places before units, and what is on the map
 * before what is off it.  Everything listed is read from the game's snapshot, which knows only
 * what its viewer knows.  Names of concealed units are not searched.
 */
#include "config.h"

#include "hu-find.h"

#include <glib/gi18n-lib.h>

#include "hu-explain.h"
#include "hu-find-rank.h"

#define MOST_HEXES 4

struct _HuFound
{
  GObject      parent_instance;

  HuFoundKind  kind;
  guint        index;
  HuSide       side;
  char        *title;
  char        *detail;
  GArray      *hexes;
  HuFindRank   rank;
};

G_DEFINE_FINAL_TYPE (HuFound, hu_found, G_TYPE_OBJECT)

static void
hu_found_finalize (GObject *object)
{
  HuFound *self = HU_FOUND (object);

  g_free (self->title);
  g_free (self->detail);
  g_array_unref (self->hexes);

  G_OBJECT_CLASS (hu_found_parent_class)->finalize (object);
}

static void
hu_found_class_init (HuFoundClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = hu_found_finalize;
}

static void
hu_found_init (HuFound *self)
{
  self->side = HU_SIDE_NONE;
  self->hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
}

/* Takes the words. */
static HuFound *
found_new (HuFoundKind  kind,
           guint        index,
           char        *title,
           char        *detail)
{
  HuFound *self = g_object_new (HU_TYPE_FOUND, NULL);

  self->kind = kind;
  self->index = index;
  self->title = title;
  self->detail = detail;

  return self;
}

/* @id: another name, or NULL. */
static void
take_if (GPtrArray  *list,
         HuFound    *found,
         const char *id,
         const char *text)
{
  found->rank = hu_find_rank (text, found->title, id, found->detail);
  if (found->rank != HU_RANK_NONE)
    g_ptr_array_add (list, found);
  else
    g_object_unref (found);
}

/* --- Units --- */

/* A unit that has not come on looks the same as a hidden one, so an enemy unit of either kind is not listed. */
static gboolean
is_listed (HuGame            *game,
           guint              index,
           const HuFindQuery *query)
{
  HuSnapshot *snapshot = hu_game_get_snapshot (game);
  const HuUnit *unit = hu_scenario_get_unit (hu_game_get_scenario (game), index);
  HuUnitStatus status = hu_snapshot_get_state (snapshot)->unit_status[index];
  HuSide viewer = hu_game_get_viewer (game);
  HuSecrecy secrecy = hu_snapshot_get_secrecy (snapshot, index);

  if (secrecy == HU_SECRECY_HIDDEN)
    return FALSE;
  if (viewer != HU_SIDE_NONE && unit->side != viewer && status == HU_UNIT_WAITING)
    return FALSE;
  if (query->side != HU_SIDE_NONE && unit->side != query->side)
    return FALSE;
  if (query->unit_kind >= 0 && (secrecy != HU_SECRECY_NONE || (gint) unit->kind != query->unit_kind))
    return FALSE;

  switch (query->state)
    {
    case HU_FIND_ON_MAP:
      return status == HU_UNIT_ON_MAP;
    case HU_FIND_WAITING:
      return status == HU_UNIT_WAITING;
    case HU_FIND_GONE:
      return status == HU_UNIT_ELIMINATED || status == HU_UNIT_WITHDRAWN || status == HU_UNIT_EXITED;
    case HU_FIND_ANYWHERE:
    case HU_N_FIND_STATES:
      break;
    }

  return TRUE;
}

static char *
word_where (const HuState *state,
            guint          index)
{
  char *status = hu_explain_unit_status ((HuUnitStatus) state->unit_status[index]);

  return status != NULL ? status : hu_explain_hex (state->scenario, state->unit_hex[index]);
}

static HuFound *
find_unit (HuGame *game,
           guint   index)
{
  HuSnapshot *snapshot = hu_game_get_snapshot (game);
  const HuState *state = hu_snapshot_get_state (snapshot);
  const HuUnit *unit = hu_scenario_get_unit (state->scenario, index);
  g_autofree char *side = hu_explain_side (state->scenario, unit->side);
  g_autofree char *kind = hu_explain_unit_kind (unit->kind);
  g_autofree char *where = word_where (state, index);
  gboolean known = hu_snapshot_get_secrecy (snapshot, index) == HU_SECRECY_NONE;
  HuFound *found = found_new (HU_FOUND_UNIT, index, hu_explain_seen_unit (snapshot, index),
                              known ? g_strjoin (" · ", side, kind, where, NULL)
                                    : g_strjoin (" · ", side, where, NULL));

  found->side = unit->side;
  if (state->unit_status[index] == HU_UNIT_ON_MAP)
    g_array_append_val (found->hexes, state->unit_hex[index]);

  return found;
}

static gint
compare_units (gconstpointer a,
               gconstpointer b,
               gpointer      snapshot)
{
  return hu_snapshot_compare_units (snapshot, *(const guint *) a, *(const guint *) b);
}

static void
find_units (HuGame            *game,
            const HuFindQuery *query,
            GPtrArray         *list)
{
  const HuScenario *scenario = hu_game_get_scenario (game);
  HuSnapshot *snapshot = hu_game_get_snapshot (game);
  g_autoptr(GArray) listed = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < hu_scenario_get_n_units (scenario); i++)
    if (is_listed (game, i, query))
      g_array_append_val (listed, i);
  g_array_sort_with_data (listed, compare_units, snapshot);

  for (guint i = 0; i < listed->len; i++)
    {
      guint unit = g_array_index (listed, guint, i);
      gboolean known = hu_snapshot_get_secrecy (snapshot, unit) == HU_SECRECY_NONE;

      take_if (list, find_unit (game, unit), known ? hu_scenario_get_unit (scenario, unit)->id : NULL, query->text);
    }
}

/* --- What is on the map --- */

static void
find_hex (HuGame            *game,
          const HuFindQuery *query,
          GPtrArray         *list)
{
  const HuScenario *scenario = hu_game_get_scenario (game);
  g_autofree char *name = g_strstrip (g_strdup (query->text != NULL ? query->text : ""));
  HuHex hex = name[0] != '\0' ? hu_grid_parse (scenario->map->grid, name, NULL) : HU_HEX_NONE;
  HuFound *found;

  if (hex == HU_HEX_NONE)
    return;

  /* The text is the whole name of a hex, so its rank is HU_RANK_WHOLE. */
  found = found_new (HU_FOUND_HEX, (guint) hex, hu_explain_hex (scenario, hex),
                     hu_explain_terrain ((HuTerrain) scenario->map->terrain[hex]));
  g_array_append_val (found->hexes, hex);
  g_ptr_array_add (list, found);
}

static void
find_places (HuGame            *game,
             const HuFindQuery *query,
             GPtrArray         *list)
{
  const HuScenario *scenario = hu_game_get_scenario (game);

  for (guint i = 0; i < scenario->map->places->len; i++)
    {
      const HuPlace *place = g_ptr_array_index (scenario->map->places, i);
      g_autofree char *title = hu_explain_place (scenario, i);
      g_autoptr(GString) names = g_string_new (NULL);
      HuFound *found;

      for (guint k = 0; k < MIN (place->hexes->len, MOST_HEXES); k++)
        {
          char name[HU_HEX_NAME_MAX];

          g_string_append_printf (names, "%s%s", k > 0 ? ", " : "",
                                  hu_grid_format (scenario->map->grid, g_array_index (place->hexes, HuHex, k), name));
        }
      found = found_new (HU_FOUND_PLACE, i, g_steal_pointer (&title), g_strdup (names->str));
      g_array_append_vals (found->hexes, place->hexes->data, place->hexes->len);
      take_if (list, found, place->id, query->text);
    }
}

static void
find_buildings (HuGame            *game,
                const HuFindQuery *query,
                GPtrArray         *list)
{
  const HuScenario *scenario = hu_game_get_scenario (game);

  for (guint i = 0; i < scenario->map->buildings->len; i++)
    {
      const HuBuilding *building = g_ptr_array_index (scenario->map->buildings, i);
      HuFound *found = found_new (HU_FOUND_BUILDING, i,
                                  hu_explain_subject (scenario, HU_SUBJECT_BUILDING, (gint32) i),
                                  hu_explain_hexes (scenario, building->hexes, MOST_HEXES));

      g_array_append_vals (found->hexes, building->hexes->data, building->hexes->len);
      take_if (list, found, building->id, query->text);
    }
}

static void
find_bookmarks (HuBookmarks       *bookmarks,
                const HuFindQuery *query,
                GPtrArray         *list)
{
  for (guint i = 0; bookmarks != NULL && i < hu_bookmarks_get_n (bookmarks); i++)
    take_if (list,
             found_new (HU_FOUND_BOOKMARK, i, g_strdup (hu_bookmarks_get (bookmarks, i)->name), g_strdup ("")), NULL,
             query->text);
}

/* --- All of it --- */

static char *
word_heading (HuFoundKind kind,
              guint       count)
{
  switch (kind)
    {
    case HU_FOUND_HEX:
      return g_strdup (_("Hex"));
    case HU_FOUND_UNIT:
      return g_strdup_printf (ngettext ("%u unit", "%u units", count), count);
    case HU_FOUND_PLACE:
      return g_strdup_printf (ngettext ("%u place", "%u places", count), count);
    case HU_FOUND_BUILDING:
      return g_strdup_printf (ngettext ("%u building", "%u buildings", count), count);
    case HU_FOUND_BOOKMARK:
      return g_strdup_printf (ngettext ("%u bookmark", "%u bookmarks", count), count);
    case HU_FOUND_EVENT:
      return g_strdup (_("In the log"));
    case HU_FOUND_HEADING:
      break;
    }

  return g_strdup ("");
}

HuFound *
hu_found_new_heading (HuFoundKind kind,
                      guint       count)
{
  g_return_val_if_fail (kind < HU_N_FOUND, NULL);

  return found_new (HU_FOUND_HEADING, 0, word_heading (kind, count), g_strdup (""));
}

/* The better first; those that are equal stay in the order of their list.  Only a unit can be off the map. */
static gint
compare_found (gconstpointer a,
               gconstpointer b)
{
  const HuFound *first = *(HuFound * const *) a, *second = *(HuFound * const *) b;
  gboolean first_off = first->kind == HU_FOUND_UNIT && first->hexes->len == 0;
  gboolean second_off = second->kind == HU_FOUND_UNIT && second->hexes->len == 0;

  if (first->rank != second->rank)
    return (gint) first->rank - (gint) second->rank;

  return first_off - second_off;
}

static GPtrArray *
find_kind (HuGame            *game,
           HuBookmarks       *bookmarks,
           const HuFindQuery *query,
           HuFoundKind        kind)
{
  GPtrArray *list = g_ptr_array_new ();

  if (query->kind >= 0 && query->kind != (gint) kind)
    return list;

  if (kind == HU_FOUND_HEX)
    find_hex (game, query, list);
  else if (kind == HU_FOUND_UNIT)
    find_units (game, query, list);
  else if (kind == HU_FOUND_PLACE)
    find_places (game, query, list);
  else if (kind == HU_FOUND_BUILDING)
    find_buildings (game, query, list);
  else
    find_bookmarks (bookmarks, query, list);
  if (query->text != NULL && query->text[0] != '\0')
    g_ptr_array_sort (list, compare_found);

  return list;
}

/**
 * hu_find:
 * @bookmarks: (nullable): the bookmarks of its map
 *
 * Matches words by their beginnings, without regard to case and accents: "vya 6" finds the
 * units of that name in Vyazma.  The kind that has the best answer comes first.
 *
 * Returns: (transfer full) (element-type HuFound): the results, with a heading before each kind
 */
GPtrArray *
hu_find (HuGame            *game,
         HuBookmarks       *bookmarks,
         const HuFindQuery *query)
{
  static const HuFoundKind order[] = { HU_FOUND_HEX, HU_FOUND_PLACE, HU_FOUND_BUILDING, HU_FOUND_UNIT, HU_FOUND_BOOKMARK };
  GPtrArray *all = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr(GPtrArray) lists = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);

  g_return_val_if_fail (HU_IS_GAME (game), all);
  g_return_val_if_fail (query != NULL, all);

  for (guint i = 0; i < G_N_ELEMENTS (order); i++)
    g_ptr_array_add (lists, find_kind (game, bookmarks, query, order[i]));
  for (HuFindRank rank = HU_RANK_WHOLE; rank < HU_RANK_NONE; rank++)
    for (guint i = 0; i < lists->len; i++)
      {
        GPtrArray *list = g_ptr_array_index (lists, i);

        if (list->len == 0 || ((HuFound *) g_ptr_array_index (list, 0))->rank != rank)
          continue;
        g_ptr_array_add (all, hu_found_new_heading (order[i], list->len));
        for (guint k = 0; k < list->len; k++)
          g_ptr_array_add (all, g_ptr_array_index (list, k));
      }

  return all;
}

HuFound *
hu_find_in_entry (HuLogEntry *entry,
                  const char *text)
{
  g_autoptr(HuFound) found = NULL;
  g_autofree char *more = NULL;

  g_return_val_if_fail (HU_IS_LOG_ENTRY (entry), NULL);
  g_return_val_if_fail (text != NULL, NULL);

  found = found_new (HU_FOUND_EVENT, hu_log_entry_get_number (entry), g_strdup (hu_log_entry_get_text (entry)),
                     /* Translators: %1$u is an event's number, %2$s is as "Oct III, German, Movement" */
                     g_strdup_printf (_("Event %1$u · %2$s"), hu_log_entry_get_number (entry),
                                      hu_log_entry_get_moment (entry)));
  more = g_strjoin (" ", found->detail, hu_log_entry_get_note (entry), hu_log_entry_get_findings (entry), NULL);
  found->rank = hu_find_rank (text, found->title, NULL, more);

  return found->rank != HU_RANK_NONE ? g_steal_pointer (&found) : NULL;
}

HuFoundKind
hu_found_get_kind (HuFound *self)
{
  g_return_val_if_fail (HU_IS_FOUND (self), HU_FOUND_HEADING);

  return self->kind;
}

/* Returns its index among those of its kind, or the number of the event. */
guint
hu_found_get_index (HuFound *self)
{
  g_return_val_if_fail (HU_IS_FOUND (self), 0);

  return self->index;
}

HuSide
hu_found_get_side (HuFound *self)
{
  g_return_val_if_fail (HU_IS_FOUND (self), HU_SIDE_NONE);

  return self->side;
}

const char *
hu_found_get_title (HuFound *self)
{
  g_return_val_if_fail (HU_IS_FOUND (self), NULL);

  return self->title;
}

const char *
hu_found_get_detail (HuFound *self)
{
  g_return_val_if_fail (HU_IS_FOUND (self), NULL);

  return self->detail;
}

const GArray *
hu_found_get_hexes (HuFound *self)
{
  g_return_val_if_fail (HU_IS_FOUND (self), NULL);

  return self->hexes;
}
