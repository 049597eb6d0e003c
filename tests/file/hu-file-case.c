/*
 * Games as text, spoilt or not, and comparing what was read of them.
 */
#include "config.h"

#include "hu-control-rules.h"
#include "hu-file-case.h"
#include "hu-format.h"
#include "hu-front-line-rules.h"
#include "hu-sudden-death-rules.h"

#include <string.h>

static char *
read_file (const char *path)
{
  g_autoptr(GError) error = NULL;
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);

  return text;
}

char *
hu_file_case_text (const char *name)
{
  g_autofree char *file = g_strconcat (name, ".hexgame", NULL);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", "files", file, NULL);

  return read_file (path);
}

char *
hu_file_case_replace (const char *text,
                      const char *what,
                      const char *by)
{
  const char *found = strstr (text, what);
  GString *result;

  if (found == NULL)
    g_error ("the game does not say %s", what);

  result = g_string_new_len (text, found - text);
  g_string_append (result, by);
  g_string_append (result, found + strlen (what));

  return g_string_free (result, FALSE);
}

HuGameFile *
hu_file_case_parse (const char *text,
                    gssize      length,
                    char      **lines)
{
  g_autoptr(GBytes) bytes = g_bytes_new (text, length < 0 ? strlen (text) : (gsize) length);
  g_autoptr(HuFaults) faults = hu_faults_new ();
  HuGameFile *game = hu_game_file_parse (bytes, faults);
  GString *said = g_string_new (NULL);

  for (guint i = 0; i < hu_faults_get_n (faults); i++)
    {
      g_autofree char *line = hu_fault_to_line (hu_faults_get (faults, i), "game");

      g_assert_null (strchr (line, '\n'));
      g_string_append_printf (said, "%s\n", line);
    }
  g_assert_cmpint (game == NULL, ==, hu_faults_get_n_errors (faults) > 0);
  *lines = g_string_free (said, FALSE);

  return game;
}

char *
hu_file_case_write (const HuGameFile *game)
{
  g_autoptr(GBytes) bytes = hu_game_file_to_bytes (game);

  return g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
}

/* --- Equality, member by member --- */

static void
assert_equal_hexes (const GArray *a,
                    const GArray *b)
{
  g_assert_cmpint (a == NULL, ==, b == NULL);
  if (a != NULL)
    g_assert_cmpmem (a->data, a->len * sizeof (HuHex), b->data, b->len * sizeof (HuHex));
}

static void
assert_equal_marks (const void *a,
                    const void *b,
                    gsize       n)
{
  g_assert_cmpint (a == NULL, ==, b == NULL);
  if (a != NULL)
    g_assert_cmpmem (a, n, b, n);
}

static void
assert_equal_grids (const HuGrid *a,
                    const HuGrid *b)
{
  g_assert_cmpint (a->columns, ==, b->columns);
  g_assert_cmpint (a->rows, ==, b->rows);
  g_assert_cmpint (a->orientation, ==, b->orientation);
  g_assert_cmpint (a->shifted_odd, ==, b->shifted_odd);
  g_assert_cmpint (a->numbering, ==, b->numbering);
  g_assert_cmpstr (a->board, ==, b->board);
  g_assert_cmpint (a->n_missing, ==, b->n_missing);
  assert_equal_marks (a->exists, b->exists, (gsize) a->n_hexes);
}

static void
assert_equal_features (const GPtrArray *a,
                       const GPtrArray *b)
{
  g_assert_cmpuint (a->len, ==, b->len);
  for (guint i = 0; i < a->len; i++)
    {
      const HuHexFeature *x = g_ptr_array_index (a, i), *y = g_ptr_array_index (b, i);

      g_assert_cmpint (x->hex, ==, y->hex);
      g_assert_cmpstr (x->extra, ==, y->extra);
    }
}

