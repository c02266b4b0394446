import { Loading } from '@payung/shared/ui/faces.tsx';
import { Page } from '@payung/shared/ui/page.tsx';
import { Reads } from '@payung/shared/ui/reads.tsx';
import { useText } from '#messages/catalogue.ts';
import { useJourneyStop } from '#home-quote/journey-stop.ts';

export const Screen = () => {
  const t = useText();
  const { quote, isOpen } = useJourneyStop('choosePlan');
  return (
    <Page title={t('home.plan.title')}>
      <Reads quiet isOpen={isOpen} of={[quote]} loading={<Loading shape="summary" />}>
        {(record) => <p>{record.quote_Id}</p>}
      </Reads>
    </Page>
  );
};
