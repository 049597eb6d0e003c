/*
 * A line of the log: its number, the event in words, its remarks and consequences, and a button to go there.
 * Widgets are made only for the parts that it shows.
 */
#include "config.h"

#include "hu-log-row.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "hu-budget.h"
#include "hu-css-class.h"
#include "hu-widget-find.h"

#define TEXT_CHARS 14 /* the narrowest that a text becomes */
#define NUMBER_CHARS 4
#define SPACING 8     /* px between its columns … */
#define LEADING 2     /* … and between its texts */
#define HEIGHT 22     /* px of one that is not told: a line, which most are */

typedef enum
{
  EVENT,
  NOTE,
  FINDINGS,
  N_TEXTS
} Text;

struct _HuLogRow
{
  GtkWidget  parent_instance;

  gboolean   told;
  gboolean   happened;
  guint      number;

  /* NULL until they are wanted. */
  GtkLabel  *label;
  GtkLabel  *texts[N_TEXTS];
  GtkWidget *go;
};

enum
{
  GO,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (HuLogRow, hu_log_row, GTK_TYPE_WIDGET)

static char *
word_go (HuLogRow *self)
{
  if (self->happened)
    {
      /* Translators: %u is the number of an event; all events after it are undone */
      return g_strdup_printf (_("Undo to Here (Event %u)"), self->number);
    }

  /* Translators: %u is the number of an event that was undone; it and all before it are done again */
  return g_strdup_printf (_("Redo to Here (Event %u)"), self->number);
}

/* Words the tooltip on demand: whenever a tooltip is set, the toolkit asks the display for the pointer's position. */
static gboolean
query_tooltip_cb (HuLogRow   *self,
                  int         x,
                  int         y,
                  gboolean    by_keyboard,
                  GtkTooltip *tooltip)
{
  g_autofree char *text = word_go (self);

  gtk_tooltip_set_text (tooltip, text);

  return TRUE;
}

static void
clicked_cb (HuLogRow *self)
{
  g_signal_emit (self, signals[GO], 0);
}

static GtkLabel *
make_text (const char *css_class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);

  return GTK_LABEL (label);
}

static void
add_parts (HuLogRow *self)
{
  self->label = GTK_LABEL (gtk_label_new (NULL));
  gtk_widget_add_css_class (GTK_WIDGET (self->label), "dim-label");
  gtk_widget_add_css_class (GTK_WIDGET (self->label), "numeric");
  gtk_label_set_xalign (self->label, 1);
  gtk_widget_set_parent (GTK_WIDGET (self->label), GTK_WIDGET (self));

  self->texts[EVENT] = make_text (NULL);
  gtk_widget_set_parent (GTK_WIDGET (self->texts[EVENT]), GTK_WIDGET (self));

  self->go = gtk_button_new ();
  gtk_widget_add_css_class (self->go, "flat");
  gtk_widget_add_css_class (self->go, "hu-go");
  gtk_widget_set_has_tooltip (self->go, TRUE);
  g_signal_connect_swapped (self->go, "query-tooltip", G_CALLBACK (query_tooltip_cb), self);
  g_signal_connect_swapped (self->go, "clicked", G_CALLBACK (clicked_cb), self);
  gtk_widget_set_parent (self->go, GTK_WIDGET (self));
}

/* A text that most lines do not have. */
static void
tell_more (HuLogRow   *self,
           Text        which,
           const char *css_class,
           const char *text)
{
  GtkLabel **label = &self->texts[which];

  if (*label == NULL && text[0] == '\0')
    return;

  if (*label == NULL)
    {
      *label = make_text (css_class);
      gtk_widget_insert_before (GTK_WIDGET (*label), GTK_WIDGET (self),
                                which == NOTE && self->texts[FINDINGS] != NULL ? GTK_WIDGET (self->texts[FINDINGS])
                                                                               : self->go);
    }
  gtk_label_set_text (*label, text);
  gtk_widget_set_visible (GTK_WIDGET (*label), text[0] != '\0');
}

static void
tell_note (HuLogRow   *self,
           const char *note)
{
  g_autofree char *shown = hu_budget_shown (note);
  g_autofree char *quoted = NULL;

  /* Translators: a remark that the players made on an event. */
  quoted = note[0] != '\0' ? g_strdup_printf (_("“%s”"), shown) : g_strdup ("");
  tell_more (self, NOTE, "hu-note", quoted);
}

static void
set_told (HuLogRow *self,
          gboolean  told)
{
  if (self->told == told)
    return;

  self->told = told;
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    gtk_widget_set_child_visible (child, told);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* --- Layout --- */

/* How wide so many characters are, px. */
static int
chars_width (HuLogRow *self,
             gsize     chars)
{
  PangoContext *context = gtk_widget_get_pango_context (GTK_WIDGET (self));
  PangoFontMetrics *metrics = pango_context_get_metrics (context, NULL, NULL);
  int wide = MAX (pango_font_metrics_get_approximate_char_width (metrics),
                  pango_font_metrics_get_approximate_digit_width (metrics));

  pango_font_metrics_unref (metrics);

  return PANGO_PIXELS_CEIL (wide * (int) chars);
}

static int
number_width (HuLogRow *self)
{
  return chars_width (self, MAX (NUMBER_CHARS, strlen (gtk_label_get_text (self->label))));
}

static int
measure_height (GtkWidget *widget,
                int        width)
{
  int height;

  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);

  return height;
}

