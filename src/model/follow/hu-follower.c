/*
 * The follower: from a save to an offer.  Its import is in hu-follower-import.c, what it offers in hu-follower-offer.c.
 */
#include "hu-follower-private.h"

#include "hu-import-store.h"

enum
{
  PROP_0,
  PROP_AT_ONCE,
};

G_DEFINE_FINAL_TYPE (HuFollower, hu_follower, G_TYPE_OBJECT)

static void
state_changed_cb (HuFollower *self)
{
  g_signal_emit_by_name (self, "changed");
}

/* --- The object --- */

static void
hu_follower_dispose (GObject *object)
{
  HuFollower *self = HU_FOLLOWER (object);

  hu_job_stop (&self->importing);
  if (self->watch != NULL)
    g_object_run_dispose (G_OBJECT (self->watch));
  g_clear_object (&self->watch);
  _hu_follower_forget_offer (self);
  g_clear_pointer (&self->import, hu_import_free);
  g_clear_object (&self->game_signals);
  g_clear_object (&self->game);
  g_clear_object (&self->file);
  g_clear_object (&self->profiles);
  g_clear_error (&self->problem);

  G_OBJECT_CLASS (hu_follower_parent_class)->dispose (object);
}

static void
hu_follower_finalize (GObject *object)
{
  HuFollower *self = HU_FOLLOWER (object);

  g_hash_table_unref (self->later);
  g_ptr_array_unref (self->others);
  hu_match_seen_free (self->seen);
  g_free (self->memory);
  g_free (self->kind);
  hu_origin_clear (&self->origin);

  G_OBJECT_CLASS (hu_follower_parent_class)->finalize (object);
}

