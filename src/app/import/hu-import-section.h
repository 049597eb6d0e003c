/*
 * Importing in a window.
 */
#pragma once

#include "hu-fault-panel.h"
#include "hu-import-job.h"
#include "hu-section.h"
#include "hu-workshop.h"

G_BEGIN_DECLS

#define HU_TYPE_IMPORT_SECTION (hu_import_section_get_type ())
G_DECLARE_FINAL_TYPE (HuImportSection, hu_import_section, HU, IMPORT_SECTION, HuSection)

/* Signal "imported" (HuWorkshop *, HuImported *): the user has agreed to this unsaved draft.  @faults is borrowed. */
HuImportSection *hu_import_section_new   (HuSession            *session,
                                          AdwApplicationWindow *window,
                                          HuFaultPanel         *faults);
/* Imports the first of @files (element-type GFile); NULL: asks for them. */
void             hu_import_section_begin (HuImportSection      *self,
                                          GPtrArray            *files);

G_END_DECLS
