/*
 * A building is an area of building pixels and walls of rowhouses that touch, also at corners.  It has the hexes in
 * which it covers enough of them; a hex in two areas belongs to the larger.
 *
 * Counters that tell a level of a building: units that lie above one in its stack are on that level, and those below it
 * on the ground (CounterMetadata.xml of VASL).
 */
#include "config.h"

#include "hu-vasl-building.h"

#include <string.h>

#include "hu-import.h"
#include "hu-vasl-work.h"

#define PIXELS_LEAST 60 /* of a hex, for the building to stand in it */
#define WALLS_LEAST 41  /* pixels of walls that make a rowhouse */
#define NONE (-1)
#define TAKEN 255       /* a pixel of an area that was seen */

typedef struct
{
  gsize    n_pixels;
  gsize    n_walls;
  gint     storeys; /* by the codes */
  GArray  *hexes;   /* HuHex; once all areas are known */
} Area;

typedef struct
{
  HuVaslSheet *sheet;
  guint8       kinds[256]; /* 0: no building; 1: building; 2: wall of a rowhouse */
  gint8        storeys[256]; /* of a building, by its code */
  GArray      *areas;      /* Area: those that have a hex */
  gint        *owner;      /* [n_hexes] index of the area, or NONE */
  guint       *n_covered;  /* [n_hexes] pixels of the area at hand */
  GArray      *touched;    /* HuHex: those in which it has some */
  guint8      *shared;     /* [n_hexes] */
  guint        n_small;
  GHashTable  *ids;        /* utf8: of buildings */
} Work;

/* --- Areas --- */

static void
look_at_pixel (Work  *work,
               Area  *area,
               gsize  pixel,
               guint8 code)
{
  gsize height = (gsize) work->sheet->height, x = pixel / height, y = pixel % height;
  HuHex hex = hu_vasl_sheet_find (work->sheet, (double) x + 0.5, (double) y + 0.5);

  area->n_pixels++;
  area->n_walls += work->kinds[code] == 2;
  area->storeys = MAX (area->storeys, work->storeys[code]);
  if (hex == HU_HEX_NONE)
    return;
  if (work->n_covered[hex]++ == 0)
    g_array_append_val (work->touched, hex);
}

/* Takes the building pixels around one into the edge of the area. */
static void
spread (Work   *work,
        Area   *area,
        gsize   pixel,
        GArray *edge)
{
  gsize height = (gsize) work->sheet->height, x = pixel / height, y = pixel % height;
  gsize left = x > 0 ? x - 1 : 0, right = MIN (x + 1, (gsize) work->sheet->width - 1);
  gsize top = y > 0 ? y - 1 : 0, bottom = MIN (y + 1, height - 1);

  for (gsize i = left; i <= right; i++)
    for (gsize j = top; j <= bottom; j++)
      {
        guint32 beside = (guint32) (i * height + j);
        guint8 code = work->sheet->codes[beside];

        if (work->kinds[code] == 0)
          continue;
        work->sheet->codes[beside] = TAKEN;
        look_at_pixel (work, area, beside, code);
        g_array_append_val (edge, beside);
      }
}

/* A hex that another area has already goes to the larger of the two. */
static void
claim (Work       *work,
       const Area *area,
       gint        index,
       HuHex       hex)
{
  gint before = work->owner[hex];

  if (before != NONE)
    {
      work->shared[hex] = 1;
      if (g_array_index (work->areas, Area, before).n_pixels >= area->n_pixels)
        return;
    }
  work->owner[hex] = index;
}

static void
settle (Work *work,
        Area *area)
{
  gint index = NONE;

  for (guint i = 0; i < work->touched->len; i++)
    {
      HuHex hex = g_array_index (work->touched, HuHex, i);

      if (work->n_covered[hex] >= PIXELS_LEAST)
        {
          if (index == NONE)
            {
              index = (gint) work->areas->len;
              g_array_append_vals (work->areas, area, 1);
            }
          claim (work, area, index, hex);
        }
      work->n_covered[hex] = 0;
    }
  work->n_small += index == NONE;
  g_array_set_size (work->touched, 0);
}

