/*
 * The contents of a workshop, for drawing, saving and playing.
 */
#include "hu-workshop-map.h"
#include "hu-workshop-private.h"

/* Returns the part of the draft that can be read, finished; parts at fault are left out. */
HuScenario *
hu_workshop_get_scenario (HuWorkshop *self)
{
  g_return_val_if_fail (HU_IS_WORKSHOP (self), NULL);

  return self->scenario;
}

HuNode *
hu_workshop_get_draft (HuWorkshop *self)
{
  g_return_val_if_fail (HU_IS_WORKSHOP (self), NULL);

  hu_workshop_flush (self);

  return self->draft;
}

/* @pointer: an RFC 6901 pointer into the game file.  Returns the value of the draft there, or NULL; borrowed. */
HuNode *
hu_workshop_get (HuWorkshop *self,
                 const char *pointer)
{
  g_return_val_if_fail (HU_IS_WORKSHOP (self) && pointer != NULL, NULL);

  return hu_node_at (hu_workshop_get_draft (self), pointer);
}

/* Writes the draft: without faults as the text of a game file, key by key in the order of the format; else as
 * similar to it as the faults allow. hu_workshop_new_from_bytes() reads both, so that no work is lost; a faulty
 * draft cannot be opened for play.  Returns the text; (transfer full). */
GBytes *
hu_workshop_to_bytes (HuWorkshop *self)
{
  g_autoptr(HuGameFile) content = NULL;

  g_return_val_if_fail (HU_IS_WORKSHOP (self), NULL);

  hu_workshop_flush (self);
  /* Variations are kept unchanged: the workshop does not edit them. */
  if (!self->clean || hu_node_find (self->draft, "variations") != NULL)
    return hu_node_to_bytes (self->draft);

  content = hu_game_file_new_with (self->scenario, self->log, self->variations);

  return hu_game_file_to_bytes (content);
}

gboolean
hu_workshop_dup_game (HuWorkshop  *self,
                      HuScenario **scenario,
                      GPtrArray  **log)
{
  g_return_val_if_fail (HU_IS_WORKSHOP (self) && scenario != NULL && log != NULL, FALSE);

  hu_workshop_flush (self);
  if (!self->clean)
    return FALSE;

  *scenario = hu_scenario_ref (self->scenario);
  *log = g_ptr_array_ref (self->log);

  return TRUE;
}

/* Returns the variations for the log of hu_workshop_dup_game(); valid until the next change; (element-type
 * HuVariation). */
GPtrArray *
hu_workshop_get_variations (HuWorkshop *self)
{
  g_return_val_if_fail (HU_IS_WORKSHOP (self), NULL);

  return self->variations;
}

/**
 * hu_workshop_get_grid_shift:
 * @left: (out): columns
 * @top: (out): rows
 *
 * During "changed" with %HU_DRAFT_GRID, tells how many columns and rows were inserted
 * before the first: the contents of each hex have moved right and down by so much.  At
 * other times both are 0.
 */
void
hu_workshop_get_grid_shift (HuWorkshop *self,
                            gint       *left,
                            gint       *top)
{
  g_return_if_fail (HU_IS_WORKSHOP (self) && left != NULL && top != NULL);

  *left = self->shift.left;
  *top = self->shift.top;
}
