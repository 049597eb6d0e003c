/*
 * Keeps a scenario in the workshop safe from a crash: the draft as JSON, with or without
 * faults, beside the journal of the game that it began with.
 */
#pragma once

#include "hu-workshop.h"

G_BEGIN_DECLS

typedef struct _HuDraftKeeper HuDraftKeeper;

/* Called in the main thread: the reason why the draft cannot be written; NULL: it can be written again. */
typedef void (*HuKeeperTold) (const GError *reason,
                              gpointer      user_data);

/* Keeps the present draft of @shop at once. */
HuDraftKeeper *hu_draft_keeper_new          (HuWorkshop     *shop,
                                             const char     *path,
                                             guint           interval,
                                             HuKeeperTold    told,
                                             gpointer        user_data) G_GNUC_WARN_UNUSED_RESULT;
/* Leaves the file as it is. */
void           hu_draft_keeper_free         (HuDraftKeeper  *self);
HuWorkshop    *hu_draft_keeper_get_shop     (HuDraftKeeper  *self); /* borrowed */
/* In seconds; 0: after each edit. */
void           hu_draft_keeper_set_interval (HuDraftKeeper  *self,
                                             guint           interval);
/* Writes the draft again if the last write failed. */
void           hu_draft_keeper_retry        (HuDraftKeeper  *self);
/* Waits until the disk has the draft as it is now. */
void           hu_draft_keeper_sync         (HuDraftKeeper  *self);
/* Takes the file away; nothing is kept from then on. */
void           hu_draft_keeper_drop         (HuDraftKeeper  *self);

G_END_DECLS
