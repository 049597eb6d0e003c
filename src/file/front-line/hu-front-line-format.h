/*
 * The keys of front-line in the game file.
 */
#pragma once

#include "hu-system-format.h"

G_BEGIN_DECLS

extern const HuSystemFormat hu_front_line_format;

void hu_read_front_line  (const HuObject   *object);
void hu_write_front_line (HuJsonWriter     *writer,
                          const HuScenario *scenario);

G_END_DECLS
