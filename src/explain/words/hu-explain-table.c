/*
 * Words for what is wrong with a table of units.
 */
#include "config.h"

#include "hu-explain-table.h"

#include <glib/gi18n-lib.h>

#include "hu-explain-field.h"

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

char *
hu_explain_no_column (const char *heading)
{
  /* Translators: the heading of a column; “name”, “side” and so on are words of the file. */
  return g_strdup_printf (_("no unit has “%s”; columns are called name, side, at, strength and so on"), heading);
}

char *
hu_explain_column_twice (const char *heading)
{
  /* Translators: the heading of a column. */
  return g_strdup_printf (_("two columns are called “%s”"), heading);
}

char *
hu_explain_too_many_cells (guint n,
                           guint most)
{
  /* Translators: two numbers. */
  return g_strdup_printf (_("%1$u cells, and only %2$u columns for them; a first row that names the columns says which "
                            "is which"), n, most);
}

char *
hu_explain_no_such_unit (const char *label)
{
  /* Translators: the heading of a column, as “Strength”. */
  return g_strdup_printf (_("Units of that kind have no “%s”."), label);
}

/* Returns the message that several units cannot have the same id. */
char *
hu_explain_one_id_each (void)
{
  return g_strdup (_("Each unit has an id of its own: select one to change its id."));
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

char *
hu_explain_import (guint n)
{
  return g_strdup_printf (ngettext ("Import %u unit", "Import %u units", n), n);
}
