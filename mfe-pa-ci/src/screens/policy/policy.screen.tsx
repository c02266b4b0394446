import { IssuedPolicy } from '@payung/shared/journey/payment/issued-policy.tsx';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { DateText } from '@payung/shared/ui/text/values.tsx';
import { Fact, Facts } from '@payung/shared/ui/text/facts.tsx';
import { useAccidentStep } from '#accident-quote/kit.ts';
import type { AccidentQuoteRecord } from '#contract/schemas/accident.ts';
import { useText } from '#messages/catalogue.ts';

/** The numbers of a policy, and whom it covers. */
const PolicyFacts = ({ quote }: { quote: AccidentQuoteRecord }) => {
  const t = useText();
  return (
    <Facts>
      <Fact label={t('pa.policy.number')}>
        <strong>{quote.policyNo}</strong>
      </Fact>
      <Fact label={t('pa.people')}>
        <ul>
          {quote.insureds.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
      </Fact>
      {quote.paymentStatus === 'PayLater' && quote.payLaterDueDate !== undefined ? (
        <Fact label={t('pa.policy.due')}>
          <DateText iso={quote.payLaterDueDate} />
        </Fact>
      ) : null}
    </Facts>
  );
};

export const Screen = () => {
  const { quote, isOpen } = useAccidentStep('policy');
  return (
    <QueryBoundary isOpen={isOpen} of={[quote]} loading={<Loading shape="result" />}>
      {(record) => (
        <IssuedPolicy quote={record}>
          <PolicyFacts quote={record} />
        </IssuedPolicy>
      )}
    </QueryBoundary>
  );
};
