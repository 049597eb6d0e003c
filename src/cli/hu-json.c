/*
 * Parts that several JSON answers share.
 */
#include "hu-json.h"

#include "hu-budget.h"
#include "hu-character.h"
#include "hu-cli-system.h"
#include "hu-decimal.h"
#include "hu-explain.h"
#include "hu-explain-language.h"
#include "hu-system.h"

static void
set_key (JsonBuilder *builder,
         const char  *key)
{
  if (key != NULL)
    json_builder_set_member_name (builder, key);
}

void
hu_json_begin_object (JsonBuilder *builder,
                      const char  *key)
{
  set_key (builder, key);
  json_builder_begin_object (builder);
}

void
hu_json_begin_list (JsonBuilder *builder,
                    const char  *key)
{
  set_key (builder, key);
  json_builder_begin_array (builder);
}

void
hu_json_add_string (JsonBuilder *builder,
                    const char  *key,
                    const char  *string)
{
  set_key (builder, key);
  if (string != NULL)
    json_builder_add_string_value (builder, string);
  else
    json_builder_add_null_value (builder);
}

void
hu_json_add_file (JsonBuilder *builder,
                  const char  *key,
                  const char  *file)
{
  g_autofree char *name = g_filename_display_name (file);

  hu_json_add_string (builder, key, name);
}

/* A double has seventeen digits, and is the nearest one to the number: read as a double, it is the same again. */
void
hu_json_add_decimal (JsonBuilder *builder,
                     const char  *key,
                     gint64       value,
                     guint        unit)
{
  g_autofree char *text = hu_decimal_to_text (value, unit);

  set_key (builder, key);
  if (value % unit == 0)
    json_builder_add_int_value (builder, value / unit);
  else
    json_builder_add_double_value (builder, g_ascii_strtod (text, NULL));
}

void
hu_json_add_number (JsonBuilder *builder,
                    const char  *key,
                    gint64       number)
{
  set_key (builder, key);
  json_builder_add_int_value (builder, number);
}

void
hu_json_add_boolean (JsonBuilder *builder,
                     const char  *key,
                     gboolean     value)
{
  set_key (builder, key);
  json_builder_add_boolean_value (builder, value);
}

void
hu_json_add_side (JsonBuilder      *builder,
                  const char       *key,
                  const HuScenario *scenario,
                  HuSide            side)
{
  hu_json_add_string (builder, key, side != HU_SIDE_NONE ? scenario->sides[side].id : NULL);
}

void
hu_json_add_hex (JsonBuilder      *builder,
                 const char       *key,
                 const HuScenario *scenario,
                 HuHex             hex)
{
  char name[HU_HEX_NAME_MAX];

  hu_json_add_string (builder, key, hu_grid_format (scenario->map->grid, hex, name));
}

void
hu_json_add_hexes (JsonBuilder      *builder,
                   const char       *key,
                   const HuScenario *scenario,
                   const GArray     *hexes)
{
  if (hexes == NULL)
    {
      hu_json_add_string (builder, key, NULL);
      return;
    }

  hu_json_begin_list (builder, key);
  for (guint i = 0; i < hexes->len; i++)
    hu_json_add_hex (builder, NULL, scenario, g_array_index (hexes, HuHex, i));
  json_builder_end_array (builder);
}

void
hu_json_add_units (JsonBuilder      *builder,
                   const char       *key,
                   const HuScenario *scenario,
                   const GArray     *units)
{
  hu_json_begin_list (builder, key);
  for (guint i = 0; i < units->len; i++)
    hu_json_add_string (builder, NULL, hu_scenario_get_unit (scenario, g_array_index (units, guint, i))->id);
  json_builder_end_array (builder);
}

/* Adds the clock. The name of a numbered turn is null, and so is the side of a phase that belongs to both sides.
 * Every event has a clock, so its names are shortened like those in a sentence. */
void
hu_json_add_clock (JsonBuilder      *builder,
                   const HuScenario *scenario,
                   const HuClock    *clock)
{
  const char *turn = hu_clock_turn_name (scenario, clock);
  const char *phase = hu_clock_phase_name (scenario, clock);

  hu_json_begin_object (builder, "clock");
  hu_json_add_number (builder, "turn", clock->turn);
  hu_json_add_string (builder, "name", turn != NULL ? hu_budget_name (turn) : NULL);
  hu_json_add_side (builder, "side", scenario, hu_clock_side (scenario, clock));
  hu_json_add_string (builder, "phase", phase != NULL ? hu_budget_name (phase) : NULL);
  hu_json_add_boolean (builder, "over", clock->over);
  json_builder_end_object (builder);
}

