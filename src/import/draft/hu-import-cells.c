/*
 * Cells become hexes, and their kinds terrain and lines of the report.
 *
 * Ways from hex to hex become lines: first those that end somewhere, then the rest, which are rings.
 *
 * The key words, in the order in which they are looked for.
 */
#include "config.h"

#include "hu-import-cells.h"

#include <glib.h>
#include <glib/gi18n-lib.h>
#include <string.h>

#include "hu-file-name.h"
#include "hu-import-error.h"
#include "hu-import.h"
#include "hu-map.h"

#define KINDS_MOST 10000
#define CELLS_MOST ((guint) HU_GRID_MAX * HU_GRID_MAX)

static void
kind_free (gpointer data)
{
  HuImportKind *kind = data;

  g_free (kind->name);
  g_array_unref (kind->hexes);
  g_free (kind);
}

HuImportCells *
hu_import_cells_new (void)
{
  HuImportCells *self = g_new (HuImportCells, 1);

  self->kinds = g_ptr_array_new_with_free_func (kind_free);
  self->names = g_hash_table_new (g_str_hash, g_str_equal);
  self->cells = g_array_new (FALSE, FALSE, sizeof (HuImportCell));

  return self;
}

void
hu_import_cells_free (HuImportCells *self)
{
  g_hash_table_unref (self->names);
  g_ptr_array_unref (self->kinds);
  g_array_unref (self->cells);
  g_free (self);
}

HuImportCell
hu_import_cells_find (HuImportCells *self,
                      const char    *name)
{
  return (HuImportCell) GPOINTER_TO_UINT (g_hash_table_lookup (self->names, name));
}

HuImportCell
hu_import_cells_add (HuImportCells *self,
                     const char    *name,
                     gint           terrain,
                     const char    *why)
{
  HuImportKind *kind;

  /* The one too many stands for all others; the check refuses the map. */
  if (self->kinds->len > KINDS_MOST)
    return (HuImportCell) self->kinds->len;

  kind = g_new (HuImportKind, 1);
  *kind = (HuImportKind) { g_strdup (name), terrain, why, g_array_new (FALSE, FALSE, sizeof (HuHex)) };
  if (why == NULL)
    kind->why = terrain == HU_IMPORT_TERRAIN_UNKNOWN ? N_("terrain not known") : N_("by its name");
  g_ptr_array_add (self->kinds, kind);
  g_hash_table_insert (self->names, kind->name, GUINT_TO_POINTER (self->kinds->len));

  return (HuImportCell) self->kinds->len;
}

HuImportCell
hu_import_cells_add_word (HuImportCells *self,
                          const char    *name,
                          const char    *word)
{
  gboolean guessed;
  gint terrain = hu_import_find_terrain (word != NULL ? word : name, &guessed);

  return hu_import_cells_add (self, name, terrain, terrain != HU_IMPORT_TERRAIN_UNKNOWN && guessed
                                                     ? N_("guessed by a word in its name") : NULL);
}

gboolean
hu_import_cells_check (HuImportCells  *self,
                       GError        **error)
{
  const char *what = self->kinds->len > KINDS_MOST ? _("The map has more kinds of terrain than any game. It is not read.")
                     : self->cells->len > CELLS_MOST ? _("The map has more cells than any game. It is not read.") : NULL;

  if (what != NULL)
    g_set_error_literal (error, HU_IMPORT_ERROR, HU_IMPORT_ERROR_LIMIT, what);

  return what == NULL;
}

/* --- The draft --- */

static HuHex
find_hex (const HuGrid *grid,
          gint          cell,
          gboolean      by_columns)
{
  return by_columns ? hu_grid_at (grid, cell / grid->rows + 1, cell % grid->rows + 1)
                    : hu_grid_at (grid, cell % grid->columns + 1, cell / grid->columns + 1);
}

/* Takes out the hexes that are not there; returns how many are left. */
static guint
lay_hexes (HuImportCells *self,
           HuGrid        *grid,
           gboolean       by_columns)
{
  guint n_all = 0;

  for (guint i = 0; i < self->cells->len; i++)
    {
      HuImportCell cell = g_array_index (self->cells, HuImportCell, i);
      HuHex hex = find_hex (grid, (gint) i, by_columns);

      n_all += cell != 0;
      if (cell == 0)
        hu_grid_remove_hex (grid, hex);
      else
        g_array_append_val (((HuImportKind *) self->kinds->pdata[cell - 1])->hexes, hex);
    }

  return n_all;
}

