/*
 * The reasons why the journal cannot keep unsaved changes, for each of its parts, in plain
 * words; and trying again as long as there are any.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef enum
{
  HU_TROUBLE_LOG,
  HU_TROUBLE_BASE,
  HU_TROUBLE_DISK,
  HU_TROUBLE_DRAFT,
  HU_N_TROUBLES
} HuTrouble;

typedef struct _HuTroubles HuTroubles;

/* @retry is called with @data every few seconds while there is a trouble. */
HuTroubles *hu_troubles_new  (GSourceFunc       retry,
                              gpointer          data) G_GNUC_WARN_UNUSED_RESULT;
void        hu_troubles_free (HuTroubles       *self);
gboolean    hu_troubles_set  (HuTroubles       *self,
                              HuTrouble         trouble,
                              const GError     *reason);
gboolean    hu_troubles_has  (const HuTroubles *self,
                              HuTrouble         trouble);
const char *hu_troubles_get  (const HuTroubles *self); /* NULL: there is none */
void        hu_troubles_stop (HuTroubles       *self); /* no more trying */

G_END_DECLS
