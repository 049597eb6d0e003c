/*
 * The options of each verb, for what has to list them: the completions of shells.
 */
#pragma once

#include "hu-cli.h"

G_BEGIN_DECLS

typedef void (*HuCliOptionsFunc) (const GOptionEntry *entries,
                                  gpointer            data);

void hu_cli_options_visit (const HuCliVerb  *verb,
                           HuCliOptionsFunc  visit,
                           gpointer          data);

G_END_DECLS
