/*
 * The atoms of control on the way in.
 */
#include "config.h"

#include "hu-control-terms.h"

#include <string.h>
#include <glib/gi18n-lib.h>

HU_DEFINE_WORD_LIST (enemy_words, HuEnemyState, HU_N_ENEMIES, hu_enemy_state_to_string)
HU_DEFINE_WORD_LIST (fitness_words, HuFitness, HU_N_FITNESS, hu_fitness_to_string)
HU_DEFINE_WORD_LIST (measure_words, HuMeasure, HU_N_MEASURES, hu_measure_to_string)

const char * const *
hu_control_kind_words (void)
{
  static const char * const words[] = {
    "squad", "half-squad", "crew", "leader", "hero", "vehicle", "gun", "aircraft", "glider", "boat", "dummy", NULL,
  };

  return words;
}

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

/* How many of what is listed; all of it without a number. */
static void
read_number_listed (const HuObject *object,
                    HuTerm         *term)
{
  if (hu_refuse_bound (object, "at_least", term) || hu_refuse_bound (object, "at_most", term))
    return;

  term->has_least = hu_object_has (object, "at_least");
  term->has_most = term->kind == HU_CONTROL_TERM_CONTROLS && hu_object_has (object, "at_most");
  if (hu_object_integer (object, "at_least", HU_OPTIONAL, 0, G_MAXINT64, &term->least) && term->has_most &&
      hu_object_integer (object, "at_most", HU_OPTIONAL, 0, G_MAXINT64, &term->most) && term->has_least &&
      term->least > term->most)
    hu_refuse_crossed (object);
}

static void
read_subjects (const HuObject *object,
               HuTerm         *term)
{
  static const char * const kinds[] = { "locations", "hexes", "buildings", NULL };
  HuControlTerm *own = hu_control_term (term);
  guint n_errors = hu_reader_n_errors (object->reader);
  HuAt member;
  gint kind = find_key (object, kinds, &member);

  if (kind < 0)
    return;

  own->subject_kind = HU_SUBJECT_LOCATION + (HuSubjectKind) kind;
  if (is_area (&member))
    read_area (object->reader, &member, own);
  else
    read_items (object->reader, &member, own);
  hu_object_boolean (object, "multi_hex", &own->multi_hex);
  hu_refuse_senseless (object, "multi_hex", own->subject_kind == HU_SUBJECT_BUILDING,
                       g_strdup (_("use it with “buildings” only")));
  read_number_listed (object, term);
  warn_of_nothing (object->reader, &member, term,
                   own->by_area ? term->where.hexes != NULL && term->where.hexes->len == 0 : own->items->len == 0, n_errors);
}

static void
read_side (const HuObject *object,
           HuTerm         *term)
{
  /* A side that is none is a fault, and leaves that of the entry. */
  hu_control_term (term)->side_given = hu_object_has (object, "side") &&
                                       hu_object_side (object, "side", HU_REQUIRED, FALSE, &term->side);
}

/* --- Points --- */

static void
read_points (const HuObject *object,
             HuTerm         *term)
{
  static const char * const keys[] = { "at_least", "more_than_enemy_by", NULL };
  HuControlTerm *own = hu_control_term (term);
  HuAt member;

  read_side (object, term);
  for (guint i = 0; i < G_N_ELEMENTS (keys) - 1; i++)
    if (hu_refuse_bound (object, keys[i], term))
      return;
  if (hu_refuse_bound (object, "at_most", term) || term->counted)
    return;

  own->more = term->kind == HU_CONTROL_TERM_CVP && hu_object_has (object, "more_than_enemy_by");
  term->has_most = !own->more && hu_object_has (object, "at_most");
  term->has_least = own->more || hu_object_has (object, "at_least");
  if (own->more || !term->has_most)
    {
      /* Without any other bound it must be one of these. */
      if (find_key (object, keys, &member) < 0)
        return;
      hu_refuse_senseless (object, "at_most", !own->more, g_strdup (_("keep “more_than_enemy_by”, or use “compare”")));
      hu_read_integer (object->reader, &member, 0, G_MAXINT64 / 4, &term->least);
      return;
    }

  if (hu_object_integer (object, "at_least", HU_OPTIONAL, 0, G_MAXINT64 / 4, &term->least) &&
      hu_object_integer (object, "at_most", HU_OPTIONAL, 0, G_MAXINT64 / 4, &term->most) && term->has_least &&
      term->least > term->most)
    hu_refuse_crossed (object);
}

/* --- Units --- */

static void
read_kinds (const HuObject *object,
            HuUnitFilter   *filter)
{
  const char * const *words = hu_control_kind_words ();
  HuElements elements;
  HuAt list;

  if (!hu_open_filled_list (object, "kinds", &list))
    return;

  hu_elements_init (&elements, object->reader, &list);
  while (hu_elements_next (&elements))
    {
      gint index = hu_read_word (object->reader, &elements.at, words);

      if (index >= 0)
        filter->kinds |= 1u << hu_unit_kind_from_string (words[index]);
    }
}

