import { formatRupiah } from '@payung/shared/domain/money/money.ts';
import { TermsSummary } from '@payung/shared/journey/confirm/terms-summary.tsx';
import type { AccidentPlan } from '#contract/accident-endpoints.ts';
import type { AccidentQuoteRecord } from '#contract/accident-record.ts';
import { useText } from '#messages/catalogue.ts';

const EXCLUSIONS = ['illness', 'intent', 'alcohol', 'sport', 'war'] as const;

interface PolicySummaryProps {
  quote: AccidentQuoteRecord;
  plans: readonly AccidentPlan[];
}

/** Benefits, exclusions and cost on one page before the contract (RIPLAY, OJK rule 22/2023). */
export const PolicySummary = ({ quote, plans }: PolicySummaryProps) => {
  const t = useText();
  const chosen = plans.filter(({ code }) => quote.insureds.some(({ planCode }) => planCode === code));
  const benefits = chosen.flatMap(({ name, benefits: ofPlan }) =>
    ofPlan.map(({ text, amount }) => {
      const line = t('pa.details.benefit', { benefit: text, amount: formatRupiah(amount) });
      return chosen.length > 1 ? `${name} · ${line}` : line;
    }),
  );
  return (
    <TermsSummary
      benefits={benefits}
      exclusions={EXCLUSIONS.map((id) => t(`pa.details.exclusion.${id}`))}
      paid={t('pa.details.cost', { amount: formatRupiah(quote.duePremium), months: quote.months })}
      quote={quote}
    />
  );
};
