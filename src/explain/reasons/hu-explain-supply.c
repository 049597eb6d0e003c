/*
 * Words for the answer to "is it in supply, and why?".
 */
#include "config.h"

#include "hu-explain-links.h"
#include "hu-explain-private.h"

#define MOST_STOPS 4
#define MOST_HEXES 3
#define MOST_CHOICES 4 /* hexes that are named as "a, b or c" */

/* A question with its answer. */
typedef struct
{
  const HuSupplySituation *situation;
  const HuSupplyAnswer    *answer;
  const HuScenario        *scenario;
  guint                    unit; /* or HU_UNIT_NONE */
} Answer;

/* A unit and the hex that its name leads to. */
typedef struct
{
  guint unit;
  HuHex hex;
} UnitLink;

static char *
name_unit (const HuScenario *scenario,
           const GArray     *things,
           guint             index)
{
  UnitLink link = g_array_index (things, UnitLink, index);

  return _hu_link (link.hex, _hu_unit_name (scenario, link.unit));
}

static char *
name_hex (const HuScenario *scenario,
          const GArray     *things,
          guint             index)
{
  HuHex hex = g_array_index (things, HuHex, index);
  g_autofree char *name = hu_grid_dup_name (scenario->map->grid, hex);

  return _hu_link (hex, name);
}

static char *
list_units (const Answer *self,
            const GArray *units)
{
  g_autoptr(GArray) links = g_array_new (FALSE, FALSE, sizeof (UnitLink));

  for (guint i = 0; i < units->len; i++)
    {
      guint unit = g_array_index (units, guint, i);
      UnitLink link = { unit, self->situation->state->unit_hex[unit] };

      g_array_append_val (links, link);
    }

  return _hu_explain_list (self->scenario, links, MOST_HEXES, name_unit);
}

static const char *
enemy_name (const Answer *self)
{
  return _hu_side_name (self->scenario, hu_side_other (self->answer->side));
}

/* The unit; or the place or hex, and for whom. */
static char *
name_subject (const Answer *self)
{
  const GArray *origins = self->answer->origins;
  HuHex first = g_array_index (origins, HuHex, 0);
  gint place = hu_map_place_at (self->scenario->map, first);
  g_autofree char *name = NULL;
  g_autofree char *link = NULL;

  if (self->unit != HU_UNIT_NONE)
    return _hu_link (first, _hu_unit_name (self->scenario, self->unit));

  name = origins->len > 1 && place >= 0 ? hu_explain_place (self->scenario, (guint) place)
                                        : hu_explain_hex (self->scenario, first);
  link = _hu_link (first, name);

  /* Translators: a hex or a place, side: "3009 (Vyazma) for the Soviet side" */
  return hu_explain_sentence (self->scenario, _("%1$s for the %2$s side"), link,
                              _hu_side_name (self->scenario, self->answer->side));
}

/* --- In supply --- */

static char *
explain_way (const HuScenario       *scenario,
             const HuSupplyStanding *standing)
{
  gint n = standing->length;
  g_autofree char *name = hu_grid_dup_name (scenario->map->grid, standing->source);
  g_autofree char *hex = _hu_link (standing->source, name);

  if (standing->edge == HU_EDGE_NORTH)
    /* Translators: a number of hexes, and the hex at the edge of the map. */
    return g_strdup_printf (_hu_trn ("in supply, %1$d hex to the north edge at %2$s",
                                     "in supply, %1$d hexes to the north edge at %2$s", n), n, hex);
  if (standing->edge == HU_EDGE_EAST)
    /* Translators: a number of hexes, and the hex at the edge of the map. */
    return g_strdup_printf (_hu_trn ("in supply, %1$d hex to the east edge at %2$s",
                                     "in supply, %1$d hexes to the east edge at %2$s", n), n, hex);
  if (standing->edge == HU_EDGE_SOUTH)
    /* Translators: a number of hexes, and the hex at the edge of the map. */
    return g_strdup_printf (_hu_trn ("in supply, %1$d hex to the south edge at %2$s",
                                     "in supply, %1$d hexes to the south edge at %2$s", n), n, hex);
  if (standing->edge == HU_EDGE_WEST)
    /* Translators: a number of hexes, and the hex at the edge of the map. */
    return g_strdup_printf (_hu_trn ("in supply, %1$d hex to the west edge at %2$s",
                                     "in supply, %1$d hexes to the west edge at %2$s", n), n, hex);

  /* Translators: a number of hexes, and the hex of the source. */
  return g_strdup_printf (_hu_trn ("in supply, %1$d hex to the source at %2$s",
                                   "in supply, %1$d hexes to the source at %2$s", n), n, hex);
}

