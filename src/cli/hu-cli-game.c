/*
 * From a file name to a judged game: reads it, reports faults, and finds the moment that
 * --at and --view ask for.  Only here is the adjudicator asked what there is (tests/style/check-eyes.py).
 */
#include "config.h"

#include <errno.h>
#include <unistd.h>

#include <glib/gi18n-lib.h>

#include "hu-cli.h"
#include "hu-explain.h"
#include "hu-game.h"
#include "hu-import-files.h"

/* One byte more than a game file may have, so that a larger file is refused as too large. */
#define STDIN_MOST (64 * 1024 * 1024 + 1)

static GBytes *
read_stdin (HuFaults *faults)
{
  g_autoptr(GByteArray) all = g_byte_array_new ();
  guint8 piece[65536];

  while (all->len < STDIN_MOST)
    {
      gssize n = read (STDIN_FILENO, piece, MIN (sizeof piece, STDIN_MOST - all->len));

      if (n < 0 && errno == EINTR)
        continue;
      if (n < 0)
        {
          int code = errno;

          hu_faults_add (faults, FALSE, 0, "",
                         /* Translators: the system's own words for what went wrong. */
                         g_strdup_printf (_("standard input cannot be read: %s"), g_strerror (code)), NULL);
          return NULL;
        }
      if (n == 0)
        break;
      g_byte_array_append (all, piece, (guint) n);
    }

  return g_byte_array_free_to_bytes (g_steal_pointer (&all));
}

/* The faults that a file of another program has as a game would help nobody. */
static HuGameFile *
load_game (GFile    *location,
           HuFaults *faults)
{
  HuGameFile *game = hu_game_file_load_any (location, faults);

  if (game == NULL && hu_import_knows (location))
    {
      hu_faults_clear (faults);
      hu_faults_add (faults, FALSE, 0, "", g_strdup (_("this is a file of another program")),
                     g_strdup (_("make a game file of it with hex-umpire-cli import")));
    }

  return game;
}

static HuGameFile *
read_game (const char *file,
           HuFaults   *faults)
{
  g_autoptr(GFile) location = NULL;

  if (g_str_equal (file, "-"))
    {
      g_autoptr(GBytes) bytes = read_stdin (faults);

      return bytes != NULL ? hu_game_file_parse (bytes, faults) : NULL;
    }

  if (hu_cli_is_address (file))
    {
      hu_faults_add (faults, FALSE, 0, "", g_strdup (_("this is an address, and only files of this computer are read")),
                     g_strdup (_("download it, and name the file")));
      return NULL;
    }

  location = hu_cli_find_file (file);

  return load_game (location, faults);
}

/* Says so where not all faults are listed: otherwise the list would look complete. */
static void
tell_unlisted (HuFaults   *faults,
               const char *file,
               gboolean    with_warnings)
{
  guint n_warnings = hu_faults_get_n_warnings (faults), n_listed = 0;
  HuFault rest = { .pointer = (char *) "", .remedy = (char *) "" };
  g_autofree char *errors = NULL;
  g_autofree char *warnings = NULL;

  for (guint i = 0; i < hu_faults_get_n (faults); i++)
    n_listed += hu_faults_get (faults, i)->warning;

  if (with_warnings && n_warnings > n_listed)
    {
      n_warnings -= n_listed;
      rest.warning = TRUE;
      rest.what = warnings = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u more is not listed", "%u more are not listed",
                                                           n_warnings), n_warnings);
      hu_cli_complain_fault (&rest, file);
    }
  if (hu_faults_is_full (faults))
    {
      rest.warning = FALSE;
      rest.what = errors = g_strdup_printf (_("the search ends after %u faults: there may be more"),
                                            hu_faults_get_n (faults) - n_listed);
      hu_cli_complain_fault (&rest, file);
    }
}

static void
tell_faults (HuFaults   *faults,
             const char *file,
             gboolean    with_warnings)
{
  for (guint i = 0; i < hu_faults_get_n (faults); i++)
    {
      const HuFault *fault = hu_faults_get (faults, i);

      if (with_warnings || !fault->warning)
        hu_cli_complain_fault (fault, file);
    }
  tell_unlisted (faults, file, with_warnings);
}

/* The reader has tried every event already, so a refusal here is a mistake of the reader; report it all the same. */
static void
add_refusal (HuFaults         *faults,
             const HuScenario *scenario,
             const HuRefusal  *refusal,
             guint             event)
{
  g_autofree char *remedy = NULL;
  g_autofree char *what = hu_explain_refusal (scenario, refusal, &remedy);
  g_autofree char *pointer = g_strdup_printf ("/log/%u", event);

  hu_faults_add (faults, FALSE, 1, pointer, g_steal_pointer (&what), g_steal_pointer (&remedy));
}

/**
 * hu_cli_read_file:
 * @file: a file name as given, or "-" for standard input
 * @faults: gets the faults and the warnings
 * @content: (out) (optional) (transfer full): what the file holds
 *
 * Reads a game and judges its whole log.
 *
 * Returns: (transfer full) (nullable): the game, or %NULL if it has a fault
 */
HuAdjudicator *
hu_cli_read_file (const char  *file,
                  HuFaults    *faults,
                  HuGameFile **content)
{
  g_autoptr(HuGameFile) game = read_game (file, faults);
  g_autoptr(HuAdjudicator) adjudicator = NULL;

  if (game == NULL)
    return NULL;

  adjudicator = hu_adjudicator_new (game->scenario);
  for (guint i = 0; i < game->log->len; i++)
    {
      HuRefusal refusal;

      if (!hu_adjudicator_append (adjudicator, g_ptr_array_index (game->log, i), &refusal))
        {
          add_refusal (faults, game->scenario, &refusal, i);
          return NULL;
        }
    }

  if (content != NULL)
    *content = g_steal_pointer (&game);

  return g_steal_pointer (&adjudicator);
}

