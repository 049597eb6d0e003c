/*
 * Words for the findings of the rules.  Every sentence about a game that a person reads is made
 * here; no rule is computed here.
 *
 * All functions return (transfer full) UTF-8, in the language of the locale.
 */
#pragma once

#include "hu-flip.h"
#include "hu-flood.h"
#include "hu-refusal.h"
#include "hu-side-draw.h"
#include "hu-snapshot.h"
#include "hu-supply-opening.h"
#include "hu-tracing.h"
#include "hu-withdrawal.h"

G_BEGIN_DECLS

/* A line of an indented list of conditions. */
typedef struct
{
  guint    depth;  /* 0: the whole condition */
  char    *words;  /* "any of these", "control of 22U3" */
  char    *number; /* "6 of 8" */
  char    *gap;    /* "2 too few", where the number does not say it; or NULL */
  char    *addends; /* of a sum of strengths: "6 Pz 6 + 7 Inf 4"; or NULL */
  gboolean met;
  gboolean untold; /* the viewer cannot tell whether it is met */
  gboolean counted; /* asks for nothing by itself: it is neither met nor not */
} HuConditionLine;

/* "✓", "○", "?" or "–"; and the same in a word.  Both static. */
const char *hu_condition_line_mark   (const HuConditionLine   *line);
const char *hu_condition_line_word   (const HuConditionLine   *line);

void        hu_explain_begin_language   (void);

/* A translated sentence in which each name stands in the form that the translation asks for. */
char *hu_explain_sentence            (const HuScenario        *scenario,
                                      const char              *format,
                                      ...) G_GNUC_PRINTF (2, 3);

/* "Oct III, German, Movement"; numbered turns: "Turn 3, …". */
char *hu_explain_clock               (const HuScenario        *scenario,
                                      const HuClock           *clock);
/* The name that people give to an item of a schedule, of which the file has no more than an id: "Rail cut". */
char *hu_explain_item                (const HuScenario        *scenario,
                                      const char              *id);
char *hu_explain_turn                (const HuScenario        *scenario,
                                      guint                    turn); /* "Oct III" or "Turn 3" */
gboolean hu_explain_turn_has_name    (const HuScenario        *scenario,
                                      guint                    turn);

/* A set of hexes that a file gives: its rule, or up to eight names and spans: "0101–0104, 0503 and 7 more". */
char *hu_explain_hexset              (const HuScenario        *scenario,
                                      const GArray            *hexes);
/* The same with "or": where it is enough that a unit is in one of them. */
char *hu_explain_any_hexset          (const HuScenario        *scenario,
                                      const GArray            *hexes);
/* "level 2", of elevation. */
char *hu_explain_elevation           (gint                     level);
/* "the hexes within 2 hexes of Orel" */
char *hu_explain_hex_rule            (const HuScenario        *scenario,
                                      const HuHexRule         *rule);
/* A list of hexes, units or places by name, with "and": "3406, 3407 and 3408"; where there are more than @most
 * (0: no limit) "… and 5 more". */
char *hu_explain_hexes               (const HuScenario        *scenario,
                                      const GArray            *hexes,
                                      guint                    most);
char *hu_explain_units               (const HuScenario        *scenario,
                                      const GArray            *units,
                                      guint                    most);
char *hu_explain_places              (const HuScenario        *scenario,
                                      const GArray            *places,
                                      guint                    most);
/* The same in quotation marks: "“6 Pz” and “7 Pz”". */
char *hu_explain_quoted_units        (const HuScenario        *scenario,
                                      const GArray            *units,
                                      guint                    most);
/* The same of any names. */
char *hu_explain_quoted_names        (const HuScenario        *scenario,
                                      const GPtrArray         *names);
/* The same with "or": "Orel or Tula". */
char *hu_explain_any_units           (const HuScenario        *scenario,
                                      const GArray            *units,
                                      guint                    most) G_GNUC_WARN_UNUSED_RESULT;
char *hu_explain_any_places          (const HuScenario        *scenario,
                                      const GArray            *places,
                                      guint                    most);
/* Somebody's own words, between quotation marks. */
char *hu_explain_quoted              (const char              *text);
char *hu_explain_rows                (const HuScenario        *scenario,
                                      const GArray            *rows,
                                      guint                    most);
