/*
 * The map of a sheet, and what the report says of it.
 *
 * The pictures of the boards as one, which lies under the map.  The hexes of VASL are a little wider than regular ones, so
 * the picture is drawn as much narrower as makes them lie on the hexes of the map.
 *
 * What the report says of the counters of a save.
 */
#include "config.h"

#include "hu-vasl-work.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "hu-import-questions.h"

#define NAMES_MOST 20 /* in one sentence of the report */

static const struct
{
  const char *word;
  HuTerrain   terrain;
} grounds[HU_VASL_N_GROUNDS] = {
  [HU_VASL_GROUND_OPEN] = { N_("open ground"), HU_TERRAIN_CLEAR },
  [HU_VASL_GROUND_BUILDING] = { N_("building"), HU_TERRAIN_CLEAR },
  [HU_VASL_GROUND_ROWHOUSE_WALL] = { N_("rowhouse wall"), HU_TERRAIN_CLEAR },
  [HU_VASL_GROUND_WATER] = { N_("water"), HU_TERRAIN_LAKE },
  [HU_VASL_GROUND_MARSH] = { N_("marsh"), HU_TERRAIN_SWAMP },
  [HU_VASL_GROUND_WOODS] = { N_("woods"), HU_TERRAIN_FOREST },
  [HU_VASL_GROUND_ORCHARD] = { N_("orchard"), HU_TERRAIN_CLEAR },
  [HU_VASL_GROUND_ROAD] = { N_("road"), HU_TERRAIN_CLEAR },
  [HU_VASL_GROUND_WALL] = { N_("wall"), HU_TERRAIN_CLEAR },
  [HU_VASL_GROUND_HEDGE] = { N_("hedge"), HU_TERRAIN_CLEAR },
  [HU_VASL_GROUND_BOCAGE] = { N_("bocage"), HU_TERRAIN_CLEAR },
  [HU_VASL_GROUND_CLIFF] = { N_("cliff"), HU_TERRAIN_CLEAR },
  [HU_VASL_GROUND_BRIDGE] = { N_("bridge"), HU_TERRAIN_CLEAR },
  [HU_VASL_GROUND_RUBBLE] = { N_("rubble"), HU_TERRAIN_ROUGH },
  [HU_VASL_GROUND_GUTTED] = { N_("gutted building"), HU_TERRAIN_CLEAR },
  [HU_VASL_GROUND_OTHER] = { N_("other terrain"), HU_TERRAIN_CLEAR },
};

/* --- Making --- */

static void
add_hex (GArray **hexes,
         HuHex    hex)
{
  if (*hexes == NULL)
    *hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
  g_array_append_val (*hexes, hex);
}

/* The terrain of a hex is that of its centre. */
static void
paint (HuVaslMap         *self,
       const HuVaslSheet *sheet)
{
  for (HuHex hex = 0; hex < sheet->grid->n_hexes; hex++)
    {
      double x, y;
      gsize pixel;
      guint8 code;
      HuVaslGround ground;

      if (!hu_grid_has (sheet->grid, hex))
        continue;
      self->n_hexes++;
      hu_vasl_sheet_centre (sheet, hex, &x, &y);
      pixel = (gsize) CLAMP (x, 0, sheet->width - 1) * (gsize) sheet->height + (gsize) CLAMP (y, 0, sheet->height - 1);
      code = sheet->codes[pixel];
      ground = hu_vasl_ground (code);
      self->map->terrain[hex] = (guint8) grounds[ground].terrain;
      add_hex (ground == HU_VASL_GROUND_OTHER ? &self->others[code] : &self->grounds[ground], hex);
      if (ground == HU_VASL_GROUND_BRIDGE)
        hu_map_add_bridge (self->map, hex);
    }
}

/* A hex on the seam counts to the first board that has it, as in its name. */
static void
add_boards (HuMap        *map,
            const HuGrid *grid)
{
  for (guint i = 0; grid->boards != NULL && i < grid->boards->len; i++)
    {
      const HuGridBoard *board = g_ptr_array_index (grid->boards, i);
      GArray *hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));

      for (HuHex hex = 0; hex < grid->n_hexes; hex++)
        if (hu_grid_has (grid, hex) && grid->board_of[hex] == i + 1)
          g_array_append_val (hexes, hex);
      /* Of a narrow strip others may have all hexes. */
      if (hexes->len > 0)
        hu_map_add_board (map, board->id, hexes);
      else
        g_array_unref (hexes);
    }
}