static void
read_filter (const HuObject *object,
             HuTerm         *term)
{
  read_kinds (object, &term->filter);
  term->filter.tags = hu_read_texts (object, "tags");
  term->filter.units = hu_read_units_of (object, term->side);
}

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
static void
read_in (const HuObject *object,
         HuNeed          need,
         HuTerm         *term)
{
  HuReader *reader = object->reader;
  HuControlTerm *own = hu_control_term (term);
  guint n_errors = hu_reader_n_errors (reader);
  HuAt at;

  if (!hu_object_get (object, "in", need, &at))
    return;

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
}

/* So many of the units that are named by their ids. */
static void
check_named_units (const HuObject *object,
                   const HuTerm   *term)
{
  gint64 named = term->filter.units != NULL ? term->filter.units->len : 0;

  if (named == 0 || hu_control_term (term)->measure != HU_MEASURE_UNITS || hu_reader_n_errors (object->reader) > 0)
    return;
  if (term->has_least && term->least > named)
    hu_refuse_unreached (object, "at_least", named);
  else if (term->has_most && !term->has_least && term->most >= named)
    hu_refuse_kept (object, "at_most", named - 1);
}

static void
read_measure (const HuObject *object,
              HuTerm         *term)
{
  HuControlTerm *own = hu_control_term (term);
  gint fitness = HU_FITNESS_ANY, measure = HU_MEASURE_UNITS;

  own->fitness_given = hu_object_has (object, "state");
  hu_object_word (object, "state", HU_OPTIONAL, fitness_words (), &fitness);
  own->fitness = (HuFitness) fitness;
  own->measure_given = hu_object_has (object, "count");
  hu_object_word (object, "count", HU_OPTIONAL, measure_words (), &measure);
  own->measure = (HuMeasure) measure;
  if (own->measure == HU_MEASURE_SQUADS)
    hu_read_decimal_bounds (object, FALSE, term);
  else
    hu_read_bounds (object, 1, 0, term);
}

/* Where they are, or how they left. */
static void
read_whereabouts (const HuObject *object,
                  HuTerm         *term)
{
  static const char * const ways[] = { "victory", "any", NULL };
  HuControlTerm *own = hu_control_term (term);
  gboolean on_map = TRUE;
  gint as = 0;
  HuAt at;

  if (term->kind == HU_CONTROL_TERM_UNITS)
    {
      read_in (object, HU_OPTIONAL, term);
      own->on_map_given = hu_object_has (object, "on_map");
      hu_object_boolean (object, "on_map", &on_map);
      own->waiting = !on_map;
      hu_refuse_senseless (object, "in", on_map, g_strdup (_("units that have not come on are nowhere")));
    }
  if (term->kind != HU_CONTROL_TERM_EXITED)
    return;

  hu_object_word (object, "as", HU_OPTIONAL, ways, &as);
  own->any_exit = as == 1;
  if (hu_object_get (object, "through", HU_OPTIONAL, &at))
    own->exits = hu_read_filled_hexset (object->reader, &at);
}

static void
read_units (const HuObject *object,
            HuTerm         *term)
{
  hu_object_side (object, "side", HU_REQUIRED, FALSE, &term->side);
  read_whereabouts (object, term);
  read_filter (object, term);
  read_measure (object, term);
  check_named_units (object, term);
}

static void
read_no_enemy (const HuObject *object,
               HuTerm         *term)
{
  gint state = 0;

  hu_object_word (object, "state", HU_REQUIRED, enemy_words (), &state);
  hu_control_term (term)->enemies = (HuEnemyState) state;
  read_kinds (object, &term->filter);
  read_in (object, HU_REQUIRED, term);
}

/* --- All of them --- */

static void
read_atom (const HuTermReading *reading,
           const HuObject      *object,
           HuTerm              *term)
{
  switch (term->kind)
    {
    case HU_CONTROL_TERM_CONTROLS:
      read_side (object, term);
      read_subjects (object, term);
      break;
    case HU_CONTROL_TERM_DESTROYED:
      read_subjects (object, term);
      break;
    case HU_CONTROL_TERM_CVP:
    case HU_CONTROL_TERM_EXIT_VP:
      read_points (object, term);
      break;
    case HU_CONTROL_TERM_NO_ENEMY:
      read_no_enemy (object, term);
      break;
    default:
      read_units (object, term);
      break;
    }
}

const HuTermFormat hu_control_terms = {
  .words = &hu_control_vocabulary,
  .object = "condition",
  .count = "condition-count",
  .read_atom = read_atom,
  .write_atom = hu_write_control_atom,
};
