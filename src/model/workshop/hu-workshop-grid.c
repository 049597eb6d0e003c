/*
 * Puts another grid under the same game: all names of hexes are rewritten.
 */
#include "hu-workshop-grid-private.h"
#include "hu-workshop-names.h"

#include <string.h>

#include "hu-explain-edit.h"
#include "hu-node-game.h"

typedef struct
{
  const HuGrid *from;
  HuGrid       *whole; /* the same with all hexes of its rectangle */
  HuGrid       *to;    /* has all of its own */
  gint          left;
  gint          top;
  GArray       *lost;  /* HuLost: what has no room */
} Regrid;

/* The place of @hex of the old grid on the new one, or HU_HEX_NONE: off the map. */
static HuHex
carry (const Regrid *regrid,
       HuHex         hex)
{
  HuHex there = hu_grid_at (regrid->to, hu_grid_column (regrid->from, hex) + regrid->left,
                            hu_grid_row (regrid->from, hex) + regrid->top);

  /* In a grid with letters every other column lacks a hex. */
  return hu_grid_has (regrid->to, there) ? there : HU_HEX_NONE;
}

/* Carries the name of a hex, perhaps with a storey after it.  A name that falls off the map stays in parentheses,
 * because on the new grid the plain name could be that of another hex. */
static HuNode *
carry_name (const Regrid    *regrid,
            const HuNameWay *way,
            const HuNode    *value)
{
  const char *text = hu_node_get_text (value, NULL);
  g_autofree char *name = NULL;
  g_autofree char *made = NULL;
  char buffer[HU_HEX_NAME_MAX];
  HuHex hex;

  if (text == NULL)
    return NULL;

  name = g_strndup (text, strcspn (text, "/"));
  hex = hu_grid_parse_corner (regrid->whole, name, -1, NULL);
  if (hex == HU_HEX_NONE)
    return NULL;

  hex = carry (regrid, hex);
  if (hex == HU_HEX_NONE)
    {
      HuLost lost = { hu_name_way_dup_pointer (way), g_strdup (text), 1, 0 };

      g_array_append_val (regrid->lost, lost);
    }
  made = hex != HU_HEX_NONE ? g_strconcat (hu_grid_format (regrid->to, hex, buffer), text + strlen (name), NULL)
                            : g_strdup_printf ("(%s)", text);

  return hu_node_new_text (made);
}

/* Carries a set, without the hexes that fall off the map; "all" stays all. */
static HuNode *
carry_set (const Regrid    *regrid,
           const HuNameWay *way,
           const HuNode    *object,
           const HuNode    *value)
{
  gboolean missing = object != NULL && hu_node_find (object, "columns") != NULL;
  g_autoptr(GArray) hexes = NULL;
  g_autofree guint8 *marks = NULL;
  g_autofree HuHex *order = NULL;
  guint n = 0, n_lost = 0;

  if (value == NULL || hu_node_get_kind (value) != HU_NODE_LIST)
    return NULL;

  hexes = hu_node_read_hexes (value, missing ? regrid->whole : regrid->from);
  order = g_new (HuHex, hexes->len + 1);
  marks = g_malloc0 ((gsize) regrid->to->n_hexes);
  for (guint i = 0; i < hexes->len; i++)
    {
      HuHex hex = carry (regrid, g_array_index (hexes, HuHex, i));

      n_lost += hex == HU_HEX_NONE;
      if (hex == HU_HEX_NONE || marks[hex])
        continue;
      marks[hex] = 1;
      order[n++] = hex;
    }
  /* A hole of the map is no loss. */
  if (n_lost > 0 && !missing)
    {
      HuLost lost = { hu_name_way_dup_pointer (way), NULL, n_lost, hexes->len };

      g_array_append_val (regrid->lost, lost);
    }

  /* A few hexes are named one by one, in their order, as in places. */
  return n <= 16 ? hu_node_of_hexes (regrid->to, order, n) : hu_node_of_hexset (regrid->to, marks);
}

static HuNode *
carry_named (const HuNameWay *way,
             HuNameKind       kind,
             const HuNode    *object,
             const HuNode    *value,
             gpointer         user_data)
{
  const Regrid *regrid = user_data;

  if (kind == HU_NAME_HEX || kind == HU_NAME_LOCATION)
    return carry_name (regrid, way, value);
  if (kind == HU_NAME_HEXSET || kind == HU_NAME_PART)
    return carry_set (regrid, way, object, value);
  if (kind == HU_NAME_SUBJECT &&
      g_strcmp0 (hu_node_get_text (hu_node_find (object, "kind"), NULL), "building") != 0)
    return carry_name (regrid, way, value);

  return NULL;
}

