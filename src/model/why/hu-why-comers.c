/*
 * What would be different if a unit were eliminated, or left the map where it is, and an enemy then entered its hex; or if an
 * enemy entered a hex.
 */
#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "hu-explain.h"
#include "hu-why-node-private.h"

#define NEAR 8         /* hexes from a unit to enemies that are worth a word */
#define MOST_NEAREST 3 /* of the nearest that are told of */
#define MOST_TRIED 24  /* of those that may decide the game */

/* A unit, and how far it is away. */
typedef struct
{
  guint unit;
  gint  away;
} Comer;

static gint
compare_comers (gconstpointer a,
                gconstpointer b)
{
  const Comer *one = a, *other = b;

  return one->away != other->away ? one->away - other->away : (gint) one->unit - (gint) other->unit;
}

/* The ground units of the side other than @side that are at most @furthest hexes away, as far as they are known, the nearest
 * first. */
static GArray *
list_comers (HuSnapshot *snapshot,
             HuHex       hex,
             HuSide      side,
             gint        furthest)
{
  const HuState *state = hu_snapshot_get_state (snapshot);
  GArray *comers = g_array_new (FALSE, FALSE, sizeof (Comer));

  for (guint i = 0; i < state->scenario->units->len; i++)
    {
      const HuUnit *one = hu_scenario_get_unit (state->scenario, i);
      Comer comer = { i, 0 };

      if (one->side == side || !hu_unit_is_ground (one) || state->unit_status[i] != HU_UNIT_ON_MAP ||
          hu_snapshot_get_secrecy (snapshot, i) != HU_SECRECY_NONE)
        continue;
      comer.away = hu_grid_distance (state->scenario->map->grid, hex, state->unit_hex[i]);
      if (comer.away <= furthest && comer.away > 0)
        g_array_append_val (comers, comer);
    }
  g_array_sort (comers, compare_comers);

  return comers;
}

/* The units among @comers from number @first on that are as far away as that one; @next: (out): the number of the first that is
 * further. */
static GArray *
take_as_near (const GArray *comers,
              guint         first,
              guint        *next)
{
  GArray *units = g_array_new (FALSE, FALSE, sizeof (guint));

  for (*next = first; *next < comers->len; (*next)++)
    {
      const Comer *comer = &g_array_index (comers, Comer, *next);

      if (comer->away != g_array_index (comers, Comer, first).away)
        break;
      g_array_append_val (units, comer->unit);
    }

  return units;
}

/* Is it the only ground unit of its side in its hex? */
static gboolean
is_alone (const HuState *state,
          guint          unit)
{
  for (guint i = 0; i < state->scenario->units->len; i++)
    {
      const HuUnit *one = hu_scenario_get_unit (state->scenario, i);

      if (i != unit && one->side == hu_scenario_get_unit (state->scenario, unit)->side && hu_unit_is_ground (one) &&
          state->unit_status[i] == HU_UNIT_ON_MAP && state->unit_hex[i] == state->unit_hex[unit])
        return FALSE;
    }

  return hu_unit_is_ground (hu_scenario_get_unit (state->scenario, unit));
}

static void
list_eliminated (HuWhyNode  *self,
                 GListStore *list)
{
  g_autoptr(HuSnapshot) then = _hu_why_what_if (self, hu_event_new_eliminate (self->index));

  if (then != NULL)
    _hu_why_add_then (self, list, then);
}

static void
list_exited (HuWhyNode  *self,
             GListStore *list)
{
  HuHex from = hu_snapshot_get_state (self->snapshot)->unit_hex[self->index];
  g_autoptr(HuSnapshot) then = _hu_why_what_if (self, hu_event_new_exit (self->index, from, HU_EXIT_PLAIN));

  if (then != NULL)
    _hu_why_add_then (self, list, then);
}

/* The game after @unit is eliminated and @comer enters its hex; NULL: it cannot. */
static HuSnapshot *
what_if_lost (HuWhyNode *self,
              guint      unit,
              guint      comer)
{
  HuHex hex = hu_snapshot_get_state (self->snapshot)->unit_hex[unit];
  g_autoptr(HuEvent) gone = hu_event_new_eliminate (unit);
  g_autoptr(HuEvent) comes = hu_event_new_move (comer, &hex, 1);
  HuRefusal refusal = { 0 };

  return hu_game_what_if (self->game, (HuEvent *[]) { gone, comes }, 2, &refusal);
}

