/*
 * A bar above the map: a sentence with the buttons that go with it, there as long as there is something to say. What stands
 * in it, the template says that has it; its "sentence" is one of these labels.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define HU_TYPE_BAR (hu_bar_get_type ())
G_DECLARE_FINAL_TYPE (HuBar, hu_bar, HU, BAR, GtkWidget)

/* NULL: nothing is to be said, and the bar is not there. */
void hu_bar_say (HuBar      *self,
                 const char *words);

G_END_DECLS
