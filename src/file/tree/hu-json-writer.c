/*
 * JSON laid out as a person would.  Knows nothing of the game file.
 */
#include "config.h"

#include "hu-json-writer.h"

#include <string.h>

#define WIDTH     100
#define MAX_DEPTH 80 /* the reader lets 64 through */

typedef struct
{
  HuJsonLayout layout;
  char         close;
  guint        n;
  gsize        start; /* offset after the opening bracket */
} Frame;

struct _HuJsonWriter
{
  GString *text;
  Frame    frames[MAX_DEPTH];
  guint    depth;
  guint    n_blocks;
  gboolean has_key; /* the next value is a member's */
  GArray  *cuts;    /* gsize: the places where the elements of the current filled list begin */
};

HuJsonWriter *
hu_json_writer_new (void)
{
  HuJsonWriter *self = g_new0 (HuJsonWriter, 1);

  self->text = g_string_new (NULL);
  self->cuts = g_array_new (FALSE, FALSE, sizeof (gsize));

  return self;
}

/* @self: (transfer full): a writer whose objects and lists have all ended.  Returns (transfer full): the text,
 * ended by a newline. */
GBytes *
hu_json_writer_free_to_bytes (HuJsonWriter *self)
{
  GBytes *bytes;

  g_return_val_if_fail (self != NULL && self->depth == 0, NULL);

  g_string_append_c (self->text, '\n');
  bytes = g_string_free_to_bytes (self->text);
  g_array_unref (self->cuts);
  g_free (self);

  return bytes;
}

static void
new_line (HuJsonWriter *self,
          guint         n_blocks)
{
  g_string_append_c (self->text, '\n');
  for (guint i = 0; i < n_blocks; i++)
    g_string_append (self->text, "  ");
}

static gsize
column (const HuJsonWriter *self)
{
  const char *end = self->text->str + self->text->len, *from = end;

  /* g_strrstr_len() would look through the whole text from its beginning. */
  while (from > self->text->str && from[-1] != '\n')
    from--;

  return (gsize) g_utf8_strlen (from, end - from);
}

/* Writes the separator between this member or element and the one before. */
static void
begin_item (HuJsonWriter *self)
{
  Frame *frame;

  if (self->has_key)
    {
      self->has_key = FALSE;
      return;
    }
  if (self->depth == 0)
    return;

  frame = &self->frames[self->depth - 1];
  if (frame->n++ > 0)
    g_string_append (self->text, frame->layout == HU_JSON_BLOCK ? "," : ", ");
  if (frame->layout == HU_JSON_BLOCK)
    new_line (self, self->n_blocks);
  if (frame->layout == HU_JSON_FILL)
    g_array_append_val (self->cuts, self->text->len);
}

static void
begin (HuJsonWriter *self,
       HuJsonLayout  layout,
       char          open,
       char          close)
{
  g_return_if_fail (self != NULL && self->depth < MAX_DEPTH);

  begin_item (self);
  g_string_append_c (self->text, open);
  self->frames[self->depth++] = (Frame) { .layout = layout, .close = close, .start = self->text->len };

  if (layout == HU_JSON_BLOCK)
    self->n_blocks++;
  if (layout == HU_JSON_FILL)
    g_array_set_size (self->cuts, 0);
}

/* @layout: block or inline. */
void
hu_json_writer_begin_object (HuJsonWriter *self,
                             HuJsonLayout  layout)
{
  begin (self, layout, '{', '}');
}

/* @layout: its layout; a filled list may not contain another. */
void
hu_json_writer_begin_list (HuJsonWriter *self,
                           HuJsonLayout  layout)
{
  begin (self, layout, '[', ']');
}

/* Breaks a list that was written on one line into full lines. */
static void
fill (HuJsonWriter *self,
      const Frame  *frame)
{
  g_autofree char *line = g_strndup (self->text->str + frame->start, self->text->len - frame->start);
  gsize room = WIDTH - 2 * (self->n_blocks + 1);
  gsize used = 0, end = self->text->len;

  g_string_truncate (self->text, frame->start);
  for (guint i = 0; i < self->cuts->len; i++)
    {
      gsize from = g_array_index (self->cuts, gsize, i);
      gboolean is_last = i + 1 == self->cuts->len;
      gsize to = is_last ? end : g_array_index (self->cuts, gsize, i + 1) - strlen (", ");
      gsize length = to - from + (is_last ? 0 : 1);

      if (used == 0 || used + 1 + length > room)
        {
          new_line (self, self->n_blocks + 1);
          used = 0;
        }
      else
        {
          g_string_append_c (self->text, ' ');
          used++;
        }

      g_string_append_len (self->text, line + (from - frame->start), (gssize) (to - from));
      if (!is_last)
        g_string_append_c (self->text, ',');
      used += length;
    }
  new_line (self, self->n_blocks);
}

