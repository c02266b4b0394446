import { formatRupiah } from '@payung/shared/domain/money/money.ts';
import { TermsSummary } from '@payung/shared/journey/confirm/terms-summary.tsx';
import { useLanguage } from '@payung/shared/session/language.ts';
import type { AccidentPlan } from '#contract/accident-endpoints.ts';
import type { AccidentQuoteRecord } from '#contract/accident-record.ts';
import { useText } from '#messages/catalogue.ts';
import { coverSummary } from '#rules/cover-summary.ts';

interface PolicySummaryProps {
  quote: AccidentQuoteRecord;
  plans: readonly AccidentPlan[];
}

/** Benefits, exclusions and cost on one page before the contract (RIPLAY, OJK rule 22/2023). */
export const PolicySummary = ({ quote, plans }: PolicySummaryProps) => {
  const t = useText();
  const language = useLanguage();
  return (
    <TermsSummary
      cover={coverSummary(quote, plans, language)}
      paid={t('pa.details.cost', { amount: formatRupiah(quote.duePremium), months: quote.months })}
      quote={quote}
    />
  );
};
