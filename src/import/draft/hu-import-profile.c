/*
 * Reading and writing what was settled of a kind of file.
 */
#include "config.h"

#include "hu-import-profile-private.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#include "hu-import-error.h"

#define FILE_NAME_MOST 120 /* bytes */

char *
hu_import_fold (const char *name)
{
  g_autofree char *stripped = g_strstrip (g_strdup (name));

  return g_utf8_casefold (stripped, -1);
}

static GHashTable *
new_table (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

HuImportProfile *
hu_import_profile_new_empty (void)
{
  HuImportProfile *self = g_new0 (HuImportProfile, 1);

  self->short_names = -1;
  self->sides = g_ptr_array_new_with_free_func (g_free);
  self->groups = new_table ();
  self->markers = new_table ();
  self->left_out = new_table ();
  self->dead = new_table ();
  self->terrain = new_table ();
  self->kinds = new_table ();
  self->units = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  self->vehicles = _hu_import_vehicles_new ();
  self->shown = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);

  return self;
}

void
hu_import_profile_free (HuImportProfile *self)
{
  g_free (self->map);
  g_free (self->version);
  g_ptr_array_unref (self->sides);
  g_hash_table_unref (self->groups);
  g_hash_table_unref (self->markers);
  g_hash_table_unref (self->left_out);
  g_hash_table_unref (self->dead);
  g_hash_table_unref (self->terrain);
  g_hash_table_unref (self->kinds);
  g_hash_table_unref (self->units);
  g_hash_table_unref (self->vehicles);
  g_hash_table_unref (self->shown);
  g_free (self);
}

static void
put (HuImportProfile *self,
     const char      *name,
     GHashTable      *table,
     guint            value)
{
  g_hash_table_replace (table, hu_import_fold (name), GUINT_TO_POINTER (value));
  g_hash_table_replace (self->shown, hu_import_fold (name), g_strstrip (g_strdup (name)));
}

void
hu_import_profile_settle (HuImportProfile *self,
                          const char      *name,
                          GHashTable      *table,
                          guint            value)
{
  g_autofree char *folded = hu_import_fold (name);

  if (table != self->terrain && table != self->dead && table != self->kinds)
    {
      g_hash_table_remove (self->groups, folded);
      g_hash_table_remove (self->markers, folded);
      g_hash_table_remove (self->left_out, folded);
    }
  if (table == self->kinds && value == 0)
    g_hash_table_remove (table, folded);
  else if (table != NULL)
    put (self, name, table, value);
}

void
hu_import_profile_settle_counter (HuImportProfile *self,
                                  const char      *counter,
                                  const char      *unit)
{
  char *folded = hu_import_fold (counter);

  if (unit == NULL)
    {
      g_hash_table_remove (self->units, folded);
      g_free (folded);
      return;
    }
  g_hash_table_replace (self->units, folded, g_strdup (unit));
  g_hash_table_replace (self->shown, g_strdup (folded), g_strstrip (g_strdup (counter)));
}

const char *
hu_import_profile_find_unit (const HuImportProfile *self,
                             const char            *counter)
{
  g_autofree char *folded = hu_import_fold (counter);

  return g_hash_table_lookup (self->units, folded);
}

/* --- Reading --- */

static gboolean
refuse (GError **error)
{
  g_set_error_literal (error, HU_IMPORT_ERROR, HU_IMPORT_ERROR_FORMAT,
                       _("The profile is not of the form {\"sides\": {SIDE: [GROUP…], SIDE: [GROUP…]}, \"markers\": [GROUP…]}, "
                         "with two sides."));

  return FALSE;
}

/* Adds the texts of a list to @table; FALSE where it is no list of texts. */
static gboolean
add_all (HuImportProfile *self,
         GHashTable      *table,
         const HuNode    *list,
         guint            value)
{
  if (list == NULL)
    return TRUE;
  if (hu_node_get_kind (list) != HU_NODE_LIST)
    return FALSE;

  for (guint i = 0; i < hu_node_get_n (list); i++)
    {
      const char *text = hu_node_get_text (hu_node_get_element (list, i), NULL);

      if (text == NULL)
        return FALSE;
      put (self, text, table, value);
    }

  return TRUE;
}