/* The game after @comer enters the hex of that number. */
static HuSnapshot *
what_if_entered (HuWhyNode *self,
                 guint      number,
                 guint      comer)
{
  HuHex hex = (HuHex) number;

  return _hu_why_what_if (self, hu_event_new_move (comer, &hex, 1));
}

/* The sentences of a list, with line breaks. */
static char *
join (HuWhyNode  *self,
      void      (*list_part) (HuWhyNode  *self,
                              GListStore *list))
{
  g_autoptr(GListStore) list = g_list_store_new (HU_TYPE_WHY_NODE);
  g_autoptr(GString) text = g_string_new (NULL);

  list_part (self, list);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (list)); i++)
    {
      g_autoptr(HuWhyNode) node = g_list_model_get_item (G_LIST_MODEL (list), i);

      g_string_append_printf (text, "%s\n", hu_why_node_get_text (node));
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* The lines of supply that are different if the unit is eliminated. */
static void
list_lines (HuWhyNode  *self,
            GListStore *list)
{
  g_autoptr(HuSnapshot) then = _hu_why_what_if (self, hu_event_new_eliminate (self->index));

  if (then != NULL)
    _hu_why_add_lines_then (self, list, then, self->index);
}

/* Adds what follows if the unit is eliminated and the enemy unit that is the part enters its hex: in a hex of a place all of it,
 * elsewhere only which conditions turn and which lines of supply are different.  Nothing where all that follows from the first
 * alone. */
static void
list_lost (HuWhyNode  *self,
           GListStore *list)
{
  const HuState *state = hu_snapshot_get_state (self->snapshot);
  HuHex hex = state->unit_hex[self->index];
  g_autoptr(HuSnapshot) then = what_if_lost (self, self->index, GPOINTER_TO_UINT (self->part));
  g_autoptr(GListStore) all = g_list_store_new (HU_TYPE_WHY_NODE);
  g_autofree char *before = NULL, *lines = NULL;
  gboolean other = FALSE, whole;

  if (then == NULL)
    return;

  before = join (self, list_eliminated);
  lines = join (self, list_lines);
  whole = hu_snapshot_get_verdict (then) != NULL || hu_map_place_at (state->scenario->map, hex) >= 0;
  if (whole)
    _hu_why_add_then (self, all, then);
  else
    _hu_why_add_turned (self, all, then);
  if (hu_snapshot_get_verdict (then) == NULL)
    _hu_why_add_lines_then (self, all, then, self->index);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (all)); i++)
    {
      g_autoptr(HuWhyNode) node = g_list_model_get_item (G_LIST_MODEL (all), i);
      const char *text = hu_why_node_get_text (node);

      other |= strstr (before, text) == NULL && strstr (lines, text) == NULL;
    }
  for (guint i = 0; other && i < g_list_model_get_n_items (G_LIST_MODEL (all)); i++)
    {
      g_autoptr(HuWhyNode) node = g_list_model_get_item (G_LIST_MODEL (all), i);

      /* What follows from the first alone has been said. */
      if (whole || strstr (before, hu_why_node_get_text (node)) == NULL)
        g_list_store_append (list, node);
    }
}

static HuWhyNode *
add_head (HuWhyNode  *self,
          GListStore *list,
          guint       unit,
          char       *text,
          void      (*list_part) (HuWhyNode  *self,
                                  GListStore *list))
{
  HuWhyNode *head = _hu_why_add_below (self, list, WHY_PART, unit, text);

  head->list_part = list_part;

  return head;
}

