/*
 * The tools of the typed reader: the place in the file, the value there, and the fault to
 * report.  One hu-read-*.c for each part of the format uses them.
 */
#pragma once

#include "hu-extra.h"
#include "hu-game-file.h"
#include "hu-file-limits.h"
#include "hu-refusal.h"
#include "hu-system-format.h"
#include "hu-term.h"

G_BEGIN_DECLS

/* Defines a function that returns the words of an enum of the rules, as a list that ends with NULL: "" for a value
 * without a word. */
#define HU_DEFINE_WORD_LIST(name, Type, n, to_string) \
  static const char * const *                         \
  name (void)                                         \
  {                                                   \
    static const char *words[(n) + 1];                \
                                                      \
    for (gint i = (n) - 1; words[0] == NULL; i--)     \
      {                                               \
        const char *word = to_string ((Type) i);      \
                                                      \
        words[i] = word != NULL ? word : "";          \
      }                                               \
                                                      \
    return words;                                     \
  }

/* The most hexes that the sets of one file may name, every mention counted: eight maps of the largest size. */
#define HU_FILE_MAX_HEXES_NAMED (8 * 4096 * 4096)
/* The most of these hexes that lists (places, sources, events) may keep. */
#define HU_FILE_MAX_HEXES_KEPT (2 * 4096 * 4096)

/* A value and the path to it; lives on the stack beside its parent. */
struct _HuAt
{
  const HuAt *parent; /* NULL: the root */
  const char *key;    /* of a member; NULL: an element */
  guint       index;  /* of an element */
  HuNode     *node;
};

struct _HuReader
{
  HuFaults   *faults;
  gboolean    has_lines; /* else all is on line 1 */
  HuScenario *scenario; /* being made */
  HuMap      *map;      /* being made */
  HuGrid     *grid;     /* NULL if it could not be read: then no hex can be checked */

  GHashTable *unknown;  /* char *: pointers to the members that the program does not know */
  GHashTable *said;     /* char *: pointers to the values that the scanner has reported already */
  guint       n_unread; /* values of fields that could not be read, also without a fault: nobody can tell what they name */
  guint       n_said;   /* the faults that were left out for that */
  GPtrArray  *inner;    /* the unknown members that an object keeps for others in it; see hu_reader_keep_inner() */

  guint64     n_named;
  guint64     n_kept;
  guint64     n_in_rosters; /* units; for each variation with units of its own, those of the game count too */
  guint8     *mark;     /* [n_hexes] scratch space, all 0 between uses; NULL until needed */

  GHashTable *places;   /* borrowed id → GUINT_TO_POINTER (index + 1) */
  GHashTable *buildings; /* likewise */
  GHashTable *boards;   /* likewise */
  guint8     *built;    /* [n_hexes] the marks of hu-read-buildings.c; NULL until needed */

  gboolean    sides_unsure;    /* a side could not be read, so an unknown id is no fault */
  gboolean    calendar_unsure;
  gboolean    map_unsure; /* it has faults, so that a set of hexes by rule may lack some */
  gboolean    units_unsure;
  gboolean    places_unsure;
  gboolean    buildings_unsure;
  gboolean    takes_rules;     /* a set of hexes may be given by rule */
  gboolean    warns_of_hexes;  /* hexes off the map are warned of, and are no faults */
  guint       n_hexes_warned;
  gboolean    adjusts;         /* the log has corrections, so points can come to anything */
  gboolean    promotes;        /* and leaders of another modifier, whose worth can (26.21) */
  guint       term_depth;      /* how many conditions there are around what is read */
  gboolean    in_schedule;     /* points would depend on themselves */
  GHashTable *faulty_units;    /* GUINT_TO_POINTER (index + 1): were not read whole */
  GHashTable *burning;      /* GINT_TO_POINTER (HuLocation + 1): are on fire at the start; NULL until needed */
  HuState    *played;       /* of a lesson: the position after the steps so far; NULL where none can be told */
};

typedef enum
{
  HU_OPTIONAL,
  HU_REQUIRED,
} HuNeed;

/* An object whose members are read one by one; a member that was not asked for is unknown. */
struct _HuObject
{
  HuReader           *reader;
  HuAt                at;
  const char * const *known; /* all keys that are the reader's, NULL-terminated */
  gpointer            owner; /* of a record in another: the record around it; else NULL */
  guint               shape; /* of a record in several shapes: which one */
  guint               n_errors; /* found before it was opened */
};

/* --- A part by itself --- */

/* @has_lines: whether the text is there, and not only a draft.  To be closed. */
void      hu_reader_init      (HuReader       *reader,
                               gboolean        has_lines,
                               HuFaults       *faults);
void      hu_reader_take_map  (HuReader       *reader,
                               HuMap          *map);
