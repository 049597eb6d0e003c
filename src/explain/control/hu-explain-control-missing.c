/*
 * The things that a condition of Control still lacks, by name, and the enemies in the way.
 */
#include "config.h"

#include "hu-control-chance.h"
#include "hu-control-reason.h"
#include "hu-control-words.h"
#include "hu-explain-term.h"

static void
add_once (GArray *units,
          guint   unit)
{
  if (!hu_numbers_have (units, unit))
    g_array_append_val (units, unit);
}

/* The enemy units (guint) that keep a side from something, and the Locations (HuLocation) whose Fire or rubble does. */
typedef struct
{
  GArray *enemies;
  GArray *bars;
} Obstacles;

/* What keeps @side from it, enemies as far as the viewer knows them. */
static void
add_obstacles (const HuSnapshot *snapshot,
               HuSide            side,
               HuSubjectKind     kind,
               gint32            subject,
               const Obstacles  *obstacles)
{
  g_autoptr(GPtrArray) reasons = hu_control_reasons (hu_snapshot_get_state (snapshot), side, kind, subject);

  for (guint i = 0; i < reasons->len; i++)
    {
      const HuReason *reason = g_ptr_array_index (reasons, i);

      for (guint j = 0; hu_control_is_of_enemies (reason->clause) && reason->units != NULL && j < reason->units->len; j++)
        if (hu_snapshot_get_secrecy (snapshot, g_array_index (reason->units, guint, j)) == HU_SECRECY_NONE)
          add_once (obstacles->enemies, g_array_index (reason->units, guint, j));
      for (guint j = 0; hu_control_is_of_fire (reason->clause) && reason->places != NULL && j < reason->places->len; j++)
        add_once (obstacles->bars, g_array_index (reason->places, guint, j));
    }
}

/* "4-4-7 (hidden) in E3/1". */
static char *
name_enemy (const HuSnapshot *snapshot,
            guint             unit)
{
  const HuState *state = hu_snapshot_get_state (snapshot);
  g_autofree char *states = hu_explain_unit_states (state, unit);
  g_autofree char *where = hu_location_dup_name (state->scenario->map, hu_state_unit_location (state, unit));
  g_autofree char *name = hu_explain_unit (state->scenario, unit);

  if (states == NULL)
    /* Translators: a unit, and the Location it stands in. */
    return g_strdup_printf (C_("in the way", "%1$s in %2$s"), name, where);

  /* Translators: a unit, its states, and the Location it stands in. */
  return g_strdup_printf (C_("in the way", "%1$s (%2$s) in %3$s"), name, states, where);
}

static char *
name_bars (const HuSnapshot *snapshot,
           const GArray     *bars)
{
  gboolean burns = FALSE;
  g_autofree char *names = _hu_explain_list (hu_snapshot_get_scenario (snapshot), bars, HU_LIST_MOST, _hu_name_location);

  for (guint i = 0; i < bars->len; i++)
    burns |= (hu_state_hazard (hu_snapshot_get_state (snapshot), g_array_index (bars, HuLocation, i)) & HU_HAZARD_FIRE) != 0;

  return g_strdup_printf (burns ? C_("in the way", "the Fire in %s") : C_("in the way", "the rubble in %s"), names);
}

static char *
name_obstacles (const HuSnapshot *snapshot,
                const Obstacles  *obstacles)
{
  const GArray *enemies = obstacles->enemies;
  g_autoptr(GString) names = g_string_new (NULL);
  guint rest = enemies->len - MIN (enemies->len, HU_LIST_MOST);

  if (obstacles->bars->len > 0)
    {
      g_autofree char *bars = name_bars (snapshot, obstacles->bars);

      g_string_append (names, bars);
    }
  for (guint i = 0; i < MIN (enemies->len, HU_LIST_MOST); i++)
    {
      g_autofree char *name = name_enemy (snapshot, g_array_index (enemies, guint, i));

      g_string_append_printf (names, "%s%s", names->len > 0 ? "; " : "", name);
    }
  if (rest > 0)
    {
      g_autofree char *more = g_strdup_printf (_hu_trn ("and %u more", "and %u more", rest), rest);

      g_string_append_printf (names, " %s", more);
    }

  return g_string_free (g_steal_pointer (&names), FALSE);
}

/* Are units counted, of which there are more than may be? */
static gboolean
is_too_many (const HuTermFinding *finding)
{
  return finding->units != NULL && finding->units->len > 0 &&
         (finding->term->kind == HU_CONTROL_TERM_NO_ENEMY || (finding->term->has_most && !finding->term->has_least));
}

