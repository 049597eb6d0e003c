/*
 * The part of each rule system in the answers of the command line.  A further system is one
 * more file and a line in hu-cli-system.c.
 */
#pragma once

#include <json-glib/json-glib.h>

#include "hu-report.h"
#include "hu-text.h"

G_BEGIN_DECLS

typedef struct
{
  /* Adds members to the system's object, after its "verdict". */
  void     (*add_json) (JsonBuilder      *builder,
                        const HuSnapshot *snapshot);
  /* @report: with the points; its tables are printed as they are. */
  void     (*add_text) (HuText           *text,
                        const HuSnapshot *snapshot,
                        const HuReport   *report);
} HuCliSystem;

extern const HuCliSystem hu_cli_sudden_death;
extern const HuCliSystem hu_cli_front_line;
extern const HuCliSystem hu_cli_control;
extern const HuCliSystem hu_cli_objectives;

/* The systems in force, in their order, one call each. */
void hu_cli_add_systems_json (JsonBuilder      *builder,
                              const HuSnapshot *snapshot);
void hu_cli_add_systems_text (HuText           *text,
                              const HuSnapshot *snapshot,
                              const HuReport   *report);

G_END_DECLS
