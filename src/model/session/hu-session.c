/*
 * The state that everything on the screen shares. It holds what is looked at, never how it is drawn: where the map
 * stands, or which page of a panel is open, is the widget's own affair.
 *
 * One file, because each property has its getter and setter here, and most of them are a few
 * lines.
 *
 * Tells which displays would reveal the answer to an open question.
 */
#include "hu-session.h"

#include "hu-fact.h"

/* --- The veil --- */

HuVeil
hu_veil_find (const HuFact *question,
              gboolean      in_lesson)
{
  if (question == NULL)
    return HU_VEIL_NONE;

  switch (question->kind)
    {
    case HU_FACT_ISOLATED:
    case HU_FACT_LIFELINE:
    case HU_FACT_CRITICAL:
    case HU_FACT_FEWEST:
    case HU_FACT_SUPPLIED:
      return HU_VEIL_SUPPLY;
    case HU_FACT_OPEN_ROWS:
      return HU_VEIL_LINE;
    case HU_FACT_WINNER:
    case HU_FACT_ENDING:
    case HU_FACT_OUTCOME:
      return HU_VEIL_VERDICT;
    case HU_FACT_CITIES:
    case HU_FACT_HOLDER:
    case HU_FACT_CONTROL:
      return in_lesson ? HU_VEIL_OWNERS : HU_VEIL_NONE;
    case HU_FACT_POINTS:
    case HU_FACT_LEVEL:
    case HU_FACT_CVP:
    case HU_FACT_EXIT_VP:
    case HU_FACT_WORTH:
      return in_lesson ? HU_VEIL_POINTS : HU_VEIL_NONE;
    case HU_FACT_MOVED:
    case HU_N_FACTS:
      break;
    }

  return HU_VEIL_NONE;
}

/* --- The session --- */

struct _HuSession
{
  GObject       parent_instance;

  HuDocument   *document;
  HuGame       *game;      /* the document's; or NULL */
  GSignalGroup *game_signals;
  HuMode        course;    /* lesson, quiz, or neither */
  gboolean      at_start;
  HuMode        mode;
  HuSnapshot   *lifted;    /* as if the lifted counters were put down; or NULL */
  HuSnapshot   *preview;   /* or NULL */
  HuFact       *question;  /* or NULL */
  HuVeil        veil;      /* that listeners know, like the next */
  gboolean      hides;     /* answers */
  guint         shows;     /* 1u << HuShow */
};

enum
{
  PROP_0,
  PROP_DOCUMENT,
  PROP_GAME,
  PROP_POSITION,
  PROP_VIEWER,
  PROP_MODE,
  PROP_PREVIEW,
  PROP_QUESTION,
  PROP_VEIL,
  PROP_SHOWS,
  N_PROPS
};

enum
{
  SHOW_HEXES,
  SHOW_ROWS,
  LIGHT_HEXES,
  SHOW_EVENT,
  PUT_AWAY,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (HuSession, hu_session, G_TYPE_OBJECT)

static void
notify (HuSession *self,
        guint      prop)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[prop]);
}

/* The veil depends on the question, on who asks it, and on whether it is in sight: the workshop shows all of the
 * scenario, and asks nothing. */
static void
update_veil (HuSession *self)
{
  gboolean in_lesson = self->course == HU_MODE_LESSON;
  gboolean asked = hu_document_get_draft (self->document) == NULL;
  HuVeil veil = hu_veil_find (asked ? self->question : NULL, in_lesson);
  gboolean hides = in_lesson && veil != HU_VEIL_NONE;

  if (veil == self->veil && hides == self->hides)
    return;

  self->veil = veil;
  self->hides = hides;
  notify (self, PROP_VEIL);
}

static void
update_mode (HuSession *self)
{
  HuMode mode = self->course;

  if (self->game != NULL && hu_game_in_what_if (self->game))
    mode = HU_MODE_WHAT_IF;
  if (hu_document_get_draft (self->document) != NULL)
    mode = HU_MODE_WORKSHOP;
  if (self->at_start)
    mode = HU_MODE_START;
  if (mode == self->mode)
    return;

  self->mode = mode;
  notify (self, PROP_MODE);
}

