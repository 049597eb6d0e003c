/*
 * What a question why can be about, by the name that somebody types.
 */
#pragma once

#include "hu-why-node.h"

G_BEGIN_DECLS

typedef enum
{
  HU_WHY_VERDICT,
  HU_WHY_EVENT,    /* 1 … */
  HU_WHY_METER,    /* index of the snapshot's meters: a condition */
  HU_WHY_ROW,      /* of hexes */
  HU_WHY_UNIT,
  HU_WHY_BUILDING,
  HU_WHY_PLACE,
  HU_WHY_HEX,
  HU_WHY_LOCATION,
  HU_WHY_SIDE,     /* what it still needs */
  HU_WHY_POINTS,   /* of all kinds, or HU_WHY_EXIT_POINTS */
  HU_WHY_ITEM,     /* of a schedule of points: as hu_scenario_get_item() counts them */
  HU_WHY_RULE,     /* or a clause of one: index of hu-why-rule.c */
  HU_WHY_TURN,     /* of the game: 1 … */
  HU_WHY_SUPPLY,   /* who is out of supply, and which lines of conditions are closed */
  HU_WHY_ZONES,    /* of control: what they do to lines, and whose there are */
  HU_N_WHYS
} HuWhyAbout;

/* The number of HU_WHY_POINTS where exits alone are asked about. */
#define HU_WHY_EXIT_POINTS 1

typedef struct _HuWhySubject
{
  HuWhyAbout about;
  gint32     number;
} HuWhySubject;

/* "unit", as it stands before a colon where a name has several meanings: "unit:35". */
const char *hu_why_about_to_string   (HuWhyAbout          about);
/* Finds what is meant by @typed at @game's position: the id or name of a unit, building, place, condition, outcome, side or item
 * of points, a hex, a Location, "row 7", "event 12", "turn 5" or its name, "points", "verdict", the number of a rule; the kinds
 * also by the word of the locale.  FALSE: nothing that @game's viewer sees has that name. */
gboolean    hu_why_subject_find      (HuGame             *game,
                                      const char         *typed,
                                      HuWhySubject       *subject);
/* Does it ask about an event, or a turn, whether there is such a one or not? */
gboolean    hu_why_names_kind        (const char         *typed,
                                      HuWhyAbout          kind);
/* The ids of the units that the viewer sees and that have @typed on their counters, (transfer full) (element-type utf8). */
GPtrArray  *hu_why_list_namesakes    (HuGame             *game,
                                      const char         *typed) G_GNUC_WARN_UNUSED_RESULT;
/* All names and ids of what the viewer knows in the game, (transfer full) (element-type utf8). */
GPtrArray  *hu_why_list_names        (HuGame             *game) G_GNUC_WARN_UNUSED_RESULT;
/* Those of them that have what was @typed as words of theirs, (transfer full). */
GPtrArray  *hu_why_list_near         (HuGame             *game,
                                      const char         *typed) G_GNUC_WARN_UNUSED_RESULT;
/* The titles of the conditions that ask for what was @typed, whose words stand in their demands, (transfer full). */
GPtrArray  *hu_why_list_conditions_with (HuGame          *game,
                                      const char         *typed) G_GNUC_WARN_UNUSED_RESULT;
/* The id or name by which the subject is found again; (transfer full). */
char       *hu_why_subject_dup_name  (HuGame             *game,
                                      const HuWhySubject *subject) G_GNUC_WARN_UNUSED_RESULT;
/* Reasons for the subject at @game's position; @side: HU_SIDE_NONE, or the only side for which it is told why not. */
GListModel *hu_why_tree_new_about    (HuGame             *game,
                                      const HuWhySubject *subject,
                                      HuSide              side) G_GNUC_WARN_UNUSED_RESULT;
/* Which side wins where nothing has decided the game when it ends; NULL: by that system neither.  @side, @rule: (out): it, and by
 * which rule. */
char       *hu_why_word_default      (const HuScenario   *scenario,
                                      HuSystemId          id,
                                      HuSide             *side,
                                      const char        **rule) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
