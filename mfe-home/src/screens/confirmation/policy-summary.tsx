import type { HomeQuoteRecord } from '@payung/shared/api/endpoints/home.ts';
import { homeAmountDue } from '@payung/shared/domain/home/amounts.ts';
import type { HomePlanOffer } from '@payung/shared/domain/home/offer.ts';
import { formatRupiah } from '@payung/shared/domain/money.ts';
import { TermsSummary } from '@payung/shared/journey/terms-summary.tsx';
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
  const language = useLanguage() === 'id' ? 'BH' : 'EN';
  const rows = offers.find(({ planCode }) => planCode === quote.planCode)?.coverage ?? [];
  const { elsewhere, notChosen } = notCoveredBy(quote, offers, language);
  return (
    <TermsSummary
      benefits={[
        ...rows.filter((row) => row.covered).map((row) => row.description),
        ...quote.additionalBenefits.map((benefit) => benefit.BenefitDesc),
      ]}
      exclusions={[
        ...elsewhere.map((cover) => t('home.confirm.notCovered', { cover })),
        ...notChosen.map((cover) => t('home.confirm.notChosen', { cover })),
        ...EXCLUSIONS.map((id) => t(`home.confirm.exclusion.${id}`)),
      ]}
      paid={t('home.confirm.cost.once', { amount: formatRupiah(homeAmountDue(quote)) })}
      quote={quote}
    />
  );
};
