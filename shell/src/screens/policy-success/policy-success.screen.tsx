import type { QuoteRecord } from '@payung/shared/schemas/quote.ts';
import { IssuedPolicy } from '@payung/shared/journey/payment/issued-policy.tsx';
import { DateText } from '@payung/shared/ui/text/values.tsx';
import { Fact, Facts } from '@payung/shared/ui/text/facts.tsx';
import { useText } from '#messages/text.ts';
import { QuotePage } from '#screens/outcome/quote-page.tsx';

const PolicyFacts = ({ quote }: { readonly quote: QuoteRecord }) => {
  const text = useText();
  return (
    <Facts>
      <Fact label={text('success.reference')}>
        <strong>{quote.policyNo}</strong>
      </Fact>
      <Fact label={text('payment.insured')}>{quote.insuredName}</Fact>
      {quote.payLaterDueDate === undefined || quote.paymentStatus !== 'PayLater' ? null : (
        <Fact label={text('later.due')}>
          <DateText iso={quote.payLaterDueDate} />
        </Fact>
      )}
    </Facts>
  );
};

/** An issued policy, however it was reached (N19, ruling K53). */
export const Screen = () => (
  <QuotePage shape="result">
    {(quote) => (
      <IssuedPolicy quote={quote}>
        <PolicyFacts quote={quote} />
      </IssuedPolicy>
    )}
  </QuotePage>
);
