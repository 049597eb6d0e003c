/*
 * The contents that have no room on another grid, and a draft without them.
 */
#include "hu-workshop-grid-private.h"

#include <string.h>

#include "hu-explain-edit.h"

/* Losses that are counted together under one name. */
typedef struct
{
  HuLossKind kind;
  char      *key;
  char      *name;
  guint      n;
  guint      of;
  char      *last; /* the element counted last: a hexside names two hexes, an event may name many */
} Group;

static void
group_free (gpointer data)
{
  Group *group = data;

  g_free (group->key);
  g_free (group->name);
  g_free (group->last);
  g_free (group);
}

static gboolean
is (char      **steps,
    const char *first,
    const char *second)
{
  return g_strcmp0 (steps[1], first) == 0 && (second == NULL || g_strcmp0 (steps[2], second) == 0);
}

/* The last step of the path that is not an index and not just the key of a set of hexes. */
static const char *
find_key (char **steps)
{
  const char *key = "hexes";

  for (guint i = 1; steps[i] != NULL; i++)
    if (!g_ascii_isdigit (steps[i][0]) && !g_str_equal (steps[i], "hexes") && !g_str_equal (steps[i], "in"))
      key = steps[i];

  return key;
}

/* The first @n steps as a pointer. */
static char *
dup_head (char **steps,
          guint  n)
{
  GString *head = g_string_new (NULL);

  for (guint i = 1; i <= n && steps[i] != NULL; i++)
    g_string_append_printf (head, "/%s", steps[i]);

  return g_string_free (head, FALSE);
}

static char *
dup_name (HuNode     *draft,
          const char *element)
{
  HuNode *node = hu_node_at (draft, element);
  const char *name = hu_node_get_text (hu_node_find (node, "name"), NULL);

  if (name == NULL || name[0] == '\0')
    name = hu_node_get_text (hu_node_find (node, "id"), "?");

  return g_strdup (name);
}

/* The kind of the hexsides or the line to which the first three steps lead. */
static char *
dup_kind (HuNode  *draft,
          char   **steps)
{
  g_autofree char *element = dup_head (steps, 3);

  return g_strdup (hu_node_get_text (hu_node_find (hu_node_at (draft, element), "kind"), steps[2]));
}

/* Finds the group of a loss, and its element in that group.  Long, because each list of the file has its case. */
static Group *
make_group (HuNode       *draft,
            const HuLost *lost,
            char        **steps)
{
  static const struct
  {
    const char *list;
    HuLossKind  kind;
  } lists[] = { { "places", HU_LOSS_PLACE }, { "buildings", HU_LOSS_BUILDING }, { "boards", HU_LOSS_BOARD } };
  Group *group = g_new0 (Group, 1);

  group->kind = HU_LOSS_AREA;
  group->last = dup_head (steps, G_MAXUINT);
  group->key = g_strdup (find_key (steps));
  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    if (is (steps, "map", lists[i].list) && g_strcmp0 (steps[4], "hexes") == 0)
      {
        g_autofree char *element = dup_head (steps, 3);

        group->kind = lists[i].kind;
        group->name = dup_name (draft, element);
        group->of = lost->of;
      }
  if (is (steps, "map", "terrain"))
    {
      group->kind = HU_LOSS_TERRAIN;
    }
  else if (is (steps, "map", "hexsides"))
    {
      g_free (group->last);
      group->kind = HU_LOSS_HEXSIDES;
      group->last = dup_head (steps, 5);
      g_free (group->key);
      group->key = dup_kind (draft, steps);
    }
  else if (is (steps, "map", "lines"))
    {
      group->kind = HU_LOSS_LINE;
      g_free (group->key);
      group->key = dup_kind (draft, steps);
    }
  else if (is (steps, "map", "bridges") || is (steps, "map", "pillboxes") || is (steps, "start", "fires"))
    {
      group->kind = is (steps, "map", "bridges") ? HU_LOSS_BRIDGE
                    : is (steps, "start", "fires") ? HU_LOSS_FIRE : HU_LOSS_PILLBOX;
      group->name = g_strdup (lost->name);
    }
  else if (is (steps, "units", NULL))
    {
      g_autofree char *element = dup_head (steps, 2);

      group->kind = HU_LOSS_UNIT;
      group->name = dup_name (draft, element);
    }
  else if (is (steps, "log", NULL) || is (steps, "variations", NULL))
    {
      g_free (group->last);
      group->kind = HU_LOSS_EVENT;
      group->last = dup_head (steps, is (steps, "log", NULL) ? 2 : 4);
      g_clear_pointer (&group->key, g_free);
    }

  return group;
}

static gboolean
belong_together (const Group *a,
                 const Group *b)
{
  return a->kind == b->kind && g_strcmp0 (a->key, b->key) == 0 && g_strcmp0 (a->name, b->name) == 0 &&
         a->kind != HU_LOSS_UNIT && a->kind != HU_LOSS_PLACE && a->kind != HU_LOSS_BUILDING && a->kind != HU_LOSS_BOARD;
}

