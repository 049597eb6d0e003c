/*
 * What has happened and, after an edit of the scenario, can no longer happen:
 * in the log, or in a variation, which is looked at once the log is all right.
 */
#pragma once

#include "hu-workshop.h"

G_BEGIN_DECLS

typedef struct
{
  gint   variation; /* index among the draft's variations; -1: the log */
  guint  event;     /* from 1, in the log or among the variation's own */
  char  *name;      /* of the variation; NULL: the log */
  char  *why;       /* translated */
} HuShopBreak;

void      hu_shop_break_clear      (HuShopBreak *self);

/* FALSE where all of it can happen; else @found (to be cleared) is the first that cannot. */
gboolean  hu_workshop_find_break   (HuWorkshop  *self,
                                    HuShopBreak *found);
/* Drops what find_break names and all after it, and then whatever else it names, as one command.  A variation that has
 * no event of its own left is gone. */
void      hu_workshop_cut_breaks   (HuWorkshop  *self,
                                    const char  *label);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (HuShopBreak, hu_shop_break_clear)

G_END_DECLS
