/*
 * Lines of the table of casualties and exits (26.2).
 */
#include "hu-control-casualty-line.h"

#include "hu-control-rules.h"
#include "hu-explain-control.h"

struct _HuCasualtyLine
{
  GObject     parent_instance;

  HuScenario *scenario;
  HuCasualty  entry;  /* its reason is ours */
  gboolean    exit;
  gint64      total;
  char       *text;
  char       *what;
  char       *side;
};

G_DEFINE_FINAL_TYPE (HuCasualtyLine, hu_casualty_line, G_TYPE_OBJECT)

static void
hu_casualty_line_finalize (GObject *object)
{
  HuCasualtyLine *self = HU_CASUALTY_LINE (object);

  hu_scenario_unref (self->scenario);
  g_free ((char *) self->entry.reason);
  g_free (self->text);
  g_free (self->what);
  g_free (self->side);

  G_OBJECT_CLASS (hu_casualty_line_parent_class)->finalize (object);
}

static void
hu_casualty_line_class_init (HuCasualtyLineClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = hu_casualty_line_finalize;
}

static void
hu_casualty_line_init (HuCasualtyLine *self)
{
}

guint
hu_casualty_line_get_event (HuCasualtyLine *self)
{
  g_return_val_if_fail (HU_IS_CASUALTY_LINE (self), 0);

  return self->entry.event;
}

HuCasualtyKind
hu_casualty_line_get_kind (HuCasualtyLine *self)
{
  g_return_val_if_fail (HU_IS_CASUALTY_LINE (self), HU_LINE_ADJUSTED);

  if (self->entry.unit == HU_UNIT_NONE)
    return HU_LINE_ADJUSTED;
  if (self->exit)
    return HU_LINE_EXITED;

  return self->entry.state == HU_SCORE_CAPTURED ? HU_LINE_CAPTURED : HU_LINE_ELIMINATED;
}

gboolean
hu_casualty_line_is_exit (HuCasualtyLine *self)
{
  g_return_val_if_fail (HU_IS_CASUALTY_LINE (self), FALSE);

  return self->exit;
}

HuSide
hu_casualty_line_get_side (HuCasualtyLine *self)
{
  g_return_val_if_fail (HU_IS_CASUALTY_LINE (self), HU_SIDE_NONE);

  return self->entry.to;
}

const char *
hu_casualty_line_get_side_name (HuCasualtyLine *self)
{
  g_return_val_if_fail (HU_IS_CASUALTY_LINE (self), NULL);

  if (self->side == NULL)
    self->side = hu_explain_side (self->scenario, self->entry.to);

  return self->side;
}

gint64
hu_casualty_line_get_points (HuCasualtyLine *self)
{
  g_return_val_if_fail (HU_IS_CASUALTY_LINE (self), 0);

  return self->entry.points;
}

/* Returns the sum of such points of its side up to this line. */
gint64
hu_casualty_line_get_total (HuCasualtyLine *self)
{
  g_return_val_if_fail (HU_IS_CASUALTY_LINE (self), 0);

  return self->total;
}

const char *
hu_casualty_line_get_text (HuCasualtyLine *self)
{
  g_return_val_if_fail (HU_IS_CASUALTY_LINE (self), NULL);

  if (self->text == NULL)
    self->text = hu_explain_casualty (self->scenario, &self->entry);

  return self->text;
}

/* Returns the fate of the unit, and its side. */
const char *
hu_casualty_line_get_what (HuCasualtyLine *self)
{
  g_return_val_if_fail (HU_IS_CASUALTY_LINE (self), NULL);

  if (self->what == NULL)
    self->what = hu_explain_casualty_kind (self->scenario, &self->entry, self->exit);

  return self->what;
}

/* Returns the hex of the unit at that moment; for a captured unit its hex now; empty for a correction; (transfer full)
 * (element-type HuHex). */
GArray *
hu_casualty_line_list_hexes (HuCasualtyLine *self,
                             HuGame         *game)
{
  GArray *hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
  g_autoptr(HuSnapshot) before = NULL;
  HuHex hex;

  g_return_val_if_fail (HU_IS_CASUALTY_LINE (self), hexes);
  g_return_val_if_fail (HU_IS_GAME (game), hexes);

  if (self->entry.unit == HU_UNIT_NONE || self->entry.event == 0 ||
      self->entry.event > hu_game_get_n_events (game))
    return hexes;

  hex = hu_snapshot_get_state (hu_game_get_snapshot (game))->unit_hex[self->entry.unit];
  if (hex == HU_HEX_NONE)
    {
      before = hu_game_get_snapshot_before (game, self->entry.event);
      hex = hu_snapshot_get_state (before)->unit_hex[self->entry.unit];
    }
  if (hex != HU_HEX_NONE)
    g_array_append_val (hexes, hex);

  return hexes;
}

