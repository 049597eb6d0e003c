/*
 * hex-umpire-cli: the parts that its verbs share.  A verb is one file with one function,
 * and a line in the table of hu-cli-verb.c.
 */
#pragma once

#include <gio/gio.h>

#include "hu-adjudicator.h"
#include "hu-fault.h"
#include "hu-game-file.h"

G_BEGIN_DECLS

#define HU_CLI_NAME "hex-umpire-cli"

/* Exit statuses: part of the contract with scripts. */
typedef enum
{
  HU_CLI_DONE,
  HU_CLI_FAULTY, /* the file is invalid or unreadable, or the answer could not be written */
  HU_CLI_USAGE,
  HU_CLI_DIFFERS, /* a report is not of that game, or does not agree with it */
  HU_CLI_PARTIAL = HU_CLI_DIFFERS, /* an import left something over */
} HuCliStatus;

/* Options that a verb has. */
typedef enum
{
  HU_CLI_TAKES_MOMENT = 1 << 0, /* one FILE, --at, --view */
  HU_CLI_TAKES_FROM = 1 << 1, /* --from, --side, --unit */
  HU_CLI_TAKES_JSON = 1 << 2, /* --json */
  HU_CLI_TAKES_REPORT = 1 << 3, /* --output, --format, --table … */
  HU_CLI_TAKES_PICTURE = 1 << 4, /* --output, --format, --overlay … */
  HU_CLI_TAKES_IMPORT = 1 << 5, /* --output, --module, --profile, --map */
  HU_CLI_TAKES_MANY = 1 << 6, /* several FILEs in spite of --at */
  HU_CLI_TAKES_SIDE = 1 << 7, /* --side alone, --all */
  HU_CLI_TAKES_GAME = HU_CLI_TAKES_MOMENT | HU_CLI_TAKES_JSON,
} HuCliTakes;

typedef struct _HuCliVerb HuCliVerb;

struct _HuCliVerb
{
  const char  *name;
  const char  *arguments; /* "FILE…" */
  const char  *summary;   /* to be translated */
  HuCliStatus (*run) (const HuCliVerb *verb,
                      GStrv            argv); /* argv[0] is the verb's name */
  HuCliTakes   takes;
};

int         hu_cli_main   (int   argc,
                           char *argv[]);

HuCliStatus hu_cli_check  (const HuCliVerb *verb,
                           GStrv            argv);
HuCliStatus hu_cli_judge  (const HuCliVerb *verb,
                           GStrv            argv);
HuCliStatus hu_cli_trace  (const HuCliVerb *verb,
                           GStrv            argv);
HuCliStatus hu_cli_why    (const HuCliVerb *verb,
                           GStrv            argv);
HuCliStatus hu_cli_replay (const HuCliVerb *verb,
                           GStrv            argv);
HuCliStatus hu_cli_report (const HuCliVerb *verb,
                           GStrv            argv);
HuCliStatus hu_cli_verify (const HuCliVerb *verb,
                           GStrv            argv);
HuCliStatus hu_cli_render (const HuCliVerb *verb,
                           GStrv            argv);
HuCliStatus hu_cli_import (const HuCliVerb *verb,
                           GStrv            argv);
HuCliStatus hu_cli_help   (const HuCliVerb *verb,
                           GStrv            argv);

const HuCliVerb *hu_cli_list_verbs (gsize     *n_verbs);
const HuCliVerb *hu_cli_find_verb (const char *name);

/* --- hu-cli-options.c --- */

/* "there is no “jugde” (did you mean “judge”?)", or NULL if none of @names is like @given. */
char        *hu_cli_suggest (const char         *given,
                             const char * const *names,
                             gsize               n_names) G_GNUC_WARN_UNUSED_RESULT;

/* The nearest name without a sentence around it; NULL: none is near. */
const char  *hu_cli_find_nearest (const char         *given,
                                  const char * const *names,
                                  gsize               n_names);

/* Stands for an option that is not given, since a user may give 0. */
#define HU_CLI_NO_NUMBER (-G_MAXDOUBLE)

typedef struct
{
  gboolean json;
  gboolean all;
  char    *at;    /* as given, or NULL */
  char    *view;
  char    *from;
  char    *unit;
  char    *line;
  char    *side;
  char    *output; /* of what writes a file; "-": standard output */
  char    *format; /* as given, or NULL: by the file's name */
  char    *table;
  GStrv    without; /* parts; or NULL */
  GStrv    only;    /* parts; or NULL */
  gboolean rulings;
  gboolean events;
  GStrv    players; /* "SIDE=NAME"; or NULL */
  char    *place;
  char    *date;
  char    *paper;
  char    *poster;
  GStrv    overlays; /* or NULL */
  char    *theme;
  char    *storey;
  double   scale;   /* HU_CLI_NO_NUMBER: not given */
  double   dpi;
  double   fit;
  gboolean legend;
  char    *module;  /* of an import; as given, or NULL */
  char    *profile;
  char    *map;
  GStrv    files; /* at least one */
} HuCliOptions;