static gboolean
read_sides (HuImportProfile *self,
            const HuNode    *sides)
{
  if (sides == NULL)
    return TRUE;
  if (hu_node_get_kind (sides) != HU_NODE_OBJECT || hu_node_get_n (sides) != HU_N_SIDES)
    return FALSE;

  for (guint i = 0; i < HU_N_SIDES; i++)
    {
      const char *name = hu_node_get_key (sides, i);

      g_ptr_array_add (self->sides, g_strdup (name));
      put (self, name, self->groups, i + 1);
    }

  return add_all (self, self->groups, hu_node_get_element (sides, 0), 1) &&
         add_all (self, self->groups, hu_node_get_element (sides, 1), 2);
}

/* Kinds of things that have names: of terrain, of units. */
typedef struct
{
  const char   *key;
  guint         n;
  guint         first; /* as which the first stands in its table */
  const char *(*word) (guint kind); /* NULL: it has none here */
} Kinds;

static const char *
word_terrain (guint kind)
{
  return hu_terrain_to_string ((HuTerrain) kind);
}

static const char *
word_kind (guint kind)
{
  return hu_unit_kind_is_tactical ((HuUnitKind) kind) ? hu_unit_kind_to_string ((HuUnitKind) kind) : NULL;
}

static const Kinds terrains = { "terrain", HU_N_TERRAINS, 1, word_terrain };
static const Kinds unit_kinds = { "kinds", HU_N_UNIT_KINDS, 0, word_kind };

static gboolean
read_kinds (HuImportProfile *self,
            const HuNode    *root,
            const Kinds     *kinds,
            GHashTable      *table)
{
  const HuNode *named = hu_node_find (root, kinds->key);

  if (named == NULL)
    return TRUE;
  if (hu_node_get_kind (named) != HU_NODE_OBJECT)
    return FALSE;

  for (guint i = 0; i < hu_node_get_n (named); i++)
    {
      guint kind = 0;

      while (kind < kinds->n && g_strcmp0 (kinds->word (kind), hu_node_get_key (named, i)) != 0)
        kind++;
      if (kind == kinds->n || !add_all (self, table, hu_node_get_element (named, i), kinds->first + kind))
        return FALSE;
    }

  return TRUE;
}

/* The counters of a list, as those of @unit. */
static gboolean
read_counters (HuImportProfile *self,
               const HuNode    *counters,
               const char      *unit)
{
  if (counters == NULL)
    return TRUE;
  if (hu_node_get_kind (counters) != HU_NODE_LIST)
    return FALSE;

  for (guint i = 0; i < hu_node_get_n (counters); i++)
    {
      const char *counter = hu_node_get_text (hu_node_get_element (counters, i), NULL);

      if (counter == NULL)
        return FALSE;
      hu_import_profile_settle_counter (self, counter, unit);
    }

  return TRUE;
}

static gboolean
read_units (HuImportProfile *self,
            const HuNode    *units)
{
  if (units == NULL)
    return TRUE;
  if (hu_node_get_kind (units) != HU_NODE_OBJECT)
    return FALSE;

  for (guint i = 0; i < hu_node_get_n (units); i++)
    if (!read_counters (self, hu_node_get_element (units, i), hu_node_get_key (units, i)))
      return FALSE;

  return TRUE;
}

