/*
 * Names in a game come from anybody, and a report of it is pasted by somebody else: “@everyone” would call all of a chat.
 *
 * No sign of escape means the same everywhere: Discord and Matrix know the backslash, Slack, WhatsApp, Telegram and VASSAL show
 * it.  A gap of no width works in each where signs have to touch; where they need not, a sign that looks alike stands in.
 */
#include "hu-report-words.h"

#include <string.h>

#include "hu-character.h"

gboolean
hu_words_need_gap (const char *words,
                   const char *sign)
{
  char next = sign[1];

  switch (*sign)
    {
    case '@':
      return TRUE;

    case ':':
      return g_ascii_isalpha (next) || strchr ("_+-", next) != NULL ? next != '\0' : g_str_has_prefix (sign, "://");

    case '.':
      return sign >= words + 3 && g_ascii_strncasecmp (sign - 3, "www", 3) == 0;

    default:
      return FALSE;
    }
}

gsize
hu_words_begin_list (const char *words)
{
  gsize n = strspn (words, "0123456789");

  return words[n] == '.' || words[n] == ')' ? n : 0;
}

/* A bare “example.org” is an address in a chat; “1.PzD” and “St. Vith” are none. */
static gboolean
is_domain (const char *words,
           const char *sign)
{
  return *sign == '.' && sign >= words + 2 && g_ascii_isalpha (sign[-1]) && g_ascii_isalnum (sign[-2]) &&
         g_ascii_isalpha (sign[1]) && g_ascii_isalpha (sign[2]);
}

/* Returns the end of words that look like a sign and are none of the marks of a chat; NULL: they may stay. */
static const char *
find_double (const char *words,
             const char *sign)
{
  switch (*sign)
    {
    case '<':
      return "‹";
    case '>':
      return "›";
    case '*':
      return "∗";
    case '~':
      return "∼";
    case '|':
      return "∣";
    case '`':
      return "ˋ";
    case '\\':
      return "∖";
    case '_':
      /* Within a word it is no mark. */
      return sign > words && g_ascii_isalnum (sign[-1]) && g_ascii_isalnum (sign[1]) ? NULL : "ˍ";
    default:
      return NULL;
    }
}

void
hu_words_append_chat (GString    *line,
                      const char *words)
{
  gboolean first = line->len == 0;

  for (const char *p = words; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);
      HuCharacter kind = hu_character_classify (c);
      const char *other = find_double (words, p);

      /* A command begins the line, and so do a heading, a quotation and a list. */
      if (first && (!g_unichar_isalnum (c) || hu_words_begin_list (p) > 0))
        g_string_append (line, HU_WORDS_GAP);
      first = FALSE;
      if (kind != HU_CHARACTER_PLAIN)
        g_string_append (line, kind == HU_CHARACTER_BREAK ? " " : "\ufffd");
      else if (other != NULL)
        g_string_append (line, other);
      else
        g_string_append_unichar (line, c);

      if ((c < 0x80 && strchr ("#[]&", (int) c) != NULL) || hu_words_need_gap (words, p) || is_domain (words, p))
        g_string_append (line, HU_WORDS_GAP);
    }
}
