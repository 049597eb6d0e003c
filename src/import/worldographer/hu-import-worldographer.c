/*
 * Unpacked, then decoded, then read; features and labels become places.
 */
#include "config.h"

#include "hu-import-worldographer.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#include "hu-decode.h"
#include "hu-import-error.h"
#include "hu-import-limits.h"
#include "hu-wxx-map.h"
#include "hu-zip.h"

#define HEAD_LENGTH (64 << 10)

/* Tells by its first bytes whether @bytes is a gzip file, of whatever. */
static gboolean
is_gzip (GBytes *bytes)
{
  gsize length;
  const guint8 *data = g_bytes_get_data (bytes, &length);

  return length > 2 && data[0] == 0x1f && data[1] == 0x8b;
}

/* As much of the beginning as comes out of one call. */
gboolean
hu_worldographer_is_map (GBytes *bytes)
{
  g_autoptr(GConverter) converter = NULL;
  g_autofree char *head = NULL;
  gsize length, read, written = 0, n = 0;
  const char *data = g_bytes_get_data (bytes, &length);

  if (!is_gzip (bytes))
    return FALSE;

  converter = G_CONVERTER (g_zlib_decompressor_new (G_ZLIB_COMPRESSOR_FORMAT_GZIP));
  head = g_malloc0 (HEAD_LENGTH + 1);
  if (g_converter_convert (converter, data, length, head, HEAD_LENGTH, G_CONVERTER_INPUT_AT_END, &read, &written, NULL) ==
      G_CONVERTER_ERROR)
    return FALSE;

  /* UTF-16 of either order, or UTF-8: the letters are looked for, whatever zeros stand between them. */
  for (gsize i = 0; i < written; i++)
    if (head[i] != '\0')
      head[n++] = head[i];
  head[n] = '\0';

  return strstr (head, "<map ") != NULL && strstr (head, "hexOrientation") != NULL;
}

/* --- Places --- */

/* By the words of its type: "Settlement City", or of its style: "Village". */
static HuPlaceKind
find_kind (const HuWxxPlace *place)
{
  g_autofree char *type = hu_import_fold (place->type);

  if (strstr (type, "city") != NULL || strstr (type, "capital") != NULL)
    return HU_PLACE_CITY;

  return strstr (type, "town") != NULL || strstr (type, "village") != NULL || strstr (type, "settlement") != NULL
           ? HU_PLACE_TOWN : HU_PLACE_OBJECTIVE;
}

static void
add_places (const HuWxxMap *map,
            HuImport       *import)
{
  guint n_places = 0, n_outside = 0, n_nameless = 0;

  for (guint i = 0; i < map->places->len; i++)
    {
      const HuWxxPlace *place = g_ptr_array_index (map->places, i);
      HuHex hex = place->placed ? hu_wxx_map_find (map, import->scenario->map->grid, place) : HU_HEX_NONE;
      g_autofree char *name = hu_import_clean (place->name != NULL ? place->name : "");

      if (place->label && name[0] == '\0')
        n_nameless++;
      else if (hex == HU_HEX_NONE)
        n_outside++;
      else
        {
          hu_import_add_place (import, name[0] != '\0' ? name : place->type, find_kind (place), hex);
          n_places++;
        }
    }
  if (n_places > 0)
    HU_IMPORT_SAY (import, g_strdup_printf (ngettext ("%u feature or label became a place.",
                                                      "%u features and labels became places.", n_places), n_places));
  if (n_outside > 0)
    HU_IMPORT_SAY (import, g_strdup_printf (ngettext ("Not read: %u feature or label outside the map.",
                                                      "Not read: %u features and labels outside the map.", n_outside),
                                            n_outside));
  if (n_nameless > 0)
    HU_IMPORT_SAY (import, g_strdup_printf (ngettext ("Not read: %u label without a text.",
                                                      "Not read: %u labels without a text.", n_nameless), n_nameless));
  import->unread |= n_outside > 0;
}

static void
say_rest (const HuWxxMap *map,
          HuImport       *import)
{
  guint n_levels = map->n_levels - 1;

  if (map->n_shapes > 0)
    HU_IMPORT_SAY (import, g_strdup_printf (ngettext ("Not read: %u line or area.", "Not read: %u lines and areas.",
                                                      map->n_shapes), map->n_shapes));
  if (map->n_notes > 0)
    HU_IMPORT_SAY (import, g_strdup_printf (ngettext ("Not read: %u note.", "Not read: %u notes.", map->n_notes), map->n_notes));
  if (n_levels > 0)
    HU_IMPORT_SAY (import, g_strdup_printf (ngettext ("Not read: %u further map in the file.",
                                                      "Not read: %u further maps in the file.", n_levels), n_levels));
  HU_IMPORT_SAY (import, g_strdup (_("Such a file holds no rules.")));
  import->unread |= map->n_shapes > 0 || n_levels > 0;
}

/* The draft, without title, and not finished. */
static HuImport *
import_map (const HuWxxMap  *map,
            GError         **error)
{
  HuImport *import = hu_import_cells_to_draft (map->cells, map->columns, map->n_rows,
                                               map->rows ? HU_ORIENTATION_POINTY : HU_ORIENTATION_FLAT, TRUE, error);

  if (import == NULL)
    return NULL;

  add_places (map, import);
  say_rest (map, import);

  return import;
}

HuImport *
hu_import_worldographer (GBytes     *bytes,
                         GFile      *file,
                         GPtrArray  *others,
                         GError    **error)
{
  g_autoptr(GError) wrong = NULL;
  g_autoptr(GBytes) unpacked = hu_unpack (bytes, G_ZLIB_COMPRESSOR_FORMAT_GZIP, HU_IMPORT_ENTRY_MOST, &wrong);
  g_autofree char *xml = NULL;
  g_autoptr(HuWxxMap) map = NULL;
  HuImport *import;

  if (unpacked == NULL)
    {
      /* The file is no ZIP file. */
      if (g_error_matches (wrong, HU_IMPORT_ERROR, HU_IMPORT_ERROR_FORMAT))
        g_set_error_literal (error, HU_IMPORT_ERROR, HU_IMPORT_ERROR_FORMAT,
                             _("The file is damaged or was cut off. Get it anew from where it came from."));
      else
        g_propagate_error (error, g_steal_pointer (&wrong));
      return NULL;
    }
  xml = hu_decode_text (unpacked, NULL, error);
  g_clear_pointer (&unpacked, g_bytes_unref);
  map = xml != NULL ? hu_wxx_map_new (xml, error) : NULL;
  import = map != NULL ? import_map (map, error) : NULL;
  if (import == NULL)
    return NULL;

  hu_import_title_by_file (import, file);
  hu_import_finish (import);

  return import;
}
