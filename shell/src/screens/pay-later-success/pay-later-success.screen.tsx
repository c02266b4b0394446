import type { ReplyOf } from '@payung/shared/api/endpoint.ts';
import type { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import { Navigate, useLocation } from 'react-router-dom';
import type { QuoteRecord } from '@payung/shared/api/endpoints/quote.ts';
import { quoteAddress } from '@payung/shared/journey/quote-address.ts';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import { DateText } from '@payung/shared/ui/date-text.tsx';
import { ResultPage } from '@payung/shared/ui/result-page.tsx';
import { Rupiah } from '@payung/shared/ui/rupiah.tsx';
import { useText } from '#messages/text.ts';
import { BackToDashboard } from '@payung/shared/journey/back-to-dashboard.tsx';
import { Facts } from '#screens/outcome/facts.tsx';
import { QuotePage } from '#screens/outcome/quote-page.tsx';

/** What agreeing answered. */
type PayLaterAnswer = ReplyOf<typeof endpoints.payLater>['data'];

const Agreed = ({ quote }: { readonly quote: QuoteRecord }) => {
  const text = useText();
  // Straight after agreeing, the answer is newer than the record at hand.
  const answer = useLocation().state as Partial<PayLaterAnswer> | null;
  const payLaterDueDate =
    answer?.payLaterDueDate ?? (quote.paymentStatus === 'PayLater' ? quote.payLaterDueDate : undefined);
  const proposalNo = answer?.proposalNo ?? quote.proposalNo;
  const policyNo = answer?.policyNo ?? quote.policyNo;
  // The address alone proves nothing: the record must say so.
  if (payLaterDueDate === undefined) {
    return <Navigate to={quoteAddress(shellRoutes.payment.path, quote._id)} replace />;
  }
  return (
    <ResultPage
      kind="success"
      title={text('later.title')}
      text={text('later.text')}
      actions={<BackToDashboard />}
    >
      <Facts
        rows={[
          { label: text('later.due'), value: <DateText iso={payLaterDueDate} /> },
          { label: text('price.total'), value: <Rupiah amount={quote.duePremium} /> },
          ...(proposalNo === undefined ? [] : [{ label: text('later.proposal'), value: proposalNo }]),
          ...(policyNo === undefined ? [] : [{ label: text('later.policy'), value: policyNo }]),
        ]}
      />
    </ResultPage>
  );
};

/** Pay later was agreed: by when, and for which proposal (N23). */
export const Screen = () => <QuotePage shape="result">{(quote) => <Agreed quote={quote} />}</QuotePage>;
