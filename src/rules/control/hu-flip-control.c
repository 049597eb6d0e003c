/*
 * Does a side Control it (26.11)?  Is a victory condition met (26.1)?  Finds where one more unit, or one less, reverses the
 * answer.
 *
 * A unit that comes can matter far away: it can open a pocket among Fires, or change the
 * majority around a Blaze.  So each possibility is tried on a copy and judged.  Boards are
 * small, and a try takes microseconds.
 */
#include "hu-flip-private.h"
#include "hu-flip-reserve.h"

#include "hu-apply.h"
#include "hu-control-system-private.h"
#include "hu-tactical.h"

/* --- One more --- */

static void
grow_masks (HuControlState *own,
            guint           n)
{
  HuMasks *masks;

  if (own->masks == NULL)
    return;

  masks = g_memdup2 (own->masks, sizeof *masks);
  masks->ref_count = 1;
  masks->n_units = n + 1;
  masks->from = g_memdup2 (masks->from, n * sizeof (guint));
  masks->secrecy = g_memdup2 (masks->secrecy, n);
  HU_RESERVE_GROW (masks->from, n, guint, HU_NEVER_SECRET);
  HU_RESERVE_GROW (masks->secrecy, n, guint8, HU_SECRECY_NONE);
  hu_masks_unref (own->masks);
  own->masks = masks;
}

/* Is the answer another once @event has happened? */
static gboolean
changes_by (const HuState    *state,
            const HuQuestion *question,
            gboolean          answer,
            const HuEvent    *event)
{
  g_autoptr(HuState) copy = NULL;
  HuRefusal refusal;

  if (!hu_event_check (state, event, &refusal))
    return FALSE;

  copy = hu_state_copy (state);
  hu_apply_event (copy, event, NULL);

  return hu_question_ask (copy, question) != answer;
}

/* At any storey of @hex. */
static gboolean
changes_by_coming (const HuReserve *reserve,
                   const HuFlipMap *flip,
                   HuHex            hex)
{
  const HuMap *map = reserve->scenario.map;
  HuLocation first;
  HuLocation end = hu_map_extra_locations (map, hex, &first);

  for (HuLocation location = first - 1; location < end; location++)
    {
      g_autoptr(HuEvent) event = hu_event_new (HU_VERB_PLACE);

      event->unit = reserve->unit;
      hu_event_add_place (event, hex, location < first ? HU_STOREY_GROUND : hu_location_storey (map, location));
      if (changes_by (reserve->state, &flip->question, flip->answer, event))
        return TRUE;
    }

  return FALSE;
}

/* --- One less --- */

static void
find_less (HuFlipWork *work,
           HuHex       hex)
{
  const HuState *state = work->state;
  HuFlipMap *flip = work->map;

  for (gint32 unit = state->hex_units[hex]; unit >= 0; unit = state->next_unit[unit])
    {
      g_autoptr(HuEvent) event = NULL;

      if (hu_tactical_holder (state, (guint) unit) != flip->question.units)
        continue;

      flip->may[hex] |= HU_FLIP_LESS;
      event = hu_event_new_eliminate ((guint) unit);
      /* The list has no order, so this looks for the first unit by index. */
      if (flip->less[hex] > (guint) unit && changes_by (state, &flip->question, flip->answer, event))
        {
          flip->flips[hex] |= HU_FLIP_LESS;
          flip->less[hex] = (guint) unit;
        }
    }
}

gboolean
hu_control_fill_flips (HuFlipWork *work)
{
  const HuMap *map = work->state->scenario->map;
  HuFlipMap *flip = work->map;
  HuReserve reserve;
  gboolean goes_on = TRUE;
  HuControlState *own;
  guint n = work->state->scenario->units->len;

  /* Reserves room for one more armed Good Order squad. */
  hu_reserve_init (&reserve, work->state, HU_UNIT_SQUAD, flip->question.units);
  own = hu_control_state (reserve.state);
  HU_RESERVE_GROW (own->held, n, gint64, -1);
  HU_RESERVE_GROW (own->scores, n, HuScore, 0);
  HU_RESERVE_GROW (own->exits, n, HuScore, 0);
  HU_RESERVE_GROW (own->departures, n, HuDeparture, 0);
  grow_masks (own, n);
  own->scenario = &reserve.scenario;
  for (HuHex hex = 0; goes_on && hex < map->grid->n_hexes; hex++)
    {
      if (!map->grid->exists[hex])
        continue;

      if (!hu_map_is_impassable (map, hex))
        {
          flip->may[hex] |= HU_FLIP_MORE;
          if (changes_by_coming (&reserve, flip, hex))
            flip->flips[hex] |= HU_FLIP_MORE;
        }
      find_less (work, hex);
      goes_on = hex % 8 != 7 || hu_flip_tell (work, hex + 1);
    }
  hu_reserve_clear (&reserve);

  return goes_on;
}

static gboolean
subject_exists (const HuMap   *map,
                HuSubjectKind  kind,
                gint32         subject)
{
  switch (kind)
    {
    case HU_SUBJECT_LOCATION:
      return subject >= 0 && subject < hu_map_n_locations (map) && hu_grid_has (map->grid, hu_location_hex (map, subject));
    case HU_SUBJECT_HEX:
      return hu_grid_has (map->grid, subject);
    case HU_SUBJECT_BUILDING:
      return subject >= 0 && subject < (gint32) map->buildings->len;
    case HU_N_SUBJECTS:
      break;
    }

  return FALSE;
}

gboolean
hu_control_can_ask (const HuScenario *scenario,
                    const HuQuestion *question)
{
  const GPtrArray *victory = hu_control_rules (scenario)->victory;

  if (question->kind == HU_QUESTION_CONDITION)
    return question->subject >= 0 && (guint) question->subject < victory->len &&
           question->side == ((const HuVictoryEntry *) g_ptr_array_index (victory, question->subject))->side;

  return question->kind == HU_QUESTION_OWNER &&
         subject_exists (scenario->map, question->subject_kind, question->subject);
}

gboolean
hu_control_ask (const HuState    *state,
                const HuQuestion *question)
{
  if (question->kind == HU_QUESTION_CONDITION)
    return hu_control_is_met (state, (guint) question->subject);

  return hu_control_owner (state, question->subject_kind, question->subject) == question->side;
}
