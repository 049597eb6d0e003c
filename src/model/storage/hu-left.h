/*
 * Games left behind by programs that ended too early: journals that no program writes any
 * more, and copies that saves left beside their files.
 */
#pragma once

#include "hu-fault.h"
#include "hu-game.h"
#include "hu-workshop.h"

G_BEGIN_DECLS

typedef struct _HuLeft HuLeft;

GPtrArray *hu_left_list           (const char *folder) G_GNUC_WARN_UNUSED_RESULT; /* HuLeft, newest first */
HuLeft    *hu_left_find_copy      (GFile      *file) G_GNUC_WARN_UNUSED_RESULT; /* NULL: none */
gboolean   hu_left_is_copy        (const HuLeft *self);
const char *hu_left_get_title     (const HuLeft *self);
GFile     *hu_left_get_file       (const HuLeft *self); /* where it was saved before; NULL: never */
GDateTime *hu_left_get_time       (const HuLeft *self); /* of the last entry, in local time */
/* As a file would have them, for a picture. */
GBytes    *hu_left_dup_bytes      (HuLeft       *self,
                                   guint        *position) G_GNUC_WARN_UNUSED_RESULT;
GBytes    *hu_left_dup_draft_bytes (HuLeft      *self) G_GNUC_WARN_UNUSED_RESULT; /* NULL: there is none */
HuGame    *hu_left_read           (HuLeft       *self,
                                   HuFaults     *faults) G_GNUC_WARN_UNUSED_RESULT;
gboolean   hu_left_has_draft      (const HuLeft *self); /* it was in the workshop, edited */
HuWorkshop *hu_left_read_draft    (HuLeft       *self,
                                   HuFaults     *faults) G_GNUC_WARN_UNUSED_RESULT;
void       hu_left_discard        (HuLeft       *self);
void       hu_left_free           (HuLeft       *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuLeft, hu_left_free)

G_END_DECLS
