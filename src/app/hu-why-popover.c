/*
 * The list behind `Why?`: what decided the game, or what stands between either
 * side and winning; then what the log gave rise to, the latest first.  Every
 * line leads to the map.
 */
#include "config.h"

#include "hu-why-popover.h"

#include <glib/gi18n-lib.h>

#include "hu-explain.h"
#include "hu-front-line-strip.h"

#define MOST_RULINGS 40

struct _HuWhyPopover
{
  GtkPopover  parent_instance;

  HuSnapshot *snapshot;

  GtkBox     *list;
};

enum
{
  SHOW_HEXES,
  LIGHT_HEXES,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (HuWhyPopover, hu_why_popover, GTK_TYPE_POPOVER)

static HuWhyPopover *
get_popover (GtkWidget *line)
{
  return HU_WHY_POPOVER (gtk_widget_get_ancestor (line, HU_TYPE_WHY_POPOVER));
}

static void
clicked_cb (GtkWidget *line,
            GArray    *hexes)
{
  HuWhyPopover *self = get_popover (line);

  g_signal_emit (self, signals[SHOW_HEXES], 0, hexes);
}

static void
enter_cb (GtkEventController *motion,
          double              x,
          double              y,
          GArray             *hexes)
{
  g_signal_emit (get_popover (gtk_event_controller_get_widget (motion)), signals[LIGHT_HEXES], 0, hexes);
}

static void
leave_cb (GtkEventController *motion,
          GArray             *hexes)
{
  HuWhyPopover *self = get_popover (gtk_event_controller_get_widget (motion));

  /* One that is taken apart while it is focused has no popover around it any more. */
  if (self != NULL)
    g_signal_emit (self, signals[LIGHT_HEXES], 0, NULL);
}

/* A line that is focused is pointed at, by keyboard. */
static void
focus_enter_cb (GtkEventController *focus,
                GArray             *hexes)
{
  enter_cb (focus, 0, 0, hexes);
}

static void
add_heading (HuWhyPopover *self,
             const char   *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, "hu-heading");
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_margin_top (label, gtk_widget_get_first_child (GTK_WIDGET (self->list)) != NULL ? 12 : 0);
  gtk_widget_set_margin_bottom (label, 4);
  gtk_widget_set_margin_start (label, 8);
  gtk_box_append (self->list, label);
}

static void
link_to_map (GtkWidget *line,
             GArray    *hexes)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  g_signal_connect_data (line, "clicked", G_CALLBACK (clicked_cb), g_array_ref (hexes),
                         (GClosureNotify) (GCallback) g_array_unref, G_CONNECT_DEFAULT);
  g_signal_connect_data (motion, "enter", G_CALLBACK (enter_cb), g_array_ref (hexes),
                         (GClosureNotify) (GCallback) g_array_unref, G_CONNECT_DEFAULT);
  g_signal_connect_data (motion, "leave", G_CALLBACK (leave_cb), g_array_ref (hexes),
                         (GClosureNotify) (GCallback) g_array_unref, G_CONNECT_DEFAULT);
  gtk_widget_add_controller (line, motion);

  g_signal_connect_data (focus, "enter", G_CALLBACK (focus_enter_cb), g_array_ref (hexes),
                         (GClosureNotify) (GCallback) g_array_unref, G_CONNECT_DEFAULT);
  g_signal_connect_data (focus, "leave", G_CALLBACK (leave_cb), g_array_ref (hexes),
                         (GClosureNotify) (GCallback) g_array_unref, G_CONNECT_DEFAULT);
  gtk_widget_add_controller (line, focus);
}

static GtkWidget *
make_number (const char *rule)
{
  GtkWidget *label = gtk_label_new (rule);

  gtk_widget_add_css_class (label, "hu-rule");
  gtk_widget_add_css_class (label, "numeric");
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_width_chars (GTK_LABEL (label), 4);
  gtk_widget_set_valign (label, GTK_ALIGN_BASELINE);

  return label;
}

static GtkWidget *
make_sentence (const char *sentence)
{
  GtkWidget *label = gtk_label_new (sentence);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 60);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_set_valign (label, GTK_ALIGN_BASELINE);

  return label;
}

static GtkWidget *
make_moment (const char *moment)
{
  GtkWidget *label = gtk_label_new (moment);

  gtk_widget_add_css_class (label, "dim-label");
  gtk_widget_add_css_class (label, "caption");
  gtk_widget_set_valign (label, GTK_ALIGN_BASELINE);

  return label;
}

/* @rule: NULL where the sentence names it; @moment: or NULL; @hexes: where it
 * happened; of none the line is no link. */
static void
add_line (HuWhyPopover *self,
          const char   *rule,
          const char   *sentence,
          const char   *moment,
          GArray       *hexes)
{
  GtkWidget *line = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);

  if (rule != NULL)
    gtk_box_append (GTK_BOX (box), make_number (rule));
  gtk_box_append (GTK_BOX (box), make_sentence (sentence));
  if (moment != NULL)
    gtk_box_append (GTK_BOX (box), make_moment (moment));

  gtk_widget_add_css_class (line, "flat");
  gtk_widget_add_css_class (line, "hu-why-line");
  gtk_button_set_child (GTK_BUTTON (line), box);
  gtk_box_append (self->list, line);

  if (hexes->len > 0)
    link_to_map (line, hexes);
  else
    gtk_widget_set_can_target (line, FALSE);
}

