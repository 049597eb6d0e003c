/*
 * Finding the names in a game file, and rewriting them.  The types in the table of fields
 * tell where they are.
 */
#include "hu-workshop-names.h"

#include "hu-format.h"
#include "hu-hexset.h"

/* The places of names in a value. */
typedef struct
{
  const char *of;    /* its value, or its parts, are objects of this kind; NULL: it has no fields */
  guint       depth; /* 1: it is a name; more: its parts, or their parts, are names; 0: names only in fields */
  HuNameKind  kind;  /* of name */
  gboolean    keyed; /* its keys are names */
} What;

#define EVENT "event" /* whose kind is told by its verb */
#define RULE "hex-rule" /* a set of hexes by rule, or the place or lines that it is near */

#define ID(kind) (HuNameKind) (HU_NAME_ID + HU_ID_##kind)

static const What types[] = {
  [HU_FIELD_SIDE] = { NULL, 1, ID (SIDE), FALSE },
  [HU_FIELD_SIDE_OR_NULL] = { NULL, 1, ID (SIDE), FALSE },
  [HU_FIELD_SIDE_OR_BOTH] = { NULL, 1, ID (SIDE), FALSE },
  [HU_FIELD_PLACE] = { NULL, 1, ID (PLACE), FALSE },
  [HU_FIELD_PLACES] = { NULL, 2, ID (PLACE), FALSE },
  [HU_FIELD_UNIT] = { NULL, 1, ID (UNIT), FALSE },
  [HU_FIELD_UNITS] = { NULL, 2, ID (UNIT), FALSE },
  [HU_FIELD_BUILDING] = { NULL, 1, ID (BUILDING), FALSE },
  [HU_FIELD_BUILDINGS] = { NULL, 2, ID (BUILDING), FALSE },
  [HU_FIELD_BOARDS] = { NULL, 2, ID (BOARD), FALSE },
  [HU_FIELD_HEX] = { NULL, 1, HU_NAME_HEX, FALSE },
  [HU_FIELD_HEXES] = { NULL, 2, HU_NAME_HEX, FALSE },
  [HU_FIELD_PAIRS] = { NULL, 3, HU_NAME_HEX, FALSE },
  [HU_FIELD_HEXSET] = { NULL, 1, HU_NAME_HEXSET, FALSE },
  [HU_FIELD_LEVELS] = { NULL, 2, HU_NAME_HEXSET, FALSE },
  [HU_FIELD_TERRAIN] = { NULL, 2, HU_NAME_HEXSET, FALSE },
  [HU_FIELD_SOURCES] = { NULL, 1, HU_NAME_HEXSET, FALSE },
  [HU_FIELD_LOCATION] = { NULL, 1, HU_NAME_LOCATION, FALSE },
  [HU_FIELD_LOCATION_OR_NULL] = { NULL, 1, HU_NAME_LOCATION, FALSE },
  [HU_FIELD_LOCATIONS] = { NULL, 2, HU_NAME_LOCATION, FALSE },
  [HU_FIELD_STEP] = { NULL, 1, HU_NAME_LOCATION, FALSE },
  [HU_FIELD_STEPS] = { NULL, 2, HU_NAME_LOCATION, FALSE },
  [HU_FIELD_ITEM] = { NULL, 1, ID (ITEM), FALSE },
  [HU_FIELD_SUBJECT] = { NULL, 1, HU_NAME_SUBJECT, FALSE },
  [HU_FIELD_EVENTS] = { EVENT, 0, 0, FALSE },
  [HU_FIELD_PART] = { NULL, 1, HU_NAME_PART, FALSE },
  [HU_FIELD_POINTS] = { NULL, 0, ID (SIDE), TRUE },
  [HU_FIELD_NAMES] = { NULL, 0, ID (SIDE), TRUE },
  [HU_FIELD_SUPPLIES] = { NULL, 0, ID (SIDE), TRUE },
};

/* Variations and sets by rule, which the table of fields leaves out. */
static const struct
{
  const char *object;
  const char *key;
  What        what;
} others[] = {
  { "game", "variations", { "variation", 0, 0, FALSE } },
  { "variation", "units", { "unit", 0, 0, FALSE } },
  { "variation", "log", { EVENT, 0, 0, FALSE } },
  { RULE, "near", { NULL, 1, HU_NAME_HEXSET, FALSE } },
  { RULE, "place", { NULL, 1, ID (PLACE), FALSE } },
  { RULE, "all_of", { NULL, 2, HU_NAME_HEXSET, FALSE } },
  { RULE, "any_of", { NULL, 2, HU_NAME_HEXSET, FALSE } },
  { RULE, "except", { NULL, 2, HU_NAME_HEXSET, FALSE } },
};

struct _HuNameWay
{
  GPtrArray *way;     /* char *: steps from the root; NULL for an element */
  GArray    *indices; /* guint: which one */
  HuRenamer  rename;
  gpointer   user_data;
};

typedef HuNameWay Walk;

/* The member @key of such an object. */
static What
find_what (const char *object,
           const char *key)
{
  const HuField *field = hu_format_find_field (object, key);
  What what = { NULL };

  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    if (g_str_equal (others[i].object, object) && g_str_equal (others[i].key, key))
      return others[i].what;

  if (field == NULL)
    return what;
  if (field->type == HU_FIELD_ID)
    return (What) { NULL, 1, (HuNameKind) (HU_NAME_ID + hu_id_kind_of (object)), FALSE };
  if (field->type < G_N_ELEMENTS (types))
    what = types[field->type];
  if (field->of != NULL)
    what.of = field->of;

  return what;
}

