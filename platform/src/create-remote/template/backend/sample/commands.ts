import type { SampleChange } from 'mfe-sample/contract/schemas/quote.ts';
import type { QuoteCommand } from '#areas/quote/product/insurance-product.ts';
import { refused } from '#core/http/api-refusal.ts';
import { plans } from './price.ts';

const planUnknown = { en: 'This plan is not sold', id: 'Paket ini tidak dijual' };

/** Each change is one event of the transition table. */
export const sampleCommandOf = ({ planCode }: SampleChange): QuoteCommand => {
  const plan = plans.find(({ code }) => code === planCode);
  if (plan === undefined) throw refused(planUnknown);
  return { event: 'savePlan', change: () => ({ plan_code: plan.code, plan_name: plan.name }) };
};
