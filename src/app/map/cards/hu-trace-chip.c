/*
 * A card over the map that answers whether the selected unit or the traced hex is in supply, and why. Its names lead
 * to their hexes, and its button back to the capital's lines.
 */
#include "config.h"

#include "hu-trace-chip.h"

#include <glib/gi18n-lib.h>

#include "hu-explain-supply.h"
#include "hu-explain.h"
#include "hu-term-label.h"

struct _HuTraceChip
{
  HuPanel      parent_instance;

  HuMapView   *view; /* borrowed */
  GtkRevealer *revealer;
  GtkButton   *button;
  GtkLabel    *label;
  GtkLabel    *stoppers; /* whose units and zones of control count */
};

G_DEFINE_FINAL_TYPE (HuTraceChip, hu_trace_chip, HU_TYPE_PANEL)

#define BACK "back:" /* the link that ends the question */

/* (transfer full): the way back. */
static char *
word_back (const HuScenario *scenario)
{
  HuSupplyAsked asked;
  g_autofree char *capital = NULL;

  if (!hu_supply_find_asked (scenario, &asked))
    /* Translators: the lines of supply that are traced from a hex are shown no more then */
    return g_strdup (_("put away"));

  capital = hu_explain_place (scenario, asked.place);
  /* Translators: %s is the capital, whose lines of supply are shown again then */
  return g_strdup_printf (_("back to %s"), capital);
}

static void
update (HuTraceChip *self)
{
  const HuSupplyLines *lines = hu_map_view_get_lines (self->view);
  gboolean asks = lines != NULL && lines->answer != NULL;
  g_autofree char *sentence = NULL;
  g_autofree char *stoppers = NULL;
  g_autofree char *back = NULL;
  g_autofree char *link = NULL;
  g_autofree char *markup = NULL;

  gtk_revealer_set_reveal_child (self->revealer, asks);
  gtk_widget_set_can_target (GTK_WIDGET (self), asks);
  if (!asks)
    return;

  sentence = hu_explain_supply_markup (lines->situation, lines->answer, lines->unit);
  stoppers = hu_explain_supply_stoppers (lines->situation);
  gtk_label_set_text (self->stoppers, stoppers);
  back = word_back (hu_snapshot_get_scenario (lines->snapshot));
  link = g_markup_printf_escaped ("<a href=\"" BACK "\">%s</a>", back);
  markup = g_strconcat (sentence, " ", link, NULL);
  /* A label with the same words keeps the link that has the focus. */
  if (g_strcmp0 (gtk_label_get_label (self->label), markup) != 0)
    gtk_label_set_markup (self->label, markup);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL, back, -1);
}

static void
follow (gpointer    data,
        const char *uri)
{
  HuHex hex = hu_explain_link_hex (uri);
  g_autoptr(GArray) hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));

  if (g_str_equal (uri, BACK))
    {
      gtk_widget_activate_action (data, "map.trace-back", NULL);
      return;
    }

  g_array_append_val (hexes, hex);
  if (hex != HU_HEX_NONE)
    hu_session_show_hexes (hu_panel_get_session (data), hexes);
}

static gboolean
link_cb (HuTraceChip *self,
         const char  *uri)
{
  return hu_link_follow (self, uri, follow);
}

static void
hu_trace_chip_class_init (HuTraceChipClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);


  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/hexumpire/HexUmpire/ui/hu-trace-chip.ui");
  gtk_widget_class_bind_template_child (widget_class, HuTraceChip, revealer);
  gtk_widget_class_bind_template_child (widget_class, HuTraceChip, button);
  gtk_widget_class_bind_template_child (widget_class, HuTraceChip, label);
  gtk_widget_class_bind_template_child (widget_class, HuTraceChip, stoppers);
  gtk_widget_class_bind_template_callback (widget_class, link_cb);
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