HuMap *
hu_import_cells_to_map (HuImportCells  *self,
                        gint            columns,
                        gint            rows,
                        HuOrientation   orientation,
                        gboolean        by_columns,
                        GError        **error)
{
  g_autoptr(HuGrid) grid = NULL;
  HuMap *map;

  g_return_val_if_fail (columns > 0 && rows > 0 && self->cells->len == (guint) columns * (guint) rows, NULL);

  grid = hu_grid_new (columns, rows, orientation, FALSE, HU_NUMBERING_CCRR, NULL, NULL);
  if (lay_hexes (self, grid, by_columns) == 0)
    {
      g_set_error_literal (error, HU_IMPORT_ERROR, HU_IMPORT_ERROR_FORMAT, _("The map has no hexes."));
      return NULL;
    }
  map = hu_map_new (grid);
  for (guint i = 0; i < self->kinds->len; i++)
    {
      const HuImportKind *kind = g_ptr_array_index (self->kinds, i);

      for (guint j = 0; j < kind->hexes->len && kind->terrain > 0; j++)
        map->terrain[g_array_index (kind->hexes, HuHex, j)] = (guint8) kind->terrain;
    }

  return map;
}

HuImport *
hu_import_cells_account (HuImportCells *self,
                         HuMap         *map)
{
  HuImport *import = hu_import_new (map);

  hu_scenario_set_side (import->scenario, HU_SIDE_FIRST, "first", "First side", NULL);
  hu_scenario_set_side (import->scenario, HU_SIDE_SECOND, "second", "Second side", NULL);
  for (guint i = 0; i < self->kinds->len; i++)
    {
      const HuImportKind *kind = g_ptr_array_index (self->kinds, i);

      if (kind->hexes->len > 0)
        hu_import_note_terrain (import, kind->name, kind->terrain, kind->why, g_array_ref (kind->hexes));
    }
  /* Translators: how many columns and rows. */
  HU_IMPORT_SAY (import, g_strdup_printf (_("Hexes: %1$d × %2$d, numbered from 0101."), map->grid->columns, map->grid->rows));

  return import;
}

HuImport *
hu_import_cells_to_draft (HuImportCells  *self,
                          gint            columns,
                          gint            rows,
                          HuOrientation   orientation,
                          gboolean        by_columns,
                          GError        **error)
{
  g_autoptr(HuMap) map = hu_import_cells_to_map (self, columns, rows, orientation, by_columns, error);

  return map != NULL ? hu_import_cells_account (self, map) : NULL;
}

HuPlace *
hu_import_add_place (HuImport    *import,
                     const char  *name,
                     HuPlaceKind  kind,
                     HuHex        hex)
{
  g_autofree char *clean = hu_import_clean (name);
  g_autofree char *slug = hu_import_slug (clean, "place");
  g_autofree char *id = g_strdup (slug);
  GArray *hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
  guint n = 1;

  /* A colon is in no id of a unit. */
  for (;;)
    {
      g_autofree char *key = g_strconcat ("place:", id, NULL);
      guint used = GPOINTER_TO_UINT (g_hash_table_lookup (import->ids, key));

      g_hash_table_replace (import->ids, g_steal_pointer (&key), GUINT_TO_POINTER (used + 1));
      if (used == 0)
        break;
      n = MAX (n, used) + 1;
      g_free (id);
      id = g_strdup_printf ("%s-%u", slug, n);
    }
  g_array_append_val (hexes, hex);

  return hu_map_add_place (import->scenario->map, id, clean[0] != '\0' ? clean : id, kind, hexes);
}

void
hu_import_title_by_file (HuImport *import,
                         GFile    *file)
{
  g_autofree char *name = file != NULL ? hu_file_dup_name (file) : NULL;

  if (name == NULL || import->scenario->title[0] != '\0')
    return;

  g_free (import->scenario->title);
  import->scenario->title = hu_import_clean (name);
}

/* --- Lines --- */

/* Ways from hex to hex at which one of them is impassable, each counted once. */
typedef struct
{
  guint n_water; /* kept */
  guint n_out;   /* out of play: left out */
} Links;

/* Whether a way runs there although no unit may be in one of the hexes; @links NULL: none does. */
static gboolean
runs (const HuMap *map,
      HuHex        hex,
      HuHex        next,
      Links       *links)
{
  gboolean once = hex < next;

  if (!hu_map_is_impassable (map, hex) && !hu_map_is_impassable (map, next))
    return TRUE;
  if (links == NULL)
    return FALSE;
  if (map->terrain[hex] == HU_TERRAIN_OFFMAP || map->terrain[next] == HU_TERRAIN_OFFMAP)
    {
      links->n_out += once;
      return FALSE;
    }
  links->n_water += once;

  return TRUE;
}

/* Only the ways on which both agree. */
static guint8 *
find_ways (const HuMap  *map,
           const guint8 *ways,
           Links        *links)
{
  guint8 *agreed = g_malloc0 ((gsize) map->grid->n_hexes);

  for (HuHex hex = 0; hex < map->grid->n_hexes; hex++)
    for (gint d = 0; d < HU_N_DIRECTIONS && ways[hex] != 0; d++)
      {
        HuHex next = ways[hex] >> d & 1 && hu_grid_has (map->grid, hex) ? hu_grid_neighbour (map->grid, hex, d) : HU_HEX_NONE;

        if (next != HU_HEX_NONE && ways[next] >> hu_direction_opposite (d) & 1 && runs (map, hex, next, links))
          agreed[hex] |= (guint8) (1 << d);
      }

  return agreed;
}

