/*
 * The result of an import: a draft that nobody has saved, and an exact account of what was
 * recognised.  Strength and kind are never guessed, rules are never imported, and what is masked
 * stays masked.
 */
#pragma once

#include <gio/gio.h>

#include "hu-event.h"
#include "hu-explain-language.h"
#include "hu-import-picture.h"
#include "hu-import-profile.h"

G_BEGIN_DECLS

typedef enum
{
  HU_IMPORT_UNIT,     /* recognised: it has a side and a hex */
  HU_IMPORT_MARKER,
  HU_IMPORT_OUTSIDE,  /* beside the hexes; with a side it is a unit off the map */
  HU_IMPORT_LEFT_OUT, /* on a hex, but of nobody known */
  HU_N_IMPORT_TAKES,
} HuImportTake;

/* How the user wants a group to be taken. */
typedef enum
{
  HU_IMPORT_AS_FOUND, /* as the file says */
  HU_IMPORT_AS_FIRST, /* as units of that side */
  HU_IMPORT_AS_SECOND,
  HU_IMPORT_AS_MARKER,
  HU_IMPORT_AS_NOTHING,
  HU_IMPORT_AS_TERRAIN, /* and so on, plus HuTerrain */
} HuImportChoice;

/* Counters that are taken alike, or hexes with the same kind of tile. */
typedef struct
{
  char        *name;
  HuImportTake as;      /* by the file */
  HuSide       side;    /* likewise; HU_SIDE_NONE: not known */
  guint        nation;  /* 1 + index among the nations; 0: none is known */
  HuUnitKind   kind;    /* of its units by the file, where all have the same; HU_UNIT_GROUND: not known */
  guint        n_kindless; /* counters whose kind the file does not tell */
  HuUnitKind   chosen_kind; /* of those; HU_UNIT_GROUND: none is chosen */
  char        *taken;   /* of what is neither counter nor terrain: as what it is taken; else NULL */
  char        *why;     /* how its side is known, or why it is left out; a few words in English */
  gboolean     masked;  /* only its owner knows what it is */
  guint        n;
  guint        n_taken[HU_N_IMPORT_TAKES]; /* of counters, as they are taken now */
  GArray      *hexes;   /* HuHex with that kind of tile; NULL: no terrain */
  gint         terrain; /* HuTerrain by the file; -1: not known */
  HuImportChoice choice;
} HuImportGroup;

/* A nation, which a file has for a side: a game may have more than two of them. */
typedef struct
{
  char  *name;
  HuSide side;  /* of which its counters are; HU_SIDE_NONE: of neither */
  guint  n;     /* counters on the map */
} HuImportNation;

/* One of the boards that a file has. */
typedef struct
{
  guint    map;  /* its window, from 1 */
  char    *name; /* NULL: all boards side by side */
  gboolean taken;
} HuImportBoard;

/* A sentence of the report. The draft keeps it in English, because a draft is the same in every language. */
typedef struct _HuImport HuImport;

typedef struct
{
  char *shown;   /* in the language of the user */
  char *english; /* for the draft */
  char *(*word) (const HuImport *import); /* instead of both: sentences that hang on the choices; NULL: none now */
  gboolean needs_user; /* it stands before those of what was found */
} HuImportSentence;

/* A counter as a reader finds it. */
typedef struct
{
  const char  *name;   /* is cleaned */
  HuImportTake as;
  HuSide       side;
  HuHex        hex;    /* HU_HEX_NONE: outside the hexes */
  const char  *why;    /* in English, to be translated where it is shown; as all of them below */
  guint        nation; /* as hu_import_add_nation() has it; 0: not known */
  gboolean     masked; /* its name is not told, since only its owner knows it */
  const char  *key;    /* by what the file knows it again; or NULL */
  HuUnitKind   kind;   /* HU_UNIT_GROUND: the file does not tell */
  HuStorey     storey; /* of the hex, where it is known */
  gboolean     asks_storey; /* the file does not tell; it may have another than the ground's, if the hex has any */
} HuImportCounter;

