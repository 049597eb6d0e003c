/*
 * Shared by the files of the workshop.
 */
#pragma once

#include "hu-game-file.h"
#include "hu-workshop.h"

G_BEGIN_DECLS

/* Columns and rows that have come before the first. */
typedef struct
{
  gint left;
  gint top;
} HuGridShift;

/* A step of undo. */
typedef struct
{
  char       *label;
  HuNode     *before;
  HuNode     *after;
  HuGridShift shift;
  GBytes     *painted_before;
  GBytes     *painted_after;
} HuShopStep;

struct _HuWorkshop
{
  GObject     parent_instance;

  HuNode     *draft;
  guint       pending;      /* HuDraftParts painted in the scenario, but not in the draft yet */
  guint       repainted;    /* kinds of terrain, as bits, that this changes in the draft */
  gboolean    relevelled;   /* it changes the elevation there */

  HuScenario *scenario;     /* what of the draft can be read */
  GPtrArray  *log;          /* HuEvent; empty while the draft is faulty */
  GPtrArray  *variations;   /* HuVariation; likewise */
  GBytes     *painted;      /* gint8 [n_hexes] control beneath the units; NULL: it does not follow them */
  gint8      *owners;       /* that with the units on top, as of the last draft without faults; NULL: of another grid */
  gboolean    clean;        /* the draft has no fault: the scenario is all of it */
  gboolean    map_clean;    /* its map has none */
  gboolean    grid_clean;   /* the scenario's grid is the draft's */
  GHashTable *unit_hexes;   /* set of HuHex + 1 in which ground units are at the start */
  GPtrArray  *faults;       /* HuShopFault */
  guint       n_errors;
  gboolean    setup_stale;  /* whether the set-up decides has to be asked again */
  guint       check_source; /* the idle source of "checked"; 0: it has been emitted */

  GPtrArray  *undo;         /* HuShopStep, oldest first */
  GPtrArray  *redo;         /* the next one last */
  HuNode     *saved;

  guint       stroke_depth;
  char       *stroke_label;
  HuNode     *stroke_before;
  HuGridShift stroke_shift; /* of its commands so far */
  GBytes     *stroke_painted;
  HuGridShift shift;        /* while a change is told: how far hexes have come by it */
};

/* The parts of the scenario that the map shows.  Faulty parts of a draft are left out of the scenario, and so are
 * parts that depend on them (a unit with the building that it is in), so that any of these parts may have changed. */
#define HU_PARTS_DRAWN                                                                                                 \
  (HU_DRAFT_TERRAIN | HU_DRAFT_HEXSIDES | HU_DRAFT_LINES | HU_DRAFT_PLACES | HU_DRAFT_BUILDINGS | HU_DRAFT_SIDES |           \
   HU_DRAFT_UNITS | HU_DRAFT_OWNERS | HU_DRAFT_START)

/* --- hu-workshop.c --- */

/* Makes @after (transfer full) the draft, as one command; NULL: the command is impossible.  TRUE if it was possible. */
gboolean hu_workshop_command      (HuWorkshop     *self,
                                   HuNode         *after,
                                   const char     *label);
/* The same for a command that shifts hexes. */
gboolean hu_workshop_command_shifted (HuWorkshop  *self,
                                   HuNode         *after,
                                   const char     *label,
                                   HuGridShift     shift);
/* Tells of a change that is made already. */
void     hu_workshop_emit_changed (HuWorkshop     *self,
                                   guint           parts,
                                   GArray         *hexes);
/* A first draft (transfer full), not to be undone. */
HuWorkshop *hu_workshop_new_from_draft (HuNode    *draft) G_GNUC_WARN_UNUSED_RESULT;

/* --- hu-workshop-read.c --- */

/* Reads the draft, or all but its map if the map has not changed. */
void     hu_workshop_read         (HuWorkshop     *self,
                                   gboolean        same_map);
/* The faults of another draft; (transfer full). */
HuFaults *hu_workshop_find_faults (HuWorkshop     *self,
                                  HuNode          *draft) G_GNUC_WARN_UNUSED_RESULT;
/* Check again the faults that a brush can change; the scenario is known already. */
void     hu_workshop_recheck_setup (HuWorkshop    *self);
void     hu_workshop_recheck_units (HuWorkshop    *self,
                                   const GArray  *hexes);
void     hu_shop_fault_free       (gpointer        data);

/* --- hu-workshop-repair.c --- */

/* The draft without its faulty parts.  (transfer full) */
HuNode *hu_draft_without_faults  (HuNode         *draft,
                                  const HuFaults *faults) G_GNUC_WARN_UNUSED_RESULT;
/* Without the parts at these pointers (element-type utf8), which it sorts. */
HuNode *hu_draft_without         (HuNode         *draft,
                                  GPtrArray      *culprits) G_GNUC_WARN_UNUSED_RESULT;
/* With everything that a game needs; NULL @grid: of one hex. */
HuNode *hu_draft_completed       (HuNode         *draft,
                                  gboolean        bare) G_GNUC_WARN_UNUSED_RESULT;

/* --- hu-workshop-diff.c --- */

/* HuDraftParts in which the drafts differ. */
guint    hu_draft_diff_parts      (HuNode         *a,
                                   HuNode         *b);
/* (transfer full): the hexes that look different, or NULL for all. */
GArray  *hu_draft_diff_hexes      (HuNode         *a,
                                   HuScenario     *of_a,
                                   HuNode         *b,
                                   HuScenario     *of_b,
                                   guint           parts) G_GNUC_WARN_UNUSED_RESULT;

/* --- hu-workshop-ids.c --- */

/* The next name or id (@key) after @name that no unit of @units has.  (transfer full) */
char    *_hu_draft_dup_next       (const HuNode   *units,
                                   const char     *key,
                                   const char     *name) G_GNUC_WARN_UNUSED_RESULT;

/* --- hu-workshop-follow.c --- */

/* For a first draft. */
void     hu_workshop_follow_begin (HuWorkshop     *self);
/* Sets the owners that lie beneath the units of the present scenario; NULL turns it off. */
void     hu_workshop_follow_set   (HuWorkshop     *self,
                                   GBytes         *painted);
/* After a command: the draft in which control follows the units, (transfer full); NULL: it does already, or it is off.
 * @same_grid: hexes are where they were. */
HuNode  *hu_workshop_follow       (HuWorkshop     *self,
                                   gboolean        same_grid);
/* Paints beneath the units.  The owners that this makes, [n_hexes], borrowed; NULL: it is off. */
const gint8 *hu_workshop_follow_paint (HuWorkshop *self,
                                   const HuHex    *hexes,
                                   guint           n,
                                   HuSide          side);

/* --- hu-workshop-paint.c --- */

/* Writes what has been painted into the draft. */
void     hu_workshop_flush        (HuWorkshop     *self);

G_END_DECLS
