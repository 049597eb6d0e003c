/*
 * A condition of control that can never be met, or is met whatever happens.
 */
#include "config.h"

#include "hu-control-chance.h"
#include "hu-control.h"
#include "hu-control-format.h"
#include "hu-read-term.h"

#include <glib/gi18n-lib.h>

/* --- What there can be --- */

/* Says how much there is; (transfer full). */
static char *
word_most (const HuReader *reader,
           const HuTerm   *term,
           gint64          most)
{
  const HuControlTerm *own = hu_control_term (term);
  gboolean squads = hu_control_term_has_units (term) && own->measure == HU_MEASURE_SQUADS;
  g_autofree char *number = squads ? g_strdup_printf ("%g", (double) most / HU_MEASURE_SQUAD)
                                   : g_strdup_printf ("%lld", (long long) most);

  switch (term->kind)
    {
    case HU_CONTROL_TERM_CVP:
      /* Translators: a side, a number. */
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "all units of side “%1$s” are worth at most %2$lld casualty point",
                                           "all units of side “%1$s” are worth at most %2$lld casualty points", (gulong) most),
                              reader->scenario->sides[hu_side_other (term->side)].id, (long long) most);
    case HU_CONTROL_TERM_EXIT_VP:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "what can exit is worth at most %lld exit point",
                                           "what can exit is worth at most %lld exit points", (gulong) most),
                              (long long) most);
    case HU_CONTROL_TERM_CONTROLS:
    case HU_CONTROL_TERM_DESTROYED:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "only %lld is listed here", "only %lld are listed here",
                                           (gulong) most), (long long) most);
    default:
      break;
    }

  if (own->measure == HU_MEASURE_SQUADS)
    /* Translators: a side, a number. */
    return g_strdup_printf (_("such units of side “%1$s” are at most %2$s squad-equivalents"),
                            reader->scenario->sides[term->side].id, number);
  if (own->measure == HU_MEASURE_POINTS)
    /* Translators: a side, a number. */
    return g_strdup_printf (_("such units of side “%1$s” are worth at most %2$s points"),
                            reader->scenario->sides[term->side].id, number);

  /* Translators: a side, a number. */
  return g_strdup_printf (_("side “%1$s” has at most %2$s such units"), reader->scenario->sides[term->side].id, number);
}

/* The key by which no unit fits; NULL: all of them together. */
static const char *
find_misfit (const HuReader *reader,
             const HuTerm   *term)
{
  static const char * const keys[] = { "kinds", "tags", "units" };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      HuUnitFilter one = { 0 };
      gboolean any = FALSE;

      if (i == 0)
        one.kinds = term->filter.kinds;
      else if (i == 1)
        one.tags = term->filter.tags;
      else
        one.units = term->filter.units;
      for (guint unit = 0; !any && unit < reader->scenario->units->len; unit++)
        any = hu_scenario_get_unit (reader->scenario, unit)->side == term->side &&
              hu_unit_filter_fits (&one, reader->scenario, unit);
      if (!any)
        return keys[i];
    }

  return NULL;
}

/* Does it fit all that is asked for, but have a kind that counts only where “kinds” names it? */
static gboolean
is_of_other_kind (const HuReader *reader,
                  const HuTerm   *term,
                  guint           index)
{
  const HuUnit *unit = hu_scenario_get_unit (reader->scenario, index);

  return unit->side == term->side && hu_unit_kind_is_tactical (unit->kind) && !hu_unit_kind_is_mmc (unit->kind) &&
         unit->kind != HU_UNIT_DUMMY && hu_unit_filter_fits (&term->filter, reader->scenario, index);
}

/* The first unit that is named or tagged and does not count for its kind, since “kinds” is absent; -1: none is. */
static gint
find_other_kind (const HuReader *reader,
                 const HuTerm   *term)
{
  if (term->filter.kinds != 0 || (term->filter.tags == NULL && term->filter.units == NULL))
    return -1;

  for (guint i = 0; i < reader->scenario->units->len; i++)
    if (is_of_other_kind (reader, term, i))
      return (gint) i;

  return -1;
}

/* Returns where the units are chosen, by name or else by tag. */
static HuAt
find_choice (const HuAt   *at,
             const HuTerm *term)
{
  return hu_at_find (at, term->filter.units != NULL ? "units" : "tags");
}

