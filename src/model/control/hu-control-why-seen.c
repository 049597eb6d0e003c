/*
 * Reasons of an event that shows a side something of the past: what was not as that side saw it until then (26.15).
 */
#include "config.h"

#include "hu-control-why-private.h"

#include "hu-control-reason.h"
#include "hu-why-node-private.h"

typedef struct
{
  HuSnapshot *before;
  HuSnapshot *after;
  guint       event;
  GArray     *seen; /* HuControlSeen, each with what is seen alike */
} Comparing;

static void
clear_seen (gpointer data)
{
  g_array_unref (((HuControlSeen *) data)->subjects);
}

static void
add (Comparing     *comparing,
     HuSeenKind     kind,
     HuSide         side,
     guint          event,
     HuSubjectKind  subject_kind,
     gint32         subject)
{
  const HuControlSubject one = { subject_kind, subject };
  HuControlSeen *added;

  for (guint i = 0; i < comparing->seen->len; i++)
    {
      const HuControlSeen *other = &g_array_index (comparing->seen, HuControlSeen, i);

      if (other->kind == kind && other->side == side && other->event == event)
        {
          g_array_append_val (other->subjects, one);
          return;
        }
    }
  g_array_set_size (comparing->seen, comparing->seen->len + 1);
  added = &g_array_index (comparing->seen, HuControlSeen, comparing->seen->len - 1);
  *added = (HuControlSeen) { kind, side, event, 0, g_array_new (FALSE, FALSE, sizeof (HuControlSubject)),
                              hu_snapshot_get_viewer (comparing->after) };
  g_array_append_val (added->subjects, one);
}

/* The event by which its owner came by it; 0: the set-up. */
static guint
find_event (const HuSnapshot *snapshot,
            HuSubjectKind     kind,
            gint32            subject)
{
  const HuRuling *passing = hu_control_find_passing (snapshot, kind, subject);

  return passing != NULL ? passing->event : 0;
}

static void
add_fact (HuWhyNode           *self,
          GListStore          *list,
          const HuControlSeen *seen)
{
  char *words = hu_explain_seen (hu_snapshot_get_scenario (self->snapshot), seen);

  _hu_why_set_rule (_hu_why_add_below (self, list, WHY_FACT, 0, words), "26.15");
}

/* What of it the viewer cannot tell: HU_SEEN_UNTOLD, or HU_SEEN_UNTOLD_LEFT for what a vehicle holds (26.12); 0: all is told. */
static guint
find_doubt (const HuState *state,
            HuSubjectKind  kind,
            gint32         subject)
{
  return hu_control_may_have_passed (state, kind, subject)      ? HU_SEEN_UNTOLD
         : hu_control_may_pass_when_left (state, kind, subject) ? HU_SEEN_UNTOLD_LEFT
                                                                : 0;
}

/* What the event itself passed has a ruling. */
static void
compare (Comparing     *comparing,
         HuSubjectKind  kind,
         gint32         subject)
{
  const HuState *before = hu_snapshot_get_state (comparing->before), *after = hu_snapshot_get_state (comparing->after);
  HuSide had = hu_control_owner (before, kind, subject), has = hu_control_owner (after, kind, subject);
  guint doubted = find_doubt (before, kind, subject), doubts = find_doubt (after, kind, subject);
  guint then, now;

  now = find_event (comparing->after, kind, subject);
  then = find_event (comparing->before, kind, subject);
  /* What it had only seemed to have it has gained now; a vehicle's hold is none of that. */
  if (had == has && hu_control_underlying (before, kind, subject) == had && had != HU_SIDE_NONE && then > 0 && then < now &&
      now == comparing->event)
    add (comparing, HU_SEEN_NEVER, had, then, kind, subject);
  /* Beneath the hold of a vehicle it may have passed. */
  if (had == has)
    {
      had = hu_control_underlying (before, kind, subject);
      has = hu_control_underlying (after, kind, subject);
    }
  if ((had == has && doubted == doubts) || now == comparing->event)
    return;

  if (had != has && had != HU_SIDE_NONE && then >= now)
    add (comparing, HU_SEEN_NEVER, had, then, kind, subject);
  else if (had != has && has != HU_SIDE_NONE)
    add (comparing, HU_SEEN_SINCE, has, now, kind, subject);
  else if (had == has && (doubts != 0 || hu_control_owner (after, kind, subject) == has))
    add (comparing, doubts != 0 ? (HuSeenKind) doubts : HU_SEEN_TOLD, has, 0, kind, subject);
}

