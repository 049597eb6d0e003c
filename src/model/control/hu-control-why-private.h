/*
 * Reasons of control that its files share.
 */
#pragma once

#include "hu-control.h"
#include "hu-control-term.h"
#include "hu-control-why.h"
#include "hu-explain-control.h"

G_BEGIN_DECLS

/* The building, hex and Location (HuControlSubject) that the unit is in and that @side does not control yet, the largest
 * first. */
GArray *_hu_why_list_subjects   (const HuState *state,
                                 guint         unit,
                                 HuSide        side);
/* Is the unit in it, where it might gain it? */
gboolean _hu_why_is_in          (const HuState *state,
                                 const HuControlSubject *subject,
                                 guint         unit);
/* The armed enemies who keep that side from @subject, the unit among them, (transfer full) (element-type guint); NULL: it does
 * not. */
GArray *_hu_why_list_keepers    (const HuState *state,
                                 const HuControlWithout *without,
                                 const HuControlSubject *subject);
/* What would pass to that side if the unit were gone, and what would not. */
void    _hu_why_add_passing     (HuWhyNode    *root,
                                 GListStore   *list,
                                 HuControlWithout *without);
/* Of @subjects (HuControlSubject), which the unit alone keeps from that side: takes out those that something concealed may gain
 * without it, or may keep as well, and says so (26.15). */
void    _hu_why_add_possible    (HuWhyNode    *root,
                                 GListStore   *list,
                                 HuControlWithout *without,
                                 GArray       *subjects);
/* The conditions of which the viewer cannot tell any more how they stand once the unit is eliminated. */
void    _hu_why_add_untold      (HuWhyNode    *root,
                                 GListStore   *list,
                                 HuControlWithout *without);
/* That something seemed to be gained, until an event showed its viewer that it was not. */
void    _hu_why_add_seemed      (HuWhyNode    *self,
                                 GListStore   *list,
                                 HuSubjectKind kind,
                                 gint32        subject);
/* Where in the building concealed counters are. */
void    _hu_why_add_concealed_inside (HuWhyNode *self,
                                 GListStore   *list,
                                 gint32        building);
/* Since when a side has had what it declares, and who learns it by that. */
void    _hu_why_add_declared    (HuWhyNode    *root,
                                 GListStore   *list,
                                 const HuEvent *event);
/* Where the exit of the unit, from where it is, would decide the game, says so. */
void    _hu_why_add_decisive_exit (HuWhyNode    *root,
                                 GListStore   *list,
                                 guint         unit);
/* What the unit has captured that is still captured, and what becomes of that without it. */
void    _hu_why_add_captures    (HuWhyNode    *root,
                                 GListStore   *list,
                                 guint         unit);
/* The events by which the kindled Fires of a reason began, and from where they spread. */
void    _hu_why_add_fires       (HuWhyNode    *self,
                                 GListStore   *list,
                                 const HuReason *reason);
/* That Fires in it count as an accident, because both sides kindled them (26.162). */
void    _hu_why_add_joined      (HuWhyNode    *self,
                                 GListStore   *list,
                                 HuSubjectKind kind,
                                 gint32        subject);
/* The same of the Fires that came to count so by the event that is asked about. */
void    _hu_why_add_joined_by   (HuWhyNode    *self,
                                 GListStore   *list,
                                 HuSnapshot   *after);
/* The Fires that nobody kindled in that Location or building, and since when they have burned. */
void    _hu_why_add_burning     (HuWhyNode    *self,
                                 GListStore   *list,
                                 HuSubjectKind kind,
                                 gint32        subject);
/* That Blazes all around a hex at the edge of the map do not cut it off (26.16). */
void    _hu_why_add_edge        (HuWhyNode    *self,
                                 GListStore   *list,
                                 HuHex         hex);
/* That who left by that event, with prisoners about, did not leave as their Guard. */
void    _hu_why_add_escort      (HuWhyNode    *root,
                                 GListStore   *list,
                                 guint         event);
/* Who is with a prisoner. */
void    _hu_why_add_guards      (HuWhyNode    *root,
                                 GListStore   *list,
                                 guint         unit);
/* The units that count for @term; on the map each with what it counts, and then those that are there and do not count, with why
 * not, as far as the viewer knows them. */
void    _hu_why_list_counted    (HuWhyNode    *self,
                                 GListStore   *list,
                                 const HuTerm *term,
                                 const GArray *counted,
                                 gboolean      concealed);
/* The points of @side for casualties, or for exits; @plain: for a condition that is not judged at the end, which counts captured
 * things once (26.222). */
void    _hu_why_list_scores     (HuWhyNode    *self,
                                 GListStore   *list,
                                 HuSide        side,
                                 gboolean      exits,
                                 gboolean      plain);
/* Likewise, below their sum. */
HuWhyNode *_hu_why_add_side_points (HuWhyNode *self,
                                 GListStore   *list,
                                 HuSide        side,
                                 gboolean      exits,
                                 gboolean      plain);
/* How the conditions of @side that ask for such points would stand with @points more; @wins: says so where that would win. */
void    _hu_why_add_points_with (HuWhyNode    *root,
                                 GListStore   *list,
                                 HuSide        side,
                                 gboolean      exits,
                                 gint64        points,
                                 gboolean      wins);
/* Adds the hexes by which that side scores when it leaves the map, if there are any (26.23). */
void    _hu_why_add_exit_area   (HuWhyNode    *root,
                                 GListStore   *list,
                                 HuSide        side);
/* Adds how a score was counted, unless its points say all. */
void    _hu_why_add_score       (HuWhyNode    *self,
                                 GListStore   *list,
                                 const HuCasualty *score,
                                 gboolean      is_exit);
/* Whether the unit counts for the conditions that count units where it is. */
void    _hu_why_add_shares      (HuWhyNode    *root,
                                 GListStore   *list,
                                 guint         unit);
/* The side that Controls it, and how that came; not why the other does not. */
void _hu_why_add_control_of     (HuWhyNode    *self,
                                 GListStore   *list,
                                 HuSubjectKind kind,
                                 gint32        subject);
/* The enemy of the viewer, where he has declared the hex, its Location or its building, and still has what he declared: in a hex
 * with one Location he cannot have gained that without the rest, though a view has as declared only what was (26.15). */
HuSide _hu_why_find_gained_with (HuWhyNode      *self,
                                 HuSubjectKind   kind,
                                 gint32          subject);
/* Which of its hexes and Locations are not of the side that Controls the building. */
void _hu_why_add_building_parts (HuWhyNode    *self,
                                 GListStore   *list,
                                 gint32        building);
/* That Mopping Up would gain the building, where only broken enemies keep it, by the @reasons (HuReason) why it is not gained. */
void    _hu_why_add_mopping_up  (HuWhyNode    *self,
                                 GListStore   *list,
                                 const GPtrArray *reasons,
                                 gint32        building);
/* Why @side does not Control a Location or hex of a rowhouse that it has mopped up elsewhere; nothing where it has not. */
void _hu_why_add_rowhouse       (HuWhyNode    *self,
                                 GListStore   *list,
                                 HuSubjectKind kind,
                                 gint32        subject,
                                 HuSide        side);

G_END_DECLS
