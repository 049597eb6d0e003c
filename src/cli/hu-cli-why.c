/*
 * why [SUBJECT…] FILE: the reasons for a unit, hex, Location, building, place, row, condition, event or the verdict, as the
 * window's *Why?* has them.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hu-cli.h"
#include "hu-cli-words.h"
#include "hu-explain-language.h"
#include "hu-explain.h"
#include "hu-json.h"
#include "hu-why-about.h"

/* So many reasons of a level are told as text without --all, and a few more where else only these would be left out; but all
 * points, which make a sum. */
#define REASONS_TOLD 12
#define REASONS_LEFT 3
/* Names of what may have been meant. */
#define NAMES_TOLD 8
/* Below these levels is the log, which ends nowhere. */
#define LEVELS_MOST 3

/* --- Text --- */

/* @event: that of the reason above, whose moment need not be said again; @most: how many of a level are told. */
static void add_reasons (HuText     *text,
                         GListModel *reasons,
                         guint       level,
                         guint       event,
                         guint       most);

static void
add_reason (HuText    *text,
            HuWhyNode *reason,
            guint      level,
            guint      event,
            guint      most)
{
  g_autofree char *words = hu_why_node_dup_dated_text (reason, event);
  gboolean whole = level == 0 || hu_why_node_is_open (reason) || hu_why_node_is_condition (reason);
  g_autoptr(GListModel) below = whole ? hu_why_node_dup_children (reason) : NULL;

  hu_text_paragraph (text, level == 0 ? HU_STYLE_STRONG : HU_STYLE_PLAIN, level * HU_CLI_INDENT, words);
  if (below != NULL)
    add_reasons (text, below, level + 1, hu_why_node_get_event (reason), most);
}

static void
add_reasons (HuText     *text,
             GListModel *reasons,
             guint       level,
             guint       event,
             guint       most)
{
  guint n = g_list_model_get_n_items (reasons);

  if (n > most && n - most < REASONS_LEFT)
    most = n;
  for (guint i = 0; i < MIN (n, most); i++)
    {
      g_autoptr(HuWhyNode) reason = g_list_model_get_item (reasons, i);

      if (level == 0)
        hu_text_blank (text);
      add_reason (text, reason, level, event, most);
    }
  if (n > most)
    {
      g_autofree char *more = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "and %u more", "and %u more", n - most),
                                               n - most);

      hu_text_paragraph (text, HU_STYLE_FAINT, level * HU_CLI_INDENT, more);
    }
}

/* Where several things have the name that was typed, says of which of them it is told, and how to ask for the others. */
static void
add_namesakes (HuText             *text,
               HuGame             *game,
               const char         *typed,
               const HuWhySubject *subject)
{
  static const HuWhyAbout named[] = { HU_WHY_UNIT, HU_WHY_BUILDING, HU_WHY_PLACE, HU_WHY_METER, HU_WHY_SIDE, HU_WHY_ITEM };
  g_autoptr(GPtrArray) others = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL, *words = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (named); i++)
    {
      g_autofree char *kind = g_strdup_printf ("%s:%s", hu_why_about_to_string (named[i]), typed);
      HuWhySubject other;

      /* A place tells what is scored for it; "points" is what the condition counts. */
      if ((subject->about == HU_WHY_PLACE && named[i] == HU_WHY_ITEM) ||
          (subject->about == HU_WHY_POINTS && named[i] == HU_WHY_METER))
        continue;
      if (named[i] != subject->about && hu_why_subject_find (game, kind, &other) && other.about == named[i])
        g_ptr_array_add (others, g_steal_pointer (&kind));
    }
  /* All points are the points, under whatever name. */
  if (others->len == 0 || (subject->about == HU_WHY_POINTS && subject->number == 0))
    return;

  g_ptr_array_add (others, NULL);
  list = g_strjoinv (", ", (char **) others->pdata);
  /* Translators: the kind of thing that is told of, and what was typed, "unit:port"; what can be typed for others,
   * "place:port". */
  words = g_strdup_printf (_("This tells of %1$s:%2$s. Other things have that name too; ask for them as %3$s."),
                           hu_why_about_to_string (subject->about), typed, list);
  hu_text_paragraph (text, HU_STYLE_FAINT, 0, words);
}

