/*
 * Lettering: words on the map, measured once and drawn once, with or without
 * a halo.
 */
#pragma once

#include <cairo.h>
#include <glib.h>

#include "hu-theme.h"

G_BEGIN_DECLS

typedef enum
{
  HU_FONT_PLAIN,
  HU_FONT_BOLD,
  HU_FONT_CITY,   /* bold, spaced */
  HU_FONT_NARROW,
  HU_N_FONTS
} HuFont;

typedef struct _HuLettering HuLettering;

typedef struct
{
  double width, height; /* px, of the line of text */
  double cap;           /* px, height of a capital letter above the baseline */
} HuLetteringSize;

/* Is there any font at all?  Pango ends the program where it is to measure words without one. */
gboolean        hu_lettering_has_font   (void);

HuLettering    *hu_lettering_new        (void) G_GNUC_WARN_UNUSED_RESULT;
void            hu_lettering_free       (HuLettering *self);
/* Drops what was drawn for another device scale. */
void            hu_lettering_clear      (HuLettering *self);

HuLetteringSize hu_lettering_measure    (HuLettering *self,
                                         HuFont       font,
                                         double       px,
                                         const char  *text);
/* Draws @text with the middle of its capitals at @x, @y; @align 0: @x is its left end, 0.5: its middle, 1: its
 * right end. @halo: see-through for none; @halo_px: its width around the letters. */
void            hu_lettering_draw       (HuLettering *self,
                                         cairo_t     *cr,
                                         HuFont       font,
                                         double       px,
                                         const char  *text,
                                         double       x,
                                         double       y,
                                         double       align,
                                         HuColor      color,
                                         HuColor      halo,
                                         double       halo_px,
                                         double       device_scale); /* 0: vectors */
/* The quick way to draw thousands of hex names, which are letters and digits: without a halo, centred. */
void            hu_lettering_draw_ascii (HuLettering *self,
                                         cairo_t     *cr,
                                         HuFont       font,
                                         double       px,
                                         const char  *text,
                                         double       x,
                                         double       y,
                                         HuColor      color);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuLettering, hu_lettering_free)

G_END_DECLS
