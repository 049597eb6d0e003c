/*
 * The common part of the window's sections. The window is borrowed, since it owns its sections; what a section begins
 * may end after the window has gone.
 */
#include "hu-section.h"

#include "hu-explain.h"
#include "hu-message.h"

typedef struct
{
  HuSession            *session;
  AdwApplicationWindow *window; /* weak */
  GSignalGroup         *game_signals;
  GPtrArray            *names;  /* of its actions */
  GPtrArray            *play;   /* those that are for play: GSimpleAction */
  GPtrArray            *telling; /* those of them that would answer an open question */
  gboolean              complete;
} HuSectionPrivate;

enum
{
  PROP_0,
  PROP_SESSION,
  PROP_WINDOW,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (HuSection, hu_section, G_TYPE_OBJECT)

static HuSectionPrivate *
get_private (HuSection *self)
{
  return hu_section_get_instance_private (self);
}

static gboolean
is_play (HuSection *self)
{
  return hu_session_is_play (get_private (self)->session);
}

/* Whether @action waits, for play or for the answer to a question. */
static gboolean
waits (HuSection *self,
       GAction   *action)
{
  HuSectionPrivate *own = get_private (self);

  return (!is_play (self) && g_ptr_array_find (own->play, action, NULL)) ||
         (hu_session_hides_answers (own->session) && g_ptr_array_find (own->telling, action, NULL));
}

/* --- Following the session --- */

static void
update (HuSection *self)
{
  if (HU_SECTION_GET_CLASS (self)->update != NULL)
    HU_SECTION_GET_CLASS (self)->update (self, hu_section_get_game (self));
}

static void
mode_changed_cb (HuSection *self)
{
  GPtrArray *play = get_private (self)->play;

  for (guint i = 0; i < play->len; i++)
    g_simple_action_set_enabled (g_ptr_array_index (play, i), !waits (self, g_ptr_array_index (play, i)));
  update (self);
}

static void
game_replaced_cb (HuSection *self)
{
  HuGame *game = hu_section_get_game (self);

  g_signal_group_set_target (get_private (self)->game_signals, game);
  if (game != NULL && HU_SECTION_GET_CLASS (self)->set_game != NULL)
    HU_SECTION_GET_CLASS (self)->set_game (self, game);
  mode_changed_cb (self);
}

/* --- The object --- */

static void
hu_section_constructed (GObject *object)
{
  HuSection *self = HU_SECTION (object);
  HuSectionPrivate *own = get_private (self);

  G_OBJECT_CLASS (hu_section_parent_class)->constructed (object);

  g_signal_connect_object (own->session, "notify::game", G_CALLBACK (game_replaced_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (own->session, "notify::mode", G_CALLBACK (mode_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (own->session, "notify::veil", G_CALLBACK (mode_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (own->session, "notify::shows", G_CALLBACK (mode_changed_cb), self, G_CONNECT_SWAPPED);
}

static void
hu_section_dispose (GObject *object)
{
  HuSectionPrivate *own = get_private (HU_SECTION (object));

  for (guint i = 0; own->window != NULL && i < own->names->len; i++)
    g_action_map_remove_action (G_ACTION_MAP (own->window), g_ptr_array_index (own->names, i));
  g_ptr_array_set_size (own->names, 0);
  g_ptr_array_set_size (own->play, 0);
  g_ptr_array_set_size (own->telling, 0);
  g_clear_object (&own->game_signals);
  g_clear_object (&own->session);
  g_clear_weak_pointer (&own->window);

  G_OBJECT_CLASS (hu_section_parent_class)->dispose (object);
}

static void
hu_section_finalize (GObject *object)
{
  HuSectionPrivate *own = get_private (HU_SECTION (object));

  g_ptr_array_unref (own->names);
  g_ptr_array_unref (own->play);
  g_ptr_array_unref (own->telling);

  G_OBJECT_CLASS (hu_section_parent_class)->finalize (object);
}

static void
hu_section_set_property (GObject      *object,
                         guint         prop_id,
                         const GValue *value,
                         GParamSpec   *pspec)
{
  HuSectionPrivate *own = get_private (HU_SECTION (object));

  switch (prop_id)
    {
    case PROP_SESSION:
      own->session = g_value_dup_object (value);
      break;

    case PROP_WINDOW:
      g_set_weak_pointer (&own->window, g_value_get_object (value));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
hu_section_class_init (HuSectionClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS;

  object_class->constructed = hu_section_constructed;
  object_class->dispose = hu_section_dispose;
  object_class->finalize = hu_section_finalize;
  object_class->set_property = hu_section_set_property;

  properties[PROP_SESSION] = g_param_spec_object ("session", NULL, NULL, HU_TYPE_SESSION, flags);
  properties[PROP_WINDOW] = g_param_spec_object ("window", NULL, NULL, ADW_TYPE_APPLICATION_WINDOW, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
hu_section_init (HuSection *self)
{
  HuSectionPrivate *own = get_private (self);

  own->names = g_ptr_array_new_with_free_func (g_free);
  own->play = g_ptr_array_new ();
  own->telling = g_ptr_array_new ();
  own->game_signals = g_signal_group_new (HU_TYPE_GAME);
  g_signal_group_connect_swapped (own->game_signals, "changed", G_CALLBACK (update), self);
}

gboolean
hu_section_complete (HuSection *self)
{
  HuSectionPrivate *own;

  g_return_val_if_fail (HU_IS_SECTION (self), FALSE);

  own = get_private (self);
  if (own->complete || HU_SECTION_GET_CLASS (self)->complete == NULL)
    return FALSE;

  own->complete = TRUE;
  HU_SECTION_GET_CLASS (self)->complete (self);

  return TRUE;
}

HuSession *
hu_section_get_session (HuSection *self)
{
  g_return_val_if_fail (HU_IS_SECTION (self), NULL);

  return get_private (self)->session;
}

HuGame *
hu_section_get_game (HuSection *self)
{
  g_return_val_if_fail (HU_IS_SECTION (self), NULL);

  return hu_session_get_game (get_private (self)->session);
}

GtkWindow *
hu_section_get_window (HuSection *self)
{
  g_return_val_if_fail (HU_IS_SECTION (self), NULL);

  return GTK_WINDOW (get_private (self)->window);
}

/* --- Actions --- */

void
hu_section_add_actions (HuSection          *self,
                        const GActionEntry *entries,
                        guint               n_entries)
{
  HuSectionPrivate *own;

  g_return_if_fail (HU_IS_SECTION (self));

  own = get_private (self);
  g_action_map_add_action_entries (G_ACTION_MAP (own->window), entries, (gint) n_entries, self);
  for (guint i = 0; i < n_entries; i++)
    g_ptr_array_add (own->names, g_strdup (entries[i].name));
}

void
hu_section_add_play_actions (HuSection          *self,
                             const GActionEntry *entries,
                             guint               n_entries)
{
  HuSectionPrivate *own;

  g_return_if_fail (HU_IS_SECTION (self));

  own = get_private (self);
  hu_section_add_actions (self, entries, n_entries);
  for (guint i = 0; i < n_entries; i++)
    {
      GAction *action = g_action_map_lookup_action (G_ACTION_MAP (own->window), entries[i].name);

      g_simple_action_set_enabled (G_SIMPLE_ACTION (action), is_play (self));
      g_ptr_array_add (own->play, action);
    }
}

void
hu_section_add_telling_actions (HuSection          *self,
                                const GActionEntry *entries,
                                guint               n_entries)
{
  HuSectionPrivate *own;

  g_return_if_fail (HU_IS_SECTION (self));

  own = get_private (self);
  hu_section_add_play_actions (self, entries, n_entries);
  for (guint i = 0; i < n_entries; i++)
    g_ptr_array_add (own->telling, g_action_map_lookup_action (G_ACTION_MAP (own->window), entries[i].name));
}

void
hu_section_enable (HuSection  *self,
                   const char *action,
                   gboolean    enabled)
{
  GAction *found;

  g_return_if_fail (HU_IS_SECTION (self) && get_private (self)->window != NULL);

  found = g_action_map_lookup_action (G_ACTION_MAP (get_private (self)->window), action);
  g_simple_action_set_enabled (G_SIMPLE_ACTION (found), enabled && !waits (self, found));
}

/* --- Telling the user --- */

void
hu_section_refuse (HuSection       *self,
                   const HuRefusal *refusal)
{
  g_autofree char *why =
    hu_explain_refusal (hu_game_get_scenario (hu_section_get_game (self)), refusal, NULL);

  hu_message_toast (GTK_WIDGET (hu_section_get_window (self)), why);
}

void
hu_section_append (HuSection *self,
                   HuEvent   *event)
{
  HuRefusal refusal;

  if (!hu_game_append (hu_section_get_game (self), event, &refusal))
    hu_section_refuse (self, &refusal);
}
