import { ActionBar } from '@payung/shared/ui/layout/action-bar.tsx';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { Skeleton } from '@payung/shared/ui/feedback/skeleton.tsx';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { CovidDialog } from '#covid-question/covid-dialog.tsx';
import { useText } from '#messages/catalogue.ts';
import { useTravelStep } from '#travel-quote/kit.ts';
import { useDestination } from '#travel-quote/trip-facts.tsx';
import { usePlanChoice } from './plan-choice.ts';
import { PlanOffers } from './plan-offers.tsx';

export const Screen = () => {
  const t = useText();
  const destination = useDestination();
  const step = useTravelStep('choosePlan');
  const choice = usePlanChoice(step);
  const record = step.quote.data;
  return (
    <Page
      title={t('plan.title')}
      step={step.progress}
      back={step.back}
      intro={
        record === undefined ? (
          <Skeleton shape="short" height={24} />
        ) : (
          t('travel.destination', { area: destination(record) })
        )
      }
      bar={
        <ActionBar
          total={choice.chosen?.premium}
          totalLabel={t('travel.plan.price')}
          primary={{
            label: t('common.next'),
            disabled: choice.chosen === undefined,
            onRefused: choice.isReady ? choice.onRefused : undefined,
            onPress: choice.submit,
            busy: choice.isBusy,
          }}
          hint={choice.isMissing ? <InlineNotice kind="error" text={t('travel.selectPlan')} /> : undefined}
        />
      }
    >
      <QueryBoundary quiet isOpen={step.isOpen} of={choice.reads} loading={<Loading shape="cards" />}>
        {(quote, offers) => (
          <>
            {choice.problem === undefined ? null : <InlineNotice kind="error" text={choice.problem} />}
            <PlanOffers
              offers={offers}
              quote={quote}
              selected={choice.chosen?.code ?? ''}
              onSelect={choice.select}
              changeAddress={step.entryAddress ?? ''}
            />
          </>
        )}
      </QueryBoundary>
      {choice.isAsking && record !== undefined ? (
        <CovidDialog quote={record} onClose={choice.closeQuestion} />
      ) : null}
    </Page>
  );
};
