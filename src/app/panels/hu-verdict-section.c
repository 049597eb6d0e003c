/*
 * The verdict in the window: when it comes, the hexes that decided it are shown. A draft has none, and no bar.
 */
#include "hu-verdict-section.h"

#define UNDECIDED G_MAXUINT

struct _HuVerdictSection
{
  HuSection     parent_instance;

  HuMapView    *map; /* borrowed, like the bar */
  HuVerdictBar *bar;
  guint         decided_at; /* number of events at the verdict shown last */
};

G_DEFINE_FINAL_TYPE (HuVerdictSection, hu_verdict_section, HU_TYPE_SECTION)

static guint
find_decided (HuGame *game)
{
  const HuVerdict *verdict = hu_snapshot_get_verdict (hu_game_get_snapshot (game));

  return verdict != NULL ? verdict->event : UNDECIDED;
}

/* The hexes of the rulings that the verdict rests on. */
static GArray *
list_deciding (HuSnapshot *snapshot)
{
  g_autoptr(GPtrArray) rulings = hu_snapshot_list_rulings (snapshot);
  GArray *hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));

  for (guint i = 0; i < rulings->len; i++)
    {
      const HuRuling *ruling = g_ptr_array_index (rulings, i);

      if (ruling->decides)
        g_array_append_vals (hexes, ruling->hexes->data, ruling->hexes->len);
    }

  return hexes;
}

/* A game that was decided before it was opened has nothing to announce. */
static void
set_game (HuSection *section,
          HuGame    *game)
{
  HU_VERDICT_SECTION (section)->decided_at = find_decided (game);
}

static void
update (HuSection *section,
        HuGame    *game)
{
  HuVerdictSection *self = HU_VERDICT_SECTION (section);
  HuDocument *document = hu_session_get_document (hu_section_get_session (section));
  guint decided_at = game != NULL ? find_decided (game) : UNDECIDED;

  gtk_widget_set_visible (GTK_WIDGET (self->bar), hu_document_get_draft (document) == NULL &&
                                                  hu_session_does_show (hu_section_get_session (section), HU_SHOW_VERDICT));
  if (decided_at != self->decided_at && decided_at != UNDECIDED)
    {
      g_autoptr(GArray) hexes = list_deciding (hu_game_get_snapshot (game));

      hu_map_view_flash (self->map, hexes, FALSE);
    }
  self->decided_at = decided_at;
}

static void
hu_verdict_section_class_init (HuVerdictSectionClass *klass)
{
  HU_SECTION_CLASS (klass)->set_game = set_game;
  HU_SECTION_CLASS (klass)->update = update;
}

static void
hu_verdict_section_init (HuVerdictSection *self)
{
  self->decided_at = UNDECIDED;
}

HuSection *
hu_verdict_section_new (HuSession            *session,
                        AdwApplicationWindow *window,
                        HuMapView            *map,
                        HuVerdictBar         *bar)
{
  HuVerdictSection *self = g_object_new (HU_TYPE_VERDICT_SECTION, "session", session, "window", window, NULL);

  self->map = map;
  self->bar = bar;

  return HU_SECTION (self);
}
