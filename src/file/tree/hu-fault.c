/*
 * Faults of a file: the list, its order, its limit, and the one line for each fault.  Knows
 * nothing of the faults themselves.
 */
#include "config.h"

#include "hu-fault.h"

#include "hu-character.h"

struct _HuFaults
{
  guint      most; /* errors, and as many warnings, that are kept */
  GPtrArray *kept; /* HuFault, by line; of one line in the order they came */
  guint      n_errors;
  guint      n_warnings;
  guint      n_errors_kept;
  guint      n_warnings_kept;
};

G_DEFINE_QUARK (hu-file-error-quark, hu_file_error)

static void
fault_free (gpointer data)
{
  HuFault *fault = data;

  g_free (fault->pointer);
  g_free (fault->what);
  g_free (fault->remedy);
  g_free (fault);
}

HuFaults *
hu_faults_new (void)
{
  return hu_faults_new_up_to (HU_FAULTS_MAX);
}

/* @most: the number of errors, and of warnings, that are kept.  Returns (transfer full): an empty list. */
HuFaults *
hu_faults_new_up_to (guint most)
{
  HuFaults *self = g_new0 (HuFaults, 1);

  self->most = most;
  self->kept = g_ptr_array_new_with_free_func (fault_free);

  return self;
}

void
hu_faults_free (HuFaults *self)
{
  g_return_if_fail (self != NULL);

  g_ptr_array_unref (self->kept);
  g_free (self);
}

void
hu_faults_clear (HuFaults *self)
{
  g_return_if_fail (self != NULL);

  g_ptr_array_set_size (self->kept, 0);
  self->n_errors = self->n_errors_kept = 0;
  self->n_warnings = self->n_warnings_kept = 0;
}

static void
insert_by_line (GPtrArray *kept,
                HuFault   *fault)
{
  guint place = kept->len;

  while (place > 0 && ((HuFault *) g_ptr_array_index (kept, place - 1))->line > fault->line)
    place--;

  g_ptr_array_insert (kept, (gint) place, fault);
}

/**
 * hu_faults_add:
 * @warning: %TRUE if the file is valid all the same
 * @line: 1-based line of the file; 0 if the fault is on no line
 * @pointer: RFC 6901 pointer to the value at fault; "" for the whole file
 * @what: (transfer full): the fault in words, in the user's language
 * @remedy: (transfer full) (nullable): what would be right
 *
 * Adds a fault.  Only so many errors are kept as the list was made for, and as many
 * warnings; the rest is counted.
 */
void
hu_faults_add (HuFaults   *self,
               gboolean    warning,
               guint       line,
               const char *pointer,
               char       *what,
               char       *remedy)
{
  guint *n_kept;
  HuFault *fault;

  g_return_if_fail (self != NULL);
  g_return_if_fail (pointer != NULL && what != NULL);

  if (warning)
    self->n_warnings++;
  else
    self->n_errors++;

  n_kept = warning ? &self->n_warnings_kept : &self->n_errors_kept;
  if (*n_kept == self->most)
    {
      g_free (what);
      g_free (remedy);
      return;
    }

  fault = g_new (HuFault, 1);
  fault->warning = warning;
  fault->line = line;
  fault->pointer = g_strdup (pointer);
  fault->what = what;
  fault->remedy = remedy != NULL ? remedy : g_strdup ("");

  insert_by_line (self->kept, fault);
  (*n_kept)++;
}

/* Returns the number of faults and warnings kept. */
guint
hu_faults_get_n (const HuFaults *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->kept->len;
}

/* Returns the number of errors found, including those past the limit. */
guint
hu_faults_get_n_errors (const HuFaults *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->n_errors;
}

/* Returns the number of warnings found, including those past the limit. */
guint
hu_faults_get_n_warnings (const HuFaults *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->n_warnings;
}

/* Returns TRUE once no more errors are kept, so that the search can stop. */
gboolean
hu_faults_is_full (const HuFaults *self)
{
  g_return_val_if_fail (self != NULL, TRUE);

  return self->n_errors_kept == self->most;
}

/* Returns FALSE once further warnings are only counted, and need neither words nor place. */
gboolean
hu_faults_keeps_warnings (const HuFaults *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->n_warnings_kept < self->most;
}

/* @index: its index, from 0 to hu_faults_get_n() - 1.  Returns (transfer none): that fault; faults are in the order
 * of their lines. */
const HuFault *
hu_faults_get (const HuFaults *self,
               guint           index)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (index < self->kept->len, NULL);

  return g_ptr_array_index (self->kept, index);
}

/* A fault is one line, whatever the keys and words of a file contain. */
static void
append_on_one_line (GString    *line,
                    const char *text)
{
  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (hu_character_classify (c) != HU_CHARACTER_PLAIN)
        hu_character_append_escape (line, c);
      else
        g_string_append_unichar (line, c);
    }
}

/* Writes a fault as compilers do: `FILE:LINE: /pointer: what is wrong; what would be right`, never more than one
 * line. A fault that is on no line has no LINE.  Returns the line, without a newline; (transfer full). */
char *
hu_fault_to_line (const HuFault *fault,
                  const char    *file)
{
  GString *line;

  g_return_val_if_fail (fault != NULL && file != NULL, NULL);

  line = g_string_new (file);
  if (fault->line > 0)
    g_string_append_printf (line, ":%u", fault->line);
  g_string_append (line, ": ");

  if (*fault->pointer != '\0')
    {
      append_on_one_line (line, fault->pointer);
      g_string_append (line, ": ");
    }

  /* Not translated: the word is part of the line's form, and scripts look for it. */
  if (fault->warning)
    g_string_append (line, "warning: ");

  append_on_one_line (line, fault->what);
  if (*fault->remedy != '\0')
    {
      g_string_append (line, "; ");
      append_on_one_line (line, fault->remedy);
    }

  return g_string_free (line, FALSE);
}
