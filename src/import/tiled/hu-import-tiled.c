/*
 * Cells become hexes, and what a tile is called becomes terrain: a word of the program's own is
 * taken, another is guessed by the first key word in it.  The topmost tile that is recognised
 * wins.
 */
#include "config.h"

#include "hu-import-tiled.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#include "hu-file-name.h"
#include "hu-import-beside.h"
#include "hu-import-error.h"
#include "hu-import-cells.h"
#include "hu-tiled-draw.h"

#define UNKNOWN HU_IMPORT_TERRAIN_UNKNOWN
#define TURNS_MOST 1000

/* A kind of tile, as the report counts it. */
typedef struct
{
  char    *name;
  gint     terrain; /* HuTerrain, or UNKNOWN */
  gboolean guessed;
  gboolean road;    /* its name speaks of one */
  GArray  *hexes;   /* HuHex that it decides */
} Kind;

typedef struct
{
  HuTiledMap *map;
  gint        left, top; /* the cell that becomes the first hex */
  gint        columns, rows;
  HuGrid     *grid;
  GHashTable *kinds;     /* gid → Kind */
  GPtrArray  *order;     /* Kind, borrowed: as they came */
  guint       n_hidden;  /* layers */
  guint       n_roads;   /* hexes with a tile of a road */
  GPtrArray  *missing;   /* utf8: tilesets that are not there */
  GFile      *file;      /* borrowed, or NULL */
} Work;

static void
kind_free (gpointer data)
{
  Kind *kind = data;

  g_free (kind->name);
  g_clear_pointer (&kind->hexes, g_array_unref);
  g_free (kind);
}

