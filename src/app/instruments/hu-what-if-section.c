/*
 * The What If mode and its variations: entering, keeping, saving, leaving.
 */
#include "config.h"

#include "hu-what-if-section.h"

#include <glib/gi18n-lib.h>

#include "hu-compare-window.h"
#include "hu-css-class.h"
#include "hu-message.h"
#include "hu-variation-dialog.h"
#include "hu-variation-item.h"
#include "hu-variation-name.h"

struct _HuWhatIfSection
{
  HuSection  parent_instance;

  HuMapView *map;   /* borrowed, like the next */
  GtkWidget *frame; /* of the map */
  HuBar     *bar;
};

G_DEFINE_FINAL_TYPE (HuWhatIfSection, hu_what_if_section, HU_TYPE_SECTION)

static HuGame *
get_game (gpointer self)
{
  return hu_section_get_game (self);
}

static gboolean
in_what_if (gpointer self)
{
  return get_game (self) != NULL && hu_game_in_what_if (get_game (self));
}

static void
leave (gpointer self)
{
  if (in_what_if (self))
    hu_game_leave_what_if (get_game (self));
}

static void
what_if_cb (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       self)
{
  if (in_what_if (self))
    leave (self);
  else
    hu_game_begin_what_if (get_game (self), hu_game_get_position (get_game (self)));
}

static void
leave_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       self)
{
  leave (self);
}

/* Saves the line one is on, beside the game. */
static void
save_line (gpointer    self,
           const char *text)
{
  HuGame *game = get_game (self);
  g_autofree char *name = g_strstrip (g_strdup (text));
  g_autoptr(GPtrArray) line = NULL;
  g_autoptr(HuVariation) variation = NULL;
  g_autofree char *said = NULL;

  if (name[0] == '\0' || !in_what_if (self))
    return;

  line = hu_game_dup_line (game);
  variation = hu_variation_new_with (name, hu_game_get_base (game), line, hu_game_get_own_scenario (game),
                                     hu_game_get_scenario (game));
  hu_game_add_variation (game, variation);
  leave (self);
  /* Translators: %s is the name of a variation */
  said = g_strdup_printf (_("“%s” is kept with the game."), name);
  hu_message_toast (GTK_WIDGET (hu_section_get_window (self)), said);
}

static void
save_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       self)
{
  g_autofree char *suggestion = hu_variation_suggest_name (get_game (self));

  hu_question_ask_text (hu_section_get_window (self), _("Save as Variation"),
                        _("It is kept in the game’s file, but is not part of its log."), _("Name"), suggestion,
                        "save", _("_Save"), save_line, self);
}

/* --- Keeping --- */

static void
keep_response_cb (HuWhatIfSection *self,
                  const char      *response)
{
  if (!in_what_if (self) || g_str_equal (response, "cancel"))
    return;

  if (g_str_equal (response, "save"))
    {
      save_cb (NULL, NULL, self);
      return;
    }

  if (g_str_equal (response, "rescue"))
    {
      HuGame *game = get_game (self);
      g_autoptr(GPtrArray) lent = hu_game_dup_lent (game);

      /* The log's events after the moment become a variation of their own. */
      if (lent != NULL)
        g_free (hu_variation_keep (game, hu_game_get_base (game), lent));
    }
  hu_game_keep_what_if (get_game (self));
}

/* The game's log cannot have events of added units: words how many of all events it can have. NULL: all of them. */
static char *
word_unkept (HuGame *game)
{
  guint n = hu_game_get_position (game) - hu_game_get_base (game);
  guint kept = hu_game_count_keepable (game);

  if (kept == n)
    return NULL;
  if (kept == 0)
    return g_strdup (_("The game does not have the units that were added, so its log cannot have what they did. "
                       "A variation can."));

  /* Translators: %1$u events of %2$u */
  return g_strdup_printf (ngettext ("The game does not have the units that were added, so its log can have only "
                                    "%1$u of these %2$u events. A variation can have all.",
                                    "The game does not have the units that were added, so its log can have only "
                                    "%1$u of these %2$u events. A variation can have all.", kept), kept, n);
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

  return g_strdup_printf (ngettext ("The log has %u event after this moment. What you keep replaces it.",
                                    "The log has %u events after this moment. What you keep replaces them.", n), n);
}

static void
ask_to_keep (HuWhatIfSection *self,
             const char      *unkept,
             const char      *lent)
{
  const HuResponse rescuing[] = {
    { "cancel", _("_Cancel") },
    { "keep", _("_Drop Them"), ADW_RESPONSE_DESTRUCTIVE },
    { "rescue", _("Keep Them as a _Variation"), ADW_RESPONSE_SUGGESTED },
    { NULL },
  };
  const HuResponse saving[] = {
    { "cancel", _("_Cancel") },
    { "keep", _("Keep the _Rest") },
    { "save", _("Save as _Variation…"), ADW_RESPONSE_SUGGESTED },
    { NULL },
  };
  g_autofree char *both = unkept != NULL && lent != NULL ? g_strdup_printf ("%s\n\n%s", unkept, lent) : NULL;

  hu_message_ask (hu_section_get_window (HU_SECTION (self)), _("Keep It?"),
                  both != NULL ? both : unkept != NULL ? unkept : lent, lent != NULL ? rescuing : saving,
                  lent != NULL ? "rescue" : "save", "cancel", G_CALLBACK (keep_response_cb), self);
}

