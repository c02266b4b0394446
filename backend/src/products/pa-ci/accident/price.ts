import { sumOf } from '@payung/shared/domain/money/money.ts';
import { NO_PRICE, pricePatch } from '#areas/quote/price/price.ts';
import type { PricePatch } from '#areas/quote/price/price.ts';
import type { QuotePatch } from '#areas/quote/sql/write-quote.ts';
import type { Quote } from '#areas/quote/tables.ts';
import { accidentDetailsOf, planCodesOf } from './details.ts';
import type { AccidentDetails } from './details.ts';
import { MIXED_PLAN, planOf } from './tariff/plans.ts';

/** What an insured's plan pays and costs, by its code; nothing before there is one. */
export const insuredPlanOf = (planCode: string | undefined, { months }: Pick<AccidentDetails, 'months'>) => {
  const plan = planOf(planCode ?? '');
  return {
    planCode: plan?.code ?? '',
    planName: plan?.name ?? '',
    limit: plan?.limit ?? 0,
    premium: plan?.premiums[months] ?? 0,
  };
};

/** The plan of the quote: the one of everybody, or all of its groups. */
export const planPatch = ({ groups, limitType }: AccidentDetails): QuotePatch => {
  const plans = [...new Set(groups.map(({ planCode }) => planCode))].flatMap((code) => planOf(code) ?? []);
  return {
    plan_code: limitType === 'one' ? (plans[0]?.code ?? '') : MIXED_PLAN,
    plan_name: plans.map(({ name }) => name).join(' + '),
  };
};

/** Computes every amount from the tariff: no amount ever comes from a client. */
export const accidentPrice = (quote: Quote): PricePatch => {
  if (quote.plan_code === '') return NO_PRICE;
  const details = accidentDetailsOf(quote);
  const premiums = planCodesOf(details).map((code) => insuredPlanOf(code, details).premium);
  return pricePatch({ premium: sumOf(premiums), benefits: [] }, quote);
};