static void
find_areas (Work *work)
{
  g_autoptr(GArray) edge = g_array_new (FALSE, FALSE, sizeof (guint32));
  g_autoptr(GArray) next = g_array_new (FALSE, FALSE, sizeof (guint32));
  gsize n = (gsize) work->sheet->width * (gsize) work->sheet->height;

  for (gsize i = 0; i < n; i++)
    {
      Area area = { 0 };
      guint32 first = (guint32) i;
      guint8 code = work->sheet->codes[i];

      if (work->kinds[code] == 0)
        continue;
      work->sheet->codes[i] = TAKEN;
      look_at_pixel (work, &area, i, code);
      g_array_append_val (edge, first);
      /* Ring by ring, so that what waits is never more than an edge. */
      while (edge->len > 0)
        {
          GArray *done = edge;

          for (guint j = 0; j < edge->len; j++)
            spread (work, &area, g_array_index (edge, guint32, j), next);
          edge = next;
          next = done;
          g_array_set_size (next, 0);
        }
      settle (work, &area);
    }
}

/* --- Types and stairwells --- */

/* [n_hexes] storeys by the type of building that a board names for a hex; NONE: it names none. */
static gint8 *
read_types (Work        *work,
            HuVaslBuilt *built)
{
  gsize n_hexes = (gsize) work->sheet->grid->n_hexes;
  gint8 *storeys = g_malloc (n_hexes);

  memset (storeys, NONE, n_hexes);
  for (guint i = 0; i < work->sheet->laid->len; i++)
    {
      const HuVaslLaid *laid = &g_array_index (work->sheet->laid, HuVaslLaid, i);

      for (guint j = 0; j < laid->board->types->len; j++)
        {
          const HuVaslType *type = g_ptr_array_index (laid->board->types, j);
          gint column, row;
          gboolean named = hu_vasl_read_hex (type->hex, &column, &row);
          HuHex hex = named ? hu_vasl_sheet_at (work->sheet, laid, column, row) : HU_HEX_NONE;

          if (hex != HU_HEX_NONE)
            storeys[hex] = (gint8) MAX (storeys[hex], hu_vasl_read_storeys (type->name));
          /* A hex that is cropped is not missed. */
          if (hex != HU_HEX_NONE ? work->owner[hex] == NONE : laid->in_play == NULL || !laid->in_play->cropped)
            g_ptr_array_add (built->unbuilt, hex != HU_HEX_NONE ? hu_vasl_sheet_name (work->sheet, hex)
                                                                : hu_import_clean (type->hex));
        }
    }

  return storeys;
}

static guint8 *
read_stairs (const HuVaslSheet *sheet)
{
  guint8 *stairs = g_malloc0 ((gsize) sheet->grid->n_hexes);

  for (guint i = 0; i < sheet->laid->len; i++)
    {
      const HuVaslLaid *laid = &g_array_index (sheet->laid, HuVaslLaid, i);
      const HuVaslBoard *board = laid->board;

      for (gint column = board->column; column < board->column + board->los->width; column++)
        for (gint row = hu_vasl_board_first_row (board, column); row < hu_vasl_board_end_row (board, column); row++)
          {
            HuHex hex = hu_vasl_board_stairs (board, column, row) ? hu_vasl_sheet_at (sheet, laid, column, row) : HU_HEX_NONE;

            if (hex != HU_HEX_NONE)
              stairs[hex] = 1;
          }
    }

  return stairs;
}

/* --- Buildings --- */

/* Only where one board is in play twice can two buildings have one name. */
static char *
new_id (Work       *work,
        const char *name)
{
  char *id = hu_import_slug (name, "building");

  while (g_hash_table_contains (work->ids, id))
    {
      char *next = g_strconcat (id, "-2", NULL);

      g_free (id);
      id = next;
    }
  g_hash_table_add (work->ids, g_strdup (id));

  return id;
}

typedef struct
{
  Work         *work;
  HuMap        *map;
  HuVaslBuilt  *built;
  const gint8  *types;
  const guint8 *stairs;
} Adding;

