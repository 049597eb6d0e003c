/*
 * Writing a record by the table of the format.  What is particular to one key is a hook.
 */
#include "config.h"

#include <string.h>

#include "hu-extra.h"
#include "hu-format.h"
#include "hu-term.h"
#include "hu-write.h"

/* No word has a greater number. */
#define MOST_WORDS 32

/* The object that is being written. */
typedef struct
{
  HuJsonWriter      *writer;
  const HuScenario  *scenario;
  const HuWriteHook *hooks;
  HuJsonLayout       layout; /* of the object */
  guint              shape;  /* its */
} Target;

static void write_members (const Target  *target,
                           const char    *kind,
                           gconstpointer  record);

static void
write_text (HuJsonWriter  *writer,
            const HuField *field,
            gconstpointer  member)
{
  const char *text = *(char * const *) member;

  if (text != NULL)
    hu_json_writer_text_member (writer, field->key, text);
}

static gboolean
is_default_number (const HuField *field,
                   gint64         number)
{
  return field->otherwise != NULL && strcmp (field->otherwise, "null") != 0 &&
         number == g_ascii_strtoll (field->otherwise, NULL, 10);
}

static gboolean
is_given (const HuField *field,
          gconstpointer  record)
{
  return field->beside > 0 && G_STRUCT_MEMBER (gboolean, record, field->beside);
}

/* A number beneath its range stands for one that the file does not give. */
static void
write_number (HuJsonWriter  *writer,
              const HuField *field,
              gconstpointer  record)
{
  gconstpointer member = G_STRUCT_MEMBER_P (record, field->offset);
  gint64 number = field->size == sizeof (gint64) ? *(const gint64 *) member : *(const gint *) member;

  if (field->beside > 0 && !is_given (field, record))
    return;
  if (number < field->least && field->required)
    hu_json_writer_text_member (writer, field->key, NULL);
  else if (number >= field->least && (is_given (field, record) || !is_default_number (field, number)))
    hu_json_writer_integer_member (writer, field->key, number);
}

static void
write_flag (HuJsonWriter  *writer,
            const HuField *field,
            gconstpointer  member)
{
  gboolean flag = field->flag != 0 ? (*(const guint *) member & field->flag) != 0 : *(const gboolean *) member;

  if (flag != g_str_equal (field->otherwise, "true"))
    hu_json_writer_boolean_member (writer, field->key, flag);
}

static void
write_tristate (HuJsonWriter  *writer,
                const HuField *field,
                gconstpointer  record)
{
  guint value = G_STRUCT_MEMBER (guint, record, field->offset);

  if (field->flag != 0 && (G_STRUCT_MEMBER (guint, record, field->beside) & field->flag) != 0)
    hu_json_writer_boolean_member (writer, field->key, (value & field->flag) != 0);
  else if (field->flag == 0 && (HuTristate) value != HU_TRISTATE_UNSET)
    hu_json_writer_boolean_member (writer, field->key, (HuTristate) value == HU_TRISTATE_TRUE);
}

static gboolean
is_default (const HuField *field,
            const char    *word)
{
  gsize length = strlen (word);

  /* The default is JSON: the word in quotation marks. */
  return field->otherwise != NULL && strlen (field->otherwise) == length + 2 &&
         strncmp (field->otherwise + 1, word, length) == 0;
}

static void
write_word (HuJsonWriter  *writer,
            const HuField *field,
            gconstpointer  record)
{
  gint word = G_STRUCT_MEMBER (gint, record, field->offset) - field->first - (hu_field_has_none (field) ? 1 : 0);

  if (word >= 0 && field->reversed)
    word = (gint) g_strv_length ((char **) field->words) - 1 - word;
  for (gint i = 0; field->numbers != NULL && field->words[i] != NULL; i++)
    if (field->numbers[i] == G_STRUCT_MEMBER (gint, record, field->offset))
      word = i;
  if (word >= 0 && (is_given (field, record) || !is_default (field, field->words[word])))
    hu_json_writer_text_member (writer, field->key, field->words[word]);
}

static void
write_side (const Target  *target,
            const HuField *field,
            gconstpointer  record)
{
  HuSide side = G_STRUCT_MEMBER (HuSide, record, field->offset);
  const char *none = field->type == HU_FIELD_SIDE_OR_BOTH ? "both" : NULL;

  if (field->beside > 0 && !is_given (field, record))
    return;
  if (side != HU_SIDE_NONE || field->required)
    hu_json_writer_text_member (target->writer, field->key,
                                side != HU_SIDE_NONE ? target->scenario->sides[side].id : none);
}

