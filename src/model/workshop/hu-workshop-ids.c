/*
 * Ids: finding a free one, checking one, and changing one everywhere.
 */
#include "config.h"

#include "hu-workshop-names.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#include "hu-explain-edit.h"
#include "hu-format.h"
#include "hu-workshop-private.h"

/* As the table of fields calls them. */
static const char * const objects[HU_N_ID_KINDS] = {
  "side", "unit", "place", "building", "board", "schedule-item", "level", "outcome",
  "score-item",
};

HuIdKind
hu_id_kind_of (const char *object)
{
  guint kind = 0;

  while (kind < HU_N_ID_KINDS && !g_str_equal (objects[kind], object))
    kind++;

  return kind;
}

static const HuNode *
get_list (HuWorkshop *self,
          HuIdKind    kind)
{
  g_autofree char *pointer = hu_format_dup_pointer (objects[kind]);

  return hu_workshop_get (self, pointer);
}

static const char *
get_key (HuIdKind kind)
{
  const GPtrArray *fields = hu_format_get_fields (objects[kind]);
  guint i = 0;

  while (((const HuField *) g_ptr_array_index (fields, i))->type != HU_FIELD_ID)
    i++;

  return ((const HuField *) g_ptr_array_index (fields, i))->key;
}

static gboolean
is_taken (const HuNode *list,
          HuIdKind      kind,
          const char   *id)
{
  return hu_node_find_element (list, get_key (kind), id) >= 0;
}

/* Makes an id of lower-case letters and digits, with dashes for everything between, because people type ids. */
static char *
dup_slug (const char *name)
{
  g_autofree char *lower = g_utf8_strdown (name, -1);
  GString *slug = g_string_new (NULL);
  gboolean gap = FALSE;

  for (const char *p = lower; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (!g_unichar_isalnum (c))
        {
          gap = slug->len > 0;
          continue;
        }
      if (gap)
        g_string_append_c (slug, '-');
      gap = FALSE;
      g_string_append_unichar (slug, c);
    }

  return g_string_free (slug, FALSE);
}

char *
hu_workshop_suggest_id (HuWorkshop *self,
                        HuIdKind    kind,
                        const char *name)
{
  static const char * const plain[HU_N_ID_KINDS] = {
    "side", "unit", "place", "building", "board", "item", "level", "outcome", "item",
  };
  g_autofree char *slug = NULL;
  const HuNode *list;
  char *id;

  g_return_val_if_fail (HU_IS_WORKSHOP (self) && kind < HU_N_ID_KINDS, NULL);

  slug = dup_slug (name != NULL ? name : "");
  if (slug[0] == '\0')
    {
      g_free (slug);
      slug = g_strdup (plain[kind]);
    }
  list = get_list (self, kind);
  if (!is_taken (list, kind, slug))
    return g_steal_pointer (&slug);

  for (guint i = 2;; i++)
    {
      id = g_strdup_printf ("%s-%u", slug, i);
      if (!is_taken (list, kind, id))
        return id;
      g_free (id);
    }
}

char *
hu_workshop_why_not_id (HuWorkshop *self,
                        HuIdKind    kind,
                        const char *id)
{
  g_return_val_if_fail (HU_IS_WORKSHOP (self) && kind < HU_N_ID_KINDS && id != NULL, NULL);

  if (id[0] == '\0')
    return g_strdup (_("An id has at least one letter."));
  if (kind == HU_ID_SIDE && g_str_equal (id, "both"))
    /* Translators: a word of the file. */
    return g_strdup_printf (_("“%s” means something else in a schedule of points."), id);

  return is_taken (get_list (self, kind), kind, id) ? hu_explain_id_taken (id) : NULL;
}

/* --- Renaming --- */

/* The id that such an object gets without a name of its own is made from the name as well. */
static gboolean
is_made_from (const char *id,
              const char *name)
{
  g_autofree char *slug = dup_slug (name != NULL ? name : "");
  gsize length = strlen (slug);
  const char *rest;

  if (!g_str_has_prefix (id, slug))
    return FALSE;

  rest = id + length;
  if (length > 0 && rest[0] == '\0')
    return TRUE;

  /* "vyazma-2" where "vyazma" was taken. */
  return rest[0] == '-' && g_ascii_isdigit (rest[1]) && rest[1 + strspn (rest + 1, "0123456789")] == '\0';
}

/* Gives an object another name. An id that was made from the old name is made from the new one, and rewritten
 * wherever the draft names it; an id of the user's own stays. */
