import { useNavigate } from 'react-router-dom';
import { IssuedPolicy } from '@payung/shared/journey/issued-policy.tsx';
import { quoteAddress } from '@payung/shared/journey/quote-address.ts';
import { homeRoutes } from '@payung/shared/routes/home-routes.ts';
import { Loading } from '@payung/shared/ui/faces.tsx';
import { Reads } from '@payung/shared/ui/reads.tsx';
import { useJourneyStop } from '#home-quote/journey-stop.ts';
import { PRINT_FAILED } from '#home-quote/print-failed.ts';
import { PolicyFacts } from './policy-facts.tsx';

export const Screen = () => {
  const navigate = useNavigate();
  const { quoteId, quote, isOpen } = useJourneyStop('policy');
  const toError = (): void =>
    void navigate(quoteAddress(homeRoutes.policyError.path, quoteId), { state: PRINT_FAILED });
  return (
    <Reads quiet isOpen={isOpen} of={[quote]} loading={<Loading shape="result" />}>
      {(record) => (
        <IssuedPolicy quote={record} onPrintFailed={toError}>
          <PolicyFacts quote={record} />
        </IssuedPolicy>
      )}
    </Reads>
  );
};