static void
assert_equal_built (const HuMap *a,
                    const HuMap *b)
{
  g_assert_cmpuint (a->buildings->len, ==, b->buildings->len);
  for (guint i = 0; i < a->buildings->len; i++)
    {
      const HuBuilding *x = hu_map_get_building (a, i), *y = hu_map_get_building (b, i);

      g_assert_cmpstr (x->id, ==, y->id);
      g_assert_cmpstr (x->name, ==, y->name);
      assert_equal_hexes (x->hexes, y->hexes);
      g_assert_cmpint (x->upper_storeys, ==, y->upper_storeys);
      g_assert_cmpint (x->rowhouse, ==, y->rowhouse);
      g_assert_cmpint (x->roof, ==, y->roof);
      g_assert_cmpint (x->cellar, ==, y->cellar);
      assert_equal_hexes (x->stairwells, y->stairwells);
      g_assert_cmpstr (x->extra, ==, y->extra);
    }
  assert_equal_features (a->bridges, b->bridges);
  assert_equal_features (a->pillboxes, b->pillboxes);
  g_assert_cmpuint (a->boards->len, ==, b->boards->len);
  for (guint i = 0; i < a->boards->len; i++)
    {
      const HuBoard *x = g_ptr_array_index (a->boards, i), *y = g_ptr_array_index (b->boards, i);

      g_assert_cmpstr (x->id, ==, y->id);
      assert_equal_hexes (x->hexes, y->hexes);
      g_assert_cmpstr (x->extra, ==, y->extra);
    }
}

static void
assert_equal_strings (GPtrArray *a,
                      GPtrArray *b)
{
  g_assert_cmpint (a == NULL, ==, b == NULL);
  if (a == NULL)
    return;

  g_assert_cmpuint (a->len, ==, b->len);
  for (guint i = 0; i < a->len; i++)
    g_assert_cmpstr (g_ptr_array_index (a, i), ==, g_ptr_array_index (b, i));
}

static void
assert_equal_maps (const HuMap *a,
                   const HuMap *b)
{
  gsize n_hexes = (gsize) a->grid->n_hexes;

  assert_equal_grids (a->grid, b->grid);
  assert_equal_marks (a->terrain, b->terrain, n_hexes);
  assert_equal_marks ((const guint8 *) a->levels, (const guint8 *) b->levels, n_hexes);
  assert_equal_marks (a->barriers, b->barriers, n_hexes);
  for (gint kind = 0; kind < HU_N_HEXSIDES; kind++)
    assert_equal_marks (a->hexsides[kind], b->hexsides[kind], n_hexes);

  g_assert_cmpuint (a->lines->len, ==, b->lines->len);
  for (guint i = 0; i < a->lines->len; i++)
    {
      const HuLine *x = g_ptr_array_index (a->lines, i), *y = g_ptr_array_index (b->lines, i);

      g_assert_cmpint (x->kind, ==, y->kind);
      assert_equal_hexes (x->hexes, y->hexes);
      g_assert_cmpstr (x->extra, ==, y->extra);
    }

  g_assert_cmpuint (a->places->len, ==, b->places->len);
  for (guint i = 0; i < a->places->len; i++)
    {
      const HuPlace *x = hu_map_get_place (a, i), *y = hu_map_get_place (b, i);

      g_assert_cmpstr (x->id, ==, y->id);
      g_assert_cmpstr (x->name, ==, y->name);
      g_assert_cmpint (x->kind, ==, y->kind);
      assert_equal_hexes (x->hexes, y->hexes);
      g_assert_cmpstr (x->extra, ==, y->extra);
    }

  assert_equal_built (a, b);
  g_assert_cmpint (a->grid->names == NULL, ==, b->grid->names == NULL);
  g_assert_cmpint (a->grid->boards == NULL, ==, b->grid->boards == NULL);
  if (a->grid->boards != NULL)
    g_assert_cmpmem (a->grid->board_of, (gsize) a->grid->n_hexes * sizeof (guint16), b->grid->board_of,
                     (gsize) b->grid->n_hexes * sizeof (guint16));
  g_assert_cmpstr (a->grid_extra.grid, ==, b->grid_extra.grid);
  g_assert_cmpstr (a->grid_extra.names, ==, b->grid_extra.names);
  g_assert_cmpstr (a->grid_extra.column, ==, b->grid_extra.column);
  g_assert_cmpstr (a->grid_extra.row, ==, b->grid_extra.row);
  assert_equal_strings (a->grid_extra.boards, b->grid_extra.boards);
}

