/*
 * What nearly every file of the window reads first, read once for each of its rooms.
 *
 * Nothing includes this file; a room names it in its meson.build, and each file still
 * includes what it uses.  It must not hold what differs between build folders, as config.h
 * does: a compiler's cache takes one folder's header for another's.
 */
#include <adwaita.h>
