import { WithoutAdminCost } from '@payung/shared/ui/text/admin-cost.tsx';
import { useState } from 'react';
import { BenefitList } from '@payung/shared/journey/plan/benefit-list.tsx';
import { ActionBar } from '@payung/shared/ui/layout/action-bar.tsx';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Loading, RetryState } from '@payung/shared/ui/feedback/states.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import type { PricePreview, QuoteRecord } from '@payung/shared/schemas/quote.ts';
import { PriceDetail } from '@payung/shared/journey/price/price-detail.tsx';
import { SubtotalCard } from '@payung/shared/journey/price/price-lines.tsx';
import { usePricePreview } from '@payung/shared/journey/price/price-preview.ts';
import { useFormDraft } from '@payung/shared/journey/steps/form-draft.ts';
import type { JourneyStep } from '@payung/shared/journey/steps/journey-step.ts';
import { useSingleFlight } from '@payung/shared/journey/steps/single-flight.ts';
import { stageRank } from '@payung/shared/domain/stages.ts';
import { useText } from '#messages/catalogue.ts';
import { selectableBenefits, toggleCode, chosenBenefits, preselectedCodes } from '#rules/benefits.ts';
import { useTravelStep, useBenefits } from '#travel-quote/kit.ts';
import { useSaveTravelStep } from '#travel-quote/save.ts';
import type { TravelQuoteRecord } from '#contract/schemas/quote.ts';
import type { AdditionalBenefit } from '#contract/schemas/plans.ts';

export const Screen = () => {
  const t = useText();
  const step = useTravelStep('additionalBenefits');
  const choice = useBenefitChoice(step);
  const chosen = useChosenPrice(choice.isReady ? step.quote.data : undefined, choice.codes);
  return (
    <Page
      title={t('benefit.title')}
      step={step.progress}
      back={step.back}
      intro={t('travel.benefits.intro')}
      aside={choice.hasFailed ? undefined : <ChosenPrice chosen={chosen} />}
      bar={
        <ActionBar
          total={chosen.price?.subtotal}
          addsAdminCost
          onExplain={chosen.explain}
          primary={{
            label: t('common.next'),
            disabled: !choice.isReady,
            onPress: choice.submit,
            busy: choice.isBusy,
          }}
          hint={
            choice.problem === undefined ? undefined : <InlineNotice kind="error" text={choice.problem} />
          }
        />
      }
    >
      <QueryBoundary quiet isOpen={step.isOpen} of={choice.reads} loading={<Loading shape="cards" />}>
        {(quote, offered) => (
          <BenefitList
            quote={quote}
            offered={selectableBenefits(offered)}
            isChosen={(code) => choice.codes.includes(code)}
            onToggle={choice.toggle}
            disabled={choice.isBusy}
          />
        )}
      </QueryBoundary>
    </Page>
  );
};

interface ShownPrice {
  readonly price: PricePreview | undefined;
  /** The server could not compute it. */
  readonly isError: boolean;
  readonly retry: () => void;
  readonly isExplained: boolean;
  readonly explain: () => void;
  readonly close: () => void;
}

/** What the plan costs with the add-ons that are being chosen, as the server computes it (TRV-037). */
const useChosenPrice = (quote: QuoteRecord | undefined, codes: readonly string[]): ShownPrice => {
  const { price, isError, retry } = usePricePreview(quote, codes);
  const [isExplained, setExplained] = useState(false);
  return {
    price,
    isError,
    retry,
    isExplained,
    explain: () => setExplained(true),
    close: () => setExplained(false),
  };
};

/** What the add-ons cost, and the lines of the whole price (TRV-032). */
const ChosenPrice = ({ chosen }: { chosen: ShownPrice }) => {
  const t = useText();
  const { price, isError, retry, isExplained, explain, close } = chosen;
  if (price === undefined) return isError ? <RetryState onRetry={retry} /> : <Loading shape="summary" />;
  return (
    <>
      <SubtotalCard label={t('travel.benefits.subtotal')} amount={price.addOnTotal} onExplain={explain} />
      <PriceDetail
        open={isExplained}
        onClose={close}
        lines={price.orderLines}
        total={price.subtotal}
        note={<WithoutAdminCost total={price.subtotal} />}
      />
    </>
  );
};

/** The add-ons that are being chosen, and how they are saved. */
const useBenefitChoice = ({ quoteId, quote, draft: name, goNext }: JourneyStep<TravelQuoteRecord>) => {
  const benefits = useBenefits(quoteId);
  const saving = useSaveTravelStep(quoteId);
  const [isBusy, run] = useSingleFlight();
  /** What was toggled on this page, also before a reload; until then what was saved or answered counts. */
  const draft = useFormDraft<readonly string[]>(name);

  const record = quote.data;
  const isReady = record !== undefined && benefits.data !== undefined && draft.restored.isFetched;
  const codes = draft.typed ?? (isReady ? firstCodes(record, benefits.data) : []);

  const save = async (saved: TravelQuoteRecord): Promise<boolean> =>
    (hasSavedBenefits(saved) && isSameChoice(codes, saved)) || saving.save({ kind: 'benefits', codes });

  const submit = (): void =>
    run(async () => {
      if (!isReady || !(await save(record))) return 'stayed';
      await draft.drop();
      goNext(record);
      return 'navigated';
    });

  return {
    reads: [quote, benefits, draft.restored] as const,
    isReady,
    /** Quote or add-ons could not be read: there is nothing to choose, and no price. */
    hasFailed: !isReady && (quote.isError || benefits.isError),
    codes,
    toggle: (code: string) => draft.keep(toggleCode(codes, code)),
    submit,
    isBusy,
    problem: saving.problem,
  };
};

/** Whether the add-ons of this quote were saved before: then the saved list counts, not the COVID answer. */
const hasSavedBenefits = (quote: TravelQuoteRecord): boolean =>
  stageRank(quote.stage) >= stageRank('Additional Benefit Selected');

/** What is ticked when the page opens (TRV-029). */
const firstCodes = (quote: TravelQuoteRecord, offered: readonly AdditionalBenefit[]): readonly string[] => {
  const saved = quote.benefits.map((benefit) => benefit.code);
  const codes = hasSavedBenefits(quote) ? saved : preselectedCodes(saved, quote.covid);
  return chosenBenefits(offered, codes).map((benefit) => benefit.code);
};

/** The same add-ons in another order are the same. */
const isSameChoice = (codes: readonly string[], quote: TravelQuoteRecord): boolean =>
  codes.length === quote.benefits.length && quote.benefits.every((benefit) => codes.includes(benefit.code));
