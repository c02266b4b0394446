import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { useHomeStep } from '#home-quote/kit.ts';
import { useText } from '#messages/catalogue.ts';
import { Checkout } from './checkout.tsx';

/** The payment confirmation page (PAY-001; N22 and ruling K71). */
export const Screen = () => {
  const t = useText();
  const { quote, isOpen, progress } = useHomeStep('payment');
  return (
    <Page title={t('home.payment.title')} step={progress}>
      <QueryBoundary quiet isOpen={isOpen} of={[quote]} loading={<Loading shape="summary" />}>
        {(record) => <Checkout key={record.id} quote={record} />}
      </QueryBoundary>
    </Page>
  );
};
