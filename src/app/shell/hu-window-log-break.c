/*
 * An edit of the scenario that the log, or a variation, no longer fits. Neither is changed without asking:
 * either it is cut at that event, or the edit is undone.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hu-window-private.h"
#include "hu-workshop-break.h"
#include "hu-workshop-pane.h"

/* The watch of one draft: an event that did not fit before this editing is not the fault of an edit. */
typedef struct
{
  GWeakRef  window;
  gint      variation;
  guint     event;     /* 0: all fits */
} Watch;

static void
watch_free (gpointer data)
{
  Watch *watch = data;

  g_weak_ref_clear (&watch->window);
  g_free (watch);
}

static Watch *
get_watch (HuWorkshop *shop)
{
  return g_object_get_data (G_OBJECT (shop), "hu-log-watch");
}

static HuWorkshop *
get_shop (HuWindow *self)
{
  return self->workshop != NULL ? hu_workshop_pane_get_shop (self->workshop) : NULL;
}

/* Is that worse than it was? */
static gboolean
is_new (const Watch       *watch,
        const HuShopBreak *found)
{
  if (watch->event == 0)
    return TRUE;
  if (found->variation != watch->variation)
    return found->variation < 0;

  return found->event < watch->event;
}

static void
remember (HuWorkshop *shop)
{
  g_auto(HuShopBreak) found = { .variation = -1 };
  Watch *watch = get_watch (shop);

  watch->event = hu_workshop_find_break (shop, &found) ? found.event : 0;
  watch->variation = found.variation;
}

static void
response_cb (HuWindow   *self,
             const char *response)
{
  HuWorkshop *shop = get_shop (self);

  self->asks_about_log = FALSE;
  if (shop == NULL)
    return;

  if (g_str_equal (response, "cut"))
    hu_workshop_cut_breaks (shop, _("Cut What Cannot Be"));
  else
    hu_workshop_undo (shop);
  remember (shop);
}

static char *
word_body (const HuShopBreak *found)
{
  if (found->variation < 0)
    /* Translators: %1$u is the number of an event, %2$s says why it cannot be */
    return g_strdup_printf (_("After this edit event %1$u of the log cannot be: %2$s.\n\nCut there, that event "
                              "and all after it go; that can be undone."), found->event, found->why);

  /* Translators: %1$s is the name of a variation, %2$u the number of an event in it, %3$s says why it cannot be */
  return g_strdup_printf (_("The log still fits, but after this edit event %2$u of the variation “%1$s” cannot be: "
                            "%3$s.\n\nCut there, that event and all after it go, and the variation with its first; "
                            "that can be undone."), found->name, found->event, found->why);
}

static void
ask (HuWindow          *self,
     const HuShopBreak *found)
{
  g_autofree char *body = word_body (found);
  GtkWidget *dialog;

  self->asks_about_log = TRUE;
  dialog = adw_message_dialog_new (GTK_WINDOW (self),
                                   found->variation < 0 ? _("The Log No Longer Fits") : _("A Variation No Longer Fits"),
                                   body);
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog),
                                    "cut", found->variation < 0 ? _("_Cut the Log There") : _("_Cut It There"),
                                    "undo", _("_Take the Edit Back"), NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "cut", ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "undo", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "undo");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "undo");
  g_signal_connect_object (dialog, "response", G_CALLBACK (response_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* Once a stroke is over: only then can it be taken back. */
static void
look_cb (HuWorkshop *shop)
{
  g_auto(HuShopBreak) found = { .variation = -1 };
  Watch *watch = get_watch (shop);
  g_autoptr(HuWindow) self = g_weak_ref_get (&watch->window);

  if (self == NULL || get_shop (self) != shop || self->asks_about_log || hu_workshop_is_in_stroke (shop))
    return;

  if (hu_workshop_find_break (shop, &found) && is_new (watch, &found) && hu_workshop_can_undo (shop))
    ask (self, &found);
  else
    remember (shop);
}

/* From now on asks whenever an edit of @shop makes a possible event impossible. */
void
_hu_window_watch_log (HuWindow   *self,
                      HuWorkshop *shop)
{
  Watch *watch = g_new0 (Watch, 1);

  g_weak_ref_init (&watch->window, self);
  g_object_set_data_full (G_OBJECT (shop), "hu-log-watch", watch, watch_free);
  remember (shop);
  g_signal_connect (shop, "notify::undo-label", G_CALLBACK (look_cb), NULL);
}