static char *
word_other_kind (const HuReader *reader,
                 gint            index)
{
  const HuUnit *unit = hu_scenario_get_unit (reader->scenario, (guint) index);

  /* Translators: the id of a unit; the word for its kind in the file: "leader". */
  return g_strdup_printf (_("unit “%1$s” has the kind “%2$s”, and without “kinds” only squads, half-squads and crews count"),
                          unit->id, hu_unit_kind_to_string (unit->kind));
}

/* No unit can ever count. */
static void
warn_of_no_unit (HuReader     *reader,
                 const HuAt   *at,
                 HuAbout       about,
                 const HuTerm *term)
{
  const char *side = reader->scenario->sides[term->side].id;
  const char *key = find_misfit (reader, term);
  HuAt place = key != NULL ? hu_at_find (at, key) : *at;
  HuAt choice = find_choice (at, term);
  gint other = find_other_kind (reader, term);

  if (other >= 0)
    hu_warn_about (reader, &choice, about, word_other_kind (reader, other), g_strdup (_("add “kinds”")));
  else if (term->kind == HU_CONTROL_TERM_EXITED && !hu_control_term (term)->any_exit &&
      !hu_control_has_exit (reader->scenario, term->side))
    hu_warn_about (reader, at, about, g_strdup_printf (_("side “%s” has no hexes to exit by"), side),
                   g_strdup (_("list them for it under “exit”")));
  else if (g_strcmp0 (key, "tags") == 0)
    hu_warn_about (reader, &place, about, g_strdup_printf (_("side “%s” has no unit with such a tag"), side),
                   g_strdup (_("give units a “tags”, or choose tags that they have")));
  else if (g_strcmp0 (key, "kinds") == 0)
    hu_warn_about (reader, &place, about, g_strdup_printf (_("side “%s” has no unit of such a kind"), side),
                   g_strdup (_("choose the kinds that its units have")));
  else if (term->filter.kinds == 0 && term->filter.tags == NULL && term->filter.units == NULL)
    hu_warn_about (reader, at, about, g_strdup_printf (_("side “%s” has no squad, half-squad or crew"), side),
                   g_strdup (_("add its units, or name “kinds”")));
  else
    hu_warn_about (reader, at, about, g_strdup_printf (_("side “%s” has no unit that fits all of this"), side),
                   g_strdup (_("ask for less, or for other units")));
}

static gboolean
counts_units (const HuTerm *term)
{
  return term->kind >= HU_CONTROL_TERM_UNITS && term->kind <= HU_CONTROL_TERM_CAPTURED;
}

/* Can no unit ever count, whatever points they come to be worth? */
static gboolean
counts_nothing (const HuReader *reader,
                const HuTerm   *term)
{
  return counts_units (term) && hu_control_find_range (reader->scenario, term).most == 0 &&
         (hu_control_term (term)->measure != HU_MEASURE_POINTS || find_other_kind (reader, term) >= 0);
}

static void
warn_of_never (HuReader     *reader,
               const HuAt   *at,
               const HuAt   *number,
               const HuTerm *term,
               HuRange       range)
{
  gboolean squads = counts_units (term) && hu_control_term (term)->measure == HU_MEASURE_SQUADS;

  if (counts_units (term) && range.most == 0)
    warn_of_no_unit (reader, at, HU_ABOUT_NEVER_MET, term);
  else if (term->kind == HU_CONTROL_TERM_EXIT_VP && !hu_control_has_exit (reader->scenario, term->side))
    hu_warn_about (reader, at, HU_ABOUT_NEVER_MET,
                   g_strdup_printf (_("side “%s” has no hexes to exit by"), reader->scenario->sides[term->side].id),
                   g_strdup (_("list them for it under “exit”")));
  else if (range.most == 0)
    hu_warn_about (reader, number, HU_ABOUT_NEVER_MET, g_strdup (_("no unit is worth such points")),
                   g_strdup (_("ask for less, or for other units")));
  else if (squads)
    hu_warn_about (reader, number, HU_ABOUT_NEVER_MET, word_most (reader, term, range.most),
                   g_strdup (_("use a smaller number")));
  else
    hu_warn_about (reader, number, HU_ABOUT_NEVER_MET, word_most (reader, term, range.most),
                   g_strdup_printf (_("use a whole number up to %lld"), (long long) range.most));
}