gboolean
hu_workshop_set_name (HuWorkshop *self,
                      HuIdKind    kind,
                      const char *pointer,
                      const char *name)
{
  g_autofree char *there = NULL;
  g_autofree char *before = NULL;
  g_autofree char *id = NULL;
  g_autofree char *slug = NULL;
  const HuNode *object;

  g_return_val_if_fail (HU_IS_WORKSHOP (self) && kind < HU_N_ID_KINDS && pointer != NULL && name != NULL, FALSE);

  object = hu_workshop_get (self, pointer);
  if (object == NULL || hu_node_get_kind (object) != HU_NODE_OBJECT)
    return FALSE;

  before = g_strdup (hu_node_get_text (hu_node_find (object, "name"), NULL));
  id = g_strdup (hu_node_get_text (hu_node_find (object, get_key (kind)), NULL));
  slug = dup_slug (name);
  there = g_strconcat (pointer, "/name", NULL);
  if (!hu_workshop_set_text (self, there, name))
    return FALSE;

  if (id != NULL && slug[0] != '\0' && is_made_from (id, before) && !is_made_from (id, name))
    {
      g_autofree char *made = hu_workshop_suggest_id (self, kind, name);
      g_autofree char *why = hu_workshop_why_not_id (self, kind, made);

      if (why == NULL)
        hu_workshop_rename_id (self, kind, id, made);
    }

  return TRUE;
}

typedef struct
{
  HuIdKind    kind;
  const char *from;
  const char *to;
} Renaming;

/* `declare` names a building by its id, and other subjects by hexes. */
static gboolean
is_meant (const Renaming *renaming,
          HuNameKind      kind,
          const HuNode   *object)
{
  if (kind == HU_NAME_SUBJECT)
    return renaming->kind == HU_ID_BUILDING &&
           g_strcmp0 (hu_node_get_text (hu_node_find (object, "kind"), NULL), "building") == 0;
  if (kind == HU_NAME_PART)
    return renaming->kind == HU_ID_BUILDING;

  /* An award in the log names an item, whoever's it is. */
  if (kind == HU_NAME_ID + HU_ID_ITEM && renaming->kind == HU_ID_SCORE)
    return hu_node_find (object, "do") != NULL;

  return kind == HU_NAME_ID + renaming->kind;
}

static HuNode *
rename_id (const HuNameWay *way,
           HuNameKind       kind,
           const HuNode    *object,
           const HuNode    *value,
           gpointer         user_data)
{
  const Renaming *renaming = user_data;

  if (!is_meant (renaming, kind, object) || g_strcmp0 (hu_node_get_text (value, NULL), renaming->from) != 0)
    return NULL;

  return hu_node_new_text (renaming->to);
}

/* Changes the id of an object, and rewrites it wherever the draft names it, also in the log.  Returns FALSE if
 * nothing has the id @from, or if @to cannot be an id. */
gboolean
hu_workshop_rename_id (HuWorkshop *self,
                       HuIdKind    kind,
                       const char *from,
                       const char *to)
{
  Renaming renaming = { kind, from, to };
  g_autofree char *why = NULL;
  g_autofree char *label = NULL;

  g_return_val_if_fail (HU_IS_WORKSHOP (self) && kind < HU_N_ID_KINDS && from != NULL && to != NULL, FALSE);

  if (g_str_equal (from, to))
    return TRUE;

  why = hu_workshop_why_not_id (self, kind, to);
  if (why != NULL || !is_taken (get_list (self, kind), kind, from))
    return FALSE;

  /* Translators: two ids. */
  label = g_strdup_printf (_("Rename “%s” to “%s”"), from, to);

  return hu_workshop_command (self, hu_draft_rename (self->draft, rename_id, &renaming), label);
}

/* --- The next name --- */

/* Splits @name into the part that stays and the number to count from: the number at its end, if that is a word of
 * its own (in ids always); or a single capital at its end, as a word of its own (not in ids); else a number is
 * added. */
static char *
split_count (const char *name,
             gboolean    id,
             guint64    *number,
             gboolean   *letter)
{
  gsize length = strlen (name), start = length;

  *letter = FALSE;
  while (start > 0 && g_ascii_isdigit (name[start - 1]))
    start--;
  if (start < length && length - start < 10 && (start == 0 || id || name[start - 1] == ' '))
    {
      *number = g_ascii_strtoull (name + start, NULL, 10);
      return g_strndup (name, start);
    }
  if (!id && length > 1 && g_ascii_isupper (name[length - 1]) && name[length - 1] < 'Z' && name[length - 2] == ' ')
    {
      *letter = TRUE;
      *number = (guint64) name[length - 1];
      return g_strndup (name, length - 1);
    }

  *number = 1;

  return g_strconcat (name, id ? "-" : " ", NULL);
}

char *
_hu_draft_dup_next (const HuNode *units,
                    const char   *key,
                    const char   *name)
{
  gboolean letter;
  guint64 number;
  g_autofree char *stem = split_count (name, g_str_equal (key, "id"), &number, &letter);
  gsize width = strlen (name) > strlen (stem) && name[strlen (stem)] == '0' ? strlen (name) - strlen (stem) : 0;

  if (letter)
    for (guint64 c = number + 1; c <= 'Z'; c++)
      {
        char *made = g_strdup_printf ("%s%c", stem, (char) c);

        if (hu_node_find_element (units, key, made) < 0)
          return made;
        g_free (made);
      }
  if (letter)
    {
      number = 1;
      g_free (stem);
      stem = g_strconcat (name, " ", NULL);
    }

  for (;;)
    {
      char *made = g_strdup_printf ("%s%0*" G_GUINT64_FORMAT, stem, (int) width, ++number);

      if (hu_node_find_element (units, key, made) < 0)
        return made;
      g_free (made);
    }
}