static void
keep_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       self)
{
  g_autofree char *unkept = word_unkept (get_game (self));
  g_autofree char *lent = word_lent (get_game (self));

  if (unkept == NULL && lent == NULL)
    hu_game_keep_what_if (get_game (self));
  else
    ask_to_keep (self, unkept, lent);
}

/* --- Variations --- */

static HuVariation *
ref_variation (gpointer  self,
               GVariant *index)
{
  g_autoptr(HuVariationItem) item =
    g_list_model_get_item (hu_game_get_variations (get_game (self)), g_variant_get_uint32 (index));

  return item != NULL ? hu_variation_ref (hu_variation_item_get (item)) : NULL;
}

static void
variations_cb (GSimpleAction *action,
               GVariant      *parameter,
               gpointer       self)
{
  leave (self);
  gtk_window_present (GTK_WINDOW (hu_variation_dialog_new (hu_section_get_window (self), get_game (self))));
}

/* As what-if: from where it leaves the log, on to its end. */
static void
try_variation_cb (GSimpleAction *action,
                  GVariant      *parameter,
                  gpointer       self)
{
  g_autoptr(HuVariation) variation = ref_variation (self, parameter);

  if (variation == NULL)
    return;

  leave (self);
  hu_game_try_variation (get_game (self), variation);
}

static void
compare_variation_cb (GSimpleAction *action,
                      GVariant      *parameter,
                      gpointer       self)
{
  g_autoptr(HuVariation) variation = ref_variation (self, parameter);

  if (variation == NULL)
    return;

  leave (self);
  gtk_window_present (GTK_WINDOW (hu_compare_window_new (hu_section_get_window (self), get_game (self), variation)));
}

/* --- The section --- */

/* The words above the map. */
static char *
word_what_if (HuGame *game)
{
  guint n = hu_game_get_position (game) - hu_game_get_base (game);
  guint unkept = n - hu_game_count_keepable (game);
  g_autofree char *all = NULL;

  if (n == 0)
    return g_strdup (_("Move, add or remove counters: the game does not change unless you keep it."));

  all = g_strdup_printf (ngettext ("What if: %u event that has not happened",
                                   "What if: %u events that have not happened", n), n);
  if (unkept == 0)
    return g_steal_pointer (&all);

  /* Translators: %1$s: "What if: 3 events that have not happened"; some of them are of units that the game does
   * not have */
  return g_strdup_printf (ngettext ("%1$s; %2$u can be kept only in a variation",
                                    "%1$s; %2$u can be kept only in a variation", unkept), all, unkept);
}

/* Shows the preview beside the present numbers; the frame of the map shows the mode too. */
static void
update (HuSection *section,
        HuGame    *game)
{
  HuWhatIfSection *self = HU_WHAT_IF_SECTION (section);
  gboolean as_if = in_what_if (self);
  g_autofree char *text = as_if ? word_what_if (game) : NULL;
  g_autoptr(GPtrArray) ways = as_if ? hu_game_dup_ways (game, hu_game_get_base (game)) : NULL;

  hu_css_class_set (self->frame, "what-if", as_if);
  hu_bar_say (self->bar, text);
  hu_map_view_set_before (self->map, as_if ? hu_game_get_base_snapshot (game) : NULL, ways);
  hu_section_enable (section, "what-if-leave", as_if);
  hu_section_enable (section, "what-if-keep", as_if && hu_game_count_keepable (game) > 0);
  hu_section_enable (section, "what-if-save", as_if && hu_game_get_position (game) > hu_game_get_base (game));
}

static void
hu_what_if_section_class_init (HuWhatIfSectionClass *klass)
{
  HU_SECTION_CLASS (klass)->update = update;
}

static void
hu_what_if_section_init (HuWhatIfSection *self)
{
}

HuSection *
hu_what_if_section_new (HuSession            *session,
                        AdwApplicationWindow *window,
                        HuMapView            *map,
                        GtkWidget            *frame,
                        HuBar                *bar)
{
  static const GActionEntry entries[] = {
    { .name = "what-if", .activate = what_if_cb },
    { .name = "what-if-leave", .activate = leave_cb },
    { .name = "what-if-keep", .activate = keep_cb },
    { .name = "what-if-save", .activate = save_cb },
    { .name = "variations", .activate = variations_cb },
    { .name = "try-variation", .activate = try_variation_cb, .parameter_type = "u" },
    { .name = "compare-variation", .activate = compare_variation_cb, .parameter_type = "u" },
  };
  HuWhatIfSection *self = g_object_new (HU_TYPE_WHAT_IF_SECTION, "session", session, "window", window, NULL);

  self->map = map;
  self->frame = frame;
  self->bar = bar;
  hu_section_add_telling_actions (HU_SECTION (self), entries, G_N_ELEMENTS (entries));

  return HU_SECTION (self);
}
