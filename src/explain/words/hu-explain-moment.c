/*
 * Words for the details of a moment of a game that a new game from that moment cannot keep.
 */
#include "config.h"

#include "hu-explain-moment.h"

#include "hu-explain-private.h"

#include <string.h>
#include <glib/gi18n-lib.h>

/* @cvp: casualty points so far.  Returns the message that the new game begins without these points. */
char *
hu_explain_points_left (const HuScenario *scenario,
                        HuSide            side,
                        gint64            cvp,
                        gint64            exit_vp)
{
  g_autofree char *casualties = g_strdup_printf ("%" G_GINT64_FORMAT, cvp);
  g_autofree char *exits = g_strdup_printf ("%" G_GINT64_FORMAT, exit_vp);

  return hu_explain_sentence (scenario,
                              /* Translators: a side; two numbers. */
                              _("%s begins without the casualty points (%s) and exit points (%s) gained so far: "
                                "add them to what the victory conditions ask for."),
                              _hu_side_name (scenario, side), casualties, exits);
}

/* Returns the message that captured units belong to their own side again. */
char *
hu_explain_captured_left (guint n)
{
  return g_strdup_printf (ngettext ("%u captured unit is in the hands of its own side again.",
                                    "%u captured units are in the hands of their own sides again.", n), n);
}

/* @n: how many Locations.  Returns the message that rubbled Locations stand again. */
char *
hu_explain_rubble_left (guint n)
{
  return g_strdup_printf (ngettext ("%u Location in rubble stands again.", "%u Locations in rubble stand again.", n),
                          n);
}

/* Returns the message that all Fires become accidental. */
char *
hu_explain_kindled_left (void)
{
  return g_strdup (_("Fires that a side kindled count as accidents, as all Fires at a start do (26.161)."));
}

/* @n_more: how many of them are not named.  Returns the message that the start of a game cannot keep who Controls
 * them. */
char *
hu_explain_owners_left (guint       n,
                        const char *names,
                        guint       n_more)
{
  /* Translators: %2$s names them, as "V2/1, V2/roof, the building Barn". */
  g_autofree char *said = g_strdup_printf (ngettext ("%1$u Location, hex or building begins under other Control than it "
                                                     "was under, for units and Fires are judged anew at the start "
                                                     "(26.11): %2$s.",
                                                     "%1$u Locations, hexes and buildings begin under other Control "
                                                     "than they were under, for units and Fires are judged anew at "
                                                     "the start (26.11): %2$s.", n), n, names);

  if (n_more == 0)
    return g_steal_pointer (&said);

  said[strlen (said) - 1] = '\0';

  /* Translators: %1$s is a sentence that ends in a list, without its full stop; %2$u counts what the list leaves out. */
  return g_strdup_printf (ngettext ("%1$s, and %2$u more.", "%1$s, and %2$u more.", n_more), said, n_more);
}

/* Returns the name of the hex as a whole, distinct from its Location. */
char *
hu_explain_hex_left (const char *hex)
{
  /* Translators: %s is the name of a hex. */
  return g_strdup_printf (_("the hex %s"), hex);
}

char *
hu_explain_building_left (const char *building)
{
  /* Translators: %s is the name of a building. */
  return g_strdup_printf (_("the building %s"), building);
}

/* Returns the message that a new game from a finished one begins in its last phase. */
char *
hu_explain_over_left (void)
{
  return g_strdup (_("That game was over: the new one begins in the last phase, which is still to be ended."));
}