/* FALSE if the program has to end with @status. */
gboolean    hu_cli_options_parse (HuCliOptions    *options,
                                  const HuCliVerb *verb,
                                  GStrv            argv,
                                  HuCliStatus     *status);
void        hu_cli_options_clear (HuCliOptions *options);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (HuCliOptions, hu_cli_options_clear)

/* --- hu-cli-game.c --- */

/* A game at the moment that the options ask for. */
typedef struct
{
  HuAdjudicator *adjudicator;
  HuGameFile    *file;
  guint          n_events; /* --at, or all */
  HuSide         view;     /* whose eyes; HU_SIDE_NONE: the truth */
  GArray        *sights;   /* HuSight: of each event, made when first asked for */
} HuCliGame;

/* Reads a file, or standard input for "-".  NULL if the game has faults. */
HuAdjudicator *hu_cli_read_file  (const char         *file,
                                  HuFaults           *faults,
                                  HuGameFile        **content) G_GNUC_WARN_UNUSED_RESULT; /* of the file; may be NULL */
/* The same; the faults are on standard error by then. */
HuAdjudicator *hu_cli_load_file  (const char         *file,
                                  gboolean            with_warnings,
                                  HuGameFile        **content) G_GNUC_WARN_UNUSED_RESULT; /* of the file; may be NULL */
gboolean       hu_cli_game_open  (HuCliGame          *game,
                                  const HuCliOptions *options,
                                  const char         *file, /* one of those that @options name */
                                  const char         *verb,
                                  HuCliStatus        *status);
void           hu_cli_game_clear (HuCliGame          *game);

/* The game as it was asked for: at that moment, through those eyes.  No verb gets a snapshot, a state or the words of an
 * event from anywhere else, so that none can tell a side what it must not learn (26.15). */
HuSnapshot    *hu_cli_game_snapshot (HuCliGame       *game) G_GNUC_WARN_UNUSED_RESULT;
const HuEvent *hu_cli_game_get_event (HuCliGame      *game,
                                     guint            event); /* NULL: out of sight */
char          *hu_cli_game_fingerprint (HuCliGame    *game) G_GNUC_WARN_UNUSED_RESULT;
/* A game of the model, which only the verb why asks. */
typedef struct _HuGame HuGame;
/* The same as the window has it: at that moment, with that viewer; (transfer full). */
HuGame        *hu_cli_game_dup_model (HuCliGame      *game) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (HuCliGame, hu_cli_game_clear)

/* --- hu-cli-output.c --- */

/* Writes a line on standard error after the program's name; (transfer full) @message. */
void        hu_cli_complain      (char       *message);
/* The same for wrong usage; the line also names the help.  @verb may be NULL. */
HuCliStatus hu_cli_complain_usage (const char *verb,
                                  char       *message);
void        hu_cli_complain_fault (const HuFault *fault,
                                  const char *file);

/* Each function writes the whole answer on standard output: text in the locale's character set, JSON always in UTF-8.
 * If that fails, a line on standard error says so. */
HuCliStatus hu_cli_write_text    (const char *text);
HuCliStatus hu_cli_write_bytes   (const char *bytes,
                                  gsize       length);

/* Writes lines on standard error that are no complaint. */
void        hu_cli_write_aside   (const char *text);

/* Tells whether @file is an address such as "http://…" and not a local file. */
gboolean    hu_cli_is_address    (const char *file);
/* A path, or a "file:" URI; never an address. */
GFile      *hu_cli_find_file     (const char *file) G_GNUC_WARN_UNUSED_RESULT;
/* Tells whether both names are of one regular file; either may be NULL or "-", which is none. */
gboolean    hu_cli_is_same_file  (const char *one,
                                  const char *other);

/* "-", or a name of the same file, as /dev/stdout. */
gboolean    hu_cli_is_standard_output (const char *file);

/* Writes a file, or standard output by any of its names; the file is written completely or not at all. */
HuCliStatus hu_cli_write_file    (const char *file,
                                  GBytes     *bytes);

guint       hu_cli_get_width     (void);
gboolean    hu_cli_wants_colour  (void);

G_END_DECLS
