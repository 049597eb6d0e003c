/*
 * Words for what has no room on another grid.
 */
#include "config.h"

#include "hu-explain-loss.h"

#include <glib/gi18n-lib.h>

#include "hu-explain.h"
#include "hu-explain-field.h"

static char *
word_part (const char *name,
           guint       n,
           guint       of)
{
  if (n >= of)
    /* Translators: %s is the name of a place, a building or a board, of which nothing is left */
    return g_strdup_printf (_("%s, all of it"), name);

  /* Translators: %1$s is the name of a place, a building or a board; %2$u of its %3$u hexes fall off the map */
  return g_strdup_printf (ngettext ("%1$s: %2$u of its %3$u hexes", "%1$s: %2$u of its %3$u hexes", n), name, n, of);
}

/* Returns the name of the kind or key that hexes or hexsides are listed under. */
static char *
dup_label (HuLossKind  kind,
           const char *key)
{
  gint terrain = key != NULL && kind == HU_LOSS_TERRAIN ? hu_terrain_from_string (key) : -1;

  if (key == NULL)
    return NULL;
  if (terrain >= 0)
    return hu_explain_terrain ((HuTerrain) terrain);
  if (kind == HU_LOSS_HEXSIDES || kind == HU_LOSS_LINE)
    return g_strdup (hu_explain_field_value ("kind", key));

  return hu_explain_key (key);
}

/* @kind: the kind of thing that is lost; @key: the key of the file that has the thing, or NULL; @name: its name, or
 * NULL; @n: how many hexes, hexsides or events fall off the map.  Returns a line that names the loss. */
char *
hu_explain_loss (HuLossKind  kind,
                 const char *key,
                 const char *name,
                 guint       n,
                 guint       of)
{
  g_autofree char *label = dup_label (kind, key);

  switch (kind)
    {
    case HU_LOSS_PLACE:
    case HU_LOSS_BUILDING:
    case HU_LOSS_BOARD:
      return word_part (name, n, of);

    case HU_LOSS_BRIDGE:
      /* Translators: %s is the name of a hex */
      return g_strdup_printf (_("The bridge at %s"), name);

    case HU_LOSS_PILLBOX:
      /* Translators: %s is the name of a hex */
      return g_strdup_printf (_("The pillbox at %s"), name);

    case HU_LOSS_FIRE:
      /* Translators: %s is the name of a hex */
      return g_strdup_printf (_("The fire at %s"), name);

    case HU_LOSS_UNIT:
      /* Translators: %s is the name of a unit */
      return g_strdup_printf (_("%s, which will be off the map"), name);

    case HU_LOSS_HEXSIDES:
      /* Translators: %1$s is a kind of hexside, as "River" */
      return g_strdup_printf (ngettext ("%1$s: %2$u hexside", "%1$s: %2$u hexsides", n), label, n);

    case HU_LOSS_EVENT:
      return g_strdup_printf (ngettext ("%u event of the log names hexes there: you will be asked to cut the log",
                                        "%u events of the log name hexes there: you will be asked to cut the log", n),
                              n);

    case HU_LOSS_TERRAIN:
    case HU_LOSS_LINE:
    case HU_LOSS_AREA:
    case HU_N_LOSSES:
    default:
      /* Translators: %1$s is what hexes are listed for, as "Forest" or "Sources of supply" */
      return g_strdup_printf (ngettext ("%1$s: %2$u hex", "%1$s: %2$u hexes", n), label, n);
    }
}
