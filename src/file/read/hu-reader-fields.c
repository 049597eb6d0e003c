/*
 * Reading a record by the table of the format: its shape, its members one after the other, and the records in it.
 * What is particular to one key is a hook.
 */
#include "config.h"

#include "hu-format.h"
#include "hu-reader-private.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#include "hu-hexset.h"
#include "hu-json-text.h"
#include "hu-keep.h"

/* A record that is being read. */
typedef struct
{
  const HuObject   *object;
  gpointer          record;
  GHashTable       *taken; /* char *: the ids before it in the list; NULL: it is in none */
  const HuReadHook *hooks;
} Reading;

typedef enum
{
  NO_RECORD, /* nothing else of it was read */
  PART_OF_RECORD,
  WHOLE_RECORD,
} Read;

static Read read_members (const Reading *reading,
                          const char    *kind);

/* --- Shapes --- */

static gboolean
is_beside (const HuField *field,
           const HuNode  *node)
{
  if (field->fault != HU_FAULT_BESIDE || hu_node_find (node, field->key) == NULL)
    return FALSE;

  for (guint i = 0; field->beside_keys[i] != NULL; i++)
    if (hu_node_find (node, field->beside_keys[i]) != NULL)
      return TRUE;

  return FALSE;
}

/* The keys that a record of the list may have.  @number: (out): its shape, by the keys that stand in it */
static const char * const *
find_shape (const HuField *list,
            const HuNode  *node,
            guint         *number)
{
  const GPtrArray *fields = hu_format_get_fields (list->of);

  *number = hu_format_find_shape (list->of, node);
  if (list->shape->n == 0)
    return hu_format_get_keys (list->of);

  for (guint i = 0; i < fields->len; i++)
    if (is_beside (g_ptr_array_index (fields, i), node))
      return hu_format_get_keys (list->of);

  return hu_format_get_shape_keys (list->of, *number);
}

/* --- Values that no record frees --- */

static void
keep (HuReader       *reader,
      gpointer        what,
      GDestroyNotify  destroy)
{
  /* The map is read before there is a scenario. */
  hu_keep_add (reader->scenario != NULL ? &reader->scenario->kept : &reader->map->kept, what, destroy);
}

/* Hands over the value of a field once it is read. */
static void
keep_value (HuReader      *reader,
            const HuField *field,
            gpointer       value)
{
  switch ((gint) field->type)
    {
    case HU_FIELD_ID:
    case HU_FIELD_TEXT:
    case HU_FIELD_COLOR:
    case HU_FIELD_OPEN_WORD:
      keep (reader, value, g_free);
      break;
    case HU_FIELD_LIST:
    case HU_FIELD_TEXTS:
      keep (reader, value, (GDestroyNotify) g_ptr_array_unref);
      break;
    case HU_FIELD_HEXES:
    case HU_FIELD_HEXSET:
    case HU_FIELD_UNITS:
    case HU_FIELD_PLACES:
    case HU_FIELD_BUILDINGS:
    case HU_FIELD_BOARDS:
    case HU_FIELD_LOCATIONS:
    case HU_FIELD_FACTORS:
      keep (reader, value, (GDestroyNotify) g_array_unref);
      break;
    default:
      break;
    }
}

static void
keep_values (const Reading   *reading,
             const GPtrArray *fields)
{
  for (guint i = 0; i < fields->len; i++)
    {
      const HuField *field = g_ptr_array_index (fields, i);

      if (field->kept && field->size >= sizeof (gpointer))
        keep_value (reading->object->reader, field, G_STRUCT_MEMBER (gpointer, reading->record, field->offset));
    }
}

/* --- Objects and lists of records --- */

static gpointer
record_new (const HuField *field)
{
  const GPtrArray *fields = hu_format_get_fields (field->of);
  gpointer record = g_malloc0 (field->shape->size);

  for (guint i = 0; i < fields->len; i++)
    {
      const HuField *its = g_ptr_array_index (fields, i);

      if (its->size > 0)
        hu_field_set_default (its, (char *) record + its->offset);
    }

  return record;
}

