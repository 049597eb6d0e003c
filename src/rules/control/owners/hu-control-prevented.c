/*
 * Gains that hidden units prevented, and conditions that they kept from being met (26.15).  They are noted as they happen, and
 * told when the game is over: until then nobody but their own side knows of them.
 */
#include "hu-control-presence-private.h"

/* Linked to the one before it: states share the list. */
struct _HuPrevented
{
  gint          ref_count;
  HuPrevented  *before;
  guint         event;
  guint         entry; /* the victory condition that it would have met, or HU_ITEM_NONE */
  HuSide        side; /* that would have gained it */
  HuSubjectKind kind;
  gint32        subject;
  GArray       *hidden; /* HuHidden */
};

void
hu_prevented_ref (HuPrevented *prevented)
{
  if (prevented != NULL)
    g_atomic_int_inc (&prevented->ref_count);
}

void
hu_prevented_unref (HuPrevented *prevented)
{
  while (prevented != NULL && g_atomic_int_dec_and_test (&prevented->ref_count))
    {
      HuPrevented *before = prevented->before;

      g_array_unref (prevented->hidden);
      g_free (prevented);
      prevented = before;
    }
}

/* --- As it happens --- */

/* The armed enemies of @side there, (transfer full) (element-type HuHidden); NULL: not all of them are hidden. */
static GArray *
list_hidden (const HuState *state,
             HuSubjectKind  kind,
             gint32         subject,
             HuSide         side)
{
  const HuControlState *own = hu_control_state (state);
  g_autoptr(GArray) hidden = g_array_new (FALSE, FALSE, sizeof (HuHidden));
  guint n;
  HuHex hex;
  const HuHex *hexes = hu_control_hexes_of (state->scenario->map, kind, subject, &hex, &n);

  for (guint i = 0; i < n; i++)
    for (gint32 u = state->hex_units[hexes[i]]; u >= 0; u = state->next_unit[u])
      {
        HuHidden one = { (guint) u, hu_state_unit_location (state, (guint) u) };

        if (hu_tactical_holder (state, one.unit) == side || !hu_control_is_in (state, kind, subject, one.unit) ||
            !hu_control_counts_as_armed (state, own, one.unit) || hu_control_excuse (state, kind, one.unit) != NULL)
          continue;
        if (hu_tactical_secrecy (state, one.unit) != HU_SECRECY_HIDDEN)
          return NULL;
        g_array_append_val (hidden, one);
      }

  return hidden->len > 0 ? g_steal_pointer (&hidden) : NULL;
}

static gboolean
has_hidden (const HuPrevented *one,
          guint              unit)
{
  for (guint i = 0; i < one->hidden->len; i++)
    if (g_array_index (one->hidden, HuHidden, i).unit == unit)
      return TRUE;

  return FALSE;
}

/* Has one of them been noted there before?  They keep what they have kept. */
static gboolean
is_noted (const HuControlState *own,
          guint                 entry,
          HuSubjectKind         kind,
          gint32                subject,
          const GArray         *hidden)
{
  for (const HuPrevented *one = own->prevented; one != NULL; one = one->before)
    for (guint i = 0; one->entry == entry && one->kind == kind && one->subject == subject && i < hidden->len; i++)
      if (has_hidden (one, g_array_index (hidden, HuHidden, i).unit))
        return TRUE;

  return FALSE;
}

void
hu_control_note_hidden (HuJudging    *judging,
                        guint         entry,
                        HuSubjectKind kind,
                        gint32        subject,
                        HuSide        side,
                        GArray       *hidden)
{
  HuControlState *own = hu_control_state (judging->state);
  g_autoptr(GArray) units = hidden;
  HuPrevented *prevented;

  if (is_noted (own, entry, kind, subject, units))
    return;

  prevented = g_new0 (HuPrevented, 1);
  prevented->ref_count = 1;
  prevented->before = own->prevented;
  prevented->event = judging->event;
  prevented->entry = entry;
  prevented->side = side;
  prevented->kind = kind;
  prevented->subject = subject;
  prevented->hidden = g_steal_pointer (&units);
  own->prevented = prevented;
}