static void
check_counted (HuReader     *reader,
               const HuAt   *at,
               const HuTerm *term)
{
  HuRange range = hu_control_find_range (reader->scenario, term);
  gboolean listed = hu_control_term_has_subjects (term);
  gboolean worth = counts_units (term) ? hu_control_term (term)->measure == HU_MEASURE_POINTS : !listed;
  HuAt number = hu_at_find (at, hu_control_term (term)->more ? "more_than_enemy_by" : term->has_least ? "at_least" : "at_most");

  if (worth && (reader->adjusts || reader->promotes) && !counts_nothing (reader, term))
    return;
  /* A list without items is warned of where it is read, and one without a number asks for all. */
  if (listed && (hu_control_term (term)->subjects->len == 0 || (!term->has_least && !term->has_most)))
    return;

  switch (hu_control_find_chance (term, range))
    {
    case HU_CHANCE_NEVER:
      warn_of_never (reader, at, &number, term, range);
      break;
    case HU_CHANCE_ALWAYS:
      if (counts_units (term) && range.most == 0)
        warn_of_no_unit (reader, at, HU_ABOUT_ALWAYS_MET, term);
      else if (term->has_least)
        hu_warn_about (reader, &number, HU_ABOUT_ALWAYS_MET, g_strdup (_("nothing has fewer than that")),
                       g_strdup (_("use a greater number, or remove the condition")));
      else
        hu_warn_about (reader, &number, HU_ABOUT_ALWAYS_MET, word_most (reader, term, range.most),
                       g_strdup (_("use a smaller number, or remove the condition")));
      break;
    case HU_CHANCE_OPEN:
      break;
    }
}

/* Hexes that units leave by are those of an exit of their side, unless any exit counts. */
static void
check_through (HuReader     *reader,
               const HuAt   *at,
               const HuTerm *term)
{
  const GPtrArray *exits = hu_control_rules (reader->scenario)->exits;
  const HuControlTerm *own = hu_control_term (term);
  HuAt place = hu_at_find (at, "through");
  gboolean any = FALSE;

  if (own->exits == NULL)
    return;

  hu_warn_about_inside (reader, &place, own->exits);
  if (own->any_exit || !hu_control_has_exit (reader->scenario, term->side))
    return;

  for (guint i = 0; !any && i < exits->len; i++)
    {
      const HuExitArea *area = g_ptr_array_index (exits, i);

      for (guint j = 0; !any && area->side == term->side && j < area->hexes->len; j++)
        any = hu_hexes_find (own->exit_hexes, g_array_index (area->hexes, HuHex, j));
    }
  if (!any)
    hu_warn_about (reader, &place, HU_ABOUT_NEVER_MET,
                   g_strdup_printf (_("none of these hexes is an exit of side “%s”"), reader->scenario->sides[term->side].id),
                   g_strdup (_("list them for it under “exit”, or use “as”: “any”")));
}

static void
check_no_enemy (HuReader     *reader,
                const HuAt   *at,
                const HuTerm *term)
{
  if (hu_control_find_range (reader->scenario, term).most > 0)
    return;

  hu_warn_about (reader, at, HU_ABOUT_ALWAYS_MET,
                 term->filter.kinds != 0
                   ? g_strdup_printf (_("side “%s” has no unit of such a kind"),
                                      reader->scenario->sides[hu_side_other (term->side)].id)
                   : g_strdup_printf (_("side “%s” has no squad, half-squad or crew"),
                                      reader->scenario->sides[hu_side_other (term->side)].id),
                 g_strdup (_("add its units, or remove the condition")));
}

/* @at: the member of an atom. */
static void
check_atom (HuReader     *reader,
            const HuAt   *at,
            const HuTerm *term)
{
  if (term->kind == HU_CONTROL_TERM_EXITED)
    check_through (reader, at, term);
  if (counts_units (term) && hu_control_find_range (reader->scenario, term).most > 0)
    {
      /* Some of those that are named never count, though others do. */
      gint other = term->filter.units != NULL ? find_other_kind (reader, term) : -1;
      HuAt choice = find_choice (at, term);

      if (other >= 0)
        hu_reader_warn (reader, &choice, word_other_kind (reader, other), g_strdup (_("add “kinds”, or leave out this unit")));
    }
  if (term->kind == HU_CONTROL_TERM_NO_ENEMY)
    check_no_enemy (reader, at, term);
  else if (!term->counted)
    check_counted (reader, at, term);
  /* In a sum it counts for nothing. */
  else if (counts_nothing (reader, term))
    warn_of_no_unit (reader, at, HU_ABOUT_COUNTS_NOTHING, term);
  else if (term->kind == HU_CONTROL_TERM_EXIT_VP && !hu_control_has_exit (reader->scenario, term->side))
    hu_warn_about (reader, at, HU_ABOUT_NEVER_MET,
                   g_strdup_printf (_("side “%s” has no hexes to exit by"), reader->scenario->sides[term->side].id),
                   g_strdup (_("list them for it under “exit”")));
}

