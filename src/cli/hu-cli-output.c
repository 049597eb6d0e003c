/*
 * The output of the program: answers on standard output, complaints on standard error.  No
 * text of a file reaches a terminal as a control sequence.
 */
#include "config.h"

#include <errno.h>
#include <signal.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "hu-character.h"
#include "hu-cli.h"
#include "hu-save.h"
#include "hu-text.h"

#define WIDTH_DEFAULT 80
#define WIDTH_LEAST 40
#define WIDTH_MOST 500

static gboolean
write_all (int         fd,
           const char *bytes,
           gsize       length)
{
  while (length > 0)
    {
      gssize n = write (fd, bytes, length);

      if (n < 0 && errno == EINTR)
        continue;
      if (n < 0)
        return FALSE;
      bytes += n;
      length -= (gsize) n;
    }

  return TRUE;
}

/* Converts UTF-8 to the locale's character set, with a substitute ("->") for a missing character; returns any other
 * text as it is. */
static char *
to_locale (const char *text)
{
  const char *charset;
  g_autofree char *target = NULL;
  char *converted;

  if (g_get_charset (&charset) || !g_utf8_validate (text, -1, NULL))
    return g_strdup (text);

  target = g_strconcat (charset, "//TRANSLIT", NULL);
  converted = g_convert_with_fallback (text, -1, target, "UTF-8", "?", NULL, NULL, NULL);
  if (converted == NULL)
    return g_strdup (text);

  return converted;
}

/* Cleans a line of output: as text if it is UTF-8, else byte by byte, since a file name may be any bytes. */
static char *
clean_line (const char *line)
{
  char *clean;

  if (g_utf8_validate (line, -1, NULL))
    return hu_text_clean (line);

  /* A C1 byte is a control character to an 8-bit terminal, but not inside a UTF-8 character. */
  clean = g_strdup (line);
  for (char *c = clean; *c != '\0';)
    {
      gunichar character = g_utf8_get_char_validated (c, -1);
      char *after = (character & 0x80000000) == 0 ? g_utf8_next_char (c) : c + 1;
      gboolean shown = after > c + 1 ? hu_character_classify (character) == HU_CHARACTER_PLAIN
                                     : !g_ascii_iscntrl (*c) && ((guchar) *c < 0x80 || (guchar) *c >= 0xa0);

      for (; c < after; c++)
        if (!shown)
          *c = '?';
    }

  return clean;
}

static void
error_line (const char *line)
{
  g_autofree char *clean = clean_line (line);
  g_autofree char *locale = to_locale (clean);
  g_autofree char *whole = g_strconcat (locale, "\n", NULL);

  /* If this write fails, there is nowhere left to report it. */
  write_all (STDERR_FILENO, whole, strlen (whole));
}

/**
 * hu_cli_write_aside:
 * @text: lines, each with its end
 *
 * Writes lines on standard error.
 */
void
hu_cli_write_aside (const char *text)
{
  g_auto(GStrv) lines = g_strsplit (text, "\n", -1);

  for (guint i = 0; lines[i] != NULL && (lines[i][0] != '\0' || lines[i + 1] != NULL); i++)
    error_line (lines[i]);
}

/**
 * hu_cli_complain:
 * @message: (transfer full): the complaint, without the program's name
 *
 * Writes a line on standard error.
 */
void
hu_cli_complain (char *message)
{
  g_autofree char *owned = message;
  g_autofree char *line = g_strdup_printf ("%s: %s", HU_CLI_NAME, owned);

  error_line (line);
}

/**
 * hu_cli_complain_usage:
 * @verb: (nullable): the verb that was used wrongly
 * @message: (transfer full): the complaint
 *
 * Writes a line on standard error that also names the help for right usage.
 *
 * Returns: %HU_CLI_USAGE
 */
HuCliStatus
hu_cli_complain_usage (const char *verb,
                       char       *message)
{
  g_autofree char *owned = message;

  if (verb == NULL)
    /* Translators: what is wrong, the program's name. */
    hu_cli_complain (g_strdup_printf (_("%s; see %s --help"), owned, HU_CLI_NAME));
  else
    /* Translators: the verb, what is wrong, the program's name, the verb. */
    hu_cli_complain (g_strdup_printf (_("%s: %s; see %s %s --help"), verb, owned, HU_CLI_NAME, verb));

  return HU_CLI_USAGE;
}

/* Writes the fault's line on standard error. */
void
hu_cli_complain_fault (const HuFault *fault,
                       const char    *file)
{
  g_autofree char *line = hu_fault_to_line (fault, file);

  error_line (line);
}

/* The reader has read enough, as "| head" does: end as other programs do when their reader goes away, without a
 * message. */
static HuCliStatus
end_with_pipe (void)
{
  (void) signal (SIGPIPE, SIG_DFL);
  (void) raise (SIGPIPE);

  return HU_CLI_FAULTY;
}

/**
 * hu_cli_write_bytes:
 * @bytes: (array length=length): the answer
 *
 * Writes the whole answer on standard output.
 *
 * Returns: %HU_CLI_DONE, or %HU_CLI_FAULTY after reporting why not; if the reader has gone away,
 *   the program ends here
 */