/* "2817, 2917 or 3017" */
static char *
list_choices (const Answer *self,
              const GArray *hexes)
{
  g_autofree char *last = name_hex (self->scenario, hexes, hexes->len - 1);
  g_autofree char *all = NULL;

  if (hexes->len == 1)
    return g_steal_pointer (&last);

  all = name_hex (self->scenario, hexes, 0);
  for (guint i = 1; i + 1 < hexes->len; i++)
    {
      g_autofree char *before = g_steal_pointer (&all);
      g_autofree char *next = name_hex (self->scenario, hexes, i);

      /* Translators: a list that goes on: "3406" and "3407". */
      all = g_strdup_printf (C_("list", "%s, %s"), before, next);
    }

  /* Translators: the end of a list of choices: "3406, 3407" or "3408". */
  return g_strdup_printf (C_("list", "%s or %s"), all, last);
}

static char *
explain_cutters (const Answer *self)
{
  const GArray *cutters = self->answer->cutters;
  g_autofree char *hexes = NULL;

  if (cutters->len == 0)
    /* Translators: a side, as "German": of an enemy of a line of supply. */
    return hu_explain_sentence (self->scenario, _("no single %s unit would cut it"), enemy_name (self));

  if (cutters->len <= MOST_CHOICES)
    {
      hexes = list_choices (self, cutters);
      /* Translators: a side, as "German"; hexes: "2817 or 2917". */
      return hu_explain_sentence (self->scenario, _("one more %1$s unit in %2$s would cut it"), enemy_name (self), hexes);
    }

  hexes = _hu_explain_list (self->scenario, cutters, MOST_CHOICES, name_hex);
  return hu_explain_sentence (self->scenario, _hu_trn (
                              /* Translators: a number of hexes; a side, as "German"; the hexes. */
                              "one more %2$s unit in %1$u hex would cut it: %3$s",
                              "one more %2$s unit in any of %1$u hexes would cut it: %3$s", cutters->len),
                              cutters->len, enemy_name (self), hexes);
}

static char *
explain_supplied (const Answer *self)
{
  g_autofree char *subject = name_subject (self);
  g_autofree char *way = NULL;
  g_autofree char *width = NULL;
  g_autofree char *cutters = NULL;

  if (self->answer->standing.length == 0)
    /* Translators: a unit or hex. */
    return g_strdup_printf (_("%s: in supply; the hex is a source itself."), subject);

  way = explain_way (self->scenario, &self->answer->standing);
  width = g_strdup_printf (self->answer->exact ? /* Translators: of a lifeline, in hexes. */
                                               _("width %u")
                                               : /* Translators: of a lifeline, in hexes. */
                                               _("width at most %u"), self->answer->width);
  cutters = explain_cutters (self);

  /* Translators: a unit or hex; "in supply, 7 hexes to the north edge at 3401"; "width 2"; which enemy unit cuts it. */
  return g_strdup_printf (_("%1$s: %2$s; %3$s; %4$s."), subject, way, width, cutters);
}

/* --- Out of supply --- */

static char *
name_hexside (HuHexside kind)
{
  switch (kind)
    {
    case HU_HEXSIDE_LAKE:
      return g_strdup (_("a lake along the hexside"));
    case HU_HEXSIDE_RIVER:
      return g_strdup (_("a river along the hexside"));
    case HU_HEXSIDE_WALL:
      return g_strdup (_("a wall along the hexside"));
    case HU_HEXSIDE_CLIFF:
    case HU_N_HEXSIDES:
      break;
    }

  return g_strdup (_("a cliff along the hexside"));
}

