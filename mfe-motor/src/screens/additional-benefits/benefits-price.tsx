import type { MotorBenefit } from '#contract/offers.ts';
import type { MotorQuoteRecord } from '#contract/record.ts';
import { SubtotalCard } from '@payung/shared/journey/price/subtotal-card.tsx';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { PremiumDetail } from '#motor-quote/premium-detail.tsx';
import { yearsWith } from '#motor-quote/premium-years.ts';
import { useText } from '#messages/catalogue.ts';

interface SubtotalProps {
  /** Whole rupiah; nothing while the server has not said. */
  subtotal: number | undefined;
  onExplain: (() => void) | undefined;
}

export const Subtotal = ({ subtotal, onExplain }: SubtotalProps) => {
  const t = useText();
  return subtotal === undefined ? (
    <Loading shape="summary" />
  ) : (
    <SubtotalCard amount={subtotal} onExplain={onExplain} note={t('price.excludesAdminCost')} />
  );
};

interface BenefitsDetailProps {
  quote: MotorQuoteRecord;
  chosen: readonly MotorBenefit[];
  subtotal: number;
  onClose: () => void;
}

/** The subtotal year by year, with the add-ons that are being chosen. Mounted while it is open. */
export const BenefitsDetail = ({ quote, chosen, subtotal, onClose }: BenefitsDetailProps) => {
  const t = useText();
  return (
    <PremiumDetail
      onClose={onClose}
      quote={quote}
      years={yearsWith(quote, chosen)}
      deductions={chosen.map(({ firstYearAllowance }) => ({
        label: t('motor.price.workshopFree'),
        amount: firstYearAllowance,
      }))}
      total={subtotal}
      note={t('price.excludesAdminCost')}
    />
  );
};