/* Adds those that the viewer knows. */
static void
add_too_many (const HuSnapshot    *snapshot,
              const HuTermFinding *finding,
              GArray              *enemies)
{
  for (guint i = 0; i < finding->units->len; i++)
    {
      guint unit = g_array_index (finding->units, guint, i);

      if (hu_snapshot_get_secrecy (snapshot, unit) == HU_SECRECY_NONE &&
          hu_snapshot_get_state (snapshot)->unit_status[unit] == HU_UNIT_ON_MAP)
        add_once (enemies, unit);
    }
}

static char *
name_alternative (const HuScenario *scenario,
                  const GArray     *names, /* char * */
                  guint             index)
{
  return g_strdup (g_array_index (names, char *, index));
}

/* "Inn (in the way: 4-4-7 in D4)". */
static char *
explain_alternative (const HuSnapshot    *snapshot,
                     const HuTermFinding *finding,
                     gint32               subject)
{
  HuSubjectKind kind = hu_control_term (finding->term)->subject_kind;
  g_autoptr(GArray) enemies = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autoptr(GArray) bars = g_array_new (FALSE, FALSE, sizeof (HuLocation));
  const Obstacles obstacles = { enemies, bars };
  g_autofree char *name = hu_explain_subject (hu_snapshot_get_scenario (snapshot), kind, subject);
  g_autofree char *against = NULL;

  add_obstacles (snapshot, finding->term->side, kind, subject, &obstacles);
  if (enemies->len + bars->len == 0)
    return g_steal_pointer (&name);

  against = name_obstacles (snapshot, &obstacles);

  /* Translators: a place; enemy units. */
  return g_strdup_printf (C_("in the way", "%1$s (in the way: %2$s)"), name, against);
}

/* The things of which some are enough, each with who keeps that side from it: "1 of these: Hut or Inn (in the way: …)". */
static char *
name_alternatives (const HuSnapshot    *snapshot,
                   const HuTermFinding *finding,
                   const GArray        *missing,
                   guint                needed)
{
  g_autoptr(GPtrArray) owned = g_ptr_array_new_with_free_func (g_free);
  g_autoptr(GArray) names = g_array_new (FALSE, FALSE, sizeof (char *));
  g_autofree char *list = NULL;

  for (guint i = 0; i < missing->len; i++)
    {
      char *one = explain_alternative (snapshot, finding, g_array_index (missing, gint32, i));

      g_ptr_array_add (owned, one);
      g_array_append_val (names, one);
    }
  list = _hu_explain_any_list (hu_snapshot_get_scenario (snapshot), names, HU_LIST_MOST, name_alternative);

  return g_strdup_printf (_hu_trn ("%1$d of these: %2$s", "%1$d of these: %2$s", needed), (gint) needed, list);
}

/* The things that it lacks, by name, and who keeps that side from them; NULL: the condition has just named all of them. */
static char *
name_missing (const HuSnapshot    *snapshot,
              const HuTermFinding *finding,
              const Obstacles     *obstacles)
{
  const HuControlTerm *own = hu_control_term (finding->term);
  g_autoptr(GArray) missing = hu_control_rank_lacking (hu_snapshot_get_state (snapshot), finding->term);
  gint64 needed = finding->need - finding->have;

  if (needed > 0 && needed < missing->len)
    return name_alternatives (snapshot, finding, missing, (guint) needed);

  for (guint i = 0; i < missing->len; i++)
    add_obstacles (snapshot, finding->term->side, own->subject_kind, g_array_index (missing, gint32, i), obstacles);

  return missing->len > 0 && missing->len < own->subjects->len
           ? _hu_explain_subjects (hu_snapshot_get_scenario (snapshot), own->subject_kind, missing) : NULL;
}

static void
append_name (GString    *names,
             const char *name)
{
  if (name != NULL)
    g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "", name);
}

/* The points that a side has too few of, where it has some or they are counted against the enemy's; NULL: they are no points. */
static char *
name_missing_points (const HuTermFinding *finding)
{
  gboolean exits = finding->term->kind == HU_CONTROL_TERM_EXIT_VP;

  if ((!exits && finding->term->kind != HU_CONTROL_TERM_CVP) || finding->have >= finding->need ||
      (finding->have == 0 && !hu_control_term (finding->term)->more))
    return NULL;

  return _hu_name_points (exits, finding->need - finding->have);
}

