/*
 * The log as a GListModel.  An entry is made when its row is shown and worded when its text
 * is read, because a log may have a million events.
 */
#include "hu-log-model.h"

#include "hu-explain.h"

struct _HuLogEntry
{
  GObject   parent_instance;

  HuGame   *game;
  HuEvent  *event;
  guint     number;
  gboolean  applied;
  char     *text;
  char     *findings;
  char     *moment;
  HuSight   sight;  /* how much of it is told; known once worded, as is */
  HuHex     origin; /* where its unit came from */
};

struct _HuLogModel
{
  GObject    parent_instance;

  HuGame    *game;
  GPtrArray *events;  /* HuEvent: the log as it was last told */
  GPtrArray *entries; /* HuLogEntry or NULL, beside them */
  guint      position;
  guint      head;    /* and what it had happened, then */
};

enum
{
  PROP_0,
  PROP_APPLIED,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (HuLogEntry, hu_log_entry, G_TYPE_OBJECT)

static void
set_applied (HuLogEntry *self,
             gboolean    applied)
{
  if (self->applied == applied)
    return;

  self->applied = applied;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_APPLIED]);
}

/* Tells whether a ruling is worth telling.  That single hexes passed to the side that entered them goes without
 * saying, and so does the control of a city if another ruling says that it was taken. */
static gboolean
is_telling (const GPtrArray *rulings,
            const HuRuling  *ruling)
{
  if (ruling->kind != HU_RULING_OWNER)
    return TRUE;

  for (guint i = 0; i < rulings->len; i++)
    {
      const HuRuling *other = g_ptr_array_index (rulings, i);

      if (other != ruling && other->kind != HU_RULING_OWNER && other->place == ruling->place)
        return FALSE;
    }

  return ruling->place >= 0;
}

static char *
word_findings (HuLogEntry *self)
{
  const GPtrArray *rulings = hu_game_get_rulings (self->game, self->number);
  const HuScenario *scenario = hu_game_get_scenario (self->game);
  GString *text = g_string_new (NULL);

  for (guint i = 0; rulings != NULL && i < rulings->len; i++)
    {
      const HuRuling *ruling = g_ptr_array_index (rulings, i);
      g_autofree char *sentence = NULL;

      if (!is_telling (rulings, ruling))
        continue;

      sentence = hu_explain_ruling (scenario, ruling);
      g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", sentence);
    }

  return g_string_free (text, FALSE);
}

/* Words an event, as far as the viewer is told of it. */
static char *
word_seen (HuLogEntry    *self,
           const HuState *before)
{
  const HuScenario *scenario = hu_game_get_scenario (self->game);

  switch (self->sight)
    {
    case HU_SIGHT_PLACE:
      return hu_explain_event_place (scenario, self->event, before);
    case HU_SIGHT_NONE:
      return hu_explain_event_unseen ();
    case HU_SIGHT_WHOLE:
      break;
    }

  return hu_explain_event (scenario, self->event, before);
}

static void
word (HuLogEntry *self)
{
  const HuScenario *scenario = hu_game_get_scenario (self->game);
  const HuState *state;

  if (self->text != NULL)
    return;

  self->sight = hu_game_get_sight (self->game, self->number);
  state = hu_game_peek_before (self->game, self->number);
  self->text = word_seen (self, state);
  self->moment = hu_explain_clock (scenario, &state->clock);
  if (self->event->unit != HU_UNIT_NONE && self->sight != HU_SIGHT_NONE)
    self->origin = state->unit_hex[self->event->unit];
  self->findings = word_findings (self);
}

static void
hu_log_entry_finalize (GObject *object)
{
  HuLogEntry *self = HU_LOG_ENTRY (object);

  g_clear_object (&self->game);
  g_clear_pointer (&self->event, hu_event_unref);
  g_free (self->text);
  g_free (self->findings);
  g_free (self->moment);

  G_OBJECT_CLASS (hu_log_entry_parent_class)->finalize (object);
}

