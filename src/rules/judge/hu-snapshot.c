/*
 * Snapshots, and the list of rulings that they share.
 */
#include "hu-snapshot-private.h"

#include "hu-system.h"

struct _HuSnapshot
{
  gint         ref_count;
  HuScenario  *scenario;
  HuState     *state;
  HuRulingLog *log;
  gpointer     findings[HU_N_SYSTEMS]; /* NULL: not in force */
  GPtrArray   *meters;                /* HuMeter */
};

HuRulingLog *
hu_ruling_log_new (HuRulingLog *before,
                   GPtrArray   *rulings)
{
  HuRulingLog *log = g_new0 (HuRulingLog, 1);

  log->ref_count = 1;
  log->before = before;
  log->rulings = rulings;
  log->n = before != NULL ? before->n + 1 : 1;

  return log;
}

HuRulingLog *
hu_ruling_log_ref (HuRulingLog *log)
{
  g_atomic_int_inc (&log->ref_count);
  return log;
}

/* A loop frees the entries, not a recursion, since a log may have a million events. */
void
hu_ruling_log_unref (HuRulingLog *log)
{
  while (log != NULL && g_atomic_int_dec_and_test (&log->ref_count))
    {
      HuRulingLog *before = log->before;

      g_ptr_array_unref (log->rulings);
      g_free (log);
      log = before;
    }
}

/* The meters of systems that decide come before those of systems that only show. */
static void
add_meters (HuSnapshot       *snapshot,
            const HuSnapshot *at_start,
            gboolean          decides)
{
  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    if (snapshot->findings[id] != NULL && hu_system_decides (snapshot->scenario, id) == decides)
      hu_system_get (id)->add_meters (snapshot->state, snapshot->findings[id],
                                      at_start != NULL ? at_start->findings[id] : NULL, snapshot->meters);
}

static HuSnapshot *
snapshot_new (HuScenario       *scenario,
              HuState          *state,
              HuRulingLog      *log,
              const HuSnapshot *at_start,
              gboolean          counted)
{
  HuSnapshot *snapshot = g_new0 (HuSnapshot, 1);

  snapshot->ref_count = 1;
  snapshot->scenario = hu_scenario_ref (scenario);
  snapshot->state = state;
  snapshot->log = hu_ruling_log_ref (log);
  snapshot->meters = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_meter_free);

  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    if (state->system[id] != NULL)
      snapshot->findings[id] =
        hu_system_get (id)->findings_new (state, at_start != NULL ? at_start->findings[id] : NULL, counted);

  add_meters (snapshot, at_start, TRUE);
  add_meters (snapshot, at_start, FALSE);

  return snapshot;
}

HuSnapshot *
hu_snapshot_new (HuScenario       *scenario,
                 HuState          *state,
                 HuRulingLog      *log,
                 const HuSnapshot *at_start)
{
  return snapshot_new (scenario, state, log, at_start, FALSE);
}

HuSnapshot *
hu_snapshot_new_counted (HuScenario       *scenario,
                         HuState          *state,
                         HuRulingLog      *log,
                         const HuSnapshot *at_start)
{
  return snapshot_new (scenario, state, log, at_start, TRUE);
}

HuSnapshot *
hu_snapshot_ref (HuSnapshot *snapshot)
{
  g_return_val_if_fail (snapshot != NULL, NULL);

  g_atomic_int_inc (&snapshot->ref_count);
  return snapshot;
}

/* Drops a reference to @snapshot and frees @snapshot with the last one. */
void
hu_snapshot_unref (HuSnapshot *snapshot)
{
  g_return_if_fail (snapshot != NULL);

  if (!g_atomic_int_dec_and_test (&snapshot->ref_count))
    return;

  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    if (snapshot->findings[id] != NULL)
      hu_system_get (id)->findings_free (snapshot->findings[id]);
  g_ptr_array_unref (snapshot->meters);
  hu_ruling_log_unref (snapshot->log);
  hu_state_free (snapshot->state);
  hu_scenario_unref (snapshot->scenario);
  g_free (snapshot);
}

const HuScenario *
hu_snapshot_get_scenario (const HuSnapshot *snapshot)
{
  g_return_val_if_fail (snapshot != NULL, NULL);

  return snapshot->scenario;
}

const HuState *
hu_snapshot_get_state (const HuSnapshot *snapshot)
{
  g_return_val_if_fail (snapshot != NULL, NULL);

  return snapshot->state;
}

