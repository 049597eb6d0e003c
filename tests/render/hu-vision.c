/*
 * How eyes without one sort of cone see colours (Machado, Oliveira and
 * Fernandes, "A Physiologically-based Model for Simulation of Color Vision
 * Deficiency", IEEE TVCG 15, 2009: severity 1.0, on linear channels), and the
 * CIEDE2000 distance (Sharma, Wu and Dalal, "The CIEDE2000 Color-Difference
 * Formula: Implementation Notes", Color Research and Application 30, 2005).
 */
#include "hu-vision.h"

#include <math.h>

const char *
hu_vision_name (HuVision vision)
{
  static const char *const names[HU_N_VISIONS] = { "normal", "protanopia", "deuteranopia", "tritanopia", "grey" };

  return names[vision];
}

static double
linear (double channel)
{
  return channel <= 0.04045 ? channel / 12.92 : pow ((channel + 0.055) / 1.055, 2.4);
}

static double
gamma_of (double channel)
{
  channel = CLAMP (channel, 0, 1);

  return channel <= 0.0031308 ? channel * 12.92 : 1.055 * pow (channel, 1 / 2.4) - 0.055;
}

HuColor
hu_vision_see (HuVision vision,
               HuColor  color)
{
  static const double matrices[HU_N_VISIONS][9] = {
    [HU_VISION_NORMAL] = { 1, 0, 0, 0, 1, 0, 0, 0, 1 },
    [HU_VISION_PROTANOPIA] = { 0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882,
                               -0.048116, 1.051998 },
    [HU_VISION_DEUTERANOPIA] = { 0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820,
                                 0.042940, 0.968881 },
    [HU_VISION_TRITANOPIA] = { 1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733,
                               0.691367, 0.303900 },
    [HU_VISION_GREY] = { 0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722 },
  };
  const double *m = matrices[vision];
  double r = linear (color.r), g = linear (color.g), b = linear (color.b);

  return (HuColor) { gamma_of (m[0] * r + m[1] * g + m[2] * b), gamma_of (m[3] * r + m[4] * g + m[5] * b),
                     gamma_of (m[6] * r + m[7] * g + m[8] * b), 1 };
}

static double
lab_part (double t)
{
  return t > 216.0 / 24389 ? cbrt (t) : (24389.0 / 27 * t + 16) / 116;
}

/* sRGB under D65. */
HuLab
hu_vision_lab (HuColor color)
{
  double r = linear (color.r), g = linear (color.g), b = linear (color.b);
  double x = lab_part ((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  double y = lab_part (0.2126729 * r + 0.7151522 * g + 0.0721750 * b);
  double z = lab_part ((0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883);

  return (HuLab) { 116 * y - 16, 500 * (x - y), 200 * (y - z) };
}

static double
degrees (double y,
         double x)
{
  double angle = x == 0 && y == 0 ? 0 : atan2 (y, x) * 180 / G_PI;

  return angle < 0 ? angle + 360 : angle;
}

static double
cosine (double angle)
{
  return cos (angle * G_PI / 180);
}

static double
seventh (double c)
{
  return sqrt (pow (c, 7) / (pow (c, 7) + pow (25, 7)));
}

/* Names as in the paper. */
double
hu_vision_lab_distance (HuLab one,
                        HuLab two)
{
  double g = 0.5 * (1 - seventh ((hypot (one.a, one.b) + hypot (two.a, two.b)) / 2));
  double a1 = one.a * (1 + g), a2 = two.a * (1 + g);
  double c1 = hypot (a1, one.b), c2 = hypot (a2, two.b);
  double h1 = degrees (one.b, a1), h2 = degrees (two.b, a2);
  double dl = two.l - one.l, dc = c2 - c1, turn = c1 * c2 == 0 ? 0 : h2 - h1;
  double l, c, h, t, sl, sc, sh, rt, dh;

  turn += turn > 180 ? -360 : turn < -180 ? 360 : 0;
  dh = 2 * sqrt (c1 * c2) * sin (turn / 2 * G_PI / 180);

  l = (one.l + two.l) / 2;
  c = (c1 + c2) / 2;
  h = c1 * c2 == 0 ? h1 + h2 : (h1 + h2) / 2;
  if (c1 * c2 != 0 && ABS (h1 - h2) > 180)
    h += h1 + h2 < 360 ? 180 : -180;
  t = 1 - 0.17 * cosine (h - 30) + 0.24 * cosine (2 * h) + 0.32 * cosine (3 * h + 6) -
      0.20 * cosine (4 * h - 63);
  sl = 1 + 0.015 * (l - 50) * (l - 50) / sqrt (20 + (l - 50) * (l - 50));
  sc = 1 + 0.045 * c;
  sh = 1 + 0.015 * c * t;
  rt = -sin (60 * exp (-((h - 275) / 25) * ((h - 275) / 25)) * G_PI / 180) * 2 * seventh (c);

  return sqrt (dl / sl * (dl / sl) + dc / sc * (dc / sc) + dh / sh * (dh / sh) + rt * dc / sc * dh / sh);
}

double
hu_vision_distance (HuVision vision,
                    HuColor  a,
                    HuColor  b)
{
  return hu_vision_lab_distance (hu_vision_lab (hu_vision_see (vision, a)),
                                 hu_vision_lab (hu_vision_see (vision, b)));
}
