import { WithoutAdminCost } from '@payung/shared/ui/text/admin-cost.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFormDraft } from '@payung/shared/journey/steps/form-draft.ts';
import { useSingleFlight } from '@payung/shared/journey/steps/single-flight.ts';
import { ActionBar } from '@payung/shared/ui/layout/action-bar.tsx';
import { Empty, Loading } from '@payung/shared/ui/feedback/states.tsx';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { Skeleton } from '@payung/shared/ui/feedback/skeleton.tsx';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { PlanList } from '@payung/shared/journey/plan/plan-views.tsx';
import { PremiumDetail } from '#home-quote/premium-detail.tsx';
import { useComparedPlans } from '#home-quote/compared-plans.tsx';
import { usePropertyInWords, usePropertyTypeName } from '#home-quote/property-facts.tsx';
import { useHomePlans, useHomeStep } from '#home-quote/kit.ts';
import { useSaveHomeStep } from '#home-quote/save.ts';
import { useText } from '#messages/catalogue.ts';
import { Button } from '@payung/shared/ui/button.tsx';

export const Screen = () => {
  const t = useText();
  const navigate = useNavigate();
  const typeName = usePropertyTypeName();
  const propertyInWords = usePropertyInWords();
  const comparedPlans = useComparedPlans();
  const step = useHomeStep('choosePlan');
  const { quoteId, quote } = step;
  const plans = useHomePlans(quoteId);
  const saving = useSaveHomeStep(quoteId);
  const [isBusy, run] = useSingleFlight();
  /** What was pressed on this page, also before a reload; until then the saved plan counts. */
  const draft = useFormDraft<string>(step.draft);
  const [isRefused, setRefused] = useState(false);
  const [isExplaining, setExplaining] = useState(false);

  const offers = plans.data ?? [];
  const isReady = quote.data !== undefined && offers.length > 0 && draft.restored.isFetched;
  const code = draft.typed ?? quote.data?.planCode;
  const chosen = isReady ? offers.find(({ planCode }) => planCode === code) : undefined;

  const submit = (): void =>
    run(async () => {
      if (quote.data === undefined || chosen === undefined) return 'stayed';
      const { planKind, planCode, planName, premium } = chosen;
      // The saved plan is not saved again: saving it would drop the chosen benefits.
      const isSaved =
        planCode === quote.data.planCode ||
        (await saving.save({ kind: 'plan', planKind, planCode, planName, premium }));
      if (!isSaved) return 'stayed';
      await draft.drop();
      step.goNext(quote.data);
      return 'navigated';
    });

  return (
    <Page
      title={t('plan.title')}
      step={step.progress}
      back={step.back}
      intro={quote.data === undefined ? <Skeleton shape="short" height={24} /> : typeName(quote.data)}
      bar={
        <ActionBar
          total={chosen?.premium}
          addsAdminCost
          totalLabel={t('home.plan.price')}
          onExplain={chosen === undefined ? undefined : () => setExplaining(true)}
          primary={{
            label: t('common.next'),
            disabled: chosen === undefined,
            onRefused: isReady ? () => setRefused(true) : undefined,
            onPress: submit,
            busy: isBusy,
          }}
          hint={
            isRefused && chosen === undefined ? (
              <InlineNotice kind="error" text={t('home.plan.required')} />
            ) : undefined
          }
        />
      }
    >
      <QueryBoundary
        quiet
        isOpen={step.isOpen}
        of={[quote, plans, draft.restored]}
        loading={<Loading shape="cards" />}
      >
        {(saved) =>
          offers.length === 0 ? (
            <Empty
              text={t('home.plan.empty')}
              action={
                <Button
                  onClick={() => {
                    if (step.entryAddress !== undefined) void navigate(step.entryAddress);
                  }}
                >
                  {t('home.start.change')}
                </Button>
              }
            />
          ) : (
            <>
              {saving.problem === undefined ? null : <InlineNotice kind="error" text={saving.problem} />}
              <PlanList
                label={t('home.plan.list')}
                about={propertyInWords(saved)}
                plans={comparedPlans(offers).map((plan, at) => ({
                  ...plan,
                  note: t(`home.plan.note.${offers[at]?.planKind ?? 'PAR'}`),
                  isMostChosen: offers[at]?.isMostChosen,
                }))}
                selected={chosen?.planCode}
                onSelect={(planCode) => {
                  draft.keep(planCode);
                  setRefused(false);
                }}
              />
            </>
          )
        }
      </QueryBoundary>
      {isExplaining && chosen !== undefined ? (
        <PremiumDetail
          onClose={() => setExplaining(false)}
          lines={[{ label: chosen.planName, amount: chosen.premium, parts: chosen.parts }]}
          total={chosen.premium}
          note={<WithoutAdminCost total={chosen.premium} />}
        />
      ) : null}
    </Page>
  );
};