static void
hu_follower_get_property (GObject    *object,
                          guint       prop_id,
                          GValue     *value,
                          GParamSpec *pspec)
{
  if (prop_id == PROP_AT_ONCE)
    g_value_set_boolean (value, HU_FOLLOWER (object)->at_once);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
hu_follower_set_property (GObject      *object,
                          guint         prop_id,
                          const GValue *value,
                          GParamSpec   *pspec)
{
  if (prop_id == PROP_AT_ONCE)
    hu_follower_set_at_once (HU_FOLLOWER (object), g_value_get_boolean (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
hu_follower_class_init (HuFollowerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GType type = G_TYPE_FROM_CLASS (klass);

  object_class->dispose = hu_follower_dispose;
  object_class->finalize = hu_follower_finalize;
  object_class->get_property = hu_follower_get_property;
  object_class->set_property = hu_follower_set_property;

  g_object_class_install_property (object_class, PROP_AT_ONCE,
                                   g_param_spec_boolean ("at-once", NULL, NULL, FALSE,
                                                         G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS));
  g_signal_new ("changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("taken", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("refused", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
}

static void
hu_follower_init (HuFollower *self)
{
  self->later = g_hash_table_new (NULL, NULL);
  self->seen = hu_match_seen_new ();
  self->others = g_ptr_array_new_with_free_func (g_object_unref);
  self->game_signals = g_signal_group_new (HU_TYPE_GAME);
  g_signal_group_connect_swapped (self->game_signals, "changed", G_CALLBACK (_hu_follower_update), self);
}

/* @place: a save, or a folder whose newest save is followed; @profiles: (nullable): the folder of what was settled
 * of modules before; @memory: (nullable): where the files are remembered that saves need. */
HuFollower *
hu_follower_new (GFile      *place,
                 GFile      *profiles,
                 const char *memory)
{
  HuFollower *self;

  g_return_val_if_fail (G_IS_FILE (place), NULL);

  self = g_object_new (HU_TYPE_FOLLOWER, NULL);
  g_set_object (&self->profiles, profiles);
  self->memory = g_strdup (memory);
  self->watch = hu_follow_watch_new (place);
  g_signal_connect_object (self->watch, "came", G_CALLBACK (_hu_follower_import), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->watch, "notify::state", G_CALLBACK (state_changed_cb), self, G_CONNECT_SWAPPED);

  return self;
}

void
hu_follower_set_game (HuFollower *self,
                      HuGame     *game)
{
  g_return_if_fail (HU_IS_FOLLOWER (self));

  if (self->game == game)
    return;

  /* The same units of another game are other units. */
  if (game != NULL && self->game != game)
    hu_match_seen_forget (self->seen);
  g_set_object (&self->game, game);
  g_signal_group_set_target (self->game_signals, game);
  _hu_follower_update (self);
}

void
hu_follower_add_files (HuFollower *self,
                       GPtrArray  *files)
{
  g_return_if_fail (HU_IS_FOLLOWER (self) && files != NULL);

  /* The first of two modules is taken, so the new ones go first. */
  for (guint i = 0; i < files->len; i++)
    g_ptr_array_insert (self->others, (gint) i, g_object_ref (files->pdata[i]));
  _hu_follower_import (self);
}

void
hu_follower_read_again (HuFollower *self)
{
  g_return_if_fail (HU_IS_FOLLOWER (self));

  _hu_follower_import (self);
  hu_follow_watch_look_again (self->watch);
}

GFile *
hu_follower_get_place (HuFollower *self)
{
  g_return_val_if_fail (HU_IS_FOLLOWER (self), NULL);

  return hu_follow_watch_get_place (self->watch);
}

GFile *
hu_follower_get_file (HuFollower *self)
{
  g_return_val_if_fail (HU_IS_FOLLOWER (self), NULL);

  return self->file;
}

HuFollowState
hu_follower_get_state (HuFollower *self)
{
  g_return_val_if_fail (HU_IS_FOLLOWER (self), HU_FOLLOW_EMPTY);

  return hu_follow_watch_get_state (self->watch);
}

const GError *
hu_follower_get_problem (HuFollower *self)
{
  g_return_val_if_fail (HU_IS_FOLLOWER (self), NULL);

  return self->problem;
}

gboolean
hu_follower_needs_file (HuFollower *self)
{
  g_return_val_if_fail (HU_IS_FOLLOWER (self), FALSE);

  return hu_import_store_needs_file (self->problem);
}

GFile *
hu_follower_get_newest (HuFollower *self)
{
  g_return_val_if_fail (HU_IS_FOLLOWER (self), NULL);

  return hu_follow_watch_get_newest (self->watch);
}

HuOffer
hu_follower_get_offer (HuFollower *self)
{
  g_return_val_if_fail (HU_IS_FOLLOWER (self), HU_OFFER_NOTHING);

  return self->offer;
}

const char *
hu_follower_get_words (HuFollower *self)
{
  g_return_val_if_fail (HU_IS_FOLLOWER (self), NULL);

  return self->words;
}

const char *
hu_follower_get_strange (HuFollower *self)
{
  g_return_val_if_fail (HU_IS_FOLLOWER (self), NULL);

  return self->strange;
}

const GArray *
hu_follower_get_gone (HuFollower *self)
{
  g_return_val_if_fail (HU_IS_FOLLOWER (self) && self->match != NULL, NULL);

  return self->match->gone;
}

guint
hu_follower_get_moment (HuFollower *self)
{
  g_return_val_if_fail (HU_IS_FOLLOWER (self), 0);

  return self->moment;
}

guint
hu_follower_get_n_masked (HuFollower *self)
{
  g_return_val_if_fail (HU_IS_FOLLOWER (self), 0);

  return self->import != NULL ? self->import->n_masked : 0;
}

HuSnapshot *
hu_follower_get_base_snapshot (HuFollower *self)
{
  g_return_val_if_fail (HU_IS_FOLLOWER (self), NULL);

  return self->base;
}

const HuState *
hu_follower_get_base (HuFollower *self)
{
  g_return_val_if_fail (HU_IS_FOLLOWER (self), NULL);

  return self->base != NULL ? hu_snapshot_get_state (self->base) : NULL;
}

GPtrArray *
hu_follower_list_events (HuFollower  *self,
                         HuMatchGone  gone)
{
  g_return_val_if_fail (HU_IS_FOLLOWER (self) && self->match != NULL, NULL);

  return hu_import_match_list_events (self->match, hu_snapshot_get_state (self->base), gone);
}
