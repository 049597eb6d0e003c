/*
 * Immutable JSON values: making and reading them.  hu-node-edit.c makes one value from
 * another, hu-node-text.c converts text.
 */
#include "config.h"

#include "hu-json-text.h"
#include "hu-node-private.h"

#include <string.h>

/**
 * hu_node_alloc:
 * @n: the number of its parts, or its length in bytes
 *
 * Allocates a value, whose parts the caller has to fill in at once.
 *
 * Returns: (transfer full): a value
 */
HuNode *
hu_node_alloc (HuNodeKind kind,
               guint       n)
{
  gsize part = kind == HU_NODE_OBJECT ? sizeof (HuMember)
             : kind == HU_NODE_LIST ? sizeof (HuNode *) : 1;
  HuNode *self = g_malloc (G_STRUCT_OFFSET (HuNode, text) + part * n + 1);

  self->ref_count = 1;
  self->kind = kind;
  self->has_unread = FALSE;
  self->n = n;
  self->line = 0;
  if (part == 1)
    self->text[n] = '\0';

  return self;
}

/* Returns (transfer full): @self. */
HuNode *
hu_node_ref (HuNode *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  self->ref_count++;

  return self;
}

/* Drops a reference; the last one frees the value, and drops its references to its parts. */
void
hu_node_unref (HuNode *self)
{
  g_return_if_fail (self != NULL && self->ref_count > 0);

  if (--self->ref_count > 0)
    return;

  for (guint i = 0; self->kind == HU_NODE_LIST && i < self->n; i++)
    g_clear_pointer (&self->elements[i], hu_node_unref);
  if (self->has_unread)
    hu_unread_free ((HuUnread *) self->elements[self->n]);
  for (guint i = 0; self->kind == HU_NODE_OBJECT && i < self->n; i++)
    {
      g_ref_string_release (self->members[i].key);
      hu_node_unref (self->members[i].value);
    }
  g_free (self);
}

HuNode *
hu_node_new_bytes (HuNodeKind  kind,
                   const char *text,
                   gsize       length)
{
  HuNode *self = hu_node_alloc (kind, (guint) length);

  memcpy (self->text, text, length);

  return self;
}

HuNode *
hu_node_new_null (void)
{
  return hu_node_alloc (HU_NODE_NULL, 0);
}

/* @value: true or false. */
HuNode *
hu_node_new_boolean (gboolean value)
{
  return hu_node_alloc (HU_NODE_BOOLEAN, value ? 1 : 0);
}

HuNode *
hu_node_new_integer (gint64 number)
{
  char text[32];

  g_snprintf (text, sizeof text, "%" G_GINT64_FORMAT, number);

  return hu_node_new_bytes (HU_NODE_NUMBER, text, strlen (text));
}

/* @text: UTF-8. */
HuNode *
hu_node_new_text (const char *text)
{
  g_return_val_if_fail (text != NULL, NULL);

  return hu_node_new_bytes (HU_NODE_TEXT, text, strlen (text));
}

HuNode *
hu_node_new_list (void)
{
  return hu_node_alloc (HU_NODE_LIST, 0);
}

/* Returns (transfer full): an object without members. */
HuNode *
hu_node_new_object (void)
{
  return hu_node_alloc (HU_NODE_OBJECT, 0);
}

HuNode *
hu_node_new_list_take (GPtrArray *elements)
{
  HuNode *self;

  g_return_val_if_fail (elements != NULL, NULL);

  self = hu_node_alloc (HU_NODE_LIST, elements->len);
  for (guint i = 0; i < elements->len; i++)
    self->elements[i] = g_ptr_array_index (elements, i);
  g_ptr_array_unref (elements);

  return self;
}

/* --- Looking --- */

HuNodeKind
hu_node_get_kind (const HuNode *self)
{
  g_return_val_if_fail (self != NULL, HU_NODE_NULL);

  return self->kind;
}

/* @self: a value.  Returns the line on which it begins in the text that it was read from (a member begins with its
 * key), from 1; 0 if there was none. */
