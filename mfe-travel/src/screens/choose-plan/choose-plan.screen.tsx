import { useState } from 'react';
import { useSetAtom } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { Button } from 'antd';
import { nextAfterPlan } from '@payung/shared/domain/travel/next-after-plan.ts';
import { PlanViews } from '@payung/shared/journey/plan-views.tsx';
import { quoteAddress } from '@payung/shared/journey/quote-address.ts';
import { travelRoutes } from '@payung/shared/routes/travel-routes.ts';
import { ActionBar } from '@payung/shared/ui/action-bar.tsx';
import { Empty, Loading } from '@payung/shared/ui/faces.tsx';
import { InlineNotice } from '@payung/shared/ui/inline-notice.tsx';
import { Page } from '@payung/shared/ui/page.tsx';
import { CovidDialog } from '#covid-question/covid-dialog.tsx';
import { useText } from '#messages/catalogue.ts';
import { useFormDraft } from '@payung/shared/journey/form-draft.ts';
import { useJourneyStop } from '#travel-quote/journey-stop.ts';
import { useOneAtATime } from '@payung/shared/journey/one-at-a-time.ts';
import type { JobEnd } from '@payung/shared/journey/one-at-a-time.ts';
import { Reads } from '@payung/shared/ui/reads.tsx';
import { rowsOf } from '#travel-quote/plan-rows.ts';
import { usePlans } from '#travel-quote/reads.ts';
import { useSaveTravelStep } from '#travel-quote/save-step.ts';
import { specialPlanAtom, specialPlanFlag } from '#travel-quote/special-plan.ts';
import { today } from '@payung/shared/journey/today.ts';
import { useDestination } from '#travel-quote/trip-facts.tsx';
import { PlanGroups } from './plan-groups.tsx';

export const Screen = () => {
  const t = useText();
  const navigate = useNavigate();
  const destination = useDestination();
  const { quoteId, quote, isOpen } = useJourneyStop('choosePlan');
  const plans = usePlans(quoteId);
  const saving = useSaveTravelStep(quoteId);
  const [isBusy, run] = useOneAtATime();
  const setSpecialPlan = useSetAtom(specialPlanAtom);
  /** What was pressed on this page, also before a reload; until then the saved plan counts. */
  const draft = useFormDraft<string>(`travel/plan/${quoteId}`);
  const [isRefused, setRefused] = useState(false);
  const [isAsking, setAsking] = useState(false);

  const offers = plans.data ?? [];
  const chosen = offers.find((offer) => offer.PlanCode === (draft.typed ?? quote.data?.planCode));
  const selected = chosen?.PlanCode ?? '';

  const select = (planCode: string): void => {
    const next = planCode === selected ? undefined : offers.find((offer) => offer.PlanCode === planCode);
    draft.keep(next?.PlanCode ?? '');
    setSpecialPlan(specialPlanFlag(next?.PlanName));
    setRefused(false);
  };

  const go = (id: 'additionalBenefits' | 'orderSummary'): JobEnd => {
    void navigate(quoteAddress(travelRoutes[id].path, quoteId));
    return 'left';
  };

  const submit = async (): Promise<JobEnd> => {
    if (quote.data === undefined || chosen === undefined) return 'stays';
    const isSaved =
      chosen.PlanCode === quote.data.planCode || (await saving.save({ planCode: chosen.PlanCode }));
    if (!isSaved) return 'stays';
    await draft.drop();
    const next = nextAfterPlan(quote.data, today());
    if (next !== 'covidQuestion') return go(next);
    setAsking(true);
    return 'stays';
  };

  return (
    <Page
      title={t('plan.title')}
      step={1}
      back={quoteAddress(travelRoutes.start.path, quoteId)}
      intro={
        quote.data === undefined ? undefined : t('travel.destination', { area: destination(quote.data) })
      }
      bar={
        <ActionBar
          total={chosen?.Premium}
          totalLabel={t('travel.plan.price')}
          primary={{
            label: t('common.next'),
            disabled: chosen === undefined,
            onRefused: () => setRefused(true),
            onPress: () => run(submit),
            busy: isBusy,
          }}
          hint={
            isRefused && chosen === undefined ? (
              <InlineNotice kind="error" text={t('travel.selectPlan')} />
            ) : undefined
          }
        />
      }
    >
      <Reads quiet isOpen={isOpen} of={[quote, plans, draft.restored]} loading={<Loading shape="cards" />}>
        {(record) =>
          offers.length === 0 ? (
            <Empty
              text={t('travel.plan.empty')}
              action={
                <Button onClick={() => void navigate(quoteAddress(travelRoutes.createQuote.path, quoteId))}>
                  {t('travel.start.change')}
                </Button>
              }
            />
          ) : (
            <>
              {saving.problem === undefined ? null : <InlineNotice kind="error" text={saving.problem} />}
              <PlanViews
                plans={offers.map((offer) => ({
                  id: offer.PlanCode,
                  name: offer.PlanName,
                  price: offer.Premium,
                  rows: rowsOf(offer, record),
                }))}
                selected={selected}
                onSelect={select}
              >
                <PlanGroups offers={offers} quote={record} selected={selected} onSelect={select} />
              </PlanViews>
            </>
          )
        }
      </Reads>
      {isAsking && quote.data !== undefined ? (
        <CovidDialog
          quote={quote.data}
          onClose={() => setAsking(false)}
          onAnswered={() => go('additionalBenefits')}
        />
      ) : null}
    </Page>
  );
};