static HuNode *rewrite (Walk       *walk,
                        const What *what,
                        HuNode     *object,
                        HuNode     *value);

static HuNode *
rewrite_part (Walk       *walk,
              const What *what,
              HuNode     *value,
              guint       index)
{
  const char *key = hu_node_get_kind (value) == HU_NODE_OBJECT ? hu_node_get_key (value, index) : NULL;
  const char *of = key != NULL && g_strcmp0 (what->of, EVENT) == 0 ? hu_format_find_event_kind (value) : what->of;
  What part = { of, what->depth > 0 ? what->depth - 1 : 0, what->kind, FALSE };
  HuNode *made;

  /* The keys of an object by sides are no fields. */
  if (key != NULL && of != NULL && !what->keyed)
    part = find_what (of, key);

  g_ptr_array_add (walk->way, (gpointer) key);
  g_array_append_val (walk->indices, index);
  made = rewrite (walk, &part, value, hu_node_get_element (value, index));
  g_ptr_array_set_size (walk->way, (gint) walk->way->len - 1);
  g_array_set_size (walk->indices, walk->indices->len - 1);

  return made;
}

static char *
dup_key (Walk       *walk,
         const What *what,
         const char *key)
{
  g_autoptr(HuNode) name = hu_node_new_text (key);
  g_autoptr(HuNode) made = what->keyed ? walk->rename (walk, what->kind, NULL, name, walk->user_data) : NULL;

  return g_strdup (made != NULL ? hu_node_get_text (made, key) : key);
}

static HuNode *
rewrite_parts (Walk       *walk,
               const What *what,
               HuNode     *value)
{
  gboolean object = hu_node_get_kind (value) == HU_NODE_OBJECT;
  HuNode *made = object ? hu_node_new_object () : NULL;
  GPtrArray *elements = object ? NULL : g_ptr_array_new ();

  for (guint i = 0; i < hu_node_get_n (value); i++)
    {
      g_autoptr(HuNode) part = rewrite_part (walk, what, value, i);

      /* What was null before stays so. */
      if (hu_node_get_kind (part) == HU_NODE_NULL && part != hu_node_get_element (value, i))
        continue;
      if (object)
        {
          g_autofree char *key = dup_key (walk, what, hu_node_get_key (value, i));

          hu_node_put (&made, key, g_steal_pointer (&part));
        }
      else
        {
          g_ptr_array_add (elements, g_steal_pointer (&part));
        }
    }

  return object ? made : hu_node_new_list_take (elements);
}

static gboolean
is_rule (const What   *what,
         const HuNode *value)
{
  return what->depth == 1 && (what->kind == HU_NAME_HEXSET || what->kind == HU_NAME_PART) &&
         (hu_node_is_hex_rule (value) || hu_node_find (value, "place") != NULL);
}

/* @object has @value. */
static HuNode *
rewrite (Walk       *walk,
         const What *what,
         HuNode     *object,
         HuNode     *value)
{
  const What rule = { RULE, 0, 0, FALSE };
  g_autoptr(HuNode) made = NULL;
  gboolean has_fields = what->of != NULL && (what->depth == 0 || hu_node_get_kind (value) == HU_NODE_OBJECT);

  if (is_rule (what, value))
    return rewrite (walk, &rule, object, value);
  if (what->depth == 1 && !has_fields)
    {
      HuNode *renamed = walk->rename (walk, what->kind, object, value, walk->user_data);

      return renamed != NULL ? renamed : hu_node_ref (value);
    }
  if (hu_node_get_n (value) == 0 || !(has_fields || what->depth > 0 || what->keyed))
    return hu_node_ref (value);

  /* Parts that stay the same are shared. */
  made = rewrite_parts (walk, what, value);

  return hu_node_ref (hu_node_equal (made, value) ? value : made);
}

char *
hu_name_way_dup_pointer (const HuNameWay *way)
{
  GString *pointer = g_string_new (NULL);

  for (guint i = 0; i < way->way->len; i++)
    {
      const char *key = g_ptr_array_index (way->way, i);

      if (key != NULL)
        g_string_append_printf (pointer, "/%s", key);
      else
        g_string_append_printf (pointer, "/%u", g_array_index (way->indices, guint, i));
    }

  return g_string_free (pointer, FALSE);
}

/**
 * hu_draft_rename:
 * @rename: called for each name; returns its replacement
 *
 * Calls @rename for each hex, set of hexes, Location and id that the draft names, also in
 * its log.
 *
 * Returns: (transfer full): the draft with those names
 */
HuNode *
hu_draft_rename (HuNode    *draft,
                 HuRenamer  rename,
                 gpointer   user_data)
{
  Walk walk = { g_ptr_array_new (), g_array_new (FALSE, FALSE, sizeof (guint)), rename, user_data };
  const What game = { "game", 0, 0, FALSE };
  HuNode *made;

  made = rewrite (&walk, &game, NULL, draft);
  g_ptr_array_unref (walk.way);
  g_array_unref (walk.indices);

  return made;
}
