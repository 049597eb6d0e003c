/*
 * The keys of the events of a log: each verb has a kind of object of its own.  Two events are compared by them.
 */
#include "config.h"

#include "hu-format-private.h"

#define BEGIN(its) WORD ("event-" its, "do", TRUE, NULL, _hu_verb_words, IN (HuEvent, verb))
#define END(verb) HELD ("event-" verb, "note", TEXT, FALSE, IN (HuEvent, note))
#define UNIT(verb) HELD ("event-" verb, "unit", UNIT, TRUE, IN (HuEvent, unit))
#define OTHER(verb, key) HELD ("event-" verb, key, UNIT, TRUE, IN (HuEvent, other_unit))
#define SIDE(verb) HELD ("event-" verb, "side", SIDE, TRUE, IN (HuEvent, side))
#define STEP(verb, key, required, ...) HELD ("event-" verb, key, STEP, required, IN (HuEvent, hexes), __VA_ARGS__)
/* Killed by its own side. */
#define BY(verb) WORD ("event-" verb, "by", FALSE, NULL, WORDS ("own-attack"), IN (HuEvent, own_attack), .turn = 1)
#define STATE(key, bit) \
  { "event-mark", key, HU_FIELD_TRISTATE, FALSE, NULL, 0, 0, NULL, NULL, 0, \
    IN (HuEvent, states), NULL, G_STRUCT_OFFSET (HuEvent, states_set), bit }

const char * const _hu_verb_words[] = {
  "end-phase", "move", "place", "eliminate", "withdraw", "exit", "control", "concede", "award", "adjust", "note", "reduce",
  "mark", "capture", "release", "abandon", "mop-up", "fire", "extinguish", "rubble", "declare", "announce", NULL,
};

