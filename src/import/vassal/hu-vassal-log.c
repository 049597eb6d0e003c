/*
 * The log of a game: its steps are run one by one, and each counter's place after a step is compared
 * with the place before.  A step that takes back an earlier one takes its moves out again.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hu-import-error.h"
#include "hu-import-limits.h"
#include "hu-vassal-work.h"

#define NAMED_MOST 5 /* counters, in a sentence */

typedef struct
{
  HuHex    hex;
  HuStorey storey;
  gboolean asks;   /* the storey is not known */
} Place;

/* A counter, and where it stands now. */
typedef struct
{
  guint counter; /* of the draft, from 0 */
  Place at;
  char *name;
  guint states; /* HuUnitStates */
} Track;

/* Where a counter stood before a step. */
typedef struct
{
  Track *track;
  Place  before;
} Change;

/* A step that something came of. */
typedef struct
{
  guint   n_before; /* steps of the draft before it */
  GArray *changes;  /* Change */
} Done;

/* Where all counters stood as a log began, and as it ended. */
typedef struct
{
  char *begun;
  char *ended;
} Ends;

typedef struct
{
  HuVassalScene *scene;
  HuImport     *import;
  GHashTable   *tracks; /* id of a counter → Track */
  GArray       *done;   /* Done, those that were not taken back */
  GArray       *ends;   /* Ends, of each log so far */
  guint         log;
  guint         n_steps;
  guint         n_exact; /* logs that begin as the one before ended */
  guint         n_undone;
  guint         n_still; /* steps that changed nothing on the hexes */
  guint64       n_touched;
  guint         n_ends; /* of phases, by the turn counter */
} Running;

static void
track_free (gpointer data)
{
  Track *track = data;

  g_free (track->name);
  g_free (track);
}

static void
done_clear (gpointer data)
{
  g_array_unref (((Done *) data)->changes);
}

static void
ends_clear (gpointer data)
{
  Ends *ends = data;

  g_free (ends->begun);
  g_free (ends->ended);
}

