/*
 * Rows of tables. Moments of one game have many rows in common, and a step in time changes few of them.
 */
#include "hu-row.h"

#include <string.h>

#include "hu-points.h"

G_DEFINE_FINAL_TYPE (HuRow, hu_row, G_TYPE_OBJECT)

static void
hu_row_finalize (GObject *object)
{
  HuRow *self = HU_ROW (object);

  if (self->free_data != NULL)
    self->free_data (self->data);
  for (guint i = 0; i < HU_ROW_COLUMNS_MOST; i++)
    g_free (self->words[i]);
  g_clear_pointer (&self->scenario, hu_scenario_unref);

  G_OBJECT_CLASS (hu_row_parent_class)->finalize (object);
}

static void
hu_row_class_init (HuRowClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = hu_row_finalize;
}

static void
hu_row_init (HuRow *self)
{
}

HuRow *
hu_row_new (const HuRowKind  *kind,
            const HuScenario *scenario,
            HuSide            side,
            guint             event,
            guint             subject)
{
  HuRow *self = g_object_new (HU_TYPE_ROW, NULL);

  g_assert (kind->n_columns <= HU_ROW_COLUMNS_MOST);
  self->kind = kind;
  self->scenario = hu_scenario_ref ((HuScenario *) scenario);
  self->side = side;
  self->event = event;
  self->subject = subject;

  return self;
}

const char *
hu_row_get_words (HuRow *self,
                  guint  column)
{
  g_return_val_if_fail (HU_IS_ROW (self) && column < self->kind->n_columns, NULL);

  if (self->words[column] == NULL)
    self->words[column] = self->kind->word (self, column);
  if (self->words[column] == NULL)
    self->words[column] = g_strdup_printf (self->kind->columns[column].type == HU_CELL_GAIN ? "%+" G_GINT64_FORMAT
                                                                                           : "%" G_GINT64_FORMAT,
                                           self->numbers[column]);

  return self->words[column];
}

gint
hu_row_compare (HuRow *a,
                HuRow *b,
                guint  column)
{
  const HuRowColumn *own = &a->kind->columns[column];

  if (own->sort_by > 0)
    return g_utf8_collate (hu_row_get_words (a, own->sort_by - 1), hu_row_get_words (b, own->sort_by - 1));
  if (own->type == HU_CELL_SORTED || own->type == HU_CELL_ASIDE)
    return g_utf8_collate (hu_row_get_words (a, column), hu_row_get_words (b, column));

  return (a->numbers[column] > b->numbers[column]) - (a->numbers[column] < b->numbers[column]);
}

gboolean
hu_row_has_words (HuRow      *self,
                  const char *words)
{
  gboolean found = words[0] == '\0';

  for (guint i = 0; !found && i < self->kind->n_columns; i++)
    if (self->kind->columns[i].sought)
      {
        g_autofree char *folded = g_utf8_casefold (hu_row_get_words (self, i), -1);

        found = strstr (folded, words) != NULL;
      }

  return found;
}

GArray *
hu_row_list_hexes (HuRow  *self,
                   HuGame *game)
{
  GArray *hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));

  g_return_val_if_fail (HU_IS_ROW (self) && HU_IS_GAME (game), hexes);

  self->kind->add_hexes (self, game, hexes);

  return hexes;
}

/* --- The list --- */

static gboolean
is_same (HuRow *a,
         HuRow *b)
{
  return a->kind == b->kind && a->scenario == b->scenario && a->side == b->side && a->event == b->event &&
         a->subject == b->subject && a->group == b->group && memcmp (a->numbers, b->numbers, sizeof a->numbers) == 0 &&
         (a->kind->same == NULL || a->kind->same (a, b));
}

/* Is the row of @store at @index as good as that of @rows? */
static gboolean
is_kept (GListStore *store,
         GPtrArray  *rows,
         guint       index)
{
  g_autoptr(HuRow) old = g_list_model_get_item (G_LIST_MODEL (store), index);

  return old != NULL && index < rows->len && is_same (old, g_ptr_array_index (rows, index));
}

void
hu_rows_update (GListStore      *store,
                const HuRowKind *kind,
                HuSnapshot      *snapshot)
{
  g_autoptr(GPtrArray) rows = g_ptr_array_new_with_free_func (g_object_unref);
  guint n;

  g_return_if_fail (G_IS_LIST_STORE (store));
  g_return_if_fail (kind != NULL && snapshot != NULL);

  kind->list (rows, snapshot);
  n = g_list_model_get_n_items (G_LIST_MODEL (store));
  for (guint i = 0, end = 0; i < MAX (n, rows->len); i = end)
    {
      end = i + 1;
      if (is_kept (store, rows, i))
        continue;

      /* Where there are more rows or fewer, those after the first change have moved. */
      while (end < MAX (n, rows->len) && (n != rows->len || !is_kept (store, rows, end)))
        end++;
      g_list_store_splice (store, i, MIN (end, n) - MIN (i, n), rows->pdata + MIN (i, rows->len),
                           MIN (end, rows->len) - MIN (i, rows->len));
    }
}

void
hu_rows_sum (GListModel *rows,
             guint       column,
             gint64      sums[HU_N_SIDES])
{
  sums[HU_SIDE_FIRST] = sums[HU_SIDE_SECOND] = 0;
  for (guint i = 0; i < g_list_model_get_n_items (rows); i++)
    {
      g_autoptr(HuRow) row = g_list_model_get_item (rows, i);

      hu_points_add (&sums[row->side], row->numbers[column]);
    }
}
