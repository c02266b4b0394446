import type { HomeQuoteRecord } from '#contract/record.ts';
import type { HomePlanOffer } from '#rules/offer.ts';
import { formatRupiah } from '@payung/shared/domain/money/money.ts';
import { TermsSummary } from '@payung/shared/journey/confirm/terms-summary.tsx';
import { useLanguage } from '@payung/shared/session/language.ts';
import { useText } from '#messages/catalogue.ts';
import { notCoveredBy } from './not-covered.ts';

const EXCLUSIONS = ['land', 'war', 'wear', 'intent', 'under'] as const;

interface PolicySummaryProps {
  quote: HomeQuoteRecord;
  offers: readonly HomePlanOffer[];
}

/** Benefits, exclusions and cost on one page before the contract (RIPLAY, OJK rule 22/2023). */
export const PolicySummary = ({ quote, offers }: PolicySummaryProps) => {
  const t = useText();
  const language = useLanguage();
  const rows = offers.find(({ planCode }) => planCode === quote.planCode)?.coverage ?? [];
  const { elsewhere, notChosen } = notCoveredBy(quote, offers, language);
  return (
    <TermsSummary
      benefits={[
        ...rows.filter((row) => row.covered).map((row) => row.description),
        ...quote.benefits.map((benefit) => benefit.name),
      ]}
      exclusions={[
        ...elsewhere.map((cover) => t('home.confirm.notCovered', { cover })),
        ...notChosen.map((cover) => t('home.confirm.notChosen', { cover })),
        ...EXCLUSIONS.map((id) => t(`home.confirm.exclusion.${id}`)),
      ]}
      paid={t('home.confirm.cost.once', { amount: formatRupiah(quote.duePremium) })}
      quote={quote}
    />
  );
};