guint
hu_node_get_line (const HuNode *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->line;
}

/* @self: (nullable): a value; @otherwise: (nullable): the result if @self is not a text.  Returns (transfer none)
 * (nullable): its text, or @otherwise. */
const char *
hu_node_get_text (const HuNode  *self,
                  const char    *otherwise)
{
  return self != NULL && self->kind == HU_NODE_TEXT ? self->text : otherwise;
}

/* @self: (nullable): a value; @otherwise: the result if @self is not a whole number of 64 bits.  Returns its
 * number, or @otherwise. */
gint64
hu_node_get_integer (const HuNode  *self,
                     gint64         otherwise)
{
  gint64 number;

  if (self == NULL || self->kind != HU_NODE_NUMBER ||
      !hu_json_read_whole (self->text, &number))
    return otherwise;

  return number;
}

/* @self: a value; @number: (out): the number.  Returns whether it is a whole number, however it is spelt. */
gboolean
hu_node_get_whole (const HuNode *self,
                   gint64       *number)
{
  double real;

  g_return_val_if_fail (self != NULL && number != NULL, FALSE);

  if (self->kind != HU_NODE_NUMBER)
    return FALSE;
  if (strpbrk (self->text, ".eE") == NULL)
    return hu_json_read_whole (self->text, number);

  real = g_ascii_strtod (self->text, NULL);
  if (!(real > -9007199254740992.0 && real < 9007199254740992.0) || real != (double) (gint64) real)
    return FALSE;

  *number = (gint64) real;

  return TRUE;
}

/* The digits of @text without its point, and how many of them are decimals, less those that are 0 at the end; negative
 * where an exponent adds zeros. */
static void
find_digits (const char *text,
             GString    *digits,
             gint64     *decimals)
{
  gboolean behind = FALSE;

  *decimals = 0;
  for (; g_ascii_isdigit (*text) || *text == '.'; text++)
    {
      behind |= *text == '.';
      if (*text == '.')
        continue;
      g_string_append_c (digits, *text);
      *decimals += behind;
    }
  if (*text == 'e' || *text == 'E')
    *decimals -= CLAMP (g_ascii_strtoll (text + 1, NULL, 10), -1000, 1000);
  while (*decimals > 0 && digits->len > 1 && digits->str[digits->len - 1] == '0')
    {
      g_string_truncate (digits, digits->len - 1);
      --*decimals;
    }
}

/* Holds it as a whole number where it is one, else in hundredths. */
gboolean
hu_node_get_decimal (const HuNode *self,
                     HuDecimal    *number)
{
  g_autoptr(GString) digits = g_string_new (NULL);
  const char *text;
  HuWide value = 0;
  gint64 decimals;

  g_return_val_if_fail (self != NULL && number != NULL, FALSE);

  if (self->kind != HU_NODE_NUMBER)
    return FALSE;

  text = self->text[0] == '-' ? self->text + 1 : self->text;
  find_digits (text, digits, &decimals);
  if (digits->len == 1 && digits->str[0] == '0')
    decimals = 0;
  if (decimals > 2)
    return FALSE;

  for (guint i = 0; i < digits->len; i++)
    value = hu_wide_add (hu_wide_multiply (value, 10), digits->str[i] - '0');
  for (gint64 i = decimals; i < (decimals > 0 ? 2 : 0); i++)
    value = hu_wide_multiply (value, 10);
  if (self->text[0] == '-')
    value = hu_wide_multiply (value, -1);
  if (value < G_MININT64 || value > G_MAXINT64)
    return FALSE;

  *number = (HuDecimal) { (gint64) value, decimals > 0 ? HU_UNIT_HUNDREDTHS : HU_UNIT_WHOLE };

  return TRUE;
}

/* @self: (nullable): a value; @otherwise: the result if @self is neither true nor false.  Returns its truth value,
 * or @otherwise. */
gboolean
hu_node_get_boolean (const HuNode  *self,
                     gboolean       otherwise)
{
  return self != NULL && self->kind == HU_NODE_BOOLEAN ? self->n != 0 : otherwise;
}