HuCliStatus
hu_cli_write_bytes (const char *bytes,
                    gsize       length)
{
  int code;

  if (write_all (STDOUT_FILENO, bytes, length))
    return HU_CLI_DONE;

  code = errno;
  if (code == EPIPE)
    return end_with_pipe ();

  /* Translators: the system's own words for what went wrong. */
  hu_cli_complain (g_strdup_printf (_("standard output cannot be written: %s"), g_strerror (code)));
  return HU_CLI_FAULTY;
}

/**
 * hu_cli_write_text:
 * @text: UTF-8 for people
 *
 * Writes the whole answer on standard output, in the locale's character set.
 *
 * Returns: %HU_CLI_DONE, or %HU_CLI_FAULTY after reporting why not
 */
HuCliStatus
hu_cli_write_text (const char *text)
{
  g_autofree char *locale = to_locale (text);

  return hu_cli_write_bytes (locale, strlen (locale));
}

gboolean
hu_cli_is_address (const char *file)
{
  g_autofree char *scheme = g_uri_parse_scheme (file);

  return scheme != NULL && g_ascii_strcasecmp (scheme, "file") != 0 &&
         g_str_has_prefix (file + strlen (scheme), "://") && !g_file_test (file, G_FILE_TEST_EXISTS);
}

/**
 * hu_cli_find_file:
 * @file: a file name as given, no address
 *
 * Finds the file itself, because GIO would take a name with a colon for a URI.
 */
GFile *
hu_cli_find_file (const char *file)
{
  g_autofree char *scheme = g_uri_parse_scheme (file);

  if (g_strcmp0 (scheme, "file") == 0 && g_str_has_prefix (file, "file://") && !g_file_test (file, G_FILE_TEST_EXISTS))
    return g_file_new_for_uri (file);

  return g_file_new_for_path (file);
}

/* Only a regular file can be lost: /dev/stdin and /dev/stdout may be the same terminal. */
static gboolean
find_regular (const char *file,
              GStatBuf   *found)
{
  g_autoptr(GFile) location = NULL;

  if (file == NULL || g_str_equal (file, "-") || hu_cli_is_address (file))
    return FALSE;

  location = hu_cli_find_file (file);

  return g_file_peek_path (location) != NULL && g_stat (g_file_peek_path (location), found) == 0 &&
         S_ISREG (found->st_mode);
}

/**
 * hu_cli_is_same_file:
 * @one: (nullable): a file name as given
 * @other: (nullable): another
 *
 * Compares the files themselves, since one file has many names: links, "./x", "file:" URIs.
 *
 * Returns: whether both are one regular file
 */
gboolean
hu_cli_is_same_file (const char *one,
                     const char *other)
{
  GStatBuf first, second;

  return find_regular (one, &first) && find_regular (other, &second) &&
         first.st_dev == second.st_dev && first.st_ino == second.st_ino;
}

gboolean
hu_cli_is_standard_output (const char *file)
{
  GStatBuf named, output;

  return g_str_equal (file, "-") ||
         (!hu_cli_is_address (file) && g_stat (file, &named) == 0 && fstat (STDOUT_FILENO, &output) == 0 &&
          named.st_dev == output.st_dev && named.st_ino == output.st_ino);
}

/**
 * hu_cli_write_file:
 * @file: a file name as given, or one of standard output
 *
 * Writes a file.  A file that cannot be written stays as it was.
 *
 * Returns: %HU_CLI_DONE, or %HU_CLI_FAULTY after reporting why not
 */
HuCliStatus
hu_cli_write_file (const char *file,
                   GBytes     *bytes)
{
  g_autoptr(GFile) location = NULL;
  g_autoptr(GError) error = NULL;

  if (hu_cli_is_standard_output (file))
    {
      gsize length;
      const char *data = g_bytes_get_data (bytes, &length);

      return hu_cli_write_bytes (data, length);
    }

  if (hu_cli_is_address (file))
    {
      /* Translators: what the user typed. */
      hu_cli_complain (g_strdup_printf (_("“%s” is an address, and only files of this computer can be written"), file));
      return HU_CLI_FAULTY;
    }

  location = hu_cli_find_file (file);
  if (hu_save_bytes (location, bytes, &error))
    return HU_CLI_DONE;

  hu_cli_complain (g_strdup (error->message));
  return HU_CLI_FAULTY;
}

/* Returns the columns to fill: COLUMNS if it is set, else the terminal's width, else 80. */
guint
hu_cli_get_width (void)
{
  const char *columns = g_getenv ("COLUMNS");
  struct winsize size;
  guint64 n;

  if (columns != NULL && g_ascii_string_to_unsigned (columns, 10, WIDTH_LEAST, WIDTH_MOST, &n, NULL))
    return (guint) n;

  if (isatty (STDOUT_FILENO) && ioctl (STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0)
    return CLAMP (size.ws_col, WIDTH_LEAST, WIDTH_MOST);

  return WIDTH_DEFAULT;
}

/* Returns whether standard output is a terminal that takes colour: a non-empty NO_COLOR or TERM=dumb turns colour
 * off. */
gboolean
hu_cli_wants_colour (void)
{
  const char *no_color = g_getenv ("NO_COLOR");
  const char *term = g_getenv ("TERM");

  if (no_color != NULL && no_color[0] != '\0')
    return FALSE;

  return isatty (STDOUT_FILENO) && term != NULL && term[0] != '\0' && !g_str_equal (term, "dumb");
}