/* In what-if everything shown is a preview, whether or not counters are lifted. */
static void
update_preview (HuSession *self)
{
  HuSnapshot *preview = self->lifted;

  if (preview == NULL && self->game != NULL && hu_game_in_what_if (self->game))
    preview = hu_game_get_snapshot (self->game);
  if (preview == self->preview)
    return;

  g_clear_pointer (&self->preview, hu_snapshot_unref);
  self->preview = preview != NULL ? hu_snapshot_ref (preview) : NULL;
  notify (self, PROP_PREVIEW);
}

/* A preview is one of the game that is shown. */
static void
drop_preview (HuSession *self)
{
  if (self->preview == NULL)
    return;

  g_clear_pointer (&self->preview, hu_snapshot_unref);
  notify (self, PROP_PREVIEW);
}

static void
game_changed_cb (HuSession *self)
{
  update_mode (self);
  update_preview (self);
}

static void
position_changed_cb (HuSession *self)
{
  notify (self, PROP_POSITION);
}

static void
viewer_changed_cb (HuSession *self)
{
  notify (self, PROP_VIEWER);
}

static void
draft_changed_cb (HuSession *self)
{
  update_veil (self);
  update_mode (self);
}

/* The question and the drag belonged to the other game. */
static void
game_replaced_cb (HuSession *self)
{
  hu_session_set_question (self, NULL);
  hu_session_set_shows (self, HU_SHOW_ALL);
  hu_session_set_lifted (self, NULL);
  drop_preview (self);

  g_set_object (&self->game, hu_document_get_game (self->document));
  g_signal_group_set_target (self->game_signals, self->game);
  notify (self, PROP_GAME);
  notify (self, PROP_POSITION);
  notify (self, PROP_VIEWER);
  game_changed_cb (self);
}