static void
write_hexset (const Target  *target,
              const HuField *field,
              const GArray  *hexes)
{
  if (hexes == NULL || (hexes->len == 0 && !field->required && field->flag == 0))
    return;

  hu_json_writer_key (target->writer, field->key);
  if (target->layout == HU_JSON_BLOCK)
    hu_write_hexset_list (target->writer, target->scenario, hexes);
  else
    hu_write_hexset_line (target->writer, target->scenario, hexes);
}

static guint
word_number (const HuField *field,
             guint          index)
{
  guint place = field->reversed ? g_strv_length ((char **) field->words) - 1 - index : index;

  return field->numbers != NULL ? (guint) field->numbers[index] : place + (guint) field->first;
}

/* Is the word with that index among those of the member? */
static gboolean
has_word (const HuField *field,
          gconstpointer  member,
          guint          index)
{
  guint number = word_number (field, index);

  return field->size > sizeof (guint) ? ((const gboolean *) member)[number] : (*(const guint *) member >> number & 1) != 0;
}

/* The default is JSON: a list of words. */
static gboolean
are_default_words (const HuField *field,
                   gconstpointer  member)
{
  for (guint i = 0; field->words[i] != NULL; i++)
    {
      g_autofree char *quoted = g_strdup_printf ("\"%s\"", field->words[i]);

      if (has_word (field, member, i) != (field->otherwise != NULL && strstr (field->otherwise, quoted) != NULL))
        return FALSE;
    }

  return TRUE;
}

/* In the order of their numbers. */
static void
write_words (const Target  *target,
             const HuField *field,
             gconstpointer  member)
{
  if (are_default_words (field, member))
    return;

  hu_json_writer_key (target->writer, field->key);
  hu_json_writer_begin_list (target->writer, HU_JSON_INLINE);
  for (guint number = 0; number < MOST_WORDS; number++)
    for (guint i = 0; field->words[i] != NULL; i++)
      if (word_number (field, i) == number && has_word (field, member, i))
        hu_json_writer_text (target->writer, field->words[i]);
  hu_json_writer_end (target->writer);
}

static void
write_id (HuJsonWriter     *writer,
          const HuScenario *scenario,
          const HuField    *field,
          gint32            id)
{
  const HuMap *map = scenario->map;
  char name[HU_LOCATION_NAME_MAX];

  switch (field->type)
    {
    case HU_FIELD_LOCATIONS:
      hu_json_writer_text (writer, hu_location_format (map, id, name));
      break;
    case HU_FIELD_UNIT:
    case HU_FIELD_UNITS:
      hu_json_writer_text (writer, hu_scenario_get_unit (scenario, (guint) id)->id);
      break;
    case HU_FIELD_PLACE:
    case HU_FIELD_PLACES:
      hu_json_writer_text (writer, hu_map_get_place (map, (guint) id)->id);
      break;
    case HU_FIELD_BOARDS:
      hu_json_writer_text (writer, ((const HuBoard *) g_ptr_array_index (map->boards, (guint) id))->id);
      break;
    default:
      hu_json_writer_text (writer, hu_map_get_building (map, (guint) id)->id);
      break;
    }
}

static void
write_ids (const Target  *target,
           const HuField *field,
           const GArray  *ids)
{
  gboolean many = field->type == HU_FIELD_UNITS || field->type == HU_FIELD_PLACES;

  if (ids == NULL || (ids->len == 0 && (field->flag == 0 || field->flag == 3)))
    return;

  hu_json_writer_key (target->writer, field->key);
  hu_json_writer_begin_list (target->writer, many && field->flag < 2 ? HU_JSON_FILL : HU_JSON_INLINE);
  for (guint i = 0; i < ids->len; i++)
    write_id (target->writer, target->scenario, field, g_array_index (ids, gint32, i));
  hu_json_writer_end (target->writer);
}

/* The text in which the record keeps the unknown members of what the field is. */
static const char *
extra_around (const HuField *field,
              gconstpointer  record)
{
  return field->shape != NULL && field->shape->under ? G_STRUCT_MEMBER (char *, record, field->shape->extra) : NULL;
}

