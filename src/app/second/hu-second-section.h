/*
 * The second screen: a layout of the window for a screen beside the table, or beside VASSAL.
 */
#pragma once

#include "hu-map-view.h"
#include "hu-second-bar.h"
#include "hu-section.h"

G_BEGIN_DECLS

#define HU_TYPE_SECOND_SECTION (hu_second_section_get_type ())
G_DECLARE_FINAL_TYPE (HuSecondSection, hu_second_section, HU, SECOND_SECTION, HuSection)

/* Borrowed. */
typedef struct
{
  HuMapView   *map;
  HuSecondBar *bar;
  AdwFlap     *flap;
  GtkWidget   *hidden[4]; /* on the second screen; those after the last are NULL */
} HuSecondWidgets;

HuSection *hu_second_section_new (HuSession             *session,
                                  AdwApplicationWindow  *window,
                                  const HuSecondWidgets *widgets);

G_END_DECLS
