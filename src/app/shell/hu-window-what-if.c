/*
 * The What If mode and its variations: entering, keeping, saving, leaving.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hu-compare-window.h"
#include "hu-css-class.h"
#include "hu-variation-dialog.h"
#include "hu-variation-item.h"
#include "hu-window-private.h"

static HuGame *
get_game (HuWindow *self)
{
  return hu_document_get_game (self->document);
}

static gboolean
in_what_if (HuWindow *self)
{
  return get_game (self) != NULL && hu_game_in_what_if (get_game (self));
}

static void
leave (HuWindow *self)
{
  if (in_what_if (self))
    hu_game_leave_what_if (get_game (self));
}

static void
what_if_action (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  HuWindow *self = HU_WINDOW (widget);

  if (get_game (self) == NULL)
    return;

  if (in_what_if (self))
    leave (self);
  else
    hu_game_begin_what_if (get_game (self), hu_game_get_position (get_game (self)));
}

static void
leave_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  leave (HU_WINDOW (widget));
}

/* --- Names --- */

/* A name that no other variation has: "Variation 3". */
static char *
suggest_name (HuGame *game)
{
  GListModel *list = hu_game_get_variations (game);

  for (guint n = g_list_model_get_n_items (list) + 1;; n++)
    {
      /* Translators: %u is a number: how a variation is called that has no name yet */
      g_autofree char *name = g_strdup_printf (_("Variation %u"), n);
      gboolean taken = FALSE;

      for (guint i = 0; i < g_list_model_get_n_items (list); i++)
        {
          g_autoptr(HuVariationItem) item = g_list_model_get_item (list, i);

          taken |= g_strcmp0 (hu_variation_item_get (item)->name, name) == 0;
        }
      if (!taken)
        return g_steal_pointer (&name);
    }
}

/* The line one is on, beside the game. */
static void
save_line (HuWindow   *self,
           const char *name)
{
  HuGame *game = get_game (self);
  g_autoptr(GPtrArray) line = hu_game_dup_line (game);
  g_autoptr(HuVariation) variation =
    hu_variation_new_with (name, hu_game_get_base (game), line, hu_game_get_own_scenario (game),
                           hu_game_get_scenario (game));

  hu_game_add_variation (game, variation);
}

static void
name_response_cb (HuWindow         *self,
                  const char       *response,
                  AdwMessageDialog *dialog)
{
  GtkWidget *entry = adw_message_dialog_get_extra_child (dialog);
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (entry))));
  g_autofree char *said = NULL;

  if (!g_str_equal (response, "save") || name[0] == '\0' || !in_what_if (self))
    return;

  save_line (self, name);
  leave (self);
  /* Translators: %s is the name of a variation */
  said = g_strdup_printf (_("“%s” is kept beside the game."), name);
  _hu_window_toast (self, said);
}