/* Reads a part of a game whose other parts are there: @scenario.  To be closed. */
void      hu_reader_open      (HuReader       *reader,
                               HuScenario     *scenario,
                               HuFaults       *faults);
void      hu_reader_close     (HuReader       *reader);

/* --- Ways --- */

/* The member of the object at @parent with that index. */
HuAt      hu_at_member        (const HuAt     *parent,
                               guint           index);

/* --- Faults --- */

/* Both texts are (transfer full); @remedy may be NULL. */
void      hu_reader_fault     (HuReader       *reader,
                               const HuAt     *at,
                               char           *what,
                               char           *remedy);
void      hu_reader_warn      (HuReader       *reader,
                               const HuAt     *at,
                               char           *what,
                               char           *remedy);
gboolean  hu_reader_is_full   (const HuReader *reader);
/* Also those that the scanner has reported already. */
guint     hu_reader_n_errors  (const HuReader *reader);
/* "one of these: flat, pointy": a remedy that lists the valid words; @words ends with NULL.  (transfer full) */
char     *hu_reader_dup_words (const char * const *words);
/* The one of @words that @text seems to mean, or NULL. */
const char *hu_reader_suggest (const char         *text,
                               const char * const *words);

/* Remembers that the program does not know that member of the object at @object. */
void      hu_reader_add_unknown (HuReader     *reader,
                               const HuAt     *object,
                               guint           index);

/* --- Objects --- */

/* FALSE with a fault where @at is none. */
gboolean  hu_object_open      (HuObject            *object,
                               HuReader            *reader,
                               const HuAt          *at,
                               const char * const  *known);
/* The same, and an unknown key is a fault: in a condition a typing error would change the winner. */
gboolean  hu_object_open_strictly (HuObject        *object,
                               HuReader            *reader,
                               const HuAt          *at,
                               const char * const  *known);
gboolean  hu_object_has       (const HuObject      *object,
                               const char          *key);
/* FALSE if the key is absent, with a fault if it is required. */
gboolean  hu_object_get       (const HuObject      *object,
                               const char          *key,
                               HuNeed               need,
                               HuAt                *member);
/* Has hu_object_close() of @object keep @extra, unknown members of the object that is its member @key, under that key. */
void      hu_reader_keep_inner (const HuObject     *object,
                               const char          *key,
                               const char          *extra);
/* Warns of unknown members.  Returns (transfer full) these as the text of an object, or NULL if there are none. */
char     *hu_object_close     (const HuObject      *object) G_GNUC_WARN_UNUSED_RESULT;

/* --- Values: FALSE with a fault if the type or the range is wrong --- */

gboolean  hu_read_text        (HuReader       *reader,
                               const HuAt     *at,
                               const char    **text);
gboolean  hu_read_integer     (HuReader       *reader,
                               const HuAt     *at,
                               gint64          least,
                               gint64          most,
                               gint64         *number);
gboolean  hu_read_decimal     (HuReader       *reader,
                               const HuAt     *at,
                               gint64          least,
                               HuDecimal      *number);
gboolean  hu_read_boolean     (HuReader       *reader,
                               const HuAt     *at,
                               gboolean       *value);
gboolean  hu_read_list        (HuReader       *reader,
                               const HuAt     *at);
/* Reads one of a table of words ("flat"): its index, or -1 with a fault. */
gint      hu_read_word        (HuReader           *reader,
                               const HuAt         *at,
                               const char * const *words);
static inline gboolean
hu_at_is_null (const HuAt *at)
{
  return hu_node_get_kind (at->node) == HU_NODE_NULL;
}

/* The same for a member; if it is absent and optional: TRUE, and the value is unchanged. */
gboolean  hu_object_text      (const HuObject *object,
                               const char     *key,
                               HuNeed          need,
                               const char    **text);
/* Text that is not empty, as ids and names are. */
gboolean  hu_object_name      (const HuObject *object,
                               const char     *key,
                               const char    **text);
gboolean  hu_object_integer   (const HuObject *object,
                               const char     *key,
                               HuNeed          need,
                               gint64          least,
                               gint64          most,
                               gint64         *number);
gboolean  hu_object_decimal   (const HuObject *object,
                               const char     *key,
                               HuNeed          need,
                               gint64          least,
                               HuDecimal      *number);
gboolean  hu_object_boolean   (const HuObject *object,
                               const char     *key,
                               gboolean       *value);
gboolean  hu_object_list      (const HuObject *object,
                               const char     *key,
                               HuNeed          need,
                               HuAt           *at);
gboolean  hu_object_word      (const HuObject     *object,
                               const char         *key,
                               HuNeed              need,
                               const char * const *words,
                               gint               *number);
/* The side with that id; with @or_null, "null" is HU_SIDE_NONE. */
gboolean  hu_object_side      (const HuObject *object,
                               const char     *key,
                               HuNeed          need,
                               gboolean        or_null,
                               HuSide         *side);
