import type { Queries } from '#core/database/database.ts';
import type { EventActor } from '#core/access/event-actor.ts';
import type { Quote } from '#areas/quote/tables.ts';
import { motorDetailsOf } from '../details.ts';
import { insertInspectionEvent } from '../sql/inspection-events.ts';
import { insertInspection } from '../sql/inspections.ts';
import { findResemblances } from '../sql/resemblances.ts';
import { shownOf } from './shown.ts';
import type { InspectionSummary } from './summary.ts';
import { plateOf, vehicleNameOf } from './vehicle-words.ts';

export const submittedSummary = ({ round }: InspectionSummary, now: Date): InspectionSummary => ({
  status: 'underReview',
  round: round + 1,
  sent: [],
  flagged: [],
  submittedAt: now.toISOString(),
});

export interface SubmittedBy {
  readonly tx: Queries;
  readonly secret: string;
  readonly actor: EventActor;
  readonly now: Date;
}

/** A set of photos for the reviewers, of the quote as it stands. */
export const submitSet = async (
  { tx, secret, actor, now }: SubmittedBy,
  quote: Quote,
  round: number,
): Promise<void> => {
  const quoteId = quote.id;
  const details = motorDetailsOf(quote);
  await insertInspection(tx, {
    quoteId,
    round,
    quoteCode: quote.code,
    vehicle: vehicleNameOf(details),
    plate: plateOf(details),
    submittedAt: now,
    shown: await shownOf(tx, secret, { quote, round }),
  });
  await findResemblances(tx, quoteId, round);
  await insertInspectionEvent(tx, { quoteId, round, what: 'submitted', actor, now });
};
