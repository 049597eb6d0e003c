/*
 * Numbers of points in words.  They are 64 bits wide and go into sentences as text, so
 * translators need not know the width of a number.
 */
#include "config.h"

#include "hu-explain-private.h"
#include "hu-sentence.h"

#include <string.h>

char *
_hu_number (gint64 value)
{
  return g_strdup_printf ("%" G_GINT64_FORMAT, value);
}

char *
hu_explain_decimal (gint64 value,
                    guint  unit)
{
  g_autofree char *text = hu_decimal_to_text (value, unit);
  g_auto(GStrv) parts = g_strsplit (text, ".", 2);

  /* A report is in the language that is asked for; the system may not have its locale.
   * Translators: the sign before the decimals of a number. */
  return g_strjoinv (C_("decimal sign", "."), parts);
}

char *
hu_explain_modifier (gint64 modifier)
{
  if (modifier == 0)
    return g_strdup ("0");

  return g_strdup_printf ("%s%" G_GUINT64_FORMAT, modifier < 0 ? "−" : "+",
                          modifier < 0 ? (guint64) -(modifier + 1) + 1 : (guint64) modifier);
}

char *
_hu_explain_ratio (gint64 first,
                   gint64 second)
{
  g_autofree char *have = _hu_number (first);
  g_autofree char *against = _hu_number (second);

  /* Translators: a ratio of points. */
  return g_strdup_printf (C_("victory points", "%s : %s"), have, against);
}

/* @ratio: how many there are to one.  Returns "2.5 : 1", with at most two decimals. */
char *
hu_explain_to_one (double ratio)
{
  gint64 hundredths = (gint64) (MIN (ratio, 1e15) * 100 + 0.5);
  g_autofree char *number = hu_explain_decimal (hundredths, 100);

  /* Translators: a ratio of points. */
  return g_strdup_printf (C_("victory points", "%s : %s"), number, "1");
}

/*
 * _hu_count_points:
 * @points: victory points; may be negative
 *
 * Returns: (transfer full): "2 points", for use in a sentence
 */
char *
_hu_count_points (gint64 points)
{
  g_autofree char *text = _hu_number (points);

  /* Translators: a number of victory points, as part of a sentence. */
  return g_strdup_printf (_hu_trn ("%s point", "%s points", points), text);
}

char *
_hu_count_decimal_points (gint64 points,
                          guint  unit)
{
  g_autofree char *text = hu_explain_decimal (points, unit);

  /* A broken number takes the form of two. */
  return points % unit == 0 ? _hu_count_points (points / unit) : g_strdup_printf (_hu_trn ("%s point", "%s points", 2), text);
}

char *
_hu_explain_recipient (const HuScenario *scenario,
                       HuSide            side)
{
  return side == HU_SIDE_NONE ? g_strdup (C_("points", "to either side"))
                              /* Translators: a side that gets points. */
                              : hu_explain_sentence (scenario, C_("points", "to the %s side"), _hu_side_name (scenario, side));
}

char *
hu_explain_totals (const HuScenario *scenario,
                   HuSide            first,
                   const gint64      points[HU_N_SIDES],
                   guint             unit)
{
  HuSide second = hu_side_other (first);
  g_autofree char *first_name = NULL;
  g_autofree char *second_name = NULL;
  g_autofree char *first_points = NULL;
  g_autofree char *second_points = NULL;

  g_return_val_if_fail (scenario != NULL, NULL);
  g_return_val_if_fail (first == HU_SIDE_FIRST || first == HU_SIDE_SECOND, NULL);

  first_name = hu_explain_side (scenario, first);
  second_name = hu_explain_side (scenario, second);
  first_points = hu_explain_decimal (points[first], unit);
  second_points = hu_explain_decimal (points[second], unit);

  /* Translators: side, its points, the other side, its points */
  return g_strdup_printf (_("%1$s %2$s : %4$s %3$s"), first_name, first_points, second_name,
                          second_points);
}

static char *
explain_ratio (HuSide       first,
               const gint64 points[HU_N_SIDES],
               guint        unit)
{
  g_autofree char *own = hu_explain_decimal (points[first], unit);
  g_autofree char *others = hu_explain_decimal (points[hu_side_other (first)], unit);

  /* Translators: a ratio of points. */
  return g_strdup_printf (C_("victory points", "%s : %s"), own, others);
}

char *
hu_explain_points_foreseen (const HuScenario *scenario,
                            HuSide            first,
                            const gint64      scored[HU_N_SIDES],
                            const gint64      points[HU_N_SIDES],
                            guint             unit,
                            gboolean          named)
{
  g_autofree char *now = NULL, *then = NULL;

  g_return_val_if_fail (scenario != NULL && (first == HU_SIDE_FIRST || first == HU_SIDE_SECOND), NULL);

  now = named ? hu_explain_totals (scenario, first, scored, unit) : explain_ratio (first, scored, unit);
  if (scored[HU_SIDE_FIRST] == points[HU_SIDE_FIRST] && scored[HU_SIDE_SECOND] == points[HU_SIDE_SECOND])
    return g_steal_pointer (&now);

  then = explain_ratio (first, points, unit);
  /* Translators: the points of two sides, without what is scored only when the game ends, and with it. */
  return g_strdup_printf (_("%1$s (%2$s with the points of the end)"), now, then);
}

typedef struct
{
  HuSide side;
  char  *item;  /* borrowed */
  gint64 count;
  gint64 points;
  gint   given; /* 2: the count, 1: the points, 0: neither */
} Award;

static const HuPart award_parts[] = {
  HU_PART ("side", SIDE, Award, side),
  HU_PART ("item", TEXT, Award, item),
  HU_PART ("count", INT64, Award, count),
  HU_PART ("points", POINTS, Award, points),
  HU_PART ("given", INT, Award, given),
  HU_PARTS_END
};

/* Translators: {item} is the schedule's name for what points are for, {count} how many times, {points} "2 points". */
static const HuSentence awards[] = {
  { 0, N_("The {side} side is awarded “{item}”, × {count}"), HU_WHERE ("given", 2) },
  { 0, N_("The {side} side is awarded “{item}”, {points}"), HU_WHERE ("given", 1) },
  { 0, N_("The {side} side is awarded “{item}”") },
  { 0 }
};

char *
_hu_explain_award (const HuScenario *scenario,
                   const HuEvent    *event,
                   const char       *item)
{
  const Award award = {
    event->side, (char *) item, event->count, event->points, event->has_count ? 2 : event->has_points ? 1 : 0,
  };

  return _hu_tell (&(HuTold) { scenario, award_parts, &award }, awards, 0);
}
