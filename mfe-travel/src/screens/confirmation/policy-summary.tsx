import type { PlanOffer } from '#contract/plans.ts';
import type { TravelQuoteRecord } from '#contract/record.ts';
import { formatRupiah } from '@payung/shared/domain/money/money.ts';
import { TermsSummary } from '@payung/shared/journey/confirm/terms-summary.tsx';
import { useLanguage } from '@payung/shared/session/language.ts';
import { useText } from '#messages/catalogue.ts';
import { coverSummary } from '#rules/cover-summary.ts';

interface PolicySummaryProps {
  quote: TravelQuoteRecord;
  offer: PlanOffer | undefined;
}

/** Benefits, exclusions and cost on one page before the contract (RIPLAY, OJK rule 22/2023). */
export const PolicySummary = ({ quote, offer }: PolicySummaryProps) => {
  const t = useText();
  const language = useLanguage();
  return (
    <TermsSummary
      cover={coverSummary(quote, offer, language)}
      paid={t('travel.confirm.cost.once', { amount: formatRupiah(quote.duePremium) })}
      quote={quote}
    />
  );
};