static void
assert_equal_calendars (const HuCalendar *a,
                        const HuCalendar *b)
{
  g_assert_cmpuint (a->n_turns, ==, b->n_turns);
  assert_equal_strings (a->turn_names, b->turn_names);
  assert_equal_strings (a->turn_extras, b->turn_extras);
  g_assert_cmpstr (a->extra, ==, b->extra);
  g_assert_cmpint (a->ends_early, ==, b->ends_early);
  if (a->ends_early)
    {
      g_assert_cmpint (a->end_turn, ==, b->end_turn);
      g_assert_cmpint (a->end_player_turn, ==, b->end_player_turn);
      g_assert_cmpstr (a->end_extra, ==, b->end_extra);
    }

  g_assert_cmpuint (a->player_turns->len, ==, b->player_turns->len);
  for (guint i = 0; i < a->player_turns->len; i++)
    {
      const HuPlayerTurn *x = g_ptr_array_index (a->player_turns, i);
      const HuPlayerTurn *y = g_ptr_array_index (b->player_turns, i);

      g_assert_cmpint (x->side, ==, y->side);
      assert_equal_strings (x->phases, y->phases);
      g_assert_cmpstr (x->extra, ==, y->extra);
    }
}

static void
assert_equal_vehicles (const HuVehicle *a,
                       const HuVehicle *b)
{
  g_assert_cmpint (a == NULL, ==, b == NULL);
  if (a == NULL)
    return;

  g_assert_cmpint (a->type, ==, b->type);
  g_assert_cmpint (a->armor, ==, b->armor);
  g_assert_cmpint (a->ma, ==, b->ma);
  g_assert_cmpint (a->crew, ==, b->crew);
  g_assert_cmpstr (a->extra, ==, b->extra);
}

static void
assert_equal_units (const HuUnit *a,
                    const HuUnit *b)
{
  g_assert_cmpstr (a->id, ==, b->id);
  g_assert_cmpstr (a->name, ==, b->name);
  g_assert_cmpint (a->side, ==, b->side);
  g_assert_cmpint (a->kind, ==, b->kind);
  g_assert_cmpint (a->at, ==, b->at);
  g_assert_cmpint (a->strength, ==, b->strength);
  g_assert_cmpint (a->size, ==, b->size);
  g_assert_cmpstr (a->branch, ==, b->branch);
  assert_equal_strings (a->tags, b->tags);
  g_assert_cmpint (a->bracketed, ==, b->bracketed);
  g_assert_cmpint (a->line, ==, b->line);
  g_assert_cmpint (a->zoc, ==, b->zoc);
  g_assert_cmpint (a->storey, ==, b->storey);
  g_assert_cmphex (a->states, ==, b->states);
  g_assert_cmpint (a->has_leadership, ==, b->has_leadership);
  g_assert_cmpint (a->leadership, ==, b->leadership);
  g_assert_cmpuint (a->in, ==, b->in);
  g_assert_cmpstr (a->nationality, ==, b->nationality);
  g_assert_cmpint (a->has_aboard, ==, b->has_aboard);
  g_assert_cmpint (a->aboard, ==, b->aboard);
  g_assert_cmpint (a->vp, ==, b->vp);
  assert_equal_vehicles (a->vehicle, b->vehicle);
  g_assert_cmpstr (a->extra, ==, b->extra);
}

static void
assert_equal_sources (const HuSources *a,
                      const HuSources *b)
{
  g_assert_cmpint (a->by_edge, ==, b->by_edge);
  g_assert_cmpmem (a->edges, sizeof a->edges, b->edges, sizeof b->edges);
  assert_equal_hexes (a->hexes, b->hexes);
}

static void
assert_equal_supply (const HuSupplyRules *a,
                     const HuSupplyRules *b)
{
  g_assert_cmpint (a == NULL, ==, b == NULL);
  if (a == NULL)
    return;

  g_assert_cmpint (a->side, ==, b->side);
  assert_equal_sources (&a->sources, &b->sources);
  assert_equal_hexes (a->except, b->except);
  g_assert_cmpint (a->owned, ==, b->owned);
  g_assert_cmpint (a->blocked_by_units, ==, b->blocked_by_units);
  g_assert_cmpint (a->blocked_by_zoc, ==, b->blocked_by_zoc);
  g_assert_cmpint (a->blocked_by_owner, ==, b->blocked_by_owner);
  g_assert_cmpint (a->zoc, ==, b->zoc);
  g_assert_cmpint (a->zoc_negated_by_units, ==, b->zoc_negated_by_units);
  g_assert_cmpint (a->max_length, ==, b->max_length);
  g_assert_cmpuint (a->hexsides, ==, b->hexsides);
  g_assert_cmpuint (a->along, ==, b->along);
  g_assert_cmpint (a->steps, ==, b->steps);
  g_assert_cmpstr (a->extra, ==, b->extra);
}

