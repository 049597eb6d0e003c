/*
 * Dice from the system's random source.
 */
#include "hu-dice.h"

#include <errno.h>
#include <sys/random.h>

static gboolean
read_random (guint32 *number)
{
  gssize n;

  do
    n = getrandom (number, sizeof *number, 0);
  while (n < 0 && errno == EINTR);

  return n == sizeof *number;
}

/**
 * hu_dice_roll:
 * @sides: the number of faces of the die, 2 or more
 *
 * Every face is equally likely: a number past the last whole multiple is drawn again.
 *
 * Returns: 1 … @sides
 */
guint
hu_dice_roll (guint sides)
{
  guint32 limit, number;

  g_return_val_if_fail (sides >= 2 && sides <= G_MAXINT32, 1);

  limit = G_MAXUINT32 - G_MAXUINT32 % sides;
  do
    if (!read_random (&number))
      return (guint) g_random_int_range (1, (gint32) sides + 1);
  while (number >= limit);

  return 1 + number % sides;
}
