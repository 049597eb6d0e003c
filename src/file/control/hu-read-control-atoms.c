/*
 * The conditions of control: what the table does not tell of them.
 */
#include "config.h"

#include "hu-control-terms.h"

#include <string.h>
#include <glib/gi18n-lib.h>

/* --- What is listed --- */

static gboolean
has_unknown (const HuObject *object)
{
  for (guint i = 0; i < hu_node_get_n (object->at.node); i++)
    if (!g_strv_contains (object->known, hu_at_member (&object->at, i).key))
      return TRUE;

  return FALSE;
}

/* Which of @keys the object has; it must be one. */
static gint
find_key (const HuObject     *object,
          const char * const *keys,
          HuAt               *member)
{
  gint found = -1;
  guint n = 0;

  for (gint i = 0; keys[i] != NULL; i++)
    if (hu_object_has (object, keys[i]))
      {
        found = i;
        n++;
      }

  if (n == 1)
    {
      hu_object_get (object, keys[found], HU_REQUIRED, member);
      return found;
    }

  /* A value in place of the key is a fault already. */
  if (n == 0 && has_unknown (object))
    return -1;

  hu_reader_fault (object->reader, &object->at,
                   n == 0 ? g_strdup (_("the condition asks for nothing"))
                          : g_strdup (_("the condition asks for several things at once")),
                   hu_reader_dup_words (keys));

  return -1;
}

/* {"in": HEXSET}: what lies in these hexes. */
static gboolean
is_area (const HuAt *at)
{
  return hu_node_get_kind (at->node) == HU_NODE_OBJECT && hu_node_find (at->node, "in") != NULL;
}

static void
read_area (HuReader      *reader,
           const HuAt    *at,
           HuControlTerm *own)
{
  static const char * const keys[] = { "in", NULL };
  HuObject object;
  HuAt in;

  own->by_area = TRUE;
  if (hu_object_open_strictly (&object, reader, at, keys) && hu_object_get (&object, "in", HU_REQUIRED, &in))
    own->base.where.hexes = hu_read_hexset_list (reader, &in);
}

static void
read_items (HuReader      *reader,
            const HuAt    *at,
            HuControlTerm *own)
{
  g_autoptr(GHashTable) named = g_hash_table_new (NULL, NULL);
  HuElements elements;

  if (own->subject_kind == HU_SUBJECT_HEX)
    {
      g_array_unref (own->items);
      own->items = hu_read_hexset_list (reader, at);
      return;
    }

  if (!hu_read_list (reader, at))
    return;

  hu_elements_init (&elements, reader, at);
  while (hu_elements_next (&elements))
    {
      gint32 item = own->subject_kind == HU_SUBJECT_LOCATION ? hu_read_location (reader, &elements.at)
                                                             : hu_read_building_id (reader, &elements.at);

      if (item >= 0 && g_hash_table_add (named, GINT_TO_POINTER (item + 1)))
        g_array_append_val (own->items, item);
    }
}

/* A condition that names nothing is accepted; whoever wrote it has hardly meant it.  A building that could not be read is a
 * fault of its own. */
static void
warn_of_nothing (HuReader     *reader,
                 const HuAt   *at,
                 const HuTerm *term,
                 gboolean      nothing,
                 guint         n_errors)
{
  if (!nothing || hu_reader_n_errors (reader) != n_errors || reader->buildings_unsure)
    return;

  if (term->has_least && term->least > 0)
    hu_reader_warn (reader, at, g_strdup (_("this condition names nothing, so that it can never be met")),
                    g_strdup (_("choose locations, hexes or buildings")));
  else
    hu_reader_warn (reader, at, g_strdup (_("this condition asks for nothing, so that it is always met")),
                    g_strdup (_("choose locations, hexes or buildings")));
}

static const char * const subjects[] = { "locations", "hexes", "buildings", NULL };

static gboolean
read_subjects (const HuObject *object,
               gpointer        record)
{
  HuControlTerm *own = record;
  HuAt member;
  gint kind = find_key (object, subjects, &member);

  own->subject_kind = kind >= 0 ? HU_SUBJECT_LOCATION + (HuSubjectKind) kind : HU_N_SUBJECTS;
  if (kind < 0)
    return TRUE;

  if (is_area (&member))
    read_area (object->reader, &member, own);
  else
    read_items (object->reader, &member, own);

  return TRUE;
}

