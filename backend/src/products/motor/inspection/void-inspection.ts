import type { EventContext } from '#areas/quote/event-context.ts';
import type { Queries } from '#core/database/database.ts';
import type { Quote } from '#areas/quote/tables.ts';
import { insertInspectionEvent } from '../sql/inspection-events.ts';
import { decideSet, findNewestSet } from '../sql/inspections.ts';
import type { PhotoRow } from '../tables.ts';
import { deletePhoto, listPhotos, retirePhoto } from '../sql/photos.ts';
import { endHandoff } from './end-handoff.ts';
import { inspectionOf } from './summary.ts';

/** Takes a photo away: one that nobody has seen leaves nothing, one that reviewers have seen is kept. */
export const takeAway = async (tx: Queries, photo: PhotoRow, facts: { round: number; now: Date }) => {
  if (photo.round > facts.round) await deletePhoto(tx, photo.quote_id, photo.photo_id);
  else await retirePhoto(tx, photo, facts.now);
};

/** None of the photos counts any more. */
export const retirePhotos = async (tx: Queries, quote: Quote, now: Date): Promise<void> => {
  const { round } = inspectionOf(quote);
  for (const photo of await listPhotos(tx, quote.id)) await takeAway(tx, photo, { round, now });
};

/** Another vehicle: the photos are of the one before, and nobody decides about them any more (ruling R11). */
export const voidInspection = async ({ tx, quote, actor, now }: EventContext): Promise<void> => {
  await retirePhotos(tx, quote, now);
  await endHandoff(tx, quote.id, now);
  const set = await findNewestSet(tx, quote.id);
  if (set === undefined || set.decision !== null) return;
  const { round } = set;
  const key = { quoteId: quote.id, round };
  await decideSet(tx, key, { decision: 'withdrawn', by: null, reason: '', checked: '', now });
  await insertInspectionEvent(tx, { ...key, what: 'withdrawn', actor, now });
};
