/*
 * BoardMetadata.xml and LOSData of a board.
 */
#include "config.h"

#include "hu-vasl-board.h"

#include <math.h>
#include <string.h>
#include <glib/gi18n-lib.h>

#include "hu-import-error.h"
#include "hu-import-limits.h"
#include "hu-import-xml.h"

#define METADATA "BoardMetadata.xml"
#define SHARED "SharedBoardMetadata.xml"
#define DEFAULT_DX 56.25 /* of a geomorphic board */
#define DEFAULT_DY 64.5
#define UNSAID (-999) /* for which the default stands */
#define TYPES_MOST 100000
#define PREFIX_MOST 12

typedef struct
{
  HuVaslBoard *board;
  guint        depth;
  gint64       width, height; /* in hexes; UNSAID: not said */
  gboolean     alternate;     /* the first column has row 0 */
} Parse;

static gboolean
refuse (GError    **error,
        const char *why)
{
  g_set_error_literal (error, HU_IMPORT_ERROR, HU_IMPORT_ERROR_FORMAT, why);

  return FALSE;
}

static void
type_free (gpointer data)
{
  HuVaslType *type = data;

  g_free (type->hex);
  g_free (type->name);
  g_free (type);
}

/* --- Names --- */

gint
hu_vasl_read_storeys (const char *type)
{
  const char *level = strstr (type, " Level"), *from = level;

  while (from != NULL && from > type && (g_ascii_isdigit (from[-1]) || from[-1] == '.'))
    from--;

  /* Half a level ("1.5 Level") is no storey of its own. */
  return from != NULL ? (gint) MIN (g_ascii_strtoull (from, NULL, 10), 99) : 0;
}

gboolean
hu_vasl_read_hex (const char *name,
                  gint       *column,
                  gint       *row)
{
  char letter = g_ascii_toupper (name[0]);
  gint n = 0;
  guint64 number;

  while (g_ascii_isalpha (name[n]) && g_ascii_toupper (name[n]) == letter && n < 200)
    n++;
  if (n == 0 || !g_ascii_string_to_unsigned (name + n, 10, 0, 10000, &number, NULL))
    return FALSE;
  *column = letter - 'A' + 26 * (n - 1);
  *row = (gint) number;

  return TRUE;
}

char *
hu_vasl_dup_hex (gint column,
                 gint row)
{
  g_autofree char *letters = g_strnfill ((gsize) column / 26 + 1, (char) ('A' + column % 26));

  return g_strdup_printf ("%s%d", letters, row);
}

/* The name by which boards are compared: "01.zip", "01" and "1" are one. */
static char *
dup_plain_name (const char *name)
{
  char *plain = g_ascii_strdown (name, -1), *from = plain;

  plain[strcspn (plain, ".")] = '\0';
  while (*from == '0' && from[1] != '\0')
    from++;
  memmove (plain, from, strlen (from) + 1);

  return plain;
}

static char *
dup_name_of_file (const char *file_name)
{
  gboolean led = file_name != NULL && g_ascii_strncasecmp (file_name, "bd", 2) == 0 && file_name[2] != '\0';

  return g_strdup (file_name == NULL ? "" : led ? file_name + 2 : file_name);
}

static gboolean
is_same_name (const char *name,
              const char *other)
{
  g_autofree char *plain = dup_plain_name (name);
  g_autofree char *plain_other = dup_plain_name (other);

  return g_str_equal (plain, plain_other);
}

gboolean
hu_vasl_is_file_of_board (const char *file_name,
                          const char *name)
{
  g_autofree char *own = dup_name_of_file (file_name);

  return g_ascii_strncasecmp (file_name, "bd", 2) == 0 && is_same_name (own, name);
}

gboolean
hu_vasl_board_is_called (const HuVaslBoard *self,
                         const char        *name)
{
  return is_same_name (self->name, name);
}

char *
hu_vasl_board_dup_prefix (const HuVaslBoard *self)
{
  const char *from = self->name;

  while (*from == '0' && from[1] != '\0')
    from++;
  if (*from == '\0' || strlen (from) > PREFIX_MOST)
    return NULL;
  for (const char *at = from; *at != '\0'; at++)
    if (!g_ascii_isalnum (*at))
      return NULL;

  return g_strdup (from);
}