static void
save_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  HuWindow *self = HU_WINDOW (widget);
  g_autofree char *suggestion = NULL;
  GtkWidget *dialog, *entry;

  if (!in_what_if (self))
    return;

  suggestion = suggest_name (get_game (self));
  dialog = adw_message_dialog_new (GTK_WINDOW (self), _("Save as Variation"),
                                   _("It is kept beside the game, in its file, and is no part of its log."));
  entry = gtk_entry_new ();
  gtk_editable_set_text (GTK_EDITABLE (entry), suggestion);
  gtk_entry_set_activates_default (GTK_ENTRY (entry), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Name"), -1);
  adw_message_dialog_set_extra_child (ADW_MESSAGE_DIALOG (dialog), entry);
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _("_Cancel"), "save", _("_Save"), NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "save", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "save");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  g_signal_connect_object (dialog, "response", G_CALLBACK (name_response_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* Keeps @events as a variation, from the first one on; the first @after are also the game's. Returns its name. */
char *
_hu_window_keep_variation (HuWindow  *self,
                           guint      after,
                           GPtrArray *events)
{
  g_autofree char *name = suggest_name (get_game (self));
  g_autoptr(HuVariation) variation = hu_variation_new (name, after, events);

  hu_game_add_variation (get_game (self), variation);

  return g_steal_pointer (&name);
}

/* --- Keeping --- */

/* Makes the log's events after the moment a variation of their own. */
static void
rescue_rest (HuWindow *self)
{
  HuGame *game = get_game (self);
  g_autoptr(GPtrArray) lent = hu_game_dup_lent (game);
  g_autoptr(HuVariation) variation = NULL;
  g_autofree char *name = NULL;

  if (lent == NULL)
    return;

  name = suggest_name (game);
  variation = hu_variation_new (name, hu_game_get_base (game), lent);
  hu_game_add_variation (game, variation);
}

static void
keep_response_cb (HuWindow   *self,
                  const char *response)
{
  if (!in_what_if (self) || g_str_equal (response, "cancel"))
    return;

  if (g_str_equal (response, "save"))
    {
      gtk_widget_activate_action (GTK_WIDGET (self), "win.what-if-save", NULL);
      return;
    }

  if (g_str_equal (response, "rescue"))
    rescue_rest (self);
  hu_game_keep_what_if (get_game (self));
}

/* Words the events of the log that are replaced; NULL: none. */
static char *
word_lent (HuGame *game)
{
  g_autoptr(GPtrArray) lent = hu_game_dup_lent (game);
  guint n;

  if (lent == NULL)
    return NULL;

  n = lent->len - hu_game_get_base (game);

  return g_strdup_printf (ngettext ("The log has %u event after this moment. It gives way to what you keep.",
                                    "The log has %u events after this moment. They give way to what you keep.", n), n);
}

static void
ask_to_keep (HuWindow   *self,
             const char *unkept,
             const char *lent)
{
  AdwMessageDialog *dialog = ADW_MESSAGE_DIALOG (adw_message_dialog_new (GTK_WINDOW (self), _("Keep It?"), NULL));
  g_autofree char *both = unkept != NULL && lent != NULL ? g_strdup_printf ("%s\n\n%s", unkept, lent) : NULL;

  adw_message_dialog_set_body (dialog, both != NULL ? both : unkept != NULL ? unkept : lent);
  if (lent != NULL)
    {
      adw_message_dialog_add_responses (dialog, "cancel", _("_Cancel"), "keep", _("_Drop Them"),
                                        "rescue", _("Keep Them as a _Variation"), NULL);
      adw_message_dialog_set_response_appearance (dialog, "keep", ADW_RESPONSE_DESTRUCTIVE);
      adw_message_dialog_set_response_appearance (dialog, "rescue", ADW_RESPONSE_SUGGESTED);
      adw_message_dialog_set_default_response (dialog, "rescue");
    }
  else
    {
      adw_message_dialog_add_responses (dialog, "cancel", _("_Cancel"), "keep", _("Keep the _Rest"),
                                        "save", _("Save as _Variation…"), NULL);
      adw_message_dialog_set_response_appearance (dialog, "save", ADW_RESPONSE_SUGGESTED);
      adw_message_dialog_set_default_response (dialog, "save");
    }
  adw_message_dialog_set_close_response (dialog, "cancel");
  g_signal_connect_object (dialog, "response", G_CALLBACK (keep_response_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
keep_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  HuWindow *self = HU_WINDOW (widget);
  g_autofree char *unkept = NULL;
  g_autofree char *lent = NULL;

  if (!in_what_if (self))
    return;

  unkept = _hu_window_word_unkept (get_game (self));
  lent = word_lent (get_game (self));
  if (unkept == NULL && lent == NULL)
    hu_game_keep_what_if (get_game (self));
  else
    ask_to_keep (self, unkept, lent);
}

/* --- Variations --- */

static HuVariation *
ref_variation (HuWindow *self,
               guint     index)
{
  GListModel *list = get_game (self) != NULL ? hu_game_get_variations (get_game (self)) : NULL;
  g_autoptr(HuVariationItem) item = list != NULL ? g_list_model_get_item (list, index) : NULL;

  return item != NULL ? hu_variation_ref (hu_variation_item_get (item)) : NULL;
}

static void
variations_action (GtkWidget  *widget,
                   const char *name,
                   GVariant   *parameter)
{
  HuWindow *self = HU_WINDOW (widget);

  if (get_game (self) == NULL)
    return;

  leave (self);
  gtk_window_present (GTK_WINDOW (hu_variation_dialog_new (GTK_WINDOW (self), get_game (self))));
}

/* As what-if: from where it leaves the log, on to its end. */
static void
try_variation_action (GtkWidget  *widget,
                      const char *name,
                      GVariant   *parameter)
{
  HuWindow *self = HU_WINDOW (widget);
  g_autoptr(HuVariation) variation = ref_variation (self, g_variant_get_uint32 (parameter));

  if (variation == NULL)
    return;

  leave (self);
  hu_game_try_variation (get_game (self), variation);
}

static void
compare_variation_action (GtkWidget  *widget,
                          const char *name,
                          GVariant   *parameter)
{
  HuWindow *self = HU_WINDOW (widget);
  g_autoptr(HuVariation) variation = ref_variation (self, g_variant_get_uint32 (parameter));

  if (variation == NULL)
    return;

  leave (self);
  gtk_window_present (GTK_WINDOW (hu_compare_window_new (GTK_WINDOW (self), get_game (self), variation)));
}

/* --- The window --- */

/* Shows the preview beside the present numbers; the frame of the map shows the mode too. */
void
_hu_window_update_what_if (HuWindow *self)
{
  gboolean as_if = in_what_if (self);
  GtkWidget *widget = GTK_WIDGET (self);
  g_autoptr(GPtrArray) ways = as_if ? hu_game_dup_ways (get_game (self), hu_game_get_base (get_game (self))) : NULL;

  hu_css_class_set (self->map_frame, "what-if", as_if);
  hu_map_view_set_before (self->map, as_if ? hu_game_get_base_snapshot (get_game (self)) : NULL, ways);
  gtk_widget_action_set_enabled (widget, "win.what-if", get_game (self) != NULL);
  gtk_widget_action_set_enabled (widget, "win.variations", get_game (self) != NULL);
  gtk_widget_action_set_enabled (widget, "win.what-if-leave", as_if);
  gtk_widget_action_set_enabled (widget, "win.what-if-add", get_game (self) != NULL &&
                                 !hu_snapshot_get_clock (hu_game_get_snapshot (get_game (self)))->over);
  gtk_widget_action_set_enabled (widget, "win.what-if-keep", as_if && hu_game_count_keepable (get_game (self)) > 0);
  gtk_widget_action_set_enabled (widget, "win.what-if-save",
                                 as_if && hu_game_get_position (get_game (self)) > hu_game_get_base (get_game (self)));
  if (as_if)
    {
      gtk_widget_action_set_enabled (widget, "win.save", FALSE);
      gtk_widget_action_set_enabled (widget, "win.save-as", FALSE);
    }
}

void
_hu_window_init_what_if (HuWindow *self)
{
  GtkWidget *box = gtk_widget_get_parent (GTK_WIDGET (self->verdict));

  self->what_if_bar = HU_WHAT_IF_BAR (hu_what_if_bar_new ());
  gtk_box_insert_child_after (GTK_BOX (box), GTK_WIDGET (self->what_if_bar), GTK_WIDGET (self->verdict));
  /* The bar takes its room from the map, so the map under the pointer must stay in place. */
  g_signal_connect_object (self->what_if_bar, "notify::visible", G_CALLBACK (hu_map_view_stay), self->map,
                           G_CONNECT_SWAPPED);
}

void
_hu_window_install_what_if_actions (GtkWidgetClass *widget_class)
{
  static const struct
  {
    const char                  *name;
    const char                  *parameter;
    GtkWidgetActionActivateFunc  activate;
  } actions[] = {
    { "win.what-if", NULL, what_if_action },
    { "win.what-if-leave", NULL, leave_action },
    { "win.what-if-keep", NULL, keep_action },
    { "win.what-if-save", NULL, save_action },
    { "win.variations", NULL, variations_action },
    { "win.try-variation", "u", try_variation_action },
    { "win.compare-variation", "u", compare_variation_action },
  };

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (widget_class, actions[i].name, actions[i].parameter, actions[i].activate);
}
