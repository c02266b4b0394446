import { useState } from 'react';
import { BenefitList } from '@payung/shared/journey/plan/benefit-list.tsx';
import { useFormDraft } from '@payung/shared/journey/steps/form-draft.ts';
import { useSingleFlight } from '@payung/shared/journey/steps/single-flight.ts';
import { usePricePreview } from '@payung/shared/journey/price/price-preview.ts';
import { SubtotalCard } from '@payung/shared/journey/price/price-lines.tsx';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { chosenBenefits, selectableBenefits, toggleCover } from '#rules/covers.ts';
import { PremiumDetail } from '#home-quote/premium-detail.tsx';
import { benefitLine, planLine } from '#home-quote/premium-lines.ts';
import { useHomeBenefits, useHomeStep } from '#home-quote/kit.ts';
import { useText } from '#messages/catalogue.ts';
import { BenefitsBar } from './benefits-bar.tsx';
import { choiceToSave, isSavedChoice, offeredWith, savedCodes } from './choice.ts';
import { useSaveChoice } from './save-choice.ts';

export const Screen = () => {
  const t = useText();
  const step = useHomeStep('additionalBenefits');
  const { quoteId, quote } = step;
  const benefits = useHomeBenefits(quoteId);
  const saving = useSaveChoice(quoteId);
  const [isBusy, run] = useSingleFlight();
  /** What was pressed on this page, also before a reload; until then what was saved counts. */
  const draft = useFormDraft<readonly string[]>(step.draft);
  const [isExplaining, setExplaining] = useState(false);

  const record = quote.data;
  const codes = draft.typed ?? (record === undefined ? [] : savedCodes(record));
  const offered = record === undefined ? [] : offeredWith(record, benefits.data ?? []);
  const chosen = chosenBenefits(offered, codes);
  const preview = usePricePreview(record, codes);
  const isReady = record !== undefined && benefits.data !== undefined;
  const subtotal = isReady ? preview.price?.subtotal : undefined;
  const note = t('price.excludesAdminCost');
  const explain = (): void => setExplaining(true);

  const submit = (): void =>
    run(async () => {
      if (record === undefined) return 'stayed';
      const isSaved = isSavedChoice(codes, record) || (await saving.save(choiceToSave(codes, offered)));
      if (!isSaved) return 'stayed';
      await draft.drop();
      step.goNext(record);
      return 'navigated';
    });

  return (
    <Page
      title={t('benefit.title')}
      step={step.progress}
      back={step.back}
      intro={t('home.benefits.intro')}
      aside={
        subtotal === undefined ? undefined : (
          <SubtotalCard amount={subtotal} onExplain={explain} note={note} />
        )
      }
      bar={
        <BenefitsBar
          subtotal={subtotal}
          onExplain={subtotal === undefined ? undefined : explain}
          isReady={isReady}
          isBusy={isBusy}
          onNext={submit}
          problem={saving.problem}
          onRetryPrice={preview.isError ? preview.retry : undefined}
        />
      }
    >
      <QueryBoundary
        quiet
        isOpen={step.isOpen}
        of={[quote, benefits, draft.restored]}
        loading={<Loading shape="list" />}
      >
        {(saved) => (
          <BenefitList
            quote={saved}
            offered={selectableBenefits(offered)}
            isChosen={(code) => chosen.some((benefit) => benefit.code === code)}
            control="checkbox"
            onToggle={(code) => draft.keep(toggleCover(codes, code))}
            disabled={isBusy}
          />
        )}
      </QueryBoundary>
      {isExplaining && record !== undefined && subtotal !== undefined ? (
        <PremiumDetail
          onClose={() => setExplaining(false)}
          lines={[planLine(record), ...chosen.map(benefitLine)]}
          total={subtotal}
          note={note}
        />
      ) : null}
    </Page>
  );
};
