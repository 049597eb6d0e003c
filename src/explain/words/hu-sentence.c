/*
 * Sentences from their rows: which row holds, and its parts put in their places.
 */
#include "config.h"

#include "hu-explain-private.h"
#include "hu-sentence.h"

#include <string.h>

#define LONGEST_NAME 32

typedef struct
{
  gboolean there;
  gint64   number;
} Reading;

static const HuPart *
find_part (const HuTold *told,
           const char   *name,
           gsize         length)
{
  for (const HuPart *part = told->parts; part->name != NULL; part++)
    if (strncmp (part->name, name, length) == 0 && part->name[length] == '\0')
      return part;

  return NULL;
}

static gconstpointer
find_member (const HuTold *told,
             const HuPart *part)
{
  gconstpointer in = part->rules > 0 ? told->scenario->rules[part->rules - 1] : told->about;

  return (const char *) in + part->offset;
}

/* Is the part there, and what is its number, or the length of its list? */
static Reading
read_part (const HuTold *told,
           const HuPart *part)
{
  gconstpointer member = part->type != HU_TELL_HOOK ? find_member (told, part) : NULL;
  g_autofree char *text = NULL;
  const GArray *list;

  switch (part->type)
    {
    case HU_TELL_INT:
      return (Reading) { TRUE, *(const gint *) member };
    case HU_TELL_INT64:
    case HU_TELL_POINTS:
      return (Reading) { TRUE, *(const gint64 *) member };
    case HU_TELL_SIDE:
    case HU_TELL_OPPONENT:
      return (Reading) { *(const HuSide *) member != HU_SIDE_NONE, *(const HuSide *) member };
    case HU_TELL_UINT:
    case HU_TELL_ANY_PLACE:
    case HU_TELL_TURN:
      return (Reading) { TRUE, *(const guint *) member };
    case HU_TELL_UNIT:
      return (Reading) { *(const guint *) member != HU_UNIT_NONE, *(const guint *) member };
    case HU_TELL_PLACE:
      return (Reading) { *(const gint *) member >= 0, *(const gint *) member };
    case HU_TELL_HEX:
      return (Reading) { *(const HuHex *) member != HU_HEX_NONE, *(const HuHex *) member };
    case HU_TELL_TEXT:
      return (Reading) { *(char * const *) member != NULL, 0 };
    case HU_TELL_HEXES:
    case HU_TELL_UNITS:
    case HU_TELL_PLACES:
    case HU_TELL_ROWS:
      list = *(GArray * const *) member;
      return (Reading) { list != NULL && list->len > 0, list != NULL ? list->len : 0 };
    case HU_TELL_HOOK:
      break;
    }

  if (part->count != NULL)
    return (Reading) { TRUE, part->count (told) };
  text = part->tell (told);

  return (Reading) { text != NULL, 0 };
}

static char *
tell_list (const HuTold *told,
           const HuPart *part)
{
  const GArray *list = *(GArray * const *) find_member (told, part);
  guint most = part->most > 0 ? part->most : HU_LIST_MOST;

  switch ((gint) part->type)
    {
    case HU_TELL_HEXES:
      return hu_explain_hexes (told->scenario, list, most);
    case HU_TELL_UNITS:
      return hu_explain_units (told->scenario, list, most);
    case HU_TELL_PLACES:
      return hu_explain_places (told->scenario, list, most);
    default:
      return hu_explain_rows (told->scenario, list, most);
    }
}

static char *
tell_part (const HuTold *told,
           const HuPart *part)
{
  Reading reading;

  if (part->tell != NULL)
    return part->tell (told);

  reading = read_part (told, part);
  switch (part->type)
    {
    case HU_TELL_INT:
    case HU_TELL_UINT:
    case HU_TELL_INT64:
    case HU_TELL_HOOK:
      return _hu_number (reading.number);
    case HU_TELL_POINTS:
      return _hu_count_points (reading.number);
    case HU_TELL_SIDE:
      return g_strdup (_hu_side_name (told->scenario, (HuSide) reading.number));
    case HU_TELL_OPPONENT:
      return g_strdup (_hu_side_name (told->scenario, hu_side_other ((HuSide) reading.number)));
    case HU_TELL_UNIT:
      return reading.there ? hu_explain_unit (told->scenario, (guint) reading.number) : g_strdup ("");
    case HU_TELL_PLACE:
    case HU_TELL_ANY_PLACE:
      return g_strdup (reading.there ? _hu_place_name (told->scenario, (guint) reading.number) : "");
    case HU_TELL_TURN:
      return hu_explain_turn (told->scenario, (guint) reading.number);
    case HU_TELL_HEX:
      return reading.there ? hu_explain_hex (told->scenario, (HuHex) reading.number) : g_strdup ("");
    case HU_TELL_TEXT:
      return g_strdup (reading.there ? *(char * const *) find_member (told, part) : "");
    case HU_TELL_HEXES:
    case HU_TELL_UNITS:
    case HU_TELL_PLACES:
    case HU_TELL_ROWS:
      return tell_list (told, part);
    }

  g_return_val_if_reached (NULL);
}

