import { isPayLaterOverdue, isPriceExpired } from '@payung/shared/domain/money/payment.ts';
import { isSold } from '@payung/shared/domain/stages.ts';
import { ApiRefusal, refused } from '#core/http/api-refusal.ts';
import { TEXTS } from '#core/http/texts.ts';
import { requireNotRejected } from '#areas/quote/rejected.ts';
import type { Quote } from '#areas/quote/tables.ts';
import type { Services } from '../services.ts';

type Owed = Pick<
  Quote,
  | 'stage'
  | 'proposal_no'
  | 'product_id'
  | 'start_date'
  | 'valid_until'
  | 'payment_status'
  | 'pay_later_due'
  | 'rejection'
>;

type Products = Pick<Services, 'productOf'>;

/** A proposal that can be bought today. */
export const requireOpenProposal = ({ productOf }: Products, quote: Owed, today: string): void => {
  requireNotRejected(quote);
  if (isSold(quote.stage)) throw refused(TEXTS.sold);
  if (quote.stage !== 'Full Quote Created' || quote.proposal_no === null) throw refused(TEXTS.confirmFirst);
  const problem = productOf(quote.product_id).startProblem(quote.start_date, today);
  if (problem !== undefined) throw refused(problem);
  if (isPriceExpired(quote.valid_until, today)) throw refused(TEXTS.priceExpired);
};

/** A proposal that can be bought today, or a policy that is paid later and is not overdue. */
export const requirePayable = (services: Products, quote: Owed, today: string): void => {
  const { payment_status: status, pay_later_due: due } = quote;
  if (status === 'Cancelled') throw refused(due === null ? TEXTS.policyEnded : TEXTS.policyCancelled);
  if (status !== 'PayLater' || due === null) return requireOpenProposal(services, quote, today);
  if (isPayLaterOverdue(due, today)) throw refused(TEXTS.policyOverdue);
};

export const isPayable = (services: Products, quote: Owed, today: string): boolean => {
  try {
    requirePayable(services, quote, today);
    return true;
  } catch (error) {
    if (error instanceof ApiRefusal) return false;
    throw error;
  }
};