/* A thing that happened to a counter after the set-up of the file. */
typedef struct
{
  guint    log;     /* from 1: a game may have several logs, one after another */
  guint    step;    /* of that log, from 1; 0: as the log begins */
  guint    counter; /* in the order in which they were taken; G_MAXUINT: the turn counter moved on */
  HuHex    to;      /* HU_HEX_NONE: off the hexes */
  gboolean dead;    /* off the hexes, to where the eliminated are */
  guint    states_set; /* HuUnitStates that change, where it stays in its hex; 0: it moves */
  guint    states;  /* those of them that are so from now on */
  HuStorey storey;  /* of `to` */
  gboolean asks_storey; /* as that of a counter */
} HuImportStep;

/* A counter in a building with upper storeys or in a hex with a bridge, where the file does not tell on which level it is. */
typedef struct
{
  guint    counter;  /* in the order in which they were taken */
  HuHex    place;    /* the first hex of the building, or the hex with the bridge */
  gboolean stands;   /* at the set-up */
  guint    n_moves;  /* that end there */
  HuStorey storey;   /* as it is taken now: the ground or the bridge, unless the user says another */
  gboolean settled;  /* the user has said it */
} HuImportFloor;

/* A type of vehicle of which the file does not tell what is worth points (26.212). */
typedef struct
{
  HuImportVehicle facts;   /* as they are taken now; its name as the file has it */
  gboolean        settled; /* the user has said them, now or before */
  guint           n;       /* units of that type */
  guint           n_lost;  /* those that are lost already */
} HuImportType;

/* A unit that is lost already. */
typedef struct
{
  char    *name;
  HuSide   side;
  gint64   points; /* casualty points (26.21); -1: they are not known, or hang on its type */
  guint    type;   /* 1 + index among the types; 0: it is of none of them */
  gboolean lost_ma, lost_crew;
} HuImportLoss;

struct _HuImport
{
  HuScenario *scenario;
  GPtrArray  *groups;   /* HuImportGroup, in the order of the file */
  GPtrArray  *nations;  /* HuImportNation; fewer than three need no grouping */
  GPtrArray  *boards;   /* HuImportBoard */
  gboolean    board_known; /* by the file itself: nothing is remembered of it */
  HuImportSentence board_doubt; /* why it may be another board; or of NULL */
  HuImportPicture *picture; /* or NULL */
  char       *kind;     /* what the choices are remembered for, as the name of a module; NULL: nothing */
  char       *version;  /* of it, or NULL */
  HuImportProfile *profile; /* what was settled of that kind before; or NULL */
  guint       n_all;    /* counters on the map: the sum of the next */
  guint       n_taken[HU_N_IMPORT_TAKES];
  gboolean    short_names; /* names are without an ending that tells nothing apart */
  guint       n_masked; /* of them, those that come as "?" */
  HuImportSentence numbers; /* of a file without counters: the report's first line; else of NULL */
  char       *about;    /* what the file itself says about the game, before the report; or NULL */
  GPtrArray  *said;     /* HuImportSentence: what else the report says, one or two each */
  gboolean    unread;   /* something of the file was not read that could matter */
  GArray     *items;    /* the counters one by one */
  GArray     *steps;    /* HuImportStep */
  gboolean    tactical; /* its units are squads, vehicles and their like: what has no kind takes part in nothing */
  GArray     *floors;   /* HuImportFloor, in the order of the counters */
  GHashTable *floor_of; /* of a counter in a building → 1 + index in @floors */
  GPtrArray  *types;    /* HuImportType, in the order of the file */
  GHashTable *type_of;  /* folded name → 1 + index in @types */
  GArray     *losses;   /* HuImportLoss */
  GHashTable *ids;      /* slug → how many units have it, as a number */
  GHashTable *kinds;    /* all that tells groups apart → HuImportGroup */
  GHashTable *keys;     /* by what the file knows its counters again, wherever they are: a set */
};

/* --- For readers --- */

HuImport        *hu_import_new          (HuMap           *map) G_GNUC_WARN_UNUSED_RESULT;
void             hu_import_free         (HuImport        *self);
/* Ids of sides are made from their names. */
void             hu_import_name_side    (HuImport        *self,
                                         HuSide           side,
                                         const char      *name);
/* Returns 1 + its index.  To be called before its first counter; @side: HU_SIDE_NONE where it is of neither. */
guint            hu_import_add_nation   (HuImport        *self,
                                         const char      *name,
                                         HuSide           side);