HuImportProfile *
hu_import_profile_new (GBytes  *bytes,
                       GError **error)
{
  g_autoptr(HuImportProfile) self = hu_import_profile_new_empty ();
  g_autoptr(HuFaults) faults = hu_faults_new ();
  g_autoptr(HuNode) root = hu_node_parse (bytes, faults);

  if (root == NULL || hu_node_get_kind (root) != HU_NODE_OBJECT)
    return refuse (error) ? g_steal_pointer (&self) : NULL;

  self->map = g_strdup (hu_node_get_text (hu_node_find (root, "map"), NULL));
  self->version = g_strdup (hu_node_get_text (hu_node_find (root, "version"), NULL));
  self->short_names = hu_node_get_boolean (hu_node_find (root, "short_names"), -1);
  if (!read_sides (self, hu_node_find (root, "sides")) || !read_kinds (self, root, &terrains, self->terrain) ||
      !read_kinds (self, root, &unit_kinds, self->kinds) ||
      !add_all (self, self->markers, hu_node_find (root, "markers"), 1) ||
      !add_all (self, self->left_out, hu_node_find (root, "left_out"), 1) ||
      !add_all (self, self->dead, hu_node_find (root, "dead"), 1) || !read_units (self, hu_node_find (root, "units")) ||
      !read_counters (self, hu_node_find (root, "nobody"), "") ||
      !_hu_import_vehicles_read (self->vehicles, hu_node_find (root, "vehicles")))
    return refuse (error) ? g_steal_pointer (&self) : NULL;

  return g_steal_pointer (&self);
}

/* --- Writing --- */

static gint
compare_names (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char * const *) a, *(const char * const *) b);
}

/* The names of @table with @value, but for @but; as a list that is sorted. */
static void
write_names (const HuImportProfile *self,
             HuJsonWriter          *writer,
             GHashTable            *table,
             guint                  value,
             const char            *but)
{
  g_autoptr(GPtrArray) names = g_ptr_array_new ();
  g_autofree char *left = but != NULL ? hu_import_fold (but) : NULL;
  GHashTableIter iter;
  gpointer name, has;

  g_hash_table_iter_init (&iter, table);
  while (g_hash_table_iter_next (&iter, &name, &has))
    if (GPOINTER_TO_UINT (has) == value && g_strcmp0 (name, left) != 0)
      g_ptr_array_add (names, g_hash_table_lookup (self->shown, name));
  g_ptr_array_sort (names, compare_names);
  hu_json_writer_begin_list (writer, HU_JSON_FILL);
  for (guint i = 0; i < names->len; i++)
    hu_json_writer_text (writer, g_ptr_array_index (names, i));
  hu_json_writer_end (writer);
}

static gboolean
has_value (GHashTable *table,
           guint       value)
{
  GHashTableIter iter;
  gpointer has;

  g_hash_table_iter_init (&iter, table);
  while (g_hash_table_iter_next (&iter, NULL, &has))
    if (GPOINTER_TO_UINT (has) == value)
      return TRUE;

  return FALSE;
}

static void
write_kinds (const HuImportProfile *self,
             HuJsonWriter          *writer,
             const Kinds           *kinds,
             GHashTable            *table)
{
  if (g_hash_table_size (table) == 0)
    return;

  hu_json_writer_key (writer, kinds->key);
  hu_json_writer_begin_object (writer, HU_JSON_BLOCK);
  for (guint kind = 0; kind < kinds->n; kind++)
    if (kinds->word (kind) != NULL && has_value (table, kinds->first + kind))
      {
        hu_json_writer_key (writer, kinds->word (kind));
        write_names (self, writer, table, kinds->first + kind, NULL);
      }
  hu_json_writer_end (writer);
}

/* In the order of their units. */
static gint
compare_counters (gconstpointer a,
                  gconstpointer b,
                  gpointer      units)
{
  const char *one = *(const char * const *) a, *other = *(const char * const *) b;
  int order = strcmp (g_hash_table_lookup (units, one), g_hash_table_lookup (units, other));

  return order != 0 ? order : strcmp (one, other);
}

/* (element-type utf8): folded, as they are kept. */
static GPtrArray *
list_counters (const HuImportProfile *self)
{
  GPtrArray *counters = g_ptr_array_new ();
  GHashTableIter iter;
  gpointer counter;

  g_hash_table_iter_init (&iter, self->units);
  while (g_hash_table_iter_next (&iter, &counter, NULL))
    g_ptr_array_add (counters, counter);
  g_ptr_array_sort_with_data (counters, compare_counters, self->units);

  return counters;
}

