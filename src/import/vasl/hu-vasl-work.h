/*
 * Types and functions that the parts of an import of VASL share.
 */
#pragma once

#include "hu-vasl-building.h"
#include "hu-vassal-work.h"

G_BEGIN_DECLS

/* The boards in play, and the way from the window of a save to the sheet. */
typedef struct
{
  GArray      *in_play;  /* HuVaslInPlay */
  HuVaslSheet *sheet;
  gint         left, top; /* of the sheet in the window */
  double       zoom;      /* pixels of the window for one of the sheet */
  gboolean     others;    /* beside the board that was chosen */
} HuVaslPlay;

/* The kind of a counter. */
typedef enum
{
  HU_VASL_MARKER,
  HU_VASL_UNIT,
  HU_VASL_QUESTION, /* a dummy, or the concealment of what lies under it */
  HU_VASL_HELD,     /* control of its hex */
  HU_VASL_FIRE,
  HU_VASL_TURN,     /* shows turn and phase */
  HU_VASL_LEVEL,    /* the level of those that lie above it */
  HU_VASL_STRANGE,  /* its counter has the points of infantry, and its name says no kind */
} HuVaslSort;

typedef struct
{
  const HuVassalPiece *piece;
  HuVassalLook *look;
  char        *name;       /* as its layers show it, without its state */
  HuVaslSort   sort;
  HuUnitKind   kind;       /* of a unit */
  const char  *nation;     /* by its concealment, else by its pictures; NULL: of none */
  gboolean     concealable; /* the nation is known by its concealment */
  gboolean     axis;       /* that nation, or whose control it is */
  guint        states;     /* HuUnitStates that its name says */
  gboolean     hull;       /* has a covered arc of its hull: a vehicle */
  gboolean     hatches;    /* that are open or shut: a vehicle with an armored crew */
  gboolean     afloat;     /* crew of a landing craft */
  gboolean     concealed;  /* by a question mark over it */
  gint64       leadership;
  HuVehicle    vehicle;    /* of a vehicle */
  const HuImportVehicle *settled; /* armor, main armament and crew, as they are in the profile; NULL: they are not */
  gboolean     lost_ma, lost_crew; /* of that */
  gboolean     measured;   /* armor, main armament and crew follow from what the counter is worth */
  HuFireKind   fire;
} HuVaslCounter;

/* A save at work. */
typedef struct
{
  HuVassalTable *table;
  HuVassalSides *sides;
  HuVassalModule *module;   /* none: a VASL save needs no more than the names of the nations */
  char          *map;       /* the window with the boards */
  GPtrArray     *counters;  /* HuVaslCounter: on the boards, and those that the log brings there */
  GPtrArray     *dead;      /* HuVaslCounter: in the window of casualties */
  guint          n_elsewhere;
  guint          n_bad;     /* bytes that are no text */
  const HuImportProfile *profile; /* or NULL */
  gboolean       reveal;    /* masked counters get their names */
  gint           axis;      /* HuSide of the Axis; HU_SIDE_NONE: it cannot be told */
  gint8         *held;      /* [n_hexes] 0, 1 + side, or CONTESTED */
  guint8        *fires;     /* [n_hexes] HuFireKind */
  const HuVaslCounter *turn; /* that shows it; borrowed, or NULL */
  guint          n_contested;
  guint          n_measured; /* vehicles whose armor follows from their points */
} HuVaslSave;

/* Reads which boards are in play.  NULL: none. */
GArray        *_hu_vasl_read_boards  (const char           *bd) G_GNUC_WARN_UNUSED_RESULT;
/* Lays those in play, or the one that is chosen. */
gboolean       _hu_vasl_play         (HuVaslPlay           *self,
                                      GPtrArray            *boards,
                                      const HuVassalChoice *choice,
                                      GError              **error);
void           _hu_vasl_play_clear   (HuVaslPlay           *self);
/* @profile: may be NULL. */
HuVaslCounter *_hu_vasl_counter_new  (const HuVassalPiece  *piece,
                                      GHashTable           *properties,
                                      const HuImportProfile *profile) G_GNUC_WARN_UNUSED_RESULT;
