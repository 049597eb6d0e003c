/*
 * The schedule, the line and the levels, written as terms: see write_terms in hu-system-lists.h.
 */
#pragma once

#include "hu-json-writer.h"
#include "hu-scenario.h"

G_BEGIN_DECLS

gboolean hu_front_line_write_terms (HuJsonWriter     *writer,
                                    const HuScenario *scenario,
                                    GPtrArray        *left_out); /* char * */

G_END_DECLS