/* Ends the innermost open object or list. */
void
hu_json_writer_end (HuJsonWriter *self)
{
  Frame *frame;

  g_return_if_fail (self != NULL && self->depth > 0);

  frame = &self->frames[--self->depth];
  if (frame->layout == HU_JSON_BLOCK)
    {
      self->n_blocks--;
      if (frame->n > 0)
        new_line (self, self->n_blocks);
    }
  else if (frame->layout == HU_JSON_FILL && column (self) > WIDTH)
    {
      fill (self, frame);
    }

  g_string_append_c (self->text, frame->close);
}

/* @string: UTF-8. */
void
hu_json_append_quoted (GString    *text,
                       const char *string)
{
  g_string_append_c (text, '"');
  for (const char *p = string; *p != '\0'; p++)
    {
      static const char plain[] = "\"\\\b\f\n\r\t", letters[] = "\"\\bfnrt";
      const char *found = strchr (plain, *p);

      if (found != NULL)
        {
          g_string_append_c (text, '\\');
          g_string_append_c (text, letters[found - plain]);
        }
      else if ((guchar) *p < 0x20)
        g_string_append_printf (text, "\\u%04x", (guint) (guchar) *p);
      else
        g_string_append_c (text, *p);
    }
  g_string_append_c (text, '"');
}

/**
 * hu_json_writer_key:
 * @self: a writer, within an object
 *
 * Writes the key of the next member.
 */
void
hu_json_writer_key (HuJsonWriter *self,
                    const char   *key)
{
  g_return_if_fail (self != NULL && key != NULL && !self->has_key);

  begin_item (self);
  hu_json_append_quoted (self->text, key);
  g_string_append (self->text, ": ");
  self->has_key = TRUE;
}

/* @text: (nullable): text in UTF-8, or NULL for null. */
void
hu_json_writer_text (HuJsonWriter *self,
                     const char   *text)
{
  g_return_if_fail (self != NULL);

  begin_item (self);
  if (text != NULL)
    hu_json_append_quoted (self->text, text);
  else
    g_string_append (self->text, "null");
}

/* Writes a whole number, exactly. */
void
hu_json_writer_integer (HuJsonWriter *self,
                        gint64        number)
{
  g_return_if_fail (self != NULL);

  begin_item (self);
  g_string_append_printf (self->text, "%" G_GINT64_FORMAT, number);
}

/* --- Values of the tree --- */

static void
append_spaced (GString      *text,
               const HuNode *node)
{
  gboolean is_object = hu_node_get_kind (node) == HU_NODE_OBJECT;

  if (!is_object && hu_node_get_kind (node) != HU_NODE_LIST)
    {
      hu_node_append (node, text);
      return;
    }

  g_string_append_c (text, is_object ? '{' : '[');
  for (guint i = 0; i < hu_node_get_n (node); i++)
    {
      g_autoptr(HuNode) part = hu_node_dup_element (node, i);

      if (i > 0)
        g_string_append (text, ", ");
      if (is_object)
        {
          hu_json_append_quoted (text, hu_node_get_key (node, i));
          g_string_append (text, ": ");
        }
      append_spaced (text, part);
    }
  g_string_append_c (text, is_object ? '}' : ']');
}

/* Tells whether a list contains no object and no list: such a list is filled, not written one element per line. */
static gboolean
is_flat (const HuNode *list)
{
  for (guint i = 0; i < hu_node_get_n (list); i++)
    {
      g_autoptr(HuNode) element = hu_node_dup_element (list, i);

      if (hu_node_get_kind (element) == HU_NODE_LIST || hu_node_get_kind (element) == HU_NODE_OBJECT)
        return FALSE;
    }

  return TRUE;
}

static void
write_broken (HuJsonWriter *self,
              const HuNode *node)
{
  if (hu_node_get_kind (node) == HU_NODE_OBJECT)
    {
      begin (self, HU_JSON_BLOCK, '{', '}');
      hu_json_writer_node_members (self, node, NULL);
    }
  else
    {
      begin (self, is_flat (node) ? HU_JSON_FILL : HU_JSON_BLOCK, '[', ']');
      for (guint i = 0; i < hu_node_get_n (node); i++)
        {
          g_autoptr(HuNode) element = hu_node_dup_element (node, i);

          hu_json_writer_node (self, element);
        }
    }
  hu_json_writer_end (self);
}