/* Words the losses in the order of the file; equal kinds are counted together. */
GPtrArray *
hu_lost_word (HuNode       *draft,
              const GArray *lost)
{
  g_autoptr(GPtrArray) groups = g_ptr_array_new_with_free_func (group_free);
  GPtrArray *lines = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < lost->len; i++)
    {
      const HuLost *one = &g_array_index (lost, HuLost, i);
      g_auto(GStrv) steps = g_strsplit (one->pointer, "/", -1);
      Group *group = make_group (draft, one, steps);
      Group *before = NULL;

      group->n = one->n;
      for (guint k = groups->len; k > 0 && before == NULL; k--)
        if (belong_together (g_ptr_array_index (groups, k - 1), group))
          before = g_ptr_array_index (groups, k - 1);
      if (before == NULL)
        {
          g_ptr_array_add (groups, group);
          continue;
        }
      if (g_strcmp0 (before->last, group->last) != 0)
        before->n += group->n;
      g_free (before->last);
      before->last = g_steal_pointer (&group->last);
      group_free (group);
    }

  for (guint i = 0; i < groups->len; i++)
    {
      const Group *group = g_ptr_array_index (groups, i);

      g_ptr_array_add (lines, hu_explain_loss (group->kind, group->key, group->name, group->n, group->of));
    }

  return lines;
}

/* --- What is drawn apart --- */

static gboolean
is_apart (const HuGrid *grid,
          const HuNode *a,
          const HuNode *b)
{
  const char *first = hu_node_get_text (a, NULL), *second = hu_node_get_text (b, NULL);
  HuHex from = first != NULL ? hu_grid_parse (grid, first, NULL) : HU_HEX_NONE;
  HuHex to = second != NULL ? hu_grid_parse (grid, second, NULL) : HU_HEX_NONE;

  return from != HU_HEX_NONE && to != HU_HEX_NONE && hu_grid_direction (grid, from, to) < 0;
}

static void
add_apart (GArray *lost,
           char   *pointer)
{
  HuLost apart = { pointer, g_strdup (""), 1, 0 };

  g_array_append_val (lost, apart);
}

void
hu_lost_find_apart (HuNode       *carried,
                    const HuGrid *to,
                    GArray       *lost)
{
  HuNode *hexsides = hu_node_at (carried, "/map/hexsides"), *lines = hu_node_at (carried, "/map/lines");

  for (guint i = 0; i < hu_node_get_n (hexsides); i++)
    {
      HuNode *pairs = hu_node_find (hu_node_get_element (hexsides, i), "pairs");

      for (guint k = 0; k < hu_node_get_n (pairs); k++)
        if (is_apart (to, hu_node_get_element (hu_node_get_element (pairs, k), 0),
                      hu_node_get_element (hu_node_get_element (pairs, k), 1)))
          add_apart (lost, g_strdup_printf ("/map/hexsides/%u/pairs/%u", i, k));
    }
  for (guint i = 0; i < hu_node_get_n (lines); i++)
    {
      HuNode *hexes = hu_node_find (hu_node_get_element (lines, i), "hexes");

      for (guint k = 1; k < hu_node_get_n (hexes); k++)
        if (is_apart (to, hu_node_get_element (hexes, k - 1), hu_node_get_element (hexes, k)))
          add_apart (lost, g_strdup_printf ("/map/lines/%u/apart/%u", i, k));
    }
}

/* --- Without it --- */

/* @how "hexes": that hex has no room; "apart": the hex before it is no longer adjacent. */
static gboolean
is_lost (GHashTable *pointers,
         guint       line,
         const char *how,
         guint       hex)
{
  g_autofree char *pointer = g_strdup_printf ("/map/lines/%u/%s/%u", line, how, hex);

  return g_hash_table_contains (pointers, pointer);
}

/* A line needs at least two hexes. */
static GPtrArray *
end_piece (GPtrArray *lines,
           HuNode    *line,
           GPtrArray *piece)
{
  g_autoptr(HuNode) list = NULL;
  guint n = piece->len;

  list = hu_node_new_list_take (piece);
  if (n >= 2)
    g_ptr_array_add (lines, hu_node_with (line, "hexes", list));

  return g_ptr_array_new ();
}

/* A line falls into the pieces that are left of it. */
static void
add_pieces (GPtrArray  *lines,
            HuNode     *line,
            guint       index,
            GHashTable *pointers)
{
  HuNode *hexes = hu_node_find (line, "hexes");
  GPtrArray *piece = g_ptr_array_new ();
  guint n = hu_node_get_n (hexes), before = lines->len;
  gboolean cut = FALSE;

  for (guint i = 0; i < n; i++)
    {
      gboolean off = is_lost (pointers, index, "hexes", i);

      if (off || is_lost (pointers, index, "apart", i))
        {
          cut = TRUE;
          piece = end_piece (lines, line, piece);
        }
      if (!off)
        g_ptr_array_add (piece, hu_node_ref (hu_node_get_element (hexes, i)));
    }
  g_ptr_array_unref (end_piece (lines, line, piece));
  if (!cut)
    {
      /* A line that the new grid does not cut is left as it stands. */
      for (guint i = lines->len; i > before; i--)
        hu_node_unref (g_ptr_array_steal_index (lines, i - 1));
      g_ptr_array_add (lines, hu_node_ref (line));
    }
}