/* A hex and the name of the place in it: "3009 (Vyazma)", or "3009". */
char *hu_explain_hex                 (const HuScenario        *scenario,
                                      HuHex                    hex);
char *hu_explain_place               (const HuScenario        *scenario,
                                      guint                    place);
char *hu_explain_place_owner         (const HuState           *state,
                                      guint                    place);
char *hu_explain_unit                (const HuScenario        *scenario,
                                      guint                    unit);
/* The same for a snapshot of one viewer, who must not know the names of concealed units. */
char *hu_explain_seen_unit           (const HuSnapshot        *snapshot,
                                      guint                    unit);
char *hu_explain_seen_units          (const HuSnapshot        *snapshot,
                                      const GArray            *units,
                                      guint                    most);
/* "II in 0506": the enemies in the hexes that @unit goes through; NULL: none. */
char *hu_explain_crossed             (const HuState           *before,
                                      guint                    unit,
                                      const HuHex             *hexes,
                                      guint                    n_hexes) G_GNUC_WARN_UNUSED_RESULT;
char *hu_explain_side                (const HuScenario        *scenario,
                                      HuSide                   side); /* none: "nobody" */
char *hu_explain_owning_side         (const HuScenario        *scenario,
                                      HuSide                   side); /* the same in a narrow column of owners */
char *hu_explain_terrain             (HuTerrain                terrain);
/* Static: "due now". */
const char *hu_explain_withdrawal_state (HuWithdrawalState     state);

/* One sentence: why the ruling is so. */
char *hu_explain_ruling              (const HuScenario        *scenario,
                                      const HuRuling          *ruling);
/* The one line of the verdict bar: "Undecided. Moscow's lifeline is 4 hexes wide (was 9)." */
char *hu_explain_verdict             (const HuSnapshot        *snapshot);
/* The same without what a long condition asks for, where a reason that follows tells it: "French victory, “More away than
 * lost”, at event 124." */
char *hu_explain_verdict_head        (const HuSnapshot        *snapshot);
/* "German victory: Moscow is isolated (4.3)", of a game that is decided: the verdict in few words, without its moment. */
char *hu_explain_victory             (const HuSnapshot        *snapshot);
/* The same in a sentence, with its moment: "The game was decided at event 17: German victory: Moscow is isolated (4.3)." */
char *hu_explain_decision            (const HuSnapshot        *snapshot);
/* Which side wins where nothing has decided the game when it ends, and by which rule: a number, or the scenario's own word. */
char *hu_explain_default             (const HuScenario        *scenario,
                                      HuSide                   side,
                                      const char              *rule);
/* Takes a sentence about the verdict; in a side's view it becomes "As far as the German side can see: …": a hidden unit may have
 * kept a side from winning, and only the verdict of the truth opens the game (26.15). */
char *hu_explain_as_seen             (const HuSnapshot        *snapshot,
                                      char                    *text);
/* The verdict of @then, the game as it would be if nothing but time passed from now on; @clock: the phase with which it is
 * decided. */
char *hu_explain_forecast            (const HuSnapshot        *then,
                                      const HuClock           *clock);
/* "German victory by rule 4.3"; for the record: "…, at event 17". */
char *hu_explain_verdict_result      (const HuScenario        *scenario,
                                      const HuVerdict         *verdict);
char *hu_explain_verdict_record      (const HuScenario        *scenario,
                                      const HuVerdict         *verdict);

/* The card of a meter: its name; its number in a few words ("4 hexes wide, was 9"); the gap to its condition in
 * one or two lines; the condition in our own words, for a tooltip and the screen reader. */
char *hu_explain_meter_title         (const HuSnapshot        *snapshot,
                                      const HuMeter           *meter);
char *hu_explain_meter_value         (const HuSnapshot        *snapshot,
                                      const HuMeter           *meter);
char *hu_explain_meter_present       (const HuSnapshot        *snapshot,
                                      const HuMeter           *meter);
/* The same, to stand beside the number before a change: it does not repeat @before. "3 hexes wide". */
char *hu_explain_meter_value_after   (const HuSnapshot        *snapshot,
                                      const HuMeter           *meter,
                                      gint64                   before);
