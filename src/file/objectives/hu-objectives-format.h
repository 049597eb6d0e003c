/*
 * The keys of objectives in the game file.
 */
#pragma once

#include "hu-system-format.h"

G_BEGIN_DECLS

extern const HuSystemFormat hu_objectives_format;

void hu_read_objectives  (const HuObject   *object);
void hu_check_objectives (HuReader         *reader,
                          const HuAt       *at,
                          const HuState    *set_up);
void hu_write_objectives (HuJsonWriter     *writer,
                          const HuScenario *scenario);

G_END_DECLS
