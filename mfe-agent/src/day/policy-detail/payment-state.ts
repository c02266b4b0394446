import type { PolicyDetail } from '@payung/shared/api/endpoints/lists.ts';
import type { IsoDate } from '@payung/shared/domain/dates.ts';
import { isBackdated } from '@payung/shared/domain/money/payment.ts';
import { payLaterState } from '@payung/shared/journey/payment/pay-later-state.tsx';

/**
 * What the policy detail says of the payment: it can be made, it was not made in time, or the journey has begun
 * (DASH-014, ruling K76). Nothing where it was made, or where nothing is confirmed yet.
 */
export const paymentState = (
  policy: PolicyDetail,
  today: IsoDate,
): 'backdated' | 'cancelled' | 'payable' | undefined => {
  if (payLaterState(policy) === 'cancelled') return 'cancelled';
  if (policy.proposalNo === undefined || policy.paymentStatus === 'Paid') return undefined;
  const { departureDate } = policy;
  if (departureDate !== undefined && isBackdated(departureDate, today)) return 'backdated';
  return policy.isPayable ? 'payable' : undefined;
};
