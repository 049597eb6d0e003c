/*
 * Makes a draft without its faulty parts, so that the rest can be drawn.
 */
#include "hu-workshop-private.h"

#include "hu-format.h"

#include <string.h>

static const char * const defaults[][2] = {
  { "format", "\"" HU_FORMAT_1 "\"" },
  { "title", "\"\"" },
  { "map", "{\"grid\":{\"columns\":1,\"rows\":1,\"orientation\":\"flat\",\"shifted\":\"even\","
    "\"numbering\":\"ccrr\"}}" },
  { "sides", "[{\"id\":\"first\",\"name\":\"\"},{\"id\":\"second\",\"name\":\"\"}]" },
  { "calendar", "{\"turns\":1,\"player_turns\":[{\"side\":null,\"phases\":[\"\"]}]}" },
  { "units", "[]" },
  { "rules", "{}" },
  { "log", "[]" },
};

/* Keys from whose values no part can be removed: such a value is replaced as a whole. */
static const char * const whole[] = {
  "format", "title", "about", "players", "played", "sides", "calendar", "log", "variations", NULL,
};

static gboolean
is_index (const char *step)
{
  return step[0] != '\0' && strspn (step, "0123456789") == strlen (step);
}

/* Leaves the first @n of @steps. */
static void
cut (char  **steps,
     guint   n)
{
  for (guint i = g_strv_length (steps); i-- > n;)
    g_clear_pointer (&steps[i], g_free);
}

/* The part to remove for the fault at @pointer: the smallest element of a list that contains it, or the member
 * itself; for a unit the attribute; for the rules an element of a system's list, as an outcome, else the whole system. */
static char *
dup_culprit (const char *pointer)
{
  g_auto(GStrv) steps = g_strsplit (pointer, "/", -1);
  guint n = g_strv_length (steps), last = 0;

  if (n < 2)
    return NULL;
  if (g_strv_contains (whole, steps[1]) || n == 2)
    return g_strconcat ("/", steps[1], NULL);
  if (g_str_equal (steps[1], "rules") && n > 4 && is_index (steps[4]))
    {
      cut (steps, 5);
      return g_strjoinv ("/", steps);
    }
  if (g_str_equal (steps[1], "rules") || (g_str_equal (steps[1], "map") && g_str_equal (steps[2], "grid")))
    return g_strconcat ("/", steps[1], "/", steps[2], NULL);

  for (guint i = 2; i < n; i++)
    if (is_index (steps[i]))
      last = i;
  if (last == 0)
    return g_strdup (pointer);
  /* A unit that can be drawn without the faulty attribute stays where it is. */
  if (last == 2 && n > 3 && g_str_equal (steps[1], "units"))
    {
      cut (steps, 4);
      return g_strjoinv ("/", steps);
    }

  /* A pair of hexsides goes whole. */
  for (guint i = 2; i + 1 < last; i++)
    if (g_str_equal (steps[i], "pairs"))
      last = i + 1;
  cut (steps, last + 1);

  return g_strjoinv ("/", steps);
}

/* Later elements come first, so that the pointers to earlier ones stay valid. */
static gint
compare_pointers (gconstpointer a,
                  gconstpointer b)
{
  const char *p = *(const char * const *) a, *q = *(const char * const *) b;

  while (*p != '\0' && *q != '\0')
    {
      if (g_ascii_isdigit (*p) && g_ascii_isdigit (*q))
        {
          char *p_end, *q_end;
          guint64 m = g_ascii_strtoull (p, &p_end, 10), n = g_ascii_strtoull (q, &q_end, 10);

          if (m != n)
            return m > n ? -1 : 1;
          p = p_end;
          q = q_end;
        }
      else if (*p != *q)
        {
          return *p > *q ? -1 : 1;
        }
      else
        {
          p++;
          q++;
        }
    }

  return *p != '\0' ? -1 : *q != '\0' ? 1 : 0;
}

HuNode *
hu_draft_without (HuNode    *draft,
                  GPtrArray *culprits)
{
  HuNode *made = hu_node_get_kind (draft) == HU_NODE_OBJECT ? hu_node_ref (draft) : hu_node_new_object ();

  g_ptr_array_sort (culprits, compare_pointers);
  for (guint i = 0; i < culprits->len; i++)
    {
      const char *culprit = g_ptr_array_index (culprits, i);
      HuNode *next;

      if (i > 0 && g_str_equal (culprit, g_ptr_array_index (culprits, i - 1)))
        continue;
      next = hu_node_at (made, culprit) != NULL ? hu_node_with_at (made, culprit, NULL) : NULL;
      if (next != NULL)
        {
          hu_node_unref (made);
          made = next;
        }
    }

  return made;
}

HuNode *
hu_draft_completed (HuNode *draft,
                    gboolean bare)
{
  HuNode *made = hu_node_get_kind (draft) == HU_NODE_OBJECT ? hu_node_ref (draft) : hu_node_new_object ();

  for (guint i = 0; i < G_N_ELEMENTS (defaults); i++)
    {
      const char *key = defaults[i][0];
      gboolean dropped = bare && !g_str_equal (key, "map") && !g_str_equal (key, "sides");

      if (dropped || hu_node_find (made, key) == NULL)
        {
          g_autoptr(HuNode) before = made;
          g_autoptr(HuNode) value = hu_node_from_json (defaults[i][1]);

          made = hu_node_with (before, key, value);
        }
    }
  if (bare)
    {
      g_autoptr(HuNode) before = made;

      made = hu_node_with (before, "start", NULL);
    }

  return made;
}

/* A unit must have a place and a side.  Without a hex that can be it is off the map, without a side that can be it counts as
 * one of the first, so that it can be selected and corrected.  NULL: @culprit is something else, or was replaced already. */
static HuNode *
make_stand_in (HuNode     *draft,
               const char *culprit)
{
  g_auto(GStrv) steps = g_strsplit (culprit, "/", -1);
  const HuNode *present = hu_node_at (draft, culprit);
  const char *side = hu_node_get_text (hu_node_at (draft, "/sides/0/id"), NULL);

  if (g_strv_length (steps) != 4 || !g_str_equal (steps[1], "units") || present == NULL)
    return NULL;
  if (g_str_equal (steps[3], "at"))
    return hu_node_get_kind (present) != HU_NODE_NULL ? hu_node_new_null () : NULL;
  if (g_str_equal (steps[3], "side"))
    return side != NULL && g_strcmp0 (hu_node_get_text (present, NULL), side) != 0 ? hu_node_new_text (side) : NULL;

  return NULL;
}

HuNode *
hu_draft_without_faults (HuNode        *draft,
                         const HuFaults *faults)
{
  g_autoptr(GPtrArray) culprits = g_ptr_array_new_with_free_func (g_free);
  g_autoptr(HuNode) kept = hu_node_ref (draft);
  g_autoptr(HuNode) made = NULL;
  HuNode *completed;

  for (guint i = 0; i < hu_faults_get_n (faults); i++)
    if (!hu_faults_get (faults, i)->warning)
      {
        char *culprit = dup_culprit (hu_faults_get (faults, i)->pointer);
        g_autoptr(HuNode) stand_in = culprit != NULL ? make_stand_in (kept, culprit) : NULL;

        if (stand_in != NULL)
          {
            g_autoptr(HuNode) before = kept;

            kept = hu_node_with_at (before, culprit, stand_in);
            g_free (culprit);
          }
        else if (culprit != NULL)
          {
            g_ptr_array_add (culprits, culprit);
          }
      }
  made = hu_draft_without (kept, culprits);
  completed = hu_draft_completed (made, FALSE);

  return completed;
}
