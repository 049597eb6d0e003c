/*
 * A row for one unsaved game. Its picture is drawn in a thread and appears when it is ready.
 */
#include "config.h"

#include "hu-recovery-row.h"

#include <glib/gi18n-lib.h>

#include "hu-file-name.h"
#include "hu-palette.h"
#include "hu-preview.h"
#include "hu-when.h"

#define PICTURE_WIDTH 112
#define PICTURE_HEIGHT 64

struct _HuRecoveryRow
{
  AdwActionRow  parent_instance;

  HuRecovery       *left; /* borrowed: who lists them holds them */
  GtkPicture   *picture;
  GtkDropDown  *choice;
  HuJob        *drawing;
};

enum
{
  PROP_0,
  PROP_CHOICE,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (HuRecoveryRow, hu_recovery_row, ADW_TYPE_ACTION_ROW)

static char *
dup_title (HuRecoveryRow *self)
{
  const char *title = hu_recovery_get_title (self->left);

  return g_strdup (title[0] != '\0' ? title : _("Game without a Title"));
}

static char *
word_time (HuRecoveryRow *self)
{
  g_autoptr(GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *when = hu_when_word (hu_recovery_get_time (self->left), now);

  if (hu_recovery_is_copy (self->left))
    /* Translators: %s says when, as “5 minutes ago” */
    return g_strdup_printf (_("Its last save was interrupted %s"), when);
  if (hu_recovery_has_draft (self->left))
    /* Translators: %s says when, as “5 minutes ago” */
    return g_strdup_printf (_("In the workshop, last kept %s"), when);

  /* Translators: %s says when, as “5 minutes ago” */
  return g_strdup_printf (_("Last changed %s"), when);
}

static char *
word_place (HuRecoveryRow *self)
{
  GFile *file = hu_recovery_get_file (self->left);
  g_autofree char *name = file != NULL ? hu_file_dup_name (file) : NULL;

  return name != NULL ? g_steal_pointer (&name) : g_strdup (_("Never saved to a file"));
}

static void
drawn_cb (gpointer      owner,
          gpointer      result,
          const GError *error)
{
  HuRecoveryRow *self = owner;
  g_autoptr(HuPreview) preview = result;

  if (preview != NULL)
    gtk_picture_set_paintable (self->picture, GDK_PAINTABLE (preview->texture));
}

static void
choice_changed_cb (HuRecoveryRow *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CHOICE]);
}

static void
hu_recovery_row_get_property (GObject    *object,
                              guint       prop_id,
                              GValue     *value,
                              GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_CHOICE:
      g_value_set_uint (value, hu_recovery_row_get_choice (HU_RECOVERY_ROW (object)));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
hu_recovery_row_dispose (GObject *object)
{
  HuRecoveryRow *self = HU_RECOVERY_ROW (object);

  hu_job_stop (&self->drawing);

  G_OBJECT_CLASS (hu_recovery_row_parent_class)->dispose (object);
}

static void
hu_recovery_row_class_init (HuRecoveryRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = hu_recovery_row_dispose;
  object_class->get_property = hu_recovery_row_get_property;
  properties[PROP_CHOICE] = g_param_spec_uint ("choice", NULL, NULL, HU_RECOVERY_RECOVER, HU_RECOVERY_DISCARD,
                                               HU_RECOVERY_RECOVER,
                                               G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
hu_recovery_row_init (HuRecoveryRow *self)
{
  GtkWidget *frame = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *picture = gtk_picture_new ();
  const char *choices[] = {
    [HU_RECOVERY_RECOVER] = _("Recover"),
    [HU_RECOVERY_LEAVE] = _("Leave for Later"),
    [HU_RECOVERY_DISCARD] = _("Discard"),
    NULL
  };

  /* The map only illustrates the words of the row and adds no information. */
  gtk_widget_set_size_request (picture, PICTURE_WIDTH, PICTURE_HEIGHT);
  gtk_picture_set_content_fit (GTK_PICTURE (picture), GTK_CONTENT_FIT_COVER);
  gtk_picture_set_can_shrink (GTK_PICTURE (picture), TRUE);
  gtk_widget_add_css_class (frame, "hu-recovery-picture");
  gtk_widget_set_overflow (frame, GTK_OVERFLOW_HIDDEN);
  gtk_widget_set_valign (frame, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (frame), picture);
  adw_action_row_add_prefix (ADW_ACTION_ROW (self), frame);
  self->picture = GTK_PICTURE (picture);
  self->choice = GTK_DROP_DOWN (gtk_drop_down_new_from_strings (choices));
  gtk_widget_set_valign (GTK_WIDGET (self->choice), GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (ADW_ACTION_ROW (self), GTK_WIDGET (self->choice));
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (self), GTK_WIDGET (self->choice));
  g_signal_connect_object (self->choice, "notify::selected", G_CALLBACK (choice_changed_cb), self, G_CONNECT_SWAPPED);
}

/* @left: the unsaved game; it must outlive the row. */
GtkWidget *
hu_recovery_row_new (HuRecovery *left)
{
  HuRecoveryRow *self;
  g_autofree char *title = NULL;
  g_autofree char *time = NULL;
  g_autofree char *place = NULL;
  g_autofree char *detail = NULL;
  g_autoptr(GBytes) game = NULL;
  g_autoptr(GBytes) log = NULL;
  g_autoptr(GBytes) draft = NULL;
  guint position;

  g_return_val_if_fail (left != NULL, NULL);

  self = g_object_new (HU_TYPE_RECOVERY_ROW, NULL);
  self->left = left;
  title = dup_title (self);
  time = word_time (self);
  place = word_place (self);
  detail = g_strdup_printf ("%s\n%s", time, place);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), title);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (self), 2);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self), detail);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (self), 3);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->choice), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, time, -1);

  game = hu_recovery_dup_bytes (left, &log, &position);
  draft = hu_recovery_dup_draft_bytes (left);
  hu_preview_draw (&self->drawing, draft, game, log, draft != NULL ? HU_PREVIEW_END : position, hu_palette_kind (), drawn_cb,
                   self);

  return GTK_WIDGET (self);
}

HuRecovery *
hu_recovery_row_get_recovery (HuRecoveryRow *self)
{
  g_return_val_if_fail (HU_IS_RECOVERY_ROW (self), NULL);

  return self->left;
}

HuRecoveryChoice
hu_recovery_row_get_choice (HuRecoveryRow *self)
{
  g_return_val_if_fail (HU_IS_RECOVERY_ROW (self), HU_RECOVERY_LEAVE);

  return (HuRecoveryChoice) gtk_drop_down_get_selected (self->choice);
}

void
hu_recovery_row_set_choice (HuRecoveryRow    *self,
                            HuRecoveryChoice  choice)
{
  g_return_if_fail (HU_IS_RECOVERY_ROW (self));

  gtk_drop_down_set_selected (self->choice, choice);
}

char *
hu_recovery_row_dup_words (HuRecoveryRow *self)
{
  g_autofree char *title = NULL;
  g_autofree char *time = NULL;

  g_return_val_if_fail (HU_IS_RECOVERY_ROW (self), NULL);

  title = dup_title (self);
  time = word_time (self);

  /* Translators: %1$s is the title of a game, %2$s says when it was changed, as “Last changed 5 minutes ago” */
  return g_strdup_printf (_("“%1$s”. %2$s."), title, time);
}