/* --- The list --- */

static gboolean
is_same (HuCasualtyLine   *line,
         const HuCasualty *entry,
         gboolean          exit,
         gint64            total)
{
  return line->exit == exit && line->total == total && line->entry.event == entry->event &&
         line->entry.unit == entry->unit && line->entry.to == entry->to && line->entry.state == entry->state &&
         line->entry.points == entry->points && line->entry.clause == entry->clause &&
         line->entry.value.points == entry->value.points &&
         g_strcmp0 (line->entry.reason, entry->reason) == 0;
}

static gint
compare_entries (gconstpointer a,
                 gconstpointer b)
{
  const HuCasualtyLine *one = *(HuCasualtyLine * const *) a, *other = *(HuCasualtyLine * const *) b;

  return (one->entry.event > other->entry.event) - (one->entry.event < other->entry.event);
}

static void
add_lines (GPtrArray    *lines,
           HuScenario   *scenario,
           const GArray *undated,
           gboolean      exit)
{
  g_autoptr(GArray) entries = hu_casualties_list_dated (undated);
  gint64 totals[HU_N_SIDES] = { 0, 0 };

  for (guint i = 0; i < entries->len; i++)
    {
      const HuCasualty *entry = &g_array_index (entries, HuCasualty, i);
      HuCasualtyLine *line = g_object_new (HU_TYPE_CASUALTY_LINE, NULL);

      line->scenario = hu_scenario_ref (scenario);
      line->entry = *entry;
      line->entry.reason = g_strdup (entry->reason);
      line->exit = exit;
      /* A sum that exceeds 64 bits stays at the limit, as in the findings. */
      if (__builtin_add_overflow (totals[entry->to], entry->points, &totals[entry->to]))
        totals[entry->to] = entry->points > 0 ? G_MAXINT64 : G_MININT64;
      line->total = totals[entry->to];
      g_ptr_array_add (lines, line);
    }
}

void
hu_casualty_lines_update (GListStore *store,
                          HuSnapshot *snapshot)
{
  const HuControlFindings *findings;
  HuScenario *scenario;
  g_autoptr(GPtrArray) lines = g_ptr_array_new_with_free_func (g_object_unref);
  guint n, same = 0;

  g_return_if_fail (G_IS_LIST_STORE (store));
  g_return_if_fail (snapshot != NULL && hu_snapshot_get_control (snapshot) != NULL);

  findings = hu_snapshot_get_control (snapshot);
  scenario = (HuScenario *) hu_snapshot_get_scenario (snapshot);
  add_lines (lines, scenario, findings->casualties, FALSE);
  add_lines (lines, scenario, findings->exits, TRUE);
  g_ptr_array_sort (lines, compare_entries);

  n = g_list_model_get_n_items (G_LIST_MODEL (store));
  while (same < n && same < lines->len)
    {
      g_autoptr(HuCasualtyLine) old = g_list_model_get_item (G_LIST_MODEL (store), same);
      HuCasualtyLine *line = g_ptr_array_index (lines, same);

      if (!is_same (old, &line->entry, line->exit, line->total))
        break;
      same++;
    }
  if (same < n || same < lines->len)
    g_list_store_splice (store, same, n - same, lines->pdata + same, lines->len - same);
}

gint64
hu_casualty_area_points (HuGame *game,
                         guint   area)
{
  const HuExitArea *exits;
  const GArray *entries;
  gint64 points = 0;

  g_return_val_if_fail (HU_IS_GAME (game) && hu_game_has_views (game), 0);

  exits = g_ptr_array_index (hu_control_rules (hu_game_get_scenario (game))->exits, area);
  entries = hu_snapshot_get_control (hu_game_get_snapshot (game))->exits;
  for (guint i = 0; i < entries->len; i++)
    {
      const HuCasualty *entry = &g_array_index (entries, HuCasualty, i);
      const HuEvent *event;
      gboolean here = FALSE;

      if (entry->unit == HU_UNIT_NONE || entry->to != exits->side || entry->event == 0)
        continue;

      event = hu_game_get_event (game, entry->event - 1);
      for (guint j = 0; j < exits->hexes->len && event->hexes->len > 0; j++)
        here |= g_array_index (exits->hexes, HuHex, j) == g_array_index (event->hexes, HuHex, 0);
      if (here)
        points += entry->points;
    }

  return points;
}
