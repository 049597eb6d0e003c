/*
 * Words for what the workshop does, for what is wrong with a table of units, and for what has no room on another grid.
 */
#include "config.h"

#include "hu-explain-edit.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#include "hu-explain-field.h"
#include "hu-sentence.h"

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

static const HuPart edit_parts[] = {
  HU_PART_ITSELF ("what", TEXT),
  HU_PARTS_END
};

/* Translators: {what}: what a command of the workshop changed, or the list that it changed: "Change “Strength”",
 * "Add to “Units”". */
static const HuSentence edits[] = {
  { HU_EDIT_CHANGE, N_("Change “{what}”") },
  { HU_EDIT_ADD, N_("Add to “{what}”") },
  { HU_EDIT_REMOVE, N_("Remove from “{what}”") },
  { HU_EDIT_MOVE, N_("Reorder “{what}”") },
  { 0 }
};

char *
hu_explain_edit (HuEditKind  kind,
                 const char *pointer)
{
  g_auto(GStrv) steps = NULL;
  g_autofree char *what = NULL;

  g_return_val_if_fail (pointer != NULL, NULL);

  steps = g_strsplit (pointer, "/", -1);
  what = hu_explain_key (find_key (steps));

  return _hu_tell (&(HuTold) { NULL, edit_parts, &what }, edits, kind);
}

char *
hu_explain_id_taken (const char *id)
{
  /* Translators: an id. */
  return g_strdup_printf (_("Another one has the id “%s” already."), id);
}

/* --- Tables of units --- */

/* @line: the number of the table's line, from 1; @what: the fault in that line. */
char *
hu_explain_table_line (guint       line,
                       const char *what)
{
  /* Translators: the number of a line in a table; what is wrong there. */
  return g_strdup_printf (_("Line %u: %s"), line, what);
}

char *
hu_explain_no_heading (void)
{
  return g_strdup (_("the first line has to name the columns"));
}

/* @object: the object that the column's key belongs to; @words: the values that are allowed, ending with NULL.  Returns
 * the message that the value is not allowed. */
char *
hu_explain_bad_cell (const char         *object,
                     const char         *key,
                     const char         *cell,
                     const char * const *words)
{
  g_autofree char *list = words != NULL ? g_strjoinv (", ", (char **) words) : NULL;
  HuFieldWords field = { .label = key };

  hu_explain_field (object, key, &field);
  if (list == NULL)
    /* Translators: what stands in a cell of a table; the name of its column. */
    return g_strdup_printf (_("“%s” is no value for “%s”"), cell, field.label);

  /* Translators: what stands in a cell of a table; the name of its column; words that could stand there. */
  return g_strdup_printf (_("“%s” is no value for “%s”; use one of these: %s"), cell, field.label, list);
}

char *
hu_explain_fault (const char *what,
                  const char *remedy)
{
  if (remedy[0] == '\0')
    return g_strdup (what);

  /* Translators: what is wrong; what would be right. */
  return g_strdup_printf (_("%s; %s"), what, remedy);
}

/* --- Another grid --- */

typedef struct
{
  char *name;
  char *label;
  guint n;
  guint of;
  gint  whole;
} Loss;

static const HuPart parts[] = {
  HU_PART ("name", TEXT, Loss, name),
  HU_PART ("label", TEXT, Loss, label),
  HU_PART ("n", UINT, Loss, n),
  HU_PART ("of", UINT, Loss, of),
  HU_PART ("whole", INT, Loss, whole),
  HU_PARTS_END
};

/* Translators: {name}: of a place, a building, a board or a unit, or of the hex of a thing; {n} of {of} hexes fall off the map;
 * {label}: what hexes are listed for, as "Forest" or "Sources of supply", or a kind of hexside, as "River". */
static const HuSentence losses[] = {
  { HU_LOSS_PLACE, N_("{name}, all of it"), HU_WHERE ("whole", TRUE) },
  { HU_LOSS_PLACE, HU_BOTH ("{name}: {n} of its {of} hexes", "{name}: {n} of its {of} hexes"), "n" },
  { HU_LOSS_BRIDGE, N_("The bridge at {name}") },
  { HU_LOSS_PILLBOX, N_("The pillbox at {name}") },
  { HU_LOSS_FIRE, N_("The fire at {name}") },
  { HU_LOSS_UNIT, N_("{name}, which will be off the map") },
  { HU_LOSS_HEXSIDES, HU_BOTH ("{label}: {n} hexside", "{label}: {n} hexsides"), "n" },
  { HU_LOSS_EVENT,
    HU_BOTH ("{n} event of the log names hexes there: you will be asked to cut the log",
             "{n} events of the log name hexes there: you will be asked to cut the log"), "n" },
  { HU_ELSE, HU_BOTH ("{label}: {n} hex", "{label}: {n} hexes"), "n" },
  { 0 }
};

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
  const Loss loss = { (char *) name, label, n, of, n >= of };
  gboolean named = kind == HU_LOSS_PLACE || kind == HU_LOSS_BUILDING || kind == HU_LOSS_BOARD;

  return _hu_tell (&(HuTold) { NULL, parts, &loss }, losses, named ? HU_LOSS_PLACE : kind);
}
