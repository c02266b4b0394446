import { useNavigate } from 'react-router-dom';
import { IssuedPolicy } from '@payung/shared/journey/payment/issued-policy.tsx';
import { quoteAddress } from '@payung/shared/journey/steps/quote-address.ts';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { DateText } from '@payung/shared/ui/text/values.tsx';
import { Fact, Facts } from '@payung/shared/ui/text/facts.tsx';
import { homeRoutes } from '#contract/routes.ts';
import { PRINT_FAILED } from '#home-quote/navigation-state.ts';
import { useHomeStep } from '#home-quote/kit.ts';
import type { HomeQuoteRecord } from '#contract/schemas/quote.ts';
import { useText } from '#messages/catalogue.ts';

export const Screen = () => {
  const navigate = useNavigate();
  const { quoteId, quote, isOpen } = useHomeStep('policy');
  const toError = (): void =>
    void navigate(quoteAddress(homeRoutes.policyError.path, quoteId), { state: PRINT_FAILED });
  return (
    <QueryBoundary quiet isOpen={isOpen} of={[quote]} loading={<Loading shape="result" />}>
      {(record) => (
        <IssuedPolicy quote={record} onPrintFailed={toError}>
          <PolicyFacts quote={record} />
        </IssuedPolicy>
      )}
    </QueryBoundary>
  );
};

/** The numbers of a home policy, and by when it is to be paid (HOME-118). */
const PolicyFacts = ({ quote }: { quote: HomeQuoteRecord }) => {
  const t = useText();
  return (
    <Facts>
      <Fact label={t('success.reference')}>
        <strong>{quote.reference ?? quote.policyNo}</strong>
      </Fact>
      <Fact label={t('home.policy.number')}>
        <strong>{quote.policyNo}</strong>
      </Fact>
      {quote.paymentStatus === 'PayLater' && quote.payLaterDueDate !== undefined ? (
        <Fact label={t('home.policy.due')}>
          <DateText iso={quote.payLaterDueDate} />
        </Fact>
      ) : null}
    </Facts>
  );
};
