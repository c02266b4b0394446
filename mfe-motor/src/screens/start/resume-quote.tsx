import { ResumeQuotePage } from '@payung/shared/journey/start/resume-quote-page.tsx';
import { SavedAt } from '@payung/shared/journey/steps/saved-at.tsx';
import { Block } from '@payung/shared/ui/layout/page.tsx';
import { OtherPlans } from '#motor-quote/other-plans.tsx';
import { RejectionNotice } from '#motor-quote/rejection.tsx';
import { useMotorStep } from '#motor-quote/kit.ts';
import { VehicleFacts } from '#motor-quote/vehicle-facts.tsx';
import { useText } from '#messages/catalogue.ts';
import { MotorCovers } from './motor-covers.tsx';

/** An existing quote: its answers so far, and the way to its first open stop. */
export const ResumeQuote = () => {
  const t = useText();
  return (
    <ResumeQuotePage
      words={{
        title: t('motor.start.title'),
        intro: t('motor.start.intro'),
        change: t('motor.start.change'),
      }}
      step={useMotorStep('start')}
      below={<MotorCovers />}
    >
      {(quote) => (
        <Block id="vehicle" title={t('motor.vehicle.title')}>
          <RejectionNotice quote={quote} />
          <VehicleFacts quote={quote} />
          {quote.planCode === '' ? null : <OtherPlans quote={quote} />}
          <SavedAt iso={quote.savedAt} />
        </Block>
      )}
    </ResumeQuotePage>
  );
};
