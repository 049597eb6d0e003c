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

/* The elements of a list that are still text; see hu-json-scan.c. */
typedef struct _HuUnread HuUnread;

struct _HuNode
{
  gint       ref_count;
  HuNodeKind kind : 8;
  guint      has_unread : 1; /* of a list: the place after its last element holds a HuUnread; an element may be NULL */
  guint      n;    /* bytes of text, parts, or 0 and 1 of false and true */
  guint      line; /* on which it begins in the text that it was read from; 0: there was none */
  union
  {
    HuNode  *elements[1];
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

HuNode *hu_unread_read      (HuUnread     *self,
                             guint         index) G_GNUC_WARN_UNUSED_RESULT;
void    hu_unread_free      (HuUnread     *self);

G_END_DECLS
