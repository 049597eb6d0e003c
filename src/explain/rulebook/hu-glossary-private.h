/*
 * The table behind the glossary.
 */
#pragma once

#include "hu-glossary.h"

G_BEGIN_DECLS

/* The context of its messages, as in NC_() in the table. */
#define HU_GLOSSARY_CONTEXT "glossary"

G_END_DECLS
