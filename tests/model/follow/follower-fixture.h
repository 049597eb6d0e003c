/*
 * Saves of VASSAL that are followed beside a game of the corridor.
 */
#pragma once

#include <glib/gstdio.h>

#include "hu-control-rules.h"
#include "hu-file-name.h"
#include "hu-fixture.h"
#include "hu-follower.h"
#include "hu-yardstick.h"

typedef struct
{
  char       *folder;
  GFile      *place;
  GFile      *module;
  GFile      *profiles;
  char       *memory;
  HuGame     *game;
  HuFollower *follower;
  guint       n_taken;
} Fixture;

static inline void
write_on (Fixture    *fixture,
          const char *name,
          const char *counters,
          const char *steps,
          const char *module,
          const char *board) /* or NULL */
{
  g_autofree char *script = g_test_build_filename (G_TEST_DIST, "model", "follow", "make-vassal.py", NULL);
  g_autoptr(GSubprocess) process = g_subprocess_new (G_SUBPROCESS_FLAGS_NONE, NULL, "python3", script, fixture->folder, name,
                                                     counters, steps, module, board, NULL);

  g_assert_true (g_subprocess_wait_check (process, NULL, NULL));
}

static inline void
write_log_of (Fixture    *fixture,
              const char *name,
              const char *counters,
              const char *steps,
              const char *module)
{
  write_on (fixture, name, counters, steps, module, NULL);
}

static inline void
write_save_of (Fixture    *fixture,
               const char *name,
               const char *counters,
               const char *module)
{
  write_log_of (fixture, name, counters, "", module);
}

static inline void
write_save (Fixture    *fixture,
            const char *name,
            const char *counters)
{
  write_save_of (fixture, name, counters, NULL);
}

static inline void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_autoptr(HuScenario) scenario = hu_fixture_corridor ("g1 german 0101; g2 german 0102; s1 soviet 0301; s2 soviet -");
  g_autofree char *module = NULL;

  fixture->folder = g_dir_make_tmp ("hu-follower-XXXXXX", NULL);
  module = g_build_filename (fixture->folder, "test.vmod", NULL);
  fixture->module = g_file_new_for_path (module);
  fixture->place = g_file_new_for_path (fixture->folder);
  fixture->profiles = g_file_get_child (fixture->place, "profiles");
  fixture->memory = g_build_filename (fixture->folder, "memory", "modules.ini", NULL);
  if (g_strcmp0 (data, "tactical") == 0)
    {
      hu_scenario_add_control (scenario);
      hu_scenario_finish (scenario);
    }
  fixture->game = hu_game_new (scenario, NULL);
}

static inline void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_autofree char *command = g_strdup_printf ("rm -r '%s'", fixture->folder);

  if (fixture->follower != NULL)
    g_object_run_dispose (G_OBJECT (fixture->follower));
  g_clear_object (&fixture->follower);
  g_assert_finalize_object (fixture->game);
  g_assert_true (g_spawn_command_line_sync (command, NULL, NULL, NULL, NULL));
  g_object_unref (fixture->place);
  g_object_unref (fixture->module);
  g_object_unref (fixture->profiles);
  g_free (fixture->memory);
  g_free (fixture->folder);
}

static inline void
taken_cb (Fixture *fixture)
{
  fixture->n_taken++;
}

static inline void
add_file (Fixture *fixture,
          GFile   *file)
{
  g_autoptr(GPtrArray) files = g_ptr_array_new ();

  g_ptr_array_add (files, file);
  hu_follower_add_files (fixture->follower, files);
}

static inline void
follow (Fixture *fixture)
{
  fixture->follower = hu_follower_new (fixture->place, fixture->profiles, fixture->memory);
  add_file (fixture, fixture->module);
  hu_follower_set_game (fixture->follower, fixture->game);
  g_signal_connect_swapped (fixture->follower, "taken", G_CALLBACK (taken_cb), fixture);
}

typedef gboolean (*Condition) (Fixture *fixture);

static inline void
wait_until (Fixture   *fixture,
            Condition  condition)
{
  HuPatience patience;

  hu_patience_begin (&patience);
  while (!condition (fixture))
    hu_patience_turn (&patience);
}

static inline gboolean
offers_changes (Fixture *fixture)
{
  return hu_follower_get_offer (fixture->follower) == HU_OFFER_CHANGES;
}

static inline gboolean
offers_gone (Fixture *fixture)
{
  return hu_follower_get_offer (fixture->follower) == HU_OFFER_GONE;
}

static inline gboolean
has_problem (Fixture *fixture)
{
  return hu_follower_get_problem (fixture->follower) != NULL;
}

static inline gboolean
has_file_b (Fixture *fixture)
{
  GFile *file = hu_follower_get_file (fixture->follower);
  g_autofree char *name = file != NULL ? hu_file_dup_name (file) : NULL;

  return g_strcmp0 (name, "b.vsav") == 0;
}

/* "g1 0101, g2 -": where they are now. */
static inline void
assert_where (Fixture    *fixture,
              const char *id,
              const char *where)
{
  const HuState *state = hu_snapshot_get_state (hu_game_get_snapshot (fixture->game));
  HuHex hex = state->unit_hex[hu_fixture_unit (state->scenario, id)];
  g_autofree char *name = hex != HU_HEX_NONE ? hu_grid_dup_name (state->scenario->map->grid, hex) : g_strdup ("-");

  g_assert_cmpstr (name, ==, where);
}

static inline void
take (Fixture     *fixture,
      HuMatchGone  gone)
{
  HuRefusal refusal;

  g_assert_true (hu_follower_take (fixture->follower, NULL, gone, &refusal));
}
