/*
 * Words for what the start of a new game cannot say of a moment of another.
 */
#include "config.h"

#include "hu-explain-moment.h"

#include <glib/gi18n-lib.h>

/**
 * hu_explain_points_left:
 * @scenario: the game
 * @side: whose points
 * @cvp: casualty points so far
 * @exit_vp: exit points so far
 *
 * Returns: (transfer full): that the new game begins without them
 */
char *
hu_explain_points_left (const HuScenario *scenario,
                        HuSide            side,
                        gint64            cvp,
                        gint64            exit_vp)
{
  g_autofree char *casualties = g_strdup_printf ("%" G_GINT64_FORMAT, cvp);
  g_autofree char *exits = g_strdup_printf ("%" G_GINT64_FORMAT, exit_vp);

  /* Translators: a side; two numbers. */
  return g_strdup_printf (_("%s begins without the casualty points (%s) and exit points (%s) gained so far: "
                            "add them to what the victory conditions ask for."),
                          scenario->sides[side].name, casualties, exits);
}

/**
 * hu_explain_captured_left:
 * @n: how many units
 *
 * Returns: (transfer full): that they are their own side's again
 */
char *
hu_explain_captured_left (guint n)
{
  return g_strdup_printf (ngettext ("%u captured unit is in the hands of its own side again.",
                                    "%u captured units are in the hands of their own sides again.", n), n);
}

/**
 * hu_explain_rubble_left:
 * @n: how many Locations
 *
 * Returns: (transfer full): that they stand again
 */
char *
hu_explain_rubble_left (guint n)
{
  return g_strdup_printf (ngettext ("%u Location in rubble stands again.", "%u Locations in rubble stand again.", n),
                          n);
}

/**
 * hu_explain_kindled_left:
 *
 * Returns: (transfer full): that all Fires are accidents now
 */
char *
hu_explain_kindled_left (void)
{
  return g_strdup (_("Fires that a side kindled count as accidents, as all Fires at a start do (26.161)."));
}

/**
 * hu_explain_owners_left:
 * @n: how many
 *
 * Returns: (transfer full): that a start cannot say who Controls them
 */
char *
hu_explain_owners_left (guint n)
{
  return g_strdup_printf (ngettext ("%u Location, hex or building begins under other Control than it was under, "
                                    "for a start gives whole hexes (26.11).",
                                    "%u Locations, hexes and buildings begin under other Control than they were under, "
                                    "for a start gives whole hexes (26.11).", n), n);
}

/**
 * hu_explain_over_left:
 *
 * Returns: (transfer full): that a game that is over begins in its last phase
 */
char *
hu_explain_over_left (void)
{
  return g_strdup (_("That game was over: the new one begins in the last phase, which is still to be ended."));
}