static void
add_event_head (HuText *text,
                HuGame *game,
                guint   number)
{
  const HuScenario *scenario = hu_game_get_scenario (game);
  HuClock clock = hu_game_get_clock (game, number - 1);
  g_autofree char *moment = hu_explain_clock (scenario, &clock);
  /* Translators: "Oct III, German, Movement"; the number of an event, and of all events. */
  g_autofree char *line = g_strdup_printf (_("%1$s (event %2$u of %3$u)"), moment, number, hu_game_get_n_events (game));

  hu_text_paragraph (text, HU_STYLE_STRONG, 0, hu_scenario_word (scenario, scenario->title));
  hu_text_paragraph (text, HU_STYLE_FAINT, 0, line);
}

/* An event is told with its own moment; all else with that of the log, and with what has decided the game by then. */
static void
add_head (HuText             *text,
          HuGame             *game,
          const HuWhySubject *subject)
{
  HuSnapshot *snapshot = hu_game_get_snapshot (game);
  g_autofree char *line = NULL;

  if (subject->about == HU_WHY_EVENT && (guint) subject->number <= hu_game_get_position (game))
    add_event_head (text, game, (guint) subject->number);
  else
    hu_cli_add_head (text, hu_game_get_scenario (game), hu_snapshot_get_clock (snapshot), hu_game_get_position (game),
                     hu_game_get_n_events (game));

  /* The verdict itself begins with that, and so does a side. */
  if (hu_snapshot_get_verdict (snapshot) == NULL || subject->about == HU_WHY_VERDICT || subject->about == HU_WHY_SIDE)
    return;

  line = hu_explain_decision (snapshot);
  hu_text_paragraph (text, HU_STYLE_FAINT, 0, line);
}

static HuCliStatus
write_text (HuGame             *game,
            const char         *typed,
            const HuWhySubject *subject,
            HuSide              side,
            gboolean            all)
{
  g_autoptr(GListModel) reasons = hu_why_tree_new_about (game, subject, side);
  g_autoptr(HuText) text = hu_text_new (hu_cli_get_width (), hu_cli_wants_colour ());

  add_head (text, game, subject);
  add_namesakes (text, game, typed, subject);
  if (g_list_model_get_n_items (reasons) > 0)
    add_reasons (text, reasons, 0, HU_WHY_NO_EVENT, all || subject->about == HU_WHY_POINTS ? G_MAXUINT : REASONS_TOLD);
  else
    hu_text_paragraph (text, HU_STYLE_PLAIN, 0, _("No rule in force says anything of it."));

  return hu_cli_write_text (hu_text_peek (text));
}

/* --- JSON --- */

