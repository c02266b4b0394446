import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import type { PayLaterPolicy } from '@payung/shared/schemas/payment.ts';
import type { QuoteRecord } from '@payung/shared/schemas/quote.ts';
import { quoteAddress } from '@payung/shared/journey/steps/quote-address.ts';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import { useProductById } from '@payung/shared/session/deployed-products.ts';
import { DateText, Rupiah } from '@payung/shared/ui/text/values.tsx';
import { ResultPage } from '@payung/shared/ui/layout/result-page.tsx';
import { PolicyNext } from '@payung/shared/journey/payment/policy-next.tsx';
import { PrintPolicy } from '@payung/shared/journey/payment/print-policy.tsx';
import { BackToDashboard } from '@payung/shared/journey/steps/back-to-dashboard.tsx';
import { Fact, Facts } from '@payung/shared/ui/text/facts.tsx';
import { useText } from '#messages/text.ts';
import { QuotePage } from '#screens/outcome/quote-page.tsx';
import { Button } from '@payung/shared/ui/button.tsx';

const Agreed = ({ quote }: { readonly quote: QuoteRecord }) => {
  const text = useText();
  const navigate = useNavigate();
  const product = useProductById(quote.productId);
  const paymentPage = quoteAddress(product?.results?.payment ?? shellRoutes.payment.path, quote.id);
  // Straight after agreeing, the answer is newer than the record in the cache.
  const answer = useLocation().state as Partial<PayLaterPolicy> | null;
  const payLaterDueDate =
    answer?.payLaterDueDate ?? (quote.paymentStatus === 'PayLater' ? quote.payLaterDueDate : undefined);
  const proposalNo = answer?.proposalNo ?? quote.proposalNo;
  const policyNo = answer?.policyNo ?? quote.policyNo;
  // The address alone proves nothing: without a due date in the record pay later was not agreed.
  if (payLaterDueDate === undefined) {
    return <Navigate to={quoteAddress(shellRoutes.payment.path, quote.id)} replace />;
  }
  return (
    <ResultPage
      kind="success"
      title={text('later.title')}
      text={text('later.text')}
      actions={
        <>
          <Button type="primary" size="large" onClick={() => void navigate(paymentPage)}>
            {text('common.payNow')}
          </Button>
          {policyNo === undefined ? null : (
            <PrintPolicy quoteId={quote.id} productId={quote.productId} policyNo={policyNo} isSecondary />
          )}
          <BackToDashboard />
        </>
      }
    >
      <Facts>
        <Fact label={text('payment.insured')}>{quote.insuredName}</Fact>
        <Fact label={text('later.due')}>
          <DateText iso={payLaterDueDate} />
        </Fact>
        <Fact label={text('price.total')}>
          <Rupiah amount={quote.duePremium} />
        </Fact>
        {proposalNo === undefined ? null : <Fact label={text('later.proposal')}>{proposalNo}</Fact>}
        {policyNo === undefined ? null : <Fact label={text('later.policy')}>{policyNo}</Fact>}
      </Facts>
      <PolicyNext quote={quote} />
    </ResultPage>
  );
};

/** Pay later was confirmed: due date and proposal number (N23). */
export const Screen = () => <QuotePage shape="result">{(quote) => <Agreed quote={quote} />}</QuotePage>;
