/*
 * The part that each rule system has in the window: what is said of hexes, units and points, and its form in the
 * workshop.  A further system is one more file and a line in hu-system-panels.c.
 */
#pragma once

#include "hu-hex-facts.h"
#include "hu-workshop-systems.h"

G_BEGIN_DECLS

/* A hook that a system does not need is NULL. */
typedef struct
{
  HuSystemId           id;
  /* Facts of a hex: who has what and, with @units, who is there; and of its lines. */
  void               (*add_owners)  (GPtrArray       *facts,
                                     HuFactFunc       add,
                                     HuSnapshot      *snapshot,
                                     HuHex            hex,
                                     gboolean         units);
  void               (*add_lines)   (GPtrArray       *facts,
                                     HuFactFunc       add,
                                     HuSnapshot      *snapshot,
                                     HuHex            hex);
  /* What the end of the phase will cost: adds to @rows (gint); hexes (transfer full) (element-type HuHex). */
  GArray            *(*list_costs)  (HuSnapshot      *snapshot,
                                     GArray          *rows);
  /* The worth of a unit that the viewer knows, in sentences. */
  char              *(*word_worth)  (HuSnapshot      *snapshot,
                                     guint            unit);
  /* Bits of HuAdjustWhat: the points that it counts; and what comes of more of them. */
  guint                counts;
  char              *(*word_points) (HuSnapshot      *before,
                                     HuSnapshot      *after,
                                     HuAdjustWhat     what);
  void               (*fill_rules)  (HuWorkshopRules *rules); /* its form */
  const char * const  *starts;      /* pointers to what it looks at of a start, NULL last */
} HuSystemPanels;

extern const HuSystemPanels hu_sudden_death_panels;
extern const HuSystemPanels hu_front_line_panels;
extern const HuSystemPanels hu_control_panels;

const HuSystemPanels *hu_system_panels_get (HuSystemId id);
/* Bits by HuSystemId: which look at @pointer of a start. */
guint hu_system_panels_look_at    (const char   *pointer);
/* Bits 1 << HuAdjustWhat: the points that the systems in force count. */
guint hu_system_panels_count      (const HuScenario *scenario);
/* The effect of more points, in a sentence. */
char *hu_system_panels_word_points (HuSnapshot  *before,
                                    HuSnapshot  *after,
                                    HuAdjustWhat what) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
