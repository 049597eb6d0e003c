/*
 * `rules.objectives` on the way in: supply, withdrawals, outcomes.  Conditions and the schedule have files of their
 * own.
 */
#include "config.h"

#include "hu-objectives-format.h"
#include "hu-read-objectives-private.h"
#include "hu-sources.h"

#include <glib/gi18n-lib.h>

/* --- Supply --- */

static gboolean
any_left (const GArray *hexes,
          const guint8 *closed)
{
  for (guint i = 0; hexes != NULL && i < hexes->len; i++)
    if (!closed[g_array_index (hexes, HuHex, i)])
      return TRUE;

  return FALSE;
}

/* Tells whether a source is left that does not stand under `except`. */
static gboolean
any_source_left (const HuMap         *map,
                 const HuSupplyRules *rules)
{
  g_autofree guint8 *closed = g_malloc0 ((gsize) map->grid->n_hexes);
  g_autoptr(GArray) sources = hu_sources_list (&rules->sources, map);

  for (guint i = 0; i < rules->except->len; i++)
    closed[g_array_index (rules->except, HuHex, i)] = TRUE;

  return any_left (sources, closed);
}

static gboolean
read_sources (const HuObject *object,
              gpointer        record)
{
  g_autofree char *extra = NULL;
  HuAt at;

  if (!hu_object_get (object, "sources", HU_REQUIRED, &at))
    return TRUE;

  extra = hu_read_named_sources (object->reader, &at, &((HuSupplyRules *) record)->sources);
  if (extra != NULL)
    hu_reader_keep_inner (object, "sources", extra);

  return TRUE;
}

/* Runs once sources and `except` are read. */
static gboolean
check_except (const HuObject *object,
              gpointer        record)
{
  const HuSupplyRules *rules = record;
  HuReader *reader = object->reader;

  if (rules->except != NULL && object->n_errors == hu_reader_n_errors (reader) && reader->grid != NULL &&
      !any_source_left (reader->map, rules))
    hu_object_fault (object, "sources", g_strdup (_("“except” leaves none of the sources")),
                     g_strdup (_("name a source that does not stand under “except”")));

  return TRUE;
}

static void
read_supply_of_side (HuReader      *reader,
                     const HuAt    *at,
                     HuSupplyRules *rules)
{
  static const HuReadHook hooks[] = {
    { "objectives-supply", "sources", read_sources },
    { "objectives-supply", "zoc_negated_by_units", check_except, TRUE },
    { NULL }
  };
  HuObject object;

  if (!hu_object_open (&object, reader, at, hu_format_get_keys ("objectives-supply")))
    return;

  hu_object_read_record (&object, "objectives-supply", rules, hooks);
  rules->extra = hu_object_close (&object);
}

static gboolean
read_supply (const HuObject *objectives,
             gpointer        record)
{
  HuObjectivesRules *rules = record;
  HuReader *reader = objectives->reader;
  static const char * const any[] = { NULL };
  HuObject object;
  HuAt at;

  if (!hu_object_get (objectives, "supply", HU_OPTIONAL, &at) || !hu_object_open (&object, reader, &at, any))
    return TRUE;

  rules->supply_given = TRUE;
  for (guint i = 0; i < hu_node_get_n (at.node); i++)
    {
      HuAt member = hu_at_member (&at, i);
      HuSide side = hu_scenario_find_side (reader->scenario, member.key);

      if (side != HU_SIDE_NONE)
        read_supply_of_side (reader, &member, hu_objectives_add_supply (rules, side));
      else if (!reader->sides_unsure)
        hu_reader_fault (reader, &member, g_strdup_printf (_("there is no side “%s”"), member.key),
                         /* Translators: the ids of the two sides. */
                         g_strdup_printf (_("use “%s” or “%s”"), reader->scenario->sides[HU_SIDE_FIRST].id,
                                          reader->scenario->sides[HU_SIDE_SECOND].id));
    }

  return TRUE;
}

/* --- Withdrawals --- */

static gboolean
read_phase (const HuObject *object,
            gpointer        record)
{
  const HuReader *reader = object->reader;
  HuWithdrawal *withdrawal = record;
  gint64 phase = 0;

  if (withdrawal->side != HU_SIDE_NONE && !reader->calendar_unsure)
    hu_object_integer (object, "phase", HU_OPTIONAL, 1, MAX (hu_scenario_count_phases (reader->scenario, withdrawal->side), 1),
                       &phase);
  withdrawal->phase = (guint) phase;

  return TRUE;
}

static gboolean
check_units (const HuObject *object,
             gpointer        record)
{
  const HuWithdrawal *withdrawal = record;
  HuAt units;

  if (withdrawal->units != NULL && hu_object_get (object, "units", HU_OPTIONAL, &units))
    hu_warn_of_few_named (object->reader, &units, withdrawal->units->len, withdrawal->count);

  return TRUE;
}

/* --- Outcomes --- */

static gboolean
check_id (const HuObject *object,
          gpointer        record)
{
  const char *id = ((const HuOutcome *) record)->id;

  if (g_strcmp0 (id, "otherwise") == 0 || g_strcmp0 (id, "concession") == 0)
    hu_object_fault (object, "id", g_strdup_printf (_("“%s” is a word of the rules"), id),
                     g_strdup (_("give the outcome another id")));

  return TRUE;
}

static gboolean
check_outcome (const HuObject *object,
               gpointer        record)
{
  HuOutcome *outcome = record;

  /* A missing or wrong condition is a fault already. */
  if (outcome->needs == NULL)
    outcome->needs = hu_objectives_term_new (HU_TERM_TURN);
  if (g_strcmp0 (hu_node_get_text (hu_node_find (object->at.node, "when"), NULL), hu_judged_to_string (outcome->when)) != 0)
    outcome->when = HU_JUDGED_END;
  hu_check_moment (object, outcome->when, outcome->of, outcome->phase, &outcome->turn);

  return TRUE;
}

/* --- The whole --- */

static const HuReadHook hooks[] = {
  { "objectives", "supply", read_supply },
  { "objectives", "schedule", hu_read_score_items },
  { "objectives-withdrawal", "phase", read_phase },
  { "objectives-withdrawal", NULL, check_units },
  { "outcome", "id", check_id, TRUE },
  { "outcome", NULL, check_outcome },
  { NULL }
};

/* Reads the data of the rule system, which is in force from then on. Where the file is faulty only the names of
 * the items that events may award are left, since nothing else can be judged. */
void
hu_read_objectives (const HuObject *object)
{
  HuObjectivesRules *rules = hu_scenario_add_objectives (object->reader->scenario);

  hu_object_read_record (object, "objectives", rules, hooks);
  rules->extra = hu_object_close (object);

  if (hu_reader_n_errors (object->reader) > 0 || object->reader->sides_unsure)
    hu_objectives_forget (rules);
}
