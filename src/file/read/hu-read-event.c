/*
 * Reading one event of the log by the table of its verb.  Whether the event is possible is not checked here.
 */
#include "config.h"

#include "hu-read-event-private.h"

#include <glib/gi18n-lib.h>

#include "hu-format.h"
#include "hu-json-text.h"

HU_DEFINE_WORD_LIST (verb_words, HuVerb, HU_N_VERBS, hu_verb_to_string)

/* A move has the one or the other of two keys. */
static gboolean
read_way (const HuObject *object,
          gpointer        record)
{
  HuAt at;

  if (!hu_object_get (object, "to", HU_OPTIONAL, &at) && !hu_object_has (object, "path"))
    hu_reader_fault (object->reader, &object->at, g_strdup (_("the move leads nowhere")),
                     g_strdup (_("add “to” with a hex, or “path” with a list of them")));
  else if (hu_object_has (object, "to") && hu_object_has (object, "path"))
    hu_reader_fault (object->reader, &at, g_strdup (_("the move has “to” and “path”")), g_strdup (_("use one of them")));
  else
    hu_object_read_member (object, "event-move", hu_object_has (object, "path") ? "path" : "to", record, NULL);

  return TRUE;
}

/* A cause has the key that only it needs. */
static void
read_of_cause (const HuObject *object,
               const char     *cause,
               const char     *key,
               const char     *what,
               const char     *remedy,
               gpointer        record)
{
  gboolean needed = g_strcmp0 (hu_node_get_text (hu_node_find (object->at.node, "cause"), NULL), cause) == 0;
  HuAt at;

  if (!hu_object_get (object, key, needed ? HU_REQUIRED : HU_OPTIONAL, &at))
    return;

  if (needed)
    hu_object_read_member (object, "event-fire", key, record, NULL);
  else
    hu_reader_fault (object->reader, &at, g_strdup (what), g_strdup (remedy));
}

static gboolean
read_kindler (const HuObject *object,
              gpointer        record)
{
  read_of_cause (object, "kindled", "side", _("only a Kindled Fire is a side’s"),
                 _("remove “side”, or make the cause “kindled”"), record);

  return TRUE;
}

static gboolean
read_spread (const HuObject *object,
             gpointer        record)
{
  read_of_cause (object, "spread", "from", _("only a Fire that spread came from another"),
                 _("remove “from”, or make the cause “spread”"), record);

  return TRUE;
}

static const HuReadHook hooks[] = {
  { "event-move", "to", read_way }, { "event-move", "path", hu_read_elsewhere },
  { "event-fire", "side", read_kindler }, { "event-fire", "from", read_spread },
  { NULL }
};

/* Are they the same letters in another order? */
static gboolean
is_swapped (const char *text,
            const char *word)
{
  gint counts[256] = { 0 };

  for (const guchar *p = (const guchar *) text; *p != '\0'; p++)
    counts[*p]++;
  for (const guchar *p = (const guchar *) word; *p != '\0'; p++)
    counts[*p]--;
  for (guint i = 0; i < G_N_ELEMENTS (counts); i++)
    if (counts[i] != 0)
      return FALSE;

  return TRUE;
}

/* The event that was meant: of which the word is a slip, or which people call so; NULL: nothing is near. */
static const char *
suggest_verb (const char *text)
{
  static const struct { const char *said, *meant; } synonyms[] = {
    { "kill", "eliminate" }, { "destroy", "eliminate" }, { "remove", "eliminate" }, { "leave", "exit" }, { "enter", "place" },
    { "arrive", "place" }, { "go", "move" }, { "advance", "move" }, { "break", "mark" }, { "state", "mark" },
    { "surrender", "concede" }, { "end-turn", "end-phase" }, { "next", "end-phase" }, { "score", "award" }, { "burn", "fire" },
    { "kindle", "fire" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (synonyms); i++)
    if (g_ascii_strcasecmp (text, synonyms[i].said) == 0)
      return synonyms[i].meant;
  for (const char * const *word = verb_words (); *word != NULL; word++)
    if (is_swapped (text, *word))
      return *word;

  return hu_reader_suggest (text, verb_words ());
}

static char *
dup_verb_remedy (const char *text)
{
  g_autofree char *all = hu_reader_dup_words (verb_words ());
  const char *meant = suggest_verb (text);

  /* Translators: the event that is probably meant; "use one of these: …". */
  return meant != NULL ? g_strdup_printf (_("perhaps “%1$s” is meant; %2$s"), meant, all) : g_steal_pointer (&all);
}

static gint
read_verb (HuReader   *reader,
           const HuAt *at)
{
  static const char * const just_do[] = { "do", NULL };
  g_autofree char *shown = NULL;
  const char *text;
  HuObject object;
  gint verb;
  HuAt member;

  if (!hu_object_open (&object, reader, at, just_do) ||
      !hu_object_get (&object, "do", HU_REQUIRED, &member) ||
      !hu_read_text (reader, &member, &text))
    return -1;

  verb = hu_verb_from_string (text);
  if (verb < 0)
    {
      shown = hu_text_shorten (text, -1);
      hu_reader_fault (reader, &member,
                       g_strdup_printf (_("this version does not know the event “%s”"), shown),
                       dup_verb_remedy (text));
    }

  return verb;
}

/* @whole: (out): whether every part of it is valid and can be judged.  Returns (transfer full) (nullable): the
 * event as far as it could be read, or NULL if not even its verb could be read. */
HuEvent *
hu_read_event (HuReader   *reader,
               const HuAt *at,
               gboolean   *whole)
{
  gint verb = read_verb (reader, at);
  guint n_unread = reader->n_unread;
  const char *kind;
  HuObject object;
  HuEvent *event;

  *whole = FALSE;
  if (verb < 0)
    return NULL;

  kind = hu_format_get_event_kind ((HuVerb) verb);
  hu_object_open (&object, reader, at, hu_format_get_keys (kind));
  event = hu_event_new ((HuVerb) verb);
  hu_object_read_record (&object, kind, event, hooks);
  *whole = hu_reader_n_errors (reader) == object.n_errors && reader->n_unread == n_unread;
  event->extra = hu_object_close (&object);

  return event;
}