/* How many of what is listed; all of it without a number. */
static gboolean
check_subjects (const HuObject *object,
                gpointer        record)
{
  HuControlTerm *own = record;
  const HuTerm *term = record;
  HuAt member;

  if (own->subject_kind == HU_N_SUBJECTS)
    {
      own->subject_kind = HU_SUBJECT_LOCATION;
      return TRUE;
    }

  hu_object_get (object, subjects[own->subject_kind], HU_REQUIRED, &member);
  hu_refuse_senseless (object, "multi_hex", own->subject_kind == HU_SUBJECT_BUILDING,
                       g_strdup (_("use it with “buildings” only")));
  if (!hu_refuse_bound (object, "at_least", term) && !hu_refuse_bound (object, "at_most", term))
    hu_check_crossed (object, term);
  warn_of_nothing (object->reader, &member, term,
                   own->by_area ? term->where.hexes != NULL && term->where.hexes->len == 0 : own->items->len == 0,
                   object->n_errors);

  return TRUE;
}

/* --- Points --- */

static gboolean
read_points (const HuObject *object,
             gpointer        record)
{
  static const char * const keys[] = { "at_least", "more_than_enemy_by", NULL };
  HuTerm *term = record;
  HuControlTerm *own = record;
  HuAt member;

  for (guint i = 0; i < G_N_ELEMENTS (keys) - 1; i++)
    if (hu_refuse_bound (object, keys[i], term))
      return TRUE;
  if (hu_refuse_bound (object, "at_most", term) || term->counted)
    return TRUE;

  own->more = term->kind == HU_CONTROL_TERM_CVP && hu_object_has (object, "more_than_enemy_by");
  term->has_most = !own->more && hu_object_has (object, "at_most");
  term->has_least = own->more || hu_object_has (object, "at_least");
  if (own->more || !term->has_most)
    {
      /* Without any other bound it must be one of these. */
      if (find_key (object, keys, &member) < 0)
        return TRUE;
      hu_refuse_senseless (object, "at_most", !own->more, g_strdup (_("keep “more_than_enemy_by”, or use “compare”")));
      hu_read_integer (object->reader, &member, 0, G_MAXINT64 / 4, &term->least);
      return TRUE;
    }

  if (hu_object_integer (object, "at_least", HU_OPTIONAL, 0, G_MAXINT64 / 4, &term->least) &&
      hu_object_integer (object, "at_most", HU_OPTIONAL, 0, G_MAXINT64 / 4, &term->most) && term->has_least &&
      term->least > term->most)
    hu_refuse_crossed (object);

  return TRUE;
}

/* --- Units --- */

/* A name without a level is the whole hex with all its Locations. */
static void
read_place_list (HuReader      *reader,
                 const HuAt    *at,
                 HuControlTerm *own)
{
  HuElements elements;

  own->in_list = TRUE;
  own->locations = g_array_new (FALSE, FALSE, sizeof (HuLocation));
  own->base.where.hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
  hu_elements_init (&elements, reader, at);
  while (hu_elements_next (&elements))
    {
      HuLocation location = hu_read_location (reader, &elements.at);

      if (location >= 0)
        g_array_append_val (strchr (hu_node_get_text (elements.at.node, ""), '/') != NULL ? own->locations
                                                                                          : own->base.where.hexes, location);
    }
  hu_hexes_settle (own->locations);
}

static gboolean
names_location (const HuAt *at)
{
  if (hu_node_get_kind (at->node) != HU_NODE_LIST)
    return FALSE;

  for (guint i = 0; i < hu_node_get_n (at->node); i++)
    {
      const char *name = hu_node_get_text (hu_node_get_element (at->node, i), NULL);

      if (name != NULL && strchr (name, '/') != NULL)
        return TRUE;
    }

  return FALSE;
}

