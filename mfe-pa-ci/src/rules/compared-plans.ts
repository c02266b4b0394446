import { formatRupiah } from '@payung/shared/domain/money/money.ts';
import type { AccidentPlan, AccidentQuoteRecord } from '#contract/schemas/accident.ts';
import { totalPremium } from './cover.ts';

type ComparedCover = Pick<AccidentQuoteRecord, 'participants' | 'months'>;

/** The plans as they are put side by side: what everybody pays together, and up to what each is insured. */
export const comparedPlans = (
  plans: readonly Pick<AccidentPlan, 'code' | 'name' | 'premiums' | 'benefits'>[],
  { participants, months }: ComparedCover,
) =>
  plans.map((plan) => ({
    id: plan.code,
    name: plan.name,
    price: totalPremium(plan, months, participants),
    rows: plan.benefits.map(({ text, amount }) => ({ label: text, value: formatRupiah(amount) })),
  }));