/* Returns how many events have been applied; 0 is the set-up. */
guint
hu_snapshot_get_n_events (const HuSnapshot *snapshot)
{
  g_return_val_if_fail (snapshot != NULL, 0);

  return snapshot->state->n_events;
}

const HuClock *
hu_snapshot_get_clock (const HuSnapshot *snapshot)
{
  g_return_val_if_fail (snapshot != NULL, NULL);

  return &snapshot->state->clock;
}

const HuVerdict *
hu_snapshot_get_verdict (const HuSnapshot *snapshot)
{
  g_return_val_if_fail (snapshot != NULL, NULL);

  return hu_state_get_verdict (snapshot->state);
}

gpointer
hu_snapshot_get_own_findings (HuSnapshot *snapshot,
                              HuSystemId  system)
{
  return snapshot->findings[system];
}

HuState *
hu_snapshot_get_own_state (HuSnapshot *snapshot)
{
  return snapshot->state;
}

gconstpointer
hu_snapshot_get_findings (const HuSnapshot *snapshot,
                          HuSystemId        system)
{
  g_return_val_if_fail (snapshot != NULL && system < HU_N_SYSTEMS, NULL);

  return snapshot->findings[system];
}

const GPtrArray *
hu_snapshot_get_meters (const HuSnapshot *snapshot)
{
  g_return_val_if_fail (snapshot != NULL, NULL);

  return snapshot->meters;
}

/* Returns that meter, or NULL where its condition is not in force. */
const HuMeter *
hu_snapshot_get_meter (const HuSnapshot *snapshot,
                       HuMeterKind       kind)
{
  return hu_snapshot_get_nth_meter (snapshot, kind, 0);
}

const HuMeter *
hu_snapshot_get_nth_meter (const HuSnapshot *snapshot,
                           HuMeterKind       kind,
                           guint             nth)
{
  g_return_val_if_fail (snapshot != NULL, NULL);

  for (guint i = 0; i < snapshot->meters->len; i++)
    {
      const HuMeter *meter = g_ptr_array_index (snapshot->meters, i);

      if (meter->kind == kind && meter->nth == nth)
        return meter;
    }

  return NULL;
}

const HuMeter *
hu_snapshot_find_meter (const HuSnapshot *snapshot,
                        const char       *rule,
                        HuSide            side)
{
  g_return_val_if_fail (snapshot != NULL && rule != NULL, NULL);

  for (guint i = 0; i < snapshot->meters->len; i++)
    {
      const HuMeter *meter = g_ptr_array_index (snapshot->meters, i);

      if (g_str_equal (meter->rule, rule) && (side == HU_SIDE_NONE || meter->for_side == side))
        return meter;
    }

  return NULL;
}

/* The knowledge of the first system in force that knows more than the state. */
static HuKnown
get_known (const HuSnapshot *snapshot)
{
  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    if (snapshot->findings[id] != NULL && hu_system_get (id)->get_known != NULL)
      return hu_system_get (id)->get_known (snapshot->findings[id]);

  return (HuKnown) { .viewer = HU_SIDE_NONE };
}

/* The #HuSide that owns each subject of that kind by the knowledge of the viewer, borrowed; or NULL where the state's control of
 * hexes is all there is. */
const gint8 *
hu_snapshot_get_owners (const HuSnapshot *snapshot,
                        HuSubjectKind     kind)
{
  g_return_val_if_fail (snapshot != NULL && kind < HU_N_SUBJECTS, NULL);

  return get_known (snapshot).owners[kind];
}

gboolean
hu_snapshot_has_owners (const HuSnapshot *snapshot)
{
  return hu_snapshot_get_owners (snapshot, HU_SUBJECT_HEX) != NULL;
}

/* @subject: a #HuLocation, a #HuHex, or the index of a building.  Returns its owner by the knowledge of the viewer;
 * HU_SIDE_NONE where nobody has it, or no system in force finds owners. */
HuSide
hu_snapshot_get_owner (const HuSnapshot *snapshot,
                       HuSubjectKind     kind,
                       gint32            subject)
{
  const gint8 *owners = hu_snapshot_get_owners (snapshot, kind);

  return owners != NULL ? (HuSide) owners[subject] : HU_SIDE_NONE;
}

/* Returns HU_SECRECY_HIDDEN where the viewer of the snapshot does not know that the unit is there;
 * HU_SECRECY_CONCEALED where the viewer does not know what it is. */