/* "If it is eliminated and 11 TB or 413 R, 1 hex away, then enters 3931 (Tula):" */
static char *
word_lost (const HuScenario *scenario,
           const GArray     *units,
           gint              distance,
           HuHex             hex)
{
  g_autofree char *names = hu_explain_any_units (scenario, units, 0);
  g_autofree char *name = hu_explain_hex (scenario, hex);

  /* Translators: units, a number of hexes, a hex. */
  return g_strdup_printf (ngettext ("If it is eliminated and %1$s, %2$d hex away, then enters %3$s:",
                                    "If it is eliminated and %1$s, %2$d hexes away, then enters %3$s:", (gulong) distance),
                          names, distance, name);
}

static char *
word_entered (const HuScenario *scenario,
              const GArray     *units,
              gint              distance,
              HuHex             hex)
{
  g_autofree char *names = hu_explain_any_units (scenario, units, 0);
  g_autofree char *name = hu_explain_hex (scenario, hex);

  /* Translators: units, a number of hexes, a hex. */
  return g_strdup_printf (ngettext ("If %1$s, %2$d hex away, enters %3$s:", "If %1$s, %2$d hexes away, enters %3$s:",
                                    (gulong) distance), names, distance, name);
}

/* How units that enter are told of. */
typedef struct
{
  guint        index; /* of each node; its part is the unit that enters */
  HuHex        hex;
  char      *(*word)      (const HuScenario *scenario,
                           const GArray     *units,
                           gint              distance,
                           HuHex             hex);
  void       (*list_part) (HuWhyNode  *self,
                           GListStore *list);
  HuSnapshot *(*what_if)  (HuWhyNode *self,
                           guint      index,
                           guint      comer);
} Entering;

/* Adds a heading for those of @nearest, @distance away, with which the same follows if one of them enters; they are added to
 * @named. */
static void
add_as_near (HuWhyNode      *self,
             GListStore     *list,
             const Entering *entering,
             const GArray   *nearest,
             gint            distance,
             GArray         *named)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (self->snapshot);
  g_autoptr(GListStore) heads = g_list_store_new (HU_TYPE_WHY_NODE);
  g_auto(GStrv) told = g_new0 (char *, nearest->len + 1);

  for (guint i = 0; i < MIN (nearest->len, MOST_NEAREST); i++)
    {
      HuWhyNode *head = add_head (self, heads, entering->index, NULL, entering->list_part);

      head->part = GUINT_TO_POINTER (g_array_index (nearest, guint, i));
      told[i] = join (head, entering->list_part);
    }
  for (guint i = 0; told[i] != NULL; i++)
    {
      g_autoptr(GArray) units = g_array_new (FALSE, FALSE, sizeof (guint));
      HuWhyNode *head;

      for (guint j = 0; told[j] != NULL; j++)
        {
          if (!g_str_equal (told[j], told[i]))
            continue;
          if (j < i)
            break;
          g_array_append_val (units, g_array_index (nearest, guint, j));
        }
      if (units->len == 0 || told[i][0] == '\0')
        continue;
      head = add_head (self, list, entering->index, entering->word (scenario, units, distance, entering->hex),
                       entering->list_part);
      head->part = GUINT_TO_POINTER (g_array_index (units, guint, 0));
      g_array_append_val (head->hexes, entering->hex);
      g_array_append_vals (named, units->data, units->len);
    }
}

/* Leaves those of @units that would decide the game, or none. */
static void
keep_deciding (HuWhyNode      *self,
               GArray         *units,
               const Entering *entering)
{
  for (guint i = units->len; i-- > 0;)
    {
      g_autoptr(HuSnapshot) then = entering->what_if (self, entering->index, g_array_index (units, guint, i));

      if (then == NULL || hu_snapshot_get_verdict (then) == NULL)
        g_array_remove_index (units, i);
    }
}

/* For each of @heads, one for each thing that follows: how many of the first @tried of @comers bring it about as well, beside
 * those @named.  Returns how many do. */