/* @first: the one that the building is called after. */
static void
add_building (const Adding *adding,
              Area         *area,
              HuHex         first)
{
  HuVaslBuilt *built = adding->built;
  g_autofree char *name = hu_vasl_sheet_name (adding->work->sheet, first);
  g_autofree char *id = new_id (adding->work, name);
  g_autoptr(GArray) wells = g_array_new (FALSE, FALSE, sizeof (HuHex));
  gint storeys = NONE;
  HuBuilding *building;

  for (guint i = 0; i < area->hexes->len; i++)
    {
      HuHex hex = g_array_index (area->hexes, HuHex, i);

      storeys = MAX (storeys, adding->types[hex]);
      if (adding->stairs[hex])
        g_array_append_val (wells, hex);
    }
  built->n_hexes += area->hexes->len;
  building = hu_map_add_building (adding->map, id, name, g_steal_pointer (&area->hexes),
                                  storeys != NONE ? storeys : area->storeys);
  building->rowhouse = area->n_walls >= WALLS_LEAST;
  if (building->upper_storeys == 0)
    return;
  /* Somewhere it must be possible to go up: without any stairwell all hexes stay one. */
  if (wells->len == 0)
    g_ptr_array_add (built->stairless, g_strdup (name));
  else if (wells->len < building->hexes->len)
    building->stairwells = g_steal_pointer (&wells);
}

static Area *
find_area (const Work *work,
           HuHex       hex)
{
  return work->owner[hex] != NONE ? &g_array_index (work->areas, Area, work->owner[hex]) : NULL;
}

/* In the order in which the board counts its hexes, so that a building keeps its name when the board is turned round. */
static void
add_on_board (const Adding     *adding,
              const HuVaslLaid *laid)
{
  const HuVaslBoard *board = laid->board;

  for (gint column = board->column; column < board->column + board->los->width; column++)
    for (gint row = hu_vasl_board_first_row (board, column); row < hu_vasl_board_end_row (board, column); row++)
      {
        HuHex hex = hu_vasl_sheet_at (adding->work->sheet, laid, column, row);
        Area *area = hex != HU_HEX_NONE ? find_area (adding->work, hex) : NULL;

        if (area != NULL && area->hexes != NULL)
          add_building (adding, area, hex);
      }
}

static void
add_buildings (Work        *work,
               HuMap       *map,
               HuVaslBuilt *built)
{
  g_autofree gint8 *types = read_types (work, built);
  g_autofree guint8 *stairs = read_stairs (work->sheet);
  const Adding context = { work, map, built, types, stairs };
  HuHex n_hexes = work->sheet->grid->n_hexes;

  for (HuHex hex = 0; hex < n_hexes; hex++)
    {
      Area *area = find_area (work, hex);

      if (work->shared[hex])
        g_ptr_array_add (built->shared, hu_vasl_sheet_name (work->sheet, hex));
      if (area == NULL)
        continue;
      if (area->hexes == NULL)
        area->hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
      g_array_append_val (area->hexes, hex);
    }
  for (guint i = 0; i < work->sheet->laid->len; i++)
    add_on_board (&context, &g_array_index (work->sheet->laid, HuVaslLaid, i));
}

HuVaslBuilt *
hu_vasl_build (HuVaslSheet *sheet,
               HuMap       *map)
{
  gsize n_hexes = (gsize) sheet->grid->n_hexes;
  g_autofree gint *owner = g_new (gint, n_hexes);
  g_autofree guint *n_covered = g_new0 (guint, n_hexes);
  g_autofree guint8 *shared = g_malloc0 (n_hexes);
  g_autoptr(GArray) areas = g_array_new (FALSE, FALSE, sizeof (Area));
  g_autoptr(GArray) touched = g_array_new (FALSE, FALSE, sizeof (HuHex));
  g_autoptr(GHashTable) ids = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  Work work = { .sheet = sheet, .areas = areas, .owner = owner, .n_covered = n_covered, .touched = touched, .shared = shared,
                .ids = ids };
  HuVaslBuilt *built = g_new0 (HuVaslBuilt, 1);

  built->shared = g_ptr_array_new_with_free_func (g_free);
  built->unbuilt = g_ptr_array_new_with_free_func (g_free);
  built->stairless = g_ptr_array_new_with_free_func (g_free);
  for (gsize hex = 0; hex < n_hexes; hex++)
    owner[hex] = NONE;
  for (guint code = 0; code < G_N_ELEMENTS (work.kinds); code++)
    {
      HuVaslGround ground = hu_vasl_ground ((guint8) code);

      work.kinds[code] = ground == HU_VASL_GROUND_BUILDING ? 1 : ground == HU_VASL_GROUND_ROWHOUSE_WALL ? 2 : 0;
      work.storeys[code] = (gint8) hu_vasl_storeys ((guint8) code);
    }
  find_areas (&work);
  add_buildings (&work, map, built);
  built->n_small = work.n_small;

  return built;
}

void
hu_vasl_built_free (HuVaslBuilt *self)
{
  g_ptr_array_unref (self->shared);
  g_ptr_array_unref (self->unbuilt);
  g_ptr_array_unref (self->stairless);
  g_free (self);
}