static int
measure_width (GtkWidget *widget)
{
  int width;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);

  return width;
}

/* Lays the texts out one below the other from @x; if @x is negative, only returns their height. */
static int
lay_out_texts (HuLogRow *self,
               int       x,
               int       width)
{
  int y = 0;

  for (guint i = 0; i < N_TEXTS; i++)
    {
      GtkWidget *text = GTK_WIDGET (self->texts[i]);
      int high;

      if (text == NULL || !gtk_widget_get_visible (text))
        continue;

      y += y > 0 ? LEADING : 0;
      high = measure_height (text, width);
      if (x >= 0)
        gtk_widget_size_allocate (text, &(GtkAllocation) { x, y, width, high }, -1);
      y += high;
    }

  return y;
}

/* A label measures its text in one line and at its narrowest, each time with a layout of its own. A line of the
 * log takes the room there is, so it asks for heights only. */
static void
hu_log_row_measure (GtkWidget      *widget,
                    GtkOrientation  orientation,
                    int             for_size,
                    int            *minimum,
                    int            *natural,
                    int            *minimum_baseline,
                    int            *natural_baseline)
{
  HuLogRow *self = HU_LOG_ROW (widget);
  int number, go, high;

  if (!self->told)
    {
      *minimum = *natural = orientation == GTK_ORIENTATION_VERTICAL ? HEIGHT : 0;
      return;
    }

  number = number_width (self);
  go = measure_width (self->go);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = *natural = number + SPACING + chars_width (self, TEXT_CHARS) + SPACING + go;
      return;
    }

  if (for_size < 0)
    for_size = number + SPACING + chars_width (self, TEXT_CHARS) + SPACING + go;
  high = MAX (measure_height (GTK_WIDGET (self->label), number), measure_height (self->go, go));
  *minimum = *natural = MAX (high, lay_out_texts (self, -1, MAX (1, for_size - number - go - 2 * SPACING)));
}

static void
hu_log_row_size_allocate (GtkWidget *widget,
                          int        width,
                          int        height,
                          int        baseline)
{
  HuLogRow *self = HU_LOG_ROW (widget);
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  GtkAllocation at;
  int number, go;

  if (!self->told)
    return;

  number = number_width (self);
  go = measure_width (self->go);
  at = (GtkAllocation) { mirrored ? width - number : 0, 0, number, measure_height (GTK_WIDGET (self->label), number) };
  gtk_widget_size_allocate (GTK_WIDGET (self->label), &at, -1);
  at = (GtkAllocation) { mirrored ? 0 : width - go, 0, go, measure_height (self->go, go) };
  gtk_widget_size_allocate (self->go, &at, -1);
  lay_out_texts (self, mirrored ? go + SPACING : number + SPACING, MAX (1, width - number - go - 2 * SPACING));
}

static GtkSizeRequestMode
hu_log_row_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
hu_log_row_dispose (GObject *object)
{
  HuLogRow *self = HU_LOG_ROW (object);

  self->told = FALSE;
  hu_widget_empty (GTK_WIDGET (self));

  G_OBJECT_CLASS (hu_log_row_parent_class)->dispose (object);
}

static void
hu_log_row_class_init (HuLogRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hu_log_row_dispose;
  widget_class->measure = hu_log_row_measure;
  widget_class->size_allocate = hu_log_row_size_allocate;
  widget_class->get_request_mode = hu_log_row_get_request_mode;

  signals[GO] = g_signal_new ("go", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                              G_TYPE_NONE, 0);
}

static void
hu_log_row_init (HuLogRow *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "hu-log-row");
}

GtkWidget *
hu_log_row_new (void)
{
  return g_object_new (HU_TYPE_LOG_ROW, NULL);
}

/* @happened: whether going there undoes later events, rather than redoes earlier ones. */
void
hu_log_row_tell (HuLogRow   *self,
                 HuLogEntry *entry,
                 gboolean    happened)
{
  g_autofree char *number = NULL;
  g_autofree char *shown = NULL;
  g_autofree char *findings = NULL;
  g_autofree char *label = NULL;

  g_return_if_fail (HU_IS_LOG_ROW (self));
  g_return_if_fail (HU_IS_LOG_ENTRY (entry));

  if (self->go == NULL)
    add_parts (self);

  self->number = hu_log_entry_get_number (entry);
  self->happened = happened;
  number = g_strdup_printf ("%u", self->number);
  gtk_label_set_text (self->label, number);
  shown = hu_budget_shown (hu_log_entry_get_text (entry));
  findings = hu_budget_shown (hu_log_entry_get_findings (entry));
  gtk_label_set_text (self->texts[EVENT], shown);
  tell_note (self, hu_log_entry_get_note (entry));
  tell_more (self, FINDINGS, "hu-findings", findings);

  hu_css_class_set (GTK_WIDGET (self), "undone", !hu_log_entry_get_applied (entry));
  label = word_go (self);
  gtk_button_set_icon_name (GTK_BUTTON (self->go), happened ? "hu-undo-symbolic" : "hu-redo-symbolic");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->go), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  set_told (self, TRUE);
}

/* Keeps its room but shows nothing. */
void
hu_log_row_blank (HuLogRow *self)
{
  g_return_if_fail (HU_IS_LOG_ROW (self));

  set_told (self, FALSE);
}
