import { sql } from 'kysely';
import type { Queries } from '#core/database/database.ts';
import type { Services } from '#areas/services.ts';

/** Fewer sold quotes say nothing of what most people choose, and may say something of single people. */
const LEAST_SOLD = 50;
const COUNTED_DAYS = 365;
/** Counting reads all sold quotes: what most choose does not change from one minute to the next. */
const COUNTED_FOR_MS = 3_600_000;
const DAY_MS = 86_400_000;

interface SoldQuotes {
  readonly productId: string;
  /** What their `details` must say, such as where the trip leads to. */
  readonly details: Readonly<Record<string, unknown>>;
}

interface Counted {
  readonly at: number;
  readonly planCode: Promise<string | undefined>;
}

const counted = new WeakMap<Queries, Map<string, Counted>>();

const countPlans = async (db: Queries, { productId, details }: SoldQuotes, now: number) => {
  const plans = await db
    .selectFrom('quotes')
    .select(['plan_code', sql<number>`count(*)::int`.as('sold')])
    .where('product_id', '=', productId)
    .where('policy_no', 'is not', null)
    .where('payment_status', '<>', 'Cancelled')
    .where('saved_at', '>', new Date(now - COUNTED_DAYS * DAY_MS))
    .where(sql<boolean>`details @> ${JSON.stringify(details)}::jsonb`)
    .groupBy('plan_code')
    .orderBy('sold', 'desc')
    .execute();
  const [first, second] = plans;
  const isEnough = plans.reduce((sum, { sold }) => sum + sold, 0) >= LEAST_SOLD;
  // Of two that are chosen as often, neither is the most chosen one.
  return first === undefined || !isEnough || first.sold === second?.sold ? undefined : first.plan_code;
};

/** The plan that most sold quotes of the last year have; nothing while there are too few. */
export const mostChosenPlan = (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  sold: SoldQuotes,
): Promise<string | undefined> => {
  const known = counted.get(db) ?? new Map<string, Counted>();
  counted.set(db, known);
  const now = clock.now().getTime();
  const key = JSON.stringify(sold);
  const last = known.get(key);
  if (last !== undefined && now - last.at < COUNTED_FOR_MS) return last.planCode;
  const planCode = countPlans(db, sold, now);
  known.set(key, { at: now, planCode });
  // A count that failed is tried again by the next who asks.
  planCode.catch(() => known.delete(key));
  return planCode;
};
