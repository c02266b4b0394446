import type { QuoteRecord } from '@payung/shared/schemas/quote.ts';
import { IssuedPolicy } from '@payung/shared/journey/payment/issued-policy.tsx';
import { useProductName } from '@payung/shared/journey/payment/product-name.ts';
import { DateText } from '@payung/shared/ui/text/values.tsx';
import { useText } from '#messages/text.ts';
import { Facts } from '#screens/outcome/facts.tsx';
import { QuotePage } from '#screens/outcome/quote-page.tsx';

const PolicyFacts = ({ quote }: { readonly quote: QuoteRecord }) => {
  const text = useText();
  const product = useProductName(quote.productId);
  return (
    <Facts
      rows={[
        { label: text('success.reference'), value: <strong>{quote.policyNo}</strong> },
        { label: text('payment.product'), value: product },
        ...(quote.payLaterDueDate === undefined || quote.paymentStatus !== 'PayLater'
          ? []
          : [{ label: text('later.due'), value: <DateText iso={quote.payLaterDueDate} /> }]),
      ]}
    />
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