/* Counts a counter, and makes a unit of it where it has a side; that unit, or NULL. */
HuUnit          *hu_import_take_counter (HuImport        *self,
                                         const HuImportCounter *counter);
/* The same, without a nation. */
HuUnit          *hu_import_take         (HuImport        *self,
                                         const char      *name,
                                         HuImportTake     as,
                                         HuSide           side,
                                         HuHex            hex,
                                         const char      *why);
/* The file has a counter that it knows by @key, at its end, be it on the map or elsewhere. */
void             hu_import_add_key      (HuImport        *self,
                                         const char      *key);
/* A row of the table for the hexes of a kind of tile, with the terrain they have got; -1: not known, they are clear.
 * The report then begins with their sum. */
void             hu_import_note_terrain (HuImport        *self,
                                         const char      *name,
                                         gint             terrain,
                                         const char      *why,
                                         GArray          *hexes); /* (transfer full) (element-type HuHex) */
/* A row of the table for @n other things. */
void             hu_import_note         (HuImport        *self,
                                         const char      *name,
                                         const char      *taken,
                                         const char      *why,
                                         guint            n);
/* Words a HuImportSentence: @words is an expression (transfer full), worked out in the language of the user, and again in
 * English. */
#define HU_IMPORT_WORD(sentence, words) \
  G_STMT_START \
    { \
      locale_t language_; \
\
      *(sentence) = (HuImportSentence) { NULL }; \
      (sentence)->shown = (words); \
      language_ = hu_explain_begin_english (); \
      (sentence)->english = (words); \
      hu_explain_end_english (language_); \
    } \
  G_STMT_END
/* The report says @words, as above. */
#define HU_IMPORT_SAY(self, words) \
  G_STMT_START \
    { \
      HuImportSentence sentence_; \
\
      HU_IMPORT_WORD (&sentence_, words); \
      hu_import_add_sentence (self, sentence_); \
    } \
  G_STMT_END
/* Takes what @sentence holds. */
void             hu_import_add_sentence (HuImport        *self,
                                         HuImportSentence sentence);
/* Here the report says what @word does for the choices as they are by then; or, since it needs the user, before all else. */
void             hu_import_say_as_chosen (HuImport       *self,
                                         char           *(*word) (const HuImport *import));
void             hu_import_say_what_needs (HuImport      *self,
                                         char           *(*word) (const HuImport *import));
/* A @word for these: how the sides of the units on the map are known. */
char            *hu_import_word_units   (const HuImport  *self) G_GNUC_WARN_UNUSED_RESULT;
/* Takes a picture, which then lies under the map. */
void             hu_import_take_picture (HuImport        *self,
                                         HuImportPicture *picture); /* (transfer full) */
/* Takes the picture of the board, and where two hexes lie on it. */
void             hu_import_set_picture  (HuImport        *self,
                                         GBytes          *bytes,
                                         const HuHex      hexes[2],
                                         const double     x[2],
                                         const double     y[2]);
/* Says why another board than the one taken may be right, where it is chosen too.  Takes what @sentence holds. */
void             hu_import_doubt_board  (HuImport        *self,
                                         HuImportSentence sentence);
void             hu_import_add_board    (HuImport        *self,
                                         guint            map,
                                         const char      *name,
                                         gboolean         taken);
/* Ends the making: the report becomes the text about the game, in English. */
void             hu_import_finish       (HuImport        *self);

/* --- For those who show it --- */

/* Is there anything that was not recognised? */
gboolean         hu_import_is_partial   (const HuImport  *self);
/* For people: the numbers first, then the rest, then a table of the groups, many of one side in one row. */
char            *hu_import_word         (const HuImport  *self) G_GNUC_WARN_UNUSED_RESULT;
/* Parts of it: the sum; the sentences after the numbers; how many are taken so (as other than units, of which the sum
 * speaks), as "3 are markers". */
char            *hu_import_word_total   (const HuImport  *self) G_GNUC_WARN_UNUSED_RESULT;
char            *hu_import_word_rest    (const HuImport  *self) G_GNUC_WARN_UNUSED_RESULT;
char            *hu_import_word_take    (HuImportTake     take,
                                         guint            n) G_GNUC_WARN_UNUSED_RESULT;
