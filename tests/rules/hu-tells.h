/*
 * Whether a change of one field is seen: by what says that two things are equal, and by what looks for faults of a state.
 */
#pragma once

#include "hu-check.h"

/* While @field is @value, A and B differ, whichever is asked first. */
#define ASSERT_TELLS(equal, a, b, field, value) \
  G_STMT_START                                  \
  {                                             \
    __auto_type saved = (field);                \
                                                \
    g_assert_true (equal (a, b));               \
    (field) = (value);                          \
    g_assert_false (equal (a, b));              \
    g_assert_false (equal (b, a));              \
    (field) = saved;                            \
    g_assert_true (equal (a, b));               \
  }                                             \
  G_STMT_END

/* While @field is @value, @state has the fault @words. */
#define ASSERT_FAULT(state, field, value, words)              \
  G_STMT_START                                                \
  {                                                           \
    __auto_type saved = (field);                              \
    g_autofree char *before = hu_state_find_fault (state);    \
    g_autofree char *fault = NULL;                            \
                                                              \
    g_assert_cmpstr (before, ==, NULL);                       \
    (field) = (value);                                        \
    fault = hu_state_find_fault (state);                      \
    (field) = saved;                                          \
    g_assert_cmpstr (fault, ==, words);                       \
  }                                                           \
  G_STMT_END
