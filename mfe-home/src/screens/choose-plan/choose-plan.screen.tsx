import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from 'antd';
import { useFormDraft } from '@payung/shared/journey/form-draft.ts';
import { useOneAtATime } from '@payung/shared/journey/one-at-a-time.ts';
import { quoteAddress } from '@payung/shared/journey/quote-address.ts';
import { homeRoutes } from '@payung/shared/routes/home-routes.ts';
import { ActionBar } from '@payung/shared/ui/action-bar.tsx';
import { Empty, Loading } from '@payung/shared/ui/faces.tsx';
import { InlineNotice } from '@payung/shared/ui/inline-notice.tsx';
import { Page } from '@payung/shared/ui/page.tsx';
import { Reads } from '@payung/shared/ui/reads.tsx';
import { useJourneyStop } from '#home-quote/journey-stop.ts';
import { PremiumDetail } from '#home-quote/premium-detail.tsx';
import { useOccupation } from '#home-quote/property-facts.tsx';
import { useHomePlans } from '#home-quote/reads.ts';
import { useSaveHomeStep } from '#home-quote/save-step.ts';
import { useText } from '#messages/catalogue.ts';
import { PlanList } from './plan-list.tsx';

export const Screen = () => {
  const t = useText();
  const navigate = useNavigate();
  const occupation = useOccupation();
  const { quoteId, quote, isOpen } = useJourneyStop('choosePlan');
  const plans = useHomePlans(quoteId);
  const saving = useSaveHomeStep(quoteId);
  const [isBusy, run] = useOneAtATime();
  /** What was pressed on this page, also before a reload; until then the saved plan counts. */
  const draft = useFormDraft<string>(`home/plan/${quoteId}`);
  const [isRefused, setRefused] = useState(false);
  const [isExplaining, setExplaining] = useState(false);

  const offers = plans.data ?? [];
  const chosen = offers.find((offer) => offer.planCode === (draft.typed ?? quote.data?.planCode));

  const submit = (): void =>
    run(async () => {
      if (quote.data === undefined || chosen === undefined) return 'stays';
      const { typeofProduct, planCode, planName, premium } = chosen;
      // The plan that stands is not saved again: saving it would throw the chosen benefits away.
      const isSaved =
        planCode === quote.data.planCode ||
        (await saving.save({ typeofProduct, planCode, planName, premium }));
      if (!isSaved) return 'stays';
      await draft.drop();
      void navigate(quoteAddress(homeRoutes.additionalBenefits.path, quoteId));
      return 'left';
    });

  return (
    <Page
      title={t('plan.title')}
      step={1}
      back={quoteAddress(homeRoutes.start.path, quoteId)}
      intro={quote.data === undefined ? undefined : occupation(quote.data)}
      bar={
        <ActionBar
          total={chosen?.premium}
          totalLabel={t('home.plan.price')}
          onExplain={chosen === undefined ? undefined : () => setExplaining(true)}
          primary={{
            label: t('common.next'),
            disabled: chosen === undefined,
            onRefused: () => setRefused(true),
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
      <Reads quiet isOpen={isOpen} of={[quote, plans, draft.restored]} loading={<Loading shape="cards" />}>
        {() =>
          offers.length === 0 ? (
            <Empty
              text={t('home.plan.empty')}
              action={
                <Button onClick={() => void navigate(quoteAddress(homeRoutes.createQuote.path, quoteId))}>
                  {t('home.start.change')}
                </Button>
              }
            />
          ) : (
            <>
              {saving.problem === undefined ? null : <InlineNotice kind="error" text={saving.problem} />}
              <PlanList
                offers={offers}
                selected={chosen?.planCode}
                onSelect={(planCode) => {
                  draft.keep(planCode);
                  setRefused(false);
                }}
              />
            </>
          )
        }
      </Reads>
      {isExplaining && chosen !== undefined ? (
        <PremiumDetail
          onClose={() => setExplaining(false)}
          lines={[{ label: chosen.planName, amount: chosen.premium, parts: chosen.parts }]}
          total={chosen.premium}
          note={t('price.excludesAdminCost')}
        />
      ) : null}
    </Page>
  );
};
