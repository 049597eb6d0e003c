/*
 * Reasons of a rule or clause, by its number: what it asks for, how that stands, and what it has decided; and of a side: the
 * conditions by which it would win.
 *
 * Its index: that of the page; behind the pages that of the clause, of all rule systems; behind those that of the first
 * clause of a case of the rule, "26.132"; from LETTERS on that of a page by the letter of one of its cases, "(I)".
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hu-clause.h"
#include "hu-explain.h"
#include "hu-system-lists.h"
#include "hu-system.h"
#include "hu-why-about.h"
#include "hu-why-node-private.h"

#define RULINGS_TOLD 5
#define LETTERS 0x10000

static guint
count_pages (void)
{
  guint n = 0;

  while (hu_rule_page_get (n) != NULL)
    n++;

  return n;
}

/* The clause with that number behind the pages; NULL: there are no more. */
static const HuClause *
get_clause (guint     number,
            HuSystemId *system)
{
  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    {
      guint n;
      const HuClause *clauses = hu_clauses (id, &n);

      *system = id;
      if (number < n)
        return &clauses[number];
      number -= n;
    }

  return NULL;
}

static guint
count_clauses (void)
{
  HuSystemId system;
  guint n = 0;

  while (get_clause (n, &system) != NULL)
    n++;

  return n;
}

static gboolean
is_of_rule (HuClauseId  clause,
            const char *rule)
{
  gsize length = strlen (rule);

  return clause != NULL && strncmp (clause, rule, length) == 0 && clause[length] == '/';
}

static gboolean
is_typed (const char *name,
          const char *typed)
{
  return name != NULL && g_ascii_strcasecmp (name, typed) == 0;
}

/* "otherwise" of "outcomes/otherwise"; NULL: the id has one part. */
static const char *
get_last (const char *clause)
{
  const char *slash = strrchr (clause, '/');

  return slash != NULL ? slash + 1 : NULL;
}

/* The page of the rule by which a side wins where nothing else decides. */
static const HuRulePage *
find_default (const HuScenario *scenario)
{
  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    {
      const char *rule = NULL;

      if (hu_system_in_force (scenario, id) && hu_system_lists_get (id)->get_default != NULL &&
          hu_system_lists_get (id)->get_default (scenario, &rule) != HU_SIDE_NONE && hu_rule_page_find (rule) != NULL)
        return hu_rule_page_find (rule);
    }

  return NULL;
}

/* Has a clause of another page in force the same last part?  "4.4/supply", "4.5/supply" */
static gboolean
is_of_several (const HuScenario *scenario,
               const HuClause   *clause)
{
  const HuClause *other;
  HuSystemId system;

  for (guint i = 0; (other = get_clause (i, &system)) != NULL; i++)
    if (hu_system_in_force (scenario, system) && !g_str_equal (other->page, clause->page) &&
        is_typed (get_last (other->id), get_last (clause->id)))
      return TRUE;

  return FALSE;
}

gint
_hu_why_find_rule (const HuScenario *scenario,
                   const char       *typed)
{
  const HuClause *clause;
  const HuRulePage *page;
  HuSystemId system;
  guint n = count_pages ();
  char letter;

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *name = NULL;

      page = hu_rule_page_get (i);
      name = hu_explain_rule_number (page->id);
      if (hu_system_in_force (scenario, page->system) &&
          (is_typed (page->id, typed) || is_typed (name, typed) || is_typed (_(page->title), typed)))
        return (gint) i;
    }
  page = is_typed ("otherwise", typed) ? find_default (scenario) : NULL;
  for (guint i = 0; page != NULL && i < n; i++)
    if (hu_rule_page_get (i) == page)
      return (gint) i;
  for (guint i = 0; (clause = get_clause (i, &system)) != NULL; i++)
    if (hu_system_in_force (scenario, system) &&
        (is_typed (clause->id, typed) || (is_typed (get_last (clause->id), typed) && !is_of_several (scenario, clause))))
      return (gint) (n + i);
  for (guint i = 0; (clause = get_clause (i, &system)) != NULL; i++)
    if (hu_system_in_force (scenario, system) && is_of_rule (clause->id, typed))
      return (gint) (n + count_clauses () + i);

  /* A case stands on the page of its rule: "26.133", "(I)". */
  page = hu_rule_page_find_cited (typed, &letter);
  for (guint i = 0; page != NULL && i < n; i++)
    if (hu_rule_page_get (i) == page && hu_system_in_force (scenario, page->system))
      return letter != '\0' ? LETTERS + letter : (gint) i;

  return -1;
}

