/*
 * The bar in words.  The last position stays while VASSAL writes the next one.
 */
#include "config.h"

#include "hu-follow-bar.h"

#include <glib/gi18n-lib.h>

#include "hu-css-class.h"
#include "hu-explain.h"
#include "hu-file-name.h"
#include "hu-import-error.h"
#include "hu-menu.h"
#include "hu-tooltip.h"

#define MOST 2 /* names of units: the question behind them is to be read */

struct _HuFollowBar
{
  HuPanel     parent_instance;

  HuFollower *follower;
  gboolean    asks; /* what became of those that have gone; the changes are taken with the answer */

  gboolean    hinted; /* that changes can be taken at once … */
  gboolean    hints;  /* … and that is what it tells now */

  GtkLabel   *sentence;
  GtkLabel   *status;
  GtkSpinner *spinner;
  GtkWidget  *back;
  GtkWidget  *take;
  GtkWidget  *look;
  GtkWidget  *leave;
  GtkWidget  *gone;
  GtkWidget  *match;
  GtkWidget  *files;
  GtkWidget  *truth;
  GtkMenuButton *more;
};

G_DEFINE_FINAL_TYPE (HuFollowBar, hu_follow_bar, HU_TYPE_PANEL)

/* --- Words --- */

static char *
word_gone (HuFollower *follower)
{
  const GArray *gone = hu_follower_get_gone (follower);
  const HuState *base = hu_follower_get_base (follower);
  g_autofree char *names = hu_explain_units (base->scenario, gone, MOST);
  guint n_masked = hu_follower_get_n_masked (follower);
  g_autofree char *text = NULL;

  /* Translators: %s is units, as "6 Pz and IX" */
  text = g_strdup_printf (ngettext ("%s is not in the position any more. What happened to it?",
                                    "%s are not in the position any more. What happened to them?", gone->len), names);
  if (n_masked == 0)
    return g_steal_pointer (&text);

  /* Translators: %1$s is the question before, %2$u counters in VASSAL that only their owner may see. */
  return g_strdup_printf (ngettext ("%1$s (%2$u counter is masked.)", "%1$s (%2$u counters are masked.)", n_masked), text,
                          n_masked);
}

/* Adds the counters of the save that are units of neither side here: they do not come into the game by themselves. */
static char *
add_strange (HuFollower *follower,
             char       *words) /* (transfer full) */
{
  const char *strange = hu_follower_get_strange (follower);
  g_autofree char *before = words;

  if (strange == NULL)
    return g_steal_pointer (&before);

  return g_strdup_printf (g_str_has_suffix (before, ".") || g_str_has_suffix (before, "?") ? "%s %s" : "%s. %s", before, strange);
}

static char *
word_offer (HuFollowBar *self,
            HuOffer      offer)
{
  switch (offer)
    {
    case HU_OFFER_CHANGES:
      return self->asks ? word_gone (self->follower)
                        : add_strange (self->follower, g_strdup (hu_follower_get_words (self->follower)));

    case HU_OFFER_GONE:
      return word_gone (self->follower);

    case HU_OFFER_BACK:
      if (hu_follower_get_moment (self->follower) == 0)
        return g_strdup (_("VASSAL is back at the set-up."));
      /* Translators: %u is the number of an event of the log */
      return g_strdup_printf (_("VASSAL is back at the position after event %u."), hu_follower_get_moment (self->follower));

    case HU_OFFER_VEILED:
      return g_strdup (_("VASSAL has another position. Show the truth to take it."));

    case HU_OFFER_NOTHING:
      break;
    }

  return NULL;
}

/* Names the followed file while there is nothing to do. */
static char *
word_place (HuFollowBar *self)
{
  HuFollower *follower = self->follower;
  GFile *file = hu_follower_get_file (follower);
  g_autofree char *name = hu_file_dup_name (file != NULL ? file : hu_follower_get_place (follower));

  if (self->hints && !hu_follower_get_at_once (follower))
    /* Translators: %s is the name of a file or folder; a check box beside it is "Take at Once" */
    return g_strdup_printf (_("Following “%s”. Take each change at once?"), name);

  /* Translators: %s is the name of a file or folder */
  return g_strdup_printf (_("Following “%s”"), name);
}

static char *
word_state (HuFollower *follower)
{
  g_autofree char *name = hu_file_dup_name (hu_follower_get_place (follower));
  GFile *file = hu_follower_get_newest (follower);
  g_autofree char *newest = file != NULL ? hu_file_dup_name (file) : g_strdup (name);

  switch (hu_follower_get_state (follower))
    {
    case HU_FOLLOW_EMPTY:
      /* Translators: %s is the name of a folder */
      return g_strdup_printf (_("No save in “%s” yet"), name);

    case HU_FOLLOW_WAITING:
      return g_strdup (_("Waiting for VASSAL"));

    case HU_FOLLOW_BROKEN:
      return g_strdup (_("The newest save is not complete: save again in VASSAL"));

    case HU_FOLLOW_FOREIGN:
      /* Translators: %s is the name of a file */
      return g_strdup_printf (_("“%s” is no save of VASSAL"), newest);

    case HU_FOLLOW_GONE:
      /* Translators: %s is the name of a file or folder */
      return g_strdup_printf (_("“%s” is not there"), name);

    case HU_FOLLOW_GOOD:
      break;
    }

  return NULL;
}

/* --- The bar --- */

/* The user may say which counter is which unit, but not through the eyes of a side. */
static gboolean
is_strange (HuFollowBar *self)
{
  HuGame *game = hu_panel_get_game (HU_PANEL (self));

  return g_error_matches (hu_follower_get_problem (self->follower), HU_IMPORT_ERROR, HU_IMPORT_ERROR_STRANGE) &&
         game != NULL && hu_game_get_viewer (game) == HU_SIDE_NONE;
}

