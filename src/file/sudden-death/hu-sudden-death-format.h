/*
 * The keys of sudden-death in the game file.
 */
#pragma once

#include "hu-system-format.h"

G_BEGIN_DECLS

extern const HuSystemFormat hu_sudden_death_format;

void hu_read_sudden_death  (const HuObject   *object);
void hu_check_sudden_death (HuReader         *reader,
                            const HuAt       *at,
                            const HuState    *set_up);
void hu_write_sudden_death (HuJsonWriter     *writer,
                            const HuScenario *scenario);

G_END_DECLS