/* A text is a building, but for "all". */
static gboolean
read_in (const HuObject *object,
         gpointer        record)
{
  HuReader *reader = object->reader;
  HuTerm *term = record;
  HuControlTerm *own = record;
  guint n_errors = hu_reader_n_errors (reader);
  HuAt at;

  if (!hu_object_get (object, "in", term->kind == HU_CONTROL_TERM_NO_ENEMY ? HU_REQUIRED : HU_OPTIONAL, &at))
    return TRUE;

  if (hu_node_get_kind (at.node) == HU_NODE_TEXT &&
      (!g_str_equal (hu_node_get_text (at.node, NULL), "all") || g_hash_table_contains (reader->buildings, "all")))
    own->building = hu_read_building_id (reader, &at);
  else if (term->kind == HU_CONTROL_TERM_UNITS && names_location (&at))
    read_place_list (reader, &at, own);
  else
    term->where.hexes = term->kind == HU_CONTROL_TERM_NO_ENEMY ? hu_read_hexset_list (reader, &at)
                                                               : hu_read_filled_hexset (reader, &at);

  if (term->kind == HU_CONTROL_TERM_NO_ENEMY)
    warn_of_nothing (reader, &at, term, own->building == HU_BUILDING_NONE && term->where.hexes != NULL &&
                                        term->where.hexes->len == 0, n_errors);

  return TRUE;
}

static gboolean
check_named_units (const HuObject *object,
                   gpointer        record)
{
  if (hu_control_term (record)->measure == HU_MEASURE_UNITS)
    hu_check_named (object, record);

  return TRUE;
}

static gboolean
read_bounds (const HuObject *object,
             gpointer        record)
{
  if (hu_control_term (record)->measure == HU_MEASURE_SQUADS)
    hu_read_decimal_bounds (object, FALSE, record);
  else
    hu_read_bounds (object, 1, 0, record);

  return TRUE;
}

static gboolean
read_on_map (const HuObject *object,
             gpointer        record)
{
  HuControlTerm *own = record;
  gboolean on_map = TRUE;

  own->on_map_given = hu_object_has (object, "on_map");
  hu_object_boolean (object, "on_map", &on_map);
  own->waiting = !on_map;
  hu_refuse_senseless (object, "in", on_map, g_strdup (_("units that have not come on are nowhere")));

  return TRUE;
}

/* --- On the way out --- */

static void
write_names (HuJsonWriter     *writer,
             const HuScenario *scenario,
             HuSubjectKind     kind,
             const GArray     *items)
{
  const HuMap *map = scenario->map;
  char name[HU_LOCATION_NAME_MAX];

  hu_json_writer_begin_list (writer, HU_JSON_INLINE);
  for (guint i = 0; i < items->len; i++)
    {
      gint32 item = g_array_index (items, gint32, i);

      hu_json_writer_text (writer, kind == HU_SUBJECT_BUILDING ? hu_map_get_building (map, (guint) item)->id
                                                               : hu_location_format (map, item, name));
    }
  hu_json_writer_end (writer);
}

static void
write_subjects (HuJsonWriter     *writer,
                const HuScenario *scenario,
                gconstpointer     record)
{
  static const char * const kinds[] = { "locations", "hexes", "buildings" };
  const HuControlTerm *own = record;

  hu_json_writer_key (writer, kinds[own->subject_kind]);
  if (own->by_area)
    {
      hu_json_writer_begin_object (writer, HU_JSON_INLINE);
      hu_json_writer_key (writer, "in");
      hu_write_hexset_line (writer, scenario, own->base.where.hexes);
      hu_json_writer_end (writer);
    }
  else if (own->subject_kind == HU_SUBJECT_HEX)
    {
      hu_write_hexset_line (writer, scenario, own->items);
    }
  else
    {
      write_names (writer, scenario, own->subject_kind, own->items);
    }
}

/* With the kind of subject that there is. */
static void
write_nothing (HuJsonWriter     *writer,
               const HuScenario *scenario,
               gconstpointer     record)
{
}