/* --- Metadata --- */

static gint64
get_count (const char **names,
           const char **values,
           const char  *name)
{
  const char *text = hu_xml_get (names, values, name);
  gint64 number = UNSAID;

  if (text != NULL && !g_ascii_string_to_signed (text, 10, G_MININT32, G_MAXINT32, &number, NULL))
    return 0;

  return number;
}

/* NaN where it is no number. */
static double
get_length (const char **names,
            const char **values,
            const char  *name,
            double       otherwise)
{
  const char *text = hu_xml_get (names, values, name);
  char *end;
  double number;

  if (text == NULL)
    return otherwise;
  number = g_ascii_strtod (text, &end);
  if (end == text || *end != '\0')
    return NAN;

  return number == UNSAID ? otherwise : number;
}

static void
read_root (Parse       *parse,
           const char **names,
           const char **values)
{
  HuVaslBoard *board = parse->board;
  const char *name = hu_xml_get (names, values, "name");
  const char *alternate = hu_xml_get (names, values, "altHexGrid");

  if (name != NULL && name[0] != '\0')
    {
      g_free (board->name);
      board->name = g_strdup (name);
    }
  parse->width = get_count (names, values, "width");
  parse->height = get_count (names, values, "height");
  parse->alternate = alternate != NULL && g_ascii_strcasecmp (alternate, "true") == 0;
  board->dx = get_length (names, values, "hexWidth", DEFAULT_DX);
  board->dy = get_length (names, values, "hexHeight", DEFAULT_DY);
  board->x = get_length (names, values, "A1CenterX", 0);
  board->y = get_length (names, values, "A1CenterY", board->dy / 2);
}

static void
start_element (GMarkupParseContext  *context,
               const char           *element,
               const char          **names,
               const char          **values,
               gpointer              user_data,
               GError              **error)
{
  Parse *parse = user_data;

  if (hu_xml_is_large (parse->depth, names) ||
      parse->board->types->len >= TYPES_MOST || g_hash_table_size (parse->board->words) > 256)
    {
      refuse (error, _("BoardMetadata.xml is nested deeper or longer than any. The board is not read."));
      return;
    }
  if (parse->depth++ == 0 && g_str_equal (element, "boardMetadata"))
    read_root (parse, names, values);
  else if (g_str_equal (element, "buildingType"))
    {
      HuVaslType *type = g_new0 (HuVaslType, 1);
      const char *hex = hu_xml_get (names, values, "hexName"), *name = hu_xml_get (names, values, "buildingTypeName");

      type->hex = g_strdup (hex != NULL ? hex : "");
      type->name = g_strdup (name != NULL ? name : "");
      g_ptr_array_add (parse->board->types, type);
    }
  else if (g_str_equal (element, "terrainType"))
    {
      gint64 code = get_count (names, values, "typeCode");
      const char *name = hu_xml_get (names, values, "name");

      if (code >= 0 && code <= G_MAXUINT8 && name != NULL)
        g_hash_table_replace (parse->board->words, GINT_TO_POINTER (code), g_strdup (name));
    }
}

static void
end_element (GMarkupParseContext  *context,
             const char           *element,
             gpointer              user_data,
             GError              **error)
{
  ((Parse *) user_data)->depth--;
}

static gboolean
parse_xml (Parse       *parse,
           GBytes      *bytes, /* (nullable) it could not be read */
           const char  *entry,
           GError     **error)
{
  static const GMarkupParser parser = { start_element, end_element, NULL, NULL, NULL };
  gsize length;
  const char *data;
  gint line;

  if (bytes == NULL)
    return FALSE;
  data = g_bytes_get_data (bytes, &length);
  if (hu_xml_parse (&parser, parse, data, length, &line, error))
    return TRUE;
  if (line > 0)
    /* Translators: the number of a line, the name of a file in the board. */
    g_set_error (error, HU_IMPORT_ERROR, HU_IMPORT_ERROR_FORMAT,
                 _("Line %1$d of the board’s %2$s is no XML. Get the board anew from where it came from."), line, entry);

  return FALSE;
}

/* --- The board --- */