static guint
add_others_alike (HuWhyNode    *self,
                  GListStore   *list,
                  GListStore   *heads,
                  const GArray *comers,
                  guint         tried,
                  const GArray *named)
{
  g_autoptr(GPtrArray) told = g_ptr_array_new_with_free_func (g_free);
  g_autoptr(HuWhyNode) trial = g_list_model_get_item (G_LIST_MODEL (heads), 0);
  gconstpointer part = trial->part;
  guint all = 0;

  for (guint i = 0; i < tried; i++)
    {
      trial->part = GUINT_TO_POINTER (g_array_index (comers, Comer, i).unit);
      g_ptr_array_add (told, join (trial, trial->list_part));
    }
  trial->part = part;
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (heads)); i++)
    {
      g_autoptr(HuWhyNode) head = g_list_model_get_item (G_LIST_MODEL (heads), i);
      g_autofree char *follows = join (head, head->list_part);
      g_autofree char *name = hu_explain_unit (hu_snapshot_get_scenario (self->snapshot), GPOINTER_TO_UINT (head->part));
      guint alike = 0;

      for (guint j = 0; j < told->len; j++)
        alike += !hu_numbers_have (named, g_array_index (comers, Comer, j).unit) &&
                 g_str_equal (g_ptr_array_index (told, j), follows);
      if (alike > 0)
        _hu_why_add_below (self, list, WHY_FACT, 0,
                           /* Translators: a number of enemy units; an enemy unit. */
                           g_strdup_printf (ngettext ("%1$u other enemy unit near would bring about the same as %2$s.",
                                                      "%1$u other enemy units near would bring about the same as %2$s.",
                                                      alike), alike, name));
      all += alike;
    }

  return all;
}

/* Says that only some were tried, and that none of those beyond the nearest would end the game by that event. */
static void
add_others_idle (HuWhyNode  *self,
                 GListStore *list,
                 guint       others,
                 gboolean    all)
{
  if (others == 0)
    return;

  _hu_why_add_below (self, list, WHY_FACT, 0,
                     all
                     /* Translators: a number of enemy units, a number of hexes. */
                     ? g_strdup_printf (ngettext ("%1$u other enemy unit within %2$d hexes would not end the game at once by "
                                                  "entering.",
                                                  "None of the %1$u other enemy units within %2$d hexes would end the game at "
                                                  "once by entering.", others), others, NEAR)
                     /* Translators: a number of enemy units. */
                     : g_strdup_printf (ngettext ("%u other enemy unit was tried, and would not end the game at once by "
                                                  "entering.",
                                                  "The next %u enemy units were tried, and none would end the game at once by "
                                                  "entering.", others), others));
}

/* Those of @comers of whom something follows, as far away as the first of these. */
static void
add_first_effect (HuWhyNode      *self,
                  GListStore     *heads,
                  const Entering *entering,
                  const GArray   *comers,
                  GArray         *named)
{
  guint next;

  for (guint first = 0; first < MIN (comers->len, MOST_TRIED) && named->len == 0; first = next)
    {
      g_autoptr(GArray) units = take_as_near (comers, first, &next);

      add_as_near (self, heads, entering, units, g_array_index (comers, Comer, first).away, named);
    }
}

/* Adds what follows if one of @comers, the nearest first, enters: of the nearest that would end the game by that, and of the
 * nearest of which anything else follows.  FALSE: nothing follows. */
static gboolean
add_comers (HuWhyNode      *self,
            GListStore     *list,
            const Entering *entering,
            const GArray   *comers)
{
  g_autoptr(GListStore) heads = g_list_store_new (HU_TYPE_WHY_NODE);
  g_autoptr(GArray) named = g_array_new (FALSE, FALSE, sizeof (guint)), nearest = NULL;
  gboolean decided = FALSE;
  guint next, tried = 0;

  for (guint first = 0; first < MIN (comers->len, MOST_TRIED) && !decided; tried = first = next)
    {
      g_autoptr(GArray) units = take_as_near (comers, first, &next);

      keep_deciding (self, units, entering);
      decided = units->len > 0;
      if (decided)
        add_as_near (self, list, entering, units, g_array_index (comers, Comer, first).away, named);
    }
  if (decided)
    {
      nearest = take_as_near (comers, 0, &next);
      for (guint i = nearest->len; i-- > 0;)
        if (hu_numbers_have (named, g_array_index (nearest, guint, i)))
          g_array_remove_index (nearest, i);
      if (nearest->len > 0)
        add_as_near (self, list, entering, nearest, g_array_index (comers, Comer, 0).away, named);

      return TRUE;
    }

  add_first_effect (self, heads, entering, comers, named);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (heads)); i++)
    {
      g_autoptr(HuWhyNode) head = g_list_model_get_item (G_LIST_MODEL (heads), i);

      g_list_store_append (list, head);
    }
  if (named->len > 0)
    {
      guint alike = add_others_alike (self, list, heads, comers, tried, named);

      add_others_idle (self, list, tried - named->len - alike, tried == comers->len);
    }

  return named->len > 0;
}

