import { useState } from 'react';
import { ActionBar } from '@payung/shared/ui/layout/action-bar.tsx';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { Skeleton } from '@payung/shared/ui/feedback/skeleton.tsx';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { useFormDraft } from '@payung/shared/journey/steps/form-draft.ts';
import type { JourneyStep } from '@payung/shared/journey/steps/journey-step.ts';
import { store } from '@payung/shared/session/store.ts';
import { useSingleFlight } from '@payung/shared/journey/steps/single-flight.ts';
import { today } from '@payung/shared/journey/steps/today.ts';
import { CovidDialog } from '#covid-question/covid-dialog.tsx';
import { useText } from '#messages/catalogue.ts';
import { useTravelStep, usePlans } from '#travel-quote/kit.ts';
import { useSaveTravelStep } from '#travel-quote/save.ts';
import { useDestination } from '#travel-quote/trip-facts.tsx';
import { specialPlanAtom } from '#travel-quote/special-plan.ts';
import type { TravelQuoteRecord } from '#contract/schemas/quote.ts';
import { nextAfterPlan } from '#rules/next-after-plan.ts';
import { isSpecialPlan } from '#rules/plan-tier.ts';
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
          addsAdminCost
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

/** The plan that is being chosen, how it is saved, and whether the COVID question is asked then. */
const usePlanChoice = ({ quoteId, quote, draft: name, goNext }: JourneyStep<TravelQuoteRecord>) => {
  const plans = usePlans(quoteId);
  const saving = useSaveTravelStep(quoteId);
  const [isBusy, run] = useSingleFlight();
  /** What was pressed on this page, also before a reload; until then the saved plan counts. */
  const draft = useFormDraft<string>(name);
  const [wasTried, setTried] = useState(false);
  const [isAsking, setAsking] = useState(false);

  const record = quote.data;
  const isReady = record !== undefined && plans.data !== undefined && draft.restored.isFetched;
  const code = draft.typed ?? record?.planCode;
  const chosen = isReady ? plans.data.find((offer) => offer.code === code) : undefined;

  const submit = (): void =>
    run(async () => {
      if (record === undefined || chosen === undefined) return 'stayed';
      const isSaved =
        chosen.code === record.planCode || (await saving.save({ kind: 'plan', planCode: chosen.code }));
      if (!isSaved) return 'stayed';
      await draft.drop();
      if (nextAfterPlan(record, today()) === 'covidQuestion') {
        setAsking(true);
        return 'stayed';
      }
      goNext(record);
      return 'navigated';
    });

  return {
    reads: [quote, plans, draft.restored] as const,
    /** Whether there is anything to choose from. */
    isReady,
    chosen,
    /** Pressed again, a plan is unselected (TRV-014). */
    select: (planCode: string) => {
      const next = plans.data?.find(({ code: each }) => each === planCode && each !== chosen?.code);
      draft.keep(next?.code ?? '');
      store.set(specialPlanAtom, next !== undefined && isSpecialPlan(next.name));
      setTried(false);
    },
    submit,
    isBusy,
    problem: saving.problem,
    /** Next was pressed without a plan (TRV-012). */
    isMissing: wasTried && chosen === undefined,
    onRefused: () => setTried(true),
    isAsking,
    closeQuestion: () => setAsking(false),
  };
};
