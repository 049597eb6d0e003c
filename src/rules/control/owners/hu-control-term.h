/*
 * The vocabulary of control: what its conditions count.
 */
#pragma once

#include "hu-event.h"
#include "hu-term-find.h"

G_BEGIN_DECLS

/* The atoms of its vocabulary. */
typedef enum
{
  HU_CONTROL_TERM_CONTROLS = HU_TERM_ATOMS, /* how many of what is listed the side Controls */
  HU_CONTROL_TERM_CVP,
  HU_CONTROL_TERM_EXIT_VP,
  HU_CONTROL_TERM_NO_ENEMY,
  HU_CONTROL_TERM_UNITS,
  HU_CONTROL_TERM_EXITED,
  HU_CONTROL_TERM_ELIMINATED,
  HU_CONTROL_TERM_CAPTURED,
  HU_CONTROL_TERM_DESTROYED,
  HU_N_CONTROL_TERMS
} HuControlTermKind;

/* The order that a unit is in (26.11). */
typedef enum
{
  HU_FITNESS_GOOD_ORDER,
  HU_FITNESS_UNBROKEN,
  HU_FITNESS_ARMED,
  HU_FITNESS_ANY,
  HU_N_FITNESS
} HuFitness;

typedef enum
{
  HU_MEASURE_UNITS,
  HU_MEASURE_SQUADS, /* squad-equivalents, in hundredths */
  HU_MEASURE_POINTS, /* what each is worth by 26.211 and 26.212 */
  HU_N_MEASURES
} HuMeasure;

#define HU_MEASURE_SQUAD 100 /* a squad; a half-squad or crew is half of it */

/* The order of the enemies that a condition wants gone. */
typedef enum
{
  HU_ENEMY_GOOD_ORDER_MMC,
  HU_ENEMY_UNBROKEN_MMC,
  HU_ENEMY_MMC,
  HU_ENEMY_ANY, /* MMC too, unless the condition names kinds */
  HU_N_ENEMIES
} HuEnemyState;

/* A term with what its atoms have of their own.  Where units are, and which hexes an area has, is in `where`. */
typedef struct
{
  HuTerm        base;
  gboolean      side_given;   /* of controls, cvp, exit_vp: else that of its entry, derived */
  /* For controls and destroyed. */
  HuSubjectKind subject_kind;
  gboolean      by_area;      /* what lies in the hexes of `where`, in place of items */
  gboolean      multi_hex;    /* of buildings: only those of two hexes and more */
  GArray       *items;        /* gint32: HuLocation, HuHex or building, as listed */
  GArray       *subjects;     /* gint32, derived: what counts */
  /* For cvp. */
  gboolean      more;         /* the number is a lead over the enemy */
  /* For units, those that have left, and no_enemy. */
  HuEnemyState  enemies;
  gboolean      fitness_given;
  HuFitness     fitness;
  gboolean      measure_given;
  HuMeasure     measure;
  gboolean      on_map_given;
  gboolean      waiting;      /* those that have not come on */
  gint          building;     /* or HU_BUILDING_NONE */
  gboolean      in_list;      /* hexes and Locations that are listed one by one */
  GArray       *locations;    /* HuLocation by index, each once; NULL: none are listed */
  gboolean      any_exit;
  GArray       *exits;        /* HuHex, as listed; NULL: anywhere */
  GArray       *exit_hexes;   /* HuHex by index, derived */
} HuControlTerm;

extern const HuVocabulary hu_control_vocabulary;

/* A position that terms of control look at. */
typedef struct
{
  HuTermLook base;
  gboolean   at_end; /* captured things count as at the end (26.222) */
} HuControlLook;

static inline HuControlTerm *
hu_control_term (const HuTerm *term)
{
  return (HuControlTerm *) term;
}

static inline HuTerm *
hu_control_term_new (guint kind)
{
  return hu_term_new (&hu_control_vocabulary, kind);
}

static inline gboolean
hu_control_term_has_subjects (const HuTerm *term)
{
  return term->kind == HU_CONTROL_TERM_CONTROLS || term->kind == HU_CONTROL_TERM_DESTROYED;
}

/* Does it count units, on the map or gone? */
static inline gboolean
hu_control_term_has_units (const HuTerm *term)
{
  return term->kind >= HU_CONTROL_TERM_NO_ENEMY && term->kind <= HU_CONTROL_TERM_CAPTURED;
}

/* Names @side for all parts that name none; it is that of their entry. */
void        hu_control_term_set_side  (HuTerm        *term,
                                       HuSide         side);
/* Is there anything in it that programs of the first format do not know? */
gboolean    hu_control_term_is_newer  (const HuTerm  *term);

/* Those things of a list that `n_untold` of its @finding counts, (transfer full) (element-type gint32). */
GArray     *hu_control_list_untold    (const HuState       *state,
                                       const HuTermFinding *finding) G_GNUC_WARN_UNUSED_RESULT;

const char *hu_fitness_to_string      (HuFitness      fitness); /* "good-order" */
const char *hu_measure_to_string      (HuMeasure      measure); /* "squads" */
const char *hu_enemy_state_to_string  (HuEnemyState   state);   /* "mmc" */

G_END_DECLS
