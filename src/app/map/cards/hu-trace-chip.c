/*
 * A chip over the map that says from which hex supply is traced, and leads back to the capital's lines.
 */
#include "config.h"

#include "hu-trace-chip.h"

#include <glib/gi18n-lib.h>

#include "hu-explain.h"

struct _HuTraceChip
{
  HuPanel      parent_instance;

  HuMapView   *view; /* borrowed */
  GtkRevealer *revealer;
  GtkButton   *button;
  GtkLabel    *label;
  GtkLabel    *back;
};

G_DEFINE_FINAL_TYPE (HuTraceChip, hu_trace_chip, HU_TYPE_PANEL)

static void
update (HuTraceChip *self)
{
  HuMapState *state = hu_map_view_get_state (self->view);
  HuHex hex = hu_map_state_get_trace_hex (state);
  const HuScenario *scenario;
  HuSupplyAsked asked;
  g_autofree char *name = NULL;
  g_autofree char *side = NULL;
  g_autofree char *text = NULL;
  g_autofree char *capital = NULL;
  g_autofree char *back = NULL;
  g_autofree char *spoken = NULL;

  gtk_revealer_set_reveal_child (self->revealer, hex != HU_HEX_NONE);
  gtk_widget_set_can_target (GTK_WIDGET (self), hex != HU_HEX_NONE);
  if (hex == HU_HEX_NONE)
    return;

  scenario = hu_game_get_scenario (hu_panel_get_game (HU_PANEL (self)));
  name = hu_explain_hex (scenario, hex);
  side = hu_explain_side (scenario, hu_map_state_get_trace_side (state));
  /* Translators: %1$s is a hex as "3009 (Vyazma)", %2$s is a side as "Soviet" */
  text = hu_explain_sentence (scenario, _("Tracing from %1$s for %2$s"), name, side);
  gtk_label_set_text (self->label, text);

  if (hu_supply_find_asked (scenario, &asked))
    {
      capital = hu_explain_place (scenario, asked.place);
      /* Translators: %s is the capital, whose lines of supply are shown again then */
      back = g_strdup_printf (_("back to %s"), capital);
    }
  else
    {
      /* Translators: the lines of supply that are traced from a hex are shown no more then */
      back = g_strdup (_("put away"));
    }
  gtk_label_set_text (self->back, back);

  /* Translators: %1$s is as "Tracing from 3009 for Soviet", %2$s as "back to Moscow" */
  spoken = g_strdup_printf (_("%1$s, %2$s"), text, back);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

static void
hu_trace_chip_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), HU_TYPE_TRACE_CHIP);

  G_OBJECT_CLASS (hu_trace_chip_parent_class)->dispose (object);
}

static void
hu_trace_chip_class_init (HuTraceChipClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hu_trace_chip_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/hexumpire/HexUmpire/ui/hu-trace-chip.ui");
  gtk_widget_class_bind_template_child (widget_class, HuTraceChip, revealer);
  gtk_widget_class_bind_template_child (widget_class, HuTraceChip, button);
  gtk_widget_class_bind_template_child (widget_class, HuTraceChip, label);
  gtk_widget_class_bind_template_child (widget_class, HuTraceChip, back);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
hu_trace_chip_init (HuTraceChip *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
shown_changed_cb (HuTraceChip *self)
{
  if (hu_panel_get_game (HU_PANEL (self)) != NULL)
    update (self);
}

void
hu_trace_chip_set_view (HuTraceChip *self,
                        HuMapView   *view)
{
  g_return_if_fail (HU_IS_TRACE_CHIP (self) && self->view == NULL);

  self->view = view;
  g_signal_connect_object (view, "shown-changed", G_CALLBACK (shown_changed_cb), self, G_CONNECT_SWAPPED);
}
