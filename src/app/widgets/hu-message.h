/*
 * Messages that the user acknowledges, and questions.
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

void hu_message_show (GtkWidget  *widget,
                      const char *heading,
                      const char *body,
                      const char *button); /* NULL: "Close" */
/* Shows @text for some seconds, in the toast overlay that @widget is in, or that is the content of this window;
 * nothing if @widget is NULL, as a window is for its sections once it has gone. */
void hu_message_toast (GtkWidget  *widget,
                       const char *text);
/* The same for a toast with a button. */
void hu_message_add_toast (GtkWidget *widget,
                           AdwToast  *toast); /* (transfer full) */

/* Asks in a form, with the responses "cancel" and @response; the caller connects to "response" and presents it. */
AdwMessageDialog *hu_question_new      (GtkWindow  *parent,
                                        const char *heading,
                                        const char *body,  /* or NULL */
                                        GtkWidget  *form,
                                        const char *response,
                                        const char *button);

typedef struct
{
  const char           *response;
  const char           *label;
  AdwResponseAppearance appearance;
} HuResponse;

/* Asks, and returns the dialog.  @answers end with NULL; @usual: the response of the Enter key; @otherwise: the response when
 * the dialog is closed; @answered (@object, response) is called with either. */
GtkWidget        *hu_message_ask       (GtkWindow        *parent,
                                        const char       *heading,
                                        const char       *body,
                                        const HuResponse *answers,
                                        const char       *usual,
                                        const char       *otherwise,
                                        GCallback         answered,
                                        gpointer          object);

/* Asks for a line of text; @answered gets it unless it is empty or the user cancels. */
typedef void (*HuAnsweredFunc) (gpointer    object,
                                const char *text);
void              hu_question_ask_text (GtkWindow     *parent,
                                        const char    *heading,
                                        const char    *body,
                                        const char    *label,      /* of the entry, as it is spoken */
                                        const char    *suggestion, /* or NULL */
                                        const char    *response,
                                        const char    *button,
                                        HuAnsweredFunc answered,
                                        gpointer       object);    /* GObject: nothing is called once it is gone */

G_END_DECLS