/* --- Levels of counters --- */

#define FLOOR "Level "
#define DEEPEST 50   /* counters in a stack among which a level is looked for */
#define LOOKS_MOST 3 /* of them that are called so and tell none */

/* "Level 2", "Ground Level", "Cellar", "Roof Level". */
static gboolean
read_floor (const char *text,
            HuStorey   *storey)
{
  static const struct
  {
    const char *text;
    HuStorey    storey;
  } floors[] = { { "Cellar", HU_STOREY_CELLAR }, { "Ground Level", HU_STOREY_GROUND }, { "Roof Level", HU_STOREY_ROOF } };
  guint64 number;

  for (guint i = 0; i < G_N_ELEMENTS (floors); i++)
    if (g_ascii_strcasecmp (text, floors[i].text) == 0)
      {
        *storey = floors[i].storey;
        return TRUE;
      }
  if (g_ascii_strncasecmp (text, FLOOR, strlen (FLOOR)) != 0 ||
      !g_ascii_string_to_unsigned (text + strlen (FLOOR), 10, 0, HU_STOREY_HIGHEST, &number, NULL))
    return FALSE;
  *storey = (HuStorey) number;

  return TRUE;
}

gboolean
_hu_vasl_read_level (const char *name,
                     HuStorey   *storey)
{
  static const char * const places[] = { "", "Building ", "Fort Bldg ", "Strongpoint " };

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    if (g_ascii_strncasecmp (name, places[i], strlen (places[i])) == 0 && read_floor (name + strlen (places[i]), storey))
      return TRUE;

  return FALSE;
}

/* Could it be such a counter?  Its layers only add the level. */
static gboolean
is_likely (const HuVassalPiece *piece)
{
  static const char * const names[] = { "Building", "Fort Bldg", "Strongpoint", FLOOR, "Ground ", "Cellar", "Roof " };
  const char *name = piece->types != NULL ? strrchr (g_ptr_array_index (piece->types, piece->types->len - 1), ';') : NULL;

  for (guint i = 0; name != NULL && i < G_N_ELEMENTS (names); i++)
    if (g_ascii_strncasecmp (name + 1, names[i], strlen (names[i])) == 0)
      return TRUE;

  return FALSE;
}

static gboolean
tells_level (const HuVassalPiece *piece,
             GHashTable          *properties,
             HuStorey            *storey)
{
  HuVassalLook *look;
  gboolean tells;

  look = hu_vassal_look_new (piece->types, piece->states, properties);
  tells = _hu_vasl_read_level (look->name, storey);
  hu_vassal_look_free (look);

  return tells;
}

/* The nearest level that a counter tells, from @index on downwards or (@up) upwards. */
static gboolean
look_for_level (const GPtrArray *members,
                guint            index,
                gboolean         up,
                GHashTable      *properties,
                HuStorey        *storey)
{
  guint n_looks = 0;

  for (guint n = 0; n < DEEPEST && n_looks < LOOKS_MOST; n++)
    {
      guint i = up ? index + 1 + n : index - 1 - n; /* past the end below the lowest, too */
      const HuVassalPiece *piece = i < members->len ? g_ptr_array_index (members, i) : NULL;

      if (piece == NULL || !is_likely (piece))
        continue;
      if (tells_level (piece, properties, storey))
        return TRUE;
      n_looks++;
    }

  return FALSE;
}

gboolean
_hu_vasl_find_storey (const HuMap         *map,
                      HuHex                hex,
                      const HuVassalPiece *piece,
                      GHashTable          *properties,
                      HuStorey            *storey)
{
  const GPtrArray *members = piece->in != NULL && piece->in->kind == HU_VASSAL_STACK ? piece->in->members : NULL;
  gint building = hu_map_building_at (map, hex);
  HuStorey above;

  *storey = HU_STOREY_GROUND;
  if (building == HU_BUILDING_NONE || hu_map_get_building (map, (guint) building)->upper_storeys == 0)
    return hu_map_location (map, hex, HU_STOREY_BRIDGE) == HU_LOCATION_NONE;

  if (members == NULL)
    return FALSE;
  if (look_for_level (members, piece->index, FALSE, properties, storey))
    return hu_map_location (map, hex, *storey) != HU_LOCATION_NONE;

  return look_for_level (members, piece->index, TRUE, properties, &above);
}
