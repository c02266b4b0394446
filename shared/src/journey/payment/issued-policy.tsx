import type { ReactNode } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { useProductById } from '@payung/shared/session/deployed-products.ts';
import { useSession } from '@payung/shared/session/session.ts';
import type { QuoteRecord } from '#schemas/quote.ts';
import { BackToDashboard } from '#journey/steps/back-to-dashboard.tsx';
import { quoteAddress } from '#journey/steps/quote-address.ts';
import { today } from '#journey/steps/today.ts';
import { useText } from '#messages/text.ts';
import { shellRoutes } from '#routes/shell-routes.ts';
import { ResultPage } from '#ui/layout/result-page.tsx';
import { ExpiredLink } from './link-validity.tsx';
import { MoneyBack } from './money-back.tsx';
import { PayLaterNotice } from './pay-later-notice.tsx';
import { payLaterState } from './pay-later-state.ts';
import { PolicyNext } from './policy-next.tsx';
import { PolicyLink, PrintPolicy } from './print-policy.tsx';
import { Button } from '#ui/button.tsx';

interface IssuedPolicyProps {
  quote: QuoteRecord;
  /** Where the page itself does not say that the document did not come. */
  onPrintFailed?: () => void;
  /** The numbers of the policy, and by when it is to be paid. */
  children: ReactNode;
}

/** An issued policy: its numbers, its document, and the link to it for agent and customer (PAY-026). */
export const IssuedPolicy = ({ quote, onPrintFailed, children }: IssuedPolicyProps) => {
  const text = useText();
  const navigate = useNavigate();
  const isAgent = useSession().kind === 'agent';
  const { id: quoteId, productId, policyNo } = quote;
  const product = useProductById(productId);
  const state = payLaterState(quote, today());
  const paymentPage = quoteAddress(product?.results?.payment ?? shellRoutes.payment.path, quoteId);
  // Without a policy number nothing was issued: the page of the payment tells how it stands.
  if (policyNo === undefined)
    return <Navigate to={quoteAddress(shellRoutes.paymentResponse.path, quoteId)} replace />;
  return (
    <ResultPage
      kind={state === 'cancelled' ? 'error' : 'success'}
      title={text(state === 'cancelled' ? 'policy.cancelled.title' : 'policy.issued.title')}
      text={state === 'cancelled' ? undefined : text('policy.issued.text')}
      actions={
        <>
          {state === 'due' ? (
            <Button type="primary" size="large" onClick={() => void navigate(paymentPage)}>
              {text('common.payNow')}
            </Button>
          ) : null}
          <PrintPolicy
            quoteId={quoteId}
            productId={productId}
            policyNo={policyNo}
            onFailed={onPrintFailed}
            isSecondary={state === 'due'}
          />
          <BackToDashboard />
        </>
      }
    >
      <PayLaterNotice quote={quote} />
      <MoneyBack of={quote} />
      {children}
      {isAgent && state === 'due' ? <ExpiredLink quote={quote} to={paymentPage} /> : null}
      {state === 'cancelled' ? null : <PolicyNext quote={quote} />}
      <PolicyLink quote={quote} policyNo={policyNo} label={text('policy.link')} />
    </ResultPage>
  );
};
