/*
 * Words for what the workshop does.
 */
#include "config.h"

#include "hu-explain-edit.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#include "hu-explain.h"
#include "hu-explain-field.h"

static gboolean
is_index (const char *step)
{
  return step[0] != '\0' && (g_str_equal (step, "-") || strspn (step, "0123456789") == strlen (step));
}

/* Returns the last step of @pointer that is a key: "strength" for "/units/3/strength", "units" for "/units/3". */
static const char *
find_key (char **steps)
{
  const char *key = "";

  for (guint i = 0; steps[i] != NULL; i++)
    if (!is_index (steps[i]))
      key = steps[i];

  return key;
}

char *
hu_explain_edit (HuEditKind  kind,
                 const char *pointer)
{
  g_auto(GStrv) steps = NULL;
  g_autofree char *what = NULL;

  g_return_val_if_fail (pointer != NULL, NULL);

  steps = g_strsplit (pointer, "/", -1);
  what = hu_explain_key (find_key (steps));

  switch (kind)
    {
    case HU_EDIT_CHANGE:
      /* Translators: what a command of the workshop changed: "Change “Strength”". */
      return g_strdup_printf (_("Change “%s”"), what);

    case HU_EDIT_ADD:
      /* Translators: to what a command of the workshop added something: "Add to “Units”". */
      return g_strdup_printf (_("Add to “%s”"), what);

    case HU_EDIT_REMOVE:
      /* Translators: of what a command of the workshop removed something: "Remove from “Units”". */
      return g_strdup_printf (_("Remove from “%s”"), what);

    case HU_EDIT_MOVE:
      /* Translators: in what a command of the workshop moved something: "Reorder “Units”". */
      return g_strdup_printf (_("Reorder “%s”"), what);
    }

  g_return_val_if_reached (NULL);
}

char *
hu_explain_painting (HuTerrain terrain)
{
  g_autofree char *what = hu_explain_terrain (terrain);

  /* Translators: a kind of terrain. */
  return g_strdup_printf (_("Paint %s"), what);
}

char *
hu_explain_new_side (gint side)
{
  return g_strdup (side == 0 ? _("First side") : _("Second side"));
}

/* Returns the name that a new scenario gives the one phase of a player turn. */
char *
hu_explain_new_phase (void)
{
  /* Translators: the phase of a player turn in which everything is done. */
  return g_strdup (_("Play"));
}

char *
hu_explain_renaming (const char *from,
                     const char *to)
{
  /* Translators: two ids. */
  return g_strdup_printf (_("Rename “%s” to “%s”"), from, to);
}

char *
hu_explain_id_empty (void)
{
  return g_strdup (_("An id has at least one letter."));
}

/* @id: a word that means something else in a file.  Returns the reason why @id cannot be an id. */
char *
hu_explain_id_reserved (const char *id)
{
  /* Translators: a word of the file. */
  return g_strdup_printf (_("“%s” means something else in a schedule of points."), id);
}

char *
hu_explain_id_taken (const char *id)
{
  /* Translators: an id. */
  return g_strdup_printf (_("Another one has the id “%s” already."), id);
}

char *
hu_explain_turn_number (guint turn)
{
  /* Translators: the number of a game turn. */
  return g_strdup_printf (_("Turn %u"), turn);
}

char *
hu_explain_no_picture (const char *name)
{
  /* Translators: the name of a file. */
  return g_strdup_printf (_("“%s” is neither a PNG nor a JPEG picture. Choose one that is."), name);
}
