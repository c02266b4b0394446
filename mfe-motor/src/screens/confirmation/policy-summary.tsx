import type { MotorPlanOffer } from '#contract/offers.ts';
import type { MotorQuoteRecord } from '#contract/record.ts';
import { formatRupiah } from '@payung/shared/domain/money/money.ts';
import { TermsSummary } from '@payung/shared/journey/confirm/terms-summary.tsx';
import { useText } from '#messages/catalogue.ts';

const EXCLUSIONS = ['commercial', 'licence', 'race', 'wear', 'war'] as const;

interface PolicySummaryProps {
  quote: MotorQuoteRecord;
  offer: MotorPlanOffer | undefined;
}

/** Benefits, exclusions and cost on one page before the contract (RIPLAY, OJK rule 22/2023). */
export const PolicySummary = ({ quote, offer }: PolicySummaryProps) => {
  const t = useText();
  return (
    <TermsSummary
      benefits={[
        ...(offer?.benefits ?? []).map(({ name, note }) => (note === '' ? name : `${name}: ${note}`)),
        ...quote.benefits.map(({ name }) => name),
      ]}
      exclusions={[
        ...(quote.coverage === 'totalLoss' ? [t('motor.confirm.exclusion.partial')] : []),
        ...EXCLUSIONS.map((id) => t(`motor.confirm.exclusion.${id}`)),
      ]}
      paid={t('motor.confirm.cost', { amount: formatRupiah(quote.duePremium), years: quote.duration })}
      quote={quote}
    />
  );
};
