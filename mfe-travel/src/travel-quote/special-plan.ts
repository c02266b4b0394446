import { atom } from 'jotai';
import { isSpecialPlan } from '@payung/shared/domain/travel/plan-tier.ts';

/** On while a Platinum, Gold or Bronze plan is chosen; nothing else depends on it (TRV-015, ruling K25). */
export const specialPlanAtom = atom(false);

/** Nothing chosen is no special plan. */
export const specialPlanFlag = (planName: string | undefined): boolean =>
  planName !== undefined && isSpecialPlan(planName);
