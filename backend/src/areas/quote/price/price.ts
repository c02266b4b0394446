import { floorTotal, roundDiscount, sumOf } from '@payung/shared/domain/money/money.ts';
import { ADMIN_COST } from '@payung/shared/domain/money/payment.ts';
import type { PricedBenefit, Quote } from '#areas/quote/tables.ts';

/** What the tariff says of a quote, in whole rupiah. */
export interface TariffPrice {
  /** Plan premium without add-ons. */
  readonly premium: number;
  /** The chosen add-ons that are sold for it. */
  readonly benefits: readonly PricedBenefit[];
}

/** What an add-on costs after the part that is given for nothing. */
export const costOf = ({ premium, allowance = 0 }: PricedBenefit): number => premium - allowance;

export type Reduction = Pick<Quote, 'discount_percent' | 'promo_percent'>;

/** The amounts of a quote, as its row keeps them. */
export type PricePatch = Pick<
  Quote,
  'premium' | 'benefits' | 'discount_amount' | 'admin_cost' | 'stamp_duty' | 'due_premium'
>;

/** Of a quote without a plan. */
export const NO_PRICE: PricePatch = {
  premium: 0,
  benefits: [],
  discount_amount: 0,
  admin_cost: 0,
  stamp_duty: 0,
  due_premium: 0,
};

/** The percent that counts: of the promo code before the agent's (TRV-045). */
export const percentOf = ({ promo_percent, discount_percent }: Reduction): number =>
  promo_percent > 0 ? promo_percent : discount_percent;

/** Every amount of an order (rulings K15, K16): what is due has the admin cost in it (PAY-033). */
export const pricePatch = ({ premium, benefits }: TariffPrice, reduction: Reduction): PricePatch => {
  const order = premium + sumOf(benefits.map(costOf));
  const discount_amount = roundDiscount(order, percentOf(reduction));
  return {
    premium,
    benefits,
    discount_amount,
    admin_cost: ADMIN_COST,
    // Charged to nobody for now; an amount of its own because the law may put it on the insured.
    stamp_duty: 0,
    due_premium: floorTotal(order + ADMIN_COST - discount_amount),
  };
};
