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

static void
read_supply (const HuObject    *objectives,
             HuObjectivesRules *rules)
{
  HuReader *reader = objectives->reader;
  static const char * const any[] = { NULL };
  HuObject object;
  HuAt at;

  if (!hu_object_get (objectives, "supply", HU_OPTIONAL, &at) || !hu_object_open (&object, reader, &at, any))
    return;

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
}

/* --- Withdrawals --- */

static void
read_withdrawal (HuReader          *reader,
                 const HuAt        *at,
                 HuObjectivesRules *rules)
{
  gint64 last = reader->calendar_unsure ? G_MAXUINT32 : reader->scenario->calendar.n_turns;
  gint64 turn = 1, count = 1, phase = 0;
  HuSide side = HU_SIDE_NONE;
  HuWithdrawal *withdrawal;
  HuObject object;
  HuAt units;

  if (!hu_object_open (&object, reader, at, hu_format_get_keys ("objectives-withdrawal")))
    return;

  hu_object_side (&object, "side", HU_REQUIRED, FALSE, &side);
  hu_object_integer (&object, "turn", HU_REQUIRED, 1, last, &turn);
  hu_object_integer (&object, "count", HU_REQUIRED, 1, HU_FILE_MAX_UNITS, &count);
  if (side != HU_SIDE_NONE && !reader->calendar_unsure)
    hu_object_integer (&object, "phase", HU_OPTIONAL, 1, MAX (hu_scenario_count_phases (reader->scenario, side), 1), &phase);

  withdrawal = hu_withdrawals_add (rules->withdrawals, side, (guint) turn, (guint) count);
  withdrawal->phase = (guint) phase;
  hu_object_read_member (&object, "objectives-withdrawal", "branch", withdrawal);
  withdrawal->units = hu_read_units_of (&object, side);
  if (withdrawal->units != NULL && hu_object_get (&object, "units", HU_OPTIONAL, &units))
    hu_warn_of_few_named (reader, &units, withdrawal->units->len, withdrawal->count);
  withdrawal->extra = hu_object_close (&object);
}

static void
read_withdrawals (const HuObject    *objectives,
                  HuObjectivesRules *rules)
{
  HuElements elements;
  HuAt at;

  if (!hu_object_list (objectives, "withdrawals", HU_OPTIONAL, &at))
    return;

  hu_elements_init (&elements, objectives->reader, &at);
  while (hu_elements_next (&elements))
    read_withdrawal (objectives->reader, &elements.at, rules);
}

/* --- Outcomes --- */

static void
check_id (const HuObject          *object,
          const HuObjectivesRules *rules,
          const char              *id)
{
  if (g_str_equal (id, "otherwise") || g_str_equal (id, "concession"))
    hu_object_fault (object, "id", g_strdup_printf (_("“%s” is a word of the rules"), id),
                     g_strdup (_("give the outcome another id")));

  for (guint i = 0; i < rules->outcomes->len; i++)
    if (g_str_equal (((const HuOutcome *) g_ptr_array_index (rules->outcomes, i))->id, id))
      {
        hu_object_fault (object, "id", g_strdup_printf (_("another outcome has the id “%s”"), id),
                         g_strdup (_("give each outcome an id of its own")));
        return;
      }
}

static void
read_outcome (HuReader          *reader,
              const HuAt        *at,
              HuObjectivesRules *rules)
{
  HuTermReading reading = { .reader = reader, .format = &hu_objectives_terms };
  const char *id = NULL, *name = NULL, *level = NULL;
  HuSide winner = HU_SIDE_NONE;
  gint when = HU_JUDGED_END;
  HuOutcome *outcome;
  HuObject object;
  HuAt member;

  if (!hu_object_open (&object, reader, at, hu_format_get_keys ("outcome")) || !hu_object_name (&object, "id", &id))
    return;

  check_id (&object, rules, id);
  hu_object_side (&object, "winner", HU_REQUIRED, TRUE, &winner);
  hu_object_word (&object, "when", HU_REQUIRED, hu_judged_words (), &when);
  hu_object_text (&object, "name", HU_OPTIONAL, &name);
  if (hu_object_has (&object, "level"))
    hu_object_name (&object, "level", &level);
  outcome = hu_objectives_add_outcome (rules, id, winner, (HuJudged) when,
                                       hu_object_get (&object, "needs", HU_REQUIRED, &member)
                                         ? hu_read_term (&reading, &member) : hu_objectives_term_new (HU_TERM_TURN));
  outcome->name = g_strdup (name);
  outcome->level = g_strdup (level);
  hu_read_moment (&object, outcome->when, &outcome->of, &outcome->phase, &outcome->turn);
  outcome->extra = hu_object_close (&object);
}

static void
read_outcomes (const HuObject    *objectives,
               HuObjectivesRules *rules)
{
  HuElements elements;
  HuAt at;

  if (!hu_object_list (objectives, "outcomes", HU_REQUIRED, &at))
    return;
  if (hu_node_get_n (at.node) == 0)
    hu_reader_fault (objectives->reader, &at, g_strdup (_("no outcome stands here")),
                     g_strdup (_("list at least one: without any nobody can win")));

  hu_elements_init (&elements, objectives->reader, &at);
  while (hu_elements_next (&elements))
    read_outcome (objectives->reader, &elements.at, rules);
}

static void
read_both (const HuObject    *objectives,
           HuObjectivesRules *rules)
{
  const char *words[HU_N_BOTH + 1] = { NULL };
  gint both = HU_BOTH_FIRST;

  for (guint i = 0; i < HU_N_BOTH; i++)
    words[i] = hu_both_to_string ((HuBoth) i);
  rules->both_given = hu_object_has (objectives, "both");
  if (hu_object_word (objectives, "both", HU_OPTIONAL, words, &both))
    rules->both = (HuBoth) both;
}

static void
read_otherwise (const HuObject    *objectives,
                HuObjectivesRules *rules)
{
  const char *level = NULL;
  HuObject object;
  HuAt at;

  if (!hu_object_get (objectives, "otherwise", HU_OPTIONAL, &at) ||
      !hu_object_open (&object, objectives->reader, &at, hu_format_get_keys ("objectives-otherwise")))
    return;

  rules->has_otherwise = TRUE;
  hu_object_side (&object, "winner", HU_REQUIRED, TRUE, &rules->otherwise);
  if (hu_object_has (&object, "level"))
    hu_object_name (&object, "level", &level);
  rules->otherwise_level = g_strdup (level);
  rules->otherwise_extra = hu_object_close (&object);
}

/**
 * hu_read_objectives:
 *
 * Reads the data of the rule system, which is in force from then on.  Where the file is faulty only the names of the
 * items that events may award are left, since nothing else can be judged.
 */
void
hu_read_objectives (const HuObject *object)
{
  HuObjectivesRules *rules = hu_scenario_add_objectives (object->reader->scenario);

  read_supply (object, rules);
  read_withdrawals (object, rules);
  hu_read_score_items (object, rules);
  read_outcomes (object, rules);
  read_both (object, rules);
  read_otherwise (object, rules);
  rules->extra = hu_object_close (object);

  if (hu_reader_n_errors (object->reader) > 0 || object->reader->sides_unsure)
    hu_objectives_forget (rules);
}
