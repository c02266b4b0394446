import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ActionBar } from '@payung/shared/ui/layout/action-bar.tsx';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { Skeleton } from '@payung/shared/ui/feedback/skeleton.tsx';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Empty, Loading } from '@payung/shared/ui/feedback/states.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { PlanList } from '@payung/shared/journey/plan/plan-views.tsx';
import { useMotorStep } from '#motor-quote/kit.ts';
import { useVehicleNames, vehicleName } from '#motor-quote/vehicle-facts.tsx';
import { useText } from '#messages/catalogue.ts';
import { comparedPlans } from '#rules/compared-plans.ts';
import { usePlanChoice } from './plan-choice.ts';
import { SumsDialog, YearsSlider } from './years-slider.tsx';
import { Button } from '@payung/shared/ui/button.tsx';

export const Screen = () => {
  const t = useText();
  const navigate = useNavigate();
  const names = useVehicleNames();
  const step = useMotorStep('choosePlan');
  const choice = usePlanChoice(step);
  const [isShowingSums, setShowingSums] = useState(false);
  const { offers, chosen, duration } = choice;
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
          `${names.kind(record)} · ${names.coverage(record)} · ${vehicleName(record)}`
        )
      }
      bar={
        <ActionBar
          total={chosen?.premium}
          addsAdminCost
          totalLabel={t('motor.plan.price', { years: duration })}
          primary={{
            label: t('common.next'),
            disabled: chosen === undefined,
            onRefused: choice.onRefused,
            onPress: choice.submit,
            busy: choice.isBusy || choice.isUpdating,
          }}
          hint={choice.isMissing ? <InlineNotice kind="error" text={t('motor.selectPlan')} /> : undefined}
        />
      }
    >
      <QueryBoundary quiet isOpen={step.isOpen} of={choice.reads} loading={<Loading shape="cards" />}>
        {() =>
          offers.length === 0 ? (
            <Empty
              text={t('motor.plan.empty')}
              action={
                <Button
                  onClick={() => {
                    if (step.entryAddress !== undefined) void navigate(step.entryAddress);
                  }}
                >
                  {t('motor.start.change')}
                </Button>
              }
            />
          ) : (
            <>
              {choice.isEligible ? (
                <YearsSlider
                  value={duration}
                  onChange={choice.changeDuration}
                  onShowSums={() => setShowingSums(true)}
                />
              ) : null}
              {choice.problem === undefined ? null : <InlineNotice kind="error" text={choice.problem} />}
              <div className="py-stack" ref={choice.around}>
                <PlanList
                  label={t('motor.plan.list')}
                  plans={comparedPlans(offers).map((plan) => ({
                    ...plan,
                    note: t('motor.plan.price', { years: duration }),
                  }))}
                  selected={chosen?.code}
                  onSelect={choice.select}
                />
              </div>
            </>
          )
        }
      </QueryBoundary>
      {isShowingSums ? (
        <SumsDialog sums={offers[0]?.sumsInsured ?? []} onClose={() => setShowingSums(false)} />
      ) : null}
    </Page>
  );
};
