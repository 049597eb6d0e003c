/*
 * Types and functions that the files of the follower share.
 */
#pragma once

#include "hu-follower.h"
#include "hu-import-match.h"
#include "hu-job.h"

G_BEGIN_DECLS

/* All NULL: not known yet. */
typedef struct
{
  char *kind;   /* the module */
  char *boards; /* that the save itself names, "1, 2" */
} HuOrigin;

void     hu_origin_clear         (HuOrigin            *self);
void     hu_origin_set           (HuOrigin            *self,
                                  const char          *kind, /* as the save itself says, not the module it is read with */
                                  const HuImport      *import);
/* Refuses a save none of whose counters is a unit of the game, with HU_IMPORT_ERROR_STRANGE. */
gboolean hu_origin_check_match   (const HuImportMatch *match,
                                  GError             **error);

struct _HuFollower
{
  GObject        parent_instance;

  GPtrArray     *others;      /* GFile: those that its saves need */
  GFile         *profiles;
  char          *memory;
  HuFollowWatch *watch;
  HuJob         *importing;   /* under way, or NULL … */
  gpointer       asked;       /* … and what it has been given, which is its own */
  GError        *problem;
  GFile         *file;        /* of the last position */
  HuImport      *import;      /* the last position, or NULL */
  char          *kind;        /* likewise: the module that it names */
  HuOrigin       origin;      /* of the positions that were compared with the game */
  gboolean       left;        /* the user does not want it */
  gboolean       fresh;       /* it has not been compared yet */

  GSignalGroup  *game_signals;
  HuGame        *game;
  GHashTable    *later;       /* units that have gone, and stay: a set of unit + 1 */
  gboolean       at_once;
  gboolean       taking;

  HuSnapshot    *base;        /* the game at its head, or NULL */
  HuMatchSeen   *seen;        /* of the positions that were compared with the game */
  HuImportMatch *match;       /* with the base, or NULL */
  HuOffer        offer;
  char          *words;
  char          *strange;
  guint          moment;
};

/* hu-follower-import.c */
void _hu_follower_import       (HuFollower *self);
void _hu_follower_set_problem  (HuFollower *self,
                                GError     *problem); /* (transfer full) (nullable) */

/* hu-follower-offer.c */
void _hu_follower_update       (HuFollower *self); /* compares anew, and tells */
void _hu_follower_forget_offer (HuFollower *self);

G_END_DECLS