/* How its side is known, or why it is left out, for the choices as they are now, in the language of the user. */
const char      *hu_import_get_why      (const HuImportGroup *group);
/* The rows of a table of its groups, (element-type GPtrArray of HuImportGroup): many groups of one side that are taken
 * alike share a row.  @choosing: the user can open a row and choose, so those that wait for it come first.  Otherwise
 * the order is the file's, choices are told apart, and a group of no known side, or of markers, has a row of its own:
 * its name is what a profile needs. */
GPtrArray       *hu_import_list_rows    (const HuImport  *self,
                                         gboolean         choosing) G_GNUC_WARN_UNUSED_RESULT;
/* The name of a row, and how many counters, hexes or other things it has. */
char            *hu_import_word_row     (const HuImport  *self,
                                         GPtrArray       *row) G_GNUC_WARN_UNUSED_RESULT;
guint            hu_import_count_row    (GPtrArray       *row);
/* The events after the set-up, for the choices as they are now: a counter that leaves the map and comes back moves,
 * and one that does not is withdrawn, or eliminated.  (transfer full) (element-type HuEvent) */
GPtrArray       *hu_import_list_events  (const HuImport  *self) G_GNUC_WARN_UNUSED_RESULT;
/* By what the file knows the counter of each unit again, or NULL; by unit.  (transfer container) */
const char     **hu_import_list_keys    (const HuImport  *self) G_GNUC_WARN_UNUSED_RESULT;
/* Does the file have that counter still? */
gboolean         hu_import_has_key      (const HuImport  *self,
                                         const char      *key);
/* The draft as a game file that reads back without a fault. */
GBytes          *hu_import_to_bytes     (const HuImport  *self,
                                         GError         **error) G_GNUC_WARN_UNUSED_RESULT;

/* --- Choices (hu-import-settle.c): after each, the scenario and the report are as if the file had said so --- */

/* As what it is taken now, be it by the file or by choice; HU_IMPORT_AS_FOUND: as nothing that could be chosen. */
HuImportChoice   hu_import_get_choice   (const HuImport  *self,
                                         const HuImportGroup *group);
/* Takes those of @groups (element-type HuImportGroup) so that can be.  What the file says itself is no choice. */
void             hu_import_choose       (HuImport        *self,
                                         GPtrArray       *groups,
                                         HuImportChoice   choice);
/* The counters of a nation are of @side from now on; HU_SIDE_NONE: of neither. */
void             hu_import_set_nation   (HuImport        *self,
                                         guint            index,
                                         HuSide           side);
/* Makes the choices that were settled before. */
void             hu_import_apply        (HuImport        *self,
                                         const HuImportProfile *profile);
/* The choices to remember: those of its profile, as far as they were not changed. */
HuImportProfile *hu_import_new_profile  (const HuImport  *self) G_GNUC_WARN_UNUSED_RESULT;
/* The choices that @before has made, as far as @self has the same groups and nations. */
void             hu_import_choose_like  (HuImport        *self,
                                         const HuImport  *before);
/* The first name that ends in a letter which tells no two counters apart, as "Wilder c"; NULL: that is no habit here. */
const char      *hu_import_find_ending  (const HuImport  *self);
/* Names units without such an ending, or with it again. */
void             hu_import_shorten      (HuImport        *self,
                                         gboolean         shorten);
/* How many hexes have a kind of tile; and of them, those whose terrain is known. */
guint            hu_import_count_hexes  (const HuImport  *self,
                                         guint           *n_known);

/* The name of its counters, as it is now. */
char            *hu_import_dup_name     (const HuImport  *self,
                                         const HuImportGroup *group) G_GNUC_WARN_UNUSED_RESULT;
/* Without a last word of one small letter. */
char            *hu_import_strip_ending (const char      *name) G_GNUC_WARN_UNUSED_RESULT;
/* Without what no name should hold, and not too long. */
char            *hu_import_clean        (const char      *name) G_GNUC_WARN_UNUSED_RESULT;
/* The same of a text of several lines. */
char            *hu_import_clean_text   (const char      *text) G_GNUC_WARN_UNUSED_RESULT;
/* An id of letters a to z, digits and dashes. */
char            *hu_import_slug         (const char      *name,
                                         const char      *otherwise) G_GNUC_WARN_UNUSED_RESULT;
G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuImport, hu_import_free)

G_END_DECLS