/* Finds the next part in @message: its name and @length, without the form behind a colon; NULL: there is no more. */
static const char *
find_name (const char *message,
           gsize      *length)
{
  for (const char *at = strchr (message, '{'); at != NULL; at = strchr (at + 1, '{'))
    {
      gsize n = strspn (at + 1, "abcdefghijklmnopqrstuvwxyz-_");

      *length = n;
      if (n > 0 && n < LONGEST_NAME && (at[1 + n] == '}' || at[1 + n] == ':'))
        return at + 1;
    }

  return NULL;
}

static gboolean
holds (const HuTold     *told,
       const HuSentence *row)
{
  const HuPart *part = row->where != NULL ? find_part (told, row->where, strlen (row->where)) : NULL;

  /* A row for a part that is misspelt would be said of all. */
  g_return_val_if_fail (row->where == NULL || part != NULL, FALSE);

  return part == NULL || (read_part (told, part).number == row->is) != row->is_not;
}

static gboolean
has_all (const HuTold     *told,
         const HuSentence *row)
{
  gsize length;

  for (const char *name = find_name (row->message, &length); name != NULL; name = find_name (name, &length))
    {
      const HuPart *part = find_part (told, name, length);

      if (part != NULL && !read_part (told, part).there)
        return FALSE;
    }

  return TRUE;
}

/* A row is asked for its parts only where another one could take its place: the text of a hook is made for that. */
static const HuSentence *
find_row (const HuTold     *told,
          const HuSentence *sentences,
          gintptr           kind)
{
  const HuSentence *found = NULL;

  for (const HuSentence *row = sentences; row->message != NULL; row++)
    if (row->kind == kind && holds (told, row))
      {
        if (found != NULL && has_all (told, found))
          return found;
        found = row;
      }

  return found != NULL || kind == HU_ELSE ? found : find_row (told, sentences, HU_ELSE);
}

static const char *
translate (const HuTold     *told,
           const HuSentence *row)
{
  const HuPart *part = row->plural != NULL ? find_part (told, row->counted, strlen (row->counted)) : NULL;

  g_return_val_if_fail (row->plural == NULL || part != NULL, row->message);

  if (part != NULL)
    return _hu_trn (row->message, row->plural, read_part (told, part).number);

  return row->context != NULL ? g_dpgettext2 (GETTEXT_PACKAGE, row->context, row->message) : _(row->message);
}

/* Appends the part of that name; where it has one, in the form behind the colon.  Returns the text behind it. */
static const char *
add_part (const HuTold *told,
          GString      *text,
          const char   *name,
          gsize         length)
{
  const HuPart *part = find_part (told, name, length);
  const char *end = name + length;
  gint form = *end == ':' ? _hu_find_form (end + 1) : -1;
  g_autofree char *value = NULL;

  g_return_val_if_fail (part != NULL && (*end == '}' || form >= 0), name + strlen (name));

  value = tell_part (told, part);
  g_string_append (text, value != NULL ? value : "");
  if (form >= 0)
    _hu_inflect (told->scenario, text, (HuForm) form);

  return strchr (end, '}') + 1;
}

char *
_hu_tell (const HuTold     *told,
          const HuSentence *sentences,
          gintptr           kind)
{
  const HuSentence *row = find_row (told, sentences, kind);
  GString *text;
  const char *rest;
  gsize length;

  if (row == NULL)
    return NULL;

  text = g_string_new (NULL);
  rest = translate (told, row);
  for (const char *name = find_name (rest, &length); name != NULL; name = find_name (rest, &length))
    {
      g_string_append_len (text, rest, name - 1 - rest);
      rest = add_part (told, text, name, length);
    }
  g_string_append (text, rest);

  return g_string_free (text, FALSE);
}
