import { floorTotal, roundDiscount, sumOf } from '@payung/shared/domain/money/money.ts';
import { ADMIN_COST } from '@payung/shared/domain/money/payment.ts';
import type { PricedBenefit, Quote } from '#areas/quote/tables.ts';
import type { PricePreview, PriceLine } from '@payung/shared/schemas/quote.ts';
import { refused } from '#core/http/api-refusal.ts';
import { TEXTS } from '#core/http/texts.ts';
import { isDiscountAllowed } from '@payung/shared/domain/money/discount.ts';
import type { QuotePatch } from '#areas/quote/sql/write-quote.ts';
import type { EventContext } from '../product/insurance-product.ts';
import type { BenefitNames, BenefitText } from '#areas/quote/product/insurance-product.ts';

/** What the tariff says of a quote, in whole rupiah. */
interface TariffPrice {
  /** Plan premium without add-ons. */
  readonly premium: number;
  /** The chosen add-ons that are sold for it. */
  readonly benefits: readonly PricedBenefit[];
}

/** What an add-on costs after the part that is given for nothing. */
const costOf = ({ premium, allowance = 0 }: PricedBenefit): number => premium - allowance;

type Reduction = Pick<Quote, 'discount_percent' | 'promo_percent'>;

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

const discountLines = (quote: Quote): readonly PriceLine[] => {
  const percent = percentOf(quote);
  if (percent === 0) return [];
  const label = quote.promo_percent > 0 ? 'price.promo' : 'price.discount';
  return [{ label, values: { percent }, amount: -quote.discount_amount }];
};

const benefitLines = ({ code, premium, allowance = 0 }: PricedBenefit, names: BenefitNames) => {
  const { name, allowanceText } = benefitName(names, code);
  const line: PriceLine = { label: 'price.addOn', values: { benefit: name }, amount: premium };
  return allowance === 0
    ? [line]
    : [line, { label: 'price.allowance' as const, values: { text: allowanceText }, amount: -allowance }];
};

/** The order line by line without admin cost, and its total; nothing before there is a plan (ruling K15). */
export const orderOf = (quote: Quote, names: BenefitNames): PricePreview => {
  if (quote.plan_code === '') return { orderLines: [], addOnTotal: 0, subtotal: 0 };
  const orderLines: readonly PriceLine[] = [
    { label: 'price.premium', amount: quote.premium },
    ...quote.benefits.flatMap((benefit) => benefitLines(benefit, names)),
    ...discountLines(quote),
  ];
  const addOnTotal = sumOf(quote.benefits.map(costOf));
  return { orderLines, addOnTotal, subtotal: floorTotal(sumOf(orderLines.map(({ amount }) => amount))) };
};

/** What is due line by line; the lines add up to the quote's `due_premium` (PAY-034). */
export const dueLinesOf = (quote: Quote, { orderLines }: PricePreview): readonly PriceLine[] => [
  ...orderLines,
  ...(quote.admin_cost > 0 ? [{ label: 'price.adminCost' as const, amount: quote.admin_cost }] : []),
  ...(quote.stamp_duty > 0 ? [{ label: 'price.stampDuty' as const, amount: quote.stamp_duty }] : []),
];

/** Either a discount or a promo code is in force: who acts last wins (ruling R04). */
const NO_PROMO_CODE: QuotePatch = { promo_code: '', promo_percent: 0 };

/** What an agent's discount sets, within what the product allows; a discount of nothing takes no promo code away. */
export const discountPatch = (percent: number, { product }: Pick<EventContext, 'product'>): QuotePatch => {
  const { discount, textOf } = product;
  if (discount === undefined) throw refused(TEXTS.noDiscount);
  if (!isDiscountAllowed(percent, discount)) throw refused(textOf(discount.messages.range));
  return { discount_percent: percent, ...(percent > 0 ? NO_PROMO_CODE : {}) };
};

/** A code without a name stands for itself. */
export const benefitName = (names: BenefitNames, code: string): BenefitText => {
  const named = names[code] ?? code;
  return typeof named === 'string' ? { name: named, allowanceText: named } : named;
};

/** The theme's teal. */
const STROKE = '#0F766E';

/**
 * An address that a picture can show (`signedUrl`): a line drawing of 24 × 24 that lies inside the
 * answer. An insurer's own addresses may stand here instead, once the page's policy names their host.
 */
export const iconAddressOf = (drawing: string): string => {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="${STROKE}" ` +
    `stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"><path d="${drawing}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
};
