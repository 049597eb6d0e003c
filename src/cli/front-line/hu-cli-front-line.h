/*
 * The two halves of front-line on the command line.
 */
#pragma once

#include "hu-snapshot.h"
#include "hu-text.h"

G_BEGIN_DECLS

void hu_cli_front_line_add_text (HuText           *text,
                                 const HuSnapshot *snapshot);

G_END_DECLS
