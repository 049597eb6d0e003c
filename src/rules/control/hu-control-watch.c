/*
 * Finds the immediate victory conditions that a step can have met.  As long as nobody has won, no immediate condition
 * is met.  So a step can only meet conditions on a hex in which something has changed, or on points if these have
 * changed.
 */
#include "hu-control-private.h"
#include "hu-scenario-private.h"

#include <string.h>

/* A condition about more hexes than this is judged after every step. */
#define MOST_HEXES 4096

struct _HuConditionWatch
{
  GHashTable *by_hex;   /* HuHex + 1 → GArray of guint: entries of the victory conditions, in order */
  GArray     *by_points; /* guint */
  GArray     *always;    /* guint */
  guint       n_entries; /* of the victory conditions that were looked at */
};

/* The hexes and points that an entry depends on. */
typedef struct
{
  const HuMap *map;
  GHashTable  *hexes; /* HuHex + 1 */
  gboolean     points;
} Needs;

static void
add_hexes (Needs        *needs,
           const GArray *hexes)
{
  for (guint i = 0; i < hexes->len && g_hash_table_size (needs->hexes) <= MOST_HEXES; i++)
    g_hash_table_add (needs->hexes, GINT_TO_POINTER (g_array_index (hexes, HuHex, i) + 1));
}

static void
add_building (Needs *needs,
              gint   building)
{
  add_hexes (needs, hu_map_get_building (needs->map, (guint) building)->hexes);
}

static void
find_needs (const HuCondition *condition,
            Needs             *needs)
{
  switch (condition->kind)
    {
    case HU_CONDITION_ALL:
    case HU_CONDITION_ANY:
    case HU_CONDITION_NOT:
      for (guint i = 0; i < condition->parts->len; i++)
        find_needs (g_ptr_array_index (condition->parts, i), needs);
      break;
    case HU_CONDITION_LOCATIONS:
      for (guint i = 0; i < condition->items->len; i++)
        g_hash_table_add (needs->hexes, GINT_TO_POINTER (hu_location_hex (needs->map, g_array_index (condition->items,
                                                                                                     HuLocation, i)) + 1));
      break;
    case HU_CONDITION_BUILDINGS:
      for (guint i = 0; i < condition->items->len; i++)
        add_building (needs, g_array_index (condition->items, gint32, i));
      break;
    case HU_CONDITION_HEXES:
      add_hexes (needs, condition->items);
      break;
    case HU_CONDITION_NO_ENEMY:
      if (condition->building != HU_BUILDING_NONE)
        add_building (needs, condition->building);
      else
        add_hexes (needs, condition->items);
      break;
    case HU_CONDITION_CVP:
    case HU_CONDITION_CVP_MORE:
    case HU_CONDITION_EXIT_VP:
      needs->points = TRUE;
      break;
    }
}

static void
watch_hexes (HuConditionWatch *self,
             GHashTable       *hexes,
             guint             entry)
{
  GHashTableIter iter;
  gpointer hex;

  g_hash_table_iter_init (&iter, hexes);
  while (g_hash_table_iter_next (&iter, &hex, NULL))
    {
      GArray *entries = g_hash_table_lookup (self->by_hex, hex);

      if (entries == NULL)
        {
          entries = g_array_new (FALSE, FALSE, sizeof (guint));
          g_hash_table_insert (self->by_hex, hex, entries);
        }
      g_array_append_val (entries, entry);
    }
}

/* @victory: (element-type HuVictoryEntry): the victory conditions.  Returns the events that can come to meet each
 * immediate entry. */
HuConditionWatch *
hu_condition_watch_new (const HuMap     *map,
                        const GPtrArray *victory)
{
  HuConditionWatch *self = g_new (HuConditionWatch, 1);

  self->by_hex = g_hash_table_new_full (NULL, NULL, NULL, (GDestroyNotify) g_array_unref);
  self->by_points = g_array_new (FALSE, FALSE, sizeof (guint));
  self->always = g_array_new (FALSE, FALSE, sizeof (guint));
  self->n_entries = victory->len;
  for (guint i = 0; i < victory->len; i++)
    {
      const HuVictoryEntry *entry = g_ptr_array_index (victory, i);
      g_autoptr(GHashTable) hexes = g_hash_table_new (NULL, NULL);
      Needs needs = { .map = map, .hexes = hexes };

      if (!entry->immediate)
        continue;
      find_needs (entry->needs, &needs);
      if (g_hash_table_size (hexes) > MOST_HEXES)
        g_array_append_val (self->always, i);
      else
        watch_hexes (self, hexes, i);
      if (needs.points)
        g_array_append_val (self->by_points, i);
    }

  return self;
}

void
hu_condition_watch_free (HuConditionWatch *self)
{
  g_hash_table_unref (self->by_hex);
  g_array_unref (self->by_points);
  g_array_unref (self->always);
  g_free (self);
}

static void
append (GArray       *entries,
        const GArray *more)
{
  g_array_append_vals (entries, more->data, more->len);
}

static void
append_hexes (const HuConditionWatch *self,
              const GArray           *hexes,
              GArray                 *entries)
{
  HuHex last = HU_HEX_NONE;

  for (guint i = 0; i < hexes->len; i++)
    {
      HuHex hex = g_array_index (hexes, HuHex, i);
      const GArray *here = hex == last ? NULL : g_hash_table_lookup (self->by_hex, GINT_TO_POINTER (hex + 1));

      if (here != NULL)
        append (entries, here);
      last = hex;
    }
}

static gint
compare_entries (gconstpointer a,
                 gconstpointer b)
{
  guint x = *(const guint *) a, y = *(const guint *) b;

  return (x > y) - (x < y);
}

/* Tells whether casualty or exit points have changed since the last call. */
static gboolean
points_changed (HuControlState *own)
{
  gint64 now[3 * HU_N_SIDES];

  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    {
      now[3 * side] = own->cvp[side];
      now[3 * side + 1] = own->captured[side];
      now[3 * side + 2] = own->exit_vp[side];
    }
  if (memcmp (own->seen_points, now, sizeof now) == 0)
    return FALSE;

  memcpy (own->seen_points, now, sizeof now);

  return TRUE;
}

/* Returns the entries (element-type guint) that this step can have met, in order, some of them twice; NULL: all
 * of them. */
const GArray *
hu_control_find_affected (HuJudging *judging)
{
  HuControlState *own = hu_control_state (judging->state);
  const HuControlRules *rules = hu_control_rules (judging->state->scenario);
  const HuConditionWatch *watch = rules->watch;
  gboolean points = points_changed (own);

  /* The knowledge of a side can change without any event on the map. */
  if (judging->event == 0 || own->masks != NULL || watch == NULL || watch->n_entries != rules->victory->len)
    return NULL;

  g_array_set_size (own->affected, 0);
  append (own->affected, watch->always);
  if (points)
    append (own->affected, watch->by_points);
  append_hexes (watch, judging->touched, own->affected);
  append_hexes (watch, own->changed, own->affected);
  g_array_sort (own->affected, compare_entries);

  return own->affected;
}
