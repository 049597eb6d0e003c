/*
 * What the traits of a counter say of it.
 */
#pragma once

#include "hu-vassal-table.h"

G_BEGIN_DECLS

typedef struct
{
  char       *gpid;       /* the kind of counter, or "" */
  char       *basic;      /* the name of its basic trait */
  char       *name;       /* as its layers show it */
  char       *picture;    /* likewise */
  char       *face;       /* the picture of its basic trait: what it shows where it is not turned over */
  gboolean    masked;     /* or invisible: only its owner knows what it is */
  gboolean    hidden;     /* invisible: its owner alone knows that it is there */
  GPtrArray  *prototypes; /* utf8 */
  GPtrArray  *unnamed;    /* utf8: of each layer that shows a level past the end of its names, the last of them */
  GHashTable *marks;      /* name → value */
} HuVassalLook;

/* @properties: the global ones, which a layer may follow; may be NULL. */
HuVassalLook *hu_vassal_look_new  (const GPtrArray *types,
                                   const GPtrArray *states,
                                   GHashTable      *properties) G_GNUC_WARN_UNUSED_RESULT;
void          hu_vassal_look_free (HuVassalLook    *look);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuVassalLook, hu_vassal_look_free)

G_END_DECLS
