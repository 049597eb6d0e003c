/*
 * Reading a draft: the scenario that can be made of it, and its faults, in the words of
 * `check`, since the same reader finds them.
 */
#include "hu-workshop-private.h"

#include <string.h>

#include "hu-format.h"
#include "hu-setup-warning.h"

/* Each round removes the faults that the reader has found; the reader may then find more. */
#define MAX_ROUNDS 8

void
hu_shop_fault_free (gpointer data)
{
  HuShopFault *fault = data;

  g_free (fault->pointer);
  g_free (fault->what);
  g_free (fault->remedy);
  g_free (fault);
}

/* --- What a fault links to --- */

static HuShopPage
find_page (const char *pointer)
{
  static const struct
  {
    const char *prefix;
    HuShopPage  page;
  } pages[] = {
    { "/map", HU_PAGE_MAP },
    { "/units", HU_PAGE_UNITS },
    { "/start", HU_PAGE_START },
    { "/calendar", HU_PAGE_CALENDAR },
    { "/log", HU_PAGE_LOG },
    { "/variations", HU_PAGE_LOG },
    { "/rules/supply", HU_PAGE_SUPPLY },
  };

  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    if (g_str_has_prefix (pointer, pages[i].prefix))
      return pages[i].page;

  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    {
      g_autofree char *rules = hu_format_dup_pointer (hu_system_to_string (id));

      if (g_str_has_prefix (pointer, rules))
        return (HuShopPage) (HU_PAGE_RULES + id);
    }

  return HU_PAGE_GENERAL;
}

/* The first hex that @value names, itself or under the keys of the format for places. */
static HuHex
find_hex (const HuMap   *map,
          const HuNode *value)
{
  static const char * const keys[] = { "at", "hex", "hexes", "to", "from", NULL };
  HuHex found = HU_HEX_NONE;
  const char *text;

  if (value == NULL)
    return HU_HEX_NONE;

  text = hu_node_get_text (value, NULL);
  if (text != NULL)
    {
      g_autofree char *name = g_strndup (text, strcspn (text, "/-"));

      return hu_grid_parse (map->grid, name, NULL);
    }
  if (hu_node_get_kind (value) == HU_NODE_LIST)
    return hu_node_get_n (value) > 0 ? find_hex (map, hu_node_get_element (value, 0)) : HU_HEX_NONE;

  for (guint i = 0; keys[i] != NULL && found == HU_HEX_NONE; i++)
    found = find_hex (map, hu_node_find (value, keys[i]));

  return found;
}

/* The hex at the pointer, or the hex of the nearest value above it that names one. */
static HuHex
locate (HuWorkshop *self,
        const char *pointer)
{
  g_autofree char *way = g_strdup (pointer);
  HuHex found = HU_HEX_NONE;
  char *slash;

  for (guint steps = 0; steps < 3 && found == HU_HEX_NONE && strlen (way) > strlen ("/units"); steps++)
    {
      found = find_hex (self->scenario->map, hu_node_at (self->draft, way));
      slash = strrchr (way, '/');
      if (slash == NULL)
        break;
      *slash = '\0';
    }

  return found;
}

static guint
index_after (const char *pointer,
             const char *prefix)
{
  if (!g_str_has_prefix (pointer, prefix) || !g_ascii_isdigit (pointer[strlen (prefix)]))
    return G_MAXUINT;

  return (guint) g_ascii_strtoull (pointer + strlen (prefix), NULL, 10);
}

static void
add_fault (HuWorkshop    *self,
           const HuFault *found)
{
  HuShopFault *fault = g_new0 (HuShopFault, 1);
  guint event = index_after (found->pointer, "/log/");

  fault->warning = found->warning;
  fault->page = find_page (found->pointer);
  fault->pointer = g_strdup (found->pointer);
  fault->unit = index_after (found->pointer, "/units/");
  fault->event = event != G_MAXUINT ? event + 1 : 0;
  fault->hex = locate (self, found->pointer);
  fault->what = g_strdup (found->what);
  fault->remedy = g_strdup (found->remedy);
  g_ptr_array_add (self->faults, fault);
  self->n_errors += !fault->warning;
}

/* Faults of the map stay if the map has not been read again. */
static void
set_faults (HuWorkshop     *self,
            const HuFaults *faults,
            gboolean        same_map)
{
  g_autoptr(GPtrArray) before = self->faults;

  self->faults = g_ptr_array_new_with_free_func (hu_shop_fault_free);
  self->n_errors = 0;
  for (guint i = 0; same_map && i < before->len; i++)
    if (((HuShopFault *) g_ptr_array_index (before, i))->page == HU_PAGE_MAP)
      {
        HuShopFault *kept = g_ptr_array_index (before, i);

        g_ptr_array_index (before, i) = NULL;
        g_ptr_array_add (self->faults, kept);
        self->n_errors += !kept->warning;
      }
  g_ptr_array_set_free_func (before, NULL);
  for (guint i = 0; i < before->len; i++)
    g_clear_pointer (&g_ptr_array_index (before, i), hu_shop_fault_free);

  for (guint i = 0; i < hu_faults_get_n (faults); i++)
    add_fault (self, hu_faults_get (faults, i));
}

