/*
 * Reading by its row what is made of hexes: one, a list, a set, the steps of an event, what a side can control, sources.
 */
#include "config.h"

#include "hu-reader-private.h"

static void
read_location (const HuObject *object,
               const HuField  *field,
               gpointer        record)
{
  HuLocation location;
  HuAt at;

  if (!hu_object_get (object, field->key, hu_field_need (object, field), &at))
    return;

  location = hu_read_location (object->reader, &at);
  if (location == HU_LOCATION_NONE)
    return;

  G_STRUCT_MEMBER (HuHex, record, field->offset) = hu_location_hex (object->reader->map, location);
  G_STRUCT_MEMBER (HuStorey, record, field->beside) = hu_location_storey (object->reader->map, location);
}

static void
add_step (HuReader   *reader,
          const HuAt *at,
          HuEvent    *event)
{
  HuLocation location = hu_read_location (reader, at);

  if (location != HU_LOCATION_NONE)
    hu_event_add_place (event, hu_location_hex (reader->map, location), hu_location_storey (reader->map, location));
  else
    reader->n_unread++;
}

static void
read_steps (const HuObject *object,
            const HuField  *field,
            HuEvent        *event)
{
  HuElements elements;
  HuAt at;

  if (!hu_object_list (object, field->key, hu_field_need (object, field), &at))
    return;

  hu_elements_init (&elements, object->reader, &at);
  while (hu_elements_next (&elements) && hu_reader_keep (object->reader, &elements.at))
    add_step (object->reader, &elements.at, event);
}

/* The member `kind` tells what the id names; where `kind` is wrong, nobody can tell. */
static void
read_subject (const HuObject *object,
              const HuField  *field,
              gpointer        record)
{
  HuReader *reader = object->reader;
  HuSubjectKind kind = G_STRUCT_MEMBER (HuSubjectKind, record, field->beside);
  gint32 *member = G_STRUCT_MEMBER_P (record, field->offset);
  const char *word = hu_node_get_text (hu_node_find (object->at.node, "kind"), NULL);
  HuAt at;

  if (g_strcmp0 (word, hu_subject_kind_to_string (kind)) == 0 &&
      hu_object_get (object, field->key, hu_field_need (object, field), &at))
    *member = kind == HU_SUBJECT_LOCATION ? hu_read_location (reader, &at)
              : kind == HU_SUBJECT_HEX    ? hu_read_hex (reader, &at)
                                          : hu_read_building_id (reader, &at);
  if (*member < 0)
    reader->n_unread++;
}

/* A set in which a hex is wrong is not called empty. */
static void
read_hexset (const HuObject *object,
             const HuField  *field,
             GArray        **hexes)
{
  HuReader *reader = object->reader;
  guint before = hu_reader_n_errors (reader);
  HuAt at;

  if (!hu_object_get (object, field->key, hu_field_need (object, field), &at))
    return;

  g_clear_pointer (hexes, g_array_unref);
  *hexes = field->fault == HU_FAULT_EMPTY && field->what == NULL ? hu_read_filled_hexset (reader, &at)
                                                                 : hu_read_hexset_list (reader, &at);
  if (reader->grid == NULL)
    reader->n_unread++;
  if (field->fault == HU_FAULT_EMPTY && field->what != NULL && (*hexes)->len == 0 && reader->grid != NULL &&
      hu_reader_n_errors (reader) == before)
    hu_field_fault (reader, &at, field);
}

static void
read_hexes (const HuObject *object,
            const HuField  *field,
            GArray        **member)
{
  HuAt at;

  if (!hu_object_get (object, field->key, hu_field_need (object, field), &at))
    return;

  g_clear_pointer (member, g_array_unref);
  *member = hu_read_hex_list (object->reader, &at);
  if (field->fault == HU_FAULT_EMPTY && hu_node_get_kind (at.node) == HU_NODE_LIST && hu_node_get_n (at.node) == 0)
    hu_field_fault (object->reader, &at, field);
}

static void
read_sources (const HuObject *object,
              const HuField  *field,
              HuSources      *member)
{
  g_autofree char *extra = NULL;
  HuAt at;

  if (!hu_object_get (object, field->key, hu_field_need (object, field), &at))
    return;

  extra = hu_read_sources (object->reader, &at, g_str_equal (field->of, "sources-of-side"), member);
  if (extra != NULL)
    hu_reader_keep_inner (object, field->key, extra);
}

void
hu_field_read_hexes (const HuObject *object,
                     const HuField  *field,
                     gpointer        record)
{
  gpointer member = G_STRUCT_MEMBER_P (record, field->offset);
  HuAt at;

  switch ((gint) field->type)
    {
    case HU_FIELD_HEX:
      if (hu_object_get (object, field->key, hu_field_need (object, field), &at))
        *(HuHex *) member = hu_read_hex (object->reader, &at);
      break;
    case HU_FIELD_LOCATION:
      read_location (object, field, record);
      break;
    case HU_FIELD_STEP:
      if (hu_object_get (object, field->key, hu_field_need (object, field), &at))
        add_step (object->reader, &at, record);
      break;
    case HU_FIELD_STEPS:
      read_steps (object, field, record);
      break;
    case HU_FIELD_SUBJECT:
      read_subject (object, field, record);
      break;
    case HU_FIELD_HEXSET:
      read_hexset (object, field, member);
      break;
    case HU_FIELD_HEXES:
      read_hexes (object, field, member);
      break;
    default:
      read_sources (object, field, member);
      break;
    }
}
