import { ActionBar } from '@payung/shared/ui/layout/action-bar.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { useInsuredWay } from '#accident-quote/insured-way.ts';
import { useAccidentStep } from '#accident-quote/kit.ts';
import { useText } from '#messages/catalogue.ts';
import { PasteLauncher } from '#paste-list/paste-launcher.tsx';
import { InsuredList } from './insured-list.tsx';

/** All insureds, with what is missing of each. */
export const Screen = () => {
  const t = useText();
  const { quote, quoteId, isOpen, progress, back, goNext } = useAccidentStep('insureds');
  const way = useInsuredWay(quoteId);
  const record = quote.data;
  const firstOpen = record?.insureds.findIndex(({ isComplete }) => !isComplete) ?? -1;

  const goOn = (): void => {
    if (record === undefined) return;
    if (firstOpen === -1) goNext(record);
    else way.toInsured(firstOpen + 1);
  };

  return (
    <Page
      title={t('pa.insureds.title')}
      step={progress}
      back={back}
      intro={t('pa.insureds.intro')}
      bar={
        <ActionBar
          primary={{
            label: t('start.continue'),
            onPress: goOn,
            disabled: record === undefined,
          }}
        />
      }
    >
      <QueryBoundary isOpen={isOpen} of={[quote]} loading={<Loading shape="list" />}>
        {(saved) => (
          <>
            <InsuredList quote={saved} />
            <PasteLauncher quote={saved} />
          </>
        )}
      </QueryBoundary>
    </Page>
  );
};