void
hu_control_note_prevented (HuJudging    *judging,
                           HuSubjectKind kind,
                           gint32        subject,
                           HuSide        side)
{
  GArray *hidden = list_hidden (judging->state, kind, subject, side);

  if (hidden != NULL)
    hu_control_note_hidden (judging, HU_ITEM_NONE, kind, subject, side, hidden);
}

/* --- When the game is over --- */

/* Is it something that a condition asks that side to Control? */
static gboolean
is_in_term (const HuTerm      *term,
            const HuPrevented *one)
{
  const HuControlTerm *own = hu_control_term (term);

  for (guint i = 0; i < term->parts->len; i++)
    if (is_in_term (g_ptr_array_index (term->parts, i), one))
      return TRUE;
  for (guint i = 0; term->kind == HU_CONTROL_TERM_CONTROLS && term->side == one->side && own->subject_kind == one->kind &&
                    i < own->subjects->len; i++)
    if (g_array_index (own->subjects, gint32, i) == one->subject)
      return TRUE;

  return FALSE;
}

static gboolean
is_asked (const HuScenario  *scenario,
          const HuPrevented *one)
{
  const GPtrArray *victory = hu_control_rules (scenario)->victory;

  for (guint i = 0; i < victory->len; i++)
    if (is_in_term (((const HuVictoryEntry *) g_ptr_array_index (victory, i))->needs, one))
      return TRUE;

  return FALSE;
}

/* Of what was kept from a side at one event all is told that a condition asks for; or else the largest of it. */
static gboolean
is_told (const HuControlState *own,
         const HuPrevented    *one)
{
  if (one->entry != HU_ITEM_NONE || is_asked (own->scenario, one))
    return TRUE;

  for (const HuPrevented *other = own->prevented; other != NULL; other = other->before)
    if (other != one && other->entry == HU_ITEM_NONE && other->event == one->event && other->side == one->side &&
        (other->kind > one->kind || is_asked (own->scenario, other)))
      return FALSE;

  return TRUE;
}

static void
rule_on (HuJudging         *judging,
         const HuPrevented *one)
{
  HuControlRuling *ruling = (HuControlRuling *) hu_ruling_new (HU_CONTROL_RULING_PREVENTED, HU_SYSTEM_CONTROL, "26.15",
                                                               HU_CLAUSE_HIDDEN, one->side);

  ruling->base.other_side = hu_side_other (one->side);
  ruling->base.reason.since = one->event;
  ruling->base.item = one->entry;
  ruling->base.subject_kind = one->kind;
  ruling->base.subject = one->subject;
  ruling->hidden = g_array_ref (one->hidden);
  for (guint i = 0; i < one->hidden->len; i++)
    {
      const HuHidden *who = &g_array_index (one->hidden, HuHidden, i);
      HuHex hex = hu_location_hex (judging->state->scenario->map, who->where);

      g_array_append_val (ruling->base.units, who->unit);
      if (!hu_hexes_have (ruling->base.hexes, hex))
        g_array_append_val (ruling->base.hexes, hex);
    }
  hu_judging_add (judging, &ruling->base);
}

/* Adds the rulings of @one and of those before it, the first first. */
static void
rule_on_all (HuJudging         *judging,
             const HuPrevented *one)
{
  g_autoptr(GPtrArray) told = g_ptr_array_new ();

  for (; one != NULL; one = one->before)
    if (is_told (hu_control_state (judging->state), one))
      g_ptr_array_add (told, (gpointer) one);
  for (guint i = told->len; i > 0; i--)
    rule_on (judging, g_ptr_array_index (told, i - 1));
}

void
hu_control_tell_prevented (HuJudging *judging)
{
  const HuControlState *own = hu_control_state (judging->state);

  /* A side's view knows nothing of this before the end. */
  if (HU_CLAUSE_HOLDS (HU_CLAUSE_HIDDEN, judging->rulings != NULL && own->masks == NULL))
    rule_on_all (judging, own->prevented);
}
