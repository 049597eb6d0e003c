/*
 * The log as a list: one entry per event, including undone events.
 */
#pragma once

#include "hu-game.h"

G_BEGIN_DECLS

#define HU_TYPE_LOG_ENTRY (hu_log_entry_get_type ())
G_DECLARE_FINAL_TYPE (HuLogEntry, hu_log_entry, HU, LOG_ENTRY, GObject)

/* Property "applied": whether the event is before the game's position. */
guint       hu_log_entry_get_number   (HuLogEntry *self); /* 1 … */
gboolean    hu_log_entry_get_applied  (HuLogEntry *self);
/* Worded when first asked for, and then kept. */
const char *hu_log_entry_get_text     (HuLogEntry *self);
const char *hu_log_entry_get_note     (HuLogEntry *self); /* the players' remark on it, or "" */
const char *hu_log_entry_get_findings (HuLogEntry *self); /* what it gave rise to, a line each; or "" */
const char *hu_log_entry_get_moment   (HuLogEntry *self); /* the clock when it happened */
/* Every hex that the event touches, including the hex from which its unit came; (transfer full) (element-type
 * HuHex). */
GArray     *hu_log_entry_list_hexes   (HuLogEntry *self) G_GNUC_WARN_UNUSED_RESULT;

#define HU_TYPE_LOG_MODEL (hu_log_model_get_type ())
G_DECLARE_FINAL_TYPE (HuLogModel, hu_log_model, HU, LOG_MODEL, GObject)

/* A GListModel of HuLogEntry. */
HuLogModel *hu_log_model_new          (HuGame     *game) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
