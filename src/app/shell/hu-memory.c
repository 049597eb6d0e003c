/*
 * Tells the C library what to do with freed memory. Any library but glibc does as it likes.
 */
#include "hu-memory.h"

#ifdef __GLIBC__
#include <malloc.h>
#endif

#define PICTURE_MOST (32 << 20) /* bytes: all that a threshold may be */

/* A frame drawn without the graphics card needs pictures as large as the window. By default the C library
 * returns their memory after each frame, and the system clears it again for the next: a quarter of the frame's
 * time. */
void
hu_memory_keep_pictures (void)
{
#ifdef __GLIBC__
  /* NOLINTNEXTLINE(concurrency-mt-unsafe): there is no other thread yet */
  mallopt (M_MMAP_THRESHOLD, PICTURE_MOST);
  /* NOLINTNEXTLINE(concurrency-mt-unsafe): there is no other thread yet */
  mallopt (M_TRIM_THRESHOLD, 2 * PICTURE_MOST);
#endif
}

/* Each thread that reads or draws keeps memory of its own, because with one memory for all of them the toolkit's start
 * and the first picture would wait for each other. */
void
hu_memory_give_back (void)
{
#ifdef __GLIBC__
  malloc_trim (0);
#endif
}
