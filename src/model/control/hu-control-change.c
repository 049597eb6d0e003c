/*
 * Changes of Control, found among the rulings of a game.
 */
#include "hu-control-change.h"

#include "hu-control-ruling.h"
#include "hu-explain.h"

struct _HuControlChange
{
  GObject   parent_instance;

  HuGame   *game;
  HuRuling *ruling;
  char     *text;
  char     *moment;
};

G_DEFINE_FINAL_TYPE (HuControlChange, hu_control_change, G_TYPE_OBJECT)

static void
hu_control_change_finalize (GObject *object)
{
  HuControlChange *self = HU_CONTROL_CHANGE (object);

  g_clear_object (&self->game);
  hu_ruling_unref (self->ruling);
  g_free (self->text);
  g_free (self->moment);

  G_OBJECT_CLASS (hu_control_change_parent_class)->finalize (object);
}

static void
hu_control_change_class_init (HuControlChangeClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = hu_control_change_finalize;
}

static void
hu_control_change_init (HuControlChange *self)
{
}

/* Returns the number of its event; 0 for the set-up. */
guint
hu_control_change_get_event (HuControlChange *self)
{
  g_return_val_if_fail (HU_IS_CONTROL_CHANGE (self), 0);

  return self->ruling->event;
}

const HuRuling *
hu_control_change_get_ruling (HuControlChange *self)
{
  g_return_val_if_fail (HU_IS_CONTROL_CHANGE (self), NULL);

  return self->ruling;
}

const char *
hu_control_change_get_text (HuControlChange *self)
{
  g_return_val_if_fail (HU_IS_CONTROL_CHANGE (self), NULL);

  if (self->text == NULL)
    self->text = hu_explain_ruling (hu_game_get_scenario (self->game), self->ruling);

  return self->text;
}

/* Returns the turn and phase in which it happened. */
const char *
hu_control_change_get_moment (HuControlChange *self)
{
  g_return_val_if_fail (HU_IS_CONTROL_CHANGE (self), NULL);

  if (self->moment == NULL)
    {
      guint event = self->ruling->event;
      HuClock clock = hu_game_get_clock (self->game, MIN (MAX (event, 1) - 1, hu_game_get_n_events (self->game)));

      self->moment = hu_explain_clock (hu_game_get_scenario (self->game), &clock);
    }

  return self->moment;
}

GArray *
hu_control_change_list_hexes (HuControlChange *self)
{
  GArray *hexes;

  g_return_val_if_fail (HU_IS_CONTROL_CHANGE (self), NULL);

  hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
  g_array_append_vals (hexes, self->ruling->hexes->data, self->ruling->hexes->len);

  return hexes;
}

/* --- Finding them --- */

static gboolean
is_in_building (const HuMap  *map,
                guint         building,
                HuSubjectKind kind,
                gint32        subject)
{
  switch (kind)
    {
    case HU_SUBJECT_BUILDING:
      return subject == (gint32) building;
    case HU_SUBJECT_HEX:
      return hu_map_building_at (map, subject) == (gint32) building;
    case HU_SUBJECT_LOCATION:
    case HU_N_SUBJECTS:
      break;
    }

  return hu_location_building (map, subject) == (gint32) building;
}

static gboolean
is_about_one (const HuMap    *map,
              const HuRuling *ruling,
              gint32          of,
              HuSubjectKind   kind,
              gint32          subject)
{
  if (kind == HU_SUBJECT_BUILDING)
    return is_in_building (map, (guint) subject, ruling->subject_kind, of);

  return ruling->subject_kind == kind && of == subject;
}

static gboolean
is_about (const HuMap    *map,
          const HuRuling *ruling,
          HuSubjectKind   kind,
          gint32          subject)
{
  const GArray *subjects;

  if (ruling->kind != HU_CONTROL_RULING_LOCATION && ruling->kind != HU_CONTROL_RULING_HEX &&
      ruling->kind != HU_CONTROL_RULING_BUILDING && ruling->kind != HU_CONTROL_RULING_DECLARED &&
      ruling->kind != HU_CONTROL_RULING_PREVENTED)
    return FALSE;

  subjects = hu_control_ruling (ruling)->subjects;
  for (guint i = 0; subjects != NULL && i < subjects->len; i++)
    if (is_about_one (map, ruling, g_array_index (subjects, gint32, i), kind, subject))
      return TRUE;

  return is_about_one (map, ruling, ruling->subject, kind, subject);
}

GPtrArray *
hu_control_changes_list (HuGame        *game,
                         HuSubjectKind  kind,
                         gint32         subject)
{
  g_autoptr(GPtrArray) rulings = NULL;
  const HuMap *map;
  GPtrArray *changes;

  g_return_val_if_fail (HU_IS_GAME (game) && hu_game_has_views (game), NULL);

  map = hu_game_get_scenario (game)->map;
  changes = g_ptr_array_new_with_free_func (g_object_unref);
  rulings = hu_snapshot_list_rulings (hu_game_get_snapshot (game));
  for (guint i = rulings->len; i-- > 0;)
    {
      HuRuling *ruling = g_ptr_array_index (rulings, i);
      HuControlChange *change;

      if (!is_about (map, ruling, kind, subject))
        continue;

      change = g_object_new (HU_TYPE_CONTROL_CHANGE, NULL);
      change->game = g_object_ref (game);
      change->ruling = hu_ruling_ref (ruling);
      g_ptr_array_add (changes, change);
    }

  return changes;
}