void
_hu_why_list_titles (const HuScenario *scenario,
                     GPtrArray        *names)
{
  for (guint i = 0; hu_rule_page_get (i) != NULL; i++)
    if (hu_system_in_force (scenario, hu_rule_page_get (i)->system))
      g_ptr_array_add (names, g_strdup (_(hu_rule_page_get (i)->title)));
}

char *
_hu_why_name_rule (guint number)
{
  guint n = count_pages (), n_clauses = count_clauses ();
  HuSystemId system;
  const HuClause *clause;

  if (number >= LETTERS)
    return g_strdup_printf ("(%c)", (char) (number - LETTERS));
  if (number < n)
    return g_strdup (hu_rule_page_get (number)->id);

  clause = get_clause ((number - n) % n_clauses, &system);
  g_return_val_if_fail (clause != NULL, NULL);

  return number < n + n_clauses ? g_strdup (clause->id) : g_strndup (clause->id, strcspn (clause->id, "/"));
}

/* --- What it asks for --- */

static void
list_lead (HuWhyNode  *self,
           GListStore *list)
{
  const HuRulePage *page = self->part;

  _hu_why_set_rule (_hu_why_add_below (self, list, WHY_FACT, 0, hu_explain_rule_lead (page)), page->id);
}

/* Lists those of the page, or of the case with the letter that is its index. */
static void
list_clauses (HuWhyNode  *self,
              GListStore *list)
{
  const HuRulePage *page = self->part;
  guint n;
  const HuClause *clauses = hu_page_clauses (page, &n);

  for (guint i = 0; i < n; i++)
    {
      HuWhyNode *node;

      if (self->index != 0 && !hu_clause_cites (&clauses[i], (char) self->index))
        continue;
      node = _hu_why_add_below (self, list, WHY_FACT, 0, hu_explain_clause_there (hu_snapshot_get_scenario (self->snapshot),
                                                                                 &clauses[i]));
      _hu_why_set_rule (node, page->id);
      node->clause = clauses[i].id;
    }
}

static void
add_page (HuWhyNode        *root,
          GListStore       *list,
          const HuRulePage *page,
          guint             letter,
          char             *title,
          void            (*list_part) (HuWhyNode  *self,
                                        GListStore *list))
{
  HuWhyNode *node = _hu_why_add_below (root, list, WHY_PART, letter, title);

  node->part = page;
  node->list_part = list_part;
  _hu_why_set_rule (node, page->id);
}

/* The whole page, or the one clause. */
static void
add_head (HuWhyNode        *root,
          GListStore       *list,
          const HuRulePage *page,
          const HuClause   *clause)
{
  HuWhyNode *node;

  if (clause == NULL)
    {
      add_page (root, list, page, 0, hu_explain_rule_title (page), list_lead);
      return;
    }

  node = _hu_why_add_below (root, list, WHY_FACT, 0, hu_explain_clause_there (hu_snapshot_get_scenario (root->snapshot),
                                                                                 clause));
  node->clause = clause->id;
  _hu_why_set_rule (node, page->id);
}

/* --- How it stands --- */

/* Does the system have verdicts by that rule? */
static gboolean
gives_verdicts (const HuRulePage *page)
{
  const char * const *rules = hu_system_get (page->system)->verdict_rules;

  return rules != NULL && g_strv_contains (rules, page->id);
}

