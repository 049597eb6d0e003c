/*
 * How often a test does what it may do any number of times.
 */
#include "hu-often.h"

/**
 * hu_often:
 * @variable: a variable of the environment
 * @usual: what is done where it is not set
 *
 * Returns: how often a test is to do what @variable is about; at least once.
 */
guint
hu_often (const char *variable,
          guint       usual)
{
  const char *wanted = g_getenv (variable);
  guint64 n = usual;
  g_autoptr(GError) error = NULL;

  if (wanted != NULL && !g_ascii_string_to_unsigned (wanted, 10, 1, G_MAXUINT, &n, &error))
    g_error ("%s: %s", variable, error->message);

  return (guint) n;
}

/**
 * hu_draws:
 * @usual: how many random games, boards or texts a test draws
 * @least: how many it has to draw to say anything; at most @usual
 *
 * A test that draws at random sees more wrong judgements the more it draws, but
 * no more ways through the memory: under valgrind, which is thirty times as slow,
 * HU_DRAWS_DIVISOR has it draw so many times fewer.  Nothing else sets it.
 *
 * Returns: how many to draw; @usual without HU_DRAWS_DIVISOR
 */
guint
hu_draws (guint usual,
          guint least)
{
  return MAX (usual / hu_often ("HU_DRAWS_DIVISOR", 1), least);
}
