/*
 * import FILE…: a position of another program as a draft of a game, with an exact account of what
 * was recognised.
 */
#include "config.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#include "hu-cli.h"
#include "hu-import-files.h"

/* "1=Board"; FALSE where it is not of that form. */
static gboolean
read_choice (const char      *text,
             HuImportOptions *asked)
{
  g_auto(GStrv) parts = g_strsplit (text, "=", 2);
  guint64 number;

  if (g_strv_length (parts) != 2 || parts[1][0] == '\0' ||
      !g_ascii_string_to_unsigned (parts[0], 10, 1, G_MAXUINT, &number, NULL))
    return FALSE;

  asked->map = (guint) number;
  asked->board = text + strlen (parts[0]) + 1;

  return TRUE;
}

static HuCliStatus
check_usage (const HuCliOptions *options,
             const char         *verb,
             HuImportOptions    *asked)
{
  if (g_strv_contains ((const char * const *) options->files, "-"))
    return hu_cli_complain_usage (verb, g_strdup (_("FILE cannot be standard input")));
  if (options->map != NULL && !read_choice (options->map, asked))
    return hu_cli_complain_usage (verb, g_strdup_printf (_("--map “%s” is not of the form 1=BOARD"), options->map));

  return HU_CLI_DONE;
}

/* Writes the draft, then the report: on standard error where the draft goes to standard output. */
static HuCliStatus
answer (const HuImport *import,
        const char     *output,
        GError        **error)
{
  g_autofree char *report = hu_import_word (import);
  g_autoptr(GBytes) bytes = hu_import_to_bytes (import, error);
  HuCliStatus status;

  if (bytes == NULL)
    return HU_CLI_FAULTY;
  if (output != NULL)
    {
      status = hu_cli_write_file (output, bytes);
      if (status != HU_CLI_DONE)
        return status;
    }
  if (output != NULL && hu_cli_is_standard_output (output))
    hu_cli_write_aside (report);
  else
    {
      status = hu_cli_write_text (report);
      if (status != HU_CLI_DONE)
        return status;
    }

  return hu_import_is_partial (import) ? HU_CLI_PARTIAL : HU_CLI_DONE;
}

HuCliStatus
hu_cli_import (const HuCliVerb *verb,
               GStrv            argv)
{
  g_auto(HuCliOptions) options = { 0 };
  g_autoptr(GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr(GFile) module = NULL;
  g_autoptr(GFile) profile = NULL;
  g_autoptr(HuImport) import = NULL;
  g_autoptr(GError) error = NULL;
  HuImportOptions asked = { 0 };
  HuCliStatus status;

  if (!hu_cli_options_parse (&options, verb, argv, &status))
    return status;
  status = check_usage (&options, verb->name, &asked);
  if (status != HU_CLI_DONE)
    return status;

  for (guint i = 0; options.files[i] != NULL; i++)
    g_ptr_array_add (files, hu_cli_find_file (options.files[i]));
  module = options.module != NULL ? hu_cli_find_file (options.module) : NULL;
  profile = options.profile != NULL ? hu_cli_find_file (options.profile) : NULL;
  asked.module = module;
  asked.profile = profile;
  import = hu_import_files (files, &asked, &error);
  status = import != NULL ? answer (import, options.output, &error) : HU_CLI_FAULTY;
  if (error != NULL)
    hu_cli_complain (g_strdup (error->message));

  return status;
}
