/*
 * Parts that several JSON answers share.
 */
#include "hu-json.h"

#include "hu-budget.h"
#include "hu-character.h"
#include "hu-cli-system.h"
#include "hu-explain.h"
#include "hu-system.h"

/**
 * hu_json_add_string:
 * @builder: a builder, where a value is due
 * @string: (nullable): UTF-8
 *
 * Adds a string, or null for %NULL.
 */
void
hu_json_add_string (JsonBuilder *builder,
                    const char  *string)
{
  if (string != NULL)
    json_builder_add_string_value (builder, string);
  else
    json_builder_add_null_value (builder);
}

/**
 * hu_json_add_side:
 * @builder: a builder, where a value is due
 * @scenario: the game's scenario
 * @side: a side, or %HU_SIDE_NONE
 *
 * Adds the side's id, or null.
 */
void
hu_json_add_side (JsonBuilder      *builder,
                  const HuScenario *scenario,
                  HuSide            side)
{
  hu_json_add_string (builder, side != HU_SIDE_NONE ? scenario->sides[side].id : NULL);
}

/**
 * hu_json_add_hex:
 * @builder: a builder, where a value is due
 * @scenario: the game's scenario
 * @hex: a hex of its map
 *
 * Adds the hex's name.
 */
void
hu_json_add_hex (JsonBuilder      *builder,
                 const HuScenario *scenario,
                 HuHex             hex)
{
  char name[HU_HEX_NAME_MAX];

  json_builder_add_string_value (builder, hu_grid_format (scenario->map->grid, hex, name));
}

/**
 * hu_json_add_hexes:
 * @builder: a builder, where a value is due
 * @scenario: the game's scenario
 * @hexes: (nullable) (element-type HuHex): hexes of its map
 *
 * Adds a list of names, or null for %NULL.
 */
void
hu_json_add_hexes (JsonBuilder      *builder,
                   const HuScenario *scenario,
                   const GArray     *hexes)
{
  if (hexes == NULL)
    {
      json_builder_add_null_value (builder);
      return;
    }

  json_builder_begin_array (builder);
  for (guint i = 0; i < hexes->len; i++)
    hu_json_add_hex (builder, scenario, g_array_index (hexes, HuHex, i));
  json_builder_end_array (builder);
}

/**
 * hu_json_add_units:
 * @builder: a builder, where a value is due
 * @scenario: the game's scenario
 * @units: (element-type guint): indices of its units
 *
 * Adds a list of ids.
 */
void
hu_json_add_units (JsonBuilder      *builder,
                   const HuScenario *scenario,
                   const GArray     *units)
{
  json_builder_begin_array (builder);
  for (guint i = 0; i < units->len; i++)
    {
      const HuUnit *unit = hu_scenario_get_unit (scenario, g_array_index (units, guint, i));

      json_builder_add_string_value (builder, unit->id);
    }
  json_builder_end_array (builder);
}

/**
 * hu_json_add_clock:
 * @builder: a builder, where a value is due
 * @scenario: the game's scenario
 * @clock: a moment of it
 *
 * Adds the clock.  The name of a numbered turn is null, and so is the side of a phase that
 * belongs to both sides.  Every event has a clock, so its names are shortened like those in
 * a sentence.
 */
void
hu_json_add_clock (JsonBuilder      *builder,
                   const HuScenario *scenario,
                   const HuClock    *clock)
{
  const char *turn = hu_clock_turn_name (scenario, clock);
  const char *phase = hu_clock_phase_name (scenario, clock);

  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "turn");
  json_builder_add_int_value (builder, clock->turn);
  json_builder_set_member_name (builder, "name");
  hu_json_add_string (builder, turn != NULL ? hu_budget_name (turn) : NULL);
  json_builder_set_member_name (builder, "side");
  hu_json_add_side (builder, scenario, hu_clock_side (scenario, clock));
  json_builder_set_member_name (builder, "phase");
  hu_json_add_string (builder, phase != NULL ? hu_budget_name (phase) : NULL);
  json_builder_set_member_name (builder, "over");
  json_builder_add_boolean_value (builder, clock->over);
  json_builder_end_object (builder);
}

/**
 * hu_json_add_verdict:
 * @builder: a builder, where a value is due
 * @scenario: the game's scenario
 * @verdict: (nullable): a verdict
 *
 * Adds the verdict, or null while nothing is decided.
 */