static void
add_json (JsonBuilder *builder,
          HuGame      *game,
          GListModel  *reasons,
          guint        level)
{
  const HuScenario *scenario = hu_game_get_scenario (game);

  hu_json_begin_list (builder, "reasons");
  for (guint i = 0; reasons != NULL && i < g_list_model_get_n_items (reasons); i++)
    {
      g_autoptr(HuWhyNode) reason = g_list_model_get_item (reasons, i);
      g_autoptr(GListModel) below = level < LEVELS_MOST ? hu_why_node_dup_children (reason) : NULL;

      json_builder_begin_object (builder);
      hu_json_add_string (builder, "text", hu_why_node_get_text (reason));
      hu_json_add_string (builder, "rule", hu_why_node_get_rule (reason));
      hu_json_add_string (builder, "clause", hu_why_node_get_clause (reason));
      if (hu_why_node_get_event (reason) != HU_WHY_NO_EVENT)
        hu_json_add_number (builder, "event", hu_why_node_get_event (reason));
      hu_json_add_hexes (builder, "hexes", scenario, hu_why_node_get_hexes (reason));
      hu_json_add_units (builder, "cause", scenario, hu_why_node_get_units (reason));
      add_json (builder, game, below, level + 1);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static HuCliStatus
write_json (HuGame             *game,
            const HuWhySubject *subject,
            HuSide              side)
{
  HuSnapshot *snapshot = hu_game_get_snapshot (game);
  g_autoptr(JsonBuilder) builder = hu_json_begin_answer ();
  locale_t before = hu_explain_begin_english ();
  g_autoptr(GListModel) reasons = hu_why_tree_new_about (game, subject, side);
  g_autofree char *name = hu_why_subject_dup_name (game, subject);

  hu_json_add_head (builder, hu_game_get_scenario (game), hu_game_get_position (game), hu_snapshot_get_clock (snapshot));
  hu_json_add_string (builder, "about", hu_why_about_to_string (subject->about));
  hu_json_add_string (builder, "subject", name);
  add_json (builder, game, reasons, 0);
  hu_explain_end_english (before);

  return hu_json_write_answer (builder);
}

/* --- The question --- */

static gboolean
find_side (const HuScenario   *scenario,
           const HuCliOptions *options,
           HuSide             *side)
{
  *side = options->side != NULL ? hu_scenario_find_side (scenario, options->side) : HU_SIDE_NONE;
  if (options->side == NULL || *side != HU_SIDE_NONE)
    return TRUE;

  /* Translators: what the user typed, the ids of the two sides. */
  hu_cli_complain_usage ("why", g_strdup_printf (_("--side “%s” is neither %s nor %s"), options->side,
                                                 scenario->sides[0].id, scenario->sides[1].id));
  return FALSE;
}

/* Is it told of the side that is asked for? */
static gboolean
takes_side (HuGame             *game,
            const HuWhySubject *subject)
{
  switch (subject->about)
    {
    case HU_WHY_UNIT:
      return hu_scenario_is_tactical (hu_game_get_scenario (game));
    case HU_WHY_VERDICT:
    case HU_WHY_EVENT:
    case HU_WHY_METER:
    case HU_WHY_SIDE:
    case HU_WHY_RULE:
    case HU_WHY_TURN:
      return FALSE;
    default:
      return TRUE;
    }
}

/* No more of the names than a line has room for. */
static char *
list_names (const GPtrArray *names)
{
  GString *list = g_string_new (NULL);

  for (guint i = 0; i < MIN (names->len, NAMES_TOLD); i++)
    g_string_append_printf (list, "%s%s", i > 0 ? ", " : "", (const char *) g_ptr_array_index (names, i));
  if (names->len > NAMES_TOLD)
    g_string_append (list, ", …");

  return g_string_free (list, FALSE);
}

/* @near: the names that have what was typed. */
static HuCliStatus
complain_several (const char      *typed,
                  const GPtrArray *near)
{
  g_autofree char *list = list_names (near);

  /* Translators: what the user typed, names of units, buildings and the like. */
  return hu_cli_complain_usage ("why", g_strdup_printf (_("“%s” stands in several names: give one of %s"), typed, list));
}

/* @asking: the conditions that ask for what was typed. */
static HuCliStatus
complain_asking (const char      *typed,
                 const GPtrArray *asking)
{
  g_autofree char *list = list_names (asking);

  /* Translators: what the user typed; titles of victory conditions. */
  return hu_cli_complain_usage ("why", g_strdup_printf (_("“%1$s” is no name, but conditions ask for it: give one of these: "
                                                          "%2$s"), typed, list));
}

/* The fault in the name of a hex or Location, which is no secret: the map has none.  NULL: it has no fault, or is no such
 * name. */
static char *
word_place (const HuScenario *scenario,
            const char       *typed)
{
  g_autoptr(GError) error = NULL;
  g_autofree char *hex_name = g_strndup (typed, strcspn (typed, "/"));
  g_autoptr(GString) names = g_string_new (NULL);
  g_autofree char *ground = NULL;
  HuLocation location, end;
  HuHex hex;

  if (hu_location_parse (scenario->map, typed, &error) != HU_LOCATION_NONE)
    return NULL;
  if (g_error_matches (error, HU_GRID_ERROR, HU_GRID_ERROR_OUTSIDE) ||
      g_error_matches (error, HU_GRID_ERROR, HU_GRID_ERROR_MISSING))
    /* Translators: the name of a hex that the user typed. */
    return g_strdup_printf (_("the map has no hex “%s”"), hex_name);
  if (!g_error_matches (error, HU_GRID_ERROR, HU_GRID_ERROR_STOREY))
    return NULL;

  hex = hu_grid_parse (scenario->map->grid, hex_name, NULL);
  end = hu_map_extra_locations (scenario->map, hex, &location);
  ground = hu_location_dup_name (scenario->map, hex);
  g_string_append (names, ground);
  for (; location < end; location++)
    {
      g_autofree char *name = hu_location_dup_name (scenario->map, location);

      g_string_append_printf (names, ", %s", name);
    }

  /* Translators: what the user typed; the Locations that the hex has. */
  return g_strdup_printf (_("there is no Location “%1$s”; that hex has %2$s"), typed, names->str);
}

/* A row that the map does not have. */
static char *
word_row (const HuGrid *grid,
          const char   *typed)
{
  if (grid->numbering == HU_NUMBERING_LETTERS)
    /* Translators: what the user typed, a number. */
    return g_strdup_printf (_("there is no “%s”: the map has rows of hexes from 0 to %u"), typed, grid->rows);

  /* Translators: what the user typed, a number. */
  return g_strdup_printf (_("there is no “%s”: the map has %u rows of hexes"), typed, grid->rows);
}

/* "player turn 3": a turn is asked about as a whole.  NULL: it is no such name. */
static char *
word_player_turn (const HuScenario *scenario,
                  const char       *typed)
{
  /* Translators: one side's part of a turn, as somebody types it: "player turn 3". */
  g_autofree char *own = g_utf8_casefold (C_("question", "player turn"), -1);
  g_autofree char *key = g_utf8_casefold (typed, -1);

  if (!g_str_has_prefix (key, "player turn") && !g_str_has_prefix (key, own))
    return NULL;

  /* Translators: what the user typed; a number. */
  return g_strdup_printf (_("“%1$s” is a part of a turn: give the whole turn as “turn N”, with N from 1 to %2$u"), typed,
                          hu_calendar_last_turn (&scenario->calendar));
}

/* One answer for what is hidden and for what does not exist: another would tell which of these it is (26.15). */
static HuCliStatus
complain_unknown (HuGame     *game,
                  const char *typed)
{
  HuSide viewer = hu_game_get_viewer (game);
  g_autoptr(GPtrArray) ids = hu_why_list_namesakes (game, typed);
  g_autoptr(GPtrArray) names = NULL, near = NULL, asking = NULL;
  const char *nearest;
  char *place;
  g_autofree char *side = hu_explain_side (hu_game_get_scenario (game), viewer);

  if (ids->len > 1)
    {
      g_autofree char *list = NULL;

      g_ptr_array_add (ids, NULL);
      list = g_strjoinv (", ", (char **) ids->pdata);
      /* Translators: what the user typed, ids of units. */
      return hu_cli_complain_usage ("why", g_strdup_printf (_("“%s” stands on several counters: give one of the ids %s"), typed,
                                                            list));
    }
  if (hu_why_names_kind (typed, HU_WHY_TURN))
    {
      guint last = hu_calendar_last_turn (&hu_game_get_scenario (game)->calendar);

      return hu_cli_complain_usage ("why", g_strdup_printf (
                                      g_dngettext (GETTEXT_PACKAGE,
                                                   /* Translators: what the user typed, a number. */
                                                   "there is no “%s”: the game has %u turn",
                                                   /* Translators: what the user typed, a number. */
                                                   "there is no “%s”: the game has %u turns", last), typed, last));
    }
  if (hu_why_names_kind (typed, HU_WHY_EVENT))
    /* Translators: what the user typed, a number. */
    return hu_cli_complain_usage ("why", g_strdup_printf (_("there is no “%s”: %u events have happened by that moment"), typed,
                                                          hu_game_get_position (game)));
  if (hu_why_names_kind (typed, HU_WHY_ROW))
    return hu_cli_complain_usage ("why", word_row (hu_game_get_scenario (game)->map->grid, typed));
  place = word_player_turn (hu_game_get_scenario (game), typed);
  if (place != NULL)
    return hu_cli_complain_usage ("why", place);
  place = hu_scenario_is_tactical (hu_game_get_scenario (game)) ? word_place (hu_game_get_scenario (game), typed) : NULL;
  if (place != NULL)
    return hu_cli_complain_usage ("why", place);
  near = hu_why_list_near (game, typed);
  if (near->len > 1)
    return complain_several (typed, near);
  asking = hu_why_list_conditions_with (game, typed);
  if (asking->len > 0)
    return complain_asking (typed, asking);
  names = hu_why_list_names (game);
  nearest = hu_cli_find_nearest (typed, (const char * const *) names->pdata, names->len);
  if (nearest != NULL && viewer != HU_SIDE_NONE)
    return hu_cli_complain_usage ("why", hu_explain_sentence (hu_game_get_scenario (game),
                                                              /* Translators: what the user typed, a side, what it sees. */
                                                              _("“%1$s” is nothing that the %2$s side sees in this game (did you "
                                                                "mean “%3$s”?)"), typed, side, nearest));
  if (nearest != NULL)
    return hu_cli_complain_usage ("why", hu_cli_suggest (typed, (const char * const *) names->pdata, names->len));
  if (viewer != HU_SIDE_NONE)
    return hu_cli_complain_usage ("why", hu_explain_sentence (hu_game_get_scenario (game),
                                                              /* Translators: what the user typed, a side. */
                                                              _("“%s” is nothing that the %s side sees in this game"), typed,
                                                              side));

  /* Translators: what the user typed. */
  return hu_cli_complain_usage ("why", g_strdup_printf (_("“%s” is no unit, hex, Location, building, place, condition, item of "
                                                          "points, rule or side of this game, and none of “row N”, “event N”, "
                                                          "“turn N”, “points”, “supply”, “zoc” and “verdict”"), typed));
}

static gboolean
is_there (const char *file)
{
  return g_file_test (file, G_FILE_TEST_EXISTS) || g_str_equal (file, "-");
}

/* Several words of one subject, without quotation marks, are no names of their own. */
static HuCliStatus
complain (HuGame             *game,
          const char * const *subjects,
          const char         *unknown)
{
  g_autofree char *whole = g_strjoinv (" ", (GStrv) subjects);
  HuWhySubject subject;

  if (subjects[1] != NULL && hu_why_subject_find (game, whole, &subject))
    return hu_cli_complain_usage ("why", g_strdup (_("give a SUBJECT and the FILE of the game; put a SUBJECT of several words in "
                                                     "quotation marks")));

  return complain_unknown (game, unknown);
}

/* As with several files, what an answer is about stands before it only where there are several. */
static HuCliStatus
answer (HuGame             *game,
        const char         *typed,
        const HuWhySubject *subject,
        const HuCliOptions *options,
        HuSide              side,
        gboolean            first,
        gboolean            several)
{
  g_autofree char *head = several ? g_strdup_printf ("%s%s:\n\n", first ? "" : "\n", typed) : NULL;

  if (!takes_side (game, subject))
    side = HU_SIDE_NONE;
  if (options->json)
    return write_json (game, subject, side);
  if (head != NULL)
    hu_cli_write_text (head);

  return write_text (game, typed, subject, side, options->all);
}

/* Gives the reasons for things at one moment of a game. */
HuCliStatus
hu_cli_why (const HuCliVerb *verb,
            GStrv            argv)
{
  static const char * const only_verdict[] = { "verdict", NULL };
  g_auto(HuCliOptions) options = { 0 };
  g_auto(HuCliGame) file = { 0 };
  g_autoptr(HuGame) game = NULL;
  g_autoptr(GArray) found = g_array_new (FALSE, FALSE, sizeof (HuWhySubject));
  g_autofree char *path = NULL;
  const char * const *subjects = only_verdict;
  HuCliStatus status;
  guint n;
  HuSide side;

  if (!hu_cli_options_parse (&options, verb, argv, &status))
    return status;

  n = g_strv_length (options.files);
  if (n > 1 && !is_there (options.files[n - 1]) && is_there (options.files[0]))
    /* Translators: two arguments that the user typed; SUBJECT and FILE as in the line on usage. */
    return hu_cli_complain_usage (verb->name, g_strdup_printf (_("“%s” is no file, and “%s” is one: SUBJECT comes before FILE"),
                                                               options.files[n - 1], options.files[0]));

  path = g_steal_pointer (&options.files[n - 1]);
  if (n > 1)
    subjects = (const char * const *) options.files;
  if (!hu_cli_game_open (&file, &options, path, verb->name, &status))
    return status;

  game = hu_cli_game_dup_model (&file);
  if (!find_side (hu_game_get_scenario (game), &options, &side))
    return HU_CLI_USAGE;
  g_array_set_size (found, g_strv_length ((GStrv) subjects));
  for (guint i = 0; i < found->len; i++)
    if (!hu_why_subject_find (game, subjects[i], &g_array_index (found, HuWhySubject, i)))
      return complain (game, subjects, subjects[i]);

  hu_explain_set_whole (options.all);
  status = HU_CLI_DONE;
  for (guint i = 0; i < found->len && status == HU_CLI_DONE; i++)
    status = answer (game, subjects[i], &g_array_index (found, HuWhySubject, i), &options, side, i == 0, found->len > 1);

  return status;
}
