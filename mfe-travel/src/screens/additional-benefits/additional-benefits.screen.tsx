import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  addOnTotal,
  chosenBenefits,
  selectableBenefits,
  toggleCode,
} from '@payung/shared/domain/travel/benefits.ts';
import { priceOf } from '@payung/shared/domain/price.ts';
import { BenefitList } from '@payung/shared/journey/benefit-list.tsx';
import { PriceDetail } from '@payung/shared/journey/price-detail.tsx';
import { quoteAddress } from '@payung/shared/journey/quote-address.ts';
import { SubtotalCard } from '@payung/shared/journey/subtotal-card.tsx';
import { travelRoutes } from '@payung/shared/routes/travel-routes.ts';
import { ActionBar } from '@payung/shared/ui/action-bar.tsx';
import { Loading } from '@payung/shared/ui/faces.tsx';
import { InlineNotice } from '@payung/shared/ui/inline-notice.tsx';
import { Page } from '@payung/shared/ui/page.tsx';
import { useText } from '#messages/catalogue.ts';
import { useFormDraft } from '@payung/shared/journey/form-draft.ts';
import { useJourneyStop } from '#travel-quote/journey-stop.ts';
import { useOneAtATime } from '@payung/shared/journey/one-at-a-time.ts';
import type { JobEnd } from '@payung/shared/journey/one-at-a-time.ts';
import { Reads } from '@payung/shared/ui/reads.tsx';
import { useBenefits } from '#travel-quote/reads.ts';
import { useSaveTravelStep } from '#travel-quote/save-step.ts';
import { firstCodes, hasSavedBenefits, isSameChoice } from './chosen-codes.ts';

export const Screen = () => {
  const t = useText();
  const navigate = useNavigate();
  const { quoteId, quote, isOpen } = useJourneyStop('additionalBenefits');
  const benefits = useBenefits(quoteId);
  const saving = useSaveTravelStep(quoteId);
  const [isBusy, run] = useOneAtATime();
  /** What was toggled on this page, also before a reload; until then what was saved or answered counts. */
  const draft = useFormDraft<readonly string[]>(`travel/benefits/${quoteId}`);
  const [isExplaining, setExplaining] = useState(false);

  const offered = benefits.data ?? [];
  const record = quote.data;
  const isReady = record !== undefined && benefits.data !== undefined && draft.restored.isFetched;
  const codes = draft.typed ?? (isReady ? firstCodes(record, offered) : []);
  const price = priceOf({
    premium: record?.premium ?? 0,
    addOns: chosenBenefits(offered, codes).map((benefit) => ({
      description: benefit.BenefitDesc,
      premium: benefit.Premium,
    })),
  });

  const submit = async (): Promise<JobEnd> => {
    if (!isReady) return 'stays';
    const isSaved =
      (hasSavedBenefits(record) && isSameChoice(codes, record)) ||
      (await saving.save({ additionalBenefits: codes.map((BenefitCode) => ({ BenefitCode })) }));
    if (!isSaved) return 'stays';
    await draft.drop();
    void navigate(quoteAddress(travelRoutes.orderSummary.path, quoteId));
    return 'left';
  };

  return (
    <Page
      title={t('benefit.title')}
      step={1}
      back={quoteAddress(travelRoutes.choosePlan.path, quoteId)}
      intro={t('travel.benefits.intro')}
      aside={
        isReady ? (
          <SubtotalCard
            label={t('travel.benefits.subtotal')}
            amount={addOnTotal(offered, codes)}
            onExplain={() => setExplaining(true)}
          />
        ) : (
          <Loading shape="summary" />
        )
      }
      bar={
        <ActionBar
          total={isReady ? price.subtotal : undefined}
          onExplain={() => setExplaining(true)}
          primary={{
            label: t('common.next'),
            disabled: !isReady,
            onPress: () => run(submit),
            busy: isBusy,
          }}
          hint={
            saving.problem === undefined ? undefined : <InlineNotice kind="error" text={saving.problem} />
          }
        />
      }
    >
      <Reads quiet isOpen={isOpen} of={[quote, benefits, draft.restored]} loading={<Loading shape="cards" />}>
        {(saved) => (
          <BenefitList
            quote={saved}
            offered={selectableBenefits(offered)}
            isChosen={(code) => codes.includes(code)}
            onToggle={(code) => draft.keep(toggleCode(codes, code))}
            disabled={isBusy}
          />
        )}
      </Reads>
      <PriceDetail
        open={isExplaining}
        onClose={() => setExplaining(false)}
        lines={price.lines}
        total={price.subtotal}
        note={t('price.excludesAdminCost')}
      />
    </Page>
  );
};