const HuField _hu_event_fields[] = {
  BEGIN ("end-phase"),
  END ("end-phase"),
  BEGIN ("move"),
  UNIT ("move"),
  STEP ("move", "to", FALSE, .hook = TRUE, .turn = 1),
  HELD ("event-move", "path", STEPS, FALSE, GIVEN (HuEvent, hexes, is_path), .hook = TRUE, .turn = 1),
  FLAG ("event-move", "bypass", "false", IN (HuEvent, bypass)),
  END ("move"),
  BEGIN ("place"),
  UNIT ("place"),
  STEP ("place", "to", TRUE),
  END ("place"),
  BEGIN ("eliminate"),
  UNIT ("eliminate"),
  BY ("eliminate"),
  HELD ("event-eliminate", "survivors", UNITS, FALSE, IN (HuEvent, units), .flag = 3),
  END ("eliminate"),
  BEGIN ("withdraw"),
  UNIT ("withdraw"),
  END ("withdraw"),
  BEGIN ("exit"),
  UNIT ("exit"),
  STEP ("exit", "from", TRUE),
  WORD ("event-exit", "as", FALSE, NULL, WORDS ("victory", "recall", "guard", "landing"), IN (HuEvent, exit_as)),
  END ("exit"),
  BEGIN ("control"),
  HELD ("event-control", "side", SIDE_OR_NULL, TRUE, IN (HuEvent, side)),
  HELD ("event-control", "hexes", HEXSET, TRUE, IN (HuEvent, hexes)),
  END ("control"),
  BEGIN ("concede"),
  SIDE ("concede"),
  END ("concede"),
  BEGIN ("award"),
  SIDE ("award"),
  HELD ("event-award", "item", ITEM, TRUE, IN (HuEvent, item)),
  NUMBER ("event-award", "points", FALSE, NULL, G_MININT64, MOST, GIVEN (HuEvent, points, has_points)),
  NUMBER ("event-award", "count", FALSE, NULL, G_MININT64, MOST, GIVEN (HuEvent, count, has_count)),
  END ("award"),
  BEGIN ("adjust"),
  SIDE ("adjust"),
  WORD ("event-adjust", "what", TRUE, NULL, WORDS ("points", "cvp", "exit_vp"), IN (HuEvent, what)),
  NUMBER ("event-adjust", "points", TRUE, NULL, G_MININT64, MOST, GIVEN (HuEvent, points, has_points)),
  HELD ("event-adjust", "reason", TEXT, TRUE, IN (HuEvent, text)),
  END ("adjust"),
  BEGIN ("note"),
  HELD ("event-note", "text", TEXT, TRUE, IN (HuEvent, text)),
  END ("note"),
  BEGIN ("reduce"),
  UNIT ("reduce"),
  OTHER ("reduce", "into"),
  BY ("reduce"),
  END ("reduce"),
  BEGIN ("mark"),
  UNIT ("mark"),
  STATE ("armed", HU_STATE_ARMED),
  STATE ("broken", HU_STATE_BROKEN),
  STATE ("berserk", HU_STATE_BERSERK),
  STATE ("melee", HU_STATE_MELEE),
  STATE ("stunned", HU_STATE_STUNNED),
  STATE ("concealed", HU_STATE_CONCEALED),
  STATE ("hidden", HU_STATE_HIDDEN),
  STATE ("bypass", HU_STATE_BYPASS),
  STATE ("wounded", HU_STATE_WOUNDED),
  HELD ("event-mark", "in", UNIT, FALSE, GIVEN (HuEvent, other_unit, has_in)),
  WORD ("event-mark", "ma", FALSE, "\"functioning\"", WORDS ("functioning", "malfunctioned", "disabled", "none"),
        GIVEN (HuEvent, ma, has_ma)),
  NUMBER ("event-mark", "leadership", FALSE, NULL, -HU_LEADERSHIP_MOST, HU_LEADERSHIP_MOST,
          GIVEN (HuEvent, leadership, has_leadership)),
  END ("mark"),
  BEGIN ("capture"),
  UNIT ("capture"),
  OTHER ("capture", "by"),
  END ("capture"),
  BEGIN ("release"),
  UNIT ("release"),
  END ("release"),
  BEGIN ("abandon"),
  UNIT ("abandon"),
  OTHER ("abandon", "crew"),
  END ("abandon"),
  BEGIN ("mop-up"),
  UNIT ("mop-up"),
  HELD ("event-mop-up", "building", BUILDING, TRUE, IN (HuEvent, subject)),
  END ("mop-up"),
  BEGIN ("fire"),
  STEP ("fire", "at", TRUE),
  WORD ("event-fire", "level", TRUE, NULL, WORDS ("flame", "blaze"), IN (HuEvent, fire), .first = HU_FIRE_FLAME),
  WORD ("event-fire", "cause", TRUE, NULL, WORDS ("kindled", "accident", "spread"), IN (HuEvent, cause)),
  /* Each where the cause needs it. */
  HELD ("event-fire", "side", SIDE, FALSE, IN (HuEvent, side), .hook = TRUE),
  STEP ("fire", "from", FALSE, .hook = TRUE, .first = 1),
  END ("fire"),
  BEGIN ("extinguish"),
  STEP ("extinguish", "at", TRUE),
  END ("extinguish"),
  BEGIN ("rubble"),
  STEP ("rubble", "at", TRUE),
  END ("rubble"),
  BEGIN ("declare"),
  SIDE ("declare"),
  WORD ("event-declare", "kind", TRUE, NULL, WORDS ("location", "hex", "building"), IN (HuEvent, subject_kind)),
  HELD ("event-declare", "id", SUBJECT, TRUE, GIVEN (HuEvent, subject, subject_kind)),
  END ("declare"),
  BEGIN ("announce"),
  SIDE ("announce"),
  HELD ("event-announce", "what", TEXT, TRUE, IN (HuEvent, text), NOT_EMPTY),
  END ("announce"),
  { NULL }
};

/* --- Comparing --- */

static gboolean
member_equal (const HuField *field,
              const HuEvent *a,
              const HuEvent *b)
{
  gconstpointer one = G_STRUCT_MEMBER_P (a, field->offset);
  gconstpointer other = G_STRUCT_MEMBER_P (b, field->offset);

  switch ((gint) field->type)
    {
    case HU_FIELD_TEXT:
      return g_strcmp0 (*(char * const *) one, *(char * const *) other) == 0;
    case HU_FIELD_HEXSET:
    case HU_FIELD_STEP:
    case HU_FIELD_STEPS:
    case HU_FIELD_UNITS:
      return hu_arrays_equal (*(GArray * const *) one, *(GArray * const *) other);
    default:
      return memcmp (one, other, field->size) == 0;
    }
}

gboolean
hu_event_equal (const HuEvent *a,
                const HuEvent *b)
{
  const GPtrArray *fields;

  g_return_val_if_fail (a != NULL && b != NULL, FALSE);

  if (a == b)
    return TRUE;

  fields = hu_format_get_fields (hu_format_get_event_kind (a->verb));
  for (guint i = 0; i < fields->len; i++)
    {
      const HuField *field = g_ptr_array_index (fields, i);

      if (!member_equal (field, a, b) ||
          (field->beside > 0 && G_STRUCT_MEMBER (guint, a, field->beside) != G_STRUCT_MEMBER (guint, b, field->beside)))
        return FALSE;
    }
  for (guint i = 0; i < a->hexes->len; i++)
    if (hu_event_get_storey (a, i) != hu_event_get_storey (b, i))
      return FALSE;

  return g_strcmp0 (a->extra, b->extra) == 0;
}
