/*
 * Making new JSON values from old ones: with a part changed, added or left out, and all the
 * rest shared.
 */
#include "config.h"

#include "hu-json-text.h"
#include "hu-node-private.h"

#include <string.h>

/* --- One step --- */

/* @value: (nullable): its value; NULL removes the member.  Returns (transfer full): the object with that member; a
 * new one comes last. */
HuNode *
hu_node_with (HuNode     *self,
              const char *key,
              HuNode     *value)
{
  gint at;
  guint n = 0;
  HuNode *made;

  g_return_val_if_fail (self != NULL && self->kind == HU_NODE_OBJECT && key != NULL, NULL);

  at = hu_node_find_member (self, key);
  if (at < 0 && value == NULL)
    return hu_node_ref (self);

  made = hu_node_alloc (HU_NODE_OBJECT, self->n + (at < 0 ? 1 : 0) - (value == NULL ? 1 : 0));
  for (guint i = 0; i < self->n; i++)
    if ((gint) i != at)
      made->members[n++] =
        (HuMember) { g_ref_string_acquire (self->members[i].key), hu_node_ref (self->members[i].value) };
    else if (value != NULL)
      made->members[n++] = (HuMember) { g_ref_string_acquire (self->members[i].key), hu_node_ref (value) };
  if (at < 0)
    made->members[n] = (HuMember) { g_ref_string_new (key), hu_node_ref (value) };

  return made;
}

/* @object: (inout): an object under construction; @value: (transfer full) (nullable): its value; NULL removes the
 * member. */
void
hu_node_put (HuNode    **object,
             const char *key,
             HuNode     *value)
{
  HuNode *made;

  g_return_if_fail (object != NULL && *object != NULL && key != NULL);

  made = hu_node_with (*object, key, value);
  hu_node_unref (*object);
  g_clear_pointer (&value, hu_node_unref);
  *object = made;
}

/* @index: the index of an element, from 0; @value: (nullable): the new element; NULL removes the element.  Returns
 * (transfer full): the changed list. */
HuNode *
hu_node_with_element (HuNode  *self,
                      guint    index,
                      HuNode  *value)
{
  HuNode *made;
  guint n = 0;

  g_return_val_if_fail (self != NULL && self->kind == HU_NODE_LIST && index < self->n, NULL);

  made = hu_node_alloc (HU_NODE_LIST, self->n - (value == NULL ? 1 : 0));
  for (guint i = 0; i < self->n; i++)
    if (i != index)
      made->elements[n++] = hu_node_ref (hu_node_get_element (self, i));
    else if (value != NULL)
      made->elements[n++] = hu_node_ref (value);

  return made;
}

/* Returns (transfer full) the list with @value before the element at @index, or after the last. */
static HuNode *
with_inserted (HuNode  *self,
               guint    index,
               HuNode  *value)
{
  HuNode *made;

  g_return_val_if_fail (self != NULL && self->kind == HU_NODE_LIST && index <= self->n && value != NULL, NULL);

  made = hu_node_alloc (HU_NODE_LIST, self->n + 1);
  for (guint i = 0; i <= self->n; i++)
    made->elements[i] = hu_node_ref (i == index ? value : hu_node_get_element (self, i < index ? i : i - 1));

  return made;
}

/* --- By pointer --- */

/* Returns the first step of @pointer ("/units/3"), decoded, or NULL if @pointer does not begin with a step. */
static char *
dup_step (const char  *pointer,
          const char **rest)
{
  GString *step;

  if (*pointer != '/')
    return NULL;

  step = g_string_new (NULL);
  for (pointer++; *pointer != '\0' && *pointer != '/'; pointer++)
    if (*pointer == '~' && (pointer[1] == '0' || pointer[1] == '1'))
      g_string_append_c (step, *++pointer == '0' ? '~' : '/');
    else
      g_string_append_c (step, *pointer);
  *rest = pointer;

  return g_string_free (step, FALSE);
}

/* Finds the index that @step names in a list of @n elements; with @behind, the place after the last counts too.
 * FALSE if it names none. */
static gboolean
find_index (const char *step,
            guint       n,
            gboolean    behind,
            guint      *index)
{
  gint64 number;

  if (behind && strcmp (step, "-") == 0)
    {
      *index = n;
      return TRUE;
    }
  if (*step == '-' || !hu_json_read_whole (step, &number) || number > G_MAXUINT)
    return FALSE;

  *index = (guint) number;

  return *index < n || (behind && *index == n);
}

