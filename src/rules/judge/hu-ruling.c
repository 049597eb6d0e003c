/*
 * Rulings and meters as values.
 */
#include "hu-ruling.h"

#include "hu-meter.h"
#include "hu-system.h"

/* How much more than what is asked for a side seems to have whose enemy has nothing, which is more than any ratio. */
#define FAR 2

static double
divide (gint64 a,
        gint64 b)
{
  return (double) a / (double) b;
}

/* The ratio that a meter of TO_RATIO asks for. */
static double
get_asked (const HuMeter *meter)
{
  return meter->of_to > 0 ? divide (meter->of, meter->of_to) : 0;
}

double
hu_meter_get_ratio (const HuMeter *meter)
{
  g_return_val_if_fail (meter != NULL && meter->scale == HU_METER_TO_RATIO, 0);

  if (meter->value_to > 0)
    return divide (meter->value, meter->value_to);

  /* 0 : 0 is the ratio 0. */
  return meter->value > 0 ? MAX ((double) meter->value, get_asked (meter) * FAR) : 0;
}

gint64
hu_meter_get_drawn (const HuMeter *meter)
{
  g_return_val_if_fail (meter != NULL, 0);

  return meter->scale == HU_METER_TO_RATIO ? (gint64) (MIN (hu_meter_get_ratio (meter), 1e15) * 100 + 0.5)
                                             : meter->value / (gint64) MAX (meter->per_one, 1);
}

/* A value beyond its bound fills the bar less the further it is beyond; a bar is full only where the condition is met. */
static double
get_fraction_of_ratio (const HuMeter *meter)
{
  double ratio = hu_meter_get_ratio (meter), asked = get_asked (meter);

  if (meter->met)
    return 1;
  if (asked <= 0)
    return 0;

  return MIN (ratio > asked ? asked / ratio : ratio / asked, 0.95);
}

double
hu_meter_get_fraction (const HuMeter *meter)
{
  gint64 of, value;

  g_return_val_if_fail (meter != NULL, -1);

  of = meter->of;
  value = meter->value;
  switch (meter->scale)
    {
    case HU_METER_OF_ALL:
      /* More than there may be: the bar fills as the number falls. */
      if (!meter->met && value > of)
        {
          of = meter->value;
          value = meter->of;
        }
      break;
    case HU_METER_OPEN: /* the bar shows what is held */
      value = of - value;
      break;
    case HU_METER_FROM_START:
      of = MAX (meter->start, value);
      break;
    case HU_METER_RATIO:
      return -1;
    case HU_METER_TO_RATIO:
      return get_fraction_of_ratio (meter);
    }

  return of > 0 && value >= 0 ? divide (value, of) : -1;
}

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

/* Drops a reference to @ruling and frees @ruling with the last one. */
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
