/*
 * Warnings of what can never come true in the rules of a game, or is true whatever happens: the file is right, and its author has
 * hardly meant it.  Each rule system finds its own; here are supply, and the words that they share.
 */
#include "config.h"

#include "hu-reader.h"
#include "hu-supply-rules.h"

#include <glib/gi18n-lib.h>

HuAt
hu_at_find (const HuAt *at,
            const char *key)
{
  gint index = hu_node_get_kind (at->node) == HU_NODE_OBJECT ? hu_node_find_member (at->node, key) : -1;

  return index >= 0 ? hu_at_member (at, (guint) index) : *at;
}

/* --- Words --- */

void
hu_warn_about (HuReader   *reader,
               const HuAt *at,
               HuAbout     about,
               char       *why,
               char       *remedy)
{
  g_autofree char *fact = why;
  char *what = NULL;

  switch (about)
    {
    case HU_ABOUT_NEVER_MET:
      /* Translators: a fact: "side “red” has only 3 such units". */
      what = g_strdup_printf (_("%s, so that this condition can never be met"), fact);
      break;
    case HU_ABOUT_ALWAYS_MET:
      /* Translators: a fact: "side “red” has only 3 such units". */
      what = g_strdup_printf (_("%s, so that this condition is met whatever happens"), fact);
      break;
    case HU_ABOUT_NEVER_SCORES:
      /* Translators: a fact: "side “red” has only 3 such units". */
      what = g_strdup_printf (_("%s, so that this item can never score"), fact);
      break;
    case HU_ABOUT_ALWAYS_FAILS:
      /* Translators: a fact: "side “red” has only 3 such units". */
      what = g_strdup_printf (_("%s, so that this withdrawal can only fail"), fact);
      break;
    case HU_ABOUT_NEVER_DECIDES:
      /* Translators: a fact: "the outcome “a” comes before this one and is met whenever this one is". */
      what = g_strdup_printf (_("%s, so that this outcome never decides"), fact);
      break;
    case HU_ABOUT_COUNTS_NOTHING:
      /* Translators: a fact: "side “red” has no unit of such a branch". */
      what = g_strdup_printf (_("%s, so that this count is always 0"), fact);
      break;
    }

  hu_reader_warn (reader, at, what, remedy);
}

void
hu_warn_about_units (HuReader   *reader,
                     const HuAt *at,
                     HuAbout     about,
                     HuSide      side,
                     gint64      n,
                     gboolean    strength)
{
  const char *id = reader->scenario->sides[side].id;
  gulong plural = (gulong) MIN (n, G_MAXINT32);
  char *fact;

  if (n == 0)
    {
      hu_warn_about (reader, at, about, g_strdup_printf (_("side “%s” has no such unit"), id),
                     g_strdup (_("ask for less, or for other units")));
      return;
    }

  fact = strength
    /* Translators: a side, a number. */
    ? g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "such units of side “%1$s” have only %2$lld strength point in all",
                                    "such units of side “%1$s” have only %2$lld strength points in all", plural),
                       id, (long long) n)
    /* Translators: a side, a number. */
    : g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "side “%1$s” has only %2$lld such unit",
                                    "side “%1$s” has only %2$lld such units", plural), id, (long long) n);

  hu_warn_about (reader, at, about, fact,
                 about == HU_ABOUT_ALWAYS_MET
                   ? g_strdup_printf (_("use a whole number up to %lld"), (long long) n - 1)
                   : g_strdup_printf (_("use a whole number up to %lld"), (long long) n));
}

char *
hu_reader_dup_branches (HuReader   *reader,
                        const char *text,
                        HuSide      side)
{
  g_autoptr(GPtrArray) words = g_ptr_array_new ();
  g_autoptr(GHashTable) listed = g_hash_table_new (g_str_hash, g_str_equal);
  g_autofree char *all = NULL;
  const char *meant;

  for (guint i = 0; i < reader->scenario->units->len; i++)
    {
      const HuUnit *unit = hu_scenario_get_unit (reader->scenario, i);

      if (unit->branch != NULL && (side == HU_SIDE_NONE || unit->side == side) &&
          g_hash_table_add (listed, unit->branch))
        g_ptr_array_add (words, unit->branch);
    }
  if (words->len == 0)
    return NULL;

  g_ptr_array_add (words, NULL);
  meant = text != NULL ? hu_reader_suggest (text, (const char * const *) words->pdata) : NULL;
  all = hu_reader_dup_words ((const char * const *) words->pdata);

  /* Translators: the branch that is probably meant; "use one of these: …". */
  return meant != NULL ? g_strdup_printf (_("perhaps “%1$s” is meant; %2$s"), meant, all) : g_steal_pointer (&all);
}