static void
running_clear (Running *running)
{
  g_clear_pointer (&running->tracks, g_hash_table_unref);
  g_clear_pointer (&running->done, g_array_unref);
  g_clear_pointer (&running->ends, g_array_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Running, running_clear)

static guint
find_states (const Running       *running,
             const HuVassalPiece *piece)
{
  return running->scene->find_states != NULL ? running->scene->find_states (running->scene, piece) : 0;
}

static Track *
add_track (Running             *running,
           const HuVassalPiece *piece,
           const char          *name,
           Place                at)
{
  Track *track = g_new0 (Track, 1);

  track->counter = g_hash_table_size (running->tracks);
  track->at = at;
  track->name = hu_import_clean (name);
  track->states = find_states (running, piece);
  g_hash_table_insert (running->tracks, g_strdup (piece->id), track);

  return track;
}

static gboolean
is_there (const Running       *running,
          const HuVassalPiece *piece)
{
  return g_hash_table_lookup (running->scene->table->pieces, piece->id) == piece;
}

static const Place nowhere = { HU_HEX_NONE, HU_STOREY_GROUND, FALSE };

/* A counter that comes into the window later; NULL where it is not in it. */
static Track *
find_track (Running       *running,
            HuVassalPiece *piece)
{
  HuVassalScene *scene = running->scene;
  Track *track = g_hash_table_lookup (running->tracks, piece->id);
  g_autofree char *name = NULL;

  if (track != NULL || !is_there (running, piece) || !scene->is_on_map (scene, piece))
    return track;

  name = scene->take (scene, running->import, piece);

  return add_track (running, piece, name, nowhere);
}

static Place
find_place_there (const Running       *running,
                  const HuVassalPiece *piece)
{
  HuVassalScene *scene = running->scene;
  Place place = { .hex = scene->find_hex (scene, piece), .storey = HU_STOREY_GROUND };

  if (place.hex != HU_HEX_NONE && scene->find_storey != NULL)
    place.asks = !scene->find_storey (scene, piece, &place.storey);

  return place;
}

/* Where a piece stands now: a piece that is gone stands nowhere. */
static Place
find_place (const Running       *running,
            const HuVassalPiece *piece)
{
  return is_there (running, piece) ? find_place_there (running, piece) : nowhere;
}

/* Is it another place?  A storey that is not known is none. */
static gboolean
is_elsewhere (const Place *at,
              const Place *to)
{
  return at->hex != to->hex || (to->hex != HU_HEX_NONE && !to->asks && (at->asks || at->storey != to->storey));
}

/* Whether it lies where the eliminated are. */
static gboolean
is_dead (const Running       *running,
         const HuVassalPiece *piece)
{
  return running->scene->is_dead (running->scene, is_there (running, piece) ? hu_vassal_piece_stand (piece)->map : NULL);
}

/* @piece: NULL where the file has it no more. */
static void
add_change (Running             *running,
            guint                step,
            const HuVassalPiece *piece,
            Track               *track,
            Place                to,
            GArray              *changes)
{
  const HuImportStep happened = {
    .log = running->log, .step = step, .counter = track->counter, .to = to.hex,
    .dead = to.hex == HU_HEX_NONE && piece != NULL && is_dead (running, piece),
    .storey = to.asks ? HU_STOREY_GROUND : to.storey, .asks_storey = to.asks,
  };
  const Change change = { track, track->at };

  g_array_append_val (running->import->steps, happened);
  g_array_append_val (changes, change);
  track->at = to;
}

/* The side that the counter shows may be another state of its unit. */
static void
add_states (Running             *running,
            guint                step,
            const HuVassalPiece *piece,
            Track               *track)
{
  guint states = track->at.hex != HU_HEX_NONE && is_there (running, piece) ? find_states (running, piece) : track->states;
  const HuImportStep happened = {
    .log = running->log, .step = step, .counter = track->counter, .to = track->at.hex,
    .states_set = states ^ track->states, .states = states & (states ^ track->states),
  };

  if (happened.states_set == 0)
    return;
  g_array_append_val (running->import->steps, happened);
  track->states = states;
}

static gint
compare_pieces (gconstpointer a,
                gconstpointer b)
{
  const HuVassalPiece *one = *(const HuVassalPiece * const *) a;
  const HuVassalPiece *other = *(const HuVassalPiece * const *) b;

  return g_strcmp0 (one->id, other->id);
}

/* The counters of a step, each once, always in the same order; NULL and @error: the log has more of them than any. */
static GPtrArray *
list_touched (Running  *running,
              GError  **error)
{
  g_autoptr(GHashTable) pieces = g_hash_table_new (NULL, NULL);
  GPtrArray *listed = g_ptr_array_new ();
  GHashTableIter iter;
  gpointer key;

  g_hash_table_iter_init (&iter, running->scene->table->touched);
  while (g_hash_table_iter_next (&iter, &key, NULL))
    {
      HuVassalPiece *piece = key;

      /* The piece may be a level counter: then the others in its stack change their storey. */
      if (running->scene->find_storey != NULL && piece->kind == HU_VASSAL_PIECE && piece->in != NULL)
        {
          g_hash_table_add (pieces, piece);
          piece = piece->in;
        }
      running->n_touched += 1 + (piece->members != NULL ? piece->members->len : 0);
      if (piece->kind == HU_VASSAL_PIECE)
        g_hash_table_add (pieces, piece);
      for (guint i = 0; piece->members != NULL && i < piece->members->len && running->n_touched <= HU_IMPORT_COMMANDS_MOST; i++)
        if (piece->members->pdata[i] != NULL)
          g_hash_table_add (pieces, g_ptr_array_index (piece->members, i));
    }
  g_hash_table_iter_init (&iter, pieces);
  while (g_hash_table_iter_next (&iter, &key, NULL))
    g_ptr_array_add (listed, key);
  g_ptr_array_sort (listed, compare_pieces);
  if (running->n_touched <= HU_IMPORT_COMMANDS_MOST)
    return listed;

  g_set_error_literal (error, HU_IMPORT_ERROR, HU_IMPORT_ERROR_LIMIT,
                       _("The log moves more counters than any game does. It is not read."));
  g_ptr_array_unref (listed);

  return NULL;
}

/* Takes the last step out again where all that it changed is as it was before; FALSE: it is not. */
static gboolean
take_back (Running         *running,
           const GPtrArray *pieces)
{
  g_autoptr(GHashTable) back = g_hash_table_new (NULL, NULL); /* Track → 2 + where it stands now */
  g_autoptr(GHashTable) first = g_hash_table_new (NULL, NULL); /* Track → Change: its first in the step */
  GHashTableIter iter;
  gpointer track, change;
  const Done *last;

  if (running->done->len == 0)
    return FALSE;

  for (guint i = 0; i < pieces->len; i++)
    g_hash_table_insert (back, g_hash_table_lookup (running->tracks, ((HuVassalPiece *) pieces->pdata[i])->id),
                         GINT_TO_POINTER (2 + find_place (running, pieces->pdata[i]).hex));
  last = &g_array_index (running->done, Done, running->done->len - 1);
  /* Where a counter passed hexes, it must be back before the first of them. */
  for (guint i = last->changes->len; i-- > 0;)
    g_hash_table_insert (first, g_array_index (last->changes, Change, i).track, &g_array_index (last->changes, Change, i));
  g_hash_table_iter_init (&iter, first);
  while (g_hash_table_iter_next (&iter, &track, &change))
    if (GPOINTER_TO_INT (g_hash_table_lookup (back, track)) != 2 + ((const Change *) change)->before.hex)
      return FALSE;

  g_hash_table_iter_init (&iter, first);
  while (g_hash_table_iter_next (&iter, &track, &change))
    ((Track *) track)->at = ((const Change *) change)->before;
  for (guint i = 0; i < pieces->len; i++)
    {
      Track *own = g_hash_table_lookup (running->tracks, ((HuVassalPiece *) pieces->pdata[i])->id);

      if (own != NULL && is_there (running, pieces->pdata[i]))
        own->states = find_states (running, pieces->pdata[i]);
    }
  g_array_set_size (running->import->steps, last->n_before);
  g_array_set_size (running->done, running->done->len - 1);
  running->n_undone++;

  return TRUE;
}

/* Finds the last stop of each piece in the trail: (transfer full) HuVassalPiece → 1 + index. */
static GHashTable *
list_last_stops (const GArray *trail)
{
  GHashTable *last = g_hash_table_new (NULL, NULL);

  for (guint i = 0; i < trail->len; i++)
    g_hash_table_insert (last, g_array_index (trail, HuVassalStop, i).piece, GUINT_TO_POINTER (i + 1));

  return last;
}

/* The hexes to which the step moves counters, one after another.  Where it ends in one of them, its storey may be known. */
static void
pass_through (Running *running,
              guint    step,
              GArray  *changes)
{
  const GArray *trail = running->scene->table->trail;
  g_autoptr(GHashTable) last = trail != NULL ? list_last_stops (trail) : NULL;

  running->n_touched += trail != NULL ? trail->len : 0;
  for (guint i = 0; trail != NULL && i < trail->len; i++)
    {
      const HuVassalStop *stop = &g_array_index (trail, HuVassalStop, i);
      const HuVassalPiece there = { .kind = HU_VASSAL_PIECE, .map = stop->map, .x = stop->x, .y = stop->y };
      Place to = find_place_there (running, &there);
      Track *track = to.hex != HU_HEX_NONE ? find_track (running, stop->piece) : NULL;
      gboolean ends = track != NULL && GPOINTER_TO_UINT (g_hash_table_lookup (last, stop->piece)) == i + 1;
      Place now = ends ? find_place (running, stop->piece) : nowhere;

      if (now.hex == to.hex)
        to = now;
      if (track != NULL && is_elsewhere (&track->at, &to))
        add_change (running, step, stop->piece, track, to, changes);
    }
}

static gboolean
run_step (Running  *running,
          guint     i,
          GError  **error)
{
  HuVassalTable *table = running->scene->table;
  g_autofree char *turn = g_strdup (table->turn);
  g_autoptr(GPtrArray) pieces = hu_vassal_table_step (table, i, error) ? list_touched (running, error) : NULL;
  Done done = { running->import->steps->len, NULL };

  if (pieces == NULL)
    return FALSE;
  if (table->undoes && take_back (running, pieces))
    return TRUE;

  done.changes = g_array_new (FALSE, FALSE, sizeof (Change));
  pass_through (running, i + 1, done.changes);
  for (guint j = 0; j < pieces->len; j++)
    {
      HuVassalPiece *piece = g_ptr_array_index (pieces, j);
      Track *track = find_track (running, piece);
      Place to = track != NULL ? find_place (running, piece) : nowhere;

      if (track != NULL && is_elsewhere (&track->at, &to))
        add_change (running, i + 1, piece, track, to, done.changes);
      if (track != NULL)
        add_states (running, i + 1, piece, track);
    }
  if (g_strcmp0 (turn, table->turn) != 0 && turn != NULL)
    {
      const HuImportStep end = { .log = running->log, .step = i + 1, .counter = G_MAXUINT, .to = HU_HEX_NONE };

      g_array_append_val (running->import->steps, end);
    }
  else if (done.changes->len == 0)
    {
      running->n_still++;
    }
  g_array_append_val (running->done, done);

  return TRUE;
}

static gboolean
run_steps (Running  *running,
           GError  **error)
{
  guint n = running->scene->table->steps->len;

  for (guint i = 0; i < n; i++)
    if (!run_step (running, i, error))
      return FALSE;
  running->n_steps += n;

  return TRUE;
}

/* --- One log after another --- */

/* (element-type Track): in the order of the draft. */
static GPtrArray *
list_tracks (const Running *running)
{
  GPtrArray *tracks = g_ptr_array_new ();
  GHashTableIter iter;
  gpointer track;

  g_ptr_array_set_size (tracks, (gint) g_hash_table_size (running->tracks));
  g_hash_table_iter_init (&iter, running->tracks);
  while (g_hash_table_iter_next (&iter, NULL, &track))
    tracks->pdata[((Track *) track)->counter] = track;

  return tracks;
}

/* The same text means that all counters stand on the same hexes. */
static char *
dup_state (const Running *running)
{
  g_autoptr(GPtrArray) tracks = list_tracks (running);
  g_autoptr(GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA256);

  for (guint i = 0; i < tracks->len; i++)
    {
      const Track *track = g_ptr_array_index (tracks, i);

      if (track->at.hex == HU_HEX_NONE)
        continue;
      g_checksum_update (sum, (const guchar *) &track->counter, sizeof track->counter);
      g_checksum_update (sum, (const guchar *) &track->at.hex, sizeof track->at.hex);
    }

  return g_strdup (g_checksum_get_string (sum));
}

/* Lists the counters that stand elsewhere than before, as the next log begins. */
static GArray *
compare (Running *running)
{
  HuVassalTable *table = running->scene->table;
  GArray *changes = g_array_new (FALSE, FALSE, sizeof (Change));
  g_autoptr(GHashTable) here = g_hash_table_new (NULL, NULL); /* Track: a set */
  g_autoptr(GPtrArray) tracks = NULL;

  for (guint i = 0; i < table->order->len; i++)
    {
      HuVassalPiece *piece = g_ptr_array_index (table->order, i);
      gboolean is = piece->kind == HU_VASSAL_PIECE && is_there (running, piece);
      Track *track = is ? find_track (running, piece) : NULL;
      Place to;

      if (track == NULL)
        continue;
      g_hash_table_add (here, track);
      to = find_place (running, piece);
      if (is_elsewhere (&track->at, &to))
        add_change (running, 0, piece, track, to, changes);
      add_states (running, 0, piece, track);
    }
  tracks = list_tracks (running);
  for (guint i = 0; i < tracks->len; i++)
    {
      Track *track = g_ptr_array_index (tracks, i);

      if (track->at.hex != HU_HEX_NONE && !g_hash_table_contains (here, track))
        add_change (running, 0, NULL, track, nowhere, changes);
    }

  return changes;
}

static void
say_changes (Running      *running,
             const GArray *changes)
{
  g_autoptr(GString) names = g_string_new (NULL);

  for (guint i = 0; i < MIN (changes->len, NAMED_MOST); i++)
    g_string_append_printf (names, "%s%s", i > 0 ? ", " : "", g_array_index (changes, Change, i).track->name);
  /* Translators: the number of a log, how many counters, their names (some of them, then "…"). */
  HU_IMPORT_SAY (running->import,
                 g_strdup_printf (ngettext ("At the beginning of log %1$u, %2$u counter stands elsewhere than log %3$u left "
                                            "it: %4$s%5$s.",
                                            "At the beginning of log %1$u, %2$u counters stand elsewhere than log %3$u left "
                                            "them: %4$s%5$s.", changes->len),
                                  running->log, changes->len, running->log - 1, names->str,
                                  changes->len > NAMED_MOST ? "…" : ""));
}

/* A log may begin where an earlier one did, or ended: then those in between were played anew. */
static gboolean
say_anew (Running    *running,
          const char *state)
{
  for (guint i = running->ends->len - 1; i-- > 0;)
    if (g_str_equal (g_array_index (running->ends, Ends, i).ended, state))
      {
        /* Translators: the numbers of two logs. */
        HU_IMPORT_SAY (running->import, g_strdup_printf (_("Log %1$u begins as log %2$u ended: what was logged in between "
                                                           "was played anew."), running->log, i + 1));
        return TRUE;
      }
  for (guint i = running->ends->len; i-- > 0;)
    if (g_str_equal (g_array_index (running->ends, Ends, i).begun, state))
      {
        /* Translators: the numbers of two logs. */
        HU_IMPORT_SAY (running->import, g_strdup_printf (_("Log %1$u begins as log %2$u began: what was logged since was played "
                                                           "anew."), running->log, i + 1));
        return TRUE;
      }

  return FALSE;
}

/* Else the counters were moved by hand, and nothing has written it down. */
static void
say_by_hand (Running      *running,
             const GArray *changes)
{
  guint n_moved = 0, n_came = 0, n_left = 0;

  for (guint i = 0; i < changes->len; i++)
    {
      const Change *change = &g_array_index (changes, Change, i);

      if (change->before.hex == HU_HEX_NONE)
        n_came++;
      else if (change->track->at.hex == HU_HEX_NONE)
        n_left++;
      else
        n_moved++;
    }
  /* Translators: the numbers of two logs, and three numbers of counters, each of which may be 0. */
  HU_IMPORT_SAY (running->import, g_strdup_printf (_("Between log %1$u and log %2$u, in no log: %3$u moved, %4$u came onto "
                                                     "the hexes, %5$u left them."), running->log - 1, running->log,
                                                   n_moved, n_came, n_left));
}

/* The next log begins with a position of its own: what stands elsewhere was moved in between. */
static void
hand_over (Running *running)
{
  g_autoptr(GArray) changes = compare (running);
  Ends ends = { dup_state (running), NULL };

  g_array_set_size (running->done, 0);
  running->n_exact += changes->len == 0;
  if (changes->len > 0)
    {
      say_changes (running, changes);
      if (!say_anew (running, ends.begun))
        say_by_hand (running, changes);
    }
  g_array_append_val (running->ends, ends);
}

/* Runs the steps of a log that has been begun. */
static gboolean
run_log (Running  *running,
         GError  **error)
{
  if (!run_steps (running, error))
    return FALSE;
  g_array_index (running->ends, Ends, running->ends->len - 1).ended = dup_state (running);

  return TRUE;
}

static gboolean
run_next (Running  *running,
          HuZip    *next,
          GError  **error)
{
  HuVassalScene *scene = running->scene;
  HuVassalTable *before = scene->table;
  guint n_bad = 0;
  gboolean good;

  scene->table = _hu_vassal_read_table (next, &n_bad, error);
  running->log++;
  good = scene->table != NULL && scene->check (scene, running->log, error);
  if (good && before->trail != NULL)
    hu_vassal_table_trail (scene->table);
  if (good)
    hand_over (running);
  good = good && run_log (running, error);
  g_clear_pointer (&scene->table, hu_vassal_table_free);
  scene->table = before;

  return good;
}

static void
say (Running *running)
{
  const GArray *steps = running->import->steps;

  if (running->n_steps == 0)
    return;

  for (guint i = 0; i < steps->len; i++)
    running->n_ends += g_array_index (steps, HuImportStep, i).counter == G_MAXUINT;
  HU_IMPORT_SAY (running->import, g_strdup_printf (ngettext ("Log: %u step, read as events.", "Log: %u steps, read as events.",
                                                             running->n_steps), running->n_steps));
  if (running->log > 2)
    /* Translators: how many logs, and of how many. */
    HU_IMPORT_SAY (running->import, g_strdup_printf (_("Logs that begin exactly as the one before ended: %1$u of %2$u."),
                                                     running->n_exact, running->log - 1));
  if (running->n_still > 0)
    HU_IMPORT_SAY (running->import, g_strdup_printf (ngettext ("%u step changed nothing on the hexes.",
                                                               "%u steps changed nothing on the hexes.",
                                                               running->n_still), running->n_still));
  if (running->n_undone > 0)
    HU_IMPORT_SAY (running->import, g_strdup_printf (ngettext ("%u step was taken back in the game, and is left out.",
                                                               "%u steps were taken back in the game, and are left out.",
                                                               running->n_undone), running->n_undone));
  if (running->n_ends > 0)
    HU_IMPORT_SAY (running->import,
                   g_strdup_printf (ngettext ("The game turn moved on %u time: taken as the end of a phase.",
                                              "The game turn moved on %u times: each is taken as the end of a phase.",
                                              running->n_ends), running->n_ends));
}

gboolean
_hu_vassal_replay (HuVassalScene   *scene,
                   HuImport        *import,
                   const GPtrArray *pieces,
                   const GPtrArray *names,
                   GError         **error)
{
  g_auto(Running) running = {
    .scene = scene, .import = import, .log = 1,
    .tracks = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, track_free),
    .done = g_array_new (FALSE, FALSE, sizeof (Done)), .ends = g_array_new (FALSE, FALSE, sizeof (Ends)),
  };

  g_array_set_clear_func (running.done, done_clear);
  g_array_set_clear_func (running.ends, ends_clear);
  for (guint i = 0; i < pieces->len; i++)
    {
      const HuVassalPiece *piece = g_ptr_array_index (pieces, i);

      add_track (&running, piece, g_ptr_array_index (names, i), find_place_there (&running, piece));
    }
  g_array_set_size (running.ends, 1);
  g_array_index (running.ends, Ends, 0) = (Ends) { .begun = dup_state (&running) };
  if (!run_log (&running, error))
    return FALSE;
  for (guint i = 0; scene->next != NULL && i < scene->next->len; i++)
    if (!run_next (&running, g_ptr_array_index (scene->next, i), error))
      return FALSE;
  say (&running);

  return TRUE;
}