static void
show_buttons (HuFollowBar *self,
              HuOffer      offer)
{
  gboolean asks = offer == HU_OFFER_GONE || (offer == HU_OFFER_CHANGES && self->asks);
  gboolean takes = (offer == HU_OFFER_CHANGES || offer == HU_OFFER_BACK) && !asks;

  gtk_widget_set_visible (self->back, offer == HU_OFFER_BACK);
  gtk_widget_set_visible (self->take, takes);
  gtk_widget_set_visible (self->look, takes);
  gtk_widget_set_visible (self->leave, takes);
  gtk_widget_set_visible (self->gone, asks);
  gtk_widget_set_visible (self->match, offer == HU_OFFER_NOTHING && is_strange (self));
  gtk_widget_set_visible (self->files, offer == HU_OFFER_NOTHING && hu_follower_needs_file (self->follower));
  gtk_widget_set_visible (self->truth, offer == HU_OFFER_VEILED);
}

static void
update (HuFollowBar *self)
{
  HuSession *session = hu_panel_get_session (HU_PANEL (self));
  gboolean shown = self->follower != NULL && session != NULL && hu_session_get_mode (session) == HU_MODE_PLAY;
  g_autofree char *text = NULL;
  g_autofree char *state = NULL;
  const GError *problem;
  HuOffer offer;

  gtk_widget_set_visible (GTK_WIDGET (self), shown);
  if (!shown)
    return;

  offer = hu_follower_get_offer (self->follower);
  problem = hu_follower_get_problem (self->follower);
  if (offer != HU_OFFER_CHANGES)
    self->asks = FALSE;
  if (offer != HU_OFFER_NOTHING)
    self->hints = FALSE;
  text = word_offer (self, offer);
  if (text == NULL && problem != NULL)
    text = g_strdup (problem->message);
  if (text == NULL)
    text = add_strange (self->follower, word_place (self));
  state = word_state (self->follower);

  /* Where there is nothing to do the words stand back. */
  hu_css_class_set (GTK_WIDGET (self->sentence), "dim-label", offer == HU_OFFER_NOTHING && problem == NULL);
  gtk_label_set_text (self->sentence, text);
  hu_tooltip_set (GTK_WIDGET (self->sentence), text);
  gtk_label_set_text (self->status, state != NULL ? state : "");
  gtk_widget_set_visible (GTK_WIDGET (self->status), state != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->spinner), hu_follower_get_state (self->follower) == HU_FOLLOW_WAITING);
  gtk_spinner_set_spinning (self->spinner, hu_follower_get_state (self->follower) == HU_FOLLOW_WAITING);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  show_buttons (self, offer);
}

static void
bind (HuPanel   *panel,
      HuSession *session)
{
  g_signal_connect_object (session, "notify::mode", G_CALLBACK (update), panel, G_CONNECT_SWAPPED);
}

void
hu_follow_bar_set_follower (HuFollowBar *self,
                            HuFollower  *follower)
{
  g_return_if_fail (HU_IS_FOLLOW_BAR (self));

  if (self->follower != NULL)
    g_signal_handlers_disconnect_by_data (self->follower, self);
  g_set_object (&self->follower, follower);
  if (follower != NULL)
    {
      g_signal_connect_object (follower, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (follower, "notify::at-once", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
    }
  self->asks = self->hinted = self->hints = FALSE;
  update (self);
}

void
hu_follow_bar_ask_gone (HuFollowBar *self)
{
  g_return_if_fail (HU_IS_FOLLOW_BAR (self));

  self->asks = TRUE;
  update (self);
  gtk_widget_child_focus (self->gone, GTK_DIR_TAB_FORWARD);
}

void
hu_follow_bar_hint_at_once (HuFollowBar *self)
{
  g_return_if_fail (HU_IS_FOLLOW_BAR (self));

  if (self->hinted)
    return;

  self->hinted = self->hints = TRUE;
  update (self);
}

static void
hu_follow_bar_dispose (GObject *object)
{
  HuFollowBar *self = HU_FOLLOW_BAR (object);

  if (self->follower != NULL)
    g_signal_handlers_disconnect_by_data (self->follower, self);
  g_clear_object (&self->follower);

  G_OBJECT_CLASS (hu_follow_bar_parent_class)->dispose (object);
}

static void
hu_follow_bar_class_init (HuFollowBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hu_follow_bar_dispose;
  HU_PANEL_CLASS (klass)->bind = bind;
  gtk_widget_class_set_css_name (widget_class, "hu-follow-bar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_STATUS);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/hexumpire/HexUmpire/ui/hu-follow-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, HuFollowBar, sentence);
  gtk_widget_class_bind_template_child (widget_class, HuFollowBar, status);
  gtk_widget_class_bind_template_child (widget_class, HuFollowBar, spinner);
  gtk_widget_class_bind_template_child (widget_class, HuFollowBar, back);
  gtk_widget_class_bind_template_child (widget_class, HuFollowBar, take);
  gtk_widget_class_bind_template_child (widget_class, HuFollowBar, look);
  gtk_widget_class_bind_template_child (widget_class, HuFollowBar, leave);
  gtk_widget_class_bind_template_child (widget_class, HuFollowBar, gone);
  gtk_widget_class_bind_template_child (widget_class, HuFollowBar, match);
  gtk_widget_class_bind_template_child (widget_class, HuFollowBar, files);
  gtk_widget_class_bind_template_child (widget_class, HuFollowBar, truth);
  gtk_widget_class_bind_template_child (widget_class, HuFollowBar, more);
}

static void
hu_follow_bar_init (HuFollowBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  hu_menu_make_later (self->more, "follow-menu");
}