/**
 * hu_cli_load_file:
 * @file: a file name as given, or "-" for standard input
 * @with_warnings: whether to report warnings too, and not only the first faults
 * @content: (out) (optional) (transfer full): what the file holds
 *
 * The same, with the faults on standard error, one line each.
 *
 * Returns: (transfer full) (nullable): the game, or %NULL if it has a fault
 */
HuAdjudicator *
hu_cli_load_file (const char  *file,
                  gboolean     with_warnings,
                  HuGameFile **content)
{
  g_autoptr(HuFaults) faults = hu_faults_new_up_to (with_warnings ? HU_FAULTS_MAX_LISTED : HU_FAULTS_MAX);
  g_autoptr(HuAdjudicator) adjudicator = hu_cli_read_file (file, faults, content);

  tell_faults (faults, file, with_warnings);

  return g_steal_pointer (&adjudicator);
}

/* --at: digits only, and no more than there are. */
static gboolean
parse_at (const char *at,
          guint       n_all,
          guint      *n_events)
{
  guint64 n;

  if (at == NULL)
    {
      *n_events = n_all;
      return TRUE;
    }

  if (!g_ascii_string_to_unsigned (at, 10, 0, n_all, &n, NULL))
    return FALSE;

  *n_events = (guint) n;
  return TRUE;
}

/* The operational systems hide nothing: every view of them is the same. */
static gboolean
parse_view (const HuScenario *scenario,
            const char       *text,
            HuSide           *view)
{
  *view = HU_SIDE_NONE;
  if (text == NULL || g_str_equal (text, "truth"))
    return TRUE;

  *view = hu_scenario_find_side (scenario, text);

  return *view != HU_SIDE_NONE;
}

/**
 * hu_cli_game_open:
 * @game: (out caller-allocates): to be cleared by the caller in any case
 * @options: the parsed command line
 * @file: a file name as given, one of those that @options name
 * @verb: the verb, for complaints
 * @status: (out): the exit status, if the return value is %FALSE
 *
 * Reads a game, up to the moment that the options ask for.
 */
gboolean
hu_cli_game_open (HuCliGame          *game,
                  const HuCliOptions *options,
                  const char         *file,
                  const char         *verb,
                  HuCliStatus        *status)
{
  const HuScenario *scenario;
  guint n_all;

  *game = (HuCliGame) { 0 };
  *status = HU_CLI_FAULTY;
  game->adjudicator = hu_cli_load_file (file, FALSE, &game->file);
  if (game->adjudicator == NULL)
    return FALSE;

  /* JSON is English in every locale. */
  if (options->json)
    hu_scenario_choose_language (hu_adjudicator_get_scenario (game->adjudicator), NULL);

  *status = HU_CLI_USAGE;
  n_all = hu_adjudicator_get_n_events (game->adjudicator);
  if (!parse_at (options->at, n_all, &game->n_events))
    {
      /* Translators: what the user typed, the number of events of the game. */
      hu_cli_complain_usage (verb, g_strdup_printf (_("--at “%s” is not a number of events from 0 to %u"),
                                                    options->at, n_all));
      return FALSE;
    }

  scenario = hu_adjudicator_get_scenario (game->adjudicator);
  if (!parse_view (scenario, options->view, &game->view))
    {
      /* Translators: what the user typed, the ids of the two sides. */
      hu_cli_complain_usage (verb, g_strdup_printf (_("--view “%s” is none of truth, %s and %s"),
                                                    options->view,
                                                    scenario->sides[0].id, scenario->sides[1].id));
      return FALSE;
    }

  return TRUE;
}

/* @game: a game, or all zero. */
void
hu_cli_game_clear (HuCliGame *game)
{
  g_clear_pointer (&game->adjudicator, hu_adjudicator_free);
  g_clear_pointer (&game->file, hu_game_file_free);
  g_clear_pointer (&game->sights, g_array_unref);
}

HuSnapshot *
hu_cli_game_snapshot (HuCliGame *game)
{
  return hu_adjudicator_view (game->adjudicator, game->n_events, game->view);
}

/* @event: an event before the moment, from 1.  Returns how much of it is seen at that moment. */
static HuSight
get_sight (HuCliGame *game,
           guint      event)
{
  g_return_val_if_fail (event >= 1 && event <= game->n_events, HU_SIGHT_NONE);

  if (game->sights == NULL)
    game->sights = hu_adjudicator_list_sights (game->adjudicator, game->n_events, game->view);

  return g_array_index (game->sights, HuSight, event - 1);
}

/* @event: an event before the moment, from 1.  Returns the event, or NULL where not even its verb is seen. */
const HuEvent *
hu_cli_game_get_event (HuCliGame *game,
                       guint      event)
{
  return get_sight (game, event) != HU_SIGHT_NONE ? hu_adjudicator_get_event (game->adjudicator, event - 1)
                                                              : NULL;
}

char *
hu_cli_game_fingerprint (HuCliGame *game)
{
  return hu_game_file_fingerprint_seen (game->file, FALSE, game->adjudicator, game->n_events, game->view);
}

HuGame *
hu_cli_game_dup_model (HuCliGame *game)
{
  HuGame *model = hu_game_new (game->file->scenario, game->file->log);

  hu_game_look_at (model, game->n_events);
  /* Where nothing can be hidden every view is the same. */
  if (hu_game_has_views (model))
    hu_game_set_viewer (model, game->view);

  return model;
}