/* The hexes of a ruling, or its rows, and where its units stand. */
static GArray *
list_hexes (HuWhyPopover   *self,
            const HuRuling *ruling)
{
  const HuState *state = hu_snapshot_get_state (self->snapshot);
  GArray *hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));

  g_array_append_vals (hexes, ruling->hexes->data, ruling->hexes->len);
  if (ruling->rows != NULL && ruling->hexes->len == 0)
    {
      g_autoptr(GArray) open = hu_front_line_strip_hexes (state->scenario->map->grid, ruling->rows);

      g_array_append_vals (hexes, open->data, open->len);
    }
  for (guint i = 0; i < ruling->units->len; i++)
    {
      HuHex hex = state->unit_hex[g_array_index (ruling->units, guint, i)];

      if (hex != HU_HEX_NONE)
        g_array_append_val (hexes, hex);
    }

  return hexes;
}

static void
add_ruling (HuWhyPopover   *self,
            const HuRuling *ruling)
{
  g_autofree char *sentence =
    hu_explain_ruling (hu_snapshot_get_scenario (self->snapshot), ruling, HU_LANG_LOCALE);
  g_autoptr(GArray) hexes = list_hexes (self, ruling);
  g_autofree char *moment = NULL;

  if (ruling->event > 0)
    /* Translators: %u is the number of an event in the log */
    moment = g_strdup_printf (_("event %u"), ruling->event);
  else
    moment = g_strdup (_("set-up"));

  add_line (self, ruling->rule, sentence, moment, hexes);
}

static void
add_meters (HuWhyPopover *self)
{
  const GPtrArray *meters = hu_snapshot_get_meters (self->snapshot);

  if (meters->len > 0)
    add_heading (self, _("What would decide it"));

  for (guint i = 0; i < meters->len; i++)
    {
      const HuMeter *meter = g_ptr_array_index (meters, i);
      g_autofree char *rule = hu_explain_meter_rule (self->snapshot, meter, HU_LANG_LOCALE);
      g_autofree char *detail = hu_explain_meter_detail (self->snapshot, meter, HU_LANG_LOCALE);
      /* Translators: what a victory condition is, and then what is missing for it: two sentences */
      g_autofree char *text = g_strdup_printf (_("%1$s %2$s"), rule, detail);

      add_line (self, NULL, text, NULL, meter->hexes);
    }
}

static void
add_deciding (HuWhyPopover *self,
              GPtrArray    *rulings)
{
  add_heading (self, _("What decided it"));
  for (guint i = 0; i < rulings->len; i++)
    {
      const HuRuling *ruling = g_ptr_array_index (rulings, i);

      if (ruling->decides)
        add_ruling (self, ruling);
    }
}

static gboolean
is_telling (const HuRuling *ruling)
{
  return !ruling->decides && (ruling->kind != HU_RULING_CONTROL || ruling->place >= 0);
}

static void
add_latest (HuWhyPopover *self,
            GPtrArray    *rulings)
{
  guint shown = 0;

  for (guint i = rulings->len; i > 0 && shown < MOST_RULINGS; i--)
    {
      const HuRuling *ruling = g_ptr_array_index (rulings, i - 1);

      if (!is_telling (ruling))
        continue;

      if (shown++ == 0)
        add_heading (self, _("What has happened, the latest first"));
      add_ruling (self, ruling);
    }
}

static void
fill (HuWhyPopover *self)
{
  g_autoptr(GPtrArray) rulings = hu_snapshot_list_rulings (self->snapshot);

  if (hu_snapshot_get_verdict (self->snapshot) != NULL)
    add_deciding (self, rulings);
  else
    add_meters (self);

  add_latest (self, rulings);
}

static void
closed_cb (HuWhyPopover *self)
{
  g_signal_emit (self, signals[LIGHT_HEXES], 0, NULL);
}

static void
hu_why_popover_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), HU_TYPE_WHY_POPOVER);

  G_OBJECT_CLASS (hu_why_popover_parent_class)->dispose (object);
}

static void
hu_why_popover_finalize (GObject *object)
{
  g_clear_pointer (&HU_WHY_POPOVER (object)->snapshot, hu_snapshot_unref);

  G_OBJECT_CLASS (hu_why_popover_parent_class)->finalize (object);
}

static void
hu_why_popover_class_init (HuWhyPopoverClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  static const char *names[] = { "show-hexes", "light-hexes" };

  object_class->dispose = hu_why_popover_dispose;
  object_class->finalize = hu_why_popover_finalize;

  for (guint i = 0; i < N_SIGNALS; i++)
    signals[i] = g_signal_new (names[i], G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                               0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_ARRAY);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/hexumpire/HexUmpire/ui/hu-why-popover.ui");
  gtk_widget_class_bind_template_child (widget_class, HuWhyPopover, list);
  gtk_widget_class_bind_template_callback (widget_class, closed_cb);
}

static void
hu_why_popover_init (HuWhyPopover *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * hu_why_popover_new:
 * @snapshot: the game
 *
 * Returns: (transfer full): the reasons of its verdict
 */
GtkWidget *
hu_why_popover_new (HuSnapshot *snapshot)
{
  HuWhyPopover *self;

  g_return_val_if_fail (snapshot != NULL, NULL);

  self = g_object_new (HU_TYPE_WHY_POPOVER, NULL);
  self->snapshot = hu_snapshot_ref (snapshot);
  fill (self);

  return GTK_WIDGET (self);
}