static void
hu_log_entry_get_property (GObject    *object,
                           guint       prop_id,
                           GValue     *value,
                           GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_APPLIED:
      g_value_set_boolean (value, HU_LOG_ENTRY (object)->applied);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
hu_log_entry_class_init (HuLogEntryClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = hu_log_entry_finalize;
  object_class->get_property = hu_log_entry_get_property;

  properties[PROP_APPLIED] =
    g_param_spec_boolean ("applied", NULL, NULL, FALSE,
                          G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
hu_log_entry_init (HuLogEntry *self)
{
  self->origin = HU_HEX_NONE;
}

/* Returns its event's number, from 1. */
guint
hu_log_entry_get_number (HuLogEntry *self)
{
  g_return_val_if_fail (HU_IS_LOG_ENTRY (self), 0);

  return self->number;
}

/* Returns FALSE if it was undone. */
gboolean
hu_log_entry_get_applied (HuLogEntry *self)
{
  g_return_val_if_fail (HU_IS_LOG_ENTRY (self), FALSE);

  return self->applied;
}

const char *
hu_log_entry_get_text (HuLogEntry *self)
{
  g_return_val_if_fail (HU_IS_LOG_ENTRY (self), NULL);

  word (self);

  return self->text;
}

/* Returns the players' remark on its event; "" if there is none, or if the viewer is not told the whole event. */
const char *
hu_log_entry_get_note (HuLogEntry *self)
{
  g_return_val_if_fail (HU_IS_LOG_ENTRY (self), NULL);

  word (self);

  if (self->event->note == NULL || self->sight != HU_SIGHT_WHOLE)
    return "";

  return hu_scenario_word (hu_game_get_scenario (self->game), self->event->note);
}

/* Returns the rulings at its event, one line each; "" if there are none. */
const char *
hu_log_entry_get_findings (HuLogEntry *self)
{
  g_return_val_if_fail (HU_IS_LOG_ENTRY (self), NULL);

  word (self);

  return self->findings;
}

/* Returns the turn and phase of its event. */
const char *
hu_log_entry_get_moment (HuLogEntry *self)
{
  g_return_val_if_fail (HU_IS_LOG_ENTRY (self), NULL);

  word (self);

  return self->moment;
}

GArray *
hu_log_entry_list_hexes (HuLogEntry *self)
{
  GArray *hexes;

  g_return_val_if_fail (HU_IS_LOG_ENTRY (self), NULL);

  word (self);
  hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
  if (self->sight == HU_SIGHT_PLACE)
    {
      /* Adds the hex to which a concealed unit has moved or come on; for any other event, the hex where it was. */
      const GArray *path = self->event->hexes;

      if (self->event->verb != HU_VERB_MOVE && self->event->verb != HU_VERB_PLACE)
        {
          if (self->origin != HU_HEX_NONE)
            g_array_append_val (hexes, self->origin);
        }
      else if (path->len > 0)
        {
          g_array_append_vals (hexes, &g_array_index (path, HuHex, path->len - 1), 1);
        }
    }
  if (self->sight != HU_SIGHT_WHOLE)
    return hexes;

  if (self->origin != HU_HEX_NONE)
    g_array_append_val (hexes, self->origin);
  g_array_append_vals (hexes, self->event->hexes->data, self->event->hexes->len);

  return hexes;
}

static GType
get_item_type (GListModel *model)
{
  return HU_TYPE_LOG_ENTRY;
}

static guint
get_n_items (GListModel *model)
{
  return HU_LOG_MODEL (model)->events->len;
}

static gpointer
get_item (GListModel *model,
          guint       index)
{
  HuLogModel *self = HU_LOG_MODEL (model);
  HuLogEntry *entry;

  if (index >= self->events->len)
    return NULL;

  entry = g_ptr_array_index (self->entries, index);
  if (entry == NULL)
    {
      entry = g_object_new (HU_TYPE_LOG_ENTRY, NULL);
      entry->game = g_object_ref (self->game);
      entry->event = hu_event_ref (g_ptr_array_index (self->events, index));
      entry->number = index + 1;
      entry->applied = index < self->position;
      g_ptr_array_index (self->entries, index) = entry;
    }

  return g_object_ref (entry);
}

static void
list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = get_item_type;
  iface->get_n_items = get_n_items;
  iface->get_item = get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (HuLogModel, hu_log_model, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

static void
clear_entry (gpointer entry)
{
  if (entry != NULL)
    g_object_unref (entry);
}

/* Counts the events of the log that are the same as last time.  Events are dropped and appended at the end only, so
 * two versions agree up to some point and nowhere after it; the same holds for two views. */
static guint
count_same (HuLogModel *self)
{
  guint low = 0, high = MIN (self->events->len, hu_game_get_n_events (self->game));

  high = MIN (high, hu_game_get_seen_from (self->game));
  while (low < high)
    {
      guint middle = low + (high - low) / 2;

      if (g_ptr_array_index (self->events, middle) == hu_game_get_event (self->game, middle))
        low = middle + 1;
      else
        high = middle;
    }

  return low;
}

/* A row shows undone events and events after the moment shown differently, so it is updated if this state has
 * changed. */
static void
update_applied (HuLogModel *self)
{
  guint position = hu_game_get_position (self->game), head = hu_game_get_head (self->game);
  guint first = MIN (MIN (self->position, position), MIN (self->head, head));
  guint end = MIN (MAX (MAX (self->position, position), MAX (self->head, head)), self->events->len);

  for (guint i = first; i < end; i++)
    {
      HuLogEntry *entry = g_ptr_array_index (self->entries, i);

      if (entry == NULL)
        continue;
      if (entry->applied != (i < position))
        set_applied (entry, i < position);
      else if ((i < self->head) != (i < head))
        g_object_notify_by_pspec (G_OBJECT (entry), properties[PROP_APPLIED]);
    }
  self->position = position;
  self->head = head;
}

static void
game_changed_cb (HuLogModel *self)
{
  guint same = count_same (self);
  guint removed = self->events->len - same;
  guint length = hu_game_get_n_events (self->game);

  g_ptr_array_set_size (self->events, same);
  g_ptr_array_set_size (self->entries, same);
  for (guint i = same; i < length; i++)
    g_ptr_array_add (self->events, hu_event_ref (hu_game_get_event (self->game, i)));
  g_ptr_array_set_size (self->entries, length);

  update_applied (self);
  if (removed > 0 || length > same)
    g_list_model_items_changed (G_LIST_MODEL (self), same, removed, length - same);
}

static void
hu_log_model_finalize (GObject *object)
{
  HuLogModel *self = HU_LOG_MODEL (object);

  g_clear_object (&self->game);
  g_clear_pointer (&self->events, g_ptr_array_unref);
  g_clear_pointer (&self->entries, g_ptr_array_unref);

  G_OBJECT_CLASS (hu_log_model_parent_class)->finalize (object);
}

static void
hu_log_model_class_init (HuLogModelClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = hu_log_model_finalize;
}

static void
hu_log_model_init (HuLogModel *self)
{
  self->events = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_event_unref);
  self->entries = g_ptr_array_new_with_free_func (clear_entry);
}

HuLogModel *
hu_log_model_new (HuGame *game)
{
  HuLogModel *self;

  g_return_val_if_fail (HU_IS_GAME (game), NULL);

  self = g_object_new (HU_TYPE_LOG_MODEL, NULL);
  self->game = g_object_ref (game);
  g_signal_connect_object (game, "changed", G_CALLBACK (game_changed_cb), self, G_CONNECT_SWAPPED);
  game_changed_cb (self);

  return self;
}