/**
 * hu_json_writer_node:
 * @self: a writer
 * @node: a value
 *
 * Writes a value: on one line if it fits or if everything is on one line, else broken into
 * several lines.
 */
void
hu_json_writer_node (HuJsonWriter *self,
                     const HuNode *node)
{
  g_autoptr(GString) spaced = NULL;

  g_return_if_fail (self != NULL && node != NULL);

  spaced = g_string_new (NULL);
  append_spaced (spaced, node);
  if (hu_node_get_n (node) > 0 && (self->depth == 0 || self->frames[self->depth - 1].layout == HU_JSON_BLOCK))
    {
      gsize before = self->has_key ? column (self) : 2 * self->n_blocks;

      if (before + (gsize) g_utf8_strlen (spaced->str, (gssize) spaced->len) > WIDTH)
        {
          write_broken (self, node);
          return;
        }
    }

  begin_item (self);
  g_string_append_len (self->text, spaced->str, (gssize) spaced->len);
}

/**
 * hu_json_writer_node_members:
 * @self: a writer, within an object
 * @object: an object
 * @but: (nullable): keys to leave out, ended by %NULL
 *
 * Writes the members of one object as members of another.
 */
void
hu_json_writer_node_members (HuJsonWriter       *self,
                             const HuNode       *object,
                             const char * const *but)
{
  for (guint i = 0; i < hu_node_get_n (object); i++)
    {
      const char *key = hu_node_get_key (object, i);

      if (but != NULL && g_strv_contains (but, key))
        continue;

      hu_json_writer_key (self, key);
      hu_json_writer_node (self, hu_node_get_element (object, i));
    }
}

/**
 * hu_json_writer_members:
 * @self: a writer, within an object
 * @json: (nullable): the text of an object
 * @but: (nullable): keys to leave out, ended by %NULL
 *
 * Writes the members that the program does not know.
 */
void
hu_json_writer_members (HuJsonWriter       *self,
                        const char         *json,
                        const char * const *but)
{
  g_autoptr(HuNode) object = NULL;

  g_return_if_fail (self != NULL);

  if (json == NULL)
    return;

  object = hu_node_from_json (json);
  hu_json_writer_node_members (self, object, but);
}

/* --- Members --- */

/**
 * hu_json_writer_text_member:
 * @self: a writer, within an object
 * @text: (nullable): its value
 *
 * Writes a member that is a string or null.
 */
void
hu_json_writer_text_member (HuJsonWriter *self,
                            const char   *key,
                            const char   *text)
{
  hu_json_writer_key (self, key);
  hu_json_writer_text (self, text);
}

/**
 * hu_json_writer_integer_member:
 * @self: a writer, within an object
 *
 * Writes a member that is a whole number.
 */
void
hu_json_writer_integer_member (HuJsonWriter *self,
                               const char   *key,
                               gint64        number)
{
  hu_json_writer_key (self, key);
  hu_json_writer_integer (self, number);
}

/* A number of which @unit make 1, exactly, in as few digits as say it. */
void
hu_json_writer_decimal_member (HuJsonWriter *self,
                               const char   *key,
                               gint64        value,
                               guint         unit)
{
  g_autofree char *text = hu_decimal_to_text (value, unit);

  hu_json_writer_key (self, key);
  begin_item (self);
  g_string_append (self->text, text);
}

/**
 * hu_json_writer_ratio_member:
 * @self: a writer, within an object
 *
 * Writes a member that is a list of two whole numbers: [3, 1] is 3 to 1.
 */
void
hu_json_writer_ratio_member (HuJsonWriter *self,
                             const char   *key,
                             gint64        numerator,
                             gint64        denominator)
{
  hu_json_writer_key (self, key);
  hu_json_writer_begin_list (self, HU_JSON_INLINE);
  hu_json_writer_integer (self, numerator);
  hu_json_writer_integer (self, denominator);
  hu_json_writer_end (self);
}

/**
 * hu_json_writer_boolean_member:
 * @self: a writer, within an object
 *
 * Writes a member that is true or false.
 */
void
hu_json_writer_boolean_member (HuJsonWriter *self,
                               const char   *key,
                               gboolean      value)
{
  hu_json_writer_key (self, key);
  begin_item (self);
  g_string_append (self->text, value ? "true" : "false");
}