static char *
name_steps (const HuSupplyRules *rules)
{
  gint most = rules->steps;

  switch (_hu_find_ways (rules))
    {
    case HU_WAYS_RAILWAYS:
      /* Translators: the number of hexes that may lead to a line of the map. */
      return g_strdup_printf (_hu_trn ("at most %d step to a railway", "at most %d steps to a railway", most), most);
    case HU_WAYS_ROADS:
      /* Translators: the number of hexes that may lead to a line of the map. */
      return g_strdup_printf (_hu_trn ("at most %d step to a road", "at most %d steps to a road", most), most);
    case HU_WAYS_BOTH:
      /* Translators: the number of hexes that may lead to a line of the map. */
      return g_strdup_printf (_hu_trn ("at most %d step to a road or railway", "at most %d steps to a road or railway",
                                       most), most);
    case HU_WAYS_OTHER:
      break;
    }

  /* Translators: the number of hexes that may lead to a line of the map: a road, a stream. */
  return g_strdup_printf (_hu_trn ("at most %d step to a line of the map", "at most %d steps to a line of the map", most),
                          most);
}

static const char *
name_line_end (const HuSupplyRules *rules)
{
  switch (_hu_find_ways (rules))
    {
    case HU_WAYS_RAILWAYS:
      return _("end of the railway");
    case HU_WAYS_ROADS:
      return _("end of the road");
    case HU_WAYS_BOTH:
      return _("end of the road or railway");
    case HU_WAYS_OTHER:
      break;
    }

  /* Translators: a line of supply stops at the end of a line of the map: a road, a stream. */
  return _("end of a line of the map");
}

static char *
name_stop (const Answer       *self,
           const HuSupplyStop *stop)
{
  const HuSupplyRules *rules = &self->situation->rules;
  g_autofree char *units = NULL;

  switch (stop->because)
    {
    case HU_BLOCK_UNIT:
      return list_units (self, stop->units);
    case HU_BLOCK_ZOC:
      units = list_units (self, stop->units);
      /* Translators: units. */
      return g_strdup_printf (_("zone of control of %s"), units);
    case HU_BLOCK_OWNER:
      /* Translators: side. */
      return hu_explain_sentence (self->scenario, _("controlled by the %s side"), enemy_name (self));
    case HU_BLOCK_TERRAIN:
      return g_strdup (_hu_terrain_name (stop->terrain));
    case HU_BLOCK_HEXSIDE:
      return name_hexside (stop->hexside);
    case HU_BLOCK_LENGTH:
      /* Translators: the number of hexes that a line of supply may be long. */
      return g_strdup_printf (_hu_trn ("longest line of %d hex", "longest line of %d hexes", rules->max_length),
                              rules->max_length);
    case HU_BLOCK_STEPS:
      return name_steps (rules);
    case HU_BLOCK_LINE_ENDS:
      return g_strdup (name_line_end (rules));
    case HU_BLOCK_OPEN:
    case HU_N_BLOCKS:
      break; /* no line stops there */
    }

  g_return_val_if_reached (NULL);
}

static char *
explain_stop (const Answer       *self,
              const HuSupplyStop *stop)
{
  g_autofree char *what = name_stop (self, stop);
  g_autofree char *hexes = _hu_explain_list (self->scenario, stop->hexes, MOST_HEXES, name_hex);

  /* Translators: what stops a line of supply, as "zone of control of 6 Pz"; the hexes where it does. */
  return g_strdup_printf (_("%1$s (%2$s)"), what, hexes);
}