void
_hu_vasl_map_init (HuVaslMap   *self,
                   HuVaslSheet *sheet)
{
  gsize n = (gsize) sheet->width * (gsize) sheet->height;
  gboolean codes[256] = { FALSE };

  *self = (HuVaslMap) { .map = hu_map_new (sheet->grid) };
  for (gsize i = 0; i < n; i++)
    codes[sheet->codes[i]] = TRUE;
  for (guint code = 0; code < G_N_ELEMENTS (codes); code++)
    self->seen[hu_vasl_ground ((guint8) code)] |= codes[code];
  paint (self, sheet);
  self->built = hu_vasl_build (sheet, self->map);
  add_boards (self->map, sheet->grid);
}

void
_hu_vasl_map_clear (HuVaslMap *self)
{
  g_clear_pointer (&self->map, hu_map_unref);
  g_clear_pointer (&self->built, hu_vasl_built_free);
  for (guint i = 0; i < HU_VASL_N_GROUNDS; i++)
    g_clear_pointer (&self->grounds[i], g_array_unref);
  for (guint i = 0; i < G_N_ELEMENTS (self->others); i++)
    g_clear_pointer (&self->others[i], g_array_unref);
}

/* --- The report --- */

static char *
list (const GPtrArray *names)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < MIN (names->len, NAMES_MOST); i++)
    g_string_append_printf (text, "%s%s", i > 0 ? ", " : "", (const char *) g_ptr_array_index (names, i));

  return g_string_free (g_string_append (text, names->len > NAMES_MOST ? "…" : ""), FALSE);
}

/* The list of names as text, where there are any; they count as left over. */
static char *
list_some (HuImport        *import,
           const GPtrArray *names)
{
  import->unread |= names->len > 0;

  return names->len > 0 ? list (names) : NULL;
}

/* The kinds of ground that a map of this program does not have; NULL: there are none. */
static char *
word_unread (const HuVaslMap   *self,
             const HuVaslSheet *sheet)
{
  g_autoptr(GString) text = g_string_new (NULL);
  gboolean uneven = FALSE;

  for (guint ground = 0; ground <= HU_VASL_GROUND_CLIFF; ground++)
    if (self->seen[ground] && (ground == HU_VASL_GROUND_ROWHOUSE_WALL || ground >= HU_VASL_GROUND_ROAD))
      g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "", _(grounds[ground].word));
  for (guint i = 0; i < sheet->laid->len; i++)
    uneven |= g_array_index (sheet->laid, HuVaslLaid, i).board->los->uneven;
  if (uneven)
    g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "", _("height of the ground"));
  if (text->len == 0)
    return NULL;

  /* Translators: a list of "road", "wall", "hedge" and the like. */
  return g_strdup_printf (_("Terrain that was not read: %s."), text->str);
}

static void
say_unread (const HuVaslMap   *self,
            const HuVaslSheet *sheet,
            HuImport          *import)
{
  HuImportSentence sentence;

  HU_IMPORT_WORD (&sentence, word_unread (self, sheet));
  if (sentence.shown == NULL)
    return;
  import->unread = TRUE;
  hu_import_add_sentence (import, sentence);
}

static void
note_grounds (const HuVaslMap   *self,
              const HuVaslSheet *sheet,
              HuImport          *import)
{
  GHashTable *words = g_array_index (sheet->laid, HuVaslLaid, 0).board->words;

  for (guint ground = 0; ground < HU_VASL_GROUND_OTHER; ground++)
    if (self->grounds[ground] != NULL)
      hu_import_note_terrain (import, _(grounds[ground].word), (gint) grounds[ground].terrain,
                              ground == HU_VASL_GROUND_BUILDING ? N_("ground under a building") : N_("by the centre of the hex"),
                              g_array_ref (self->grounds[ground]));
  for (guint code = 0; code < G_N_ELEMENTS (self->others); code++)
    if (self->others[code] != NULL)
      {
        const char *word = g_hash_table_lookup (words, GUINT_TO_POINTER (code));
        /* Translators: the number of a kind of terrain that has no name. */
        g_autofree char *name = word != NULL ? g_strdup (word) : g_strdup_printf (_("terrain %u"), code);

        hu_import_note_terrain (import, name, -1, N_("terrain not known"), g_array_ref (self->others[code]));
      }
}

/* Returns: (transfer full): a sentence */
char *
_hu_vasl_count_buildings (const HuVaslMap *self)
{
  return g_strdup_printf (ngettext ("%1$u building recognised, in %2$u of %3$u hexes.",
                                    "%1$u buildings recognised, in %2$u of %3$u hexes.", self->map->buildings->len),
                          self->map->buildings->len, self->built->n_hexes, self->n_hexes);
}

