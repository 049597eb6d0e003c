/*
 * Reads a condition of a draft by itself.
 */
#include "hu-term-node.h"

#include "hu-read-term.h"

HuTerm *
hu_term_from_node (HuScenario         *scenario,
                   const HuTermFormat *format,
                   HuNode             *node,
                   gboolean            counted)
{
  const HuAt at = { .node = node };
  g_autoptr(HuFaults) faults = hu_faults_new ();
  HuReader reader;
  HuTerm *term;

  g_return_val_if_fail (scenario != NULL && format != NULL && node != NULL, NULL);

  if (!hu_system_in_force (scenario, format->words->system))
    return NULL;

  hu_reader_open (&reader, scenario, faults);
  reader.takes_rules = TRUE;
  term = counted ? hu_read_count (&reader, format, &at) : hu_read_term (&reader, format, &at);
  if (hu_faults_get_n_errors (faults) > 0)
    g_clear_pointer (&term, hu_term_free);
  hu_reader_close (&reader);

  return term;
}
