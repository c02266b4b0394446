import type { Queries } from '#core/database/database.ts';
import type { Services } from '#areas/services.ts';
import { countBenefits, countPlans } from '#areas/quote/sql/sold-choices.ts';
import type { SoldQuotes } from '#areas/quote/sql/sold-choices.ts';

/** Counting reads all sold quotes: what most choose does not change from one minute to the next. */
const COUNTED_FOR_MS = 3_600_000;

interface Counted<Choice> {
  readonly at: number;
  readonly choice: Promise<Choice>;
}

/** Counts once an hour for each database and kind of quote. */
const hourly = <Choice>(count: (db: Queries, sold: SoldQuotes, now: number) => Promise<Choice>) => {
  const counted = new WeakMap<Queries, Map<string, Counted<Choice>>>();
  return ({ db, clock }: Pick<Services, 'db' | 'clock'>, sold: SoldQuotes): Promise<Choice> => {
    const known = counted.get(db) ?? new Map<string, Counted<Choice>>();
    counted.set(db, known);
    const now = clock.now().getTime();
    const key = JSON.stringify(sold);
    const last = known.get(key);
    if (last !== undefined && now - last.at < COUNTED_FOR_MS) return last.choice;
    const choice = count(db, sold, now);
    known.set(key, { at: now, choice });
    // A count that failed is tried again by the next who asks.
    choice.catch(() => known.delete(key));
    return choice;
  };
};

/** The plan that most sold quotes of the last year have; nothing while there are too few. */
export const mostChosenPlan = hourly(countPlans);

/** The add-ons that more than half of the sold quotes of the last year have; none while there are too few. */
export const usualBenefits = hourly(countBenefits);
