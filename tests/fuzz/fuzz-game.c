/*
 * Any bytes as a game file: read, written and read back, played to its end.
 */
#include "config.h"

#include "hu-fuzz.h"
#include "hu-file-limits.h"

/* The number that follows "@key": in the text, or 0. */
static gint64
find_number (const char *text,
             const char *key)
{
  const char *found = strstr (text, key);
  gint64 largest = 0;

  for (; found != NULL; found = strstr (found + 1, key))
    {
      const char *digits = found + strlen (key);

      while (*digits != '\0' && strchr (" :\t\r\n\"", *digits) != NULL)
        digits++;
      largest = MAX (largest, g_ascii_strtoll (digits, NULL, 10));
    }

  return largest;
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autofree char *text = g_strndup ((const char *) data, size);
  g_autoptr(GBytes) bytes = g_bytes_new (data, size);
  g_autoptr(HuGameFile) game = NULL;
  gint64 columns = find_number (text, "\"columns\""), rows = find_number (text, "\"rows\"");

  if (columns > HU_FUZZ_MAX_HEXES || rows > HU_FUZZ_MAX_HEXES || columns * rows > HU_FUZZ_MAX_HEXES)
    return -1;

  game = hu_fuzz_parse (bytes, NULL);
  if (game != NULL)
    {
      hu_fuzz_check_round_trip (game);
      hu_fuzz_check_play (game);
    }

  return 0;
}
