/*
 * Groups of the rules' page, with which a rule system makes its form.
 */
#pragma once

#include "hu-system-panels.h"
#include "hu-workshop-bench.h"
#include "hu-workshop-list.h"

G_BEGIN_DECLS

struct _HuWorkshopRules
{
  HuWorkshopBench *bench;
  GtkWidget       *page;
  GPtrArray       *groups;
  const char      *pointer; /* to the system's data */
};

GtkWidget *hu_workshop_rules_group (HuWorkshopRules           *rules,
                                    const char                *title,
                                    const char                *description); /* or NULL */
/* A list of the system's data, as a group. */
void       hu_workshop_rules_list  (HuWorkshopRules           *rules,
                                    const char                *key,
                                    const char                *title,
                                    const char                *description,
                                    const HuWorkshopListClass *klass);

G_END_DECLS
