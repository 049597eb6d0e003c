/*
 * The part of the window that a game fills: bars, map, side panel and time. It only lays them out.
 */
#pragma once

#include <adwaita.h>

#include "hu-arrival-bar.h"
#include "hu-bar.h"
#include "hu-follow-bar.h"
#include "hu-legend.h"
#include "hu-map-view.h"
#include "hu-meter-panel.h"
#include "hu-second-bar.h"
#include "hu-selection-panel.h"
#include "hu-session.h"
#include "hu-time-bar.h"
#include "hu-trace-chip.h"
#include "hu-verdict-bar.h"

G_BEGIN_DECLS

#define HU_TYPE_GAME_PAGE (hu_game_page_get_type ())
G_DECLARE_FINAL_TYPE (HuGamePage, hu_game_page, HU, GAME_PAGE, GtkBox)

/* The widgets, which all belong to the page. */
typedef struct
{
  HuVerdictBar      *verdict;
  HuSecondBar       *second_bar;
  HuArrivalBar      *arrivals;
  HuFollowBar       *follow_bar;
  AdwFlap           *flap;
  HuBar             *what_if_bar;
  HuBar             *view_bar;
  GtkBox            *map_frame;
  GtkBox            *beside;     /* what systems have at the map's side */
  GtkOverlay        *overlay;
  HuMapView         *map;
  HuLegend          *legend;
  HuTraceChip       *trace_chip;
  GtkWidget         *side;
  GtkScrolledWindow *meters_scroller;
  GtkStack          *side_stack; /* with the pages of the systems */
  GtkStackSwitcher  *switcher;   /* still without its stack */
  HuSelectionPanel  *selection;
  HuTimeBar         *time_bar;
} HuGameWidgets;

HuGamePage          *hu_game_page_new         (HuSession  *session) G_GNUC_WARN_UNUSED_RESULT;
const HuGameWidgets *hu_game_page_get_widgets (HuGamePage *self);

G_END_DECLS
