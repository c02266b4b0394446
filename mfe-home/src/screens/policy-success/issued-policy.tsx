import { Navigate, useNavigate } from 'react-router-dom';
import type { HomeQuoteRecord } from '@payung/shared/api/endpoints/home.ts';
import { BackToDashboard } from '@payung/shared/journey/back-to-dashboard.tsx';
import { PolicyLink } from '@payung/shared/journey/policy-link.tsx';
import { PrintPolicy } from '@payung/shared/journey/print-policy.tsx';
import { quoteAddress } from '@payung/shared/journey/quote-address.ts';
import { homeRoutes } from '@payung/shared/routes/home-routes.ts';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import { useSession } from '@payung/shared/session/session.ts';
import { DateText } from '@payung/shared/ui/date-text.tsx';
import { Fact, Facts } from '@payung/shared/ui/facts.tsx';
import { ResultPage } from '@payung/shared/ui/result-page.tsx';
import { PRINT_FAILED } from '#home-quote/print-failed.ts';
import { useText } from '#messages/catalogue.ts';

/** An issued policy: its numbers, its document, and by when it is to be paid (HOME-118). */
export const IssuedPolicy = ({ quote }: { quote: HomeQuoteRecord }) => {
  const t = useText();
  const navigate = useNavigate();
  const isAgent = useSession().kind === 'agent';
  const { _id: quoteId, policyNo } = quote;
  // Without a policy number nothing was issued: the page of the payment tells how it stands.
  if (policyNo === undefined)
    return <Navigate to={quoteAddress(shellRoutes.paymentResponse.path, quoteId)} replace />;
  return (
    <ResultPage
      kind="success"
      title={t('policy.issued.title')}
      text={t('policy.issued.text')}
      actions={
        <>
          <PrintPolicy
            quoteId={quoteId}
            productId={quote.product_Id}
            policyNo={policyNo}
            onFailed={() =>
              void navigate(quoteAddress(homeRoutes.policyError.path, quoteId), { state: PRINT_FAILED })
            }
          />
          <BackToDashboard />
        </>
      }
    >
      <Facts>
        <Fact label={t('home.policy.reference')}>
          <strong className="home-policy-number">{quote.SessionId ?? policyNo}</strong>
        </Fact>
        <Fact label={t('home.policy.number')}>
          <strong className="home-policy-number">{policyNo}</strong>
        </Fact>
        <Fact label={t('home.price.product')}>{`${t('home.policy.product')} · ${quote.planName}`}</Fact>
        {quote.paymentStatus === 'PayLater' && quote.payLaterDueDate !== undefined ? (
          <Fact label={t('home.policy.due')}>
            <DateText iso={quote.payLaterDueDate} />
          </Fact>
        ) : null}
      </Facts>
      {isAgent ? <PolicyLink quoteId={quoteId} label={t('policy.link')} /> : null}
    </ResultPage>
  );
};
