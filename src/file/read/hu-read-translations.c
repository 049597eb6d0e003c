/*
 * `translations` on the way in: the game's texts in other languages.
 *
 * A key that is no text of the game is not a fault, since an author translates a text after changing it; the warning
 * tells which translations have to follow.
 */
#include "config.h"

#include "hu-reader.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#include "hu-json-text.h"

/* Keys under which a text stands that people read. */
static const char * const read_keys[] = {
  "title", "about", "name", "phases", "text", "summary", "after", "hints", "hint", "note", "reason", "place", NULL,
};

/* A list of hexes or ids may be long, and has no text that anybody reads. */
static gboolean
holds_words (const HuNode *list,
             const char   *key)
{
  return hu_node_get_n (list) > 0 &&
         (g_strv_contains (read_keys, key) ||
          hu_node_get_text (hu_node_get_element (list, 0), NULL) == NULL);
}

/* Adds to @texts the texts in @node, which stands under @key. */
static void
collect (GHashTable   *texts,
         const HuNode *node,
         const char   *key)
{
  const char *text;

  switch (hu_node_get_kind (node))
    {
    case HU_NODE_TEXT:
      text = hu_node_get_text (node, "");
      if (g_strv_contains (read_keys, key))
        g_hash_table_add (texts, g_strdup (text));
      break;

    case HU_NODE_LIST:
      for (guint i = 0; i < hu_node_get_n (node) && (i > 0 || holds_words (node, key)); i++)
        {
          g_autoptr(HuNode) element = hu_node_dup_element (node, i);

          collect (texts, element, key);
        }
      break;

    case HU_NODE_OBJECT:
      for (guint i = 0; i < hu_node_get_n (node); i++)
        if (!g_str_equal (hu_node_get_key (node, i), "translations"))
          collect (texts, hu_node_get_element (node, i), hu_node_get_key (node, i));
      break;

    case HU_NODE_NULL:
    case HU_NODE_BOOLEAN:
    case HU_NODE_NUMBER:
      break;
    }
}

/* The words by which a schedule names its items are shown where nothing else is known of an item. */
static void
collect_items (GHashTable   *texts,
               const HuNode *rules)
{
  for (guint i = 0; i < hu_node_get_n (rules); i++)
    {
      const HuNode *schedule = hu_node_find (hu_node_get_element (rules, i), "schedule");

      for (guint j = 0; j < hu_node_get_n (schedule); j++)
        {
          const char *item = hu_node_get_text (hu_node_find (hu_node_get_element (schedule, j), "item"), NULL);

          if (item != NULL)
            g_hash_table_add (texts, g_strdup (item));
        }
    }
}

static void
read_forms (HuReader   *reader,
            const HuAt *at,
            HuLanguage *language)
{
  const char *known[HU_N_FORMS + 1] = { NULL };
  HuWording *wording;
  const char *form = "";
  HuObject object;

  for (guint i = 0; i < HU_N_FORMS; i++)
    known[i] = hu_form_to_key ((HuForm) i);
  if (!hu_object_open (&object, reader, at, known) ||
      !hu_object_text (&object, "", HU_REQUIRED, &form))
    return;

  wording = hu_language_add_wording (language, at->key, form);
  if (wording == NULL)
    return;

  wording->has_forms = TRUE;
  for (guint i = HU_FORM_NAME + 1; i < HU_N_FORMS; i++)
    {
      form = NULL;
      if (hu_object_text (&object, known[i], HU_OPTIONAL, &form))
        wording->forms[i] = g_strdup (form);
    }
  wording->extra = hu_object_close (&object);
}

static void
read_wording (HuReader   *reader,
              const HuAt *at,
              HuLanguage *language)
{
  switch (hu_node_get_kind (at->node))
    {
    case HU_NODE_TEXT:
      hu_language_add_wording (language, at->key, hu_node_get_text (at->node, ""));
      break;

    case HU_NODE_OBJECT:
      read_forms (reader, at, language);
      break;

    case HU_NODE_NULL:
    case HU_NODE_BOOLEAN:
    case HU_NODE_NUMBER:
    case HU_NODE_LIST:
      hu_reader_fault (reader, at, g_strdup (_("this is no translation of a text")),
                       g_strdup (_("use a text, or an object of forms such as {\"\": …, \"gen\": …}")));
      break;
    }
}

static void
read_language (HuReader   *reader,
               const HuAt *at,
               GHashTable *texts)
{
  static const char * const none[] = { NULL };
  HuLanguage *language;
  HuObject object;

  if (!hu_object_open (&object, reader, at, none))
    return;

  language = hu_scenario_add_language (reader->scenario, at->key);
  for (guint i = 0; i < hu_node_get_n (at->node) && !hu_reader_is_full (reader); i++)
    {
      HuAt member = hu_at_member (at, i);

      read_wording (reader, &member, language);
      if (!g_hash_table_contains (texts, member.key))
        {
          g_autofree char *shown = hu_text_shorten (member.key, -1);

          hu_reader_warn (reader, &member, g_strdup_printf (_("no text of this game is “%s”"), shown),
                          g_strdup (_("it is kept; translate the text as it stands in the game")));
        }
    }
}

/**
 * hu_read_translations:
 * @root: the game, of which everything else has been read
 *
 * Reads the texts in other languages, and chooses the reader's own.
 */
void
hu_read_translations (HuReader   *reader,
                      const HuAt *root,
                      const HuAt *at)
{
  static const char * const none[] = { NULL };
  g_autoptr(GHashTable) texts = NULL;
  HuObject object;

  if (!hu_object_open (&object, reader, at, none))
    return;

  texts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  collect (texts, root->node, "");
  collect_items (texts, hu_node_find (root->node, "rules"));
  for (guint i = 0; i < hu_node_get_n (at->node); i++)
    {
      HuAt member = hu_at_member (at, i);

      read_language (reader, &member, texts);
    }
  hu_scenario_choose_language (reader->scenario, g_get_language_names ());
}
