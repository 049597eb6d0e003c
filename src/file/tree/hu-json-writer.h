/*
 * JSON laid out as a person would: structure indented by two, small values on one line,
 * long lists of small values filled to the width of a page.
 *
 * json-glib's generator has one layout for everything: one number per line.
 */
#pragma once

#include "hu-node.h"

G_BEGIN_DECLS

typedef struct _HuJsonWriter HuJsonWriter;

typedef enum
{
  HU_JSON_BLOCK,  /* a member or element a line */
  HU_JSON_INLINE, /* all on the line where it begins */
  HU_JSON_FILL,   /* a list of inline values: on one line if it fits, else on lines filled to the full width */
} HuJsonLayout;

HuJsonWriter *hu_json_writer_new          (void) G_GNUC_WARN_UNUSED_RESULT;
GBytes       *hu_json_writer_free_to_bytes (HuJsonWriter *self) G_GNUC_WARN_UNUSED_RESULT;

void          hu_json_writer_begin_object (HuJsonWriter *self,
                                           HuJsonLayout  layout);
void          hu_json_writer_begin_list   (HuJsonWriter *self,
                                           HuJsonLayout  layout);
void          hu_json_writer_end          (HuJsonWriter *self);
void          hu_json_writer_key          (HuJsonWriter *self,
                                           const char   *key);
void          hu_json_writer_text         (HuJsonWriter *self,
                                           const char   *text); /* NULL: null */
void          hu_json_writer_integer      (HuJsonWriter *self,
                                           gint64        number);
void          hu_json_writer_node         (HuJsonWriter *self,
                                           const HuNode *node);
/* Writes the members of an object, except those with a key in @but (ended by NULL; may be NULL). */
void          hu_json_writer_node_members (HuJsonWriter       *self,
                                           const HuNode       *object,
                                           const char * const *but);
/* The same for the text of an object, or NULL. */
void          hu_json_writer_members      (HuJsonWriter       *self,
                                           const char         *json,
                                           const char * const *but);

/* Appends @string as JSON has it, quotes and all. */
void          hu_json_append_quoted      (GString      *text,
                                           const char   *string);

/* Key and value in one. */
void          hu_json_writer_text_member    (HuJsonWriter *self,
                                             const char   *key,
                                             const char   *text);
void          hu_json_writer_integer_member (HuJsonWriter *self,
                                             const char   *key,
                                             gint64        number);
void          hu_json_writer_decimal_member (HuJsonWriter *self,
                                             const char   *key,
                                             gint64        value,
                                             guint         unit);
void          hu_json_writer_ratio_member   (HuJsonWriter *self,
                                             const char   *key,
                                             gint64        numerator,
                                             gint64        denominator);
void          hu_json_writer_boolean_member (HuJsonWriter *self,
                                             const char   *key,
                                             gboolean      value);

G_END_DECLS