/* The same, and how much of it is scored only when the game ends: "133 : 93 (193 : 93 with the points of the end)". */
char *hu_explain_meter_standing      (const HuSnapshot        *snapshot,
                                      const HuMeter           *meter,
                                      gint64                   before);
/* The value of hu_meter_get_drawn() in words, by the @scale of its meter: "4", of a ratio "2.5 : 1". */
char *hu_explain_meter_drawn         (HuMeterScale             scale,
                                      gint64                   drawn);
char *hu_explain_meter_detail        (const HuSnapshot        *snapshot,
                                      const HuMeter           *meter);
/* The meter’s condition part by part, or NULL if it has no parts: see HuConditionLine. */
GPtrArray *hu_explain_meter_conditions (const HuSnapshot      *snapshot,
                                      const HuMeter           *meter);
char *hu_explain_meter_rule          (const HuSnapshot        *snapshot,
                                      const HuMeter           *meter);

/* An event as a line of the log: "6 Pz moves 3009 → 3107 (2 hexes)".  @before is the state that the event is
 * applied to, or NULL. */
char *hu_explain_event               (const HuScenario        *scenario,
                                      const HuEvent           *event,
                                      const HuState           *before);
/* The same for a viewer who sees that something concealed stands or moves there, but not what it is. */
char *hu_explain_event_place         (const HuScenario        *scenario,
                                      const HuEvent           *event,
                                      const HuState           *before);
/* ... and for who sees nothing of it. */
char *hu_explain_event_unseen        (void);
/* Why a line stops at a hex: "zone of control of 6 Pz, and no Soviet unit here". */
char *hu_explain_frontier            (const HuSupplySituation *situation,
                                      const HuFrontierHex     *frontier);
/* Further reasons why @hex is or is not connected with a source; or NULL. */
char *hu_explain_supply_reason       (const HuSupplySituation *situation,
                                      const HuReason          *reason,
                                      const HuFrontierHex     *stop,
                                      HuHex                    hex);

/* "The German side has no usable source of supply", without a full stop. */
char *hu_explain_no_source           (const HuScenario        *scenario,
                                      HuSide                   side);
/* What would have to be different for a line to get through: "Without 6 Pz a line of 7 hexes would reach the north edge at 3401";
 * the full stop follows.  The first sentence of that alone; and the same in a list: "open without 6 Pz". */
char *hu_explain_supply_opening      (const HuScenario        *scenario,
                                      const HuSupplyOpening   *opening) G_GNUC_WARN_UNUSED_RESULT;
char *hu_explain_source              (const HuSupplySituation *situation,
                                      HuHex                    hex) G_GNUC_WARN_UNUSED_RESULT;
char *hu_explain_supply_cause        (const HuScenario        *scenario,
                                      const HuSupplyOpening   *opening) G_GNUC_WARN_UNUSED_RESULT;
/* Whose units, zones of control and hexes stop the lines of the situation: whole sentences. */
char *hu_explain_supply_stoppers     (const HuSupplySituation *situation) G_GNUC_WARN_UNUSED_RESULT;
char *hu_explain_supply_brief        (const HuScenario        *scenario,
                                      const HuSupplyOpening   *opening) G_GNUC_WARN_UNUSED_RESULT;

/* Why an event is refused, and the remedy, as two texts: "6 Pz was eliminated", "remove the event, or …".
 * @remedy may be NULL. */
char *hu_explain_refusal             (const HuScenario        *scenario,
                                      const HuRefusal         *refusal,
                                      char                   **remedy);

/* A level where it is: "Level 1", "Roof", "Bridge". */
char *hu_explain_storey              (const HuScenario        *scenario,
                                      HuHex                    hex,
                                      HuStorey                 storey);
/* A Location, hex or building by name: "22U3/1". */
char *hu_explain_subject             (const HuScenario        *scenario,
                                      HuSubjectKind            kind,
                                      gint32                   subject);
/* The states of a tactical unit: "broken, concealed, in KV-1E"; NULL: it has none. */
char *hu_explain_unit_states         (const HuState           *state,
                                      guint                    unit);
