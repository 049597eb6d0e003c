/*
 * Small games drawn by chance.  Each system draws its own boards and events (hu-*-draw.c); what the rules refuse is
 * drawn again.
 */
#include "hu-drill-game.h"

#include "hu-system.h"

#define MOST_EVENTS 5
#define TRIES 12 /* for each event */
#define LANGUAGE "x" /* whichever the names are in */

gboolean
hu_drill_chance (GRand *rand,
                 gint   percent)
{
  return g_rand_int_range (rand, 0, 100) < percent;
}

HuHex
hu_drill_draw_hex (GRand        *rand,
                   const HuGrid *grid)
{
  HuHex hex;

  do
    hex = g_rand_int_range (rand, 0, grid->n_hexes);
  while (!hu_grid_has (grid, hex));

  return hex;
}

HuHex
hu_drill_draw_beside (GRand        *rand,
                      const HuGrid *grid,
                      HuHex         hex)
{
  HuHex beside = hu_grid_neighbour (grid, hex, g_rand_int_range (rand, 0, HU_N_DIRECTIONS));

  return beside != HU_HEX_NONE ? beside : hex;
}

HuUnit *
hu_drill_add_unit (HuScenario *scenario,
                   HuSide      side,
                   const char *print,
                   HuHex       hex)
{
  g_autofree char *id = g_strdup_printf ("u%u", scenario->units->len + 1);
  g_autofree char *name = g_strdup_printf ("%s %c", print, 'A' + (char) scenario->units->len % 26);
  HuUnit *unit = hu_scenario_add_unit (scenario, id, name, side);

  unit->at = hex;

  return unit;
}

HuUnit *
hu_drill_add_division (HuScenario *scenario,
                       HuSide      side,
                       guint       nth,
                       HuHex       hex)
{
  static const char * const prints[HU_N_SIDES][HU_N_DRAWN_DIVISIONS] = { { "3 Pz", "31 I", "10 M", "SS" },
                                                                         { "5 Gd", "16 I", "144 I", "9 T" } };
  static const char * const branches[HU_N_DRAWN_DIVISIONS] = { "armor", "infantry", "infantry", "armor" };
  HuUnit *unit = hu_drill_add_unit (scenario, side, prints[side][nth], hex);

  unit->branch = g_strdup (branches[nth]);

  return unit;
}

/* @forms: a name, and its other forms as far as the language has them, in the order of HuForm: HU_N_FORMS at most. */
static void
add_forms (HuScenario  *scenario,
           char       **forms)
{
  HuWording *wording = g_strv_length (forms) > 1
    ? hu_language_add_wording (hu_scenario_add_language (scenario, LANGUAGE), forms[0], forms[0]) : NULL;

  for (guint form = HU_FORM_NAME + 1; wording != NULL && forms[form] != NULL; form++)
    if (forms[form][0] != '\0')
      wording->forms[form] = g_strdup (forms[form]);
}

static HuAdjudicator *
begin (HuSystemId          system,
       guint32             seed,
       const char * const *names)
{
  static const char * const languages[] = { LANGUAGE, NULL };
  g_autoptr(GRand) rand = g_rand_new_with_seed (seed);
  g_autoptr(HuScenario) scenario = NULL;
  char **forms[HU_N_DRAWN_NAMES];
  const char *plain[HU_N_DRAWN_NAMES];

  for (guint i = 0; i < HU_N_DRAWN_NAMES; i++)
    {
      forms[i] = g_strsplit (names[i], "|", HU_N_FORMS);
      plain[i] = forms[i][0];
    }
  scenario = hu_system_get (system)->draw_scenario (rand, plain);
  for (guint i = 0; i < HU_N_DRAWN_NAMES; i++)
    {
      add_forms (scenario, forms[i]);
      g_strfreev (forms[i]);
    }
  hu_scenario_choose_language (scenario, languages);

  return hu_adjudicator_new (scenario);
}

static void
play (HuAdjudicator *game,
      HuSystemId     system,
      guint32        seed)
{
  g_autoptr(GRand) rand = g_rand_new_with_seed (~seed);
  guint wanted = (guint) g_rand_int_range (rand, 1, MOST_EVENTS + 1);
  HuRefusal refusal;

  for (guint i = 0; i < wanted * TRIES && hu_adjudicator_get_n_events (game) < wanted; i++)
    {
      const HuState *now = hu_adjudicator_peek (game, hu_adjudicator_get_n_events (game));
      g_autoptr(HuEvent) event = hu_system_get (system)->draw_event (rand, now);

      if (event != NULL)
        (void) hu_adjudicator_append (game, event, &refusal);
    }
}

/* @names: (array length=HU_N_DRAWN_NAMES): its words.  Returns the game, with all its events; or NULL. */
HuAdjudicator *
hu_drill_game_new (HuSystemId          system,
                   guint32             seed,
                   const char * const *names)
{
  HuClauseId out = hu_clause_left_out;
  g_autoptr(HuAdjudicator) whole = NULL;
  HuAdjudicator *game;
  HuRefusal refusal;

  g_return_val_if_fail (system < HU_N_SYSTEMS && names != NULL, NULL);

  /* The events are drawn by all the rules, so that they are the same whatever is left out. */
  hu_clause_leave_out (NULL);
  whole = begin (system, seed, names);
  play (whole, system, seed);
  hu_clause_leave_out (out);
  if (out == NULL)
    return g_steal_pointer (&whole);

  game = begin (system, seed, names);
  for (guint i = 0; i < hu_adjudicator_get_n_events (whole); i++)
    if (!hu_adjudicator_append (game, hu_adjudicator_get_event (whole, i), &refusal))
      {
        hu_adjudicator_free (game);
        return NULL;
      }

  return game;
}
