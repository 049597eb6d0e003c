/*
 * Moments of the clock on the wall, the nearer the plainer.
 */
#include "config.h"

#include "hu-when.h"

#include <glib/gi18n-lib.h>

static int
count_days (GDateTime *date_time)
{
  GDate date;

  g_date_clear (&date, 1);
  g_date_set_dmy (&date, (GDateDay) g_date_time_get_day_of_month (date_time),
                  (GDateMonth) g_date_time_get_month (date_time), (GDateYear) g_date_time_get_year (date_time));

  return (int) g_date_get_julian (&date);
}

/* @then: a moment, in local time; @now: the present moment, in local time.  Returns when that was relative to @now, as
 * a part of a sentence. */
char *
hu_when_word (GDateTime *then,
              GDateTime *now)
{
  g_autofree char *clock = NULL;
  gint64 minutes;
  int days;

  g_return_val_if_fail (then != NULL && now != NULL, NULL);

  minutes = g_date_time_difference (now, then) / G_TIME_SPAN_MINUTE;
  days = count_days (now) - count_days (then);
  clock = g_date_time_format (then, "%H:%M");

  if (minutes >= 0 && minutes < 1)
    return g_strdup (_("just now"));
  if (minutes >= 0 && minutes < 60)
    return g_strdup_printf (ngettext ("%u minute ago", "%u minutes ago", (gulong) minutes), (guint) minutes);
  if (days == 0)
    /* Translators: %s is a time of day, as 14:05 */
    return g_strdup_printf (_("today at %s"), clock);
  if (days == 1)
    /* Translators: %s is a time of day, as 14:05 */
    return g_strdup_printf (_("yesterday at %s"), clock);

  {
    g_autofree char *date = g_date_time_format (then, "%x");

    /* Translators: %1$s is a date, %2$s is a time of day, as 14:05 */
    return g_strdup_printf (_("on %1$s at %2$s"), date, clock);
  }
}
