/*
 * Events that an edit of the scenario has made impossible: in the log, or in a variation,
 * which is checked once the log is valid.
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

/* FALSE if all events are possible; else @found (to be cleared) is the first impossible one. */
gboolean  hu_workshop_find_break   (HuWorkshop  *self,
                                    HuShopBreak *found);
/* Drops the event that find_break names and all after it, and repeats that for every further break, as one command.
 * A variation without an event of its own is removed. */
void      hu_workshop_cut_breaks   (HuWorkshop  *self,
                                    const char  *label);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (HuShopBreak, hu_shop_break_clear)

G_END_DECLS
