import type { HomeQuoteRecord } from '#contract/schemas/quote.ts';
import { PRODUCT_NAMES } from '@payung/shared/configured-products.ts';
import { DateText } from '@payung/shared/ui/text/values.tsx';
import { Fact, Facts } from '@payung/shared/ui/text/facts.tsx';
import { useText } from '#messages/catalogue.ts';

/** The numbers of a home policy, and by when it is to be paid (HOME-118). */
export const PolicyFacts = ({ quote }: { quote: HomeQuoteRecord }) => {
  const t = useText();
  return (
    <Facts>
      <Fact label={t('success.reference')}>
        <strong>{quote.reference ?? quote.policyNo}</strong>
      </Fact>
      <Fact label={t('home.policy.number')}>
        <strong>{quote.policyNo}</strong>
      </Fact>
      <Fact label={t('home.price.product')}>{`${PRODUCT_NAMES.home} · ${quote.planName}`}</Fact>
      {quote.paymentStatus === 'PayLater' && quote.payLaterDueDate !== undefined ? (
        <Fact label={t('home.policy.due')}>
          <DateText iso={quote.payLaterDueDate} />
        </Fact>
      ) : null}
    </Facts>
  );
};
