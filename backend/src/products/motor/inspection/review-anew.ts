import { applyEvent } from '#areas/quote/apply-event.ts';
import type { EventRequest } from '#areas/quote/apply-event.ts';
import type { Quote } from '#areas/quote/tables.ts';
import { insertInspectionEvent } from '../sql/inspection-events.ts';
import { decideSet, findNewestSet } from '../sql/inspections.ts';
import { withSummary } from './inspected.ts';
import { isShownChanged } from './shown.ts';
import { submitSet, submittedSummary } from './submit-set.ts';
import { inspectionOf } from './summary.ts';

/**
 * After a change was saved: an approval, or a set that waits, was about what reviewers saw. Where that is something
 * else by now (another name, another sum), the same photos go to them once more as a set of its own; with another
 * vehicle they are void before (`voidInspection`).
 */
export const reviewAnew = async (
  { seenVersion: _ofTheChange, ...request }: EventRequest,
  before: Quote,
  secret: string,
): Promise<Quote> => {
  const { tx, actor, now } = request;
  const { status } = inspectionOf(before);
  if (status !== 'approved' && status !== 'underReview') return before;
  const set = await findNewestSet(tx, before.id);
  if (set === undefined) return before;
  const { round, shown } = set;
  if (!(await isShownChanged(tx, secret, { quote: before, round, shown }))) return before;
  const key = { quoteId: before.id, round };
  if (set.decision === null) {
    await decideSet(tx, key, { decision: 'withdrawn', by: null, reason: '', checked: '', now });
    await insertInspectionEvent(tx, { ...key, what: 'withdrawn', actor, now });
  }
  const quote = await applyEvent(request, {
    event: 'reviewInspection',
    change: (context) => withSummary(context.quote, submittedSummary(inspectionOf(context.quote), now)),
  });
  await submitSet({ tx, secret, actor, now }, quote, inspectionOf(quote).round);
  return quote;
};
