import { Navigate } from 'react-router-dom';
import type { QuoteRecord } from '@payung/shared/api/endpoints/quote.ts';
import { quoteAddress } from '@payung/shared/journey/quote-address.ts';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import { useSession } from '@payung/shared/session/session.ts';
import { DateText } from '@payung/shared/ui/date-text.tsx';
import { ResultPage } from '@payung/shared/ui/result-page.tsx';
import { useText } from '#messages/text.ts';
import { BackToDashboard } from '@payung/shared/journey/back-to-dashboard.tsx';
import { Facts } from '#screens/outcome/facts.tsx';
import { QuotePage } from '#screens/outcome/quote-page.tsx';

import { PolicyLink } from '@payung/shared/journey/policy-link.tsx';
import { PrintPolicy } from '@payung/shared/journey/print-policy.tsx';
import { useProductName } from '@payung/shared/journey/product-name.ts';

const Issued = ({ quote }: { readonly quote: QuoteRecord }) => {
  const text = useText();
  const isAgent = useSession().kind === 'agent';
  const product = useProductName(quote.product_Id);
  const { _id: quoteId, policyNo } = quote;
  // Without a policy number nothing was issued: the page of the payment tells how it stands.
  if (policyNo === undefined)
    return <Navigate to={quoteAddress(shellRoutes.paymentResponse.path, quoteId)} replace />;
  return (
    <ResultPage
      kind="success"
      title={text('policy.issued.title')}
      text={text('policy.issued.text')}
      actions={
        <>
          <PrintPolicy quoteId={quoteId} productId={quote.product_Id} policyNo={policyNo} />
          <BackToDashboard />
        </>
      }
    >
      <Facts
        rows={[
          { label: text('success.reference'), value: <strong>{policyNo}</strong> },
          { label: text('payment.product'), value: product },
          ...(quote.payLaterDueDate === undefined || quote.paymentStatus !== 'PayLater'
            ? []
            : [{ label: text('later.due'), value: <DateText iso={quote.payLaterDueDate} /> }]),
        ]}
      />
      {isAgent ? <PolicyLink quoteId={quoteId} label={text('policy.link')} /> : null}
    </ResultPage>
  );
};

/** An issued policy, however it was reached (N19, ruling K53). */
export const Screen = () => <QuotePage shape="result">{(quote) => <Issued quote={quote} />}</QuotePage>;