/* @lacking: (element-type HuTermFinding).  Names each unit once, whatever number of them it stands in the way of. */
char *
_hu_explain_all_missing (const HuSnapshot *snapshot,
                         const GPtrArray  *lacking)
{
  g_autoptr(GArray) enemies = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autoptr(GArray) bars = g_array_new (FALSE, FALSE, sizeof (HuLocation));
  const Obstacles obstacles = { enemies, bars };
  g_autoptr(GString) names = g_string_new (NULL);
  g_autofree char *against = NULL;

  for (guint i = 0; i < lacking->len; i++)
    {
      const HuTermFinding *finding = g_ptr_array_index (lacking, i);
      g_autofree char *missing = NULL;

      if (finding->met || !hu_term_is_atom (finding->term))
        continue;
      if (finding->term->kind == HU_CONTROL_TERM_CONTROLS)
        append_name (names, (missing = name_missing (snapshot, finding, &obstacles)));
      else if (is_too_many (finding))
        add_too_many (snapshot, finding, enemies);
      else
        append_name (names, (missing = name_missing_points (finding)));
    }

  against = enemies->len + bars->len > 0 ? name_obstacles (snapshot, &obstacles) : NULL;
  if (names->len == 0)
    /* Translators: enemy units. */
    return against != NULL ? g_strdup_printf (_("In the way: %s."), against) : NULL;
  if (against == NULL)
    /* Translators: places or hexes that are missing. */
    return g_strdup_printf (_("Missing: %s."), names->str);

  /* Translators: places or hexes that are missing; enemy units. */
  return g_strdup_printf (_("Missing: %s. In the way: %s."), names->str, against);
}

static gboolean
has_subject (const GArray           *subjects,
             const HuControlSubject *subject)
{
  for (guint i = 0; i < subjects->len; i++)
    if (g_array_index (subjects, HuControlSubject, i).kind == subject->kind &&
        g_array_index (subjects, HuControlSubject, i).subject == subject->subject)
      return TRUE;

  return FALSE;
}

/* Adds the things (HuControlSubject) of longer lists that may count for the finding or not; of a single thing it is said already
 * that the condition cannot be told. */
static void
add_untold (const HuSnapshot    *snapshot,
            const HuTermFinding *finding,
            GArray              *subjects)
{
  const HuControlTerm *own = hu_control_term (finding->term);
  g_autoptr(GArray) untold = NULL;

  for (guint i = 0; hu_term_is_group (finding->term) && i < finding->parts->len; i++)
    add_untold (snapshot, g_ptr_array_index (finding->parts, i), subjects);
  if (finding->term->kind != HU_CONTROL_TERM_CONTROLS || own->subjects->len < 2)
    return;

  untold = hu_control_list_untold (hu_snapshot_get_state (snapshot), finding);
  for (guint i = 0; i < untold->len; i++)
    {
      const HuControlSubject subject = { own->subject_kind, g_array_index (untold, gint32, i) };

      if (!has_subject (subjects, &subject))
        g_array_append_val (subjects, subject);
    }
}

char *
_hu_explain_all_untold (const HuSnapshot    *snapshot,
                        const HuTermFinding *needs)
{
  g_autoptr(GArray) subjects = g_array_new (FALSE, FALSE, sizeof (HuControlSubject));
  g_autofree char *names = NULL;

  add_untold (snapshot, needs, subjects);
  if (subjects->len == 0)
    return NULL;

  names = _hu_explain_kinds_and_subjects (hu_snapshot_get_scenario (snapshot), subjects);

  /* Translators: "the building Mill and the hex D3". */
  return g_strdup_printf (_("Something concealed may be an armed squad: who controls %s cannot be told (26.15)."), names);
}

/* "10", "0.5" */
static char *
explain_most (const HuState       *state,
              const HuTermFinding *finding)
{
  const HuRange range = hu_control_find_range_left (state, finding);

  return hu_explain_decimal (range.most, hu_term_finding_unit (finding));
}