/* Does the event decide the game?  Takes @event. */
static gboolean
decides (HuWhyNode *self,
         HuEvent   *event)
{
  g_autoptr(HuSnapshot) then = _hu_why_what_if (self, event);

  return then != NULL && hu_snapshot_get_verdict (then) != NULL;
}

gboolean
_hu_why_add_consequences (HuWhyNode  *self,
                          GListStore *list,
                          guint       unit)
{
  g_autoptr(GListStore) heads = g_list_store_new (HU_TYPE_WHY_NODE);
  const HuState *state = hu_snapshot_get_state (self->snapshot);
  g_autoptr(GArray) comers = NULL;
  HuWhyNode *eliminated, *exited;
  g_autofree char *one = NULL, *other = NULL;
  gboolean any;

  /* What is decided stays so; and a what-if is no moment of the log. */
  if (hu_snapshot_get_verdict (self->snapshot) != NULL || self->snapshot != hu_game_get_snapshot (self->game))
    return FALSE;

  eliminated = add_head (self, heads, unit, g_strdup (_("If it is eliminated:")), list_eliminated);
  exited = add_head (self, heads, unit, g_strdup (_("If it leaves the map here:")), list_exited);
  one = join (eliminated, list_eliminated);
  other = join (exited, list_exited);
  any = *one != '\0' || *other != '\0';
  if (*one != '\0')
    g_list_store_append (list, eliminated);
  /* Where leaving is no more than being gone, that has been said. */
  if (*other != '\0' && !g_str_equal (one, other))
    g_list_store_append (list, exited);

  if (!is_alone (state, unit) || decides (self, hu_event_new_eliminate (unit)))
    return any;

  comers = list_comers (self->snapshot, state->unit_hex[unit], hu_scenario_get_unit (state->scenario, unit)->side, NEAR);
  any |= add_comers (self, list, &(Entering) { unit, state->unit_hex[unit], word_lost, list_lost, what_if_lost }, comers);

  return any;
}

/* --- A hex that the enemy enters --- */

/* The unit that is the part enters the hex that is the index. */
static void
list_entered (HuWhyNode  *self,
              GListStore *list)
{
  g_autoptr(HuSnapshot) then = what_if_entered (self, self->index, GPOINTER_TO_UINT (self->part));

  if (then != NULL)
    _hu_why_add_then (self, list, then);
}

/* Leaves the nearest, however far away they are, and those that are near. */
static void
keep_near (GArray *comers)
{
  gint furthest = MAX (NEAR, g_array_index (comers, Comer, 0).away);

  while (g_array_index (comers, Comer, comers->len - 1).away > furthest)
    g_array_set_size (comers, comers->len - 1);
}

void
_hu_why_add_entered (HuWhyNode  *self,
                     GListStore *list,
                     HuHex       hex,
                     HuSide      side)
{
  g_autoptr(GArray) comers = list_comers (self->snapshot, hex, side, G_MAXINT);
  guint n = g_list_model_get_n_items (G_LIST_MODEL (list));

  if (hu_snapshot_get_verdict (self->snapshot) != NULL || self->snapshot != hu_game_get_snapshot (self->game) ||
      comers->len == 0)
    return;

  keep_near (comers);
  add_comers (self, list, &(Entering) { (guint) hex, hex, word_entered, list_entered, what_if_entered }, comers);
  for (; n < g_list_model_get_n_items (G_LIST_MODEL (list)); n++)
    {
      g_autoptr(HuWhyNode) head = g_list_model_get_item (G_LIST_MODEL (list), n);

      head->open = TRUE;
    }
}
