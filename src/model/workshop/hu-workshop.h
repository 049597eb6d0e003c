/*
 * The workshop: a scenario being edited, with the log that may depend on it.
 *
 * The user edits the *draft*: the game in the form of its file, with keys, ids and names of
 * hexes (a HuNode).  A draft may therefore have faults while it is edited, members that the
 * program does not know are not lost, and every part of the format can be edited by its
 * pointer ("/units/3/strength").  The *scenario* follows from the draft: all parts that can
 * be read, finished and ready to draw; it is a new immutable object after each command.
 *
 * Each command is one step of undo, or, between begin_stroke and end_stroke, a part of one.
 * No command fails because of the contents of the draft (the check reports faults); a
 * command that cannot be carried out at all returns FALSE, and changes nothing.
 */
#pragma once

#include <gio/gio.h>

#include "hu-game-file.h"
#include "hu-snapshot.h"
#include "hu-node.h"

G_BEGIN_DECLS

#define HU_TYPE_WORKSHOP (hu_workshop_get_type ())
G_DECLARE_FINAL_TYPE (HuWorkshop, hu_workshop, HU, WORKSHOP, GObject)

/* The parts that a change may have touched. */
typedef enum
{
  HU_DRAFT_TEXTS     = 1 << 0, /* title, about */
  HU_DRAFT_GRID      = 1 << 1, /* everything is somewhere else now */
  HU_DRAFT_TERRAIN   = 1 << 2,
  HU_DRAFT_HEXSIDES  = 1 << 3,
  HU_DRAFT_LINES     = 1 << 4,
  HU_DRAFT_PLACES    = 1 << 5,
  HU_DRAFT_BUILDINGS = 1 << 6, /* bridges and pillboxes, too */
  HU_DRAFT_BOARDS    = 1 << 7,
  HU_DRAFT_SIDES     = 1 << 8,
  HU_DRAFT_CALENDAR  = 1 << 9,
  HU_DRAFT_UNITS     = 1 << 10,
  HU_DRAFT_OWNERS   = 1 << 11, /* start.control */
  HU_DRAFT_START     = 1 << 12, /* the rest of start */
  HU_DRAFT_RULES     = 1 << 13,
  HU_DRAFT_LOG       = 1 << 14,
  HU_DRAFT_OTHER     = 1 << 15, /* keys that the program does not know */
  HU_DRAFT_ALL       = (1 << 16) - 1,
} HuDraftParts;

/* Where a fault is shown: the page of the workshop. */
typedef enum
{
  HU_PAGE_GENERAL, /* title, about, sides */
  HU_PAGE_MAP,
  HU_PAGE_UNITS,
  HU_PAGE_START,
  HU_PAGE_CALENDAR,
  HU_PAGE_LOG,
  HU_PAGE_SUPPLY, /* of each side, whichever systems are in force */
  HU_PAGE_RULES, /* plus HuSystemId, from here on */
} HuShopPage;

/* A line of the check. */
typedef struct
{
  gboolean   warning;
  HuShopPage page;
  char      *pointer; /* to what is at fault */
  HuHex      hex;     /* to centre on, or HU_HEX_NONE */
  guint      unit;    /* index among the units, or HU_UNIT_NONE */
  guint      event;   /* of the log, from 1; 0: none */
  char      *what;    /* translated, as `check` words them */
  char      *remedy;  /* translated; may be "" */
} HuShopFault;

/* A grid to begin with, or to change to. */
typedef struct
{
  gint          columns;
  gint          rows;
  HuOrientation orientation;
  gboolean      shifted_odd;
  HuNumbering   numbering;
  const char   *board; /* NULL: no prefix */
  const HuGridNames *names; /* NULL: as the numbering says */
  GPtrArray    *boards; /* HuGridBoard, side by side, which name the hexes; NULL: none */
} HuGridPlan;

/*
 * Properties, all read-only: "can-undo", "can-redo", "undo-label", "redo-label", "modified",
 * "n-faults" (errors), "n-warnings".
 * Signal "changed" (guint parts, GArray *hexes): after each command, each undo and redo; the scenario is a new one.
 *   @hexes (element-type HuHex): where the map looks different now, also because of moved units; NULL: everywhere.
 * Signal "checked" (): the list of faults may have changed: after each change; during a stroke in idle time.
 */

/* --- New (hu-workshop-new.c) --- */

/* Opens the contents of a file: any JSON object, with or without faults.  NULL with @faults if it is none. */
HuWorkshop *hu_workshop_new_from_bytes (GBytes           *bytes,
                                        HuFaults         *faults) G_GNUC_WARN_UNUSED_RESULT;
/* Opens a scenario, with an empty log. */
HuWorkshop *hu_workshop_new_from_scenario (HuScenario    *scenario) G_GNUC_WARN_UNUSED_RESULT;
/* Opens a game in play with its log and variations, as a file has it; its scenario is edited. */
HuWorkshop *hu_workshop_new_from_file (const HuGameFile  *content) G_GNUC_WARN_UNUSED_RESULT;
/* An empty map of that size, two sides, ten turns.  NULL and HU_GRID_ERROR if such a grid is impossible. */
HuWorkshop *hu_workshop_new_blank     (const HuGridPlan  *plan,
                                       GError           **error) G_GNUC_WARN_UNUSED_RESULT;
