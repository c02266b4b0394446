import type { QuoteRecord } from '#schemas/quote.ts';
import { formatDate, todayInJakarta } from '#domain/dates.ts';
import { formatRupiah } from '#domain/money/money.ts';
import { useText } from '#messages/text.ts';
import { useIsLinkMode } from '@payung/shared/session/session.ts';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';

type GoesBack = Pick<QuoteRecord, 'refunds' | 'paymentTakenBackAt'>;
type RefundOfQuote = NonNullable<QuoteRecord['refunds']>[number];

const useRefundText = () => {
  const text = useText();
  const whom = useIsLinkMode() ? 'you' : 'customer';
  return (refund: RefundOfQuote): string => {
    const { isPaid, paidOn, reference = '', reason, since } = refund;
    const amount = formatRupiah(refund.amount);
    if (!isPaid)
      return text(`moneyBack.owed.${whom}`, {
        amount,
        reason: text(`moneyBack.reason.${reason}`),
        since: formatDate(todayInJakarta(new Date(since))),
      });
    return paidOn === undefined
      ? text('moneyBack.paidByProvider', { amount, reference })
      : text('moneyBack.paid', { amount, date: formatDate(paidOn), reference });
  };
};

/** What goes back, or went back, of the money for a quote (ruling R80); nothing for most. */
export const MoneyBack = ({ of: { refunds = [], paymentTakenBackAt } }: { readonly of: GoesBack }) => {
  const text = useText();
  const refundText = useRefundText();
  return (
    <>
      {paymentTakenBackAt === undefined ? null : (
        <InlineNotice
          kind="warning"
          text={text('moneyBack.takenBack', {
            date: formatDate(todayInJakarta(new Date(paymentTakenBackAt))),
          })}
        />
      )}
      {refunds.map((refund, index) => (
        // Two refunds of a quote may be alike, and their order never changes.
        // oxlint-disable-next-line react/no-array-index-key
        <InlineNotice key={index} kind={refund.isPaid ? 'success' : 'info'} text={refundText(refund)} />
      ))}
    </>
  );
};