/* Until which event after that the viewer could not tell whose it is; 0: he cannot yet. */
static guint
find_told (HuGame        *game,
           guint          event,
           HuSubjectKind  kind,
           gint32         subject)
{
  if (find_doubt (hu_snapshot_get_state (hu_game_get_snapshot (game)), kind, subject) != 0)
    return 0;
  for (guint told = event + 1; told <= hu_game_get_position (game); told++)
    {
      g_autoptr(HuSnapshot) snapshot = hu_game_get_snapshot_at (game, told);

      if (find_doubt (hu_snapshot_get_state (snapshot), kind, subject) == 0)
        return told;
    }

  return 0;
}

/* What could not be told after the event, and can by now, is past.  Returns whether there is such. */
static gboolean
set_past (Comparing *comparing,
          HuGame    *game)
{
  guint n = comparing->seen->len, n_past = 0;

  for (guint i = 0; i < n && comparing->event < hu_game_get_position (game); i++)
    {
      HuControlSeen seen = g_array_index (comparing->seen, HuControlSeen, i);
      guint kind = seen.kind == HU_SEEN_UNTOLD ? HU_SEEN_WAS_UNTOLD : HU_SEEN_WAS_UNTOLD_LEFT;

      if (seen.kind != HU_SEEN_UNTOLD && seen.kind != HU_SEEN_UNTOLD_LEFT)
        continue;
      for (guint k = 0; k < seen.subjects->len;)
        {
          HuControlSubject subject = g_array_index (seen.subjects, HuControlSubject, k);
          guint told = find_told (game, comparing->event, subject.kind, subject.subject);

          if (told == 0)
            {
              k++;
              continue;
            }
          g_array_remove_index (seen.subjects, k);
          add (comparing, (HuSeenKind) kind, seen.side, told, subject.kind, subject.subject);
          n_past++;
        }
    }

  return n_past > 0;
}

gboolean
_hu_why_add_control_seen (HuWhyNode  *root,
                          GListStore *list,
                          HuSnapshot *before,
                          HuSnapshot *after)
{
  const HuMap *map = hu_snapshot_get_scenario (after)->map;
  g_autoptr(GArray) all = g_array_new (FALSE, FALSE, sizeof (HuControlSeen));
  Comparing comparing = { before, after, root->index, all };
  const gint32 n[HU_N_SUBJECTS] = {
    [HU_SUBJECT_LOCATION] = hu_map_n_locations (map),
    [HU_SUBJECT_HEX] = map->grid->n_hexes,
    [HU_SUBJECT_BUILDING] = (gint32) map->buildings->len,
  };

  gboolean past;

  g_array_set_clear_func (all, clear_seen);
  /* The largest first. */
  for (gint kind = HU_N_SUBJECTS - 1; kind >= 0; kind--)
    for (gint32 subject = 0; subject < n[kind]; subject++)
      compare (&comparing, (HuSubjectKind) kind, subject);
  past = set_past (&comparing, root->game);
  for (guint i = 0; i < all->len; i++)
    if (g_array_index (all, HuControlSeen, i).subjects->len > 0)
      add_fact (root, list, &g_array_index (all, HuControlSeen, i));
  if (hu_snapshot_get_verdict (before) != NULL && hu_snapshot_get_verdict (after) == NULL)
    _hu_why_set_rule (_hu_why_add_below (root, list, WHY_FACT, 0, hu_explain_seen_victory (before)), "26.15");

  return past;
}

