/*
 * The part that each rule system has in the window: its panels beside the map, its facts of hexes, units and
 * points, and its form in the workshop. A further system needs a room and a line in hu-system-panels.c.
 * The table only names the map, the pages and the form, so that every room may ask it.
 */
#pragma once

#include "hu-section.h"

G_BEGIN_DECLS

typedef struct _HuMapView HuMapView;
typedef struct _HuSidePage HuSidePage;
typedef struct _HuWorkshopRules HuWorkshopRules;
typedef struct _HuTermForms HuTermForms;

/* Adds to the facts of a hex; takes @value. */
typedef void (*HuFactFunc) (GPtrArray  *facts,
                            const char *label,
                            char       *value);

/* A page of the side panel; the window makes it, and shows it while its system is in force. */
typedef struct
{
  const char  *name;  /* win.NAME leads to it */
  const char  *title; /* untranslated */
  const char  *table; /* of a report: what a copy of the page has */
  HuSidePage *(*make) (HuMapView *map); /* (transfer floating) */
} HuSidePageKind;

/* The thing on the map that the user asks for help with. */
typedef enum
{
  HU_TOPIC_GAME,     /* what decides it */
  HU_TOPIC_HEX,      /* or the map */
  HU_TOPIC_BUILDING, /* a hex with one; NULL: as any other hex */
  HU_N_TOPICS
} HuTopic;

/* A hook that a system does not need is NULL. */
typedef struct
{
  const HuSidePageKind *pages;       /* the last has no name */
  /* Adds the widgets of its meters (transfer floating): cards, parts, labels. NULL: a card for each. */
  void               (*add_meters)   (GPtrArray       *widgets,
                                      HuSnapshot      *snapshot);
  GtkWidget         *(*make_beside)  (HuMapView       *map); /* (transfer floating): what stands at the map's side */
  /* Adds its sections of the window (transfer full). */
  void               (*add_sections) (GPtrArray       *sections,
                                     HuSession       *session,
                                     AdwApplicationWindow *window,
                                     HuMapView       *map);
  const char          *topics[HU_N_TOPICS]; /* pages of the rules */
  /* Tells of a hex what @show asks: its owners and, with @units, its units; or its lines.  FALSE: nothing. */
  gboolean           (*add_facts)   (GPtrArray       *facts,
                                     HuFactFunc       add,
                                     HuSnapshot      *snapshot,
                                     HuHex            hex,
                                     HuShow           show,
                                     gboolean         units);
  /* Adds its own events to the menu of a hex, as items of "map" actions. */
  void               (*add_hex_items) (GMenu         *menu,
                                      HuSnapshot      *snapshot,
                                      HuHex            hex);
  /* The cost of the end of the phase: adds to @rows (gint); hexes (transfer full) (element-type HuHex). */
  GArray            *(*list_costs)  (HuSnapshot      *snapshot,
                                     GArray          *rows);
  /* The worth of a unit that the viewer knows, in sentences. */
  char              *(*word_worth)  (HuSnapshot      *snapshot,
                                     guint            unit);
  /* The effect of more points: casualty and exit points on tactical boards, else victory points.  NULL: it counts none. */
  char              *(*word_points) (HuSnapshot      *before,
                                     HuSnapshot      *after,
                                     HuAdjustWhat     what);
  void               (*fill_rules)  (HuWorkshopRules *rules); /* its form */
  const HuTermForms   *terms;       /* forms of its conditions; NULL: it has none */
  const char          *conditions;  /* pointer to the victory conditions that its scenarios list, or NULL: its rules have them */
  const char          *rules_title; /* untranslated: where a fault of its data is mended */
  const char * const  *uses;        /* pointers to what it looks at of a draft and not every system does, NULL last */
} HuSystemPanels;

extern const HuSystemPanels hu_sudden_death_panels;
extern const HuSystemPanels hu_front_line_panels;
extern const HuSystemPanels hu_control_panels;
extern const HuSystemPanels hu_objectives_panels;
/* Supply belongs to no system: its page is there in every game with sources of supply. */
extern const HuSidePageKind hu_supply_page;

const HuSystemPanels *hu_system_panels_get (HuSystemId id);
/* The page of that name; NULL: one that is no table of its own. */
const HuSidePageKind *hu_system_panels_find_page (const char *name);
/* Bits by HuSystemId: which look at @pointer of a draft; all where every one does. */
guint hu_system_panels_look_at    (const char   *pointer);
/* Bits 1 << HuAdjustWhat: the points that the systems in force count. */
guint hu_system_panels_count      (const HuScenario *scenario);
/* The effect of more points, in a sentence. */
char *hu_system_panels_word_points (HuSnapshot  *before,
                                    HuSnapshot  *after,
                                    HuAdjustWhat what) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