/* The map of a scenario (with its places and buildings) and its two sides; nothing else of it. */
HuWorkshop *hu_workshop_new_from_map  (HuScenario        *scenario) G_GNUC_WARN_UNUSED_RESULT;
/* The true position of a game at one moment as a start of its own: units, control, clock, points, fires.
 * @left_behind takes a translated sentence (element-type utf8) for each thing that a start cannot express; show
 * them. */
HuWorkshop *hu_workshop_new_from_moment (const HuSnapshot *snapshot,
                                       GPtrArray         *left_behind) G_GNUC_WARN_UNUSED_RESULT;

/* --- What there is --- */

HuScenario *hu_workshop_get_scenario  (HuWorkshop        *self); /* borrowed; finished and fit to be drawn */
HuNode     *hu_workshop_get_draft     (HuWorkshop        *self); /* borrowed */
HuNode     *hu_workshop_get           (HuWorkshop        *self,
                                      const char        *pointer); /* borrowed; NULL: nothing there */
gboolean    hu_workshop_get_modified  (HuWorkshop        *self); /* since it was made, or set_saved */
void        hu_workshop_set_saved     (HuWorkshop        *self);
/* The draft is in no file, and is modified until it is saved. */
void        hu_workshop_set_unsaved   (HuWorkshop        *self);
/* The bytes that saving writes: without faults the text of the game file, else the draft in a similar layout.  The
 * workshop opens both. */
GBytes     *hu_workshop_to_bytes      (HuWorkshop        *self) G_GNUC_WARN_UNUSED_RESULT;
/* Scenario and log to play, (transfer full) each.  FALSE while the draft has faults. */
gboolean    hu_workshop_dup_game      (HuWorkshop        *self,
                                       HuScenario       **scenario,
                                       GPtrArray        **log);
/* Other ways in which the game could have continued; borrowed until the next change (element-type HuVariation). */
GPtrArray  *hu_workshop_get_variations (HuWorkshop       *self);

/* --- The check --- */

guint       hu_workshop_get_n_faults  (HuWorkshop        *self); /* faults and warnings */
const HuShopFault *
            hu_workshop_get_fault     (HuWorkshop        *self,
                                       guint              index); /* borrowed until "checked" */
/* The first impossible event of the log, from 1, and (transfer full) the reason; 0 if the whole log is possible. */
guint       hu_workshop_find_log_break (HuWorkshop       *self,
                                       char             **why);
/* Drops the events from the one that find_log_break names on: a command like any other. */
void        hu_workshop_cut_log       (HuWorkshop        *self);

/* --- Undo --- */

/* Commands up to end_stroke are one step of undo; @label (translated) names it in the menu. */
void        hu_workshop_begin_stroke  (HuWorkshop        *self,
                                       const char        *label);
void        hu_workshop_end_stroke    (HuWorkshop        *self);
void        hu_workshop_cancel_stroke (HuWorkshop        *self); /* takes back what it did so far */
gboolean    hu_workshop_is_in_stroke  (HuWorkshop        *self);
gboolean    hu_workshop_can_undo      (HuWorkshop        *self);
gboolean    hu_workshop_can_redo      (HuWorkshop        *self);
void        hu_workshop_undo          (HuWorkshop        *self);
void        hu_workshop_redo          (HuWorkshop        *self);

/* --- Any part, by its pointer.  FALSE if @pointer leads nowhere. --- */

/* @value NULL removes the key or the element.  "/units/-" appends. */
gboolean    hu_workshop_set           (HuWorkshop        *self,
                                       const char        *pointer,
                                       HuNode            *value);
gboolean    hu_workshop_set_text      (HuWorkshop        *self,
                                       const char        *pointer,
                                       const char        *text); /* NULL: as above */
gboolean    hu_workshop_set_integer   (HuWorkshop        *self,
                                       const char        *pointer,
                                       gint64             number);
/* From JSON text written by the program: hu_workshop_set_json (shop, "/start", "{\"fires\":[]}"). */
gboolean    hu_workshop_set_json      (HuWorkshop        *self,
                                       const char        *pointer,
                                       const char        *json);
gboolean    hu_workshop_insert        (HuWorkshop        *self,
                                       const char        *pointer, /* to the element before which, or "…/-" */
                                       HuNode            *value);
gboolean    hu_workshop_remove        (HuWorkshop        *self,
                                       const char        *pointer);
/* Moves an element of a list to another place in it, or in another list (conditions): @to as for insert; both
 * pointers are read before anything moves. */
gboolean    hu_workshop_move          (HuWorkshop        *self,
                                       const char        *from,
                                       const char        *to);

G_END_DECLS