/* Since when a side has had what it declares, as far as that can be seen, and that the other side learns it by that. */
void
_hu_why_add_declared (HuWhyNode     *root,
                      GListStore    *list,
                      const HuEvent *event)
{
  g_autoptr(HuSnapshot) before = hu_game_get_snapshot_at (root->game, root->index - 1);
  const GArray *undeclared = hu_snapshot_get_control (before)->undeclared;
  const HuControlSubject subject = { event->subject_kind, event->subject };
  g_autoptr(GArray) subjects = g_array_new (FALSE, FALSE, sizeof (HuControlSubject));
  gboolean owner = hu_control_underlying (hu_snapshot_get_state (before), subject.kind, subject.subject) == event->side;
  HuControlSeen seen = { owner ? HU_SEEN_DECLARED_KNOWN : HU_SEEN_DECLARED, event->side, 0, 0, subjects,
                         hu_side_other (event->side) };

  for (guint i = 0; owner && i < undeclared->len; i++)
    {
      const HuUndeclared *one = &g_array_index (undeclared, HuUndeclared, i);

      if (one->side == event->side && one->kind == subject.kind && one->subject == subject.subject)
        seen.kind = HU_SEEN_DECLARED_SINCE;
    }
  g_array_append_val (subjects, subject);
  seen.event = owner ? find_event (before, subject.kind, subject.subject) : 0;
  add_fact (root, list, &seen);
}

/* --- Of one thing --- */

/* The event after which the viewer knows all, as the game is over; 0: it is not. */
static guint
find_end (const HuSnapshot *snapshot,
          HuGame           *game)
{
  const HuVerdict *verdict = hu_snapshot_get_verdict (snapshot);

  return verdict != NULL ? verdict->event : hu_snapshot_get_state (snapshot)->clock.over ? hu_game_get_position (game) : 0;
}

/* Did the viewer, who saw the event, learn by it of an enemy in the building, hex or Location? */
static gboolean
may_have_shown (HuGame        *game,
                guint          event,
                HuSubjectKind  kind,
                gint32         subject)
{
  const HuEvent *cause = hu_game_get_event (game, event - 1);
  const HuScenario *scenario = hu_game_get_scenario (game);
  HuHex hex;

  if (cause->unit == HU_UNIT_NONE || hu_scenario_get_unit (scenario, cause->unit)->side == hu_game_get_viewer (game) ||
      hu_game_get_sight (game, event) != HU_SIGHT_WHOLE)
    return FALSE;

  hex = hu_game_peek_before (game, event)->unit_hex[cause->unit];
  if (hex == HU_HEX_NONE)
    return FALSE;

  return kind == HU_SUBJECT_BUILDING ? hu_hexes_have (hu_map_get_building (scenario->map, (guint) subject)->hexes, hex)
         : kind == HU_SUBJECT_HEX    ? hex == subject
                                     : hex == hu_location_hex (scenario->map, subject);
}

void
_hu_why_add_seemed (HuWhyNode     *self,
                    GListStore    *list,
                    HuSubjectKind  kind,
                    gint32         subject)
{
  HuGame *game = self->game;
  guint end = find_end (self->snapshot, game);

  if (hu_game_get_viewer (game) == HU_SIDE_NONE || self->snapshot != hu_game_get_snapshot (game))
    return;

  for (guint event = hu_game_get_position (game); event > 0; event--)
    if (event == end || may_have_shown (game, event, kind, subject))
      {
        g_autoptr(HuSnapshot) before = hu_game_get_snapshot_at (game, event - 1);
        g_autoptr(HuSnapshot) after = hu_game_get_snapshot_at (game, event);
        g_autoptr(GArray) all = g_array_new (FALSE, FALSE, sizeof (HuControlSeen));
        Comparing comparing = { before, after, event, all };
        HuControlSeen *seen;

        g_array_set_clear_func (all, clear_seen);
        compare (&comparing, kind, subject);
        seen = all->len > 0 ? &g_array_index (all, HuControlSeen, 0) : NULL;
        if (seen == NULL || seen->kind != HU_SEEN_NEVER || seen->event == 0)
          continue;

        seen->kind = HU_SEEN_SEEMED;
        seen->until = event;
        add_fact (self, list, seen);
        return;
      }
}
