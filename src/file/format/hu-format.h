/*
 * The keys of the game file, one by one: the place of each, the values it may hold, and the
 * rule systems that look at it.  Forms, the columns of spreadsheets and the schema are made from
 * this table, and plain values are read and written by it; the reader alone decides on faults.
 */
#pragma once

#include "hu-event.h"
#include "hu-node.h"
#include "hu-system.h"

G_BEGIN_DECLS

/* The names of the format in a file.  A file gets the second name if a program that knows only the first would
 * judge it otherwise; files of both names are read with all keys. */
#define HU_FORMAT_1 "hex-umpire/1"
#define HU_FORMAT_2 "hex-umpire/2"

gboolean hu_format_is_known (const char *format);

typedef enum
{
  HU_FIELD_TEXT,     /* any text */
  HU_FIELD_ID,       /* a non-empty text that no other object of its kind has */
  HU_FIELD_COLOR,    /* "#rrggbb" */
  HU_FIELD_INTEGER,  /* least … most */
  HU_FIELD_DECIMAL,  /* a number with at most two decimals, least … */
  HU_FIELD_BOOLEAN,
  HU_FIELD_TRISTATE, /* absent, true, false: all three say something */
  HU_FIELD_WORD,     /* one of words */
  HU_FIELD_WORDS,    /* a list of some of words */
  HU_FIELD_OPEN_WORD, /* one of words, or any other text */
  HU_FIELD_SIDE,     /* the id of a side */
  HU_FIELD_SIDE_OR_NULL,
  HU_FIELD_SIDE_OR_BOTH,
  HU_FIELD_PLACE,    /* the id of a place */
  HU_FIELD_PLACES,   /* a list of those */
  HU_FIELD_UNIT,     /* the id of a unit, or null */
  HU_FIELD_UNITS,
  HU_FIELD_BUILDING, /* the id of a building */
  HU_FIELD_BUILDINGS,
  HU_FIELD_BOARDS,
  HU_FIELD_HEX,
  HU_FIELD_HEXES,    /* a list of names, in order */
  HU_FIELD_HEXSET,   /* names and spans, or "all" */
  HU_FIELD_PAIRS,    /* a list of pairs of hexes */
  HU_FIELD_LOCATION,
  HU_FIELD_LOCATION_OR_NULL,
  HU_FIELD_LOCATIONS,
  HU_FIELD_SOURCES,  /* {"edges": […]} or a HEXSET */
  HU_FIELD_PART,     /* a HEXSET or the id of a building */
  HU_FIELD_RATIO,    /* [n, d] */
  HU_FIELD_TURNS,    /* a number, or a list of `of` */
  HU_FIELD_TEXTS,    /* a list of texts */
  HU_FIELD_OBJECT,   /* `of` */
  HU_FIELD_LIST,     /* a list of `of` */
  HU_FIELD_POINTS,   /* an object whose keys are ids of sides and whose values are integers */
  HU_FIELD_NAMES,    /* likewise, and the values are texts */
  HU_FIELD_FACTORS,  /* an object whose keys are branches and whose values are integers */
  HU_FIELD_LEVELS,   /* an object whose keys are levels of elevation and whose values are HEXSETs */
  HU_FIELD_TERRAIN,  /* an object whose keys are kinds of terrain and whose values are HEXSETs */
  HU_FIELD_CONDITION,
  HU_FIELD_CONDITIONS,
  HU_FIELD_EVENTS,
  HU_FIELD_TERM,     /* a condition of objectives */
  HU_FIELD_FILTER,   /* which units are meant */
  HU_FIELD_SPAN,     /* a turn, or {"from", "to"} */
  HU_FIELD_LINE,     /* how a line is read */
  HU_FIELD_SUPPLIES, /* an object whose keys are ids of sides and whose values say how each is supplied */
  HU_FIELD_STEP,     /* a LOCATION, the one with the number `first` among those of an event */
  HU_FIELD_STEPS,    /* a list of them */
  HU_FIELD_ITEM,     /* the word by which a schedule names an item */
  HU_FIELD_SUBJECT,  /* what a side can control: `kind` beside it says of which kind the name is */
  HU_FIELD_TRANSLATIONS, /* an object of languages, each an object of texts */
} HuFieldType;

