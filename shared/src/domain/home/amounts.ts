import { floorTotal } from '../money.ts';
import type { Stage } from '../stages.ts';

/** Amounts of a home quote in whole rupiah. `grossPremium` holds the plan and the chosen covers. */
export interface HomeAmounts {
  readonly stage: Stage;
  readonly grossPremium: number;
  readonly discountAmount: number;
  readonly adminCost: number;
  readonly duePremium: number;
}

/** What customer information shows, without admin cost (HOME-104). */
export const homeCustomerSubtotal = (quote: Pick<HomeAmounts, 'grossPremium' | 'discountAmount'>): number =>
  floorTotal(quote.grossPremium) - quote.discountAmount;

/** Until the quote is confirmed the amount is counted here, then it is what was frozen (HOME-105, HOME-106). */
export const homeAmountDue = (quote: HomeAmounts): number =>
  quote.stage === 'Customer Information Updated'
    ? floorTotal(quote.grossPremium + quote.adminCost - quote.discountAmount)
    : quote.duePremium;
