/*
 * The games that a report holds, held against the one that it is of.
 */
#pragma once

#include <json-glib/json-glib.h>
#include <poppler.h>

#include "hu-cli.h"

G_BEGIN_DECLS

typedef struct
{
  guint      n;      /* how many there are */
  GPtrArray *prints; /* utf8: the fingerprints of the first of them; NULL: it is damaged */
  guint      right;  /* bits: which of these are the game */
} HuCliCarried;

/* @attached: what hu_cli_carried_list_attached() found, or NULL; @n_events: the moment of the report, up to which a page holds
 * the game. */
void       hu_cli_carried_read          (HuCliCarried     *self,
                                         GBytes           *report,
                                         GPtrArray        *attached,
                                         const HuGameFile *game,
                                         guint             n_events);
void       hu_cli_carried_clear         (HuCliCarried     *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (HuCliCarried, hu_cli_carried_clear)

/* Adds a line for what is wrong, and one for each game: which it is. */
void       hu_cli_carried_word          (const HuCliCarried *self,
                                         HuSide              viewer,
                                         GString            *answer);
void       hu_cli_carried_add_json      (const HuCliCarried *self,
                                         JsonBuilder        *builder);

/* (element-type GBytes): the first games among the files that a PDF has with it. */
GPtrArray *hu_cli_carried_list_attached (PopplerDocument    *document) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
