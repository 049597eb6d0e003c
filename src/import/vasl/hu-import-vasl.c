/*
 * The way from a board, or a save and its boards, to a draft.
 */
#include "config.h"

#include "hu-import-vasl.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#include "hu-import-questions.h"
#include "hu-vassal-save.h"
#include "hu-vasl-work.h"

#define MAIN_MAP "main map"
#define CASUALTIES "casualt"
#define SLACK 3       /* pixels by which a counter may stand off the edge of a half hex */

#define CONTESTED 3

static void
work_clear (HuVaslSave *work)
{
  g_clear_pointer (&work->table, hu_vassal_table_free);
  g_clear_pointer (&work->sides, hu_vassal_sides_free);
  g_clear_pointer (&work->module, hu_vassal_module_free);
  g_clear_pointer (&work->counters, g_ptr_array_unref);
  g_clear_pointer (&work->dead, g_ptr_array_unref);
  g_clear_pointer (&work->map, g_free);
  g_clear_pointer (&work->held, g_free);
  g_clear_pointer (&work->fires, g_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (HuVaslSave, work_clear)

/* --- The map alone --- */

static void
set_title (HuScenario        *scenario,
           const HuVaslSheet *sheet)
{
  g_autoptr(GString) names = g_string_new (NULL);
  g_autofree char *title = NULL;

  for (guint i = 0; i < sheet->laid->len; i++)
    {
      const HuVaslBoard *board = g_array_index (sheet->laid, HuVaslLaid, i).board;
      g_autofree char *prefix = hu_vasl_board_dup_prefix (board);

      g_string_append_printf (names, "%s%s", i > 0 ? ", " : "", prefix != NULL ? prefix : board->name);
    }
  if (names->len == 0)
    return;
  title = g_strdup_printf (sheet->laid->len == 1 ? "Board %s" : "Boards %s", names->str);
  g_free (scenario->title);
  scenario->title = hu_import_clean (title);
}

HuImport *
hu_import_vasl_board (HuVaslBoard  *board,
                      GError      **error)
{
  g_auto(HuVaslPlay) play = { 0 };
  g_auto(HuVaslMap) map = { 0 };
  HuVaslLaid laid = { .board = board, .width = board->width, .height = board->height };
  GArray *all = g_array_new (FALSE, FALSE, sizeof (HuVaslLaid));
  HuImport *import;

  g_array_append_val (all, laid);
  play.sheet = hu_vasl_sheet_new (all, error);
  if (play.sheet == NULL)
    return NULL;

  _hu_vasl_map_init (&map, play.sheet);
  import = hu_import_new (map.map);
  import->tactical = TRUE;
  hu_scenario_set_side (import->scenario, HU_SIDE_FIRST, "first", "First side", NULL);
  hu_scenario_set_side (import->scenario, HU_SIDE_SECOND, "second", "Second side", NULL);
  set_title (import->scenario, play.sheet);
  HU_IMPORT_WORD (&import->numbers, _hu_vasl_count_buildings (&map));
  _hu_vasl_say_boards (&play, import);
  _hu_vasl_say_map (&map, play.sheet, import);
  _hu_vasl_take_picture (play.sheet, import);
  HU_IMPORT_SAY (import, g_strdup (_("Such a file holds no rules.")));
  hu_import_finish (import);

  return import;
}

/* --- The save --- */

gboolean
hu_vasl_is_save (HuZip *save)
{
  guint n_bad;
  g_autofree char *text = hu_vassal_is_save (save) ? hu_vassal_save_read (save, &n_bad, NULL) : NULL;

  return text != NULL && strstr (text, "\033bd\t") != NULL;
}

/* The window with the boards, or where there is none of that name the one with the most counters. */
static char *
find_map (const HuVassalTable *table)
{
  g_autoptr(GHashTable) n_of = g_hash_table_new (g_str_hash, g_str_equal);
  const char *best = NULL;
  guint most = 0;

  for (guint i = 0; i < table->order->len; i++)
    {
      const HuVassalPiece *piece = g_ptr_array_index (table->order, i);
      const char *map = hu_vassal_piece_stand (piece)->map;
      guint n;

      if (piece->kind != HU_VASSAL_PIECE || map == NULL || g_hash_table_lookup (table->pieces, piece->id) != piece)
        continue;
      if (g_ascii_strcasecmp (map, MAIN_MAP) == 0)
        return g_strdup (map);
      n = GPOINTER_TO_UINT (g_hash_table_lookup (n_of, map)) + 1;
      g_hash_table_insert (n_of, (gpointer) map, GUINT_TO_POINTER (n));
      if (n > most)
        {
          most = n;
          best = map;
        }
    }

  return g_strdup (best != NULL ? best : "Main Map");
}

gboolean
_hu_vasl_is_casualties (const char *window)
{
  g_autofree char *folded = hu_import_fold (window);

  return strstr (folded, CASUALTIES) != NULL;
}

static void
gather (HuVaslSave            *work,
        const HuImportProfile *profile)
{
  const HuVassalTable *table = work->table;

  work->map = find_map (table);
  work->counters = g_ptr_array_new_with_free_func ((GDestroyNotify) _hu_vasl_counter_free);
  work->dead = g_ptr_array_new_with_free_func ((GDestroyNotify) _hu_vasl_counter_free);
  for (guint i = 0; i < table->order->len; i++)
    {
      const HuVassalPiece *piece = g_ptr_array_index (table->order, i);
      const char *map = hu_vassal_piece_stand (piece)->map;
      GPtrArray *to = NULL;

      if (piece->kind != HU_VASSAL_PIECE || g_hash_table_lookup (table->pieces, piece->id) != piece)
        continue;
      if (g_strcmp0 (map, work->map) == 0)
        to = work->counters;
      else if (map != NULL && _hu_vasl_is_casualties (map))
        to = work->dead;
      if (to != NULL)
        g_ptr_array_add (to, _hu_vasl_counter_new (piece, table->properties, profile));
      else
        work->n_elsewhere++;
    }
  _hu_vasl_conceal (work->counters);
}

gboolean
_hu_vasl_is_unit (const HuVaslCounter *counter)
{
  return counter->sort == HU_VASL_UNIT || counter->sort == HU_VASL_QUESTION;
}

/* The nations of the units are the candidates for sides, in the order of the save. */
static void
find_sides (HuVaslSave            *work,
            const HuImportProfile *profile)
{
  static const char module[] = "<VASSAL.launch.BasicModule/>";
  g_autoptr(GBytes) bytes = g_bytes_new_static (module, sizeof module - 1);
  g_autoptr(GPtrArray) looks = g_ptr_array_new ();
  GPtrArray *both[] = { work->counters, work->dead };

  work->module = hu_vassal_module_new (bytes, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (both); i++)
    /* NOLINTNEXTLINE(clang-analyzer-core.NullDereference): gather() has made both */
    for (guint j = 0; j < both[i]->len; j++)
      {
        const HuVaslCounter *counter = g_ptr_array_index (both[i], j);

        if (!_hu_vasl_is_unit (counter))
          continue;
        g_ptr_array_add (looks, counter->look);
        if (counter->nation != NULL &&
            !g_ptr_array_find_with_equal_func (work->module->sides, _hu_vasl_counter_get_side (counter), g_str_equal, NULL))
          g_ptr_array_add (work->module->sides, g_strdup (_hu_vasl_counter_get_side (counter)));
      }
  work->sides = hu_vassal_sides_new (work->module, profile, looks, FALSE);
}

HuSide
_hu_vasl_find_side (const HuVaslSave    *work,
                    const HuVaslCounter *counter,
                    HuVassalKnown       *known,
                    gint                *nation)
{
  gint unused;
  HuSide side = hu_vassal_sides_find (work->sides, counter->look, known, nation != NULL ? nation : &unused);

  if (*known == HU_VASSAL_KNOWN_MARK)
    *known = HU_VASSAL_KNOWN_FOLDER;

  return side;
}

/* The side of the Axis, where all its units are of the Axis and none of the other side's. */
static gint
find_axis (const HuVaslSave *work)
{
  guint n[HU_N_SIDES][2] = { { 0 } };

  for (guint i = 0; i < work->counters->len; i++)
    {
      const HuVaslCounter *counter = g_ptr_array_index (work->counters, i);
      HuVassalKnown known;
      HuSide side = _hu_vasl_is_unit (counter) ? _hu_vasl_find_side (work, counter, &known, NULL) : HU_SIDE_NONE;

      if (side != HU_SIDE_NONE)
        n[side][counter->axis]++;
    }
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    if (n[side][FALSE] == 0 && n[!side][TRUE] == 0 && n[side][TRUE] + n[!side][FALSE] > 0)
      return side;

  return HU_SIDE_NONE;
}

HuHex
_hu_vasl_find_hex (const HuVaslPlay    *play,
                   const HuVassalPiece *piece)
{
  const HuVassalPiece *stand = hu_vassal_piece_stand (piece);
  double x = ((double) stand->x - play->left) / play->zoom, y = ((double) stand->y - play->top) / play->zoom;

  if (stand->kind == HU_VASSAL_DECK || x < -SLACK || y < -SLACK || x > play->sheet->width + SLACK ||
      y > play->sheet->height + SLACK)
    return HU_HEX_NONE;

  return hu_vasl_sheet_find (play->sheet, x, y);
}

/* --- The counters --- */

/* How the side is known. */
static const char *
word_known (const HuVaslCounter *counter,
            HuVassalKnown        known)
{
  return known == HU_VASSAL_KNOWN_FOLDER && counter->concealable ? N_("side by the concealment of its nation")
                                                                : _hu_vassal_word_known (known);
}

/* The things that its owner alone knows of a counter while it is masked. */
static void
equip (HuVaslSave          *work,
       HuImport            *import,
       const HuVaslCounter *counter,
       HuUnit              *unit)
{
  unit->states |= counter->states;
  unit->has_leadership = counter->kind == HU_UNIT_LEADER;
  unit->leadership = counter->leadership;
  /* G12.114: the crew of a landing craft is worth one. */
  if (counter->afloat)
    unit->vp = 1;
  if (counter->kind == HU_UNIT_VEHICLE)
    {
      /* Armor and main armament count casualty points (26.212). */
      HuVehicle *vehicle = hu_unit_make_vehicle (unit);

      *vehicle = counter->vehicle;
      work->n_measured += counter->measured;
      if (!counter->measured)
        hu_import_ask_vehicle (import, counter->name, counter->settled, counter->lost_ma, counter->lost_crew);
    }
}

static void
take_unit (HuVaslSave          *work,
           HuImport            *import,
           const HuVaslCounter *counter,
           HuHex                hex)
{
  gboolean masked = counter->look->masked && !work->reveal;
  HuVassalKnown known;
  gint nation;
  HuSide side = _hu_vasl_find_side (work, counter, &known, &nation);
  HuStorey storey = HU_STOREY_GROUND;
  gboolean told = hex == HU_HEX_NONE ||
                  _hu_vasl_find_storey (import->scenario->map, hex, counter->piece, work->table->properties, &storey);
  const HuImportCounter taken = {
    .name = masked ? "?" : counter->name, .masked = masked, .side = side, .hex = hex, .nation = (guint) (nation + 1),
    .key = counter->piece->id, .kind = masked ? HU_UNIT_GROUND : counter->kind, .storey = told ? storey : HU_STOREY_GROUND,
    .asks_storey = !told,
    .as = hex == HU_HEX_NONE ? HU_IMPORT_OUTSIDE : side != HU_SIDE_NONE ? HU_IMPORT_UNIT : HU_IMPORT_LEFT_OUT,
    .why = hex != HU_HEX_NONE     ? word_known (counter, known)
           : side != HU_SIDE_NONE ? N_("stands outside the hexes") : N_("outside the hexes, side not known"),
  };
  HuUnit *unit = hu_import_take_counter (import, &taken);

  if (unit == NULL)
    return;

  if (counter->look->hidden)
    unit->states |= HU_STATE_HIDDEN;
  else if (counter->look->masked || counter->concealed)
    unit->states |= HU_STATE_CONCEALED;
  if (counter->nation != NULL)
    unit->nationality = g_ascii_strdown (counter->nation, -1);
  if (!masked)
    equip (work, import, counter, unit);
}

static void
take_marker (HuVaslSave                *work,
             HuImport            *import,
             const HuVaslCounter *counter,
             HuHex                hex)
{
  HuImportCounter taken;
  gboolean masked = counter->look->masked && !work->reveal;
  const char *why = masked ? N_("masked, and no unit")
                    : counter->sort == HU_VASL_TURN ? N_("shows the turn")
                    : counter->sort == HU_VASL_LEVEL ? N_("shows the level of the units above it")
                    : counter->nation != NULL && g_str_equal (counter->name, "?") ? N_("conceals the units under it")
                                                                                  : N_("no unit by its name");

  if (counter->sort == HU_VASL_HELD && hex != HU_HEX_NONE && work->axis != HU_SIDE_NONE)
    {
      gint8 side = (gint8) (1 + (counter->axis ? work->axis : !work->axis));

      why = N_("control of its hex at the start");
      if (work->held[hex] != 0 && work->held[hex] != side)
        work->held[hex] = CONTESTED;
      else
        work->held[hex] = side;
    }
  else if (counter->sort == HU_VASL_HELD && hex != HU_HEX_NONE)
    why = N_("control, but it is not known which side is the Axis");
  else if (counter->sort == HU_VASL_FIRE && hex != HU_HEX_NONE)
    {
      why = N_("Fire in its hex at the start");
      work->fires[hex] = MAX (work->fires[hex], (guint8) counter->fire);
    }
  taken = (HuImportCounter) {
    .name = masked ? "?" : counter->name, .masked = masked, .as = HU_IMPORT_MARKER, .side = HU_SIDE_NONE, .hex = hex,
    .why = why, .key = counter->piece->id,
  };
  hu_import_take_counter (import, &taken);
}

static void
set_start (HuVaslSave       *work,
           HuScenario *scenario)
{
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    {
      HuHolding *holding = NULL;

      for (HuHex hex = 0; hex < scenario->map->grid->n_hexes; hex++)
        if (work->held[hex] == 1 + side)
          {
            if (holding == NULL)
              holding = hu_scenario_add_holding (scenario, (HuSide) side);
            g_array_append_val (holding->hexes, hex);
          }
    }
  for (HuHex hex = 0; hex < scenario->map->grid->n_hexes; hex++)
    {
      work->n_contested += work->held[hex] == CONTESTED;
      if (work->fires[hex] != HU_FIRE_NONE)
        hu_scenario_add_fire (scenario, hex, HU_STOREY_GROUND, (HuFireKind) work->fires[hex]);
    }
}

void
_hu_vasl_take_counter (HuVaslSave          *work,
                       HuImport            *import,
                       const HuVaslCounter *counter,
                       HuHex                hex)
{
  if (_hu_vasl_is_unit (counter))
    take_unit (work, import, counter, hex);
  else if (counter->sort == HU_VASL_STRANGE)
    {
      /* The user says what it is. */
      gboolean masked = counter->look->masked && !work->reveal;
      const HuImportCounter taken = {
        .name = masked ? "?" : counter->name, .masked = masked, .side = HU_SIDE_NONE, .hex = hex, .key = counter->piece->id,
        .asks_storey = TRUE, .as = hex != HU_HEX_NONE ? HU_IMPORT_LEFT_OUT : HU_IMPORT_OUTSIDE,
        .why = hex != HU_HEX_NONE ? N_("kind of unit not known") : N_("outside the hexes, kind of unit not known"),
      };

      hu_import_take_counter (import, &taken);
    }
  else
    take_marker (work, import, counter, hex);
}

static void
take_counters (HuVaslSave       *work,
               const HuVaslPlay *play,
               HuImport         *import)
{
  work->axis = find_axis (work);
  work->held = g_malloc0 ((gsize) play->sheet->grid->n_hexes);
  work->fires = g_malloc0 ((gsize) play->sheet->grid->n_hexes);
  for (guint i = 0; i < work->counters->len; i++)
    {
      const HuVaslCounter *counter = g_ptr_array_index (work->counters, i);
      HuHex hex = _hu_vasl_find_hex (play, counter->piece);

      if (counter->sort == HU_VASL_TURN && work->turn == NULL)
        work->turn = counter;
      _hu_vasl_take_counter (work, import, counter, hex);
    }
  set_start (work, import->scenario);
}

/* --- All of it --- */

static HuImport *
make_draft (HuVaslSave  *work,
            HuVaslPlay  *play,
            GPtrArray   *next,
            GError     **error)
{
  g_auto(HuVaslMap) map = { 0 };
  g_autoptr(HuImport) import = NULL;

  _hu_vasl_map_init (&map, play->sheet);
  hu_map_lay_locations (map.map);
  import = hu_import_new (map.map);
  _hu_vassal_name_sides (work->sides, import);
  import->kind = g_strdup ("VASL");
  import->tactical = TRUE;
  import->board_known = TRUE;
  set_title (import->scenario, play->sheet);
  take_counters (work, play, import);
  _hu_vasl_set_clock (work, import->scenario);
  if (work->turn != NULL && work->table->turn == NULL)
    work->table->turn = g_strdup (work->turn->name);
  if (!_hu_vasl_run_log (work, play, next, import, error))
    return NULL;
  _hu_vassal_add_keys (work->table, import);
  _hu_vasl_say_boards (play, import);
  HU_IMPORT_SAY (import, _hu_vasl_count_buildings (&map));
  _hu_vasl_say_units (work, import);
  _hu_vasl_say_map (&map, play->sheet, import);
  _hu_vasl_take_picture (play->sheet, import);
  _hu_vasl_say_rest (work, import);
  hu_import_finish (import);

  return g_steal_pointer (&import);
}

GPtrArray *
hu_vasl_list_boards (HuZip *save)
{
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);
  guint n_bad = 0;
  g_autofree char *text = hu_vassal_save_read (save, &n_bad, NULL);
  g_autoptr(HuVassalTable) table = text != NULL ? hu_vassal_table_new (text, NULL) : NULL;
  g_autoptr(GArray) boards = table != NULL && table->bd != NULL ? _hu_vasl_read_boards (table->bd) : NULL;

  for (guint i = 0; boards != NULL && i < boards->len; i++)
    g_ptr_array_add (names, g_strdup (g_array_index (boards, HuVaslInPlay, i).name));

  return names;
}

HuImport *
hu_import_vasl_save (HuZip                  *save,
                     GPtrArray              *boards,
                     const HuImportProfile  *profile,
                     const HuVassalChoice   *choice,
                     GError                **error)
{
  g_auto(HuVaslSave) work = { 0 };
  g_auto(HuVaslPlay) play = { 0 };
  g_autofree char *text = hu_vassal_save_read (save, &work.n_bad, error);

  work.table = text != NULL ? hu_vassal_table_new (text, error) : NULL;
  if (work.table == NULL)
    return NULL;
  g_clear_pointer (&text, g_free);
  play.in_play = _hu_vasl_read_boards (work.table->bd != NULL ? work.table->bd : "");
  if (!_hu_vasl_play (&play, boards, choice, error))
    return NULL;

  work.reveal = choice->reveal;
  work.profile = profile;
  gather (&work, profile);
  find_sides (&work, profile);

  return make_draft (&work, &play, choice->next, error);
}
