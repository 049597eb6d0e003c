/*
 * BoardMetadata.xml and LOSData of a board.
 */
#include "config.h"

#include "hu-vasl-board.h"

#include <math.h>
#include <string.h>
#include <glib/gi18n-lib.h>

#include "hu-import-error.h"
#include "hu-import-picture.h"
#include "hu-import-xml.h"

#define METADATA "BoardMetadata.xml"
#define SHARED "SharedBoardMetadata.xml"
#define DEFAULT_DX 56.25 /* of a geomorphic board */
#define DEFAULT_DY 64.5
#define UNSAID (-999) /* for which the default stands */
#define TYPES_MOST 100000
#define PREFIX_MOST 12
#define BEFORE_MOST 500 /* columns and rows that lie off the picture, before the first */
#define SLACK 8 /* pixels by which a picture may be larger or smaller than the ground, which margins are */

typedef struct
{
  HuVaslBoard *board;
  guint        depth;
  gint64       width, height; /* in hexes; UNSAID: not said */
  gboolean     first_longer;  /* the first column has a hex more than the second */
  char        *picture;       /* its name in the board, or NULL */
} Parse;

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
  const char *raised = hu_xml_get (names, values, "altHexGrain");
  const char *picture = hu_xml_get (names, values, "boardImageFileName");

  if (name != NULL && name[0] != '\0')
    {
      g_free (board->name);
      board->name = g_strdup (name);
    }
  parse->width = get_count (names, values, "width");
  parse->height = get_count (names, values, "height");
  board->raised = raised != NULL && g_ascii_strcasecmp (raised, "true") == 0;
  parse->first_longer = g_strcmp0 (hu_xml_get (names, values, "HexGridConfig"), "TopLeftHalfHeight") == 0;
  g_free (parse->picture);
  parse->picture = g_strdup (picture);
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
      hu_import_refuse (error, _("BoardMetadata.xml is nested deeper or longer than any. The board is not read."));
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

/* The board begins with the column and the row at the upper left of its picture: A1 may lie to the left of it, as on 1b
 * and its like, or above it.  Where every second column is raised, A0 comes first if there is room for it.  Returns whether
 * its hexes are as many as that. */
static gboolean
find_first (HuVaslBoard *self,
            const Parse *parse)
{
  const HuVaslLos *los = self->los;
  double before = self->x < -self->dx / 2 ? round (-self->x / self->dx) : 0;
  double above = self->y < 0 ? floor (-self->y / self->dy) + 1 : 0;
  gboolean room = self->raised && self->y >= self->dy - SLACK;
  gboolean odd = (gint) before % 2 != 0, told = parse->first_longer || room;
  gboolean longer = hu_vasl_los_is_first_longer (los, told != odd) != odd;

  self->column = (gint) before;
  self->rows[0] = (gint) above + (room && longer ? 0 : 1);
  self->rows[1] = (gint) above + (self->raised || longer ? 1 : 0);

  return !longer || told || odd;
}

/* The hexes of a board must lie on its picture, or they are not its hexes. */
static gboolean
check_fit (HuVaslBoard *self,
           const Parse *parse,
           GError     **error)
{
  const HuVaslLos *los = self->los;
  double x, y, to_x, to_y;

  if ((parse->width != UNSAID && parse->width != los->width) || (parse->height != UNSAID && parse->height != los->height))
    return hu_import_refuse (error, _("BoardMetadata.xml and LOSData say different numbers of hexes. Get the board anew from "
                                      "where it came from."));
  if (!is_between (self->dx, 1, 10000) || !is_between (self->dy, 1, 10000) || !is_between (self->x, -1000000, 1000000) ||
      !is_between (self->y, -1000000, 1000000))
    return hu_import_refuse (error, _("The hexes of the board have an impossible size. Get the board anew from where it came "
                                      "from."));
  if (!find_first (self, parse))
    return hu_vasl_los_refuse_length (error);
  hu_vasl_board_centre (self, self->column, self->rows[0], &x, &y);
  hu_vasl_board_centre (self, self->column + los->width - 1, self->rows[0] + los->height - 1, &to_x, &to_y);
  if (self->column > BEFORE_MOST || self->rows[0] > BEFORE_MOST || x < -self->dx || y < -self->dy ||
      to_x > los->grid_width + self->dx || to_y > los->grid_height + self->dy)
    return hu_import_refuse (error, _("The hexes of the board lie beside its picture. Get the board anew from where it came "
                                      "from."));

  return TRUE;
}

/* --- The picture --- */

