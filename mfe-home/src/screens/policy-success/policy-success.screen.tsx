import { useNavigate } from 'react-router-dom';
import { IssuedPolicy } from '@payung/shared/journey/payment/issued-policy.tsx';
import { quoteAddress } from '@payung/shared/journey/steps/quote-address.ts';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { homeRoutes } from '#contract/routes.ts';
import { PRINT_FAILED } from '#home-quote/print-failed.ts';
import { useHomeStep } from '#home-quote/kit.ts';
import { PolicyFacts } from './policy-facts.tsx';

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
