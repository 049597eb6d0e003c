/*
 * The use of a file that the reader refuses.
 */
#pragma once

#include <gio/gio.h>

#include "hu-workshop.h"

G_BEGIN_DECLS

typedef enum
{
  HU_REFUSED_LOST,    /* it cannot be read, or nothing can be made of it */
  HU_REFUSED_NO_GAME, /* it begins as no game does: it is something else */
  HU_REFUSED_DRAFT,   /* the workshop can open it */
} HuRefused;

HuRefused   hu_refused_look       (GFile *file);
/* NULL where it is no draft. */
HuWorkshop *hu_refused_read_draft (GFile *file) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
