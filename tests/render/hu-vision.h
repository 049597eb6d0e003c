/*
 * Colours as other eyes see them, and how far apart two colours are to an eye.
 */
#pragma once

#include "hu-theme.h"

G_BEGIN_DECLS

typedef enum
{
  HU_VISION_NORMAL,
  HU_VISION_PROTANOPIA,
  HU_VISION_DEUTERANOPIA,
  HU_VISION_TRITANOPIA,
  HU_VISION_GREY,
  HU_N_VISIONS
} HuVision;

typedef struct
{
  double l, a, b;
} HuLab;

const char *hu_vision_name     (HuVision vision);
/* @color, taken as opaque, as that eye sees it. */
HuColor     hu_vision_see      (HuVision vision,
                                HuColor  color);
HuLab       hu_vision_lab      (HuColor  color);
/* CIEDE2000: 1 is just seen where two colours touch, 10 at a glance. */
double      hu_vision_lab_distance (HuLab a,
                                HuLab    b);
double      hu_vision_distance (HuVision vision,
                                HuColor  a,
                                HuColor  b);

G_END_DECLS
