/*
 * Sentences as data.  A sentence is a row: what it is for, and a message with named parts, "The {side} side controls
 * {hexes}".  Another table says what each part is: its type, and where it stands in what the sentence is about.  A
 * translation names the parts in any order, each with the case it needs there: "Sieg {side:gen}" (po/README.md).
 *
 * Of several rows for the same kind the first holds whose condition holds and whose parts are all there: a list that
 * is not empty, a unit, a side.  The last row of a kind so is what is said else.
 */
#pragma once

#include "hu-explain.h"

G_BEGIN_DECLS

typedef enum
{
  HU_TELL_INT,
  HU_TELL_UINT,
  HU_TELL_INT64,
  HU_TELL_POINTS,   /* a gint64: "2 points" */
  HU_TELL_SIDE,     /* HU_SIDE_NONE is not there */
  HU_TELL_OPPONENT, /* the other side of a side */
  HU_TELL_UNIT,     /* HU_UNIT_NONE is not there */
  HU_TELL_PLACE,    /* an index; -1 is not there */
  HU_TELL_ANY_PLACE, /* a guint */
  HU_TELL_TURN,
  HU_TELL_HEX,      /* "3009 (Vyazma)" */
  HU_TELL_TEXT,     /* in the players' words; NULL is not there */
  HU_TELL_HEXES,
  HU_TELL_UNITS,
  HU_TELL_PLACES,
  HU_TELL_ROWS,
  HU_TELL_HOOK,     /* what is truly worked out */
} HuTellType;

/* A part of a sentence, and where its value stands in the ruling, meter or fact that the sentence is about. */
typedef struct _HuPart HuPart;

typedef struct
{
  const HuScenario *scenario;
  const HuPart     *parts; /* the last has no name */
  gconstpointer     about;
  const HuSnapshot *snapshot; /* or NULL */
} HuTold;

struct _HuPart
{
  const char *name;
  HuTellType  type;
  gsize       offset;
  guint       rules;                      /* 1 + the system in whose rules it stands; 0: in what the sentence is about */
  guint       most;                       /* how many things of a list are named; 0: HU_LIST_MOST */
  char     *(*tell) (const HuTold *told); /* of a hook; NULL: it is not there, or only counted */
  gint64    (*count) (const HuTold *told); /* of a hook that is a number */
};

#define HU_TELL_C_INT gint
#define HU_TELL_C_UINT guint
#define HU_TELL_C_INT64 gint64
#define HU_TELL_C_POINTS gint64
#define HU_TELL_C_SIDE HuSide
#define HU_TELL_C_OPPONENT HuSide
#define HU_TELL_C_UNIT guint
#define HU_TELL_C_PLACE gint
#define HU_TELL_C_ANY_PLACE guint
#define HU_TELL_C_TURN guint
#define HU_TELL_C_HEX HuHex
#define HU_TELL_C_TEXT char *
#define HU_TELL_C_HEXES GArray *
#define HU_TELL_C_UNITS GArray *
#define HU_TELL_C_PLACES GArray *
#define HU_TELL_C_ROWS GArray *

/* The offset of a member; the comparison has the compiler say where it is of another type than the part. */
#define HU_PART_AT(type, of, member) \
  (G_STRUCT_OFFSET (of, member) + 0 * sizeof ((HU_TELL_C_##type *) NULL == &((of *) NULL)->member))

#define HU_PART(name, type, of, member) { (name), HU_TELL_##type, HU_PART_AT (type, of, member), 0, 0, NULL, NULL }
/* A part for a sentence that is about a number itself. */
#define HU_PART_ITSELF(name, type) { (name), HU_TELL_##type, 0, 0, 0, NULL, NULL }
#define HU_PART_LIST(name, type, of, member, most) \
  { (name), HU_TELL_##type, HU_PART_AT (type, of, member), 0, (most), NULL, NULL }
#define HU_PART_OF_RULES(name, type, system, of, member) \
  { (name), HU_TELL_##type, HU_PART_AT (type, of, member), 1 + (system), 0, NULL, NULL }
#define HU_PART_TOLD(name, tell) { (name), HU_TELL_HOOK, 0, 0, 0, (tell), NULL }
#define HU_PART_COUNTED(name, count) { (name), HU_TELL_HOOK, 0, 0, 0, NULL, (count) }
#define HU_PARTS_END { NULL, HU_TELL_INT, 0, 0, 0, NULL, NULL }

/* The parts of every ruling. */
#define HU_PARTS_OF_RULING \
  HU_PART ("side", SIDE, HuRuling, side), \
  HU_PART ("other", SIDE, HuRuling, other_side), \
  HU_PART ("place", PLACE, HuRuling, place), \
  HU_PART ("hexes", HEXES, HuRuling, hexes), \
  HU_PART ("units", UNITS, HuRuling, units), \
  HU_PART ("rows", ROWS, HuRuling, rows), \
  HU_PART ("text", TEXT, HuRuling, text), \
  HU_PART ("decides", INT, HuRuling, decides), \
  HU_PART ("have", INT, HuRuling, reason.have), \
  HU_PART ("need", INT, HuRuling, reason.need), \
  HU_PART ("of", INT, HuRuling, reason.of)

typedef struct
{
  gintptr     kind;    /* of the ruling, meter, fact …, or HU_BY (); the last row has no message */
  const char *message; /* untranslated */
  const char *plural;  /* the same for another number of … */
  const char *counted; /* … this part; or NULL */
  const char *context; /* of the message, or NULL */
  const char *where;   /* the row is for where this part, which need not be in the message, … */
  gint64      is;      /* … is that number, */
  gboolean    is_not;  /* or is not */
} HuSentence;

#define HU_BY(clause) ((gintptr) (clause))
#define HU_ELSE ((gintptr) -1) /* where no row of the kind itself is for this */
#define HU_WHERE(part, number) .where = (part), .is = (number)
#define HU_WHERE_NOT(part, number) .where = (part), .is = (number), .is_not = TRUE
#define HU_ALL G_MAXUINT /* things of a list */

/* The message of a row in its two forms; xgettext knows the name (po/meson.build). */
#define HU_BOTH(singular, plural) (singular), (plural)

/* Returns the sentence for @kind, translated; NULL: the table has none. */
char    *_hu_tell (const HuTold     *told,
                   const HuSentence *sentences,
                   gintptr           kind) G_GNUC_WARN_UNUSED_RESULT;

/* Puts the name at the end of @text into @form (hu-explain-sentence.c). */
void     _hu_inflect (const HuScenario *scenario,
                      GString          *text,
                      HuForm            form);
/* Returns the form that @text begins with by its name, as "gen", or -1. */
gint     _hu_find_form (const char *text);

G_END_DECLS
