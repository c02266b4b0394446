import { BackToDashboard } from '@payung/shared/journey/steps/back-to-dashboard.tsx';
import type { MotorQuoteRecord } from '#contract/record.ts';
import { RejectionNotice } from '#motor-quote/rejection.tsx';
import type { useMotorStep } from '#motor-quote/kit.ts';
import { useText } from '#messages/catalogue.ts';
import { InspectionPage } from './inspection-page.tsx';

interface RejectedProps {
  step: ReturnType<typeof useMotorStep>;
  quote: MotorQuoteRecord;
}

/** The end of the quote, with its reason (MOT-058): nothing else is possible. */
export const Rejected = ({ step, quote }: RejectedProps) => {
  const t = useText();
  return (
    <InspectionPage step={step}>
      <RejectionNotice quote={quote} />
      <p className="py-quiet">{t('motor.inspection.rejected')}</p>
      <BackToDashboard />
    </InspectionPage>
  );
};