void
hu_json_add_verdict (JsonBuilder      *builder,
                     const HuScenario *scenario,
                     const HuVerdict  *verdict)
{
  if (verdict == NULL || !verdict->decided)
    {
      json_builder_add_null_value (builder);
      return;
    }

  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "winner");
  hu_json_add_side (builder, scenario, verdict->winner);
  json_builder_set_member_name (builder, "system");
  json_builder_add_string_value (builder, hu_system_to_string (verdict->system));
  json_builder_set_member_name (builder, "rule");
  json_builder_add_string_value (builder, verdict->rule);
  json_builder_set_member_name (builder, "level");
  hu_json_add_string (builder, verdict->level);
  json_builder_set_member_name (builder, "event");
  json_builder_add_int_value (builder, verdict->event);
  if (verdict->coincidence)
    {
      json_builder_set_member_name (builder, "coincidence");
      json_builder_add_boolean_value (builder, TRUE);
    }
  json_builder_end_object (builder);
}

/**
 * hu_json_add_cut:
 * @builder: a builder, where a value is due
 * @scenario: the game's scenario
 * @hexes: (element-type HuHex): the narrowest cut
 * @exact: whether no smaller one exists
 *
 * Adds the size and the hexes of the cut, and whether it may be larger than necessary.
 */
void
hu_json_add_cut (JsonBuilder      *builder,
                 const HuScenario *scenario,
                 const GArray     *hexes,
                 gboolean          exact)
{
  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "size");
  json_builder_add_int_value (builder, hexes->len);
  json_builder_set_member_name (builder, "hexes");
  hu_json_add_hexes (builder, scenario, hexes);
  if (!exact)
    {
      json_builder_set_member_name (builder, "exact");
      json_builder_add_boolean_value (builder, FALSE);
    }
  json_builder_end_object (builder);
}

/**
 * hu_json_add_rows:
 * @builder: a builder, where a value is due
 * @rows: (element-type gint): hex rows of the map
 *
 * Adds a list of numbers.
 */
void
hu_json_add_rows (JsonBuilder  *builder,
                  const GArray *rows)
{
  json_builder_begin_array (builder);
  for (guint i = 0; i < rows->len; i++)
    json_builder_add_int_value (builder, g_array_index (rows, gint, i));
  json_builder_end_array (builder);
}

/* Adds the subject of a ruling: a building or place by its id, a Location by its name, an item of the schedule by
 * its id, one hex by its name, or null. */
static void
add_subject (JsonBuilder      *builder,
             const HuScenario *scenario,
             const HuRuling   *ruling)
{
  const HuSystem *system = hu_system_get (ruling->system);
  const char *item = ruling->item != HU_ITEM_NONE && system->get_item != NULL
                       ? system->get_item (scenario, ruling->item) : NULL;
  char name[HU_LOCATION_NAME_MAX];

  if (ruling->subject >= 0 && ruling->subject_kind == HU_SUBJECT_BUILDING)
    json_builder_add_string_value (builder, hu_map_get_building (scenario->map, (guint) ruling->subject)->id);
  else if (ruling->subject >= 0)
    json_builder_add_string_value (builder, hu_location_format (scenario->map, ruling->subject, name));
  else if (ruling->place >= 0)
    json_builder_add_string_value (builder, hu_map_get_place (scenario->map, (guint) ruling->place)->id);
  else if (item != NULL)
    json_builder_add_string_value (builder, item);
  else if (ruling->hexes->len > 0)
    hu_json_add_hex (builder, scenario, g_array_index (ruling->hexes, HuHex, 0));
  else
    json_builder_add_null_value (builder);
}

static void
add_number (JsonBuilder *builder,
            const char  *name,
            gint64       number)
{
  json_builder_set_member_name (builder, name);
  json_builder_add_int_value (builder, number);
}

static void
add_exceptions (JsonBuilder  *builder,
                const GArray *exceptions)
{
  json_builder_set_member_name (builder, "exceptions");
  json_builder_begin_array (builder);
  for (guint i = 0; i < exceptions->len; i++)
    json_builder_add_string_value (builder, g_array_index (exceptions, HuException, i).clause);
  json_builder_end_array (builder);
}

/**
 * hu_json_add_because:
 * @builder: a builder, in an object
 * @reason: a reason
 *
 * Adds the member "because" if @reason rests on a clause: the clause, the exceptions used,
 * the numbers counted, the event since which it holds, and the event whose points it
 * replaces.
 */
