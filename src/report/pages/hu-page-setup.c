/*
 * The paper, its margins, and the sheets of a poster.
 */
#include "hu-pages.h"

#define MM (72 / 25.4)

/**
 * hu_page_setup_init:
 * @setup: (out caller-allocates): the set-up to fill
 *
 * Sets A4 portrait, without a poster.
 */
void
hu_page_setup_init (HuPageSetup *setup)
{
  g_return_if_fail (setup != NULL);

  *setup = (HuPageSetup) { 210 * MM, 297 * MM, 24 * MM, 20 * MM, 22 * MM, 20 * MM, 1, 1 };
}

gboolean
hu_page_setup_set_paper (HuPageSetup *setup,
                         const char  *paper)
{
  static const struct
  {
    const char *name;
    double      width, height;
  } papers[] = {
    { "a4", 210 * MM, 297 * MM },
    { "a3", 297 * MM, 420 * MM },
    { "letter", 612, 792 },
  };

  g_return_val_if_fail (setup != NULL && paper != NULL, FALSE);

  for (guint i = 0; i < G_N_ELEMENTS (papers); i++)
    if (g_str_equal (papers[i].name, paper))
      {
        setup->width = papers[i].width;
        setup->height = papers[i].height;
        return TRUE;
      }

  return FALSE;
}
