/*
 * Games left behind by programs that ended too early: journals that no program writes any
 * more, and copies that saves left beside their files.
 */
#pragma once

#include "hu-fault.h"
#include "hu-file-stamp.h"
#include "hu-game.h"
#include "hu-workshop.h"

G_BEGIN_DECLS

typedef struct _HuRecovery HuRecovery;

GPtrArray *hu_recovery_list           (const char *folder) G_GNUC_WARN_UNUSED_RESULT; /* HuRecovery, newest first */
HuRecovery    *hu_recovery_find_copy      (GFile      *file) G_GNUC_WARN_UNUSED_RESULT; /* NULL: none */
gboolean   hu_recovery_is_copy        (const HuRecovery *self);
const char *hu_recovery_get_title     (const HuRecovery *self);
GFile     *hu_recovery_get_file       (const HuRecovery *self); /* where it was saved before; NULL: never */
const HuFileStamp *hu_recovery_get_stamp (const HuRecovery *self); /* of the file, as it was then; NULL: not known */
GDateTime *hu_recovery_get_time       (const HuRecovery *self); /* of the last entry, in local time */
/* As a file would have them, with the log in bytes of its own (NULL: with the rest), for a picture. */
GBytes    *hu_recovery_dup_bytes      (HuRecovery   *self,
                                       GBytes      **log,
                                       guint        *position) G_GNUC_WARN_UNUSED_RESULT;
GBytes    *hu_recovery_dup_draft_bytes (HuRecovery      *self) G_GNUC_WARN_UNUSED_RESULT; /* NULL: there is none */
HuGame    *hu_recovery_read           (HuRecovery       *self,
                                       HuFaults     *faults) G_GNUC_WARN_UNUSED_RESULT;
gboolean   hu_recovery_has_draft      (const HuRecovery *self); /* it was in the workshop, edited */
HuWorkshop *hu_recovery_read_draft    (HuRecovery       *self,
                                       HuFaults     *faults) G_GNUC_WARN_UNUSED_RESULT;
void       hu_recovery_discard        (HuRecovery       *self);
void       hu_recovery_free           (HuRecovery       *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuRecovery, hu_recovery_free)

G_END_DECLS