static HuNode *
find_step (HuNode     *self,
           const char *step)
{
  guint index;

  if (self->kind == HU_NODE_OBJECT)
    return hu_node_find (self, step);

  return self->kind == HU_NODE_LIST && find_index (step, self->n, FALSE, &index) ? hu_node_get_element (self, index)
                                                                                            : NULL;
}

HuNode *
hu_node_at (HuNode     *self,
            const char *pointer)
{
  g_return_val_if_fail (pointer != NULL, NULL);

  while (self != NULL && *pointer != '\0')
    {
      g_autofree char *step = dup_step (pointer, &pointer);

      self = step != NULL ? find_step (self, step) : NULL;
    }

  return self;
}

static HuNode *with_step (HuNode     *self,
                          const char *step,
                          const char *rest,
                          HuNode     *value,
                          gboolean    insert);

/* Returns @self with the value at @pointer replaced, removed (@value NULL) or inserted; NULL if that is impossible. */
static HuNode *
with_at (HuNode     *self,
         const char *pointer,
         HuNode     *value,
         gboolean    insert)
{
  g_autofree char *step = NULL;
  const char *rest;

  if (*pointer == '\0')
    return value != NULL && !insert ? hu_node_ref (value) : NULL;

  step = dup_step (pointer, &rest);
  if (step == NULL)
    return NULL;

  return with_step (self, step, rest, value, insert);
}

static HuNode *
with_element (HuNode     *self,
              const char *step,
              const char *rest,
              HuNode     *value,
              gboolean    insert)
{
  g_autoptr(HuNode) part = NULL;
  guint index;

  if (!find_index (step, self->n, *rest == '\0' && value != NULL, &index))
    return NULL;
  if (*rest == '\0')
    return insert || index == self->n ? with_inserted (self, index, value)
                                      : hu_node_with_element (self, index, value);

  part = with_at (hu_node_get_element (self, index), rest, value, insert);

  return part != NULL ? hu_node_with_element (self, index, part) : NULL;
}

static HuNode *
with_step (HuNode     *self,
           const char *step,
           const char *rest,
           HuNode     *value,
           gboolean    insert)
{
  g_autoptr(HuNode) before = NULL;
  g_autoptr(HuNode) part = NULL;

  if (self->kind == HU_NODE_LIST)
    return with_element (self, step, rest, value, insert);
  if (self->kind != HU_NODE_OBJECT)
    return NULL;
  if (*rest == '\0')
    return insert ? NULL : hu_node_with (self, step, value);

  before = hu_node_find (self, step);
  if (before != NULL)
    hu_node_ref (before);
  else if (value == NULL)
    return hu_node_ref (self); /* there is nothing to leave out */
  else
    /* Makes a list if the rest is "/-" or "/0" ("/map/places/-"), else an object ("/map/grid/board"). */
    before = strcmp (rest, "/-") == 0 || strcmp (rest, "/0") == 0 ? hu_node_new_list () : hu_node_new_object ();

  part = with_at (before, rest, value, insert);

  return part != NULL ? hu_node_with (self, step, part) : NULL;
}

/**
 * hu_node_with_at:
 * @pointer: an RFC 6901 pointer; a last step "-" is the place after the last element
 * @value: (nullable): the value to put there; %NULL removes the value
 *
 * Makes a value with one part changed.  Objects that are missing on the way are created,
 * and so is a missing list whose first element is put there.
 *
 * Returns: (transfer full) (nullable): the changed value; %NULL if @pointer leads through a value
 *   that has no such part
 */
HuNode *
hu_node_with_at (HuNode     *self,
                 const char *pointer,
                 HuNode     *value)
{
  g_return_val_if_fail (self != NULL && pointer != NULL, NULL);

  return with_at (self, pointer, value, FALSE);
}

/* @pointer: an RFC 6901 pointer to an element, or to the place after the last.  Returns (transfer full) (nullable):
 * @self with @value inserted before that element; NULL if @pointer leads to no element of a list. */
HuNode *
hu_node_with_at_inserted (HuNode     *self,
                          const char *pointer,
                          HuNode     *value)
{
  g_return_val_if_fail (self != NULL && pointer != NULL && value != NULL, NULL);

  return with_at (self, pointer, value, TRUE);
}
