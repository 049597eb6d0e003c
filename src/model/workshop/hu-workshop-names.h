/*
 * Finding names in a game file: hexes, ids.  Renaming and changes of the grid are based on
 * it.
 */
#pragma once

#include "hu-workshop-map.h"

G_BEGIN_DECLS

typedef enum
{
  HU_NAME_HEX,
  HU_NAME_HEXSET,
  HU_NAME_LOCATION,
  HU_NAME_SUBJECT, /* of `declare`: by the kind beside it */
  HU_NAME_PART,    /* of `no_enemy`: hexes, or the id of a building */
  HU_NAME_ID,      /* plus HuIdKind, from here on */
} HuNameKind;

/* The kind of id of such an object, by its name in the table of fields. */
HuIdKind    hu_id_kind_of      (const char *object);

/* Where a name stands. */
typedef struct _HuNameWay HuNameWay;

/* "/units/3/at"; (transfer full) */
char       *hu_name_way_dup_pointer (const HuNameWay *way) G_GNUC_WARN_UNUSED_RESULT;

/* Returns a replacement for the name @value in @object; (transfer full), or NULL: it stays; a JSON null: the list or the object
 * loses it. */
typedef HuNode *(*HuRenamer) (const HuNameWay *way,
                              HuNameKind    kind,
                              const HuNode *object,
                              const HuNode *value,
                              gpointer      user_data);

/* The draft with every name replaced by @rename; (transfer full). */
HuNode     *hu_draft_rename    (HuNode      *draft,
                                HuRenamer    rename,
                                gpointer     user_data) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