void
_hu_vasl_say_map (const HuVaslMap   *self,
                  const HuVaslSheet *sheet,
                  HuImport          *import)
{
  const HuVaslBuilt *built = self->built;
  g_autofree char *unbuilt = list_some (import, built->unbuilt);
  g_autofree char *shared = list_some (import, built->shared);
  g_autofree char *stairless = list_some (import, built->stairless);

  if (unbuilt != NULL)
    /* Translators: a list of hexes. */
    HU_IMPORT_SAY (import, g_strdup_printf (ngettext ("The board names a building in this hex, and none lies there: %s.",
                                                      "The board names buildings in these hexes, and none lies there: %s.",
                                                      built->unbuilt->len), unbuilt));
  if (shared != NULL)
    /* Translators: a list of hexes. */
    HU_IMPORT_SAY (import, g_strdup_printf (ngettext ("Two buildings lie in this hex; it belongs to the larger: %s.",
                                                      "Two buildings lie in each of these hexes; each belongs to the larger: %s.",
                                                      built->shared->len), shared));
  if (stairless != NULL)
    /* Translators: a list of buildings. */
    HU_IMPORT_SAY (import, g_strdup_printf (ngettext ("This building has upper levels and no stairwell; each hex of it counts "
                                                      "as one: %s.",
                                                      "These buildings have upper levels and no stairwell; each hex of them "
                                                      "counts as one: %s.", built->stairless->len), stairless));
  if (built->n_small > 0)
    {
      import->unread = TRUE;
      HU_IMPORT_SAY (import, g_strdup_printf (ngettext ("Not read: %u part of a building that is too small to count in a hex.",
                                                        "Not read: %u parts of buildings that are too small to count in a hex.",
                                                        built->n_small), built->n_small));
    }
  say_unread (self, sheet, import);
  note_grounds (self, sheet, import);
}

/* The first hex that is seen of the first board, and how that calls it. */
static HuHex
find_example (const HuVaslSheet  *sheet,
              char              **called)
{
  const HuVaslLaid *laid = &g_array_index (sheet->laid, HuVaslLaid, 0);
  const HuVaslBoard *board = laid->board;
  g_autofree char *prefix = sheet->laid->len > 1 ? hu_vasl_board_dup_prefix (board) : NULL;

  for (gint column = board->column; column < board->column + board->los->width; column++)
    for (gint row = hu_vasl_board_first_row (board, column); row < hu_vasl_board_end_row (board, column); row++)
      {
        HuHex hex = hu_vasl_sheet_at (sheet, laid, column, row);
        g_autofree char *own = hu_vasl_dup_hex (column, row);

        if (hex == HU_HEX_NONE)
          continue;
        *called = g_strconcat (prefix != NULL ? prefix : "", own, NULL);
        return hex;
      }

  g_return_val_if_reached (HU_HEX_NONE);
}

static void
say_hexes (const HuVaslPlay *play,
           HuImport         *import)
{
  const HuVaslSheet *sheet = play->sheet;
  char name[HU_HEX_NAME_MAX];
  g_autofree char *example = NULL;
  HuHex first = find_example (sheet, &example);

  hu_grid_format (sheet->grid, first, name);
  if (sheet->named && sheet->grid->boards != NULL)
    {
      /* Translators: the numbers of columns and rows; the name of a hex, as "2A1". */
      HU_IMPORT_SAY (import, g_strdup_printf (_("Hexes: %1$d × %2$d, named as on the boards, such as %3$s."),
                                              sheet->grid->columns, sheet->grid->rows, name));
      return;
    }
  if (sheet->named)
    {
      HU_IMPORT_SAY (import, g_strdup_printf (_("Hexes: %1$d × %2$d, numbered as on the board."), sheet->grid->columns,
                                              sheet->grid->rows));
      return;
    }
  import->unread = TRUE;
  HU_IMPORT_SAY (import, g_strdup_printf (_("Hexes: %1$d × %2$d. They are renumbered: the board says %3$s, here %4$s."),
                                          sheet->grid->columns, sheet->grid->rows, example, name));
}

