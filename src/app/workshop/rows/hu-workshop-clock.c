/*
 * The clock before the first event: chosen from the calendar, and not written if it is the very beginning.
 */
#include "config.h"

#include "hu-workshop-lines.h"

#include <glib/gi18n-lib.h>

#include "hu-choice.h"
#include "hu-workshop-form.h"
#include "hu-workshop-row.h"

typedef struct
{
  HuWorkshopBench *bench;
  AdwComboRow     *turn;
  AdwComboRow     *player_turn;
  AdwComboRow     *phase;
  gboolean         updating;
} Clock;

static HuNode *
get (Clock      *clock,
     const char *pointer)
{
  return hu_workshop_get (clock->bench->shop, pointer);
}

/* From 0, as it is chosen. */
static guint
get_start (Clock      *clock,
           const char *key)
{
  g_autofree char *pointer = hu_workshop_join ("/start/clock", key);
  gint64 number = hu_node_get_integer (get (clock, pointer), 1);

  return number >= 1 && number <= G_MAXINT ? (guint) number - 1 : GTK_INVALID_LIST_POSITION;
}

/* @text of the draft in the language in which the scenario is read. */
static const char *
say (Clock      *clock,
     const char *text)
{
  return hu_scenario_word (hu_workshop_get_scenario (clock->bench->shop), text);
}

/* --- What there is to choose from --- */

/* Adds the next number, and the name if it has one. */
static void
add_number (GtkStringList *words,
            const char    *name)
{
  guint number = g_list_model_get_n_items (G_LIST_MODEL (words)) + 1;

  gtk_string_list_take (words, name != NULL ? g_strdup_printf (_("%1$u: %2$s"), number, name)
                                            : g_strdup_printf ("%u", number));
}

static void
list_turns (Clock         *clock,
            GtkStringList *words)
{
  HuNode *turns = get (clock, "/calendar/turns");
  gboolean named = turns != NULL && hu_node_get_kind (turns) == HU_NODE_LIST;
  guint n = named ? hu_node_get_n (turns) : (guint) CLAMP (hu_node_get_integer (turns, 1), 1, 10000);

  for (guint i = 0; i < n; i++)
    {
      const char *name = named ? hu_node_get_text (hu_node_find (hu_node_get_element (turns, i), "name"), NULL) : NULL;

      add_number (words, name != NULL ? say (clock, name) : NULL);
    }
}

static void
list_player_turns (Clock         *clock,
                   GtkStringList *words)
{
  HuNode *player_turns = get (clock, "/calendar/player_turns");

  for (guint i = 0; i < hu_node_get_n (player_turns); i++)
    {
      g_autofree char *name = hu_workshop_form_side_title (clock->bench->shop, hu_node_get_element (player_turns, i), i);

      add_number (words, name);
    }
}

/* The phases of the player turn that the clock stands in. */
static void
list_phases (Clock         *clock,
             GtkStringList *words)
{
  g_autofree char *pointer = g_strdup_printf ("/calendar/player_turns/%u/phases", get_start (clock, "player_turn"));
  HuNode *phases = get (clock, pointer);

  for (guint i = 0; i < hu_node_get_n (phases); i++)
    add_number (words, say (clock, hu_node_get_text (hu_node_get_element (phases, i), "?")));
}

/* --- Showing --- */

static void
show_choice (Clock       *clock,
             AdwComboRow *row,
             void       (*list) (Clock *clock, GtkStringList *words),
             const char  *key)
{
  g_autoptr(GtkStringList) words = gtk_string_list_new (NULL);
  guint selected = get_start (clock, key);

  list (clock, words);
  hu_choice_offer (GTK_WIDGET (row), words);
  adw_combo_row_set_selected (row, selected < g_list_model_get_n_items (G_LIST_MODEL (words)) ? selected
                                                                                              : GTK_INVALID_LIST_POSITION);
}

static void
show (Clock *clock)
{
  clock->updating = TRUE;
  show_choice (clock, clock->turn, list_turns, "turn");
  show_choice (clock, clock->player_turn, list_player_turns, "player_turn");
  show_choice (clock, clock->phase, list_phases, "phase");
  clock->updating = FALSE;
}

static void
changed_cb (GtkWidget *group,
            guint      parts)
{
  if (parts & (HU_DRAFT_START | HU_DRAFT_CALENDAR | HU_DRAFT_SIDES))
    show (g_object_get_data (G_OBJECT (group), "hu-clock"));
}

/* --- Choosing --- */

static guint
get_chosen (AdwComboRow *row)
{
  guint chosen = adw_combo_row_get_selected (row);

  return chosen != GTK_INVALID_LIST_POSITION ? chosen : 0;
}

static void
put (HuNode    **object,
     const char *key,
     guint       chosen)
{
  if (chosen > 0)
    hu_node_put (object, key, hu_node_new_integer ((gint64) chosen + 1));
}

static void
chosen_cb (AdwComboRow *row,
           GParamSpec  *pspec,
           Clock       *clock)
{
  guint turn = get_chosen (clock->turn), player_turn = get_chosen (clock->player_turn);
  /* Another player turn has other phases. */
  guint phase = row != clock->player_turn ? get_chosen (clock->phase) : 0;
  g_autoptr(HuNode) made = hu_node_new_object ();

  if (clock->updating)
    return;

  hu_node_put (&made, "turn", hu_node_new_integer ((gint64) turn + 1));
  put (&made, "player_turn", player_turn);
  put (&made, "phase", phase);
  hu_workshop_begin_stroke (clock->bench->shop, _("Start of the Clock"));
  hu_workshop_set (clock->bench->shop, "/start/clock", turn + player_turn + phase > 0 ? made : NULL);
  hu_workshop_end_stroke (clock->bench->shop);
}

static AdwComboRow *
add_row (Clock      *clock,
         GtkWidget  *group,
         const char *title,
         const char *pointer)
{
  GtkWidget *row = adw_combo_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  hu_workshop_row_mark (row, pointer);
  g_signal_connect (row, "notify::selected", G_CALLBACK (chosen_cb), clock);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);

  return ADW_COMBO_ROW (row);
}

GtkWidget *
hu_workshop_clock_new (HuWorkshopBench *bench)
{
  GtkWidget *group = adw_preferences_group_new ();
  Clock *clock = g_new0 (Clock, 1);

  clock->bench = bench;
  clock->updating = TRUE;
  g_object_set_data_full (G_OBJECT (group), "hu-clock", clock, g_free);
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), _("The Clock"));
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (group),
                                         _("Where it stands before the first event. Turns before that are past."));
  clock->turn = add_row (clock, group, _("Turn"), "/start/clock/turn");
  clock->player_turn = add_row (clock, group, _("Player turn"), "/start/clock/player_turn");
  clock->phase = add_row (clock, group, _("Phase"), "/start/clock/phase");
  show (clock);
  g_signal_connect_object (bench->shop, "changed", G_CALLBACK (changed_cb), group, G_CONNECT_SWAPPED);

  return group;
}
