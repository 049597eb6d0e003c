/*
 * `rules.sudden-death` on the way in.
 */
#include "config.h"

#include "hu-reader.h"
#include "hu-sudden-death-format.h"
#include "hu-sudden-death-rules.h"
#include "hu-supply-rules.h"

#include <glib/gi18n-lib.h>

/* --- Supply --- */

/* Keeps @more, which it takes, as the value of @key. */
static void
keep_extra (HuSuddenDeathRules *rules,
            const char         *key,
            char               *more)
{
  if (more == NULL)
    return;

  rules->supply_extra = hu_extra_with (rules->supply_extra, key, more);
  g_free (more);
}

static void
read_supply (HuReader           *reader,
             const HuAt         *at,
             HuSuddenDeathRules *rules)
{
  char *sources_extra = NULL;
  char *attacker_extra = NULL;
  HuObject object;
  HuAt member;

  if (!hu_object_open (&object, reader, at, hu_format_get_keys ("supply")))
    return;

  if (hu_object_get (&object, "sources", HU_REQUIRED, &member))
    sources_extra = hu_read_sources (reader, &member, FALSE, &rules->sources);
  hu_read_blocked_by (&object, &rules->blocked_by_units, &rules->blocked_by_zoc, &rules->blocked_by_owner);
  hu_object_read_record (&object, "supply", rules, NULL);
  hu_read_max_length (&object, &rules->max_length);
  if (hu_object_get (&object, "attacker_sources", HU_OPTIONAL, &member))
    {
      rules->has_attacker_sources = TRUE;
      attacker_extra = hu_read_sources (reader, &member, FALSE, &rules->attacker_sources);
    }

  rules->supply_extra = hu_object_close (&object);
  keep_extra (rules, "attacker_sources", attacker_extra);
  keep_extra (rules, "sources", sources_extra);
}

/* --- Cities and the rear --- */

static gboolean
read_cities (const HuObject *object,
             gpointer        record)
{
  HuSuddenDeathRules *rules = record;
  HuReader *reader = object->reader;
  g_autoptr(GHashTable) listed = g_hash_table_new (NULL, NULL);
  HuElements elements;
  guint city;
  HuAt at;

  if (!hu_object_list (object, "cities", HU_OPTIONAL, &at))
    return TRUE;

  hu_elements_init (&elements, reader, &at);
  while (hu_elements_next (&elements))
    {
      if (!hu_read_place_id (reader, &elements.at, &city))
        continue;

      if (g_hash_table_add (listed, GUINT_TO_POINTER (city)))
        g_array_append_val (rules->cities, city);
      else
        hu_reader_fault (reader, &elements.at, g_strdup (_("this city stands in the list twice")),
                         g_strdup (_("remove one of them")));
    }

  return TRUE;
}

static gboolean
mark_rear (HuReader   *reader,
           const HuAt *at,
           HuHex       hex,
           gpointer    user_data)
{
  HuSuddenDeathRules *rules = user_data;

  rules->rear[hex] = 1;

  return TRUE;
}

static gboolean
read_rear (const HuObject *object,
           gpointer        record)
{
  HuSuddenDeathRules *rules = record;
  HuAt at;

  rules->rear_given = hu_object_get (object, "rear", HU_OPTIONAL, &at);
  if (rules->rear_given && hu_node_get_kind (at.node) == HU_NODE_OBJECT)
    {
      rules->rear_ruled = hu_read_hexset_list (object->reader, &at);
      for (guint i = 0; i < rules->rear_ruled->len; i++)
        rules->rear[g_array_index (rules->rear_ruled, HuHex, i)] = 1;
    }
  else if (rules->rear_given)
    {
      hu_read_hexset (object->reader, &at, mark_rear, rules);
    }

  return TRUE;
}

/* --- Withdrawals (9.5) --- */

static gboolean
read_withdrawn_units (const HuObject *object,
                      gpointer        record)
{
  HuWithdrawal *withdrawal = record;
  HuReader *reader = object->reader;
  HuElements elements;
  guint unit;
  HuAt at;

  if (!hu_object_list (object, "units", HU_OPTIONAL, &at))
    return TRUE;

  withdrawal->units = g_array_new (FALSE, FALSE, sizeof (guint));
  hu_elements_init (&elements, reader, &at);
  while (hu_elements_next (&elements))
    {
      if (!hu_read_unit_id (reader, &elements.at, &unit))
        continue;

      if (hu_scenario_get_unit (reader->scenario, unit)->side == withdrawal->side || reader->sides_unsure ||
          g_hash_table_contains (reader->faulty_units, GUINT_TO_POINTER (unit + 1)))
        g_array_append_val (withdrawal->units, unit);
      else
        hu_reader_fault (reader, &elements.at, g_strdup (_("this unit is not the attacker's")),
                         g_strdup (_("only units of the attacker are withdrawn (9.5)")));
    }

  hu_warn_of_few_named (reader, &at, hu_node_get_n (at.node), withdrawal->count);

  return TRUE;
}