/* Says which player plays which side, for the log (26.4); @players: two names. */
char *hu_explain_side_draw           (const HuScenario        *scenario,
                                      const HuSideDraw        *draw,
                                      const char * const      *players,
                                      gboolean                 claims);
/* Why a unit is not on the map: "eliminated", "not on the map yet"; NULL: it is. */
char *hu_explain_unit_status         (HuUnitStatus             status);
/* "infantry", "guards cavalry": in a sentence; one that the program does not know as the scenario says it, borrowed. */
const char *hu_explain_branch        (const HuScenario        *scenario,
                                      const char              *branch);
/* What the counter of a unit prints and points may depend on: "armor, strength 2", "leader, leadership −2"; or NULL. */
char *hu_explain_unit_print          (const HuScenario        *scenario,
                                      guint                    unit);
/* "squad", "half-squad", "vehicle" … */
char *hu_explain_unit_kind           (HuUnitKind               kind);

/* The meaning of a mark in the map's legend: "German control". */
char *hu_explain_legend              (const HuScenario        *scenario,
                                      const char              *id,
                                      HuSide                   side);
/* A Location, hex or building as a heading: "Location E3/1". */
char *hu_explain_subject_title       (const HuScenario        *scenario,
                                      HuSubjectKind            kind,
                                      gint32                   subject);

/* A leader's modifier as counters print it: "−1", "+1", "0". */
char *hu_explain_modifier            (gint64                   modifier);
/* A ratio as so many to one: "2.5 : 1". */
char *hu_explain_to_one              (double                   ratio);
/* Two sums, that of @first before that of the other side: "German 12 : 4 Soviet"; so many points make one. */
char *hu_explain_totals              (const HuScenario        *scenario,
                                      HuSide                   first,
                                      const gint64             points[HU_N_SIDES],
                                      guint                    unit);
/* What is @scored, and what the @points are with those of the end: "German 12 : 4 Soviet (12 : 9 with the points of the end)";
 * not @named: without the names of the sides. */
char *hu_explain_points_foreseen     (const HuScenario        *scenario,
                                      HuSide                   first,
                                      const gint64             scored[HU_N_SIDES],
                                      const gint64             points[HU_N_SIDES],
                                      guint                    unit,
                                      gboolean                 named);
/* "18.5": a number of which @unit make one, by the locale. */
char *hu_explain_decimal             (gint64                   value,
                                      guint                    unit);

/* A question, and an answer to it; the number of hexes in which one unit reverses the answer; the meaning of
 * margins; the findings of a flip map about one hex, or NULL. */
char *hu_explain_question            (const HuScenario        *scenario,
                                      const HuQuestion        *question);
char *hu_explain_answer              (const HuScenario        *scenario,
                                      const HuQuestion        *question,
                                      gboolean                 answer);
/* The same for something that might happen: "The victory condition … would be met." */
char *hu_explain_answer_then         (const HuScenario        *scenario,
                                      const HuQuestion        *question,
                                      gboolean                 answer);
char *hu_explain_answer_without      (const HuScenario        *scenario,
                                      const HuQuestion        *question,
                                      gboolean                 answer);
char *hu_explain_flips               (const HuScenario        *scenario,
                                      const HuFlipMap         *map);
char *hu_explain_margins             (const HuScenario        *scenario,
                                      const HuFlipMap         *map,
                                      gboolean                 of_units);
/* Names the units and hexes of a flip map, as markup with links (hu-explain-supply.h). */
char *hu_explain_flip_list_markup    (const HuState           *state,
                                      const HuFlipMap         *map);
char *hu_explain_flip_hex            (const HuScenario        *scenario,
                                      const HuFlipMap         *map,
                                      HuHex                    hex);
/* The hexes that a ring of the flood adds; the narrowest cut. */
char *hu_explain_flood_ring          (const HuFlood           *flood,
                                      gint                     ring);
char *hu_explain_flood_cut           (const HuFlood           *flood,
                                      const HuSupplyCut       *cut);

/* A fault is worded to follow a place and a colon; alone it needs a capital in front. */
char *hu_explain_capitalized         (const char              *text);

/* The costs of ending the phase now, one a line; NULL: none. */
char *hu_explain_phase_warning       (const HuSnapshot        *snapshot);

G_END_DECLS
