/*
 * The keys of control in the game file.
 */
#pragma once

#include "hu-system-format.h"

G_BEGIN_DECLS

extern const HuSystemFormat hu_control_format;

void hu_read_control  (const HuObject   *object);
void hu_check_control (HuReader         *reader,
                       const HuAt       *at,
                       const HuState    *set_up);
void hu_write_control (HuJsonWriter     *writer,
                       const HuScenario *scenario);

G_END_DECLS
