/*
 * Reading and writing the game file (data/schema/): bytes to scenario and log, and back.  Judges
 * nothing except whether the events of the log are possible.
 */
#pragma once

#include <gio/gio.h>

#include "hu-adjudicator.h"
#include "hu-event.h"
#include "hu-fault.h"
#include "hu-node.h"
#include "hu-variation.h"

G_BEGIN_DECLS

typedef struct
{
  HuScenario *scenario;
  GPtrArray  *log; /* HuEvent, all of which can be, in order */
  GPtrArray  *variations; /* HuVariation; may be empty, never NULL */
  HuPlayed   *played;  /* who played it, where that is not as the scenario says; or NULL */
  GBytes     *bytes;   /* the text that it was read from, or NULL */
  gboolean    carried; /* it was in a report, which is no file to save it in */
  GHashTable *unknown; /* char *: pointers to the members of that text that the program does not know, or NULL */
} HuGameFile;

HuGameFile *hu_game_file_new        (HuScenario       *scenario,
                                     GPtrArray        *log) G_GNUC_WARN_UNUSED_RESULT; /* takes references */
HuGameFile *hu_game_file_new_with   (HuScenario       *scenario,
                                     GPtrArray        *log,
                                     GPtrArray        *variations) G_GNUC_WARN_UNUSED_RESULT; /* likewise */
void        hu_game_file_free       (HuGameFile       *self);

/* Says who played the game, in place of what its scenario says; NULL changes nothing. */
void        hu_game_file_set_played (HuGameFile       *self,
                                     const HuPlayed   *played);

/* Reads @bytes.  Every fault and warning found (until it is full) goes to @faults; NULL if any of them is a
 * fault. */
HuGameFile *hu_game_file_parse      (GBytes           *bytes,
                                     HuFaults         *faults) G_GNUC_WARN_UNUSED_RESULT;

/* The same for a draft, without lines.  Where @map is given, the map in the draft is ignored. */
HuGameFile *hu_game_file_read       (HuNode           *draft,
                                     HuMap            *map,
                                     HuFaults         *faults) G_GNUC_WARN_UNUSED_RESULT;
/* The same for a game whose log is in a text of its own, as an object {"log": […]}.  @log NULL: it is with the rest. */
HuGameFile *hu_game_file_parse_with_log (GBytes       *bytes,
                                     GBytes           *log,
                                     HuFaults         *faults) G_GNUC_WARN_UNUSED_RESULT;
/* Is a ground unit set up where none can be?  If so, sets (transfer full) the fault and its remedy. */
gboolean    hu_unit_is_in_water     (const HuMap      *map,
                                     const HuUnit     *unit,
                                     char            **what,
                                     char            **remedy);

/* Reads an ordinary file of at most 64 MiB.  If it cannot be read, returns NULL, and the one fault says why. */
HuGameFile *hu_game_file_load       (GFile            *file,
                                     HuFaults         *faults) G_GNUC_WARN_UNUSED_RESULT;
/* The same, but also reads pipes and devices: for a file that the user names on the command line. */
HuGameFile *hu_game_file_load_any   (GFile            *file,
                                     HuFaults         *faults) G_GNUC_WARN_UNUSED_RESULT;

/* Writes the text as a person would: keys in a stable order, hex sets as spans, one line for each unit and event. */
GBytes     *hu_game_file_to_bytes   (const HuGameFile *self) G_GNUC_WARN_UNUSED_RESULT;

/* The length of a fingerprint: the hexadecimal digits of a SHA-256. */
#define HU_FINGERPRINT_LENGTH 64

/* Tells which game it is: the same for two files whose map, sides, units, rules and log are the same, whatever titles,
 * notes and players they have.  It is taken from the text that was read, or else from the text that would be written. */
char       *hu_game_file_fingerprint (const HuGameFile *self) G_GNUC_WARN_UNUSED_RESULT;
/* The same, always from the text that would be written. */
char       *hu_game_file_fingerprint_written (const HuGameFile *self) G_GNUC_WARN_UNUSED_RESULT;

/* The same for what @viewer knows after the first @n_events: without units, set-up, and what @viewer did not see, since
 * whoever guesses what is hidden could try the guess on it.  The whole game where nothing can be hidden, or @viewer is
 * HU_SIDE_NONE. */
char       *hu_game_file_fingerprint_seen (const HuGameFile *self,
                                     gboolean          written,
                                     HuAdjudicator    *adjudicator,
                                     guint             n_events,
                                     HuSide            viewer) G_GNUC_WARN_UNUSED_RESULT;

/* One event as the log has it, on one line. */
char       *hu_game_file_event_to_text (const HuScenario *scenario,
                                     const HuEvent    *event) G_GNUC_WARN_UNUSED_RESULT;

/* Why a file cannot be read, and what to do, for whatever reads other files: "there is no such file; check …". */
char       *hu_game_file_word_error (const GError *error) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuGameFile, hu_game_file_free)

G_END_DECLS
