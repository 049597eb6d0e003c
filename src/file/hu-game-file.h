/*
 * The game file in and out (`format.md`, data/schema/): bytes to scenario and
 * log, and back.  Judges nothing but whether the log's events can be.
 */
#pragma once

#include <gio/gio.h>

#include "hu-event.h"
#include "hu-fault.h"
#include "hu-variation.h"

G_BEGIN_DECLS

typedef struct
{
  HuScenario *scenario;
  GPtrArray  *log; /* HuEvent, all of which can be, in order */
  GPtrArray  *variations; /* HuVariation; may be empty, never NULL */
} HuGameFile;

HuGameFile *hu_game_file_new        (HuScenario       *scenario,
                                     GPtrArray        *log) G_GNUC_WARN_UNUSED_RESULT; /* takes references */
HuGameFile *hu_game_file_new_with   (HuScenario       *scenario,
                                     GPtrArray        *log,
                                     GPtrArray        *variations) G_GNUC_WARN_UNUSED_RESULT; /* likewise */
void        hu_game_file_free       (HuGameFile       *self);

/* Reads @bytes.  Every fault and warning found (up to HU_FAULTS_MAX) goes to
 * @faults; NULL where at least one is a fault. */
HuGameFile *hu_game_file_parse      (GBytes           *bytes,
                                     HuFaults         *faults) G_GNUC_WARN_UNUSED_RESULT;

/* The same of a game whose map is known: the text's own is not looked at.  NULL: read it. */
HuGameFile *hu_game_file_parse_on   (GBytes           *bytes,
                                     HuMap            *map,
                                     HuFaults         *faults) G_GNUC_WARN_UNUSED_RESULT;
/* Is the game decided before the first event?  Then (transfer full) what is wrong with that. */
gboolean    hu_setup_is_decided     (HuScenario       *scenario,
                                     char            **what,
                                     char            **remedy);

/* Is a ground unit set up where none can be?  Likewise. */
gboolean    hu_unit_is_in_water     (const HuMap      *map,
                                     const HuUnit     *unit,
                                     char            **what,
                                     char            **remedy);

/* Reads an ordinary file (at most 64 MiB).  Unreadable: NULL, and the one fault says why. */
HuGameFile *hu_game_file_load       (GFile            *file,
                                     HuFaults         *faults) G_GNUC_WARN_UNUSED_RESULT;
/* The same, and of pipes and devices, too: for who names one on a command line. */
HuGameFile *hu_game_file_load_any   (GFile            *file,
                                     HuFaults         *faults) G_GNUC_WARN_UNUSED_RESULT;

/* The text a person would write: stable order of keys, hex sets as spans, one
 * unit and one event a line. */
GBytes     *hu_game_file_to_bytes   (const HuGameFile *self) G_GNUC_WARN_UNUSED_RESULT;

/* One event as the log has it, on one line. */
char       *hu_game_file_event_to_text (const HuScenario *scenario,
                                     const HuEvent    *event) G_GNUC_WARN_UNUSED_RESULT;

/* Atomic: a new file beside it, fsync, rename; permissions kept, symbolic links
 * followed.  On failure the old file is as it was and @error says why. */
gboolean    hu_game_file_save       (const HuGameFile *self,
                                     GFile            *file,
                                     GError          **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuGameFile, hu_game_file_free)

G_END_DECLS