/* --- Conditions of conditions --- */

static void check_term (HuReader      *reader,
                        const HuAt    *at,
                        const HuState *set_up,
                        const HuTerm  *term);

static void
check_list (HuReader      *reader,
            const HuAt    *list,
            const HuState *set_up,
            const HuTerm  *term,
            guint          first,
            guint          end)
{
  HuElements elements;

  hu_elements_init (&elements, reader, list);
  for (guint i = first; i < end && hu_elements_next (&elements); i++)
    check_term (reader, &elements.at, set_up, g_ptr_array_index (term->parts, i));
}

static void
check_memory (HuReader      *reader,
              const HuAt    *at,
              const HuState *set_up,
              const HuTerm  *term)
{
  static const char * const keys[] = { "needs", "before" };
  HuTermFinding *finding;

  for (guint i = 0; i < MIN (term->parts->len, G_N_ELEMENTS (keys)); i++)
    {
      HuAt part = hu_at_find (at, keys[i]);

      check_term (reader, &part, set_up, g_ptr_array_index (term->parts, i));
    }
  if (term->kind != HU_TERM_FIRST)
    return;

  finding = hu_control_find (set_up, term, FALSE);
  if (finding->before_since != HU_REASON_NO_EVENT && !finding->met)
    hu_warn_about (reader, at, HU_ABOUT_NEVER_MET, g_strdup (_("what must not come first is met at the set-up")),
                   g_strdup (_("change the set-up, or the condition under “before”")));
  hu_term_finding_free (finding);
}

static void
check_term (HuReader      *reader,
            const HuAt    *at,
            const HuState *set_up,
            const HuTerm  *term)
{
  HuAt member = hu_at_find (at, hu_term_get_word (term)), list;

  switch (term->kind)
    {
    case HU_TERM_NOT:
      check_term (reader, &member, set_up, g_ptr_array_index (term->parts, 0));
      break;
    case HU_TERM_ALL:
    case HU_TERM_ANY:
      check_list (reader, &member, set_up, term, 0, term->parts->len);
      break;
    case HU_TERM_SOME:
      list = hu_at_find (&member, "of");
      check_list (reader, &list, set_up, term, 0, term->parts->len);
      break;
    case HU_TERM_COMPARE:
      list = hu_at_find (&member, "left");
      check_list (reader, &list, set_up, term, 0, term->n_left);
      list = hu_at_find (&member, "right");
      if (term->has_right)
        check_list (reader, &list, set_up, term, term->n_left, term->parts->len);
      break;
    case HU_TERM_EVER:
    case HU_TERM_FOR:
    case HU_TERM_FIRST:
      check_memory (reader, &member, set_up, term);
      break;
    case HU_TERM_TURN:
    case HU_TERM_ANNOUNCED:
    case HU_TERM_NUMBER:
      break;
    default:
      check_atom (reader, &member, term);
      break;
    }
}

/* --- The rules --- */

/* A unit leaves the map at its edge only, whatever the scenario calls an exit. */
static void
check_exits (HuReader   *reader,
             const HuAt *at)
{
  const GPtrArray *exits = hu_control_rules (reader->scenario)->exits;
  HuAt list = hu_at_find (at, "exit");
  HuElements elements;

  if (exits->len == 0)
    return;

  hu_elements_init (&elements, reader, &list);
  for (guint i = 0; hu_elements_next (&elements) && i < exits->len; i++)
    {
      HuAt hexes = hu_at_find (&elements.at, "hexes");

      hu_warn_about_inside (reader, &hexes, ((const HuExitArea *) g_ptr_array_index (exits, i))->hexes);
    }
}

void
hu_check_control (HuReader      *reader,
                  const HuAt    *at,
                  const HuState *set_up)
{
  const GPtrArray *victory = hu_control_rules (reader->scenario)->victory;
  HuAt list = hu_at_find (at, "victory");
  HuElements elements;

  check_exits (reader, at);
  hu_elements_init (&elements, reader, &list);
  for (guint i = 0; hu_elements_next (&elements) && i < victory->len; i++)
    {
      HuAt needs = hu_at_find (&elements.at, "needs");

      check_term (reader, &needs, set_up, ((const HuVictoryEntry *) g_ptr_array_index (victory, i))->needs);
    }
}
