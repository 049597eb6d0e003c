/*
 * Cells become hexes, and their kinds terrain and lines of the report.
 */
#include "config.h"

#include "hu-import-cells.h"

#include <glib/gi18n-lib.h>

#include "hu-file-name.h"
#include "hu-import-error.h"

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

static void
paint (HuImportCells *self,
       HuMap         *map)
{
  for (guint i = 0; i < self->kinds->len; i++)
    {
      const HuImportKind *kind = g_ptr_array_index (self->kinds, i);

      for (guint j = 0; j < kind->hexes->len && kind->terrain > 0; j++)
        map->terrain[g_array_index (kind->hexes, HuHex, j)] = (guint8) kind->terrain;
    }
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
  paint (self, map);

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
