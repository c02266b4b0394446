import type { InspectionDocuments } from 'mfe-motor/contract/inspection.ts';
import { photographerOf } from '#core/access/event-actor.ts';
import { applyEvent } from '#areas/quote/apply-event.ts';
import type { HandlerContext } from '#areas/area.ts';
import type { Services } from '#areas/services.ts';
import type { Queries } from '#core/database/database.ts';
import { transaction } from '#core/database/transaction.ts';
import { refused } from '#core/http/api-refusal.ts';
import type { Quote } from '#areas/quote/tables.ts';
import { listPhotos } from '../sql/photos.ts';
import { motorTextOf } from '../texts.ts';
import { documentsOf } from './documents.ts';
import { endHandoff } from './end-handoff.ts';
import { lockUnsold, stateOf, withSummary } from './inspected.ts';
import { isDamage, lockForPhotos } from './open-round.ts';
import type { PhotoRequest } from './open-round.ts';
import { submitSet, submittedSummary } from './submit-set.ts';
import { inspectionOf } from './summary.ts';

/** Nobody reviews half a set: every photo that is asked for, and damage in words as well. */
const requireCompleteSet = async (tx: Queries, quote: Quote, now: Date): Promise<void> => {
  if (stateOf(quote, now).wantedSlots.length > 0) throw refused(motorTextOf('motor.photo.incomplete'));
  const photos = await listPhotos(tx, quote.id);
  const isSilent = photos.some(({ slot, description }) => isDamage(slot) && description === '');
  if (isSilent) throw refused(motorTextOf('motor.photo.describe'));
};

const submit = async (request: PhotoRequest, secret: string): Promise<void> => {
  const { tx, quoteId, actor, now } = request;
  const before = await lockUnsold(tx, quoteId);
  // A second tap finds the set of the first.
  if (inspectionOf(before).status === 'underReview') return;
  const open = await lockForPhotos(request);
  await requireCompleteSet(tx, open, now);
  const summary = submittedSummary(inspectionOf(open), now);
  const quote = await applyEvent(request, {
    event: 'submitInspection',
    change: (context) => withSummary(context.quote, summary),
  });
  await submitSet({ tx, secret, actor, now }, quote, summary.round);
  await endHandoff(tx, quoteId, now);
};

type ByQuote = Pick<HandlerContext, 'caller'> & { readonly params: { readonly quoteId: string } };

/** The complete set goes to the reviewers. */
export const submitInspection = async (
  { params: { quoteId }, caller }: ByQuote,
  { db, clock, secret, productOf }: Services,
): Promise<InspectionDocuments> => {
  const now = clock.now();
  const actor = photographerOf(caller);
  await transaction(db, (tx) => submit({ tx, productOf, quoteId, actor, now }, secret));
  return documentsOf(db, quoteId, now);
};
