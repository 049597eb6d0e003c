/*
 * `rules.sudden-death` on the way in: what its table of fields does not tell.
 */
#include "config.h"

#include "hu-reader.h"
#include "hu-sudden-death-format.h"
#include "hu-sudden-death-rules.h"
#include "hu-supply-rules.h"

#include <glib/gi18n-lib.h>

/* --- The rear --- */

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

/* A phase of the attacker's first player turn. */
static gboolean
read_phase (const HuObject *object,
            gpointer        record)
{
  HuWithdrawal *withdrawal = record;
  HuReader *reader = object->reader;
  gint64 phase = 0;
  guint n_phases;
  HuAt at;

  withdrawal->side = ((const HuSuddenDeathRules *) object->owner)->attacker;
  n_phases = hu_scenario_count_phases (reader->scenario, withdrawal->side);
  if (n_phases > 0 || reader->calendar_unsure)
    {
      hu_object_integer (object, "phase", HU_OPTIONAL, 1, reader->calendar_unsure ? G_MAXUINT32 : n_phases, &phase);
    }
  else if (hu_object_get (object, "phase", HU_OPTIONAL, &at))
    {
      hu_reader_fault (reader, &at, g_strdup (_("the attacker has no player turn, and so no phases")),
                       g_strdup (_("remove “phase”: it is then due at the end of the turn")));
    }
  withdrawal->phase = (guint) phase;

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
    hu_object_read_member (object, "sudden-death", "supply", rules, NULL);

  return TRUE;
}

static gboolean
check_sides (const HuObject *object,
             gpointer        record)
{
  HuSuddenDeathRules *rules = record;

  hu_object_check_attacker (object, &rules->attacker, &rules->defender);

  return TRUE;
}

static const HuReadHook hooks[] = {
  { "sudden-death", "defender", check_sides, TRUE },
  { "sudden-death", "supply", read_own_supply },
  { "sudden-death", "rear", read_rear },
  { "withdrawal", "units", read_withdrawn_units },
  { "withdrawal", "phase", read_phase },
  { NULL }
};

/* Reads the data of the rule system, which is in force from then on. */
void
hu_read_sudden_death (const HuObject *object)
{
  HuSuddenDeathRules *rules = hu_scenario_add_sudden_death (object->reader->scenario, HU_SIDE_FIRST, 0);

  rules->attacker = rules->defender = HU_SIDE_NONE;
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
