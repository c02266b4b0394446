import type { HomeQuoteRecord } from '#contract/schemas/quote.ts';
import type { HomePlanOffer } from '#contract/schemas/offer.ts';
import { formatRupiah } from '@payung/shared/domain/money/money.ts';
import { TermsSummary } from '@payung/shared/journey/confirm/terms-summary.tsx';
import { useLanguage } from '@payung/shared/session/language.ts';
import { useText } from '#messages/catalogue.ts';
import { coverSummary } from '#rules/cover-summary.ts';

interface PolicySummaryProps {
  quote: HomeQuoteRecord;
  offers: readonly HomePlanOffer[];
}

/** Benefits, exclusions and cost on one page before the contract (RIPLAY, OJK rule 22/2023). */
export const PolicySummary = ({ quote, offers }: PolicySummaryProps) => {
  const t = useText();
  const language = useLanguage();
  return (
    <TermsSummary
      cover={coverSummary(quote, offers, language)}
      paid={t('home.confirm.cost.once', { amount: formatRupiah(quote.duePremium) })}
      quote={quote}
    />
  );
};
