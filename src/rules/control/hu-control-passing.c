/*
 * How Control of something came to be: the rulings by which it passed, and whose it was before.
 */
#include "hu-control-system-private.h"

#include "hu-control-reason.h"
#include "hu-snapshot-private.h"

/* Tells whether @ruling is about Control of @subject: a #HuLocation, a #HuHex or the index of a building. */
static gboolean
is_of (const HuRuling *ruling,
       HuSubjectKind   kind,
       gint32          subject)
{
  const GArray *subjects;

  if ((ruling->kind != HU_CONTROL_RULING_LOCATION + kind && ruling->kind != HU_CONTROL_RULING_DECLARED) ||
      ruling->subject_kind != kind)
    return FALSE;

  subjects = hu_control_ruling (ruling)->subjects;
  for (guint i = 0; subjects != NULL && i < subjects->len; i++)
    if (g_array_index (subjects, gint32, i) == subject)
      return TRUE;

  return ruling->subject == subject;
}

gboolean
hu_control_is_hold (const HuRuling *ruling)
{
  return ruling->reason.clause == HU_CLAUSE_HOLD || ruling->reason.clause == HU_CLAUSE_ONLY_LOCATION;
}

/* The rulings on Control of the subject, the latest first, (transfer container). */
static GPtrArray *
list_all (const HuSnapshot *snapshot,
          HuSubjectKind     kind,
          gint32            subject)
{
  GPtrArray *rulings = g_ptr_array_new ();

  for (const HuRulingLog *log = hu_snapshot_get_ruling_log (snapshot); log != NULL; log = log->before)
    for (guint i = log->rulings->len; i-- > 0;)
      if (is_of (g_ptr_array_index (log->rulings, i), kind, subject))
        g_ptr_array_add (rulings, g_ptr_array_index (log->rulings, i));

  return rulings;
}

/* Those that lasted, the first first, (transfer container): what the same event passed on lasted no time, as when a vehicle
 * drives through a hex; it falls back there to whose it was before the event. */
static GPtrArray *
list_lasting (const HuSnapshot *snapshot,
              HuSubjectKind     kind,
              gint32            subject)
{
  g_autoptr(GPtrArray) all = list_all (snapshot, kind, subject);
  g_autoptr(HuReason) set_up = hu_control_set_up_reason (hu_snapshot_get_scenario (snapshot), kind, subject);
  GPtrArray *lasting = g_ptr_array_new ();
  HuSide owner = set_up->side;

  for (guint i = all->len; i-- > 0;)
    {
      const HuRuling *ruling = g_ptr_array_index (all, i), *next = i > 0 ? g_ptr_array_index (all, i - 1) : NULL;
      gboolean declared = ruling->kind == HU_CONTROL_RULING_DECLARED;

      if (!declared && ((next != NULL && next->event == ruling->event && next->kind == ruling->kind) ||
                        (ruling->reason.clause == HU_CLAUSE_REVERTS && ruling->side == owner)))
        continue;
      g_ptr_array_add (lasting, (gpointer) ruling);
      owner = ruling->side;
    }

  return lasting;
}

/**
 * hu_control_find_passing:
 * @snapshot: a snapshot with control in force
 * @subject: a #HuLocation, a #HuHex or the index of a building
 *
 * Finds the ruling by which the owner gained the subject.  A side that declares an earlier gain
 * has the subject by that gain.
 *
 * Returns: (transfer none) (nullable): that ruling, which lives as long as @snapshot; %NULL:
 *   the owner has it from the set-up on
 */
const HuRuling *
hu_control_find_passing (const HuSnapshot *snapshot,
                         HuSubjectKind     kind,
                         gint32            subject)
{
  g_autoptr(GPtrArray) lasting = NULL;
  const HuRuling *declared = NULL;

  g_return_val_if_fail (snapshot != NULL && hu_snapshot_get_control (snapshot) != NULL, NULL);

  lasting = list_lasting (snapshot, kind, subject);
  for (guint i = lasting->len; i-- > 0;)
    {
      const HuRuling *ruling = g_ptr_array_index (lasting, i);

      if (ruling->kind != HU_CONTROL_RULING_DECLARED)
        return declared != NULL && declared->side != ruling->side ? declared : ruling;
      if (declared == NULL)
        declared = ruling;
    }

  return declared;
}

/* Those that lasted before @passing, the latest first, (transfer container); declarations tell of no other gain. */
static GPtrArray *
list_before (const HuSnapshot *snapshot,
             HuSubjectKind     kind,
             gint32            subject,
             const HuRuling   *passing)
{
  g_autoptr(GPtrArray) lasting = list_lasting (snapshot, kind, subject);
  GPtrArray *before = g_ptr_array_new ();
  guint at;

  if (g_ptr_array_find (lasting, passing, &at))
    while (at-- > 0)
      if (((const HuRuling *) g_ptr_array_index (lasting, at))->kind != HU_CONTROL_RULING_DECLARED)
        g_ptr_array_add (before, g_ptr_array_index (lasting, at));

  return before;
}

/* A side that held the subject by a vehicle before it gained it for good had it otherwise than now. */
const HuRuling *
hu_control_find_earlier (const HuSnapshot *snapshot,
                         HuSubjectKind     kind,
                         gint32            subject,
                         const HuRuling   *passing)
{
  g_autoptr(GPtrArray) before = NULL;

  g_return_val_if_fail (snapshot != NULL && passing != NULL, NULL);

  before = list_before (snapshot, kind, subject, passing);
  for (guint i = 0; i < before->len; i++)
    {
      const HuRuling *ruling = g_ptr_array_index (before, i);

      if (ruling->side != passing->side || (hu_control_is_hold (ruling) && !hu_control_is_hold (passing)))
        return ruling;
    }

  return NULL;
}

HuSide
hu_control_find_beneath (const HuSnapshot *snapshot,
                         HuSubjectKind     kind,
                         gint32            subject,
                         const HuRuling   *hold)
{
  g_autoptr(GPtrArray) before = NULL;
  g_autoptr(HuReason) set_up = NULL;

  g_return_val_if_fail (snapshot != NULL && hold != NULL, HU_SIDE_NONE);

  before = list_before (snapshot, kind, subject, hold);
  for (guint i = 0; i < before->len; i++)
    if (!hu_control_is_hold (g_ptr_array_index (before, i)))
      return ((const HuRuling *) g_ptr_array_index (before, i))->side;

  set_up = hu_control_set_up_reason (hu_snapshot_get_scenario (snapshot), kind, subject);

  return set_up->side;
}