static gboolean
has_fault_under (const HuFaults *faults,
                 const char     *prefix)
{
  for (guint i = 0; i < hu_faults_get_n (faults); i++)
    if (!hu_faults_get (faults, i)->warning && g_str_has_prefix (hu_faults_get (faults, i)->pointer, prefix))
      return TRUE;

  return FALSE;
}

/* --- Reading --- */

HuFaults *
hu_workshop_find_faults (HuWorkshop *self,
                         HuNode     *draft)
{
  gboolean same_map = self->map_clean && hu_node_find (draft, "map") == hu_node_find (self->draft, "map");
  HuFaults *faults = hu_faults_new ();
  HuGameFile *content = hu_game_file_read (draft, same_map ? self->scenario->map : NULL, faults);

  g_clear_pointer (&content, hu_game_file_free);

  return faults;
}

/* The game that is left when all faulty parts are removed. */
static HuGameFile *
parse_rest (HuNode        *draft,
            HuMap          *map,
            const HuFaults *faults)
{
  g_autoptr(HuNode) rest = hu_draft_without_faults (draft, faults);
  HuGameFile *content = NULL;

  for (guint i = 0; content == NULL && i < MAX_ROUNDS; i++)
    {
      g_autoptr(HuFaults) more = hu_faults_new ();
      HuNode *next;

      content = hu_game_file_read (rest, map, more);
      if (content == NULL)
        {
          next = i < MAX_ROUNDS - 2 ? hu_draft_without_faults (rest, more)
                                    : hu_draft_completed (rest, i == MAX_ROUNDS - 2);
          hu_node_unref (rest);
          rest = next;
        }
    }

  return content;
}

/* An empty map of one hex, in case nothing at all can be read. */
static HuScenario *
new_stand_in (void)
{
  g_autoptr(HuGrid) grid = hu_grid_new (1, 1, HU_ORIENTATION_FLAT, TRUE, HU_NUMBERING_CCRR, NULL, NULL);
  g_autoptr(HuMap) map = hu_map_new (grid);
  HuScenario *scenario = hu_scenario_new (map);

  hu_scenario_set_side (scenario, HU_SIDE_FIRST, "first", NULL, NULL);
  hu_scenario_set_side (scenario, HU_SIDE_SECOND, "second", NULL, NULL);
  g_ptr_array_add (hu_scenario_add_player_turn (scenario, HU_SIDE_NONE)->phases, g_strdup (""));
  hu_scenario_finish (scenario);

  return scenario;
}

static void
take_content (HuWorkshop *self,
              HuGameFile *content)
{
  g_autoptr(HuScenario) before = self->scenario;

  self->scenario = content != NULL ? hu_scenario_ref (content->scenario)
                 : before != NULL ? hu_scenario_ref (before) : new_stand_in ();
  g_ptr_array_unref (self->log);
  self->log = content != NULL ? g_ptr_array_ref (content->log)
                              : g_ptr_array_new_with_free_func ((GDestroyNotify) hu_event_unref);
  g_clear_pointer (&self->variations, g_ptr_array_unref);
  self->variations = content != NULL ? g_ptr_array_ref (content->variations)
                                     : g_ptr_array_new_with_free_func ((GDestroyNotify) hu_variation_unref);
  g_clear_pointer (&self->unit_hexes, g_hash_table_unref);
  self->unit_hexes = g_hash_table_new (NULL, NULL);
  for (guint i = 0; i < self->scenario->units->len; i++)
    {
      const HuUnit *unit = hu_scenario_get_unit (self->scenario, i);

      if (hu_unit_is_ground (unit) && unit->at != HU_HEX_NONE)
        g_hash_table_add (self->unit_hexes, GINT_TO_POINTER (unit->at + 1));
    }
}

/**
 * hu_workshop_read:
 * @same_map: whether the map of the draft is the same as when it was last read
 *
 * Reads the draft.  The check reports the faulty parts, and the scenario leaves them out,
 * so that there is always a scenario to draw.
 */
void
hu_workshop_read (HuWorkshop *self,
                  gboolean    same_map)
{
  g_autoptr(HuFaults) faults = hu_faults_new ();
  g_autoptr(HuGameFile) content = NULL;
  HuMap *map = same_map && self->map_clean ? self->scenario->map : NULL;

  content = hu_game_file_read (self->draft, map, faults);
  self->clean = content != NULL;
  if (map == NULL)
    {
      self->map_clean = !has_fault_under (faults, "/map") && hu_node_find (self->draft, "map") != NULL;
      self->grid_clean = self->map_clean || (!has_fault_under (faults, "/map/grid") &&
                                             hu_node_at (self->draft, "/map/grid") != NULL);
    }
  if (content == NULL)
    content = parse_rest (self->draft, map, faults);
  take_content (self, content);
  self->setup_stale = FALSE;
  set_faults (self, faults, map != NULL);
}

