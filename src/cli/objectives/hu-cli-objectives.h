/*
 * Objectives on the command line: its parts.
 */
#pragma once

#include "hu-snapshot.h"
#include "hu-text.h"

G_BEGIN_DECLS

void hu_cli_objectives_add_text (HuText           *text,
                                 const HuSnapshot *snapshot);

G_END_DECLS
