/*
 * A system whose calls fail when told to: linked whole into a test it stands
 * before the C library, for the test's own code and for GLib's.  Only calls that
 * have to do with one folder, made by the thread that armed it, are counted and
 * can fail.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef enum
{
  HU_FAULTY_ONCE,         /* that call alone */
  HU_FAULTY_FROM_THEN_ON, /* it and all after it */
  HU_FAULTY_SHORT,        /* a write does half of it, and those after it fail */
  HU_FAULTY_KILLED,       /* the program is killed instead of that call; of a write, half is done */
} HuFaultyHow;

/* From now on the @nth call (from 1) in @folder fails with @number. */
void        hu_faulty_arm      (const char *folder,
                                guint       nth,
                                gint        number,
                                HuFaultyHow how);
/* No more failures.  Returns how many calls there were. */
guint       hu_faulty_disarm   (void);
/* Which call failed first since it was armed, or NULL. */
const char *hu_faulty_get_call (void);

G_END_DECLS
