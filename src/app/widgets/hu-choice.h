/*
 * The words of a combo row or a drop-down.
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Does nothing where they are the same, because replacing them disturbs a row in use. */
void hu_choice_offer (GtkWidget     *choice,
                      GtkStringList *words);

G_END_DECLS
