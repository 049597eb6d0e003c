/*
 * The two halves of front-line on the command line.
 */
#pragma once

#include "hu-report.h"
#include "hu-text.h"

G_BEGIN_DECLS

void hu_cli_front_line_add_text (HuText           *text,
                                 const HuSnapshot *snapshot,
                                 const HuReport   *report);

G_END_DECLS