/* @part: the object, in a record of its own or @record */
static void
write_object (const Target  *target,
              const HuField *field,
              gconstpointer  record,
              gconstpointer  part)
{
  const HuShape *shape = field->shape;
  gboolean is_block = field->type == HU_FIELD_LIST ? field->flag == 2 : field->type == HU_FIELD_OBJECT && field->flag != 0;
  HuJsonLayout layout = is_block ? target->layout : HU_JSON_INLINE;
  Target inner = { target->writer, target->scenario, target->hooks, layout, 0 };
  g_autoptr(HuNode) unknown = hu_extra_find (extra_around (field, record), field->key);

  if (shape != NULL && shape->n > 0)
    inner.shape = G_STRUCT_MEMBER (guint, part, shape->told);
  hu_json_writer_begin_object (target->writer, layout);
  write_members (&inner, field->of, part);
  if (shape != NULL && shape->extra > 0 && !shape->under)
    hu_write_extra (target->writer, field->of, G_STRUCT_MEMBER (char *, part, shape->extra));
  hu_json_writer_node_members (target->writer, unknown, NULL);
  hu_json_writer_end (target->writer);
}

/* Would the object have a member? */
static gboolean
has_members (const Target  *target,
             const HuField *field,
             gconstpointer  record)
{
  const Target trial = { hu_json_writer_new (), target->scenario, target->hooks, HU_JSON_INLINE, 0 };
  g_autoptr(GBytes) bytes = NULL;
  g_autofree char *text = NULL;

  write_object (&trial, field, record, G_STRUCT_MEMBER_P (record, field->offset));
  bytes = hu_json_writer_free_to_bytes (trial.writer);
  text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));

  return strchr (text, ':') != NULL;
}

static void
write_part (const Target  *target,
            const HuField *field,
            gconstpointer  record)
{
  gconstpointer part = G_STRUCT_MEMBER_P (record, field->offset);
  gboolean given;

  if (field->shape != NULL && field->shape->size > 0)
    {
      part = *(gconstpointer const *) part;
      given = part != NULL;
    }
  else
    {
      given = field->beside > 0 ? is_given (field, record) : field->needed_in != 0 || has_members (target, field, record);
    }
  if (!given)
    return;

  hu_json_writer_key (target->writer, field->key);
  write_object (target, field, record, part);
}

static void
write_texts (const Target    *target,
             const HuField   *field,
             const GPtrArray *texts)
{
  HuJsonLayout layout = target->layout == HU_JSON_BLOCK ? HU_JSON_BLOCK : field->flag == 2 ? HU_JSON_INLINE : HU_JSON_FILL;

  if (texts == NULL || (texts->len == 0 && !field->required))
    return;

  hu_json_writer_key (target->writer, field->key);
  hu_json_writer_begin_list (target->writer, layout);
  for (guint i = 0; i < texts->len; i++)
    hu_json_writer_text (target->writer, g_ptr_array_index (texts, i));
  hu_json_writer_end (target->writer);
}

static void
write_records (const Target    *target,
               const HuField   *field,
               gconstpointer    record)
{
  const GPtrArray *records = G_STRUCT_MEMBER (GPtrArray *, record, field->offset);

  if (records == NULL || (field->beside > 0 ? !is_given (field, record) : records->len == 0 && !field->required))
    return;

  hu_json_writer_key (target->writer, field->key);
  hu_json_writer_begin_list (target->writer, field->flag == 1 ? HU_JSON_FILL : HU_JSON_BLOCK);
  for (guint i = 0; i < records->len; i++)
    write_object (target, field, record, g_ptr_array_index (records, i));
  hu_json_writer_end (target->writer);
}

static void
write_span (const Target     *target,
            const HuField    *field,
            const HuTurnSpan *span)
{
  if (span->single)
    {
      hu_json_writer_integer_member (target->writer, field->key, span->from);
      return;
    }
  if (span->from == 0 && span->to == 0)
    return;

  hu_json_writer_key (target->writer, field->key);
  hu_write_object (target->writer, target->scenario, field->of, span, HU_JSON_INLINE, span->extra, NULL);
}

static void
write_factors (HuJsonWriter *writer,
               const char   *key,
               const GArray *factors)
{
  if (factors == NULL)
    return;

  hu_json_writer_key (writer, key);
  hu_json_writer_begin_object (writer, HU_JSON_INLINE);
  for (guint i = 0; i < factors->len; i++)
    {
      const HuFactor *factor = &g_array_index (factors, HuFactor, i);

      hu_json_writer_integer_member (writer, factor->branch, factor->factor);
    }
  hu_json_writer_end (writer);
}

void
hu_write_factors (HuJsonWriter *writer,
                  const GArray *factors)
{
  write_factors (writer, "branch", factors);
}