/* @self: (nullable): a value.  Returns the number of its elements or members. */
guint
hu_node_get_n (const HuNode *self)
{
  return self != NULL && (self->kind == HU_NODE_LIST || self->kind == HU_NODE_OBJECT) ? self->n : 0;
}

/* @index: an index, from 0.  Returns (transfer none): the element, or the value of the member. */
HuNode *
hu_node_get_element (const HuNode  *self,
                     guint          index)
{
  HuNode **element;

  g_return_val_if_fail (index < hu_node_get_n (self), NULL);

  if (self->kind == HU_NODE_OBJECT)
    return self->members[index].value;

  element = (HuNode **) &self->elements[index];
  if (*element == NULL)
    *element = hu_unread_read ((HuUnread *) self->elements[self->n], index);

  return *element;
}

/**
 * hu_node_dup_element:
 * @self: a list or an object
 * @index: an index, from 0
 *
 * Gets an element without keeping it in a list that is kept lazily.
 *
 * Returns: (transfer full): the element, or the value of the member
 */
HuNode *
hu_node_dup_element (const HuNode *self,
                     guint         index)
{
  g_return_val_if_fail (index < hu_node_get_n (self), NULL);

  if (self->has_unread && self->elements[index] == NULL)
    return hu_unread_read ((HuUnread *) self->elements[self->n], index);

  return hu_node_ref (hu_node_get_element (self, index));
}

/* @index: the index of a member, from 0. */
const char *
hu_node_get_key (const HuNode  *self,
                 guint          index)
{
  g_return_val_if_fail (self != NULL && self->kind == HU_NODE_OBJECT && index < self->n, NULL);

  return self->members[index].key;
}

/* @self: (nullable): a value.  Returns (transfer none) (nullable): the value of that member; NULL if there is none. */
HuNode *
hu_node_find (const HuNode  *self,
              const char    *key)
{
  gint at;

  g_return_val_if_fail (key != NULL, NULL);

  at = self != NULL ? hu_node_find_member (self, key) : -1;

  return at >= 0 ? self->members[at].value : NULL;
}

gint
hu_node_find_element (const HuNode *self,
                      const char   *key,
                      const char   *text)
{
  for (guint i = 0; i < hu_node_get_n (self); i++)
    {
      const HuNode *element = hu_node_get_element (self, i);

      if (g_strcmp0 (hu_node_get_text (key != NULL ? hu_node_find (element, key) : element, NULL), text) == 0)
        return (gint) i;
    }

  return -1;
}

gint
hu_node_find_member (const HuNode  *self,
                     const char    *key)
{
  for (guint i = 0; self->kind == HU_NODE_OBJECT && i < self->n; i++)
    if (strcmp (self->members[i].key, key) == 0)
      return (gint) i;

  return -1;
}

static gboolean
parts_equal (const HuNode *a,
             const HuNode  *b)
{
  for (guint i = 0; i < a->n; i++)
    {
      g_autoptr(HuNode) of_a = hu_node_dup_element (a, i);
      g_autoptr(HuNode) of_b = hu_node_dup_element (b, i);

      if (a->kind == HU_NODE_OBJECT && strcmp (a->members[i].key, b->members[i].key) != 0)
        return FALSE;
      if (!hu_node_equal (of_a, of_b))
        return FALSE;
    }

  return TRUE;
}

/* @a: (nullable): a value; @b: (nullable): another.  Returns whether both would be written the same. */
gboolean
hu_node_equal (const HuNode  *a,
               const HuNode  *b)
{
  if (a == b)
    return TRUE;
  if (a == NULL || b == NULL || a->kind != b->kind || a->n != b->n)
    return FALSE;
  if (a->kind == HU_NODE_NUMBER || a->kind == HU_NODE_TEXT)
    return memcmp (a->text, b->text, a->n) == 0;

  return (a->kind != HU_NODE_LIST && a->kind != HU_NODE_OBJECT) || parts_equal (a, b);
}
