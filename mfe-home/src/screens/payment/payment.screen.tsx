import { Loading } from '@payung/shared/ui/faces.tsx';
import { Page } from '@payung/shared/ui/page.tsx';
import { Reads } from '@payung/shared/ui/reads.tsx';
import { useJourneyStop } from '#home-quote/journey-stop.ts';
import { useText } from '#messages/catalogue.ts';
import { Checkout } from './checkout.tsx';

/** The payment confirmation page (PAY-001; N22 and ruling K71). */
export const Screen = () => {
  const t = useText();
  const { quote, isOpen } = useJourneyStop('payment');
  return (
    <Page title={t('home.payment.title')} step={3}>
      <Reads quiet isOpen={isOpen} of={[quote]} loading={<Loading shape="summary" />}>
        {(record) => <Checkout key={record._id} quote={record} />}
      </Reads>
    </Page>
  );
};