static void
assert_equal_rules (const HuSuddenDeathRules *a,
                    const HuSuddenDeathRules *b,
                    gsize                     n_hexes)
{
  g_assert_cmpint (a == NULL, ==, b == NULL);
  if (a == NULL)
    return;

  g_assert_cmpint (a->attacker, ==, b->attacker);
  g_assert_cmpint (a->defender, ==, b->defender);
  g_assert_cmpuint (a->capital, ==, b->capital);
  g_assert_cmpint (a->supply_given, ==, b->supply_given);
  assert_equal_sources (&a->sources, &b->sources);
  g_assert_cmpint (a->blocked_by_units, ==, b->blocked_by_units);
  g_assert_cmpint (a->blocked_by_zoc, ==, b->blocked_by_zoc);
  g_assert_cmpint (a->blocked_by_owner, ==, b->blocked_by_owner);
  g_assert_cmpint (a->zoc_negated_by_units, ==, b->zoc_negated_by_units);
  g_assert_cmpint (a->entry_at_setup, ==, b->entry_at_setup);
  g_assert_cmpint (a->max_length, ==, b->max_length);
  g_assert_cmpint (a->has_attacker_sources, ==, b->has_attacker_sources);
  assert_equal_sources (&a->attacker_sources, &b->attacker_sources);
  g_assert_cmpmem (a->cities->data, a->cities->len * sizeof (guint), b->cities->data,
                   b->cities->len * sizeof (guint));
  g_assert_cmpint (a->rear_given, ==, b->rear_given);
  assert_equal_marks (a->rear, b->rear, n_hexes);
  g_assert_cmpstr (a->extra, ==, b->extra);
  g_assert_cmpstr (a->supply_extra, ==, b->supply_extra);

  g_assert_cmpuint (a->withdrawals->len, ==, b->withdrawals->len);
  for (guint i = 0; i < a->withdrawals->len; i++)
    {
      const HuWithdrawal *x = g_ptr_array_index (a->withdrawals, i),
      *y = g_ptr_array_index (b->withdrawals, i);

      g_assert_cmpuint (x->turn, ==, y->turn);
      g_assert_cmpuint (x->count, ==, y->count);
      g_assert_cmpuint (x->phase, ==, y->phase);
      g_assert_cmpstr (x->branch, ==, y->branch);
      g_assert_cmpstr (x->extra, ==, y->extra);
      assert_equal_hexes (x->units, y->units); /* guint, as large as a hex */
    }
}

static void
assert_equal_items (const HuScheduleItem *a,
                    const HuScheduleItem *b)
{
  g_assert_cmpstr (a->item, ==, b->item);
  g_assert_cmpint (a->kind, ==, b->kind);
  g_assert_cmpint (a->to, ==, b->to);
  g_assert_cmpint (a->points, ==, b->points);
  g_assert_cmpuint (a->place, ==, b->place);
  g_assert_cmpint (a->hold, ==, b->hold);
  g_assert_cmpint (a->when, ==, b->when);
  g_assert_cmpstr (a->extra, ==, b->extra);
  g_assert_cmpstr (a->multiply_extra, ==, b->multiply_extra);

  g_assert_cmpint (a->factors == NULL, ==, b->factors == NULL);
  if (a->factors == NULL)
    return;
  g_assert_cmpuint (a->factors->len, ==, b->factors->len);
  for (guint i = 0; i < a->factors->len; i++)
    {
      const HuFactor *x = &g_array_index (a->factors, HuFactor, i), *y = &g_array_index (b->factors, HuFactor, i);

      g_assert_cmpstr (x->branch, ==, y->branch);
      g_assert_cmpint (x->factor, ==, y->factor);
    }
}