/* Gives what is not there its meaning. */
static void
set_meanings (const HuObject *object,
              const char     *kind,
              gpointer        record)
{
  const GPtrArray *fields = hu_format_get_fields (kind);

  for (guint i = 0; i < fields->len; i++)
    {
      const HuField *field = g_ptr_array_index (fields, i);

      if (field->size > 0 && !hu_object_has (object, field->key))
        hu_field_set_meaning (field, G_STRUCT_MEMBER_P (record, field->offset));
    }
}

static gboolean
open_object (const HuField       *field,
             HuObject            *object,
             HuReader            *reader,
             const HuAt          *at,
             const char * const  *known)
{
  if (field->strict)
    return hu_object_open_strictly (object, reader, at, known);

  return hu_object_open (object, reader, at, known);
}

static void
read_object (const Reading *reading,
             const HuField *field)
{
  const HuObject *object = reading->object;
  gpointer member = G_STRUCT_MEMBER_P (reading->record, field->offset);
  gsize extra_at = field->shape != NULL && !field->shape->under ? field->shape->extra : 0;
  HuObject inner;
  char *extra;
  HuAt at;

  if (!hu_object_get (object, field->key, hu_field_need (object, field), &at) ||
      !open_object (field, &inner, object->reader, &at, hu_format_get_keys (field->of)))
    return;

  if (field->shape != NULL && field->shape->size > 0)
    member = *(gpointer *) member = record_new (field);
  else
    set_meanings (&inner, field->of, member);
  inner.owner = reading->record;
  read_members (&(const Reading) { &inner, member, NULL, reading->hooks }, field->of);
  keep_values (&(const Reading) { &inner, member }, hu_format_get_fields (field->of));
  extra = field->strict ? NULL : hu_object_close (&inner);
  if (extra_at > 0)
    G_STRUCT_MEMBER (char *, member, extra_at) = extra;
  else if (extra != NULL)
    hu_reader_keep_inner (object, field->key, extra);
  /* A member that says by itself that the object is given has been set. */
  if (field->beside > 0 && !G_STRUCT_MEMBER (gboolean, reading->record, field->beside))
    G_STRUCT_MEMBER (gboolean, reading->record, field->beside) = TRUE;
}

/* Returns the id of the record, whose field is that of an ID; NULL: it has none. */
static const char *
find_id (const HuField *list,
         gconstpointer  record)
{
  const GPtrArray *fields = hu_format_get_fields (list->of);

  for (guint i = 0; i < fields->len; i++)
    {
      const HuField *field = g_ptr_array_index (fields, i);

      if (field->type == HU_FIELD_ID && field->size > 0)
        return G_STRUCT_MEMBER (char *, record, field->offset);
    }

  return NULL;
}

static void
read_element (const Reading *reading,
              const HuField *field,
              const HuAt    *at,
              GPtrArray     *records,
              GHashTable    *taken)
{
  guint shape;
  const char * const *known = find_shape (field, at->node, &shape);
  HuObject element;
  gpointer record;
  Read read;

  if (!open_object (field, &element, reading->object->reader, at, known))
    return;

  element.owner = reading->record;
  element.shape = shape;
  record = record_new (field);
  if (field->shape->n > 0)
    G_STRUCT_MEMBER (guint, record, field->shape->told) = shape;
  g_ptr_array_add (records, record);
  read = read_members (&(const Reading) { &element, record, taken, reading->hooks }, field->of);
  keep_values (&(const Reading) { &element, record }, hu_format_get_fields (field->of));
  if (read != NO_RECORD && !field->strict)
    G_STRUCT_MEMBER (char *, record, field->shape->extra) = hu_object_close (&element);
  if (field->kept && !field->strict)
    keep (element.reader, G_STRUCT_MEMBER (char *, record, field->shape->extra), g_free);
  if (read != WHOLE_RECORD)
    g_ptr_array_set_size (records, (gint) records->len - 1);
  else if (find_id (field, record) != NULL)
    g_hash_table_add (taken, g_strdup (find_id (field, record)));
}

