/*
 * Objectives on the command line: its parts.
 */
#pragma once

#include "hu-report.h"
#include "hu-text.h"

G_BEGIN_DECLS

void hu_cli_objectives_add_text (HuText           *text,
                                 const HuSnapshot *snapshot,
                                 const HuReport   *report);

G_END_DECLS
