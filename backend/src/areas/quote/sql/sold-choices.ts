import { sql } from 'kysely';
import type { Queries } from '#core/database/database.ts';

/** Fewer sold quotes say nothing of what people choose, and may say something of single people. */
const LEAST_SOLD = 50;
const COUNTED_DAYS = 365;
const DAY_MS = 86_400_000;

export interface SoldQuotes {
  readonly productId: string;
  /** What their `details` must say, such as where the trip leads to. */
  readonly details: Readonly<Record<string, unknown>>;
}

const soldOf = (db: Queries, { productId, details }: SoldQuotes, now: number) =>
  db
    .selectFrom('quotes')
    .where('product_id', '=', productId)
    .where('policy_no', 'is not', null)
    .where('payment_status', '<>', 'Cancelled')
    .where('saved_at', '>', new Date(now - COUNTED_DAYS * DAY_MS))
    .where(sql<boolean>`details @> ${JSON.stringify(details)}::jsonb`);

/** The plan that most have; nothing while there are too few. */
export const countPlans = async (db: Queries, sold: SoldQuotes, now: number): Promise<string | undefined> => {
  const plans = await soldOf(db, sold, now)
    .select(['plan_code', sql<number>`count(*)::int`.as('sold')])
    .groupBy('plan_code')
    .orderBy('sold', 'desc')
    .execute();
  const [first, second] = plans;
  const isEnough = plans.reduce((sum, plan) => sum + plan.sold, 0) >= LEAST_SOLD;
  // Of two that are chosen as often, neither is the most chosen one.
  return first === undefined || !isEnough || first.sold === second?.sold ? undefined : first.plan_code;
};

/** The add-ons that more than half have; none while there are too few. */
export const countBenefits = async (
  db: Queries,
  sold: SoldQuotes,
  now: number,
): Promise<readonly string[]> => {
  const counted = soldOf(db, sold, now);
  const { all } = await counted.select(sql<number>`count(*)::int`.as('all')).executeTakeFirstOrThrow();
  if (all < LEAST_SOLD) return [];
  const taken = await db
    .selectFrom(counted.select(sql<string>`jsonb_array_elements(benefits) ->> 'code'`.as('code')).as('taken'))
    .select('code')
    .groupBy('code')
    // Of two that exclude each other at most one is taken by more than half.
    .having(sql<boolean>`count(*) * 2 > ${all}::int`)
    .execute();
  return taken.map(({ code }) => code);
};
