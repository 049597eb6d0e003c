/*
 * The dialog for a new scenario: what it begins from.
 */
#pragma once

#include <adwaita.h>

#include "hu-game.h"

G_BEGIN_DECLS

typedef enum
{
  HU_NEW_BLANK,
  HU_NEW_SHIPPED,
  HU_NEW_GAME,
} HuNewSource;

/* The user's choices; the dialog owns the strings, which are valid while the signal runs. */
typedef struct
{
  HuNewSource   source;
  gint          columns;
  gint          rows;
  HuOrientation orientation;
  gboolean      shifted_odd;
  HuNumbering   numbering;
  const char   *board;         /* or NULL */
  const char   *title;
  const char   *sides[HU_N_SIDES]; /* names */
  guint         systems;       /* of HU_NEW_BLANK: rule systems in force, bits 1 << HuSystemId */
  GFile        *file;          /* of HU_NEW_SHIPPED */
  gboolean      keep_units;
  gboolean      keep_rules;
} HuNewChoice;

#define HU_TYPE_WORKSHOP_NEW (hu_workshop_new_get_type ())
G_DECLARE_FINAL_TYPE (HuWorkshopNew, hu_workshop_new, HU, WORKSHOP_NEW, AdwWindow)

/* Signal "chosen" (HuNewChoice *choice): once, before it closes. @game: the open game, whose present moment can
 * be the start; or NULL. */
GtkWidget *hu_workshop_new_new (GtkWindow *parent,
                                HuGame    *game);

G_END_DECLS