static void
work_clear (Work *work)
{
  g_clear_pointer (&work->map, hu_tiled_map_free);
  g_clear_pointer (&work->grid, hu_grid_unref);
  g_clear_pointer (&work->kinds, g_hash_table_unref);
  g_clear_pointer (&work->order, g_ptr_array_unref);
  g_clear_pointer (&work->missing, g_ptr_array_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Work, work_clear)

/* --- Tilesets in files of their own --- */

/* A set that is not there is called like its file, as Tiled proposes, so that tiles of two such sets are not the same. */
static char *
name_by_file (const char *source)
{
  const char *slash = strrchr (source, '/'), *base = slash != NULL ? slash + 1 : source;
  const char *dot = strrchr (base, '.');

  return dot != NULL && dot > base ? g_strndup (base, (gsize) (dot - base)) : base[0] != '\0' ? g_strdup (base) : NULL;
}

static gboolean
read_sets (Work       *work,
           GPtrArray  *others,
           GError    **error)
{
  for (guint i = 0; i < work->map->sets->len; i++)
    {
      HuTiledSet *set = g_ptr_array_index (work->map->sets, i);
      g_autoptr(GBytes) bytes = set->source != NULL ? hu_import_read_beside (set->source, work->file, others) : NULL;

      if (bytes != NULL && !hu_tiled_set_read (set, bytes, error))
        {
          g_prefix_error (error, "%s: ", set->source);
          return FALSE;
        }
      if (bytes == NULL && set->source != NULL)
        g_ptr_array_add (work->missing, g_strdup (set->source));
      if (set->name == NULL && set->source != NULL)
        set->name = name_by_file (set->source);
    }

  return TRUE;
}

/* --- Terrain --- */

static const HuTiledSet *
find_set (const Work *work,
          guint32     gid)
{
  const HuTiledSet *found = NULL;
  gint64 id;

  for (guint i = 0; i < work->map->sets->len; i++)
    {
      const HuTiledSet *set = g_ptr_array_index (work->map->sets, i);

      if (set->first <= gid && (found == NULL || set->first > found->first))
        found = set;
    }

  id = found != NULL ? (gint64) gid - found->first : 0;

  /* The tiles of a set of single pictures need not follow each other. */
  return found != NULL && (found->n_tiles == 0 || id < found->n_tiles || g_hash_table_contains (found->tiles, &id)) ? found
                                                                                                                   : NULL;
}

static Kind *
find_kind (Work    *work,
           guint32  gid)
{
  Kind *kind = g_hash_table_lookup (work->kinds, GUINT_TO_POINTER (gid));
  const HuTiledSet *set;
  const HuTiledTile *tile;
  g_autofree char *folded = NULL;
  gint64 id;

  if (kind != NULL)
    return kind;

  kind = g_new0 (Kind, 1);
  kind->terrain = UNKNOWN;
  kind->hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
  g_hash_table_insert (work->kinds, GUINT_TO_POINTER (gid), kind);
  g_ptr_array_add (work->order, kind);
  set = find_set (work, gid);
  id = set != NULL ? (gint64) gid - set->first : 0;
  tile = set != NULL ? g_hash_table_lookup (set->tiles, &id) : NULL;
  for (guint i = 0; tile != NULL && i < HU_TILED_N_WORDS && kind->terrain == UNKNOWN; i++)
    if (tile->words[i] != NULL && tile->words[i][0] != '\0')
      {
        kind->terrain = hu_import_find_terrain (tile->words[i], &kind->guessed);
        if (kind->name == NULL || kind->terrain != UNKNOWN)
          {
            g_free (kind->name);
            kind->name = hu_import_clean (tile->words[i]);
          }
      }
  if (kind->name == NULL)
    {
      g_autofree char *name = g_strdup_printf ("%s#%u", set != NULL && set->name != NULL ? set->name : "tileset",
                                               set != NULL ? (guint) id : gid);

      kind->name = hu_import_clean (name);
      if (set != NULL && set->name != NULL)
        kind->terrain = hu_import_find_terrain (set->name, &kind->guessed);
    }
  folded = hu_import_fold (kind->name);
  kind->road = strstr (folded, "road") != NULL || strstr (folded, "rail") != NULL;

  return kind;
}

/* --- Hexes --- */

/* The rectangle: all of a finite map; of an infinite one as much as has tiles. */
static gboolean
find_rectangle (Work    *work,
                GError **error)
{
  gint64 left = G_MAXINT64, top = G_MAXINT64, right = G_MININT64, bottom = G_MININT64;

  work->columns = work->map->width;
  work->rows = work->map->height;
  if (!work->map->infinite)
    return TRUE;

  for (guint i = 0; i < work->map->layers->len; i++)
    {
      const HuTiledLayer *layer = g_ptr_array_index (work->map->layers, i);

      for (guint j = 0; !layer->hidden && j < layer->chunks->len; j++)
        {
          const HuTiledChunk *chunk = &g_array_index (layer->chunks, HuTiledChunk, j);

          for (guint k = 0; k < chunk->gids->len; k++)
            if (g_array_index (chunk->gids, guint32, k) != 0)
              {
                gint64 x = (gint64) chunk->x + (gint) k % chunk->width, y = (gint64) chunk->y + (gint) k / chunk->width;

                left = MIN (left, x);
                top = MIN (top, y);
                right = MAX (right, x);
                bottom = MAX (bottom, y);
              }
        }
    }
  if (right == G_MININT64)
    return hu_import_refuse (error, _("The map has no tiles."));
  if (right - left >= HU_GRID_MAX || bottom - top >= HU_GRID_MAX || left < G_MININT || top < G_MININT ||
      right > G_MAXINT || bottom > G_MAXINT)
    return hu_import_refuse (error, _("The map needs 1 to 4,096 columns and rows."));

  work->left = (gint) left;
  work->top = (gint) top;
  work->columns = (gint) (right - left + 1);
  work->rows = (gint) (bottom - top + 1);

  return TRUE;
}

static HuGrid *
new_grid (const Work *work)
{
  gint first = work->map->flat ? work->left : work->top;
  gboolean first_is_lower = ((first & 1) != 0) == work->map->odd_lower;

  return hu_grid_new (work->columns, work->rows, work->map->flat ? HU_ORIENTATION_FLAT : HU_ORIENTATION_POINTY,
                      first_is_lower, HU_NUMBERING_CCRR, NULL, NULL);
}

/* For each hex the kind of tile that decides it, from the topmost layer down; NULL: no tile. */
static Kind **
decide (Work *work)
{
  Kind **kinds = g_new0 (Kind *, work->grid->n_hexes);

  for (guint i = work->map->layers->len; i > 0; i--)
    {
      const HuTiledLayer *layer = g_ptr_array_index (work->map->layers, i - 1);

      work->n_hidden += layer->hidden;
      for (guint j = 0; !layer->hidden && j < layer->chunks->len; j++)
        {
          const HuTiledChunk *chunk = &g_array_index (layer->chunks, HuTiledChunk, j);

          for (guint k = 0; k < chunk->gids->len; k++)
            {
              guint32 gid = g_array_index (chunk->gids, guint32, k);
              gint64 x = (gint64) chunk->x + (gint) k % chunk->width - work->left;
              gint64 y = (gint64) chunk->y + (gint) k / chunk->width - work->top;
              HuHex hex = gid != 0 ? hu_grid_at (work->grid, (gint) x + 1, (gint) y + 1) : HU_HEX_NONE;

              if (hex == HU_HEX_NONE)
                continue;
              if (kinds[hex] == NULL || kinds[hex]->terrain == UNKNOWN)
                {
                  Kind *kind = find_kind (work, gid);

                  if (kinds[hex] == NULL || kind->terrain != UNKNOWN)
                    kinds[hex] = kind;
                }
            }
        }
    }

  return kinds;
}

/* Tiles whose name speaks of a road or a railroad, of which no line is made: each hex of them is counted once. */
static void
count_roads (Work *work)
{
  g_autofree guint8 *seen = g_malloc0 ((gsize) work->grid->n_hexes);

  for (guint i = 0; i < work->map->layers->len; i++)
    {
      const HuTiledLayer *layer = g_ptr_array_index (work->map->layers, i);

      for (guint j = 0; !layer->hidden && j < layer->chunks->len; j++)
        {
          const HuTiledChunk *chunk = &g_array_index (layer->chunks, HuTiledChunk, j);

          for (guint k = 0; k < chunk->gids->len; k++)
            {
              guint32 gid = g_array_index (chunk->gids, guint32, k);
              const Kind *kind = gid != 0 ? find_kind (work, gid) : NULL;
              HuHex hex = kind != NULL && kind->road
                            ? hu_grid_at (work->grid, chunk->x + (gint) k % chunk->width - work->left + 1,
                                          chunk->y + (gint) k / chunk->width - work->top + 1)
                            : HU_HEX_NONE;

              if (hex == HU_HEX_NONE)
                continue;
              work->n_roads += !seen[hex];
              seen[hex] = 1;
            }
        }
    }
}

/* --- The draft --- */

/* The properties of the map that a game has. */
static void
take_properties (const Work *work,
                 HuImport   *import)
{
  const GPtrArray *properties = work->map->properties;

  for (guint i = 0; i + 1 < properties->len; i += 2)
    {
      const char *name = g_ptr_array_index (properties, i), *value = g_ptr_array_index (properties, i + 1);
      gint64 turns;

      if (g_ascii_strcasecmp (name, "title") == 0)
        {
          g_free (import->scenario->title);
          import->scenario->title = hu_import_clean (value);
        }
      else if (g_ascii_strcasecmp (name, "about") == 0)
        {
          g_free (import->about);
          import->about = hu_import_clean_text (value);
        }
      else if (g_ascii_strcasecmp (name, "turns") == 0 && g_ascii_string_to_signed (value, 10, 1, TURNS_MOST, &turns, NULL))
        import->scenario->calendar.n_turns = (guint) turns;
      else
        {
          g_autofree char *clean = hu_import_clean (name);

          import->unread = TRUE;
          /* Translators: the name of a property. */
          HU_IMPORT_SAY (import, g_strdup_printf (_("Not read: the property “%s” of the map."), clean));
        }
    }
}

static void
say_rest (const Work         *work,
          const HuTiledDrawn *drawn,
          HuImport           *import)
{
  guint n_hidden = work->n_hidden + work->map->n_hidden;

  /* Translators: how many columns and rows. */
  HU_IMPORT_SAY (import, g_strdup_printf (_("Hexes: %1$d × %2$d, numbered from 0101."), work->columns, work->rows));
  for (guint i = 0; i < work->missing->len; i++)
    {
      g_autofree char *name = hu_import_clean (work->missing->pdata[i]);

      if (!hu_import_leads_away (work->missing->pdata[i], work->file))
        /* Translators: the name of a file. */
        HU_IMPORT_SAY (import, g_strdup_printf (_("Not read: the tileset “%s”, which is not there. Give it as a further file."),
                                                name));
      else
        /* Translators: the name of a file. */
        HU_IMPORT_SAY (import, g_strdup_printf (_("Not read: the tileset “%s”, because it does not lie beside or below the map. "
                                                  "Give it as a further file."), name));
    }
  take_properties (work, import);
  hu_tiled_say_drawn (drawn, import);
  if (work->n_roads > 0)
    HU_IMPORT_SAY (import, g_strdup_printf (ngettext ("Not read: %u hex with a tile of a road. Draw the road in the workshop.",
                                                      "Not read: %u hexes with tiles of roads. Draw the roads in the workshop.",
                                                      work->n_roads), work->n_roads));
  if (work->map->n_pictures > 0)
    HU_IMPORT_SAY (import, g_strdup_printf (ngettext ("Not read: %u picture.", "Not read: %u pictures.", work->map->n_pictures),
                                            work->map->n_pictures));
  if (n_hidden > 0)
    HU_IMPORT_SAY (import, g_strdup_printf (ngettext ("Not read: %u hidden layer.", "Not read: %u hidden layers.", n_hidden),
                                            n_hidden));
  HU_IMPORT_SAY (import, g_strdup (_("Such a file holds no rules.")));
  import->unread |= work->missing->len > 0 || n_hidden > 0 || work->n_roads > 0;
}

/* Hexes with a tile, and their terrain; NULL: there are none. */
static HuMap *
make_map (Work    *work,
          GError **error)
{
  g_autofree Kind **kinds = decide (work);
  HuMap *map;
  guint n_all = 0;

  for (HuHex hex = 0; hex < work->grid->n_hexes; hex++)
    {
      n_all += kinds[hex] != NULL;
      if (kinds[hex] == NULL)
        hu_grid_remove_hex (work->grid, hex);
    }
  if (n_all == 0)
    {
      hu_import_refuse (error, _("The map has no tiles."));
      return NULL;
    }

  map = hu_map_new (work->grid);
  for (HuHex hex = 0; hex < work->grid->n_hexes; hex++)
    {
      if (kinds[hex] == NULL)
        continue;
      g_array_append_val (kinds[hex]->hexes, hex);
      if (kinds[hex]->terrain != UNKNOWN)
        map->terrain[hex] = (guint8) kinds[hex]->terrain;
    }

  return map;
}

static HuImport *
make_draft (Work    *work,
            GError **error)
{
  g_autoptr(HuMap) map = make_map (work, error);
  g_autoptr(HuTiledDrawn) drawn = NULL;
  HuImport *import;

  if (map == NULL)
    return NULL;

  drawn = hu_tiled_draw (work->map, map, work->left, work->top);
  import = hu_import_new (map);
  for (guint i = 0; i < work->order->len; i++)
    {
      const Kind *kind = g_ptr_array_index (work->order, i);

      if (kind->hexes->len > 0)
        hu_import_note_terrain (import, kind->name, kind->terrain,
                                kind->terrain == UNKNOWN ? N_("terrain not known") : kind->guessed
                                  ? N_("guessed by a word in its name") : N_("by its name"), g_array_ref (kind->hexes));
    }
  hu_tiled_take_units (drawn, import);
  count_roads (work);
  say_rest (work, drawn, import);

  return import;
}

HuImport *
hu_import_tiled (GBytes     *bytes,
                 GFile      *file,
                 GPtrArray  *others,
                 GError    **error)
{
  g_auto(Work) work = { .file = file };
  HuImport *import;

  work.kinds = g_hash_table_new_full (NULL, NULL, NULL, kind_free);
  work.order = g_ptr_array_new ();
  work.missing = g_ptr_array_new_with_free_func (g_free);
  work.map = hu_tiled_map_new (bytes, error);
  if (work.map == NULL || !read_sets (&work, others, error) || !find_rectangle (&work, error))
    return NULL;

  work.grid = new_grid (&work);
  import = make_draft (&work, error);
  if (import == NULL)
    return NULL;
  if (import->scenario->title[0] == '\0' && file != NULL)
    {
      g_autofree char *name = hu_file_dup_name (file);

      g_free (import->scenario->title);
      import->scenario->title = hu_import_clean (name);
    }
  hu_import_finish (import);

  return import;
}
