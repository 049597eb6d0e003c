/*
 * What a condition of Control still lacks, by name, and who is in the way.
 */
#include "config.h"

#include "hu-control-reason.h"
#include "hu-control-words.h"
#include "hu-explain-term.h"

static void
add_once (GArray *units,
          guint   unit)
{
  for (guint i = 0; i < units->len; i++)
    if (g_array_index (units, guint, i) == unit)
      return;

  g_array_append_val (units, unit);
}

static gboolean
is_enemy_clause (HuClauseId clause)
{
  return clause == HU_CLAUSE_ARMED_ENEMY || clause == HU_CLAUSE_HEX_ENEMY || clause == HU_CLAUSE_BUILDING_ENEMY;
}

/* Those who keep @side from it, as far as the viewer knows them. */
static void
add_enemies (const HuSnapshot *snapshot,
             HuSide            side,
             HuSubjectKind     kind,
             gint32            subject,
             GArray           *enemies)
{
  g_autoptr(GPtrArray) reasons = hu_control_reasons (hu_snapshot_get_state (snapshot), side, kind, subject);

  for (guint i = 0; i < reasons->len; i++)
    {
      const HuReason *reason = g_ptr_array_index (reasons, i);

      for (guint j = 0; is_enemy_clause (reason->clause) && reason->units != NULL && j < reason->units->len; j++)
        if (hu_snapshot_get_secrecy (snapshot, g_array_index (reason->units, guint, j)) == HU_SECRECY_NONE)
          add_once (enemies, g_array_index (reason->units, guint, j));
    }
}

char *
_hu_explain_control_missing (const HuSnapshot    *snapshot,
                             const HuTermFinding *finding)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  g_autoptr(GArray) missing = g_array_new (FALSE, FALSE, sizeof (gint32));
  g_autoptr(GArray) enemies = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autofree char *names = NULL, *against = NULL;
  const HuControlTerm *own;

  if (finding->met || finding->term->kind != HU_CONTROL_TERM_CONTROLS)
    return NULL;

  own = hu_control_term (finding->term);
  for (guint i = 0; i < own->subjects->len; i++)
    {
      gint32 subject = g_array_index (own->subjects, gint32, i);

      if (hu_control_owner (hu_snapshot_get_state (snapshot), own->subject_kind, subject) == finding->term->side)
        continue;
      g_array_append_val (missing, subject);
      add_enemies (snapshot, finding->term->side, own->subject_kind, subject, enemies);
    }
  if (missing->len == 0 || (enemies->len == 0 && missing->len == own->subjects->len))
    return NULL;

  against = hu_explain_units (scenario, enemies, HU_LIST_MOST);
  /* The condition has just named all of them. */
  if (missing->len == own->subjects->len)
    /* Translators: enemy units. */
    return g_strdup_printf (_("In the way: %s."), against);

  names = _hu_explain_subjects (scenario, own->subject_kind, missing);
  if (enemies->len == 0)
    /* Translators: places or hexes that are missing. */
    return g_strdup_printf (_("Missing: %s."), names);

  /* Translators: places or hexes that are missing; enemy units. */
  return g_strdup_printf (_("Missing: %s. In the way: %s."), names, against);
}
