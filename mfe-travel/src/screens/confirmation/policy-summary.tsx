import type { PlanOffer } from '#contract/plans.ts';
import type { TravelQuoteRecord } from '#contract/record.ts';
import { isDomestic } from '#rules/constants.ts';
import { formatRupiah } from '@payung/shared/domain/money/money.ts';
import { TermsSummary } from '@payung/shared/journey/confirm/terms-summary.tsx';
import { useText } from '#messages/catalogue.ts';
import { rowsOf } from '#travel-quote/plan-rows.ts';

const EXCLUSIONS = ['war', 'known', 'warning', 'alcohol'] as const;

interface PolicySummaryProps {
  quote: TravelQuoteRecord;
  offer: PlanOffer | undefined;
}

/** Benefits, exclusions and cost on one page before the contract (RIPLAY, OJK rule 22/2023). */
export const PolicySummary = ({ quote, offer }: PolicySummaryProps) => {
  const t = useText();
  const covered = offer === undefined ? [] : rowsOf(offer, quote);
  return (
    <TermsSummary
      benefits={[
        ...covered.map((row) => `${row.label}: ${row.value}`),
        ...quote.benefits.map((benefit) => benefit.name),
      ]}
      exclusions={[
        ...EXCLUSIONS.map((id) => t(`travel.confirm.exclusion.${id}`)),
        ...(isDomestic(quote.tripType) ? [t('travel.confirm.exclusion.distance')] : []),
      ]}
      paid={t('travel.confirm.cost.once', { amount: formatRupiah(quote.duePremium) })}
      quote={quote}
    />
  );
};
