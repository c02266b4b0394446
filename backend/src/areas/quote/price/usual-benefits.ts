import { sql } from 'kysely';
import type { Queries } from '#core/database/database.ts';
import type { Services } from '#areas/services.ts';

/** Fewer sold quotes say nothing of what people usually take, and may say something of single people. */
const LEAST_SOLD = 50;
const COUNTED_DAYS = 365;
/** Counting reads all sold quotes: what most take does not change from one minute to the next. */
const COUNTED_FOR_MS = 3_600_000;
const DAY_MS = 86_400_000;

interface SoldQuotes {
  readonly productId: string;
  /** What their `details` must say, such as what is covered. */
  readonly details: Readonly<Record<string, unknown>>;
}

interface Counted {
  readonly at: number;
  readonly codes: Promise<readonly string[]>;
}

const counted = new WeakMap<Queries, Map<string, Counted>>();

const countBenefits = async (db: Queries, { productId, details }: SoldQuotes, now: number) => {
  const sold = db
    .selectFrom('quotes')
    .where('product_id', '=', productId)
    .where('policy_no', 'is not', null)
    .where('payment_status', '<>', 'Cancelled')
    .where('saved_at', '>', new Date(now - COUNTED_DAYS * DAY_MS))
    .where(sql<boolean>`details @> ${JSON.stringify(details)}::jsonb`);
  const { all } = await sold.select(sql<number>`count(*)::int`.as('all')).executeTakeFirstOrThrow();
  if (all < LEAST_SOLD) return [];
  const taken = await db
    .selectFrom(sold.select(sql<string>`jsonb_array_elements(benefits) ->> 'code'`.as('code')).as('taken'))
    .select('code')
    .groupBy('code')
    // Of two that exclude each other at most one is taken by more than half.
    .having(sql<boolean>`count(*) * 2 > ${all}::int`)
    .execute();
  return taken.map(({ code }) => code);
};

/** The add-ons that more than half of the sold quotes of the last year have; none while there are too few. */
export const usualBenefits = (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  sold: SoldQuotes,
): Promise<readonly string[]> => {
  const known = counted.get(db) ?? new Map<string, Counted>();
  counted.set(db, known);
  const now = clock.now().getTime();
  const key = JSON.stringify(sold);
  const last = known.get(key);
  if (last !== undefined && now - last.at < COUNTED_FOR_MS) return last.codes;
  const codes = countBenefits(db, sold, now);
  known.set(key, { at: now, codes });
  // A count that failed is tried again by the next who asks.
  codes.catch(() => known.delete(key));
  return codes;
};