static void
read_records (const Reading *reading,
              const HuField *field)
{
  const HuObject *object = reading->object;
  GPtrArray **records = G_STRUCT_MEMBER_P (reading->record, field->offset);
  g_autoptr(GHashTable) taken = NULL;
  HuElements elements;
  HuAt at;

  if (!hu_object_list (object, field->key, hu_field_need (object, field), &at))
    return;

  if (*records == NULL)
    *records = g_ptr_array_new_with_free_func (g_free);
  if (field->beside > 0)
    G_STRUCT_MEMBER (gboolean, reading->record, field->beside) = TRUE;
  if (hu_node_get_n (at.node) == 0 && field->fault == HU_FAULT_EMPTY)
    hu_field_fault (object->reader, &at, field);
  taken = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  hu_elements_init (&elements, object->reader, &at);
  while (hu_elements_next (&elements))
    read_element (reading, field, &elements.at, *records, taken);
}

/* --- Ids --- */

static gboolean
is_taken (const Reading *reading,
          const HuField *field)
{
  const char *id = G_STRUCT_MEMBER (char *, reading->record, field->offset);
  g_autoptr(GString) what = NULL;
  g_autofree char *shown = NULL;
  HuAt at;

  if (id == NULL || reading->taken == NULL || field->fault != HU_FAULT_TAKEN || !g_hash_table_contains (reading->taken, id))
    return FALSE;

  shown = hu_text_shorten (id, -1);
  hu_object_get (reading->object, field->key, HU_REQUIRED, &at);
  what = g_string_new (_(field->what));
  g_string_replace (what, "%s", shown, 1);
  hu_reader_fault (reading->object->reader, &at, g_strdup (what->str), g_strdup (_(field->remedy)));

  return TRUE;
}

/* An id that does not stop its record is looked for among the others once all is read. */
static Read
read_id (const Reading *reading,
         const HuField *field)
{
  const char *id = NULL;

  if (!hu_object_name (reading->object, field->key, &id) && field->stops != 0)
    return NO_RECORD;

  G_STRUCT_MEMBER (char *, reading->record, field->offset) = g_strdup (id);

  return field->stops != 0 && is_taken (reading, field) && field->stops == 1 ? NO_RECORD : WHOLE_RECORD;
}

/* Has the record an id that no other has, or needs none? */
static gboolean
has_own_id (const Reading   *reading,
            const GPtrArray *fields)
{
  for (guint i = 0; i < fields->len; i++)
    {
      const HuField *field = g_ptr_array_index (fields, i);

      if (field->type == HU_FIELD_ID && field->size > 0 && field->stops == 0 && reading->taken != NULL &&
          (G_STRUCT_MEMBER (char *, reading->record, field->offset) == NULL || is_taken (reading, field)))
        return FALSE;
    }

  return TRUE;
}

/* --- Records --- */

static const HuReadHook *
find_hook (const HuReadHook *hooks,
           const char       *kind,
           const char       *key)
{
  for (; hooks != NULL && hooks->object != NULL; hooks++)
    if (g_strcmp0 (hooks->key, key) == 0 && strcmp (hooks->object, kind) == 0)
      return hooks;

  return NULL;
}

static Read
read_by_table (const Reading *reading,
               const HuField *field)
{
  if (field->size == 0)
    return WHOLE_RECORD;

  switch ((gint) field->type)
    {
    case HU_FIELD_ID:
      return read_id (reading, field);
    case HU_FIELD_LIST:
      if (field->shape != NULL)
        read_records (reading, field);
      else
        hu_field_read_term (reading->object, field, reading->record);
      break;
    case HU_FIELD_TERM:
      hu_field_read_term (reading->object, field, reading->record);
      break;
    case HU_FIELD_OBJECT:
    case HU_FIELD_FILTER:
    case HU_FIELD_LINE:
      read_object (reading, field);
      break;
    default:
      hu_field_read (reading->object, field, reading->record);
      break;
    }

  return WHOLE_RECORD;
}

