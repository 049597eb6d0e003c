/*
 * What nearly every file of the window reads first, read once for each of its rooms.
 *
 * Nothing includes this file; a room names it in its meson.build, and each file still
 * includes what it uses.
 */
#include "config.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>