static void
assert_equal_levels (const HuLevel *a,
                     const HuLevel *b)
{
  g_assert_cmpstr (a->id, ==, b->id);
  g_assert_cmpint (a->side, ==, b->side);
  g_assert_cmpint (a->bound, ==, b->bound);
  g_assert_cmpint (a->numerator, ==, b->numerator);
  g_assert_cmpint (a->denominator, ==, b->denominator);
  g_assert_cmpstr (a->extra, ==, b->extra);
}

static void
assert_equal_front_lines (const HuFrontLineRules *a,
                          const HuFrontLineRules *b)
{
  g_assert_cmpint (a == NULL, ==, b == NULL);
  if (a == NULL)
    return;

  g_assert_cmpint (a->attacker, ==, b->attacker);
  g_assert_cmpint (a->defender, ==, b->defender);
  g_assert_cmpint (a->schedule_given, ==, b->schedule_given);
  g_assert_cmpint (a->levels_given, ==, b->levels_given);
  g_assert_cmpint (a->zero_zero_none, ==, b->zero_zero_none);
  g_assert_cmpint (a->rows_given, ==, b->rows_given);
  g_assert_cmpint (a->first_row, ==, b->first_row);
  g_assert_cmpint (a->last_row, ==, b->last_row);
  g_assert_cmpuint (a->from_turn, ==, b->from_turn);
  g_assert_cmpint (a->penalty, ==, b->penalty);
  g_assert_cmpint (a->reading, ==, b->reading);
  g_assert_cmpint (a->ends_exempt, ==, b->ends_exempt);
  g_assert_cmpint (a->zoc_respects_hexsides, ==, b->zoc_respects_hexsides);
  g_assert_cmpint (a->army_zoc, ==, b->army_zoc);
  g_assert_cmpint (a->aircraft_hold, ==, b->aircraft_hold);
  g_assert_cmpstr (a->extra, ==, b->extra);
  g_assert_cmpstr (a->rows_extra, ==, b->rows_extra);

  g_assert_cmpuint (a->schedule->len, ==, b->schedule->len);
  for (guint i = 0; i < a->schedule->len; i++)
    assert_equal_items (g_ptr_array_index (a->schedule, i), g_ptr_array_index (b->schedule, i));
  g_assert_cmpuint (a->levels->len, ==, b->levels->len);
  for (guint i = 0; i < a->levels->len; i++)
    assert_equal_levels (g_ptr_array_index (a->levels, i), g_ptr_array_index (b->levels, i));
}

/* What hangs together by itself: the members of a term and of an atom of control. */
static void
assert_equal_conditions (const HuTerm *a,
                         const HuTerm *b)
{
  const HuControlTerm *x = hu_control_term (a), *y = hu_control_term (b);

  g_assert_cmpint (a->kind, ==, b->kind);
  g_assert_cmpuint (a->parts->len, ==, b->parts->len);
  for (guint i = 0; i < a->parts->len; i++)
    assert_equal_conditions (g_ptr_array_index (a->parts, i), g_ptr_array_index (b->parts, i));
  g_assert_cmpint (a->has_least, ==, b->has_least);
  g_assert_cmpint (a->has_most, ==, b->has_most);
  g_assert_cmpint (hu_decimal_compare (a->least, a->unit, b->least, b->unit), ==, 0);
  g_assert_cmpint (hu_decimal_compare (a->most, a->unit, b->most, b->unit), ==, 0);
  g_assert_cmpint (a->lower.bound, ==, b->lower.bound);
  g_assert_cmpint (a->has_times, ==, b->has_times);
  g_assert_cmpint (a->times.value, ==, b->times.value);
  g_assert_cmpuint (a->n_left, ==, b->n_left);
  g_assert_cmpuint (a->filter.kinds, ==, b->filter.kinds);
  g_assert_cmpstr (a->what, ==, b->what);
  g_assert_cmpint (x->side_given, ==, y->side_given);
  if (x->side_given || (a->kind >= HU_CONTROL_TERM_UNITS && a->kind <= HU_CONTROL_TERM_CAPTURED))
    g_assert_cmpint (a->side, ==, b->side);
  assert_equal_hexes (a->where.hexes, b->where.hexes);
  assert_equal_hexes (x->items, y->items); /* gint32, as a hex is */
  assert_equal_hexes (x->exits, y->exits);
  g_assert_cmpint (x->subject_kind, ==, y->subject_kind);
  g_assert_cmpint (x->by_area, ==, y->by_area);
  g_assert_cmpint (x->multi_hex, ==, y->multi_hex);
  g_assert_cmpint (x->more, ==, y->more);
  g_assert_cmpint (x->enemies, ==, y->enemies);
  g_assert_cmpint (x->fitness, ==, y->fitness);
  g_assert_cmpint (x->measure, ==, y->measure);
  g_assert_cmpint (x->waiting, ==, y->waiting);
  g_assert_cmpint (x->any_exit, ==, y->any_exit);
  g_assert_cmpint (x->building, ==, y->building);
}

