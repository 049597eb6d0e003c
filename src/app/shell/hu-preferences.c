/*
 * The preferences: every setting a control, changed at once.
 */
#include "config.h"

#include "hu-preferences.h"

#include <glib/gi18n-lib.h>

#include "hu-map-scene.h"
#include "hu-settings.h"
#include "hu-text-size.h"

struct _HuPreferences
{
  AdwPreferencesWindow parent_instance;

  AdwComboRow         *side_colors;
  AdwActionRow        *first_row;
  AdwActionRow        *second_row;
  GtkColorButton      *first_color;
  GtkColorButton      *second_color;
  AdwComboRow         *patterns;
  AdwComboRow         *counters;
  GtkSwitch           *animations;
  AdwPreferencesGroup *overlays;
  GtkSwitch           *confirm_costly_phase;
  GtkSpinButton       *autosave_interval;
};

G_DEFINE_FINAL_TYPE (HuPreferences, hu_preferences, ADW_TYPE_PREFERENCES_WINDOW)

static const struct
{
  HuOverlay   overlay;
  const char *title;
} overlays[] = {
  { HU_OVERLAY_SUPPLY, N_("Lines of supply") },
  { HU_OVERLAY_RINGS, N_("Distance from the capital") },
  { HU_OVERLAY_FRONTIER, N_("Where lines stop") },
  { HU_OVERLAY_CUT, N_("Narrowest cut") },
  { HU_OVERLAY_ZOC, N_("Zones of control") },
  { HU_OVERLAY_OWNERS, N_("Control") },
  { HU_OVERLAY_FRONT_LINE, N_("Front line") },
  { HU_OVERLAY_FIRE, N_("Fire and rubble") },
  { HU_OVERLAY_ARMY, N_("Supply of each unit") },
};

/* An enumeration's value is the row's place in its list. */
static gboolean
enum_to_row (GValue   *value,
             GVariant *variant,
             gpointer  key)
{
  g_value_set_uint (value, (guint) g_settings_get_enum (hu_settings_get (), key));

  return TRUE;
}

static GVariant *
row_to_enum (const GValue       *value,
             const GVariantType *type,
             gpointer            key)
{
  g_autoptr(GSettingsSchema) schema = NULL;
  g_autoptr(GSettingsSchemaKey) described = NULL;
  g_autoptr(GVariant) range = NULL;
  g_autoptr(GVariant) choices = NULL;
  const char *kind;
  const char *nick;

  g_object_get (hu_settings_get (), "settings-schema", &schema, NULL);
  described = g_settings_schema_get_key (schema, key);
  range = g_settings_schema_key_get_range (described);
  g_variant_get (range, "(&sv)", &kind, &choices);
  g_variant_get_child (choices, g_value_get_uint (value), "&s", &nick);

  return g_variant_new_string (nick);
}

static void
bind_enum (const char  *key,
           AdwComboRow *row)
{
  g_settings_bind_with_mapping (hu_settings_get (), key, row, "selected", G_SETTINGS_BIND_DEFAULT, enum_to_row,
                                row_to_enum, (gpointer) key, NULL);
}

static gboolean
text_to_rgba (GValue   *value,
              GVariant *variant,
              gpointer  data)
{
  GdkRGBA color;

  if (!gdk_rgba_parse (&color, g_variant_get_string (variant, NULL)))
    return FALSE;

  g_value_set_boxed (value, &color);

  return TRUE;
}

static GVariant *
rgba_to_text (const GValue       *value,
              const GVariantType *type,
              gpointer            data)
{
  const GdkRGBA *color = g_value_get_boxed (value);

  return g_variant_new_take_string (g_strdup_printf ("#%02x%02x%02x", (guint) (color->red * 255 + 0.5),
                                                     (guint) (color->green * 255 + 0.5),
                                                     (guint) (color->blue * 255 + 0.5)));
}

static void
bind_color (const char     *key,
            GtkColorButton *button)
{
  g_settings_bind_with_mapping (hu_settings_get (), key, button, "rgba", G_SETTINGS_BIND_DEFAULT, text_to_rgba,
                                rgba_to_text, NULL, NULL);
}