/* Reads "to", whom points go to: a side, or HU_SIDE_NONE for "both" and where it is wrong. */
HuSide    hu_object_to        (const HuObject *object);
/* Attacker and defender, as the table reads them, must not be the same side; one that could not be read is the other one. */
void      hu_object_check_attacker (const HuObject *object,
                               HuSide         *attacker,
                               HuSide         *defender);
/* TURNS under the key “turn”, if it is there; @strict: an unknown key in it is a fault. */
void      hu_read_turn_span   (const HuObject *object,
                               gboolean        strict,
                               HuTurnSpan     *span);
/* An index into the scenario's units, or the map's boards or places. */
gboolean  hu_read_unit_id     (HuReader       *reader,
                               const HuAt     *at,
                               guint          *unit);
gboolean  hu_read_board_id    (HuReader       *reader,
                               const HuAt     *at,
                               guint          *board);
gboolean  hu_read_place_id    (HuReader       *reader,
                               const HuAt     *at,
                               guint          *place);

/* hu-reader-fields.c: what is particular to a key, or to the whole record once all is read (@key: NULL).  It is called
 * whether or not the key is there; FALSE: there is no record, which in a list is left out. */
typedef struct
{
  const char *object;
  const char *key;
  gboolean  (*read) (const HuObject *object,
                     gpointer        record);
  gboolean    after; /* once the key is read by the table; FALSE: in its place */
} HuReadHook;

/* A hook for what is read before or after the rest. */
gboolean  hu_read_elsewhere   (const HuObject *object,
                               gpointer        record);
void      hu_object_read_member (const HuObject *object,
                               const char     *kind,
                               const char     *key,
                               gpointer        record,
                               const HuReadHook *hooks); /* likewise */
gboolean  hu_object_read_record (const HuObject *object,
                               const char     *kind,
                               gpointer        record,
                               const HuReadHook *hooks); /* ends with an entry without an object; or NULL */

/* Iterates over a list: for (hu_elements_init (&i, …); hu_elements_next (&i);) … i.at … */
typedef struct
{
  HuReader *reader;
  guint     next;
  HuAt      at;
} HuElements;

void      hu_elements_init    (HuElements     *elements,
                               HuReader       *reader,
                               const HuAt     *at);
gboolean  hu_elements_next    (HuElements     *elements);

/* --- Hexes (hu-hexset.c) --- */

/* The hex of the map with that name, or HU_HEX_NONE with a fault. */
HuHex     hu_read_hex         (HuReader       *reader,
                               const HuAt     *at);
/* The Location of the map with that name, or HU_LOCATION_NONE with a fault.  Not before the map has its Locations. */
HuLocation hu_read_location   (HuReader       *reader,
                               const HuAt     *at);
/* The building with that id, or HU_BUILDING_NONE with a fault. */
gint      hu_read_building_id (HuReader       *reader,
                               const HuAt     *at);
gboolean  hu_reader_keep      (HuReader       *reader,
                               const HuAt     *at);
/* FALSE: no more of this element of the set. */
typedef gboolean (*HuHexVisitor) (HuReader   *reader,
                                  const HuAt *at,   /* the element that names it */
                                  HuHex       hex,
                                  gpointer    user_data);
/* Visits each hex of a HEXSET as often as it is named, in the file's order; of one by rule, which may stand where the
 * reader takes_rules, each once.  FALSE if any part was faulty. */
gboolean  hu_read_hexset      (HuReader       *reader,
                               const HuAt     *at,
                               HuHexVisitor    visit,
                               gpointer        user_data);
/* The same as a list (element-type HuHex) in which no hex occurs twice; faulty parts are left out. */
GArray   *hu_read_hexset_list (HuReader       *reader,
                               const HuAt     *at) G_GNUC_WARN_UNUSED_RESULT;
/* The same; an empty one is a fault, unless the faults of the map can be why. */
GArray   *hu_read_filled_hexset (HuReader     *reader,
                               const HuAt     *at) G_GNUC_WARN_UNUSED_RESULT;
/* A set by rule (hu-read-hex-rule.c); NULL with faults. */
HuHexRule *hu_read_hex_rule   (HuReader       *reader,
                               const HuAt     *at) G_GNUC_WARN_UNUSED_RESULT;
/* Counts hexes that a set names.  FALSE, with one fault, where the file names too many. */
gboolean  hu_reader_spend     (HuReader       *reader,
                               const HuAt     *at,
                               guint64         n_hexes);
/* A list of hexes by name, without spans; a hex may occur twice. */
GArray   *hu_read_hex_list    (HuReader       *reader,
                               const HuAt     *at) G_GNUC_WARN_UNUSED_RESULT;

/* --- Parts of the format, each in its file --- */