static char *
explain_stops (const Answer *self)
{
  const GPtrArray *stops = self->answer->stops;
  char *all = explain_stop (self, g_ptr_array_index (stops, 0));
  guint n = stops->len > MOST_STOPS + 1 ? MOST_STOPS : stops->len;
  guint left = 0;

  for (guint i = 1; i < n; i++)
    {
      g_autofree char *before = all;
      g_autofree char *next = explain_stop (self, g_ptr_array_index (stops, i));

      /* Translators: a list of reasons that goes on. */
      all = g_strdup_printf (C_("list of reasons", "%1$s; %2$s"), before, next);
    }
  for (guint i = n; i < stops->len; i++)
    left += ((const HuSupplyStop *) g_ptr_array_index (stops, i))->hexes->len;

  if (left > 0)
    {
      g_autofree char *before = all;

      /* Translators: a list of reasons, and how many hexes with other reasons are left out. */
      all = g_strdup_printf (_hu_trn ("%1$s; and %2$u more hex", "%1$s; and %2$u more hexes", left), before, left);
    }

  return all;
}

static char *
explain_unsupplied (const Answer *self)
{
  g_autofree char *subject = name_subject (self);
  g_autofree char *stops = NULL;
  guint n = self->answer->n_stops;

  if (!hu_supply_situation_has_source (self->situation))
    {
      g_autofree char *nothing = hu_explain_no_source (self->scenario, self->answer->side);

      /* Translators: a unit or hex; a whole sentence that says why. */
      return g_strdup_printf (_("%s: out of supply. %s."), subject, nothing);
    }
  if (n == 0)
    /* Translators: a unit or hex. */
    return g_strdup_printf (_("%s: out of supply. No source of supply is reached."), subject);

  stops = explain_stops (self);
  return g_strdup_printf (_hu_trn (
                              /* Translators: a unit or hex; a number of hexes; why lines end there, as "6 Pz (2818)". */
                              "%1$s: out of supply. Its lines end in %2$u hex: %3$s.",
                              "%1$s: out of supply. Its lines end in %2$u hexes: %3$s.", n), subject, n, stops);
}

static char *
explain (const HuSupplySituation *situation,
         const HuSupplyAnswer    *answer,
         guint                    unit)
{
  Answer self = { situation, answer, situation->state->scenario, unit };

  return answer->supplied ? explain_supplied (&self) : explain_unsupplied (&self);
}

char *
hu_explain_supply_answer (const HuSupplySituation *situation,
                          const HuSupplyAnswer    *answer,
                          guint                    unit)
{
  g_autofree char *words = NULL;

  g_return_val_if_fail (situation != NULL && answer != NULL, NULL);

  words = explain (situation, answer, unit);

  return _hu_links_to_text (words);
}

char *
hu_explain_supply_markup (const HuSupplySituation *situation,
                          const HuSupplyAnswer    *answer,
                          guint                    unit)
{
  g_autofree char *words = NULL;

  g_return_val_if_fail (situation != NULL && answer != NULL, NULL);

  words = explain (situation, answer, unit);

  return _hu_links_to_markup (words);
}

char *
hu_explain_supply_standing (const HuScenario       *scenario,
                            const HuSupplyStanding *standing)
{
  g_autofree char *words = NULL;

  g_return_val_if_fail (scenario != NULL && standing != NULL, NULL);

  if (standing->length < 0)
    return g_strdup (_("out of supply"));
  if (standing->length == 0)
    return g_strdup (_("in supply; the hex is a source itself"));

  words = explain_way (scenario, standing);

  return _hu_links_to_text (words);
}

char *
hu_explain_supply_nowhere (const HuScenario *scenario,
                           HuSide            side)
{
  g_return_val_if_fail (scenario != NULL, NULL);

  /* Translators: %s is a side, as "German" */
  return hu_explain_sentence (scenario, _("the %s side has no sources of supply in this scenario"),
                              _hu_side_name (scenario, side));
}

char *
hu_explain_no_source (const HuScenario *scenario,
                      HuSide            side)
{
  g_return_val_if_fail (scenario != NULL, NULL);

  /* Translators: a side; the full stop follows. */
  return hu_explain_sentence (scenario, _("The %s side has no usable source of supply"), _hu_side_name (scenario, side));
}