void
hu_json_add_verdict (JsonBuilder      *builder,
                     const HuScenario *scenario,
                     const HuVerdict  *verdict)
{
  if (verdict == NULL || !verdict->decided)
    {
      hu_json_add_string (builder, "verdict", NULL);
      return;
    }

  hu_json_begin_object (builder, "verdict");
  hu_json_add_side (builder, "winner", scenario, verdict->winner);
  hu_json_add_string (builder, "system", hu_system_to_string (verdict->system));
  hu_json_add_string (builder, "rule", verdict->rule);
  hu_json_add_string (builder, "level", verdict->level);
  hu_json_add_number (builder, "event", verdict->event);
  if (verdict->coincidence)
    hu_json_add_boolean (builder, "coincidence", TRUE);
  json_builder_end_object (builder);
}

/**
 * hu_json_add_cut:
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
  hu_json_begin_object (builder, "cut");
  hu_json_add_number (builder, "size", hexes->len);
  hu_json_add_hexes (builder, "hexes", scenario, hexes);
  if (!exact)
    hu_json_add_boolean (builder, "exact", FALSE);
  json_builder_end_object (builder);
}

void
hu_json_add_withdrawals (JsonBuilder      *builder,
                         const HuScenario *scenario,
                         gboolean          named,
                         const GPtrArray  *withdrawals,
                         const GArray     *findings)
{
  hu_json_begin_list (builder, "withdrawals");
  for (guint i = 0; i < findings->len; i++)
    {
      const HuWithdrawalFinding *finding = &g_array_index (findings, HuWithdrawalFinding, i);

      json_builder_begin_object (builder);
      if (named)
        hu_json_add_side (builder, "side", scenario, ((const HuWithdrawal *) g_ptr_array_index (withdrawals, i))->side);
      hu_json_add_number (builder, "turn", finding->turn);
      hu_json_add_number (builder, "needed", finding->needed);
      hu_json_add_number (builder, "done", finding->done);
      hu_json_add_string (builder, "state", hu_withdrawal_state_to_string (finding->state));
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

void
hu_json_add_rows (JsonBuilder  *builder,
                  const GArray *rows)
{
  hu_json_begin_list (builder, "rows");
  for (guint i = 0; i < rows->len; i++)
    hu_json_add_number (builder, NULL, g_array_index (rows, gint, i));
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
  const char *item = ruling->item != HU_ITEM_NONE && system->get_id != NULL
                       ? system->get_id (scenario, HU_LISTED_ITEM, ruling->item) : NULL;
  char name[HU_LOCATION_NAME_MAX];

  if (ruling->subject >= 0 && ruling->subject_kind == HU_SUBJECT_BUILDING)
    hu_json_add_string (builder, "subject", hu_map_get_building (scenario->map, (guint) ruling->subject)->id);
  else if (ruling->subject >= 0)
    hu_json_add_string (builder, "subject", hu_location_format (scenario->map, ruling->subject, name));
  else if (ruling->place >= 0)
    hu_json_add_string (builder, "subject", hu_map_get_place (scenario->map, (guint) ruling->place)->id);
  else if (item != NULL)
    hu_json_add_string (builder, "subject", item);
  else if (ruling->hexes->len > 0)
    hu_json_add_hex (builder, "subject", scenario, g_array_index (ruling->hexes, HuHex, 0));
  else
    hu_json_add_string (builder, "subject", NULL);
}

/* Adds the member "because" if @reason rests on a clause: the clause, the exceptions used, the numbers counted,
 * the event since which it holds, and the event whose points it replaces. */
void
hu_json_add_because (JsonBuilder    *builder,
                     const HuReason *reason)
{
  if (reason->clause == NULL)
    return;

  hu_json_begin_object (builder, "because");
  hu_json_add_string (builder, "clause", reason->clause);
  if (reason->exceptions != NULL)
    {
      hu_json_begin_list (builder, "exceptions");
      for (guint i = 0; i < reason->exceptions->len; i++)
        hu_json_add_string (builder, NULL, g_array_index (reason->exceptions, HuException, i).clause);
      json_builder_end_array (builder);
    }
  if (reason->need > 0)
    {
      hu_json_add_number (builder, "have", reason->have);
      hu_json_add_number (builder, "need", reason->need);
      hu_json_add_number (builder, "of", reason->of);
    }
  if (reason->since != HU_REASON_NO_EVENT)
    hu_json_add_number (builder, "since", reason->since);
  if (reason->instead_of != HU_REASON_NO_EVENT)
    hu_json_add_number (builder, "instead_of", reason->instead_of);
  json_builder_end_object (builder);
}