/* By the name that the board says, else as the file is called. */
static GBytes *
read_picture (HuZip       *zip,
              const char  *named,
              const char  *file_name)
{
  static const char * const endings[] = { ".gif", ".png", ".jpg" };

  if (named != NULL && hu_zip_has (zip, named))
    return hu_zip_read (zip, named, NULL);
  for (guint i = 0; file_name != NULL && i < G_N_ELEMENTS (endings); i++)
    {
      g_autofree char *name = g_strconcat (file_name, endings[i], NULL);

      if (hu_zip_has (zip, name))
        return hu_zip_read (zip, name, NULL);
    }

  return NULL;
}

/* VASL lays boards side by side by the size of their pictures. */
static void
take_picture (HuVaslBoard *self,
              HuZip       *zip,
              const char  *named,
              const char  *file_name)
{
  g_autoptr(GBytes) bytes = read_picture (zip, named, file_name);
  gint width = 0, height = 0;
  gboolean seen = bytes != NULL && hu_import_picture_size (bytes, &width, &height);

  if (self->los != NULL)
    {
      self->width = self->los->grid_width;
      self->height = self->los->grid_height;
      self->strange = seen && (ABS (width - self->width) > SLACK || ABS (height - self->height) > SLACK);
    }
  if (!seen || self->strange)
    return;
  self->width = width;
  self->height = height;
  self->picture = g_steal_pointer (&bytes);
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
  self->file = g_strdup (file_name);
  if (!read_metadata (zip, shared, &parse, error))
    {
      g_free (parse.picture);
      return NULL;
    }
  los = hu_zip_has (zip, "LOSData") ? hu_zip_read (zip, "LOSData", error) : NULL;
  self->los = los != NULL ? hu_vasl_los_new (los, error) : NULL;
  if (self->los == NULL ? hu_zip_has (zip, "LOSData") : !check_fit (self, &parse, error))
    {
      g_free (parse.picture);
      return NULL;
    }
  take_picture (self, zip, parse.picture, file_name);
  g_free (parse.picture);

  return g_steal_pointer (&self);
}

gboolean
hu_vasl_board_check (const HuVaslBoard *self,
                     GError           **error)
{
  return self->los != NULL ||
         hu_import_refuse (error, _("The board has no LOSData, so its hexes are not known. Get a newer version of the board."));
}

void
hu_vasl_board_free (HuVaslBoard *self)
{
  g_free (self->name);
  g_free (self->file);
  g_ptr_array_unref (self->types);
  g_hash_table_unref (self->words);
  g_clear_pointer (&self->los, hu_vasl_los_free);
  g_clear_pointer (&self->picture, g_bytes_unref);
  g_free (self);
}

/* --- Hexes --- */

void
hu_vasl_board_centre (const HuVaslBoard *self,
                      gint               column,
                      gint               row,
                      double            *x,
                      double            *y)
{
  double half = column % 2 == 0 ? 0 : self->raised ? -self->dy / 2 : self->dy / 2;

  *x = self->x + column * self->dx;
  *y = self->y + (row - 1) * self->dy + half;
}

gint
hu_vasl_board_first_row (const HuVaslBoard *self,
                         gint               column)
{
  return self->rows[column & 1];
}

/* The columns that begin higher have one hex more than the others. */
gint
hu_vasl_board_end_row (const HuVaslBoard *self,
                       gint               column)
{
  double x, y[2];

  for (gint i = 0; i < 2; i++)
    hu_vasl_board_centre (self, i, self->rows[i], &x, &y[i]);

  return self->rows[column & 1] + self->los->height + (y[column & 1] < y[!(column & 1)]);
}

gboolean
hu_vasl_board_has (const HuVaslBoard *self,
                   gint               column,
                   gint               row)
{
  return self->los != NULL && column >= self->column && column < self->column + self->los->width &&
         row >= hu_vasl_board_first_row (self, column) && row < hu_vasl_board_end_row (self, column);
}

static gsize
count_rows (const HuVaslBoard *self,
            gint               column)
{
  return (gsize) (hu_vasl_board_end_row (self, column) - hu_vasl_board_first_row (self, column));
}

/* LOSData tells them column by column. */
gboolean
hu_vasl_board_stairs (const HuVaslBoard *self,
                      gint               column,
                      gint               row)
{
  gsize first = count_rows (self, self->column), second = count_rows (self, self->column + 1);
  gsize before = (gsize) (column - self->column);
  gsize at = before / 2 * (first + second) + before % 2 * first + (gsize) (row - hu_vasl_board_first_row (self, column));

  return at < self->los->n_stairs && self->los->stairs[at] == 1;
}
