/*
 * check FILE…: lists the faults of game files, one line per fault, or as JSON.
 */
#include "config.h"

#include "hu-cli.h"
#include "hu-explain-language.h"
#include "hu-json.h"

static void
add_fault_json (JsonBuilder   *builder,
                const HuFault *fault)
{
  g_autofree char *text = *fault->remedy != '\0' ? g_strconcat (fault->what, "; ", fault->remedy, NULL) : NULL;

  json_builder_begin_object (builder);
  if (fault->line > 0)
    hu_json_add_number (builder, "line", fault->line);
  else
    hu_json_add_string (builder, "line", NULL);
  hu_json_add_string (builder, "pointer", fault->pointer);
  hu_json_add_string (builder, "text", text != NULL ? text : fault->what);
  hu_json_add_string (builder, "severity", fault->warning ? "warning" : "error");
  json_builder_end_object (builder);
}

/* Adds what there is to say of a file; returns whether it is valid. */
static gboolean
add_file_json (JsonBuilder *builder,
               const char  *file)
{
  g_autoptr(HuFaults) faults = hu_faults_new_up_to (HU_FAULTS_MAX_LISTED);
  locale_t before = hu_explain_begin_english ();
  g_autoptr(HuAdjudicator) adjudicator = hu_cli_read_file (file, faults, NULL);

  hu_explain_end_english (before);
  json_builder_begin_object (builder);
  hu_json_add_file (builder, "file", file);
  hu_json_begin_list (builder, "faults");
  for (guint i = 0; i < hu_faults_get_n (faults); i++)
    add_fault_json (builder, hu_faults_get (faults, i));
  json_builder_end_array (builder);
  hu_json_add_boolean (builder, "complete", !hu_faults_is_full (faults) &&
                       hu_faults_get_n_errors (faults) + hu_faults_get_n_warnings (faults) == hu_faults_get_n (faults));
  json_builder_end_object (builder);

  return adjudicator != NULL;
}

static HuCliStatus
check_json (GStrv files)
{
  g_autoptr(JsonBuilder) builder = hu_json_begin_answer ();
  HuCliStatus status = HU_CLI_DONE;
  HuCliStatus written;

  hu_json_begin_list (builder, "files");
  for (gsize i = 0; files[i] != NULL; i++)
    if (!add_file_json (builder, files[i]))
      status = HU_CLI_FAULTY;
  json_builder_end_array (builder);
  written = hu_json_write_answer (builder);

  return written != HU_CLI_DONE ? written : status;
}

/* Checks every file named, and goes on after a file with faults. */
HuCliStatus
hu_cli_check (const HuCliVerb *verb,
              GStrv            argv)
{
  g_auto(HuCliOptions) options = { 0 };
  HuCliStatus status;

  if (!hu_cli_options_parse (&options, verb, argv, &status))
    return status;
  if (options.json)
    return check_json (options.files);

  status = HU_CLI_DONE;
  for (gsize i = 0; options.files[i] != NULL; i++)
    {
      g_autoptr(HuAdjudicator) adjudicator = hu_cli_load_file (options.files[i], TRUE, NULL);

      if (adjudicator == NULL)
        status = HU_CLI_FAULTY;
    }

  return status;
}
