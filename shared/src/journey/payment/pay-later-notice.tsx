import { today } from '#journey/steps/today.ts';
import { useText } from '#messages/text.ts';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { DateText, Rupiah } from '#ui/text/values.tsx';
import { payLaterState } from './pay-later-state.ts';
import type { Sale } from './pay-later-state.ts';

/** What is due until when, that it was not paid in time, or that a paid policy was cancelled. */
export const PayLaterNotice = ({ quote }: { quote: Sale }) => {
  const text = useText();
  const state = payLaterState(quote, today());
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