static guint
count_ways (guint8 ways)
{
  guint n = 0;

  for (; ways != 0; ways = (guint8) (ways >> 1))
    n += ways & 1;

  return n;
}

/* The way out that bends least; -1: there is none. */
static gint
choose_way (guint8 ways,
            gint   before)
{
  static const gint bends[HU_N_DIRECTIONS] = { 0, 1, 5, 2, 4, 3 };

  for (guint i = 0; i < HU_N_DIRECTIONS; i++)
    if (ways >> (before + bends[i]) % HU_N_DIRECTIONS & 1)
      return (before + bends[i]) % HU_N_DIRECTIONS;

  return -1;
}

/* Uses up the ways of a line from @hex on. */
static GArray *
follow (const HuMap *map,
        guint8      *ways,
        HuHex        hex)
{
  GArray *hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
  gint d = 0;

  g_array_append_val (hexes, hex);
  while ((d = choose_way (ways[hex], d)) >= 0)
    {
      HuHex next = hu_grid_neighbour (map->grid, hex, d);

      ways[hex] = (guint8) (ways[hex] & ~(1 << d));
      ways[next] = (guint8) (ways[next] & ~(1 << hu_direction_opposite (d)));
      hex = next;
      g_array_append_val (hexes, hex);
    }

  return hexes;
}

static guint
add_lines (HuMap        *map,
           HuLineKind    kind,
           const guint8 *ways,
           Links        *links)
{
  g_autofree guint8 *rest = find_ways (map, ways, links);
  guint n = 0;

  for (guint pass = 0; pass < 2; pass++)
    for (HuHex hex = 0; hex < map->grid->n_hexes; hex++)
      while (rest[hex] != 0 && (pass == 1 || count_ways (rest[hex]) % 2 == 1))
        {
          hu_map_add_line (map, kind, follow (map, rest, hex));
          n++;
        }

  return n;
}

guint
hu_import_add_lines (HuMap        *map,
                     HuLineKind    kind,
                     const guint8 *ways)
{
  return add_lines (map, kind, ways, NULL);
}

void
hu_import_add_roads (HuImport     *import,
                     const guint8 *ways)
{
  Links links = { 0 };
  guint n = add_lines (import->scenario->map, HU_LINE_ROAD, ways, &links);

  if (n > 0)
    HU_IMPORT_SAY (import, g_strdup_printf (ngettext ("Roads: %u line.", "Roads: %u lines.", n), n));
  if (links.n_water > 0)
    HU_IMPORT_SAY (import, g_strdup_printf (ngettext ("Over water, as on a bridge or to a port: %u step of a road.",
                                                      "Over water, as on bridges or to ports: %u steps of roads.",
                                                      links.n_water), links.n_water));
  if (links.n_out > 0)
    HU_IMPORT_SAY (import, g_strdup_printf (ngettext ("Left out: %u step of a road, to a hex that nobody can enter.",
                                                      "Left out: %u steps of roads, to hexes that nobody can enter.",
                                                      links.n_out), links.n_out));
}

/* --- Terrain --- */

static const struct
{
  const char *key;
  HuTerrain   terrain;
} keys[] = {
  { "sea", HU_TERRAIN_SEA }, { "ocean", HU_TERRAIN_SEA }, { "water", HU_TERRAIN_SEA }, { "lake", HU_TERRAIN_LAKE },
  { "forest", HU_TERRAIN_FOREST }, { "wood", HU_TERRAIN_FOREST }, { "tree", HU_TERRAIN_FOREST },
  { "swamp", HU_TERRAIN_SWAMP }, { "marsh", HU_TERRAIN_SWAMP }, { "bog", HU_TERRAIN_SWAMP },
  { "hill", HU_TERRAIN_HILLS }, { "mountain", HU_TERRAIN_ROUGH }, { "rough", HU_TERRAIN_ROUGH },
  { "city", HU_TERRAIN_URBAN }, { "town", HU_TERRAIN_URBAN }, { "urban", HU_TERRAIN_URBAN },
  { "village", HU_TERRAIN_URBAN }, { "grass", HU_TERRAIN_CLEAR }, { "plain", HU_TERRAIN_CLEAR },
  { "clear", HU_TERRAIN_CLEAR }, { "field", HU_TERRAIN_CLEAR }, { "desert", HU_TERRAIN_CLEAR },
};

gint
hu_import_find_terrain (const char *word,
                        gboolean   *guessed)
{
  g_autofree char *folded = hu_import_fold (word);
  gint exact = hu_terrain_from_string (folded);

  *guessed = FALSE;
  if (exact >= 0)
    return exact;
  *guessed = TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    if (strstr (folded, keys[i].key) != NULL)
      return (gint) keys[i].terrain;

  return HU_IMPORT_TERRAIN_UNKNOWN;
}