/* The kinds of units for which a unit's field is offered, as bits 1 << HuUnitKind. */
#define HU_KINDS_ALL ((1u << HU_N_UNIT_KINDS) - 1)
#define HU_KINDS_OPERATIONAL (1u << HU_UNIT_GROUND | 1u << HU_UNIT_AIR | 1u << HU_UNIT_NAVAL)
#define HU_KINDS_TACTICAL (HU_KINDS_ALL & ~HU_KINDS_OPERATIONAL)

/* The most shapes that a record has. */
#define HU_SHAPES_MOST 5

/* The records of a list, which frees them; or an object. */
typedef struct
{
  gsize size;  /* of a record, which is all 0 but for the defaults of its fields; 0: it is part of another */
  gsize extra; /* the offset of the text with its unknown members; 0: it keeps none */
  gsize told;  /* of records in several shapes: the offset of the number of the shape */
  guint n;     /* how many shapes; 0: one */
  guint plain; /* the number of the shape that nothing tells */
  gboolean under; /* the text at `extra` is that of the record around it, and has them under the key of the object */
} HuShape;

/* A range that ends with what else the file has. */
typedef enum
{
  HU_LIMIT_NONE,
  HU_LIMIT_TURNS, /* the last turn of the calendar */
  HU_LIMIT_PLAYER_TURNS, /* the last of a turn */
  HU_LIMIT_ROWS,  /* first and last row of the map */
  HU_LIMIT_UNITS, /* as many units as a file can have */
} HuFieldLimit;

/* A fault of a field that its type does not tell. */
typedef enum
{
  HU_FAULT_NONE,
  HU_FAULT_TAKEN,  /* of an ID: an object before it in the list has it; "%s" in `what` is the id */
  HU_FAULT_EMPTY,  /* of a list, a set or a text: nothing stands in it; without `what` in words of its type */
  HU_FAULT_TWICE,  /* of a list of ids: one stands there twice */
  HU_FAULT_FOREIGN, /* of UNITS: one is not of the side beside it; it tells its words itself */
  HU_FAULT_BESIDE, /* one of the keys `beside_keys` stands beside it, so that two shapes are meant */
} HuFieldFault;