/* Is it one of the conditions that decided, and not several together? */
static gboolean
has_meter_of (HuSnapshot *snapshot,
              const char *rule)
{
  const GPtrArray *meters = hu_snapshot_get_meters (snapshot);

  for (guint i = 0; i < meters->len; i++)
    if (g_str_equal (((const HuMeter *) g_ptr_array_index (meters, i))->rule, rule))
      return TRUE;

  return FALSE;
}

/* The result itself is always in view.  @decided: it was this one; @met_then: it was met at the event that decided the game. */
static char *
word_decision (HuSnapshot *snapshot,
               gboolean    decided,
               gboolean    met_then)
{
  const HuVerdict *verdict = hu_snapshot_get_verdict (snapshot);
  char *words;

  if (decided && verdict->event == 0)
    words = g_strdup (_("It decided the game, already at the set-up."));
  else if (decided)
    /* Translators: the number of an event. */
    words = g_strdup_printf (_("It decided the game, at event %u."), verdict->event);
  else if (met_then && has_meter_of (snapshot, verdict->rule))
    /* Translators: the number of an event. */
    words = g_strdup_printf (_("It was met at event %u too, but did not decide the game."), verdict->event);
  else if (met_then)
    /* Translators: the number of an event. */
    words = g_strdup_printf (_("It was met at event %u, which decided the game."), verdict->event);
  else if (verdict->event == 0)
    words = g_strdup (_("It did not decide the game, which was decided at the set-up."));
  else
    /* Translators: the number of an event. */
    words = g_strdup_printf (_("It did not decide the game, which was decided at event %u."), verdict->event);

  return hu_explain_as_seen (snapshot, words);
}

/* Counts the conditions with the same rule and side. */
static guint
count_alike (HuSnapshot    *snapshot,
             const HuMeter *meter)
{
  const GPtrArray *meters = hu_snapshot_get_meters (snapshot);
  guint n = 0;

  for (guint i = 0; i < meters->len; i++)
    {
      const HuMeter *one = g_ptr_array_index (meters, i);

      n += one->system == meter->system && one->for_side == meter->for_side && g_str_equal (one->rule, meter->rule);
    }

  return n;
}

void
_hu_why_add_decision (HuWhyNode     *self,
                      GListStore    *list,
                      const HuMeter *meter)
{
  const HuVerdict *verdict = hu_snapshot_get_verdict (self->snapshot);
  const HuSystemLists *lists = hu_system_lists_get (meter->system);
  gboolean same, met_then;
  char *given = NULL, *order = NULL;

  /* The points of both sides are no condition. */
  if (verdict == NULL || meter->scale == HU_METER_RATIO ||
      !hu_system_decides (hu_snapshot_get_scenario (self->snapshot), meter->system))
    return;

  if (verdict->system == meter->system && lists->explain_undecisive != NULL)
    given = lists->explain_undecisive (self->snapshot);
  if (given != NULL)
    {
      _hu_why_set_rule (_hu_why_add_below (self, list, WHY_FACT, 0, hu_explain_as_seen (self->snapshot, given)), verdict->rule);
      return;
    }

  same = verdict->system == meter->system && verdict->winner == meter->for_side && g_str_equal (verdict->rule, meter->rule);
  /* The rule does not tell which of them it was. */
  if (same && count_alike (self->snapshot, meter) > 1)
    return;

  met_then = verdict->system == meter->system && meter->met && meter->reason != NULL && meter->reason->since == verdict->event;
  _hu_why_set_rule (_hu_why_add_below (self, list, WHY_FACT, 0, word_decision (self->snapshot, same, met_then)), verdict->rule);
  if (verdict->system == meter->system && lists->explain_order != NULL)
    order = lists->explain_order (self->snapshot, meter);
  if (order != NULL)
    _hu_why_set_rule (_hu_why_add_below (self, list, WHY_FACT, 0, order), verdict->rule);
}