HuSide
hu_snapshot_get_viewer (const HuSnapshot *snapshot)
{
  g_return_val_if_fail (snapshot != NULL, HU_SIDE_NONE);

  return get_known (snapshot).viewer;
}

HuSecrecy
hu_snapshot_get_secrecy (const HuSnapshot *snapshot,
                         guint             unit)
{
  HuKnown known;

  g_return_val_if_fail (snapshot != NULL && unit < snapshot->scenario->units->len, HU_SECRECY_NONE);

  known = get_known (snapshot);

  return known.secrecy != NULL ? (HuSecrecy) known.secrecy[unit] : HU_SECRECY_NONE;
}

/* Compares what the viewer sees of two unknown units: hex, side, storey, and whether they are in Bypass. */
static gint
compare_secret (const HuSnapshot *snapshot,
                guint             a,
                guint             b)
{
  const HuState *state = snapshot->state;
  HuSide side_a = hu_scenario_get_unit (snapshot->scenario, a)->side;
  HuSide side_b = hu_scenario_get_unit (snapshot->scenario, b)->side;

  if (state->unit_hex[a] != state->unit_hex[b])
    return state->unit_hex[a] < state->unit_hex[b] ? -1 : 1;
  if (side_a != side_b)
    return side_a < side_b ? -1 : 1;
  if (state->unit_storey[a] != state->unit_storey[b])
    return state->unit_storey[a] < state->unit_storey[b] ? -1 : 1;

  return (state->unit_states[a] & HU_STATE_BYPASS) - (state->unit_states[b] & HU_STATE_BYPASS);
}

/* Gives the order in which units are shown and listed. The units that the viewer knows come first, in the
 * scenario's order. The others come after them, ordered by what the viewer sees of them, since their order in the
 * file would reveal which unit is which.  Returns less than 0 where @a comes before @b, more where it comes after. */
gint
hu_snapshot_compare_units (const HuSnapshot *snapshot,
                           guint             a,
                           guint             b)
{
  gboolean secret_a = hu_snapshot_get_secrecy (snapshot, a) != HU_SECRECY_NONE;
  gboolean secret_b = hu_snapshot_get_secrecy (snapshot, b) != HU_SECRECY_NONE;
  gint order = secret_a && secret_b ? compare_secret (snapshot, a, b) : secret_a - secret_b;

  if (order != 0)
    return order;

  return a < b ? -1 : a > b;
}

static gint
compare_units (gconstpointer a,
               gconstpointer b,
               gpointer      snapshot)
{
  return hu_snapshot_compare_units (snapshot, *(const guint *) a, *(const guint *) b);
}

/* Returns the units on the map in @hex, as hu_snapshot_compare_units() orders them, without units hidden from the
 * viewer; (transfer full) (element-type guint). */
GArray *
hu_snapshot_units_in (const HuSnapshot *snapshot,
                      HuHex             hex)
{
  GArray *units;

  g_return_val_if_fail (snapshot != NULL, NULL);

  /* In the state of such a snapshot hidden units have not come on. */
  units = hu_state_units_in (snapshot->state, hex);
  g_array_sort_with_data (units, compare_units, (gpointer) snapshot);

  return units;
}

GPtrArray *
hu_snapshot_list_rulings (const HuSnapshot *snapshot)
{
  GPtrArray *rulings;

  g_return_val_if_fail (snapshot != NULL, NULL);

  rulings = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_ruling_unref);
  for (const HuRulingLog *log = snapshot->log; log != NULL; log = log->before)
    for (guint i = log->rulings->len; i-- > 0;)
      g_ptr_array_add (rulings, hu_ruling_ref (g_ptr_array_index (log->rulings, i)));

  for (guint i = 0; i < rulings->len / 2; i++)
    {
      gpointer last = rulings->pdata[rulings->len - 1 - i];

      rulings->pdata[rulings->len - 1 - i] = rulings->pdata[i];
      rulings->pdata[i] = last;
    }

  return rulings;
}

const HuRulingLog *
hu_snapshot_get_ruling_log (const HuSnapshot *snapshot)
{
  return snapshot->log;
}

const GPtrArray *
hu_snapshot_get_last_rulings (const HuSnapshot *snapshot)
{
  g_return_val_if_fail (snapshot != NULL, NULL);

  return snapshot->log->rulings;
}
