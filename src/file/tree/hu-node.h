/*
 * A JSON value: immutable and shared, with numbers as they are spelt and the lines on which
 * values begin.  A changed value is a new one that shares all the rest, so keeping an older
 * draft costs next to nothing.
 */
#pragma once

#include "hu-decimal.h"

#include "hu-fault.h"

G_BEGIN_DECLS

typedef struct _HuNode HuNode;

typedef enum
{
  HU_NODE_NULL,
  HU_NODE_BOOLEAN,
  HU_NODE_NUMBER,
  HU_NODE_TEXT,
  HU_NODE_LIST,
  HU_NODE_OBJECT,
} HuNodeKind;

HuNode     *hu_node_ref           (HuNode        *self);
void        hu_node_unref         (HuNode        *self);

HuNode     *hu_node_new_null      (void) G_GNUC_WARN_UNUSED_RESULT;
HuNode     *hu_node_new_boolean   (gboolean       value) G_GNUC_WARN_UNUSED_RESULT;
HuNode     *hu_node_new_integer   (gint64         number) G_GNUC_WARN_UNUSED_RESULT;
HuNode     *hu_node_new_text      (const char    *text) G_GNUC_WARN_UNUSED_RESULT;
HuNode     *hu_node_new_list      (void) G_GNUC_WARN_UNUSED_RESULT;
HuNode     *hu_node_new_object    (void) G_GNUC_WARN_UNUSED_RESULT;
/* Takes the array and its values: (element-type HuNode) without a free function. */
HuNode     *hu_node_new_list_take (GPtrArray     *elements) G_GNUC_WARN_UNUSED_RESULT;

/* Reads any JSON text; NULL with faults if it is none.  A value that is returned may have faults too: duplicate keys,
 * of which the last one counts, and numbers out of range.  What is in a list under the key `log` is made late. */
HuNode     *hu_node_parse         (GBytes        *bytes,
                                    HuFaults      *faults) G_GNUC_WARN_UNUSED_RESULT;
/* Reads JSON that the program itself wrote; strings have double quotes, never single ones. */
HuNode     *hu_node_from_json     (const char    *json) G_GNUC_WARN_UNUSED_RESULT;
/* Without white space between its parts. */
void        hu_node_append        (const HuNode *self,
                                   GString       *json);
char       *hu_node_to_json       (const HuNode *self) G_GNUC_WARN_UNUSED_RESULT;
/* As a person would lay it out. */
GBytes     *hu_node_to_bytes      (const HuNode *self) G_GNUC_WARN_UNUSED_RESULT;

HuNodeKind hu_node_get_kind      (const HuNode *self);
/* 0: it was not read from a text. */
guint       hu_node_get_line      (const HuNode *self);
/* The getters of one kind accept NULL and other kinds, and then return the second argument. */
const char *hu_node_get_text      (const HuNode *self,
                                   const char    *otherwise);
gint64      hu_node_get_integer   (const HuNode *self,
                                   gint64         otherwise);
/* FALSE if it is no number, has more than two decimals, or is more than its unit holds in 64 bits. */
gboolean    hu_node_get_decimal   (const HuNode  *self,
                                   HuDecimal     *number);
/* FALSE if it is no whole number.  JSON has one kind of number: 5, 5.0 and 5e0 are the same. */
gboolean    hu_node_get_whole     (const HuNode *self,
                                   gint64        *number);
gboolean    hu_node_get_boolean   (const HuNode *self,
                                   gboolean       otherwise);
/* The number of elements of a list or members of an object; 0 for NULL and other kinds. */
guint       hu_node_get_n         (const HuNode *self);
HuNode     *hu_node_get_element   (const HuNode *self,
                                    guint          index); /* of a member its value; borrowed */
/* The same without keeping what was not read yet: for a pass over a log, which may be long. */
HuNode     *hu_node_dup_element   (const HuNode *self,
                                   guint          index) G_GNUC_WARN_UNUSED_RESULT;
const char *hu_node_get_key       (const HuNode *self,
                                   guint          index);
HuNode     *hu_node_find          (const HuNode *self,
                                    const char    *key);   /* NULL: there is none, or it is no object */
/* The index of the first element whose member @key, or for NULL which itself, is that text; -1: there is none. */
gint        hu_node_find_element  (const HuNode *self,     /* a list, or NULL */
                                   const char    *key,
                                   const char    *text);
/* The index of that member, or -1. */
gint        hu_node_find_member   (const HuNode *self,
                                   const char    *key);
gboolean    hu_node_equal         (const HuNode *a,
                                   const HuNode *b);

/* Each makes a new value with or without a member or element, and takes its own references to its arguments. */
HuNode     *hu_node_with          (HuNode        *self,
                                    const char    *key,
                                    HuNode        *value) G_GNUC_WARN_UNUSED_RESULT; /* NULL: without it */
/* The same in place: *@object drops its old value; takes @value. */
void        hu_node_put            (HuNode       **object,
                                    const char    *key,
                                    HuNode        *value);
HuNode      *hu_node_with_element  (HuNode        *self,
                                   guint          index,
                                   HuNode        *value) G_GNUC_WARN_UNUSED_RESULT; /* NULL: without it */

/* The value at an RFC 6901 pointer such as "/units/3/at".  NULL if there is none. */
HuNode     *hu_node_at            (HuNode        *self,
                                    const char    *pointer);
/* The same draft with @value at @pointer (NULL: with nothing there).  Missing objects on the way are created;
 * "/units/-" is the place after the last.  NULL if @pointer leads through a value without parts. */
HuNode     *hu_node_with_at       (HuNode        *self,
                                    const char    *pointer,
                                    HuNode        *value) G_GNUC_WARN_UNUSED_RESULT;
/* The same draft with @value inserted as a new element before the one at @pointer. */
HuNode     *hu_node_with_at_inserted (HuNode     *self,
                                    const char    *pointer,
                                    HuNode        *value) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuNode, hu_node_unref)

G_END_DECLS
