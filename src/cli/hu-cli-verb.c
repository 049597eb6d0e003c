/*
 * The table of verbs.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hu-cli.h"

static const HuCliVerb verbs[] = {
  { "check", N_("FILE…"), N_("List the faults of game files; print nothing if there are none"),
    hu_cli_check, HU_CLI_TAKES_JSON },
  { "judge", N_("FILE…"), N_("Give the verdict, the meters and the rulings"),
    hu_cli_judge, HU_CLI_TAKES_GAME | HU_CLI_TAKES_MANY },
  { "trace", N_("FILE"), N_("Trace lines of supply, with the reason for every dead end"),
    hu_cli_trace, HU_CLI_TAKES_GAME | HU_CLI_TAKES_FROM },
  { "why", N_("[SUBJECT…] FILE"), N_("Say why something is as it is: a unit, a hex, a condition, the verdict"),
    hu_cli_why, HU_CLI_TAKES_GAME | HU_CLI_TAKES_MANY | HU_CLI_TAKES_SIDE },
  { "replay", N_("FILE"), N_("Print every event with its rulings"),
    hu_cli_replay, HU_CLI_TAKES_GAME },
  { "report", N_("FILE"), N_("Write the report of a game as PDF, HTML, Markdown or CSV"),
    hu_cli_report, HU_CLI_TAKES_MOMENT | HU_CLI_TAKES_REPORT },
  { "verify", N_("REPORT FILE"), N_("Tell whether a PDF or HTML report is of that game and agrees with it"),
    hu_cli_verify, HU_CLI_TAKES_JSON },
  { "render", N_("FILE"), N_("Draw the map as PNG, SVG or PDF"),
    hu_cli_render, HU_CLI_TAKES_MOMENT | HU_CLI_TAKES_PICTURE },
  { "import", N_("FILE…"),
    N_("Make a draft of a game from a table of units, or a file of VASSAL, VASL, Tiled, Worldographer, LGeneral, Wesnoth or "
       "MegaMek"),
    hu_cli_import, HU_CLI_TAKES_IMPORT },
  { "help", N_("[VERB]"), N_("Show this help, or the options of a verb"), hu_cli_help, 0 },
};

/* @n_verbs: (out): the number of verbs.  Returns the verbs, as help lists them; (array length=n_verbs). */
const HuCliVerb *
hu_cli_list_verbs (gsize *n_verbs)
{
  *n_verbs = G_N_ELEMENTS (verbs);
  return verbs;
}

const HuCliVerb *
hu_cli_find_verb (const char *name)
{
  for (gsize i = 0; i < G_N_ELEMENTS (verbs); i++)
    if (g_strcmp0 (verbs[i].name, name) == 0)
      return &verbs[i];

  return NULL;
}