static void
say_changes (const HuVaslLaid *laid,
             HuImport         *import)
{
  const HuVaslInPlay *in_play = laid->in_play;
  g_autofree char *text = in_play != NULL ? list (in_play->changes) : NULL;

  if (in_play == NULL)
    return;
  if (in_play->n_overlays > 0)
    /* Translators: a number, the name of a board. */
    HU_IMPORT_SAY (import, g_strdup_printf (ngettext ("Not applied: %1$u map piece laid over the board “%2$s”.",
                                                      "Not applied: %1$u map pieces laid over the board “%2$s”.",
                                                      in_play->n_overlays), in_play->n_overlays, in_play->name));
  if (in_play->changes->len > 0)
    /* Translators: the name of a board, a list of changes as VASL calls them. */
    HU_IMPORT_SAY (import, g_strdup_printf (_("Not applied: the changes of terrain on the board “%1$s” (%2$s)."), in_play->name,
                                            text));
  import->unread |= in_play->n_overlays > 0 || in_play->changes->len > 0;
  if (laid->reversed)
    /* Translators: the name of a board. */
    HU_IMPORT_SAY (import, g_strdup_printf (_("The board “%s” is turned round as in the save."), in_play->name));
  if (in_play->cropped)
    /* Translators: the name of a board. */
    HU_IMPORT_SAY (import, g_strdup_printf (_("The board “%s” is cropped as in the save."), in_play->name));
}

void
_hu_vasl_say_boards (const HuVaslPlay *play,
                     HuImport         *import)
{
  say_hexes (play, import);
  for (guint i = 0; i < play->sheet->laid->len; i++)
    say_changes (&g_array_index (play->sheet->laid, HuVaslLaid, i), import);
  if (play->in_play != NULL && play->in_play->len > 1)
    hu_import_add_board (import, 0, NULL, !play->others);
  for (guint i = 0; play->in_play != NULL && i < play->in_play->len; i++)
    {
      const HuVaslInPlay *in_play = &g_array_index (play->in_play, HuVaslInPlay, i);

      hu_import_add_board (import, 1, in_play->name,
                           play->others && in_play == g_array_index (play->sheet->laid, HuVaslLaid, 0).in_play);
    }
  if (play->others)
    {
      import->unread = TRUE;
      HU_IMPORT_SAY (import, g_strdup_printf (_("Not read: other boards beside “%s”. Choose one with --map."),
                                              g_array_index (play->sheet->laid, HuVaslLaid, 0).in_play->name));
    }
}

/* --- The picture --- */

/* Width of a regular hex, from column to column, for a height of 1. */
#define REGULAR 0.8660254037844386

/* Holds it by two hexes that are far apart; FALSE where there is but one. */
static gboolean
hold (HuImportPicture   *picture,
      const HuVaslSheet *sheet,
      double             narrow)
{
  double far = 0.0;

  picture->hexes[0] = HU_HEX_NONE;
  for (HuHex hex = 0; hex < sheet->grid->n_hexes; hex++)
    {
      double x, y;

      if (!hu_grid_has (sheet->grid, hex))
        continue;
      hu_vasl_sheet_centre (sheet, hex, &x, &y);
      x *= narrow;
      if (picture->hexes[0] == HU_HEX_NONE)
        {
          picture->hexes[0] = hex;
          picture->x[0] = x;
          picture->y[0] = y;
        }
      else if (hypot (x - picture->x[0], y - picture->y[0]) > far)
        {
          far = hypot (x - picture->x[0], y - picture->y[0]);
          picture->hexes[1] = hex;
          picture->x[1] = x;
          picture->y[1] = y;
        }
    }

  return far > 0.0;
}

static HuImportPart *
new_part (const HuVaslLaid *laid,
          double            narrow)
{
  HuImportPart *part = hu_import_part_new (laid->board->picture);

  part->x = laid->x;
  part->y = laid->y;
  part->width = laid->width;
  part->height = laid->height;
  part->left = laid->left * narrow;
  part->top = laid->top;
  part->wide = laid->width * narrow;
  part->deep = laid->height;
  part->reversed = laid->reversed;

  return part;
}

static void
say_none (const HuVaslBoard *board,
          HuImport          *import)
{
  if (board->strange)
    /* Translators: the name of a board. */
    HU_IMPORT_SAY (import, g_strdup_printf (_("Not shown: the picture of the board “%s”, since it is of another size than its "
                                              "ground."), board->name));
  else
    /* Translators: the name of a board. */
    HU_IMPORT_SAY (import, g_strdup_printf (_("The board “%s” has no picture that can be shown."), board->name));
}

