/*
 * How a value lies in memory.
 */
#pragma once

#include "hu-node.h"

G_BEGIN_DECLS

typedef struct
{
  char   *key; /* GRefString, because drafts repeat the same few keys */
  HuNode *value;
} HuMember;

struct _HuNode
{
  gint        ref_count;
  HuNodeKind kind;
  guint       n; /* bytes of text, parts, or 0 and 1 of false and true */
  union
  {
    HuNode *elements[1];
    HuMember members[1];
    char     text[1];
  };
};

HuNode *hu_node_alloc       (HuNodeKind    kind,
                             guint         n) G_GNUC_WARN_UNUSED_RESULT;
/* A text, or a number as it is spelt. */
HuNode *hu_node_new_bytes   (HuNodeKind    kind,
                             const char   *text,
                             gsize         length) G_GNUC_WARN_UNUSED_RESULT;
gint    hu_node_find_member (const HuNode *self,
                             const char   *key);

G_END_DECLS
