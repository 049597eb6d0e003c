/*
 * A shipped lesson in the fixture's window.
 */
#pragma once

#include "hu-app-fixture.h"
#include "hu-lesson-panel.h"

G_BEGIN_DECLS

/* Opens the lesson @name, "front-line-1-rows", of which no progress is kept. */
void      hu_lesson_set_up    (HuAppFixture *self,
                               gconstpointer name);
void      hu_lesson_tear_down (HuAppFixture *self,
                               gconstpointer name);
/* The lesson in the window, or NULL. */
HuLesson *hu_lesson_of        (HuAppFixture *self);
/* Activates an action of the window, and waits until all is drawn. */
void      hu_lesson_act       (HuAppFixture *self,
                               const char   *action);

G_END_DECLS