/* The names of a plan as a value.  If they are those of @grid, they stay as they are in @draft, with all members. */
static HuNode *
ref_names (HuNode            *draft,
           const HuGrid      *grid,
           const HuGridNames *names)
{
  g_autoptr(HuNode) made = names != NULL ? hu_node_of_grid_names (names) : NULL;
  g_autoptr(HuNode) now = grid->names != NULL ? hu_node_of_grid_names (grid->names) : NULL;
  HuNode *before = hu_node_at (draft, "/map/grid/names");

  return before != NULL && made != NULL && now != NULL && hu_node_equal (made, now) ? hu_node_ref (before)
                                                                                    : g_steal_pointer (&made);
}

/* The boards of a plan where they lie once columns and rows are inserted before them. */
static GPtrArray *
move_boards (const HuGridPlan *plan,
             gint              left,
             gint              top)
{
  GPtrArray *moved = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_grid_board_free);

  for (guint i = 0; i < plan->boards->len; i++)
    {
      const HuGridBoard *board = g_ptr_array_index (plan->boards, i);
      HuGridBoard *made = hu_grid_board_new (NULL);

      *made = *board;
      made->id = g_strdup (board->id);
      made->column += left;
      made->row += top;
      g_ptr_array_add (moved, made);
    }

  return moved;
}

/* The boards of the grid as a value; where they stay, they stay as they are in @draft, with all members. */
static HuNode *
ref_boards (HuNode       *draft,
            const HuGrid *grid,
            GPtrArray    *boards)
{
  g_autoptr(HuNode) made = boards != NULL ? hu_node_of_grid_boards (boards) : NULL;
  g_autoptr(HuNode) now = grid->boards != NULL ? hu_node_of_grid_boards (grid->boards) : NULL;
  HuNode *before = hu_node_at (draft, "/map/grid/boards");

  return before != NULL && made != NULL && now != NULL && hu_node_equal (made, now) ? hu_node_ref (before)
                                                                                    : g_steal_pointer (&made);
}

/* Sets the members of the grid that a plan knows, and keeps the others. */
static HuNode *
with_plan (HuNode           *draft,
           const HuGrid     *grid,
           const HuGridPlan *plan,
           gboolean          shifted_odd,
           GPtrArray        *boards) /* (nullable) where they lie now */
{
  static const char * const orientations[] = { "flat", "pointy" };
  static const char * const numberings[] = { "ccrr", "rrcc", "letters" };
  gboolean letters = plan->numbering == HU_NUMBERING_LETTERS;
  const struct
  {
    const char *pointer;
    HuNode     *value;
  } members[] = {
    { "/map/grid/columns", hu_node_new_integer (plan->columns) },
    { "/map/grid/rows", hu_node_new_integer (plan->rows) },
    { "/map/grid/orientation", hu_node_new_text (orientations[plan->orientation]) },
    { "/map/grid/shifted", letters ? NULL : hu_node_new_text (shifted_odd ? "odd" : "even") },
    { "/map/grid/numbering", hu_node_new_text (numberings[plan->numbering]) },
    { "/map/grid/board", plan->board != NULL && plan->board[0] != '\0' ? hu_node_new_text (plan->board) : NULL },
    { "/map/grid/names", ref_names (draft, grid, plan->names) },
    { "/map/grid/boards", ref_boards (draft, grid, boards) },
  };
  HuNode *made = hu_node_ref (draft);

  for (guint i = 0; i < G_N_ELEMENTS (members); i++)
    {
      HuNode *next = made != NULL ? hu_node_with_at (made, members[i].pointer, members[i].value) : NULL;

      g_clear_pointer (&made, hu_node_unref);
      made = next;
      if (members[i].value != NULL)
        hu_node_unref (members[i].value);
    }

  return made;
}

/**
 * hu_workshop_get_grid_plan:
 * @plan: (out): its grid; board, names and boards are borrowed until the next change
 *
 * Describes the present grid as a plan.
 */
void
hu_workshop_get_grid_plan (HuWorkshop *self,
                           HuGridPlan *plan)
{
  const HuGrid *grid;

  g_return_if_fail (HU_IS_WORKSHOP (self) && plan != NULL);

  grid = self->scenario->map->grid;
  *plan = (HuGridPlan) { grid->columns, grid->rows, grid->orientation, grid->shifted_odd, grid->numbering,
                         grid->board, grid->names, grid->boards };
}

static void
lost_clear (gpointer data)
{
  HuLost *lost = data;

  g_free (lost->pointer);
  g_free (lost->name);
}