/* --- After a stroke of a brush --- */

static void
drop_setup_faults (HuWorkshop *self)
{
  for (guint i = self->faults->len; i > 0; i--)
    {
      const HuShopFault *fault = g_ptr_array_index (self->faults, i - 1);

      if (fault->warning && (g_str_equal (fault->pointer, "/start") || fault->pointer[0] == '\0'))
        g_ptr_array_remove_index (self->faults, i - 1);
    }
}

static void
add_setup_fault (HuWorkshop *self,
                 char       *what,
                 char       *remedy)
{
  const char *pointer = hu_node_find (self->draft, "start") != NULL || self->pending != 0 ? "/start" : "";
  HuFault found = { TRUE, 1, (char *) pointer, what, remedy };

  add_fault (self, &found);
}

/* Judging whether the set-up decides takes a good part of a frame: a brush only marks that it has to be judged
 * again. */
void
hu_workshop_recheck_setup (HuWorkshop *self)
{
  self->setup_stale = TRUE;
}

static void
settle (HuWorkshop *self)
{
  g_autoptr(GPtrArray) warnings = NULL;

  if (!self->setup_stale)
    return;

  self->setup_stale = FALSE;
  drop_setup_faults (self);
  if (!self->clean)
    return;

  warnings = hu_setup_list_all (self->scenario, self->log);
  for (guint i = 0; i < warnings->len; i++)
    {
      const HuSetupWarning *warning = g_ptr_array_index (warnings, i);

      add_setup_fault (self, warning->what, warning->remedy);
    }
}

static void
drop_unit_warning (HuWorkshop *self,
                   const char *pointer)
{
  for (guint i = self->faults->len; i > 0; i--)
    {
      const HuShopFault *fault = g_ptr_array_index (self->faults, i - 1);

      if (fault->warning && g_str_equal (fault->pointer, pointer))
        g_ptr_array_remove_index (self->faults, i - 1);
    }
}

/* While the draft is clean, the units of the scenario are those of the draft. */
void
hu_workshop_recheck_units (HuWorkshop   *self,
                           const GArray *hexes)
{
  g_autoptr(GHashTable) painted = g_hash_table_new (NULL, NULL);

  for (guint i = 0; i < hexes->len; i++)
    g_hash_table_add (painted, GINT_TO_POINTER (g_array_index (hexes, HuHex, i) + 1));
  for (guint i = 0; i < self->scenario->units->len; i++)
    {
      const HuUnit *unit = hu_scenario_get_unit (self->scenario, i);
      g_autofree char *pointer = NULL;
      HuFault found = { .warning = TRUE, .line = 1 };

      if (unit->at == HU_HEX_NONE || !g_hash_table_contains (painted, GINT_TO_POINTER (unit->at + 1)))
        continue;
      pointer = g_strdup_printf ("/units/%u/at", i);
      drop_unit_warning (self, pointer);
      if (!hu_unit_is_in_water (self->scenario->map, unit, &found.what, &found.remedy))
        continue;
      found.pointer = pointer;
      add_fault (self, &found);
      g_free (found.what);
      g_free (found.remedy);
    }
}

/* --- Asking --- */

/* Returns the number of faults and warnings of the draft; at most as many faults as a check lists. */
guint
hu_workshop_get_n_faults (HuWorkshop *self)
{
  g_return_val_if_fail (HU_IS_WORKSHOP (self), 0);

  settle (self);

  return self->faults->len;
}

/* @index: its index, from 0.  Returns a fault; valid until the next "checked". */
const HuShopFault *
hu_workshop_get_fault (HuWorkshop *self,
                       guint       index)
{
  g_return_val_if_fail (HU_IS_WORKSHOP (self) && index < hu_workshop_get_n_faults (self), NULL);

  return g_ptr_array_index (self->faults, index);
}

/**
 * hu_workshop_find_log_break:
 * @why: (out) (optional) (transfer full): the reason why that event is impossible
 *
 * Finds the first event of the log that is impossible in the present scenario.
 *
 * Returns: its number, from 1, or 0 if the whole log is possible
 */
guint
hu_workshop_find_log_break (HuWorkshop *self,
                            char      **why)
{
  const HuShopFault *first = NULL;

  g_return_val_if_fail (HU_IS_WORKSHOP (self), 0);

  for (guint i = 0; i < self->faults->len; i++)
    {
      const HuShopFault *fault = g_ptr_array_index (self->faults, i);

      if (!fault->warning && fault->event > 0 && (first == NULL || fault->event < first->event))
        first = fault;
    }
  if (first == NULL)
    return 0;

  if (why != NULL)
    *why = g_strdup (first->what);

  return first->event;
}
