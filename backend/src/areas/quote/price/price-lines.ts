import type { PricePreview, PriceLine } from '@payung/shared/schemas/quote.ts';
import { floorTotal, sumOf } from '@payung/shared/domain/money/money.ts';
import type { PricedBenefit, Quote } from '#areas/quote/tables.ts';
import { benefitName } from './benefit-names.ts';
import type { BenefitNames } from './benefit-names.ts';
import { costOf, percentOf } from './price.ts';

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