static void
assert_equal_control_lists (const HuControlRules *a,
                            const HuControlRules *b)
{
  g_assert_cmpuint (a->victory->len, ==, b->victory->len);
  for (guint i = 0; i < a->victory->len; i++)
    {
      const HuVictoryEntry *x = g_ptr_array_index (a->victory, i), *y = g_ptr_array_index (b->victory, i);

      g_assert_cmpint (x->side, ==, y->side);
      g_assert_cmpstr (x->id, ==, y->id);
      g_assert_cmpstr (x->name, ==, y->name);
      g_assert_cmpint (x->when, ==, y->when);
      g_assert_cmpint (x->immediate, ==, y->immediate);
      g_assert_cmpuint (x->turn.from, ==, y->turn.from);
      assert_equal_conditions (x->needs, y->needs);
      g_assert_cmpstr (x->extra, ==, y->extra);
    }
  g_assert_cmpuint (a->exits->len, ==, b->exits->len);
  for (guint i = 0; i < a->exits->len; i++)
    {
      const HuExitArea *x = g_ptr_array_index (a->exits, i), *y = g_ptr_array_index (b->exits, i);

      g_assert_cmpint (x->side, ==, y->side);
      assert_equal_hexes (x->hexes, y->hexes);
      g_assert_cmpstr (x->extra, ==, y->extra);
    }
  g_assert_cmpuint (a->balance->len, ==, b->balance->len);
  for (guint i = 0; i < a->balance->len; i++)
    {
      const HuBalance *x = g_ptr_array_index (a->balance, i), *y = g_ptr_array_index (b->balance, i);

      g_assert_cmpint (x->side, ==, y->side);
      g_assert_cmpstr (x->text, ==, y->text);
      g_assert_cmpstr (x->extra, ==, y->extra);
    }
}

static void
assert_equal_controls (const HuControlRules *a,
                       const HuControlRules *b)
{
  g_assert_cmpint (a == NULL, ==, b == NULL);
  if (a == NULL)
    return;

  g_assert_cmpint (a->current, ==, b->current);
  g_assert_cmpint (a->rooftop_prevents, ==, b->rooftop_prevents);
  g_assert_cmpint (a->reduction_scores, ==, b->reduction_scores);
  g_assert_cmpint (a->hero_scores, ==, b->hero_scores);
  g_assert_cmpint (a->hold_ends_when_disarmed, ==, b->hold_ends_when_disarmed);
  g_assert_cmpint (a->otherwise, ==, b->otherwise);
  assert_equal_control_lists (a, b);
  g_assert_cmpstr (a->extra, ==, b->extra);
}

static void
assert_equal_tactical_starts (const HuStart *a,
                              const HuStart *b)
{
  g_assert_cmpuint (a->setup->len, ==, b->setup->len);
  for (guint i = 0; i < a->setup->len; i++)
    {
      const HuSetupArea *x = g_ptr_array_index (a->setup, i), *y = g_ptr_array_index (b->setup, i);

      g_assert_cmpint (x->side, ==, y->side);
      assert_equal_hexes (x->hexes, y->hexes);
      assert_equal_hexes (x->boards, y->boards); /* guint, as large as a hex */
      g_assert_cmpstr (x->extra, ==, y->extra);
    }
  g_assert_cmpuint (a->holdings->len, ==, b->holdings->len);
  for (guint i = 0; i < a->holdings->len; i++)
    {
      const HuHolding *x = g_ptr_array_index (a->holdings, i), *y = g_ptr_array_index (b->holdings, i);

      g_assert_cmpint (x->side, ==, y->side);
      assert_equal_hexes (x->locations, y->locations); /* as large as hexes, and the next but one */
      assert_equal_hexes (x->hexes, y->hexes);
      assert_equal_hexes (x->buildings, y->buildings);
      g_assert_cmpstr (x->extra, ==, y->extra);
    }
  g_assert_cmpuint (a->fires->len, ==, b->fires->len);
  for (guint i = 0; i < a->fires->len; i++)
    {
      const HuStartFire *x = g_ptr_array_index (a->fires, i), *y = g_ptr_array_index (b->fires, i);

      g_assert_cmpint (x->hex, ==, y->hex);
      g_assert_cmpint (x->storey, ==, y->storey);
      g_assert_cmpint (x->kind, ==, y->kind);
      g_assert_cmpstr (x->extra, ==, y->extra);
    }
}