/* The moment of the verdict, where there is one; else why nothing stands beside the rule. */
static char *
word_standing (HuWhyNode        *root,
               const HuRulePage *page,
               gboolean          shown)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (root->snapshot);
  const HuSystem *system = hu_system_get (page->system);
  const HuVerdict *verdict = hu_snapshot_get_verdict (root->snapshot);

  if (!gives_verdicts (page))
    return NULL;
  if (system->decides != NULL && !system->decides (scenario))
    return g_strdup (_("In this scenario it decides nothing."));
  if (verdict != NULL)
    return word_decision (root->snapshot, verdict->system == page->system && g_str_equal (verdict->rule, page->id), FALSE);
  if (shown || !hu_system_lists_get (page->system)->has_meters_of_rules)
    return NULL;

  return g_strdup (_("The scenario names nothing that this rule could judge, so it is not in force."));
}

char *
hu_why_word_default (const HuScenario *scenario,
                     HuSystemId        id,
                     HuSide           *side,
                     const char      **rule)
{
  const HuSystemLists *lists = hu_system_lists_get (id);

  *side = hu_system_in_force (scenario, id) && lists->get_default != NULL ? lists->get_default (scenario, rule) : HU_SIDE_NONE;

  return *side != HU_SIDE_NONE ? hu_explain_default (scenario, *side, *rule) : NULL;
}

/* The conditions that stand otherwise by the moment of the forecast, and what comes until then: else it would contradict how they
 * stand now. */
static void
list_forecast (HuWhyNode  *self,
               GListStore *list)
{
  HuSnapshot *then = (HuSnapshot *) self->part;

  _hu_why_add_turned (self, list, then);
  for (guint id = 0; g_list_model_get_n_items (G_LIST_MODEL (list)) > 0 && id < HU_N_SYSTEMS; id++)
    if (hu_system_in_force (hu_snapshot_get_scenario (then), id) && hu_system_lists_get (id)->add_why_coming != NULL)
      hu_system_lists_get (id)->add_why_coming (self, list, then);
}

/* Adds the forecast; takes @then. */
static void
add_forecast (HuWhyNode     *root,
              GListStore    *list,
              HuSnapshot    *then,
              const HuClock *clock)
{
  HuWhyNode *node = _hu_why_add_below (root, list, WHY_PART, 0, hu_explain_forecast (then, clock));

  _hu_why_set_rule (node, hu_snapshot_get_verdict (then) != NULL ? hu_snapshot_get_verdict (then)->rule : "");
  node->list_part = list_forecast;
  node->free_part = (GDestroyNotify) hu_snapshot_unref;
  node->part = then;
}

void
_hu_why_add_next_forecast (HuWhyNode  *root,
                           GListStore *list)
{
  const HuClock *clock = hu_snapshot_get_clock (root->snapshot);
  g_autoptr(HuSnapshot) then = NULL;

  /* What hidden units would bring about is not told. */
  if (root->snapshot != hu_game_get_snapshot (root->game) || clock->over || hu_snapshot_get_verdict (root->snapshot) != NULL ||
      hu_game_has_views (root->game))
    return;

  then = _hu_why_what_if (root, hu_event_new (HU_VERB_END_PHASE));
  if (then != NULL && hu_snapshot_get_verdict (then) != NULL)
    add_forecast (root, list, g_steal_pointer (&then), clock);
}

void
_hu_why_add_forecast (HuWhyNode  *root,
                      GListStore *list)
{
  HuClock clock;
  /* A what-if is no moment of the log. */
  g_autoptr(HuSnapshot) then = root->snapshot == hu_game_get_snapshot (root->game) ? hu_game_forecast (root->game, &clock) : NULL;

  if (then == NULL)
    return;

  add_forecast (root, list, g_steal_pointer (&then), &clock);
}

/* Tells whether the side wins where nothing else decides. */
void
_hu_why_add_default (HuWhyNode  *root,
                     GListStore *list,
                     HuSide      side)
{
  /* Nobody wins by default once the game is decided. */
  if (hu_snapshot_get_verdict (root->snapshot) != NULL)
    return;

  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    {
      const char *rule = NULL;
      HuSide winner;
      g_autofree char *words = hu_why_word_default (hu_snapshot_get_scenario (root->snapshot), id, &winner, &rule);

      if (words != NULL && winner == side)
        _hu_why_set_rule (_hu_why_add_below (root, list, WHY_FACT, 0, g_steal_pointer (&words)), rule);
    }
}