/* Units by their ids, and the counters of each by their names; last those of nobody. */
static void
write_units (const HuImportProfile *self,
             HuJsonWriter          *writer)
{
  g_autoptr(GPtrArray) counters = list_counters (self);
  const char *last = "";
  guint n_nobody = 0;

  while (n_nobody < counters->len && *(const char *) g_hash_table_lookup (self->units, counters->pdata[n_nobody]) == '\0')
    n_nobody++;
  for (guint i = n_nobody; i < counters->len; i++)
    {
      const char *unit = g_hash_table_lookup (self->units, counters->pdata[i]);

      if (i == n_nobody)
        {
          hu_json_writer_key (writer, "units");
          hu_json_writer_begin_object (writer, HU_JSON_BLOCK);
        }
      if (!g_str_equal (unit, last))
        {
          if (i > n_nobody)
            hu_json_writer_end (writer);
          hu_json_writer_key (writer, unit);
          hu_json_writer_begin_list (writer, HU_JSON_FILL);
        }
      hu_json_writer_text (writer, g_hash_table_lookup (self->shown, counters->pdata[i]));
      last = unit;
    }
  if (n_nobody < counters->len)
    {
      hu_json_writer_end (writer);
      hu_json_writer_end (writer);
    }
  if (n_nobody == 0)
    return;
  hu_json_writer_key (writer, "nobody");
  hu_json_writer_begin_list (writer, HU_JSON_FILL);
  for (guint i = 0; i < n_nobody; i++)
    hu_json_writer_text (writer, g_hash_table_lookup (self->shown, counters->pdata[i]));
  hu_json_writer_end (writer);
}

GBytes *
hu_import_profile_to_bytes (const HuImportProfile *self)
{
  HuJsonWriter *writer = hu_json_writer_new ();

  hu_json_writer_begin_object (writer, HU_JSON_BLOCK);
  if (self->map != NULL)
    hu_json_writer_text_member (writer, "map", self->map);
  if (self->version != NULL)
    hu_json_writer_text_member (writer, "version", self->version);
  if (self->sides->len == HU_N_SIDES)
    {
      hu_json_writer_key (writer, "sides");
      hu_json_writer_begin_object (writer, HU_JSON_BLOCK);
      for (guint i = 0; i < HU_N_SIDES; i++)
        {
          hu_json_writer_key (writer, g_ptr_array_index (self->sides, i));
          write_names (self, writer, self->groups, i + 1, g_ptr_array_index (self->sides, i));
        }
      hu_json_writer_end (writer);
    }
  hu_json_writer_key (writer, "markers");
  write_names (self, writer, self->markers, 1, NULL);
  hu_json_writer_key (writer, "left_out");
  write_names (self, writer, self->left_out, 1, NULL);
  if (g_hash_table_size (self->dead) > 0)
    {
      hu_json_writer_key (writer, "dead");
      write_names (self, writer, self->dead, 1, NULL);
    }
  if (self->short_names >= 0)
    hu_json_writer_boolean_member (writer, "short_names", self->short_names > 0);
  write_kinds (self, writer, &terrains, self->terrain);
  write_kinds (self, writer, &unit_kinds, self->kinds);
  write_units (self, writer);
  _hu_import_vehicles_write (self->vehicles, writer);
  hu_json_writer_end (writer);

  return hu_json_writer_free_to_bytes (writer);
}

HuImportProfile *
hu_import_profile_copy (const HuImportProfile *self)
{
  g_autoptr(GBytes) bytes = hu_import_profile_to_bytes (self);

  return hu_import_profile_new (bytes, NULL);
}

/* --- Where it is kept --- */

GFile *
hu_import_profile_find (GFile      *folder,
                        const char *kind)
{
  g_autoptr(GString) name = g_string_new (NULL);
  g_autofree char *file = NULL;

  /* A name from a file must not lead out of the folder. */
  for (const char *at = kind; *at != '\0' && name->len < FILE_NAME_MOST; at = g_utf8_next_char (at))
    {
      gunichar c = g_utf8_get_char (at);

      g_string_append_unichar (name, g_unichar_iscntrl (c) || strchr ("/\\:*?\"<>|", (int) MIN (c, 127)) != NULL ? '-' : c);
    }
  if (name->len == 0 || name->str[0] == '.')
    g_string_prepend_c (name, '-');
  file = g_strconcat (name->str, ".json", NULL);

  return g_file_get_child (folder, file);
}