void           _hu_vasl_counter_free (HuVaslCounter        *self);
gboolean       _hu_vasl_has_word     (const char           *text,
                                      const char           *word);
/* @craft: a landing craft; @profile: may be NULL. */
void           _hu_vasl_read_vehicle (HuVaslCounter        *self,
                                      gboolean              craft,
                                      const HuImportProfile *profile);
/* How the side of its nation is called. */
const char    *_hu_vasl_counter_get_side (const HuVaslCounter *self);
/* Casualty points of a unit by its kind; -1 where its counter does not say them. */
gint64         _hu_vasl_counter_points (const HuVaslCounter *self);
/* Does a counter with that name show turn and phase? */
gboolean       _hu_vasl_is_turn      (const char           *name);
/* The level of which a counter with that name tells. */
gboolean       _hu_vasl_read_level   (const char           *name,
                                      HuStorey             *storey);
/* Does the file tell on which storey of @hex the counter is? */
gboolean       _hu_vasl_find_storey  (const HuMap          *map,
                                      HuHex                 hex,
                                      const HuVassalPiece  *piece,
                                      GHashTable           *properties,
                                      HuStorey             *storey);
/* Decides of the question marks among @counters which conceal something. */
void           _hu_vasl_conceal      (GPtrArray            *counters);
/* The map of a sheet, with terrain, buildings, bridges and boards.  What is to be said of it goes to the import later,
 * by _hu_vasl_say_map(). */
typedef struct
{
  HuMap       *map;
  HuVaslBuilt *built;
  guint        n_hexes;
  GArray      *grounds[HU_VASL_N_GROUNDS];   /* HuHex by the ground at their centre; NULL: none */
  GArray      *others[256];                  /* of HU_VASL_GROUND_OTHER, by code */
  gboolean     seen[HU_VASL_N_GROUNDS];      /* anywhere on the sheet */
} HuVaslMap;

void           _hu_vasl_map_init     (HuVaslMap            *self,
                                      HuVaslSheet          *sheet);
void           _hu_vasl_map_clear    (HuVaslMap            *self);
char          *_hu_vasl_count_buildings (const HuVaslMap   *self);
void           _hu_vasl_say_map      (const HuVaslMap      *self,
                                      const HuVaslSheet    *sheet,
                                      HuImport             *import);
/* Hexes and names of them, and what is not applied of each board. */
void           _hu_vasl_say_boards   (const HuVaslPlay     *play,
                                      HuImport             *import);

/* Takes the pictures of the boards, and says of which there is none. */
void           _hu_vasl_take_picture (const HuVaslSheet    *sheet,
                                      HuImport             *import);

gboolean       _hu_vasl_is_unit      (const HuVaslCounter  *counter);
/* Is it the window where the casualties are? */
gboolean       _hu_vasl_is_casualties (const char          *window);
HuHex          _hu_vasl_find_hex     (const HuVaslPlay     *play,
                                      const HuVassalPiece  *piece);
void           _hu_vasl_take_counter (HuVaslSave           *work,
                                      HuImport             *import,
                                      const HuVaslCounter  *counter,
                                      HuHex                 hex);
/* Runs the log, and those that continue it. */
gboolean       _hu_vasl_run_log      (HuVaslSave           *work,
                                      HuVaslPlay           *play,
                                      GPtrArray            *next, /* (nullable) (element-type HuZip) */
                                      HuImport             *import,
                                      GError              **error);
/* Turns and phases, and where the game stands among them. */
void           _hu_vasl_set_clock    (const HuVaslSave     *work,
                                      HuScenario           *scenario);
HuSide         _hu_vasl_find_side    (const HuVaslSave     *work,
                                      const HuVaslCounter  *counter,
                                      HuVassalKnown        *known,
                                      gint                 *nation); /* (nullable) its index, or -1 */
void           _hu_vasl_say_units    (const HuVaslSave     *work,
                                      HuImport             *import);
void           _hu_vasl_say_rest     (const HuVaslSave     *work,
                                      HuImport             *import);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (HuVaslPlay, _hu_vasl_play_clear)
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (HuVaslMap, _hu_vasl_map_clear)

G_END_DECLS