static HuNode *
without_lines (HuNode     *draft,
               GHashTable *pointers)
{
  HuNode *lines = hu_node_at (draft, "/map/lines");
  GPtrArray *kept;
  g_autoptr(HuNode) list = NULL;

  if (lines == NULL || hu_node_get_kind (lines) != HU_NODE_LIST)
    return hu_node_ref (draft);

  kept = g_ptr_array_new ();
  for (guint i = 0; i < hu_node_get_n (lines); i++)
    add_pieces (kept, hu_node_get_element (lines, i), i, pointers);
  list = hu_node_new_list_take (kept);
  if (hu_node_equal (list, lines))
    return hu_node_ref (draft);

  return hu_node_with_at (draft, "/map/lines", hu_node_get_n (list) > 0 ? list : NULL);
}

/* The part to remove for one loss: the smallest part that has no meaning without that hex; NULL: nothing. */
static char *
dup_culprit (const HuLost *lost)
{
  g_auto(GStrv) steps = g_strsplit (lost->pointer, "/", -1);
  gboolean emptied = lost->of > 0 && lost->n >= lost->of;

  if (is (steps, "log", NULL) || is (steps, "variations", NULL) || is (steps, "units", NULL) ||
      is (steps, "map", "lines"))
    return NULL;
  if (is (steps, "map", "hexsides"))
    return dup_head (steps, 5);
  if (is (steps, "map", "bridges") || is (steps, "map", "pillboxes") || is (steps, "start", "fires"))
    return dup_head (steps, 3);
  if (lost->of == 0)
    return dup_head (steps, G_MAXUINT);
  if (!emptied)
    return NULL;
  if (is (steps, "map", "terrain") || is (steps, "map", "elevation"))
    return dup_head (steps, 3);
  /* A holding may have Locations and buildings besides. */
  if (is (steps, "start", "holdings"))
    return dup_head (steps, 4);
  if (g_strcmp0 (steps[4], "hexes") == 0 && (is (steps, "map", NULL) || is (steps, "start", NULL)))
    return dup_head (steps, 3);

  return NULL;
}

/* Units stay, off the map. */
static HuNode *
with_units_off (HuNode       *draft,
                const GArray *lost)
{
  g_autoptr(HuNode) off = hu_node_new_null ();
  HuNode *made = hu_node_ref (draft);

  for (guint i = 0; i < lost->len; i++)
    {
      const char *pointer = g_array_index (lost, HuLost, i).pointer;
      HuNode *next;

      if (!g_str_has_prefix (pointer, "/units/"))
        continue;
      next = hu_node_with_at (made, pointer, off);
      if (next != NULL)
        {
          hu_node_unref (made);
          made = next;
        }
    }

  return made;
}

/* Hexsides of a kind of which none is left. */
static HuNode *
without_bare_hexsides (HuNode *draft)
{
  g_autoptr(GPtrArray) bare = g_ptr_array_new_with_free_func (g_free);
  HuNode *hexsides = hu_node_at (draft, "/map/hexsides");

  for (guint i = 0; i < hu_node_get_n (hexsides); i++)
    {
      HuNode *pairs = hu_node_find (hu_node_get_element (hexsides, i), "pairs");

      if (pairs != NULL && hu_node_get_kind (pairs) == HU_NODE_LIST && hu_node_get_n (pairs) == 0)
        g_ptr_array_add (bare, g_strdup_printf ("/map/hexsides/%u", i));
    }

  return hu_draft_without (draft, bare);
}

/* @draft, whose names were carried to the new grid, without the parts in @lost (element-type HuLost); (transfer
 * full). */
HuNode *
hu_draft_without_lost (HuNode       *draft,
                       const GArray *lost)
{
  g_autoptr(GHashTable) pointers = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr(GPtrArray) culprits = g_ptr_array_new_with_free_func (g_free);
  g_autoptr(HuNode) cut = NULL;
  g_autoptr(HuNode) off = NULL;
  g_autoptr(HuNode) made = NULL;

  for (guint i = 0; i < lost->len; i++)
    {
      const HuLost *one = &g_array_index (lost, HuLost, i);
      char *culprit = dup_culprit (one);

      g_hash_table_add (pointers, one->pointer);
      if (culprit != NULL)
        g_ptr_array_add (culprits, culprit);
    }
  cut = without_lines (draft, pointers);

  off = with_units_off (cut, lost);
  made = hu_draft_without (off, culprits);

  return without_bare_hexsides (made);
}
