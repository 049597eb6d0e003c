/*
 * The table of verbs, and what the user may have meant by a word that is not in it.
 */
#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "hu-cli.h"

static const HuCliVerb verbs[] = {
  { "check", N_("FILE…"), N_("List the faults of game files; print nothing if there are none"),
    hu_cli_check, HU_CLI_TAKES_JSON },
  { "judge", N_("FILE…"), N_("Give the verdict, the meters and the rulings"),
    hu_cli_judge, HU_CLI_TAKES_GAME | HU_CLI_TAKES_MANY },
  { "trace", N_("FILE"), N_("Trace lines of supply, with the reason for every dead end"),
    hu_cli_trace, HU_CLI_TAKES_GAME | HU_CLI_TAKES_FROM },
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

/* How many letters have to be put in, left out or replaced, or two neighbours swapped, to make @b of @a. */
static guint
count_edits (const char *a,
             const char *b)
{
  gsize n = strlen (b);
  g_autofree guint *before = g_new0 (guint, n + 1); /* the row of two letters before, and so on */
  g_autofree guint *last = g_new0 (guint, n + 1);
  g_autofree guint *row = g_new0 (guint, n + 1);

  for (gsize j = 0; j <= n; j++)
    row[j] = (guint) j;
  for (gsize i = 1; a[i - 1] != '\0'; i++)
    {
      guint *spare = before;

      before = last;
      last = row;
      row = spare;
      row[0] = (guint) i;
      for (gsize j = 1; j <= n; j++)
        {
          row[j] = MIN (MIN (last[j], row[j - 1]) + 1, last[j - 1] + (a[i - 1] != b[j - 1]));
          if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
            row[j] = MIN (row[j], before[j - 2] + 1);
        }
    }

  return row[n];
}

/**
 * hu_cli_suggest:
 * @given: what the user typed, which is none of @names
 *
 * Looks for the name that the user may have meant: the one that @given begins, or the nearest by
 * edits (optimal string alignment), at most one edit for each three letters and at least one.
 *
 * Returns: (transfer full) (nullable): a complaint that names it
 */
char *
hu_cli_suggest (const char         *given,
                const char * const *names,
                gsize               n_names)
{
  gsize letters = strlen (given);
  guint least = (guint) MAX (letters / 3, 1) + 1;
  const char *nearest = NULL;
  g_autofree char *shown = g_utf8_make_valid (given, -1);

  /* Longer than any name by far: not worth the table. */
  if (letters > 64)
    return NULL;

  for (gsize i = 0; i < n_names; i++)
    {
      guint edits = letters > 2 && g_str_has_prefix (names[i], given) ? 0 : count_edits (given, names[i]);

      if (edits < least)
        {
          least = edits;
          nearest = names[i];
        }
    }

  /* Translators: what the user typed, what there is. */
  return nearest != NULL ? g_strdup_printf (_("there is no “%s” (did you mean “%s”?)"), shown, nearest) : NULL;
}