char *
_hu_explain_most_left (const HuSnapshot    *snapshot,
                       const HuTermFinding *needs)
{
  const HuState *state = hu_snapshot_get_state (snapshot);
  g_autofree char *most = NULL;

  if (!needs->settled || needs->met)
    return NULL;
  for (guint i = 0; needs->term->kind != HU_TERM_NOT && hu_term_is_group (needs->term) && i < needs->parts->len; i++)
    {
      char *part = _hu_explain_most_left (snapshot, g_ptr_array_index (needs->parts, i));

      if (part != NULL)
        return part;
    }
  if (!hu_term_is_atom (needs->term) || needs->term->counted || hu_control_term_has_subjects (needs->term) ||
      hu_control_find_chance (needs->term, hu_control_find_range_left (state, needs)) != HU_CHANCE_NEVER)
    return NULL;

  most = explain_most (state, needs);
  /* Translators: a number of points or units. */
  return g_strdup_printf (_("With all that is left, at most %s can be reached."), most);
}

char *
hu_explain_control_missing (const HuSnapshot    *snapshot,
                            const HuTermFinding *finding)
{
  g_autoptr(GPtrArray) one = g_ptr_array_new ();

  g_return_val_if_fail (snapshot != NULL && finding != NULL, NULL);

  g_ptr_array_add (one, (gpointer) finding);

  return _hu_explain_all_missing (snapshot, one);
}

char *
hu_explain_points_asked (const HuSnapshot    *snapshot,
                         guint                entry,
                         const HuTermFinding *finding)
{
  const HuScenario *scenario;
  g_autofree char *title = NULL, *term = NULL, *standing = NULL, *missing = NULL;

  g_return_val_if_fail (snapshot != NULL && finding != NULL, NULL);

  scenario = hu_snapshot_get_scenario (snapshot);
  title = _hu_explain_entry_title (scenario, entry);
  term = hu_explain_whole_term (scenario, finding->term);
  standing = hu_explain_term_standing (scenario, finding);
  if (hu_snapshot_get_verdict (snapshot) != NULL)
    /* Translators: the title of a victory condition; "at least 18 exit points"; "8 of 18". */
    return g_strdup_printf (_("“%1$s” asked for %2$s; when the game was decided: %3$s."), title, term, standing);
  /* A comparison says itself by how much it is missed. */
  if (finding->met || finding->have >= finding->need || finding->term->kind == HU_TERM_COMPARE)
    /* Translators: the title of a victory condition; "at least 18 exit points"; "8 of 18". */
    return g_strdup_printf (_("“%1$s” asks for %2$s: %3$s."), title, term, standing);

  missing = _hu_number (finding->need - finding->have);
  /* Translators: the title of a victory condition; "at least 18 exit points"; "8 of 18"; how many are missing. */
  return g_strdup_printf (_("“%1$s” asks for %2$s: %3$s. Missing: %4$s."), title, term, standing, missing);
}

/* Is it all that the condition lacks? */
static gboolean
is_last_lacking (const HuVictoryFinding *condition,
                 const HuTermFinding    *finding)
{
  const HuTermFinding *lacking = condition->lacking->len == 1 ? g_ptr_array_index (condition->lacking, 0) : NULL;

  return lacking != NULL && lacking->term == finding->term;
}

char *
hu_explain_points_with (const HuSnapshot    *snapshot,
                        guint                entry,
                        const HuTermFinding *finding,
                        gint64               points,
                        gboolean             wins)
{
  const HuScenario *scenario;
  const HuVictoryFinding *condition;
  HuTermFinding with;
  g_autofree char *title = NULL, *term = NULL, *now = NULL, *then = NULL, *text = NULL;

  g_return_val_if_fail (snapshot != NULL && finding != NULL, NULL);

  scenario = hu_snapshot_get_scenario (snapshot);
  condition = g_ptr_array_index (hu_snapshot_get_control (snapshot)->conditions, entry);
  with = *finding;
  with.have += points;
  with.met = with.have >= with.need;
  if (finding->term->kind == HU_TERM_COMPARE)
    with.left += points;
  title = _hu_explain_entry_title (scenario, entry);
  term = hu_explain_whole_term (scenario, finding->term);
  now = hu_explain_term_standing (scenario, finding);
  then = hu_explain_term_standing (scenario, &with);
  /* Translators: the title of a victory condition; "at least 18 exit points"; "8 of 18"; likewise with the points that were named
   * before. */
  text = g_strdup_printf (_("“%1$s” asks for %2$s. Now: %3$s; with these: %4$s."), title, term, now, then);
  if (!wins || with.have < with.need || !is_last_lacking (condition, finding))
    return g_steal_pointer (&text);

  return g_strdup_printf ("%s %s", text, condition->entry->when == HU_JUDGED_INSTANT ? _("That would win the game at once.")
                                                                                   : _("Then it would be met."));
}