static gboolean
is_between (double number,
            double least,
            double most)
{
  return isfinite (number) && number >= least && number <= most;
}

/* The hexes of a board must lie on its picture, or they are not its hexes. */
static gboolean
check_fit (const HuVaslBoard *self,
           const Parse       *parse,
           GError           **error)
{
  const HuVaslLos *los = self->los;
  double x, y;

  if (parse->alternate)
    return refuse (error, _("The board begins with hex A0 (altHexGrid); such boards are not read. Draw its map in the "
                            "workshop."));
  if ((parse->width != UNSAID && parse->width != los->width) || (parse->height != UNSAID && parse->height != los->height))
    return refuse (error, _("BoardMetadata.xml and LOSData say different numbers of hexes. Get the board anew from where it "
                            "came from."));
  if (!is_between (self->dx, 1, 10000) || !is_between (self->dy, 1, 10000) || !is_between (self->x, -10000, 10000) ||
      !is_between (self->y, -10000, 10000))
    return refuse (error, _("The hexes of the board have an impossible size. Get the board anew from where it came from."));
  hu_vasl_board_centre (self, los->width - 1, los->height, &x, &y);
  if (self->x < -self->dx || self->y < -self->dy || x > los->grid_width + self->dx || y > los->grid_height + self->dy)
    return refuse (error, _("The hexes of the board lie beside its picture. Get the board anew from where it came from."));

  return TRUE;
}

gboolean
hu_vasl_is_board (HuZip *zip)
{
  return hu_zip_has (zip, METADATA) || hu_zip_has (zip, "LOSData") || hu_zip_has (zip, "data");
}

static gboolean
read_metadata (HuZip   *zip,
               GBytes  *shared,
               Parse   *parse,
               GError **error)
{
  g_autoptr(GBytes) own = hu_zip_has (zip, METADATA) ? hu_zip_read (zip, METADATA, error) : NULL;
  g_autoptr(GBytes) words = NULL;

  if (hu_zip_has (zip, METADATA) && !parse_xml (parse, own, METADATA, error))
    return FALSE;
  parse->depth = 1; /* its first element is none of the board's */
  if (shared == NULL && hu_zip_has (zip, SHARED))
    {
      words = hu_zip_read (zip, SHARED, error);
      return parse_xml (parse, words, SHARED, error);
    }

  return shared == NULL || parse_xml (parse, shared, SHARED, error);
}

HuVaslBoard *
hu_vasl_board_new (HuZip       *zip,
                   const char  *file_name,
                   GBytes      *shared,
                   GError     **error)
{
  g_autoptr(HuVaslBoard) self = g_new0 (HuVaslBoard, 1);
  g_autoptr(GBytes) los = NULL;
  Parse parse = { .board = self, .width = UNSAID, .height = UNSAID };

  self->types = g_ptr_array_new_with_free_func (type_free);
  self->words = g_hash_table_new_full (NULL, NULL, NULL, g_free);
  self->name = dup_name_of_file (file_name);
  self->dx = DEFAULT_DX;
  self->dy = DEFAULT_DY;
  self->y = DEFAULT_DY / 2;
  if (!hu_zip_has (zip, "LOSData"))
    {
      refuse (error, _("The board has no LOSData, so its hexes are not known. Get a newer version of the board."));
      return NULL;
    }
  if (!read_metadata (zip, shared, &parse, error))
    return NULL;
  los = hu_zip_read (zip, "LOSData", error);
  self->los = los != NULL ? hu_vasl_los_new (los, error) : NULL;
  if (self->los == NULL || !check_fit (self, &parse, error))
    return NULL;

  return g_steal_pointer (&self);
}

void
hu_vasl_board_free (HuVaslBoard *self)
{
  g_free (self->name);
  g_ptr_array_unref (self->types);
  g_hash_table_unref (self->words);
  g_clear_pointer (&self->los, hu_vasl_los_free);
  g_free (self);
}

void
hu_vasl_board_centre (const HuVaslBoard *self,
                      gint               column,
                      gint               row,
                      double            *x,
                      double            *y)
{
  *x = self->x + column * self->dx;
  *y = self->y + (row - 1) * self->dy + (column % 2 == 0 ? 0 : self->dy / 2);
}
