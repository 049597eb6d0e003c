/*
 * The two answers of the verb trace.
 */
#pragma once

#include "hu-cli.h"
#include "hu-tracing.h"

G_BEGIN_DECLS

HuCliStatus hu_cli_trace_write_json (const HuSnapshot        *snapshot,
                                     const HuSupplySituation *situation,
                                     const HuTracing         *tracing);
HuCliStatus hu_cli_trace_write_text (const HuSnapshot        *snapshot,
                                     const HuSupplySituation *situation,
                                     const HuTracing         *tracing,
                                     guint                    unit,
                                     guint                    n_all);

/* The reached hexes by distance, the origin first; (transfer full) (element-type GArray of HuHex). */
GPtrArray  *hu_cli_list_rings       (const HuGrid            *grid,
                                     const HuSupplyTrace     *trace) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