static void
hu_session_constructed (GObject *object)
{
  HuSession *self = HU_SESSION (object);

  G_OBJECT_CLASS (hu_session_parent_class)->constructed (object);

  g_signal_connect_object (self->document, "notify::game", G_CALLBACK (game_replaced_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->document, "notify::draft", G_CALLBACK (draft_changed_cb), self, G_CONNECT_SWAPPED);
  game_replaced_cb (self);
}

static void
hu_session_finalize (GObject *object)
{
  HuSession *self = HU_SESSION (object);

  g_clear_object (&self->game_signals);
  g_clear_object (&self->game);
  g_clear_object (&self->document);
  g_clear_pointer (&self->lifted, hu_snapshot_unref);
  g_clear_pointer (&self->preview, hu_snapshot_unref);
  g_clear_pointer (&self->question, hu_fact_free);

  G_OBJECT_CLASS (hu_session_parent_class)->finalize (object);
}

static void
hu_session_get_property (GObject    *object,
                         guint       prop_id,
                         GValue     *value,
                         GParamSpec *pspec)
{
  HuSession *self = HU_SESSION (object);

  switch (prop_id)
    {
    case PROP_DOCUMENT:
      g_value_set_object (value, self->document);
      break;

    case PROP_GAME:
      g_value_set_object (value, self->game);
      break;

    case PROP_POSITION:
      g_value_set_uint (value, self->game != NULL ? hu_game_get_position (self->game) : 0);
      break;

    case PROP_VIEWER:
      g_value_set_int (value, hu_session_get_viewer (self));
      break;

    case PROP_MODE:
      g_value_set_int (value, (gint) self->mode);
      break;

    case PROP_PREVIEW:
      g_value_set_pointer (value, self->preview);
      break;

    case PROP_QUESTION:
      g_value_set_pointer (value, self->question);
      break;

    case PROP_VEIL:
      g_value_set_int (value, (gint) hu_session_get_veil (self));
      break;

    case PROP_SHOWS:
      g_value_set_uint (value, self->shows);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
hu_session_set_property (GObject      *object,
                         guint         prop_id,
                         const GValue *value,
                         GParamSpec   *pspec)
{
  HuSession *self = HU_SESSION (object);

  switch (prop_id)
    {
    case PROP_DOCUMENT:
      self->document = g_value_dup_object (value);
      break;

    case PROP_VIEWER:
      hu_session_set_viewer (self, (HuSide) g_value_get_int (value));
      break;

    case PROP_SHOWS:
      hu_session_set_shows (self, g_value_get_uint (value));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
hu_session_class_init (HuSessionClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags readable = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;
  const GParamFlags writable = readable | G_PARAM_WRITABLE;
  GType type = G_TYPE_FROM_CLASS (klass);

  object_class->constructed = hu_session_constructed;
  object_class->finalize = hu_session_finalize;
  object_class->get_property = hu_session_get_property;
  object_class->set_property = hu_session_set_property;

  properties[PROP_DOCUMENT] = g_param_spec_object ("document", NULL, NULL, HU_TYPE_DOCUMENT,
                                                   writable | G_PARAM_CONSTRUCT_ONLY);
  properties[PROP_GAME] = g_param_spec_object ("game", NULL, NULL, HU_TYPE_GAME, readable);
  properties[PROP_POSITION] = g_param_spec_uint ("position", NULL, NULL, 0, G_MAXUINT, 0, readable);
  properties[PROP_VIEWER] = g_param_spec_int ("viewer", NULL, NULL, HU_SIDE_NONE, HU_N_SIDES - 1, HU_SIDE_NONE, writable);
  properties[PROP_MODE] = g_param_spec_int ("mode", NULL, NULL, HU_MODE_PLAY, HU_MODE_START, HU_MODE_PLAY, readable);
  properties[PROP_PREVIEW] = g_param_spec_pointer ("preview", NULL, NULL, readable);
  properties[PROP_QUESTION] = g_param_spec_pointer ("question", NULL, NULL, readable);
  properties[PROP_VEIL] = g_param_spec_int ("veil", NULL, NULL, HU_VEIL_NONE, HU_N_VEILS - 1, HU_VEIL_NONE, readable);
  properties[PROP_SHOWS] = g_param_spec_uint ("shows", NULL, NULL, 0, HU_SHOW_ALL, HU_SHOW_ALL, writable);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[SHOW_HEXES] = g_signal_new ("show-hexes", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                      G_TYPE_NONE, 1, G_TYPE_ARRAY);
  signals[SHOW_ROWS] = g_signal_new ("show-rows", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                     G_TYPE_NONE, 2, G_TYPE_ARRAY, G_TYPE_ARRAY);
  signals[LIGHT_HEXES] = g_signal_new ("light-hexes", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                       G_TYPE_NONE, 1, G_TYPE_ARRAY);
  signals[SHOW_EVENT] = g_signal_new ("show-event", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                      G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[PUT_AWAY] = g_signal_new ("put-away", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
hu_session_init (HuSession *self)
{
  self->shows = HU_SHOW_ALL;
  self->game_signals = g_signal_group_new (HU_TYPE_GAME);
  g_signal_group_connect_swapped (self->game_signals, "changed", G_CALLBACK (game_changed_cb), self);
  g_signal_group_connect_swapped (self->game_signals, "notify::position", G_CALLBACK (position_changed_cb), self);
  g_signal_group_connect_swapped (self->game_signals, "notify::viewer", G_CALLBACK (viewer_changed_cb), self);
}

HuSession *
hu_session_new (HuDocument *document)
{
  g_return_val_if_fail (HU_IS_DOCUMENT (document), NULL);

  return g_object_new (HU_TYPE_SESSION, "document", document, NULL);
}

HuDocument *
hu_session_get_document (HuSession *self)
{
  g_return_val_if_fail (HU_IS_SESSION (self), NULL);

  return self->document;
}

HuGame *
hu_session_get_game (HuSession *self)
{
  g_return_val_if_fail (HU_IS_SESSION (self), NULL);

  return self->game;
}

HuMode
hu_session_get_mode (HuSession *self)
{
  g_return_val_if_fail (HU_IS_SESSION (self), HU_MODE_PLAY);

  return self->mode;
}

void
hu_session_set_course (HuSession *self,
                       HuMode     course)
{
  g_return_if_fail (HU_IS_SESSION (self));
  g_return_if_fail (course == HU_MODE_PLAY || course == HU_MODE_LESSON || course == HU_MODE_QUIZ);

  if (course == self->course)
    return;

  self->course = course;
  /* The course that asked the question is gone. */
  hu_session_set_question (self, NULL);
  update_mode (self);
}

HuMode
hu_session_get_course (HuSession *self)
{
  g_return_val_if_fail (HU_IS_SESSION (self), HU_MODE_PLAY);

  return self->course;
}

void
hu_session_set_at_start (HuSession *self,
                         gboolean   at_start)
{
  g_return_if_fail (HU_IS_SESSION (self));

  self->at_start = at_start;
  update_mode (self);
}

gboolean
hu_session_is_play (HuSession *self)
{
  g_return_val_if_fail (HU_IS_SESSION (self), FALSE);

  return self->game != NULL && self->mode != HU_MODE_WORKSHOP && self->mode != HU_MODE_START;
}

HuSide
hu_session_get_viewer (HuSession *self)
{
  g_return_val_if_fail (HU_IS_SESSION (self), HU_SIDE_NONE);

  return self->game != NULL ? hu_game_get_viewer (self->game) : HU_SIDE_NONE;
}

void
hu_session_set_viewer (HuSession *self,
                       HuSide     viewer)
{
  g_return_if_fail (HU_IS_SESSION (self));

  if (self->game != NULL && hu_game_has_views (self->game))
    hu_game_set_viewer (self->game, viewer);
}

HuSnapshot *
hu_session_get_preview (HuSession *self)
{
  g_return_val_if_fail (HU_IS_SESSION (self), NULL);

  return self->preview;
}

void
hu_session_set_lifted (HuSession  *self,
                       HuSnapshot *lifted)
{
  g_return_if_fail (HU_IS_SESSION (self));

  if (lifted != NULL)
    hu_snapshot_ref (lifted);
  g_clear_pointer (&self->lifted, hu_snapshot_unref);
  self->lifted = lifted;
  update_preview (self);
}

HuSnapshot *
hu_session_get_shown (HuSession *self)
{
  g_return_val_if_fail (HU_IS_SESSION (self), NULL);

  if (self->preview != NULL)
    return self->preview;

  return self->game != NULL ? hu_game_get_snapshot (self->game) : NULL;
}

void
hu_session_set_question (HuSession    *self,
                         const HuFact *question)
{
  g_return_if_fail (HU_IS_SESSION (self));

  if (self->question == NULL && question == NULL)
    return;
  if (self->question != NULL && question != NULL && hu_fact_equal (self->question, question))
    return;

  g_clear_pointer (&self->question, hu_fact_free);
  self->question = question != NULL ? hu_fact_copy (question) : NULL;
  notify (self, PROP_QUESTION);
  update_veil (self);
}

HuVeil
hu_session_get_veil (HuSession *self)
{
  g_return_val_if_fail (HU_IS_SESSION (self), HU_VEIL_NONE);

  return self->veil;
}

gboolean
hu_session_hides_answers (HuSession *self)
{
  g_return_val_if_fail (HU_IS_SESSION (self), FALSE);

  return self->hides;
}

guint
hu_session_get_shows (HuSession *self)
{
  g_return_val_if_fail (HU_IS_SESSION (self), 0);

  return self->shows;
}

void
hu_session_set_shows (HuSession *self,
                      guint      shows)
{
  g_return_if_fail (HU_IS_SESSION (self));

  if (self->shows == shows)
    return;

  self->shows = shows;
  notify (self, PROP_SHOWS);
}

gboolean
hu_session_does_show (HuSession *self,
                      HuShow     show)
{
  return (hu_session_get_shows (self) & 1u << show) != 0;
}

void
hu_session_light_hexes (HuSession    *self,
                        const GArray *hexes)
{
  g_return_if_fail (HU_IS_SESSION (self));

  g_signal_emit (self, signals[LIGHT_HEXES], 0, hexes);
}

void
hu_session_show_hexes (HuSession    *self,
                       const GArray *hexes)
{
  g_return_if_fail (HU_IS_SESSION (self) && hexes != NULL);

  if (hexes->len == 0)
    return;

  g_signal_emit (self, signals[SHOW_HEXES], 0, hexes);
}

void
hu_session_show_rows (HuSession    *self,
                      const GArray *rows,
                      const GArray *more)
{
  g_return_if_fail (HU_IS_SESSION (self) && rows != NULL);

  g_signal_emit (self, signals[SHOW_ROWS], 0, rows, more);
}

void
hu_session_show_event (HuSession *self,
                       guint      event)
{
  g_return_if_fail (HU_IS_SESSION (self));

  g_signal_emit (self, signals[SHOW_EVENT], 0, event);
}

void
hu_session_put_away (HuSession *self)
{
  g_return_if_fail (HU_IS_SESSION (self));

  g_signal_emit (self, signals[PUT_AWAY], 0);
}