static void
write_in (HuJsonWriter     *writer,
          const HuScenario *scenario,
          gconstpointer     record)
{
  const HuControlTerm *own = record;
  const HuTerm *term = record;

  if (own->building == HU_BUILDING_NONE && term->where.hexes == NULL)
    return;

  hu_json_writer_key (writer, "in");
  if (own->building != HU_BUILDING_NONE)
    {
      hu_json_writer_text (writer, hu_map_get_building (scenario->map, (guint) own->building)->id);
    }
  else if (own->in_list)
    {
      g_autoptr(GArray) all = g_array_copy (term->where.hexes);

      g_array_append_vals (all, own->locations->data, own->locations->len);
      write_names (writer, scenario, HU_SUBJECT_LOCATION, all);
    }
  else
    {
      hu_write_hexset_line (writer, scenario, term->where.hexes);
    }
}

static void
write_on_map (HuJsonWriter     *writer,
              const HuScenario *scenario,
              gconstpointer     record)
{
  const HuControlTerm *own = record;

  if (own->on_map_given)
    hu_json_writer_boolean_member (writer, "on_map", !own->waiting);
}

/* A lead is held where other bounds have the least. */
static void
write_least (HuJsonWriter     *writer,
             const HuScenario *scenario,
             gconstpointer     record)
{
  if (!hu_control_term (record)->more)
    hu_write_member (writer, scenario, "cvp", "at_least", record, NULL);
}

/* --- All of them --- */

static const HuReadHook read_hooks[] = {
  HU_TERM_READ_HOOKS ("condition"),
  { "controls", "locations", read_subjects },
  { "controls", "hexes", hu_read_elsewhere },
  { "controls", "buildings", hu_read_elsewhere },
  { "controls", NULL, check_subjects },
  { "cvp", "at_least", read_points },
  { "cvp", "at_most", hu_read_elsewhere },
  { "cvp", "more_than_enemy_by", hu_read_elsewhere },
  { "exit_vp", "at_least", read_points },
  { "exit_vp", "at_most", hu_read_elsewhere },
  { "no_enemy", "in", read_in },
  { "condition-units", "in", read_in },
  { "condition-units", "on_map", read_on_map },
  { "condition-units", "at_least", read_bounds },
  { "condition-units", "at_most", hu_read_elsewhere },
  { "condition-units", NULL, check_named_units },
  { "condition-exited", "at_least", read_bounds },
  { "condition-exited", "at_most", hu_read_elsewhere },
  { "condition-exited", NULL, check_named_units },
  { "condition-left", "at_least", read_bounds },
  { "condition-left", "at_most", hu_read_elsewhere },
  { "condition-left", NULL, check_named_units },
  { "destroyed", "locations", read_subjects },
  { "destroyed", "hexes", hu_read_elsewhere },
  { "destroyed", "buildings", hu_read_elsewhere },
  { "destroyed", NULL, check_subjects },
  { NULL }
};

static const HuWriteHook write_hooks[] = {
  { "controls", "locations", write_subjects },
  { "controls", "hexes", write_nothing },
  { "controls", "buildings", write_nothing },
  { "destroyed", "locations", write_subjects },
  { "destroyed", "hexes", write_nothing },
  { "destroyed", "buildings", write_nothing },
  { "cvp", "at_least", write_least },
  { "no_enemy", "in", write_in },
  { "condition-units", "in", write_in },
  { "condition-units", "on_map", write_on_map },
  { NULL }
};

static const HuTermKey order[] = {
  { NULL, "side" }, { "condition-units", "in" }, { NULL, "locations" }, { NULL, "hexes" }, { NULL, "buildings" },
  { NULL, "multi_hex" }, { NULL, "more_than_enemy_by" }, { NULL, "state" }, { NULL, "kinds" }, { "no_enemy", "in" },
  { NULL, "tags" }, { NULL, "units" }, { NULL, "on_map" }, { NULL, "as" }, { NULL, "through" }, { NULL, "count" },
  { NULL, "at_least" }, { NULL, "at_most" }, { NULL, NULL },
};

const HuTermFormat hu_control_terms = {
  .words = &hu_control_vocabulary,
  .object = "condition",
  .count = "condition-count",
  .read_hooks = read_hooks,
  .write_hooks = write_hooks,
  .order = order,
};