static char *
explain_in_english (const HuScenario *scenario,
                    const HuRuling   *ruling)
{
  locale_t before = hu_explain_begin_english ();
  char *why = hu_explain_ruling (scenario, ruling);

  hu_explain_end_english (before);

  return why;
}

static void
add_ruling (JsonBuilder      *builder,
            const HuScenario *scenario,
            const HuRuling   *ruling)
{
  g_autofree char *why = explain_in_english (scenario, ruling);

  json_builder_begin_object (builder);
  hu_json_add_number (builder, "event", ruling->event);
  hu_json_add_string (builder, "rule", ruling->rule[0] != '\0' ? ruling->rule : NULL);
  hu_json_add_string (builder, "clause", ruling->reason.clause);
  hu_json_add_string (builder, "what", hu_ruling_kind_to_string (ruling->kind));
  hu_json_add_side (builder, "side", scenario, ruling->side);
  add_subject (builder, scenario, ruling);
  hu_json_add_string (builder, "why", why);
  hu_json_add_hexes (builder, "hexes", scenario, ruling->hexes);
  hu_json_add_units (builder, "units", scenario, ruling->units);
  if (ruling->rows != NULL)
    hu_json_add_rows (builder, ruling->rows);
  hu_json_add_because (builder, &ruling->reason);
  json_builder_end_object (builder);
}

void
hu_json_add_rulings (JsonBuilder      *builder,
                     const HuScenario *scenario,
                     const GPtrArray  *rulings)
{
  hu_json_begin_list (builder, "rulings");
  for (guint i = 0; i < rulings->len; i++)
    add_ruling (builder, scenario, g_ptr_array_index (rulings, i));
  json_builder_end_array (builder);
}

void
hu_json_add_head (JsonBuilder      *builder,
                  const HuScenario *scenario,
                  guint             n_events,
                  const HuClock    *clock)
{
  hu_json_add_string (builder, "title", scenario->title);
  hu_json_add_number (builder, "events", n_events);
  hu_json_add_clock (builder, scenario, clock);
}

/* JSON is ASCII outside its strings, and json-glib escapes C0: any character left to escape is in a string. */
static GString *
escape_unseen (const GString *text)
{
  GString *escaped = g_string_sized_new (text->len);

  for (const char *p = text->str; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (c != '\n' && hu_character_classify (c) != HU_CHARACTER_PLAIN)
        hu_character_append_escape (escaped, c);
      else
        g_string_append_unichar (escaped, c);
    }

  return escaped;
}

/* Begins an answer, with the number of the format that its keys belong to. Within a number keys are added, but
 * none goes and none changes its meaning.  Returns a builder with an object open, for hu_json_write_answer();
 * (transfer full). */
JsonBuilder *
hu_json_begin_answer (void)
{
  JsonBuilder *builder = json_builder_new ();

  json_builder_begin_object (builder);
  hu_json_add_string (builder, "format", HU_JSON_FORMAT);

  return builder;
}

/**
 * hu_json_write_answer:
 * @builder: an answer with nothing open but itself
 *
 * Ends the answer and writes it on standard output, in one line.  Escapes control characters, marks that
 * change the direction of writing, and noncharacters, so that the text shows everything that
 * it contains.
 *
 * Returns: the exit status of the program
 */
HuCliStatus
hu_json_write_answer (JsonBuilder *builder)
{
  g_autoptr(JsonNode) root = NULL;
  g_autoptr(JsonGenerator) generator = json_generator_new ();
  g_autoptr(GString) text = g_string_new (NULL);
  g_autoptr(GString) escaped = NULL;

  json_builder_end_object (builder);
  root = json_builder_get_root (builder);
  json_generator_set_root (generator, root);
  json_generator_to_gstring (generator, text);
  g_string_append_c (text, '\n');
  escaped = escape_unseen (text);

  return hu_cli_write_bytes (escaped->str, escaped->len);
}
