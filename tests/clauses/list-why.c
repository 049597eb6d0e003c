/*
 * Prints, for each game that it is given, why the sides do not gain what they do
 * not have, at every moment and as everybody sees it: the clause, and its sentence.
 */
#include <locale.h>

#include <glib.h>

#include "hu-adjudicator.h"
#include "hu-cli.h"
#include "hu-control-reason.h"
#include "hu-control-rules.h"
#include "hu-explain-control.h"

static void
list_subject (const HuSnapshot *snapshot,
              HuSubjectKind     kind,
              gint32            subject,
              GHashTable       *seen)
{
  const HuState *state = hu_snapshot_get_state (snapshot);
  g_autoptr(HuReason) set_up = hu_control_set_up_reason (state->scenario, kind, subject);
  g_autofree char *owner = hu_explain_owner (snapshot, kind, subject);

  if ((set_up->side != HU_SIDE_NONE || set_up->met) && hu_control_find_passing (snapshot, kind, subject) == NULL &&
      g_hash_table_add (seen, (gpointer) set_up->clause))
    g_print ("%s\t%s\n", set_up->clause, owner);

  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    {
      g_autoptr(GPtrArray) reasons = NULL;

      if (hu_control_owner (state, kind, subject) == side)
        continue;
      reasons = hu_control_reasons (state, side, kind, subject);
      for (guint i = 0; i < reasons->len; i++)
        {
          const HuReason *reason = g_ptr_array_index (reasons, i);
          g_autofree char *words = hu_explain_reason (snapshot, reason);

          if (g_hash_table_add (seen, (gpointer) reason->clause))
            g_print ("%s\t%s\n", reason->clause, words);
        }
    }
}

static void
list_snapshot (const HuSnapshot *snapshot,
               GHashTable       *seen)
{
  const HuMap *map = hu_snapshot_get_scenario (snapshot)->map;

  if (hu_control_rules (hu_snapshot_get_scenario (snapshot)) == NULL)
    return;

  for (HuLocation location = 0; location < hu_map_n_locations (map); location++)
    list_subject (snapshot, HU_SUBJECT_LOCATION, location, seen);
  for (HuHex hex = 0; hex < map->grid->n_hexes; hex++)
    if (map->grid->exists[hex])
      list_subject (snapshot, HU_SUBJECT_HEX, hex, seen);
  for (gint32 building = 0; building < (gint32) map->buildings->len; building++)
    list_subject (snapshot, HU_SUBJECT_BUILDING, building, seen);
}

int
main (int   argc,
      char *argv[])
{
  setlocale (LC_ALL, "");
  for (gint i = 1; i < argc; i++)
    {
      g_autoptr(GHashTable) seen = g_hash_table_new (NULL, NULL);
      g_autoptr(HuAdjudicator) adjudicator = hu_cli_load_file (argv[i], FALSE, NULL);

      g_assert_nonnull (adjudicator);
      for (guint n = 0; n <= hu_adjudicator_get_n_events (adjudicator); n++)
        for (gint viewer = HU_SIDE_NONE; viewer < HU_N_SIDES; viewer++)
          {
            g_autoptr(HuSnapshot) snapshot = hu_adjudicator_view (adjudicator, n, viewer);

            list_snapshot (snapshot, seen);
          }
    }

  return 0;
}
