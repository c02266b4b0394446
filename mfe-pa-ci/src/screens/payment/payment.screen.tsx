import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { Checkout } from '#accident-quote/checkout.tsx';
import { useAccidentStep } from '#accident-quote/kit.ts';
import { useText } from '#messages/catalogue.ts';

/** The payment confirmation page (N37, PAY-031). */
export const Screen = () => {
  const t = useText();
  const { quote, isOpen, progress } = useAccidentStep('payment');
  return (
    <Page title={t('pa.payment.title')} step={progress}>
      <QueryBoundary isOpen={isOpen} of={[quote]} loading={<Loading shape="summary" />}>
        {(record) => <Checkout key={record.id} quote={record} />}
      </QueryBoundary>
    </Page>
  );
};
