/*
 * Bookmarks: named views of a map.  They belong to the user, not to the game.  They are
 * kept by map in the user's data folder, so that all games on one map share them, and a
 * game file that is passed on contains none.
 */
#pragma once

#include <gio/gio.h>

#include "hu-scenario.h"

G_BEGIN_DECLS

#define HU_TYPE_BOOKMARKS (hu_bookmarks_get_type ())
G_DECLARE_FINAL_TYPE (HuBookmarks, hu_bookmarks, HU, BOOKMARKS, GObject)

typedef struct
{
  char  *name;  /* never empty */
  double x, y;  /* the middle of the view, map units */
  double scale; /* pixels a map unit */
} HuBookmark;

/* @folder: the folder to keep them in; NULL: the user's.  Signal "changed" (). */
HuBookmarks      *hu_bookmarks_new    (const HuScenario *scenario,
                                       const char       *folder) G_GNUC_WARN_UNUSED_RESULT;
guint             hu_bookmarks_get_n  (HuBookmarks      *self);
const HuBookmark *hu_bookmarks_get    (HuBookmarks      *self,
                                       guint             index);
/* FALSE with @error: the bookmark is kept for now, but could not be written. */
gboolean          hu_bookmarks_add    (HuBookmarks      *self,
                                       const char       *name,
                                       double            x,
                                       double            y,
                                       double            scale,
                                       GError          **error);
gboolean          hu_bookmarks_remove (HuBookmarks      *self,
                                       guint             index,
                                       GError          **error);

G_END_DECLS
