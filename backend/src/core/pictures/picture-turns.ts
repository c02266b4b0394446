import { createTurns } from '#core/http/turns.ts';

/**
 * Of all pictures that this process draws: several at once would take every core from everybody else. All photos of an
 * inspection may wait for one person; a picture that waits is up to 2 MB of memory.
 */
export const PICTURE_TURNS = { atOnce: 1, ofOne: 12, ofAll: 150 } as const;
export const pictureTurns = createTurns(PICTURE_TURNS);
