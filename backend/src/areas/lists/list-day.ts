import { addDays, todayInJakarta } from '@payung/shared/domain/dates.ts';
import type { IsoDate } from '@payung/shared/domain/dates.ts';
import type { InsuranceProduct } from '#areas/quote/product/insurance-product.ts';
import type { ListDay } from '#areas/lists/sql/line-status.ts';
import type { Services } from '../services.ts';

const EVER: IsoDate = '0001-01-01';
/** No product sells cover that began earlier, or begins later, than so many days from its sale. */
const MOST_DAYS = 31;

/** The first day on which cover may begin that is bought on that day; nothing where none may. */
const firstStart = ({ startProblem }: InsuranceProduct, today: IsoDate): IsoDate | undefined => {
  const days = Array.from({ length: 2 * MOST_DAYS + 1 }, (_none, at) => addDays(today, at - MOST_DAYS));
  return [EVER, ...days].find((day) => startProblem(day, today) === undefined);
};

/** What conditions of lists ask of the day and of the products that are sold here. */
export const listDayOf = ({
  clock,
  productIds,
  productOf,
}: Pick<Services, 'clock' | 'productIds' | 'productOf'>): ListDay => {
  const today = todayInJakarta(clock.now());
  const products = productIds.map(productOf);
  return {
    today,
    firstStarts: Object.fromEntries(
      products.flatMap((product) => {
        const first = firstStart(product, today);
        return first === undefined ? [] : [[product.productId, first]];
      }),
    ),
    journeys: products.filter(({ isJourney }) => isJourney).map(({ productId }) => productId),
  };
};