void
_hu_vasl_take_picture (const HuVaslSheet *sheet,
                       HuImport          *import)
{
  g_autoptr(HuImportPicture) picture = g_new0 (HuImportPicture, 1);
  double narrow = sheet->dy * REGULAR / sheet->dx;

  picture->parts = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_import_part_free);
  picture->width = sheet->width * narrow;
  picture->height = sheet->height;
  for (guint i = 0; i < sheet->laid->len; i++)
    {
      const HuVaslLaid *laid = &g_array_index (sheet->laid, HuVaslLaid, i);

      if (laid->board->picture != NULL)
        g_ptr_array_add (picture->parts, new_part (laid, narrow));
      else
        say_none (laid->board, import);
    }
  if (picture->parts->len > 0 && hold (picture, sheet, narrow))
    hu_import_take_picture (import, g_steal_pointer (&picture));
}

/* --- What the import says --- */

/* The casualties of each side with their points; then what VASL itself counts. */
static void
say_casualties (const HuVaslSave *work,
                HuImport   *import)
{
  const char *allied = g_hash_table_lookup (work->table->properties, "AlliedCVP");
  const char *axis = g_hash_table_lookup (work->table->properties, "AxisCVP");

  for (guint i = 0; i < work->dead->len; i++)
    {
      const HuVaslCounter *counter = g_ptr_array_index (work->dead, i);
      gboolean masked = counter->look->masked && !work->reveal;
      HuVassalKnown known;
      HuSide side = counter->sort == HU_VASL_UNIT ? _hu_vasl_find_side (work, counter, &known, NULL) : HU_SIDE_NONE;

      if (side == HU_SIDE_NONE)
        continue;
      hu_import_note_loss (import, masked ? "?" : counter->name, side, _hu_vasl_counter_points (counter));
      if (counter->kind == HU_UNIT_VEHICLE && !counter->measured && !counter->look->masked)
        hu_import_ask_loss (import, counter->name, counter->settled, counter->lost_ma, counter->lost_crew);
    }
  hu_import_say_as_chosen (import, hu_import_word_losses);
  if (allied != NULL || axis != NULL)
    {
      g_autofree char *first = hu_import_clean (allied != NULL ? allied : "–");
      g_autofree char *second = hu_import_clean (axis != NULL ? axis : "–");

      /* Translators: two numbers that VASL keeps. */
      HU_IMPORT_SAY (import, g_strdup_printf (_("VASL itself counts: AlliedCVP %1$s, AxisCVP %2$s."), first, second));
    }
}

void
_hu_vasl_say_units (const HuVaslSave *work,
                    HuImport         *import)
{
  hu_import_say_as_chosen (import, hu_import_word_units);
  hu_import_say_what_needs (import, hu_import_word_kindless);
  hu_import_say_what_needs (import, hu_import_word_stands);
  hu_import_say_what_needs (import, hu_import_word_moves);
  hu_import_say_what_needs (import, hu_import_word_bridges);
  /* Points hang on armor and main armament (26.212). */
  if (work->n_measured > 0)
    HU_IMPORT_SAY (import, g_strdup_printf (ngettext ("Armor, main armament and crew of %u vehicle follow from the points on its "
                                                      "counter. Armor is the highest that gives these points.",
                                                      "Armor, main armament and crew of %u vehicles follow from the points on "
                                                      "their counters. Armor is the highest that gives these points.",
                                                      work->n_measured), work->n_measured));
  hu_import_say_what_needs (import, hu_import_word_types);
  if (work->n_contested > 0)
    HU_IMPORT_SAY (import, g_strdup_printf (ngettext ("Not taken: control of %u hex that both sides would have.",
                                                      "Not taken: control of %u hexes that both sides would have.",
                                                      work->n_contested), work->n_contested));
  import->unread |= work->n_contested > 0 || work->dead->len > 0;
  say_casualties (work, import);
}

void
_hu_vasl_say_rest (const HuVaslSave *work,
                   HuImport         *import)
{
  _hu_vassal_say_commands (work->table, import);
  if (work->n_elsewhere > 0)
    HU_IMPORT_SAY (import, g_strdup_printf (ngettext ("Not read: %u counter in other windows.",
                                                      "Not read: %u counters in other windows.", work->n_elsewhere),
                                            work->n_elsewhere));
  if (work->n_bad > 0)
    HU_IMPORT_SAY (import, g_strdup_printf (ngettext ("Not read: %u byte that is no text.",
                                                      "Not read: %u bytes that are no text.", work->n_bad), work->n_bad));
  HU_IMPORT_SAY (import, g_strdup (_("Such a file holds no rules.")));
}
