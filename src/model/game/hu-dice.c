/*
 * Dice from the system's random source.
 */
#include "hu-dice.h"

#include <errno.h>
#include <sys/random.h>

static HuDiceFunc dice_source;
static gpointer dice_data;

static gboolean
read_random (guint32 *number)
{
  gssize n;

  do
    n = getrandom (number, sizeof *number, 0);
  while (n < 0 && errno == EINTR);

  return n == sizeof *number;
}

/* Every face is equally likely: a number past the last whole multiple is drawn again. */
static guint
roll_system (guint sides)
{
  const guint32 limit = G_MAXUINT32 - G_MAXUINT32 % sides;
  guint32 number;

  do
    if (!read_random (&number))
      return (guint) g_random_int_range (1, (gint32) sides + 1);
  while (number >= limit);

  return 1 + number % sides;
}

/**
 * hu_dice_roll:
 * @sides: the number of faces of the die, 2 or more
 *
 * Returns: 1 … @sides
 */
guint
hu_dice_roll (guint sides)
{
  g_return_val_if_fail (sides >= 2 && sides <= G_MAXINT32, 1);

  return dice_source != NULL ? dice_source (sides, dice_data) : roll_system (sides);
}

/**
 * hu_dice_set_source:
 * @source: (nullable): the source of all further dice; %NULL for the system's random source
 * @data: passed on to @source
 *
 * Replaces the source of dice, for tests.
 */
void
hu_dice_set_source (HuDiceFunc source,
                    gpointer   data)
{
  dice_source = source;
  dice_data = data;
}
