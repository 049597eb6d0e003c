/*
 * The keys of an object: that each stands there once, and the object that is made of them.
 */
#include "config.h"

#include "hu-json-scan.h"

#include <stdlib.h>
#include <string.h>
#include <glib/gi18n-lib.h>

#include "hu-json-text.h"
#include "hu-node-private.h"

#define FEW_KEYS 16

static gint
compare_keys (gconstpointer a,
              gconstpointer b)
{
  const HuScanKey *x = a, *y = b;
  gint order;

  if (x->length != y->length)
    return x->length < y->length ? -1 : 1;

  order = memcmp (x->text, y->text, x->length);
  if (order != 0)
    return order;

  return x->start < y->start ? -1 : 1;
}

static gboolean
has_duplicates (const HuScanKey *keys,
                guint            n)
{
  for (guint i = 1; i < n; i++)
    for (guint j = 0; j < i; j++)
      if (keys[i].length == keys[j].length && memcmp (keys[i].text, keys[j].text, keys[i].length) == 0)
        return TRUE;

  return FALSE;
}

gboolean
hu_scanner_check_keys (HuScanner *self,
                       guint      first)
{
  HuScanFrame *frame = &self->frames[self->depth - 1];
  guint n = self->keys->len - first;
  g_autofree HuScanKey *keys = NULL;
  gboolean any = FALSE;

  /* A few keys are compared with each other; the many keys of a hostile file are sorted. */
  if (n == 0 || (n <= FEW_KEYS && !has_duplicates (&g_array_index (self->keys, HuScanKey, first), n)))
    return FALSE;

  keys = g_memdup2 (&g_array_index (self->keys, HuScanKey, first), n * sizeof (HuScanKey));
  qsort (keys, n, sizeof (HuScanKey), compare_keys);
  for (guint i = 1; i < n && !self->failed; i++)
    if (keys[i].length == keys[i - 1].length && memcmp (keys[i].text, keys[i - 1].text, keys[i].length) == 0)
      {
        g_autofree char *shown = hu_text_shorten (keys[i].text, keys[i].length);
        guint line = hu_text_line_of (self->text, self->text + keys[i - 1].start);
        char *remedy = line == hu_text_line_of (self->text, self->text + keys[i].start)
                         ? g_strdup (_("keep one of them"))
                         : g_strdup_printf (_("keep this one or the one on line %u"), line);

        any = TRUE;
        frame->key = keys[i];
        hu_scanner_fault (self, self->text + keys[i].start,
                          g_strdup_printf (_("the key “%s” stands here twice"), shown),
                          remedy);
      }

  return any;
}

static char *
acquire_key (HuScanner       *self,
             const HuScanKey *key)
{
  guint first = key->length > 0 ? (guchar) key->text[0] : 0;
  guint last = key->length > 0 ? (guchar) key->text[key->length - 1] : 0;
  char **kept = &self->kept_keys[(key->length * 31 + first * 7 + last) % HU_SCAN_KEYS_KEPT];

  if (*kept == NULL || g_ref_string_length (*kept) != key->length || memcmp (*kept, key->text, key->length) != 0)
    {
      /* Never of GLib's interned ones: a thread may find one there whose last owner, in another, is letting it go. */
      g_clear_pointer (kept, g_ref_string_release);
      *kept = g_ref_string_new_len (key->text, key->length);
    }

  return g_ref_string_acquire (*kept);
}

/* The last value of a duplicate key counts, at the place of the first. */
static void
drop_duplicates (HuNode *object)
{
  g_autoptr(GHashTable) places = g_hash_table_new (g_str_hash, g_str_equal);
  guint n = 0;

  for (guint i = 0; i < object->n; i++)
    {
      HuMember member = object->members[i];
      HuMember *first = g_hash_table_lookup (places, member.key);

      if (first == NULL)
        {
          object->members[n] = member;
          g_hash_table_insert (places, member.key, &object->members[n++]);
          continue;
        }
      hu_node_unref (first->value);
      first->value = member.value;
      g_ref_string_release (member.key);
    }
  object->n = n;
}

HuNode *
hu_scanner_make_object (HuScanner *self,
                        guint      first_key,
                        gboolean   has_twice)
{
  guint n = self->keys->len - first_key;
  guint first_value = self->values->len - n;
  HuNode *made = hu_node_alloc (HU_NODE_OBJECT, n);

  for (guint i = 0; i < n; i++)
    made->members[i] = (HuMember) { acquire_key (self, &g_array_index (self->keys, HuScanKey, first_key + i)),
                                    g_ptr_array_index (self->values, first_value + i) };
  g_ptr_array_set_size (self->values, (gint) first_value);
  if (has_twice)
    drop_duplicates (made);

  return made;
}
