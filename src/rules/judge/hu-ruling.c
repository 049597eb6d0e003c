/*
 * Rulings and meters as values.
 */
#include "hu-ruling.h"

#include "hu-meter.h"
#include "hu-system.h"

G_STATIC_ASSERT (HU_RULINGS_OF (0) == HU_METERS_OF (0));

/* Returns the system of a kind of ruling or meter; HU_N_SYSTEMS or more for a common kind. */
static guint
find_system (guint kind)
{
  return kind / HU_RULINGS_OF (0) - 1;
}

const char *
hu_ruling_kind_to_string (HuRulingKind kind)
{
  static const char * const common[] = { "conceded", "control" };
  const HuRulingClass *klass;
  guint system;

  G_STATIC_ASSERT (G_N_ELEMENTS (common) == HU_N_COMMON_RULINGS);
  if (kind < HU_N_COMMON_RULINGS)
    return common[kind];

  system = find_system (kind);
  g_return_val_if_fail (system < HU_N_SYSTEMS, NULL);
  klass = hu_system_get (system)->rulings;
  g_return_val_if_fail (kind - HU_RULINGS_OF (system) < klass->n_names, NULL);

  return klass->names[kind - HU_RULINGS_OF (system)];
}

/* Returns its short name, for settings and tests. */
const char *
hu_meter_kind_to_string (HuMeterKind kind)
{
  guint system = find_system (kind);
  const HuMeterClass *klass;

  g_return_val_if_fail (system < HU_N_SYSTEMS, NULL);
  klass = hu_system_get (system)->meters;
  g_return_val_if_fail (kind - HU_METERS_OF (system) < klass->n_names, NULL);

  return klass->names[kind - HU_METERS_OF (system)];
}

GArray *
hu_meter_kinds_list (void)
{
  GArray *kinds = g_array_new (FALSE, FALSE, sizeof (HuMeterKind));

  for (guint system = 0; system < HU_N_SYSTEMS; system++)
    for (guint i = 0; i < hu_system_get (system)->meters->n_names; i++)
      {
        HuMeterKind kind = HU_METERS_OF (system) + i;

        g_array_append_val (kinds, kind);
      }

  return kinds;
}

/**
 * hu_ruling_new:
 * @system: the rule system that found it
 * @rule: static: the rule's number, or "" where none applies
 * @clause: (nullable): the clause that decided
 * @side: the side that it favours, or that it is about
 *
 * Makes a ruling that names no hexes, units or numbers yet.
 *
 * Returns: (transfer full): the ruling, of the type that @system uses for its rulings
 */
HuRuling *
hu_ruling_new (HuRulingKind kind,
               HuSystemId   system,
               const char  *rule,
               HuClauseId   clause,
               HuSide       side)
{
  HuRuling *ruling;

  g_return_val_if_fail (system < HU_N_SYSTEMS && rule != NULL, NULL);
  g_return_val_if_fail (kind < HU_N_COMMON_RULINGS || find_system (kind) == system, NULL);

  ruling = g_malloc0 (hu_system_get (system)->rulings->size);
  ruling->ref_count = 1;
  ruling->kind = kind;
  ruling->system = system;
  ruling->rule = rule;
  ruling->reason = (HuReason) HU_REASON_INIT (clause);
  ruling->reason.side = side;
  ruling->side = side;
  ruling->other_side = HU_SIDE_NONE;
  ruling->place = -1;
  ruling->item = HU_ITEM_NONE;
  ruling->subject = -1;
  ruling->hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
  ruling->units = g_array_new (FALSE, FALSE, sizeof (guint));

  return ruling;
}

HuRuling *
hu_ruling_ref (HuRuling *ruling)
{
  g_return_val_if_fail (ruling != NULL, NULL);

  g_atomic_int_inc (&ruling->ref_count);
  return ruling;
}

/**
 * hu_ruling_unref:
 *
 * Drops a reference to @ruling and frees @ruling with the last one.
 */
void
hu_ruling_unref (HuRuling *ruling)
{
  g_return_if_fail (ruling != NULL);

  if (!g_atomic_int_dec_and_test (&ruling->ref_count))
    return;

  if (hu_system_get (ruling->system)->rulings->clear != NULL)
    hu_system_get (ruling->system)->rulings->clear (ruling);
  g_array_unref (ruling->hexes);
  g_array_unref (ruling->units);
  hu_reason_clear (&ruling->reason);
  g_clear_pointer (&ruling->rows, g_array_unref);
  g_free (ruling->text);
  g_free (ruling);
}

/**
 * hu_ruling_count:
 * @reason: (transfer full): a reason with the same judgement in it
 *
 * Copies the counts and exceptions of @reason into the reason of @ruling; the clause of @ruling
 * stays.
 */
void
hu_ruling_count (HuRuling *ruling,
                 HuReason *reason)
{
  g_return_if_fail (ruling != NULL && reason != NULL);
  g_return_if_fail (ruling->reason.exceptions == NULL);

  ruling->reason.have = reason->have;
  ruling->reason.need = reason->need;
  ruling->reason.of = reason->of;
  ruling->reason.exceptions = g_steal_pointer (&reason->exceptions);
  hu_reason_free (reason);
}

/* @rule: static: the rule's number.  Returns the meter, of the type that the system of @kind uses for its meters. */
HuMeter *
hu_meter_new (HuMeterKind kind,
              const char *rule,
              HuSide      for_side)
{
  guint system = find_system (kind);
  HuMeter *meter;

  g_return_val_if_fail (system < HU_N_SYSTEMS && rule != NULL, NULL);

  meter = g_malloc0 (hu_system_get (system)->meters->size);
  meter->kind = kind;
  meter->system = system;
  meter->rule = rule;
  meter->for_side = for_side;
  meter->counted = for_side;
  meter->unit = HU_UNIT_NONE;
  meter->places = g_array_new (FALSE, FALSE, sizeof (guint));
  meter->hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
  meter->more_hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
  meter->rows = g_array_new (FALSE, FALSE, sizeof (gint));

  return meter;
}

void
hu_meter_free (HuMeter *meter)
{
  g_return_if_fail (meter != NULL);

  g_array_unref (meter->places);
  g_array_unref (meter->hexes);
  g_array_unref (meter->more_hexes);
  g_array_unref (meter->rows);
  g_clear_pointer (&meter->reason, hu_reason_free);
  g_free (meter);
}
