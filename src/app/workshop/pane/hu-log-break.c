/*
 * An edit of the scenario that the log, or a variation, no longer fits. Neither is changed without asking:
 * either it is cut at that event, or the edit is undone.
 */
#include "config.h"

#include "hu-log-break.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "hu-message.h"
#include "hu-workshop-break.h"

struct _HuLogBreak
{
  GObject     parent_instance;

  HuWorkshop *shop;
  GtkWidget  *widget;
  gboolean    asking;

  /* An event that did not fit before this editing is not the fault of an edit. */
  gint        variation;
  guint       event;     /* 0: all fits */
};

G_DEFINE_FINAL_TYPE (HuLogBreak, hu_log_break, G_TYPE_OBJECT)

/* Is that worse than it was? */
static gboolean
is_new (const HuLogBreak  *self,
        const HuShopBreak *found)
{
  if (self->event == 0)
    return TRUE;
  if (found->variation != self->variation)
    return found->variation < 0;

  return found->event < self->event;
}

static void
remember (HuLogBreak *self)
{
  g_auto(HuShopBreak) found = { .variation = -1 };

  self->event = hu_workshop_find_break (self->shop, &found) ? found.event : 0;
  self->variation = found.variation;
}

static void
response_cb (HuLogBreak *self,
             const char *response)
{
  self->asking = FALSE;
  if (g_str_equal (response, "cut"))
    hu_workshop_cut_breaks (self->shop, _("Remove Impossible Events"));
  else
    hu_workshop_undo (self->shop);
  remember (self);
}

static char *
word_body (const HuShopBreak *found)
{
  if (found->variation < 0)
    /* Translators: %1$u is the number of an event, %2$s says why it cannot be */
    return g_strdup_printf (_("After this edit, event %1$u of the log is no longer possible: %2$s.\n\nIf you cut the "
                              "log there, that event and all later ones are removed. You can undo this."),
                            found->event, found->why);

  /* Translators: %1$s is the name of a variation, %2$u the number of an event in it, %3$s says why it cannot be */
  return g_strdup_printf (_("The log still fits, but after this edit event %2$u of the variation “%1$s” is no longer "
                            "possible: %3$s.\n\nIf you cut the variation there, that event and all later ones are "
                            "removed, and the variation itself if no event is left. You can undo this."),
                          found->name, found->event, found->why);
}

static void
ask (HuLogBreak        *self,
     const HuShopBreak *found)
{
  g_autofree char *body = word_body (found);
  const HuResponse answers[] = {
    { "cut", found->variation < 0 ? _("_Cut the Log There") : _("_Cut It There"), ADW_RESPONSE_DESTRUCTIVE },
    { "undo", _("_Undo the Edit"), ADW_RESPONSE_SUGGESTED },
    { NULL },
  };

  self->asking = TRUE;
  hu_message_ask (GTK_WINDOW (gtk_widget_get_root (self->widget)),
                  found->variation < 0 ? _("The Log No Longer Fits") : _("A Variation No Longer Fits"), body, answers,
                  "undo", "undo", G_CALLBACK (response_cb), self);
}

/* Once a stroke is over: only then can it be taken back. */
static void
look_cb (HuLogBreak *self)
{
  g_auto(HuShopBreak) found = { .variation = -1 };

  if (self->asking || hu_workshop_is_in_stroke (self->shop))
    return;

  if (hu_workshop_find_break (self->shop, &found) && is_new (self, &found) && hu_workshop_can_undo (self->shop))
    ask (self, &found);
  else
    remember (self);
}

static void
hu_log_break_dispose (GObject *object)
{
  HuLogBreak *self = HU_LOG_BREAK (object);

  g_clear_object (&self->shop);

  G_OBJECT_CLASS (hu_log_break_parent_class)->dispose (object);
}

static void
hu_log_break_class_init (HuLogBreakClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hu_log_break_dispose;
}

static void
hu_log_break_init (HuLogBreak *self)
{
}

HuLogBreak *
hu_log_break_new (HuWorkshop *shop,
                  GtkWidget  *widget)
{
  HuLogBreak *self;

  g_return_val_if_fail (HU_IS_WORKSHOP (shop), NULL);
  g_return_val_if_fail (GTK_IS_WIDGET (widget), NULL);

  self = g_object_new (HU_TYPE_LOG_BREAK, NULL);
  self->shop = g_object_ref (shop);
  self->widget = widget;
  remember (self);
  g_signal_connect_object (shop, "notify::undo-label", G_CALLBACK (look_cb), self, G_CONNECT_SWAPPED);

  return self;
}