/* The conditions by that rule, or that the other side wins otherwise; FALSE: neither is there. */
static gboolean
add_conditions (HuWhyNode        *root,
                GListStore       *list,
                const HuRulePage *page)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (root->snapshot);
  const HuVerdict *verdict = hu_snapshot_get_verdict (root->snapshot);
  const GPtrArray *meters = hu_snapshot_get_meters (root->snapshot);
  const char *rule = NULL;
  gboolean any = FALSE;

  for (guint i = 0; i < meters->len; i++)
    if (g_str_equal (((const HuMeter *) g_ptr_array_index (meters, i))->rule, page->id))
      {
        _hu_why_add_meter (list, root->game, root->snapshot, i);
        any = TRUE;
      }
  /* By default a side wins for what the other side's conditions lack, or lacked then. */
  for (HuSide side = HU_SIDE_FIRST; side < HU_N_SIDES && (verdict == NULL || g_str_equal (verdict->rule, page->id)); side++)
    if (hu_system_lists_get (page->system)->get_default != NULL &&
        hu_system_lists_get (page->system)->get_default (scenario, &rule) == side && g_str_equal (rule, page->id))
      {
        if (verdict == NULL)
          _hu_why_add_default (root, list, side);
        for (guint i = 0; i < meters->len; i++)
          if (((const HuMeter *) g_ptr_array_index (meters, i))->for_side != side &&
              !g_str_equal (((const HuMeter *) g_ptr_array_index (meters, i))->rule, page->id))
            _hu_why_add_meter (list, root->game, root->snapshot, i);
        any = TRUE;
      }

  return any;
}

/* Is it judged by that rule, does it rest on a clause of it, or has one made an exception there? */
static gboolean
cites_rule (const HuRuling *ruling,
            const char     *rule)
{
  const GArray *exceptions = ruling->reason.exceptions;

  if (g_str_equal (ruling->rule, rule) || is_of_rule (ruling->reason.clause, rule))
    return TRUE;

  for (guint i = 0; exceptions != NULL && i < exceptions->len; i++)
    if (is_of_rule (g_array_index (exceptions, HuException, i).clause, rule))
      return TRUE;

  return FALSE;
}

static gboolean
cites_clause (const HuRuling *ruling,
              HuClauseId      clause)
{
  return ruling->reason.clause == clause || hu_reason_find_exception (&ruling->reason, clause) != NULL;
}

static void
add_rulings (HuWhyNode  *root,
             GListStore *list,
             const char *rule,
             HuClauseId  clause)
{
  g_autoptr(GPtrArray) rulings = hu_snapshot_list_rulings (root->snapshot);
  guint told = 0, more;

  for (guint i = rulings->len; i > 0; i--)
    {
      HuRuling *ruling = g_ptr_array_index (rulings, i - 1);

      if (clause != NULL ? !cites_clause (ruling, clause) : !cites_rule (ruling, rule))
        continue;
      /* Where its units are by now is not asked. */
      if (told++ < RULINGS_TOLD)
        _hu_why_add_ruling (root, list, ruling)->brief = TRUE;
    }
  if (told <= RULINGS_TOLD)
    return;

  more = told - RULINGS_TOLD;
  _hu_why_add_below (root, list, WHY_FACT, 0,
                     g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "and %u more", "and %u more", more), more));
}

/* A case of a rule: what it asks for, and what rests on it. */
static void
add_case (HuWhyNode  *root,
          GListStore *list,
          guint       number)
{
  g_autofree char *name = _hu_why_name_rule (number);
  const HuRulePage *page = hu_rule_page_find (name);
  const HuClause *clause;
  HuSystemId system;

  g_return_if_fail (page != NULL);

  for (guint i = 0; (clause = get_clause (i, &system)) != NULL; i++)
    if (is_of_rule (clause->id, name) && hu_system_in_force (hu_snapshot_get_scenario (root->snapshot), system))
      add_head (root, list, hu_rule_page_find (clause->page), clause);
  add_rulings (root, list, name, NULL);
  add_page (root, list, page, 0, hu_explain_rule_title (page), list_lead);
}