void
hu_warn_about_inside (HuReader     *reader,
                      const HuAt   *at,
                      const GArray *hexes)
{
  for (guint i = 0; i < hexes->len; i++)
    if (!hu_map_is_edge (reader->scenario->map, g_array_index (hexes, HuHex, i)))
      {
        hu_reader_warn (reader, at, g_strdup (_("some of these hexes lie inside the map, where no unit leaves it")),
                        g_strdup (_("name hexes of the edge only")));
        return;
      }
}

/* --- Supply --- */

void
hu_warn_about_sources (HuReader            *reader,
                       const HuAt          *at,
                       const HuSupplyRules *rules)
{
  const HuSources *sources = &rules->sources;
  gboolean any = sources->hexes != NULL && sources->hexes->len > 0;

  for (gint edge = HU_EDGE_NORTH; edge <= HU_EDGE_WEST; edge++)
    any |= sources->by_edge && sources->edges[edge];
  if (hu_supply_rules_has_source (reader->scenario->map, rules))
    return;

  hu_reader_warn (reader, at,
                  any ? g_strdup_printf (_("no source of side “%s” is a hex in which a line of supply can end, so that nothing "
                                           "of it is ever in supply"), reader->scenario->sides[rules->side].id)
                      : g_strdup_printf (_("side “%s” has no source, so that nothing of it is ever in supply"),
                                         reader->scenario->sides[rules->side].id),
                  g_strdup (_("name an edge or a hex of the map that is land")));
}

static void
check_list_of_supply (HuReader   *reader,
                      const HuAt *rules)
{
  HuAt supply = hu_at_find (rules, "supply");
  HuElements elements;
  HuObject object;

  if (supply.node == rules->node || hu_node_get_kind (supply.node) != HU_NODE_LIST)
    return;

  hu_elements_init (&elements, reader, &supply);
  while (hu_elements_next (&elements))
    {
      HuAt sources = hu_at_find (&elements.at, "sources");
      HuSide side = HU_SIDE_NONE;

      if (hu_object_open (&object, reader, &elements.at, hu_format_get_keys ("supply-of-side")) &&
          hu_object_side (&object, "side", HU_REQUIRED, FALSE, &side) && reader->scenario->supply[side] != NULL)
        hu_warn_about_sources (reader, &sources, reader->scenario->supply[side]);
    }
}

/* --- Withdrawals --- */

void
hu_warn_about_withdrawal (HuReader     *reader,
                          const HuAt   *at,
                          HuSide        side,
                          const char   *branch,
                          const GArray *units,
                          guint         count)
{
  const HuScenario *scenario = reader->scenario;
  HuAt place;
  guint n = 0;

  /* The reader of the list says that already. */
  if (units != NULL && units->len < count)
    return;

  for (guint i = 0; i < (units != NULL ? units->len : scenario->units->len); i++)
    {
      const HuUnit *unit = hu_scenario_get_unit (scenario, units != NULL ? g_array_index (units, guint, i) : i);

      n += unit->side == side && (branch == NULL || g_strcmp0 (unit->branch, branch) == 0) &&
           (unit->kind == HU_UNIT_GROUND || unit->kind == HU_UNIT_AIR);
    }
  if (n >= count)
    return;

  place = hu_at_find (at, n == 0 && branch != NULL ? "branch" : "count");
  if (n == 0 && branch != NULL)
    hu_warn_about (reader, &place, HU_ABOUT_ALWAYS_FAILS,
                   g_strdup_printf (_("no such unit of side “%s” has this branch"), scenario->sides[side].id),
                   hu_reader_dup_branches (reader, branch, side));
  else
    hu_warn_about_units (reader, &place, HU_ABOUT_ALWAYS_FAILS, side, n, FALSE);
}

/* --- All rules --- */

void
hu_check_rules (HuReader        *reader,
                const HuAt      *root,
                const GPtrArray *log,
                const HuState   *set_up)
{
  HuAt rules = hu_at_find (root, "rules");

  for (guint i = 0; i < log->len; i++)
    {
      const HuEvent *event = g_ptr_array_index (log, i);

      reader->adjusts |= event->verb == HU_VERB_ADJUST;
      reader->promotes |= event->verb == HU_VERB_MARK && event->has_leadership;
    }
  check_list_of_supply (reader, &rules);
  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    {
      const HuSystemFormat *format = hu_system_format_get (id);
      HuAt at = hu_at_find (&rules, hu_system_to_string (id));

      if (format->check != NULL && at.node != rules.node && hu_system_in_force (reader->scenario, id))
        format->check (reader, &at, set_up);
    }
}

void
hu_warn_of_few_named (HuReader   *reader,
                      const HuAt *at,
                      guint       n,
                      guint       count)
{
  if (n < count)
    hu_reader_warn (reader, at,
                    g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                                  "only %u unit is named, so that “count” can never be met",
                                                  "only %u units are named, so that “count” can never be met",
                                                  n),
                                     n),
                    g_strdup_printf (_("use at least %u"), count));
}
