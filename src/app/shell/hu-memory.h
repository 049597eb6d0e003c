/*
 * Tells the C library what to do with memory that the program has freed.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Keeps as much as pictures of a window's size need; to be called before there is another thread. */
void hu_memory_keep_pictures (void);
/* Gives back to the system what lies free, that of threads included; takes a millisecond. */
void hu_memory_give_back     (void);

G_END_DECLS