static Read
read_member (const Reading *reading,
             const char    *kind,
             const HuField *field)
{
  const HuReadHook *hook = find_hook (reading->hooks, kind, field->key);
  Read read = WHOLE_RECORD;

  g_return_val_if_fail (hook == NULL || hook->after || field->hook || field->size == 0, NO_RECORD);

  if (is_beside (field, reading->object->at.node))
    hu_field_fault (reading->object->reader, &reading->object->at, field);
  if (hook == NULL || hook->after)
    read = read_by_table (reading, field);
  if (read != NO_RECORD && hook != NULL && !hook->read (reading->object, reading->record))
    read = PART_OF_RECORD;

  return read;
}

static Read
read_members (const Reading *reading,
              const char    *kind)
{
  const GPtrArray *fields = hu_format_get_fields (kind);
  const HuReadHook *hook = find_hook (reading->hooks, kind, NULL);
  Read whole = WHOLE_RECORD;

  for (guint turn = 0; turn <= HU_TURN_LAST; turn++)
    for (guint i = 0; i < fields->len; i++)
      {
        const HuField *field = g_ptr_array_index (fields, i);
        Read read = WHOLE_RECORD;

        if (field->turn == turn && (field->shapes == 0 || field->shapes >> reading->object->shape & 1))
          read = read_member (reading, kind, field);
        if (read == NO_RECORD)
          return NO_RECORD;
        whole = MIN (whole, read);
      }
  if (!has_own_id (reading, fields))
    whole = PART_OF_RECORD;

  return hook == NULL || hook->read (reading->object, reading->record) ? whole : PART_OF_RECORD;
}

gboolean
hu_read_elsewhere (const HuObject *object,
                   gpointer        record)
{
  return TRUE;
}

/* Reads one member, beside others that are read by hand. */
void
hu_object_read_member (const HuObject   *object,
                       const char       *kind,
                       const char       *key,
                       gpointer          record,
                       const HuReadHook *hooks)
{
  const HuField *field = hu_format_find_field (kind, key);

  g_return_if_fail (field != NULL && field->size > 0);

  read_by_table (&(const Reading) { object, record, NULL, hooks }, field);
}

/**
 * hu_object_read_record:
 * @kind: the kind of @object in the table of the format
 * @record: (inout): a record
 * @hooks: (nullable): for the keys that the table does not place in a record, of @kind and of the records in its lists
 *
 * Reads each member in the order of the table; the absence of one means what its row says, or else it stays.
 *
 * Returns: %FALSE where a hook found that there is no record, or an id is missing without which there is none
 */
gboolean
hu_object_read_record (const HuObject   *object,
                       const char       *kind,
                       gpointer          record,
                       const HuReadHook *hooks)
{
  const Reading reading = { object, record, NULL, hooks };
  const GPtrArray *fields = hu_format_get_fields (kind);
  gboolean whole;

  set_meanings (object, kind, record);
  whole = read_members (&reading, kind) == WHOLE_RECORD;
  keep_values (&reading, fields);

  return whole;
}

/**
 * hu_read_sources:
 * @and_hexes: whether an object may name hexes as well as edges
 * @sources: (inout): the sources
 *
 * Reads an object that names edges, or a HEXSET.
 *
 * Returns: (transfer full) (nullable): the unknown members of the object
 */
char *
hu_read_sources (HuReader   *reader,
                 const HuAt *at,
                 gboolean    and_hexes,
                 HuSources  *sources)
{
  const char *kind = and_hexes ? "sources-of-side" : "sources";
  HuObject object;
  HuAt member;

  g_clear_pointer (&sources->hexes, g_array_unref);
  *sources = (HuSources) { .by_edge = hu_node_get_kind (at->node) == HU_NODE_OBJECT &&
                                      !hu_node_is_hex_rule (at->node) };

  if (!sources->by_edge)
    {
      sources->hexes = hu_read_hexset_list (reader, at);
      return NULL;
    }

  hu_object_open (&object, reader, at, hu_format_get_keys (kind));
  if (!and_hexes || !hu_object_has (&object, "hexes"))
    hu_object_get (&object, "edges", HU_REQUIRED, &member);
  hu_object_read_record (&object, kind, sources, NULL);

  return hu_object_close (&object);
}
