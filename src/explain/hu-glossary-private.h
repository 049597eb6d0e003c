/*
 * The table behind the glossary.
 */
#pragma once

#include "hu-glossary.h"

G_BEGIN_DECLS

const HuTerm *_hu_glossary_table (guint *n);

G_END_DECLS