/* A list of them is not filled: an event is a line, however long. */
static void
write_steps (const Target  *target,
             const HuField *field,
             const HuEvent *event)
{
  gboolean list = field->type == HU_FIELD_STEPS;
  gboolean path = event->is_path || (event->verb == HU_VERB_MOVE && event->hexes->len > 1);

  if (list ? !path : path || event->hexes->len <= (guint) field->first)
    return;

  hu_json_writer_key (target->writer, field->key);
  if (list)
    hu_json_writer_begin_list (target->writer, HU_JSON_INLINE);
  for (guint i = list ? 0 : (guint) field->first; i < (list ? event->hexes->len : (guint) field->first + 1); i++)
    hu_write_location (target->writer, target->scenario->map, g_array_index (event->hexes, HuHex, i),
                       hu_event_get_storey (event, i));
  if (list)
    hu_json_writer_end (target->writer);
}

static void
write_subject (const Target  *target,
               const HuField *field,
               gconstpointer  record)
{
  const HuMap *map = target->scenario->map;
  gint32 subject = G_STRUCT_MEMBER (gint32, record, field->offset);
  char name[HU_LOCATION_NAME_MAX];

  hu_json_writer_text_member (target->writer, field->key,
                              G_STRUCT_MEMBER (HuSubjectKind, record, field->beside) == HU_SUBJECT_BUILDING
                                ? hu_map_get_building (map, (guint) subject)->id
                                : hu_location_format (map, subject, name));
}

static void
write_field (const Target  *target,
             const HuField *field,
             gconstpointer  record)
{
  gconstpointer member = G_STRUCT_MEMBER_P (record, field->offset);

  switch (field->type)
    {
    case HU_FIELD_INTEGER:
      write_number (target->writer, field, record);
      break;
    case HU_FIELD_BOOLEAN:
      write_flag (target->writer, field, member);
      break;
    case HU_FIELD_TRISTATE:
      write_tristate (target->writer, field, record);
      break;
    case HU_FIELD_WORD:
      write_word (target->writer, field, record);
      break;
    case HU_FIELD_SIDE:
    case HU_FIELD_SIDE_OR_NULL:
    case HU_FIELD_SIDE_OR_BOTH:
      write_side (target, field, record);
      break;
    case HU_FIELD_HEXSET:
      write_hexset (target, field, *(GArray * const *) member);
      break;
    case HU_FIELD_HEXES:
      hu_json_writer_key (target->writer, field->key);
      hu_write_hex_list (target->writer, target->scenario->map->grid, *(GArray * const *) member);
      break;
    case HU_FIELD_HEX:
      hu_json_writer_key (target->writer, field->key);
      hu_write_hex (target->writer, target->scenario->map->grid, *(const HuHex *) member);
      break;
    case HU_FIELD_WORDS:
      write_words (target, field, member);
      break;
    case HU_FIELD_TEXTS:
      write_texts (target, field, *(GPtrArray * const *) member);
      break;
    case HU_FIELD_UNITS:
    case HU_FIELD_PLACES:
    case HU_FIELD_BUILDINGS:
    case HU_FIELD_BOARDS:
    case HU_FIELD_LOCATIONS:
      write_ids (target, field, *(GArray * const *) member);
      break;
    case HU_FIELD_UNIT:
    case HU_FIELD_PLACE:
    case HU_FIELD_BUILDING:
      if (is_given (field, record) && *(const guint *) member == HU_UNIT_NONE)
        hu_json_writer_text_member (target->writer, field->key, NULL);
      if (*(const guint *) member == HU_UNIT_NONE || (field->beside > 0 && !is_given (field, record)))
        break;
      hu_json_writer_key (target->writer, field->key);
      write_id (target->writer, target->scenario, field, *(const gint32 *) member);
      break;
    case HU_FIELD_ITEM:
      hu_json_writer_text_member (target->writer, field->key,
                                  hu_scenario_get_item (target->scenario, *(const guint *) member));
      break;
    case HU_FIELD_STEP:
    case HU_FIELD_STEPS:
      write_steps (target, field, record);
      break;
    case HU_FIELD_SUBJECT:
      write_subject (target, field, record);
      break;
    case HU_FIELD_LOCATION:
    case HU_FIELD_LOCATION_OR_NULL:
      hu_json_writer_key (target->writer, field->key);
      hu_write_location (target->writer, target->scenario->map, *(const HuHex *) member,
                         G_STRUCT_MEMBER (HuStorey, record, field->beside));
      break;
    case HU_FIELD_SOURCES:
      if (field->beside == 0 || is_given (field, record))
        hu_write_sources (target->writer, target->scenario, field->key, member, extra_around (field, record));
      break;
    case HU_FIELD_DECIMAL:
      if (field->given == 0 || G_STRUCT_MEMBER (gboolean, record, field->given))
        hu_json_writer_decimal_member (target->writer, field->key, *(const gint64 *) member,
                                       G_STRUCT_MEMBER (guint, record, field->beside));
      break;
    case HU_FIELD_SPAN:
      write_span (target, field, member);
      break;
    case HU_FIELD_TERM:
      hu_field_write_term (target->writer, target->scenario, field, record);
      break;
    case HU_FIELD_RATIO:
      if (field->beside == 0 || G_STRUCT_MEMBER (gint, record, field->beside) == field->first)
        hu_json_writer_ratio_member (target->writer, field->key, ((const gint64 *) member)[0], ((const gint64 *) member)[1]);
      break;
    case HU_FIELD_FACTORS:
      write_factors (target->writer, field->key, *(GArray * const *) member);
      break;
    case HU_FIELD_OBJECT:
    case HU_FIELD_FILTER:
    case HU_FIELD_LINE:
      write_part (target, field, record);
      break;
    case HU_FIELD_LIST:
      if (field->shape != NULL)
        write_records (target, field, record);
      else
        hu_field_write_term (target->writer, target->scenario, field, record);
      break;
    default:
      write_text (target->writer, field, member);
      break;
    }
}

