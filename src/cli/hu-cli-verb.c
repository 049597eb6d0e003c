/*
 * The table of verbs.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hu-cli.h"

static const HuCliVerb verbs[] = {
  { "check", N_("FILE…"), N_("List the faults of game files; print nothing if there are none"), hu_cli_check },
  { "judge", N_("FILE"), N_("Give the verdict, the meters and the rulings"), hu_cli_judge },
  { "trace", N_("FILE"), N_("Trace lines of supply, with the reason for every dead end"), hu_cli_trace },
  { "replay", N_("FILE"), N_("Print every event with its rulings"), hu_cli_replay },
  { "report", N_("FILE"), N_("Write the report of a game as PDF, HTML, Markdown or CSV"), hu_cli_report },
  { "verify", N_("REPORT FILE"), N_("Tell whether a PDF or HTML report is of that game and agrees with it"),
    hu_cli_verify },
  { "render", N_("FILE"), N_("Draw the map as PNG, SVG or PDF"), hu_cli_render },
  { "import", N_("FILE…"),
    N_("Make a draft of a game from a table of units, or a file of VASSAL, Tiled, Worldographer, LGeneral, Wesnoth or MegaMek"),
    hu_cli_import },
};

/**
 * hu_cli_list_verbs:
 * @n_verbs: (out): the number of verbs
 *
 * Returns: (transfer none) (array length=n_verbs): the verbs, as help lists them
 */
const HuCliVerb *
hu_cli_list_verbs (gsize *n_verbs)
{
  *n_verbs = G_N_ELEMENTS (verbs);
  return verbs;
}

/**
 * hu_cli_find_verb:
 * @name: a name from the command line
 *
 * Returns: (nullable): the verb called @name
 */
const HuCliVerb *
hu_cli_find_verb (const char *name)
{
  for (gsize i = 0; i < G_N_ELEMENTS (verbs); i++)
    if (g_strcmp0 (verbs[i].name, name) == 0)
      return &verbs[i];

  return NULL;
}
