import { generatePath } from 'react-router-dom';
import type { QuoteRecord } from '#schemas/quote.ts';
import { isPayLaterOverdue } from '#domain/money/payment.ts';
import { isSold } from '#domain/stages.ts';
import { quoteAddress } from '#journey/steps/quote-address.ts';
import { today } from '#journey/steps/today.ts';
import { useText } from '#messages/text.ts';
import { shellRoutes } from '#routes/shell-routes.ts';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { DateText, Rupiah } from '#ui/text/values.tsx';

type Sale = Pick<QuoteRecord, 'paymentStatus' | 'payLaterDueDate' | 'duePremium'>;

/** How a policy that is paid later stands; nothing for any other. */
export const payLaterState = (quote: Sale): 'due' | 'cancelled' | undefined => {
  if (quote.paymentStatus === 'Cancelled') return 'cancelled';
  if (quote.paymentStatus !== 'PayLater') return undefined;
  const { payLaterDueDate } = quote;
  return payLaterDueDate !== undefined && isPayLaterOverdue(payLaterDueDate, today()) ? 'cancelled' : 'due';
};

/**
 * Where a sold quote shows its result: there is nothing to check out (ruling G12). Nothing while it can be paid,
 * or is paid later. `policyPath` is the product's page of an issued policy.
 */
export const resultAddress = (quote: QuoteRecord, policyPath: string): string | undefined => {
  if (quote.paymentStatus === 'Paid')
    return quote.policyNo === undefined
      ? quoteAddress(shellRoutes.paymentResponse.path, quote.id)
      : generatePath(shellRoutes.paymentSuccess.path, { quoteId: quote.id });
  const isResult = isSold(quote.stage) && payLaterState(quote) === undefined;
  return isResult ? quoteAddress(policyPath, quote.id) : undefined;
};

/** What is due until when, that it was not paid in time, or that a paid policy was cancelled. */
export const PayLaterNotice = ({ quote }: { quote: Sale }) => {
  const text = useText();
  const state = payLaterState(quote);
  if (state === undefined) return null;
  const date = quote.payLaterDueDate === undefined ? null : <DateText iso={quote.payLaterDueDate} />;
  // One that was paid is cancelled without a due date.
  if (state === 'cancelled' && date === null)
    return <InlineNotice kind="error" text={text('policy.cancelled.title')} />;
  if (state === 'cancelled')
    return (
      <InlineNotice
        kind="error"
        text={
          <>
            {text('checkout.later.cancelled')} {date}
          </>
        }
      />
    );
  return (
    <InlineNotice
      kind="info"
      text={
        <>
          {text('checkout.later.chosen')} {date}
          <br />
          {text('checkout.later.askAmount')} <Rupiah amount={quote.duePremium} />
          <br />
          <span className="py-small">{text('checkout.later.askUnpaid')}</span>
        </>
      }
    />
  );
};