static const HuWriteHook *
find_hook (const HuWriteHook *hooks,
           const HuField     *field)
{
  for (; hooks != NULL && hooks->object != NULL; hooks++)
    if (strcmp (hooks->key, field->key) == 0 && strcmp (hooks->object, field->object) == 0)
      return hooks;

  return NULL;
}

static void
write_members (const Target  *target,
               const char    *kind,
               gconstpointer  record)
{
  const GPtrArray *fields = hu_format_get_fields (kind);

  for (guint i = 0; i < fields->len; i++)
    {
      const HuField *field = g_ptr_array_index (fields, i);
      const HuWriteHook *hook = find_hook (target->hooks, field);

      if (field->shapes != 0 && !(field->shapes >> target->shape & 1))
        continue;
      g_return_if_fail (hook == NULL || field->hook || field->size == 0);
      if (hook != NULL)
        hook->write (target->writer, target->scenario, record);
      else if (field->size > 0)
        write_field (target, field, record);
    }
}

void
hu_write_extra (HuJsonWriter *writer,
                const char   *kind,
                const char   *extra)
{
  const GPtrArray *fields = hu_format_get_fields (kind);
  g_autoptr(GPtrArray) under = g_ptr_array_new ();

  if (extra == NULL)
    return;

  for (guint i = 0; i < fields->len; i++)
    {
      const HuField *field = g_ptr_array_index (fields, i);

      if (field->shape != NULL && field->shape->under)
        g_ptr_array_add (under, (gpointer) field->key);
    }
  g_ptr_array_add (under, NULL);
  hu_json_writer_members (writer, extra, (const char * const *) under->pdata);
}

/* One member, between others that are written by hand. */
void
hu_write_member (HuJsonWriter      *writer,
                 const HuScenario  *scenario,
                 const char        *kind,
                 const char        *key,
                 gconstpointer      record,
                 const HuWriteHook *hooks)
{
  const Target target = { writer, scenario, hooks, HU_JSON_INLINE, 0 };
  const HuField *field = hu_format_find_field (kind, key);
  const HuWriteHook *hook;

  g_return_if_fail (field != NULL && field->size > 0);

  hook = find_hook (hooks, field);
  if (hook != NULL)
    hook->write (writer, scenario, record);
  else
    write_field (&target, field, record);
}

/**
 * hu_write_record:
 * @kind: a kind of object in the table of the format
 * @record: the data of the object
 * @layout: of the object
 * @hooks: (nullable): for the keys that the table does not place in a record, of @kind and of the records in its lists
 *
 * Writes the members that are not at their defaults, in the order of the table.
 */
void
hu_write_record (HuJsonWriter      *writer,
                 const HuScenario  *scenario,
                 const char        *kind,
                 gconstpointer      record,
                 HuJsonLayout       layout,
                 const HuWriteHook *hooks)
{
  write_members (&(const Target) { writer, scenario, hooks, layout, 0 }, kind, record);
}

/* A whole object.  @extra: (nullable): its unknown members */
void
hu_write_object (HuJsonWriter      *writer,
                 const HuScenario  *scenario,
                 const char        *kind,
                 gconstpointer      record,
                 HuJsonLayout       layout,
                 const char        *extra,
                 const HuWriteHook *hooks)
{
  hu_json_writer_begin_object (writer, layout);
  hu_write_record (writer, scenario, kind, record, layout, hooks);
  hu_write_extra (writer, kind, extra);
  hu_json_writer_end (writer);
}
