/*
 * Numbers with decimals as text.
 */
#include "hu-decimal.h"

char *
hu_decimal_to_text (gint64 value,
                    guint  unit)
{
  guint64 size = value < 0 ? -(guint64) value : (guint64) value, rest = size % unit;
  guint digits = 0;

  g_return_val_if_fail (unit > 0, NULL);

  for (guint one = unit; one > 1; one /= 10)
    digits++;
  while (digits > 0 && rest % 10 == 0)
    {
      rest /= 10;
      digits--;
    }
  if (digits == 0)
    return g_strdup_printf ("%s%" G_GUINT64_FORMAT, value < 0 ? "-" : "", size / unit);

  return g_strdup_printf ("%s%" G_GUINT64_FORMAT ".%0*" G_GUINT64_FORMAT, value < 0 ? "-" : "", size / unit, (int) digits, rest);
}