void
hu_json_add_because (JsonBuilder    *builder,
                     const HuReason *reason)
{
  if (reason->clause == NULL)
    return;

  json_builder_set_member_name (builder, "because");
  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "clause");
  json_builder_add_string_value (builder, reason->clause);
  if (reason->exceptions != NULL)
    add_exceptions (builder, reason->exceptions);
  if (reason->need > 0)
    {
      add_number (builder, "have", reason->have);
      add_number (builder, "need", reason->need);
      add_number (builder, "of", reason->of);
    }
  if (reason->since != HU_REASON_NO_EVENT)
    add_number (builder, "since", reason->since);
  if (reason->instead_of != HU_REASON_NO_EVENT)
    add_number (builder, "instead_of", reason->instead_of);
  json_builder_end_object (builder);
}

static void
add_ruling (JsonBuilder      *builder,
            const HuScenario *scenario,
            const HuRuling   *ruling)
{
  g_autofree char *why = hu_explain_ruling (scenario, ruling, HU_LANG_ENGLISH);

  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "event");
  json_builder_add_int_value (builder, ruling->event);
  json_builder_set_member_name (builder, "rule");
  hu_json_add_string (builder, ruling->rule[0] != '\0' ? ruling->rule : NULL);
  json_builder_set_member_name (builder, "clause");
  hu_json_add_string (builder, ruling->reason.clause);
  json_builder_set_member_name (builder, "what");
  json_builder_add_string_value (builder, hu_ruling_kind_to_string (ruling->kind));
  json_builder_set_member_name (builder, "side");
  hu_json_add_side (builder, scenario, ruling->side);
  json_builder_set_member_name (builder, "subject");
  add_subject (builder, scenario, ruling);
  json_builder_set_member_name (builder, "why");
  json_builder_add_string_value (builder, why);
  json_builder_set_member_name (builder, "hexes");
  hu_json_add_hexes (builder, scenario, ruling->hexes);
  json_builder_set_member_name (builder, "units");
  hu_json_add_units (builder, scenario, ruling->units);
  if (ruling->rows != NULL)
    {
      json_builder_set_member_name (builder, "rows");
      hu_json_add_rows (builder, ruling->rows);
    }
  hu_json_add_because (builder, &ruling->reason);
  json_builder_end_object (builder);
}

/**
 * hu_json_add_rulings:
 * @builder: a builder, where a value is due
 * @scenario: the game's scenario
 * @rulings: (element-type HuRuling): rulings
 *
 * Adds a list of the rulings.
 */
void
hu_json_add_rulings (JsonBuilder      *builder,
                     const HuScenario *scenario,
                     const GPtrArray  *rulings)
{
  json_builder_begin_array (builder);
  for (guint i = 0; i < rulings->len; i++)
    add_ruling (builder, scenario, g_ptr_array_index (rulings, i));
  json_builder_end_array (builder);
}

/**
 * hu_json_add_head:
 * @builder: a builder, in an object
 * @scenario: the game's scenario
 * @n_events: the number of events applied
 * @clock: the moment after them
 *
 * Adds the members that name the game and the moment reported on.
 */
void
hu_json_add_head (JsonBuilder      *builder,
                  const HuScenario *scenario,
                  guint             n_events,
                  const HuClock    *clock)
{
  json_builder_set_member_name (builder, "title");
  json_builder_add_string_value (builder, scenario->title);
  json_builder_set_member_name (builder, "events");
  json_builder_add_int_value (builder, n_events);
  json_builder_set_member_name (builder, "clock");
  hu_json_add_clock (builder, scenario, clock);
}

/* JSON is ASCII outside its strings, and json-glib escapes C0: any character left to escape is in a string. */
static char *
escape_unseen (const char *text,
               gsize      *length)
{
  GString *escaped = g_string_sized_new (*length);

  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (c != '\n' && hu_character_classify (c) != HU_CHARACTER_PLAIN)
        hu_character_append_escape (escaped, c);
      else
        g_string_append_unichar (escaped, c);
    }

  *length = escaped->len;
  return g_string_free (escaped, FALSE);
}

/**
 * hu_json_to_text:
 * @builder: a whole value
 * @length: (out): the length of the text in bytes
 *
 * Escapes control characters, marks that change the direction of writing, and
 * noncharacters, so that the text shows everything that it contains.
 *
 * Returns: (transfer full): the value in one line, with a newline
 */
char *
hu_json_to_text (JsonBuilder *builder,
                 gsize       *length)
{
  g_autoptr(JsonNode) root = json_builder_get_root (builder);
  g_autoptr(JsonGenerator) generator = json_generator_new ();
  g_autoptr(GString) text = g_string_new (NULL);

  json_generator_set_root (generator, root);
  json_generator_to_gstring (generator, text);
  g_string_append_c (text, '\n');

  *length = text->len;
  return escape_unseen (text->str, length);
}