static gboolean
flags_to_switch (GValue   *value,
                 GVariant *variant,
                 gpointer  data)
{
  guint flags = g_settings_get_flags (hu_settings_get (), "overlays");

  g_value_set_boolean (value, (flags & overlays[GPOINTER_TO_UINT (data)].overlay) != 0);

  return TRUE;
}

static GVariant *
switch_to_flags (const GValue       *value,
                 const GVariantType *type,
                 gpointer            data)
{
  guint flags = g_settings_get_flags (hu_settings_get (), "overlays");
  guint flag = overlays[GPOINTER_TO_UINT (data)].overlay;
  GVariantBuilder builder;

  flags = g_value_get_boolean (value) ? flags | flag : flags & ~flag;
  g_variant_builder_init (&builder, G_VARIANT_TYPE ("as"));
  for (guint i = 0; i < G_N_ELEMENTS (overlays); i++)
    if (flags & overlays[i].overlay)
      g_variant_builder_add (&builder, "s", hu_overlay_to_string (overlays[i].overlay));

  return g_variant_builder_end (&builder);
}

/* Own colours can be chosen where they are used. */
static void
update_colors (HuPreferences *self)
{
  gboolean own = g_settings_get_enum (hu_settings_get (), "side-colors") == HU_SIDES_OWN;

  gtk_widget_set_sensitive (GTK_WIDGET (self->first_row), own);
  gtk_widget_set_sensitive (GTK_WIDGET (self->second_row), own);
}

static void
hu_preferences_class_init (HuPreferencesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/hexumpire/HexUmpire/ui/hu-preferences.ui");
  gtk_widget_class_bind_template_child (widget_class, HuPreferences, side_colors);
  gtk_widget_class_bind_template_child (widget_class, HuPreferences, first_row);
  gtk_widget_class_bind_template_child (widget_class, HuPreferences, second_row);
  gtk_widget_class_bind_template_child (widget_class, HuPreferences, first_color);
  gtk_widget_class_bind_template_child (widget_class, HuPreferences, second_color);
  gtk_widget_class_bind_template_child (widget_class, HuPreferences, patterns);
  gtk_widget_class_bind_template_child (widget_class, HuPreferences, counters);
  gtk_widget_class_bind_template_child (widget_class, HuPreferences, animations);
  gtk_widget_class_bind_template_child (widget_class, HuPreferences, overlays);
  gtk_widget_class_bind_template_child (widget_class, HuPreferences, confirm_costly_phase);
  gtk_widget_class_bind_template_child (widget_class, HuPreferences, autosave_interval);
}

static void
hu_preferences_init (HuPreferences *self)
{
  GSettings *settings = hu_settings_get ();

  gtk_widget_init_template (GTK_WIDGET (self));
  hu_text_size_widen (GTK_WINDOW (self));

  bind_enum ("side-colors", self->side_colors);
  bind_enum ("patterns", self->patterns);
  bind_enum ("counters", self->counters);
  bind_color ("first-color", self->first_color);
  bind_color ("second-color", self->second_color);
  for (guint i = 0; i < G_N_ELEMENTS (overlays); i++)
    {
      GtkWidget *row = adw_action_row_new ();
      GtkWidget *toggle = gtk_switch_new ();

      gtk_widget_set_valign (toggle, GTK_ALIGN_CENTER);
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _(overlays[i].title));
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), toggle);
      adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), toggle);
      adw_preferences_group_add (self->overlays, row);
      g_settings_bind_with_mapping (hu_settings_get (), "overlays", toggle, "active", G_SETTINGS_BIND_DEFAULT,
                                    flags_to_switch, switch_to_flags, GUINT_TO_POINTER (i), NULL);
    }
  g_settings_bind (settings, "animations", self->animations, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "confirm-costly-phase", self->confirm_costly_phase, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "autosave-interval", self->autosave_interval, "value", G_SETTINGS_BIND_DEFAULT);
  g_signal_connect_object (settings, "changed::side-colors", G_CALLBACK (update_colors), self, G_CONNECT_SWAPPED);
  update_colors (self);
}

HuPreferences *
hu_preferences_new (GtkWindow *parent)
{
  g_return_val_if_fail (GTK_IS_WINDOW (parent), NULL);

  return g_object_new (HU_TYPE_PREFERENCES, "transient-for", parent, NULL);
}
