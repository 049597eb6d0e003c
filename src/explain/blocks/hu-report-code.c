/*
 * The short code of a game: 50 bits of its fingerprint in the letters and digits of Crockford's base 32, none of which looks or
 * sounds like another.
 */
#include "config.h"

#include <string.h>

#include "hu-report.h"

#define LENGTH 10 /* letters … */
#define BITS 5    /* … of so many bits */
#define HALF 5    /* after which a hyphen stands */

static const char alphabet[] = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

char *
hu_report_shorten_fingerprint (const char *fingerprint)
{
  GString *code = g_string_new (NULL);
  guint bits = 0, n_bits = 0;

  g_return_val_if_fail (fingerprint != NULL, NULL);

  for (const char *p = fingerprint; g_ascii_isxdigit (*p) && code->len < LENGTH + 1; p++)
    {
      bits = bits << 4 | (guint) g_ascii_xdigit_value (*p);
      n_bits += 4;
      if (n_bits < BITS)
        continue;

      n_bits -= BITS;
      if (code->len == HALF)
        g_string_append_c (code, '-');
      g_string_append_c (code, alphabet[bits >> n_bits & ((1u << BITS) - 1)]);
      bits &= (1u << n_bits) - 1;
    }

  return g_string_free (code, FALSE);
}

char *
hu_report_read_code (const char *text)
{
  g_autoptr(GString) code = g_string_new (NULL);

  g_return_val_if_fail (text != NULL, NULL);

  for (const char *p = text; *p != '\0'; p++)
    {
      char letter = g_ascii_toupper (*p);

      if (letter == '-' || letter == ' ')
        continue;
      letter = letter == 'I' || letter == 'L' ? '1' : letter == 'O' ? '0' : letter;
      if (strchr (alphabet, letter) == NULL || code->len == LENGTH + 1)
        return NULL;
      if (code->len == HALF)
        g_string_append_c (code, '-');
      g_string_append_c (code, letter);
    }

  return code->len == LENGTH + 1 ? g_string_free (g_steal_pointer (&code), FALSE) : NULL;
}