void
hu_file_case_assert_equal (const HuGameFile *a,
                           const HuGameFile *b)
{
  const HuScenario *x = a->scenario, *y = b->scenario;
  gsize n_hexes = (gsize) x->map->grid->n_hexes;

  g_assert_cmpstr (x->title, ==, y->title);
  g_assert_cmpstr (x->about, ==, y->about);
  g_assert_cmpstr (x->played.place, ==, y->played.place);
  g_assert_cmpstr (x->played.date, ==, y->played.date);
  g_assert_cmpstr (x->played.extra, ==, y->played.extra);
  for (guint side = 0; side < HU_N_SIDES; side++)
    g_assert_cmpstr (x->played.players[side], ==, y->played.players[side]);
  assert_equal_maps (x->map, y->map);
  for (gint i = 0; i < HU_N_SIDES; i++)
    {
      g_assert_cmpstr (x->sides[i].id, ==, y->sides[i].id);
      g_assert_cmpstr (x->sides[i].name, ==, y->sides[i].name);
      g_assert_cmpstr (x->sides[i].color, ==, y->sides[i].color);
      g_assert_cmpstr (x->sides[i].extra, ==, y->sides[i].extra);
    }
  assert_equal_calendars (&x->calendar, &y->calendar);
  g_assert_cmpuint (x->units->len, ==, y->units->len);
  for (guint i = 0; i < x->units->len; i++)
    assert_equal_units (hu_scenario_get_unit (x, i), hu_scenario_get_unit (y, i));
  assert_equal_marks (x->start.hex_owner, y->start.hex_owner, n_hexes);
  g_assert_cmpmem (x->start.points, sizeof x->start.points, y->start.points, sizeof y->start.points);
  for (guint side = 0; side < HU_N_SIDES; side++)
    assert_equal_supply (x->supply[side], y->supply[side]);
  assert_equal_rules (hu_sudden_death_rules (x), hu_sudden_death_rules (y), n_hexes);
  assert_equal_front_lines (hu_front_line_rules (x), hu_front_line_rules (y));
  assert_equal_controls (hu_control_rules (x), hu_control_rules (y));
  assert_equal_tactical_starts (&x->start, &y->start);
  g_assert_cmpstr (x->extra, ==, y->extra);
  g_assert_cmpstr (x->rules_extra, ==, y->rules_extra);

  g_assert_cmpuint (a->log->len, ==, b->log->len);
  for (guint i = 0; i < a->log->len; i++)
    {
      const HuEvent *e = g_ptr_array_index (a->log, i), *f = g_ptr_array_index (b->log, i);

      g_assert_true (hu_event_equal (e, f));
      g_assert_cmpstr (e->extra, ==, f->extra);
    }
}

/* --- Files --- */

GPtrArray *
hu_file_case_list (void)
{
  static const char * const folders[] = { "data/files", "data/games", "../data/scenarios", "../data/lessons" };
  GPtrArray *paths = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < G_N_ELEMENTS (folders); i++)
    {
      g_autofree char *folder = g_test_build_filename (G_TEST_DIST, folders[i], NULL);
      g_autoptr(GError) error = NULL;
      g_autoptr(GDir) dir = g_dir_open (folder, 0, &error);
      const char *name;

      g_assert_no_error (error);
      while ((name = g_dir_read_name (dir)) != NULL)
        if (g_str_has_suffix (name, ".hexgame"))
          g_ptr_array_add (paths, g_build_filename (folder, name, NULL));
    }

  return paths;
}