void      hu_read_map         (HuReader       *reader,
                               const HuAt     *at); /* makes reader->map; and ->grid where it can */
void      hu_read_sides       (HuReader       *reader,
                               const HuAt     *at);
/* The side whose id is the key of that member; HU_SIDE_NONE with a fault if there is none. */
HuSide    hu_read_side_key    (HuReader       *reader,
                               const HuAt     *member);
/* `players` and `played`, from the root. */
void      hu_read_played      (const HuObject *game);
void      hu_read_calendar    (HuReader       *reader,
                               const HuAt     *at);
void      hu_read_units       (HuReader       *reader,
                               const HuAt     *at);
void      hu_read_start       (HuReader       *reader,
                               const HuAt     *at);
void      hu_read_rules       (HuReader       *reader,
                               const HuAt     *at);
/* Reads sources of supply; @and_hexes: an object may name hexes as well as edges.  Returns (transfer full) the
 * unknown members of the object. */
char     *hu_read_sources     (HuReader       *reader,
                               const HuAt     *at,
                               gboolean        and_hexes,
                               HuSources      *sources) G_GNUC_WARN_UNUSED_RESULT;
/* Where a unit is expected, a hook of its arrival.  And, once all units are read, the warnings of an arrival that cannot
 * be. */
gboolean  hu_read_arrival_at  (const HuObject *object,
                               gpointer        record);
void      hu_check_arrival    (HuReader       *reader,
                               const HuAt     *at,
                               const HuUnit   *unit);
/* The subject of a warning of the rules, and whether it can never be or always is. */
typedef enum
{
  HU_ABOUT_NEVER_MET,   /* a condition */
  HU_ABOUT_ALWAYS_MET,
  HU_ABOUT_NEVER_SCORES, /* an item of a schedule */
  HU_ABOUT_ALWAYS_FAILS, /* a withdrawal */
  HU_ABOUT_NEVER_DECIDES, /* an outcome */
  HU_ABOUT_COUNTS_NOTHING, /* a count of a sum */
} HuAbout;

/* hu-check-rules.c: warns of what can never come true in the rules, or is true whatever happens. */
void      hu_check_rules      (HuReader       *reader,
                               const HuAt     *root,
                               const GPtrArray *log,
                               const HuState  *set_up);
/* Adds what follows to @why, (transfer full), which says a fact: "side “red” has only 3 such units". */
void      hu_warn_about       (HuReader       *reader,
                               const HuAt     *at,
                               HuAbout         about,
                               char           *why,
                               char           *remedy);
/* Only @n units of @side count there, or so much @strength. */
void      hu_warn_about_units (HuReader       *reader,
                               const HuAt     *at,
                               HuAbout         about,
                               HuSide          side,
                               gint64          n,
                               gboolean        strength);
/* By some of @hexes, which stand at @at, units are to leave the map. */
void      hu_warn_about_inside (HuReader      *reader,
                               const HuAt     *at,
                               const GArray   *hexes);
/* Supply of @rules, whose sources stand at @at. */
void      hu_warn_about_sources (HuReader     *reader,
                               const HuAt     *at,
                               const HuSupplyRules *rules);
/* Only @n units are named at @at, and @count are asked for. */
void      hu_warn_of_few_named (HuReader      *reader,
                               const HuAt     *at,
                               guint           n,
                               guint           count);
/* A withdrawal of @count units of @side, at @at. */
void      hu_warn_about_withdrawal (HuReader  *reader,
                               const HuAt     *at,
                               HuSide          side,
                               const char     *branch,
                               const GArray   *units,
                               guint           count);
/* "use one of these: armor, infantry": the branches that units of @side have, or of either, and the one that @text, which
 * may be NULL, seems to mean; NULL: none has one. */
char     *hu_reader_dup_branches (HuReader    *reader,
                               const char     *text,
                               HuSide          side);
/* The member of the object at @at with that key, or @at itself. */
HuAt      hu_at_find          (const HuAt     *at,
                               const char     *key);
gboolean  hu_read_holdings    (const HuObject *start,
                               gpointer        record);
void      hu_read_lesson      (HuReader       *reader,
                               const HuAt     *at);
/* Warns of keys that are no text of the game at @root. */
void      hu_read_translations (HuReader      *reader,
                               const HuAt     *root,
                               const HuAt     *at);
/* The state before the first event, for checks of events; NULL if there is none. */
HuState  *hu_reader_new_state (HuReader       *reader) G_GNUC_WARN_UNUSED_RESULT;
/* Reports why the event at @at is impossible, at the member that the refusal is about. */
void      hu_reader_refuse    (HuReader       *reader,
                               const HuAt     *at,
                               const HuRefusal *refusal);
GPtrArray *hu_read_log        (HuReader       *reader,
                               const HuAt     *at) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