/* Turn and phase end with the calendar. */
static gboolean
read_due (const HuObject *object,
          gpointer        record)
{
  HuWithdrawal *withdrawal = record;
  HuReader *reader = object->reader;
  guint n_turns = reader->scenario->calendar.n_turns, n_phases;
  gint64 turn = 1, phase = 0;
  HuAt at;

  withdrawal->side = ((const HuSuddenDeathRules *) object->owner)->attacker;
  n_phases = hu_scenario_count_phases (reader->scenario, withdrawal->side);
  hu_object_integer (object, "turn", HU_REQUIRED, 1, reader->calendar_unsure ? G_MAXUINT32 : n_turns, &turn);
  if (n_phases > 0 || reader->calendar_unsure)
    {
      hu_object_integer (object, "phase", HU_OPTIONAL, 1, reader->calendar_unsure ? G_MAXUINT32 : n_phases, &phase);
    }
  else if (hu_object_has (object, "phase"))
    {
      hu_object_get (object, "phase", HU_REQUIRED, &at);
      hu_reader_fault (reader, &at, g_strdup (_("the attacker has no player turn, and so no phases")),
                       g_strdup (_("remove “phase”: it is then due at the end of the turn")));
    }
  withdrawal->turn = (guint) turn;
  withdrawal->phase = (guint) phase;

  return TRUE;
}

static gboolean
read_count (const HuObject *object,
            gpointer        record)
{
  gint64 count = 1;

  hu_object_integer (object, "count", HU_REQUIRED, 1, HU_FILE_MAX_UNITS, &count);
  ((HuWithdrawal *) record)->count = (guint) count;

  return TRUE;
}

/* --- The whole --- */

/* The defender's entry in the list of supply is enough by itself. */
static gboolean
read_own_supply (const HuObject *object,
                 gpointer        record)
{
  HuSuddenDeathRules *rules = record;
  HuReader *reader = object->reader;
  gboolean listed = reader->scenario->supply[rules->defender] != NULL;
  HuAt at;

  rules->supply_given = hu_object_get (object, "supply", listed ? HU_OPTIONAL : HU_REQUIRED, &at);
  if (rules->supply_given)
    read_supply (reader, &at, rules);

  return TRUE;
}

static const HuReadHook hooks[] = {
  { "sudden-death", "attacker", hu_read_elsewhere },
  { "sudden-death", "defender", hu_read_elsewhere },
  { "sudden-death", "supply", read_own_supply },
  { "sudden-death", "cities", read_cities },
  { "sudden-death", "rear", read_rear },
  { "withdrawal", "turn", read_due },
  { "withdrawal", "count", read_count },
  { "withdrawal", "units", read_withdrawn_units },
  { "withdrawal", "phase", hu_read_elsewhere },
  { NULL }
};

/**
 * hu_read_sudden_death:
 *
 * Reads the data of the rule system, which is in force from then on.
 */
void
hu_read_sudden_death (const HuObject *object)
{
  HuSide attacker = hu_object_attacker (object);
  HuSuddenDeathRules *rules;

  rules = hu_scenario_add_sudden_death (object->reader->scenario,
                                        attacker != HU_SIDE_NONE ? attacker : HU_SIDE_FIRST, 0);
  hu_object_read_record (object, "sudden-death", rules, hooks);
  rules->extra = hu_object_close (object);
}

/* --- What can never come true --- */

static void
check_sources (HuReader   *reader,
               const HuAt *supply,
               HuSide      side,
               const char *key)
{
  HuAt sources = hu_at_find (supply, key);
  HuSupplyRules rules;

  /* An entry in the list of supply holds in their place, and is looked at there. */
  if (reader->scenario->supply[side] == NULL && sources.node != supply->node &&
      hu_supply_rules_find (reader->scenario, side, &rules))
    hu_warn_about_sources (reader, &sources, &rules);
}

void
hu_check_sudden_death (HuReader      *reader,
                       const HuAt    *at,
                       const HuState *set_up)
{
  const HuSuddenDeathRules *rules = hu_sudden_death_rules (reader->scenario);
  HuAt supply = hu_at_find (at, "supply"), list = hu_at_find (at, "withdrawals");
  HuElements elements;

  check_sources (reader, &supply, rules->defender, "sources");
  check_sources (reader, &supply, rules->attacker, "attacker_sources");
  if (rules->withdrawals->len == 0)
    return;

  hu_elements_init (&elements, reader, &list);
  for (guint i = 0; hu_elements_next (&elements) && i < rules->withdrawals->len; i++)
    {
      const HuWithdrawal *one = g_ptr_array_index (rules->withdrawals, i);

      hu_warn_about_withdrawal (reader, &elements.at, rules->attacker, one->branch, one->units, one->count);
    }
}
