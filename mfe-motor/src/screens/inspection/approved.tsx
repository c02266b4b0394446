import { formatDate } from '@payung/shared/domain/dates.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { ActionBar } from '@payung/shared/ui/layout/action-bar.tsx';
import type { InspectionDocuments } from '#contract/inspection.ts';
import type { MotorQuoteRecord } from '#contract/record.ts';
import type { useMotorStep } from '#motor-quote/kit.ts';
import { useText } from '#messages/catalogue.ts';
import { InspectionPage } from './inspection-page.tsx';

interface ApprovedProps {
  step: ReturnType<typeof useMotorStep>;
  quote: MotorQuoteRecord;
  documents: InspectionDocuments;
}

/** Leads on as soon as the quote has followed its inspection. */
export const Approved = ({ step, quote, documents: { approvedUntil = '' } }: ApprovedProps) => {
  const t = useText();
  const bar = (
    <ActionBar
      total={quote.duePremium}
      totalLabel={t('checkout.due')}
      primary={{
        label: t('common.next'),
        disabled: quote.inspection.status !== 'approved',
        onPress: () => step.goNext(quote),
      }}
    />
  );
  return (
    <InspectionPage step={step} bar={bar}>
      <InlineNotice
        kind="success"
        text={t('motor.inspection.approved', { date: formatDate(approvedUntil) })}
      />
    </InspectionPage>
  );
};