typedef struct
{
  const char         *object;    /* which kind of object has it: "unit" */
  const char         *key;
  HuFieldType         type;
  gboolean            required;
  const char         *otherwise; /* the meaning of its absence, as JSON; NULL: none in particular */
  gint64              least;
  gint64              most;
  const char * const *words;     /* ends with NULL; NULL for other types */
  const char         *of;        /* of objects and lists: of which objects */
  guint               kinds;     /* of a unit's: HU_KINDS_*; 0 for others */
  /* Where the rules hold it: reader and writer take type, range and default from here.  A plain word is held as its
   * number among `words`, or 1 more where absence says something else than each of them; then absence is 0.  Several
   * words are bits 1 << number; hexes, Locations, units and buildings a GArray of theirs; texts and lists a GPtrArray. */
  gsize               offset;    /* of the member */
  guint               size;      /* its bytes; 0: reader and writer treat it by hand */
  const HuShape      *shape;     /* of lists, and of an object that is a pointer */
  gsize               beside;    /* the offset of what goes with it: whether it is given (a UNIT may be null then), the
                                    storey of a hex, the bits that are given, the unit of a DECIMAL, how a RATIO bounds, the
                                    side whose UNITS they are, how many parts of a term stand on the left */
  guint               flag;      /* of a BOOLEAN or TRISTATE that is one of several in a member: its bit; of a list: 1
                                    where it is NULL if the file has none, and an empty one says something else, 2 where
                                    it is on the line of its record, too, 3 where it is only that; of records: 1 where
                                    they are written side by side, 2 where each is written as the record around them; of
                                    an object: 1 likewise, not on a line; of a SIDE: 1 where it is none until it is read;
                                    of a TERM 1 where it is one of several parts, and of the counts of a sum those on the
                                    left */
  /* Named in a row where they differ from 0. */
  guint               shapes;    /* of a record in several shapes: those that have it, as bits 1 << number; 0: each */
  guint               needed_in; /* those that have to have it, likewise */
  guint               tells;     /* not 0: a record with it is of the last of these shapes; of two that tell, the greater */
  HuFieldLimit        limit;
  gint                first;     /* of a WORD: the number of the first; of a STEP or TERM among others: its number; of a
                                    RATIO: how it bounds */
  const gint         *numbers;   /* of WORD and WORDS: the number of each, where they are in another order */
  gsize               given;     /* of a DECIMAL: the offset of what tells whether it is given; 0: it is, always */
  gboolean            strict;    /* of objects and a SPAN: an unknown key in it is a fault */
  const char         *filled;    /* of a list that may not be empty: what to do about that, marked for translation; "": to
                                    name one, or to leave the key out */
  gboolean            reversed;  /* of WORD and WORDS: the last word has the first number */
  guint               stops;     /* of an ID: nothing else is read of a record without it; with 1 nor of one that has that
                                    of another, with 2 that is a fault of a record that stays */
  gboolean            kept;      /* map or scenario has its texts, arrays and records, so that no record frees them */
  gboolean            hook;      /* it is bound, and a hook reads it in place of the table, or writes it */
  guint               turn;      /* it is read after those of a lower number, which decides on the order of faults */
  HuFieldFault        fault;
  const char         *what;      /* its words, marked for translation */
  const char         *remedy;
  const char * const *beside_keys; /* ends with NULL */
} HuField;

#define HU_TURN_LAST 2 /* the greatest `turn` */

/* All fields of a kind of object, in the order of the file; (element-type HuField).  NULL if there is no such kind. */
const GPtrArray    *hu_format_get_fields (const char *object);
/* The keys of these fields; ends with NULL. */
const char * const *hu_format_get_keys   (const char *object);
/* The number of the shape in which such an object stands there, by its keys; 0 where it has only one. */
guint               hu_format_find_shape (const char   *object,
                                          const HuNode *node);
/* The keys of the kind in one of its shapes. */
const char * const *hu_format_get_shape_keys (const char *object,
                                          guint       shape);
const HuField      *hu_format_find_field (const char *object,
                                          const char *key);   /* or NULL */
/* The place of such objects in the file: "/units", "/map/grid"; (transfer full). */
char               *hu_format_dup_pointer (const char *object) G_GNUC_WARN_UNUSED_RESULT;
/* The field that a pointer leads to: "/units/3/strength", "/map/places/0/kind".  Elements of a list belong to the
 * field of the list.  NULL if there is none. */
const HuField      *hu_format_find_at    (const char *pointer);
/* Tells whether the absence of a word says something else than each of the words. */
static inline gboolean
hu_field_has_none (const HuField *field)
{
  return field->otherwise == NULL && !field->required && field->needed_in == 0;
}
/* The kind of object that is an event of that verb: "event-move"; such kinds are not among all fields. */
const char         *hu_format_get_event_kind (HuVerb verb);
/* The same of an event in the file; NULL where its verb is unknown. */
const char         *hu_format_find_event_kind (const HuNode *event);
/* Are they the same, with their remarks and unknown keys?  Only what the verb has a key for is looked at. */
gboolean            hu_event_equal       (const HuEvent *a,
                                         const HuEvent *b);
/* Every field there is; (element-type HuField).  Tests look for the help and the words of each. */
const GPtrArray    *hu_format_get_all    (void);
/* The kinds of units that the rule systems in force (bits 1 << HuSystemId) look at; all kinds if no system is in
 * force. */
guint               hu_format_kinds_for  (guint       systems);

/* Does a rule system in force look at that field of a unit, or the counter show it?  With none in force: yes. */
gboolean            hu_format_uses_field (guint          systems,
                                         const HuField *field);

G_END_DECLS
