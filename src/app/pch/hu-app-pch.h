/*
 * Headers that nearly every file of the window reads first, read once for all its rooms.  Nothing includes this file,
 * and each file still includes what it uses.  It must not hold what differs between build folders, as config.h does: a
 * compiler's cache takes one folder's header for another's.
 */
#include <adwaita.h>
