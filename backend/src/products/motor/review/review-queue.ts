import type { ReviewItem, ReviewQueue } from 'mfe-motor/contract/schemas/review.ts';
import { INSPECTION } from 'mfe-motor/rules/inspection.ts';
import { requireStaff } from '#core/access/caller.ts';
import type { HandlerContext } from '#areas/area.ts';
import type { Services } from '#areas/services.ts';
import { countOpenSets, countSets, listSets } from '../sql/inspections.ts';
import type { SetRow } from '../sql/inspections.ts';
import { decisionOf, leaseOf, statusOf } from './review-set.ts';
import type { Viewer } from './review-set.ts';

const overdueBefore = (now: Date): Date => new Date(now.getTime() - INSPECTION.targetHours * 3_600_000);

const itemOf = (set: SetRow, viewer: Viewer): ReviewItem => {
  const lease = leaseOf(set, viewer);
  const decision = decisionOf(set);
  return {
    quoteId: set.quote_id,
    code: set.quote_code,
    vehicle: set.vehicle,
    plate: set.plate,
    submittedAt: set.submitted_at.toISOString(),
    round: set.round,
    status: statusOf(set, viewer),
    isOverdue: set.decision === null && set.submitted_at < overdueBefore(viewer.now),
    ...(lease === undefined ? {} : { lease }),
    ...(decision === undefined ? {} : { decision }),
  };
};

type Query = Readonly<Partial<Record<'search' | 'page', string>>> & {
  readonly status?: 'open' | 'overdue' | 'mine' | 'decided';
};

/** Longest waiting first. */
export const reviewQueue = async (
  { caller, query }: Pick<HandlerContext, 'caller'> & { readonly query: Query },
  { db, clock }: Services,
): Promise<ReviewQueue> => {
  const now = clock.now();
  const reviewerId = requireStaff(caller).agentId;
  const { status = 'open', search = '', page = '1' } = query;
  const filter = { status, search: search.trim(), reviewerId, overdueBefore: overdueBefore(now), now };
  const limit = INSPECTION.reviewsPerPage;
  const sets = await listSets(db, filter, { limit, offset: (Number(page) - 1) * limit });
  const open = await countOpenSets(db, overdueBefore(now));
  const isWhole = filter.search === '' && status === 'open';
  return {
    total: isWhole ? open.waiting : await countSets(db, filter),
    ...open,
    items: sets.map((set) => itemOf(set, { reviewerId, now })),
  };
};

/** For the list of work. */
export const reviewCount = async (_context: unknown, { db, clock }: Services) => {
  const { waiting } = await countOpenSets(db, overdueBefore(clock.now()));
  return { count: waiting };
};