static void
add_letter (HuWhyNode  *root,
            GListStore *list,
            char        letter)
{
  const char name[] = { '(', letter, ')', '\0' };
  const HuRulePage *page = hu_rule_page_find (name);
  g_autofree char *title = hu_explain_rule_title (page);

  add_page (root, list, page, (guint) letter, g_strdup_printf ("%s %s", title, name), list_clauses);
}

static void
add_page_or_clause (HuWhyNode  *root,
                    GListStore *list,
                    guint       number)
{
  guint n = count_pages ();
  HuSystemId system;
  const HuClause *clause = number < n ? NULL : get_clause (number - n, &system);
  const HuRulePage *page = clause != NULL ? hu_rule_page_find (clause->page) : hu_rule_page_get (number);
  g_autofree char *standing = NULL;
  g_autoptr(GListStore) conditions = g_list_store_new (HU_TYPE_WHY_NODE);

  add_head (root, list, page, clause);
  if (hu_system_lists_get (page->system)->add_why_clause != NULL)
    hu_system_lists_get (page->system)->add_why_clause (root, list, clause != NULL ? clause->id : page->id);
  standing = word_standing (root, page, add_conditions (root, conditions, page));
  if (standing != NULL)
    _hu_why_set_rule (_hu_why_add_below (root, list, WHY_FACT, 0, g_steal_pointer (&standing)), page->id);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (conditions)); i++)
    {
      g_autoptr(HuWhyNode) node = g_list_model_get_item (G_LIST_MODEL (conditions), i);

      g_list_store_append (list, node);
    }
  add_rulings (root, list, page->id, clause != NULL ? clause->id : NULL);
  if (clause == NULL)
    add_page (root, list, page, 0, g_strdup (_("What it asks for, clause by clause")), list_clauses);
}

void
_hu_why_add_rule (HuWhyNode  *root,
                  GListStore *list,
                  guint       number)
{
  if (number >= LETTERS)
    add_letter (root, list, (char) (number - LETTERS));
  else if (number >= count_pages () + count_clauses ())
    add_case (root, list, number);
  else
    add_page_or_clause (root, list, number);
}

/* --- A side --- */

/* The points of both sides are a matter of both, whoever is ahead. */
static gboolean
is_for_side (const HuMeter *meter,
             HuSide         side)
{
  return meter->for_side == side || meter->scale == HU_METER_RATIO;
}

void
_hu_why_add_side (HuWhyNode  *root,
                  GListStore *list,
                  HuSide      side)
{
  const HuVerdict *verdict = hu_snapshot_get_verdict (root->snapshot);
  const GPtrArray *meters = hu_snapshot_get_meters (root->snapshot);
  gboolean any = FALSE;

  _hu_why_add_below (root, list, WHY_FACT, 0, hu_explain_verdict (root->snapshot));
  if (verdict == NULL)
    _hu_why_add_forecast (root, list);
  if (verdict == NULL || verdict->winner != side)
    _hu_why_add_default (root, list, side);
  for (guint i = 0; i < meters->len; i++)
    any = any || ((const HuMeter *) g_ptr_array_index (meters, i))->for_side == side;
  /* A side without a condition of its own wins by keeping the other side from meeting its conditions. */
  for (guint i = 0; i < meters->len; i++)
    if (!any || is_for_side (g_ptr_array_index (meters, i), side))
      _hu_why_add_meter (list, root->game, root->snapshot, i);
  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    if (hu_system_in_force (hu_snapshot_get_scenario (root->snapshot), id) && hu_system_lists_get (id)->add_why_side != NULL)
      hu_system_lists_get (id)->add_why_side (root, list, side);
}