/* The draft on another grid; NULL if such a grid is impossible.  @lost: filled with the names that have no room. */
static HuNode *
carry_draft (HuWorkshop       *self,
             const HuGridPlan *plan,
             gint              left,
             gint              top,
             GArray           *lost,
             GError          **error)
{
  Regrid regrid = { .left = left, .top = top, .lost = lost };
  g_autoptr(HuNode) carried = NULL;
  g_autoptr(HuGrid) whole = NULL;
  g_autoptr(HuGrid) to = NULL;
  g_autoptr(GPtrArray) boards = plan->boards != NULL ? move_boards (plan, left, top) : NULL;
  const HuGrid *from;
  gboolean shifted_odd;

  shifted_odd = (plan->shifted_odd ^ ((plan->orientation == HU_ORIENTATION_FLAT ? left : top) & 1)) &&
                plan->numbering != HU_NUMBERING_LETTERS;
  to = hu_grid_new (plan->columns, plan->rows, plan->orientation, shifted_odd, plan->numbering, plan->board, error);
  if (to == NULL || !hu_grid_set_names (to, plan->names, error) ||
      (boards != NULL && !hu_grid_set_boards (to, boards, error)))
    return NULL;
  if (!self->grid_clean)
    return with_plan (hu_workshop_get_draft (self), self->scenario->map->grid, plan, shifted_odd, boards);

  from = self->scenario->map->grid;
  whole = hu_grid_new_whole (from);
  regrid.from = from;
  regrid.whole = whole;
  regrid.to = to;
  carried = hu_draft_rename (hu_workshop_get_draft (self), carry_named, &regrid);
  hu_lost_find_apart (carried, to, lost);

  return with_plan (carried, from, plan, shifted_odd, boards);
}

static gboolean
set_grid (HuWorkshop *self,
          HuNode     *after,
          gint        left,
          gint        top)
{
  g_autofree char *label = hu_explain_edit (HU_EDIT_CHANGE, "/map/grid");
  gboolean shifted = self->grid_clean;

  return hu_workshop_command_shifted (self, after, label, (HuGridShift) { shifted ? left : 0, shifted ? top : 0 });
}

/**
 * hu_workshop_list_lost:
 * @left: columns to insert before the first
 * @top: rows to insert before the first
 * @error: return location for an error of %HU_GRID_ERROR
 *
 * Lists the contents that have no room on that grid.  Nothing changes.
 *
 * Returns: (transfer full) (nullable) (element-type utf8): a translated line for each; %NULL if
 *   such a grid is impossible
 */
GPtrArray *
hu_workshop_list_lost (HuWorkshop       *self,
                       const HuGridPlan *plan,
                       gint              left,
                       gint              top,
                       GError          **error)
{
  g_autoptr(GArray) lost = g_array_new (FALSE, FALSE, sizeof (HuLost));
  g_autoptr(HuNode) carried = NULL;

  g_return_val_if_fail (HU_IS_WORKSHOP (self) && plan != NULL, NULL);

  g_array_set_clear_func (lost, lost_clear);
  carried = carry_draft (self, plan, left, top, lost, error);

  return carried != NULL ? hu_lost_word (hu_workshop_get_draft (self), lost) : NULL;
}

/**
 * hu_workshop_regrid:
 * @left: columns to insert before the first
 * @top: rows to insert before the first
 * @may_lose: whether contents without room may be removed
 *
 * Lays another grid under the game, as one step.  Every name of a hex in the draft is
 * rewritten, so that everything keeps its place.  If an odd number of staggered lanes is
 * inserted, the stagger swaps, so that neighbours stay neighbours.  With consent, contents without room are
 * removed: hexes of sets, hexsides, buildings and pieces of lines; units stay, off the map.
 * The log is not touched.
 *
 * Returns: whether that was done; else nothing has changed
 */
HuRegridResult
hu_workshop_regrid (HuWorkshop       *self,
                    const HuGridPlan *plan,
                    gint              left,
                    gint              top,
                    gboolean          may_lose)
{
  g_autoptr(GArray) lost = g_array_new (FALSE, FALSE, sizeof (HuLost));
  g_autoptr(HuNode) carried = NULL;

  g_return_val_if_fail (HU_IS_WORKSHOP (self) && plan != NULL, HU_REGRID_IMPOSSIBLE);

  g_array_set_clear_func (lost, lost_clear);
  carried = carry_draft (self, plan, left, top, lost, NULL);
  if (carried == NULL)
    return HU_REGRID_IMPOSSIBLE;
  if (lost->len > 0 && !may_lose)
    return HU_REGRID_WOULD_LOSE;

  return set_grid (self, hu_draft_without_lost (carried, lost), left, top) ? HU_REGRID_DONE : HU_REGRID_IMPOSSIBLE;
}
