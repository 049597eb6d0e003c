/*
 * Types and functions that the files of a profile share.
 */
#pragma once

#include "hu-import-profile.h"

#include "hu-json-writer.h"
#include "hu-node.h"

G_BEGIN_DECLS

/* (element-type utf8 HuImportVehicle): folded names. */
GHashTable *_hu_import_vehicles_new   (void) G_GNUC_WARN_UNUSED_RESULT;
/* @said: NULL where there are none; FALSE where it has another form. */
gboolean    _hu_import_vehicles_read  (GHashTable   *vehicles,
                                       const HuNode *said);
void        _hu_import_vehicles_write (GHashTable   *vehicles,
                                       HuJsonWriter *writer);

G_END_DECLS
