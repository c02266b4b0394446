import { WithoutAdminCost } from '@payung/shared/ui/text/admin-cost.tsx';
import { useState } from 'react';
import { BenefitList } from '@payung/shared/journey/plan/benefit-list.tsx';
import { useFormDraft } from '@payung/shared/journey/steps/form-draft.ts';
import { useSingleFlight } from '@payung/shared/journey/steps/single-flight.ts';
import { usePricePreview } from '@payung/shared/journey/price/price-preview.ts';
import { SubtotalCard } from '@payung/shared/journey/price/price-lines.tsx';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { ActionBar } from '@payung/shared/ui/layout/action-bar.tsx';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { stageRank } from '@payung/shared/domain/stages.ts';
import { isNoResponse } from '@payung/shared/api/api-error.ts';
import { isUnavailable } from '@payung/shared/journey/steps/save-step.ts';
import { toast } from '@payung/shared/ui/toast.ts';
import { chosenBenefits, selectableBenefits, toggleCover } from '#rules/covers.ts';
import { PremiumDetail, benefitLine, planLine } from '#home-quote/premium-detail.tsx';
import { useHomeBenefits, useHomeStep } from '#home-quote/kit.ts';
import { useSaveHomeStep } from '#home-quote/save.ts';
import { useText } from '#messages/catalogue.ts';
import type { HomeChange, HomeQuoteRecord } from '#contract/schemas/quote.ts';
import type { HomeBenefitsOfPlan, HomeBenefit } from '#contract/schemas/offer.ts';
import { Button } from '@payung/shared/ui/button.tsx';

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
  // A price without what was pressed before would be replaced, and would stand before the list does.
  const isReady = record !== undefined && benefits.data !== undefined && draft.restored.isFetched;
  const preview = usePricePreview(isReady ? record : undefined, codes);
  const subtotal = isReady ? preview.price?.subtotal : undefined;
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
        quote.isError || benefits.isError || preview.isError ? undefined : (
          <SubtotalCard amount={subtotal} onExplain={explain} excludesAdminCost />
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
        loading={<Loading shape="cards" />}
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
          note={<WithoutAdminCost total={subtotal} />}
        />
      ) : null}
    </Page>
  );
};

interface BenefitsBarProps {
  /** Whole rupiah; undefined while the server could not compute it. */
  subtotal: number | undefined;
  onExplain: (() => void) | undefined;
  isReady: boolean;
  isBusy: boolean;
  onNext: () => void;
  /** Why the choice could not be saved. */
  problem: string | undefined;
  /** Asks for the price again; nothing while there is one. */
  onRetryPrice: (() => void) | undefined;
}

const BenefitsBar = (props: BenefitsBarProps) => {
  const { subtotal, onExplain, isReady, isBusy, onNext, problem, onRetryPrice } = props;
  const t = useText();
  const priceProblem =
    onRetryPrice === undefined ? undefined : (
      <span className="py-row">
        {t('home.benefits.price.failed')}
        <Button size="small" onClick={onRetryPrice}>
          {t('common.tryAgain')}
        </Button>
      </span>
    );
  const hint = problem ?? priceProblem;
  return (
    <ActionBar
      total={subtotal}
      addsAdminCost
      totalLabel={t('price.addOnSubtotal')}
      onExplain={onExplain}
      primary={{ label: t('common.next'), disabled: !isReady, onPress: onNext, busy: isBusy }}
      hint={hint === undefined ? undefined : <InlineNotice kind="error" text={hint} />}
    />
  );
};

/** The coverages that go with the chosen plan. */
const offeredWith = (quote: HomeQuoteRecord, plans: readonly HomeBenefitsOfPlan[]): readonly HomeBenefit[] =>
  plans.find(({ planKind }) => planKind === quote.planKind)?.benefits ?? [];

const savedCodes = ({ benefits }: HomeQuoteRecord): readonly string[] => benefits.map(({ code }) => code);

/** What was saved once is not saved again: the discount and the quick quote would be lost. */
const isSavedChoice = (codes: readonly string[], quote: HomeQuoteRecord): boolean => {
  const saved = savedCodes(quote);
  return (
    stageRank(quote.stage) >= stageRank('Additional Benefit Selected') &&
    saved.length === codes.length &&
    saved.every((code) => codes.includes(code))
  );
};

/** The chosen ones with what the screen shows of them (HOME-027). */
const choiceToSave = (codes: readonly string[], offered: readonly HomeBenefit[]): HomeChange => {
  const shown = chosenBenefits(offered, codes).map(({ code, name, premium }) => ({ code, name, premium }));
  return { kind: 'benefits', codes, shown };
};

/** A failing network is reported in the words of the specification, which stay on the page (HOME-029). */
const useSaveChoice = (quoteId: string) => {
  const t = useText();
  const { save, problem, error } = useSaveHomeStep(quoteId, {
    quiet: true,
    onUnavailable: () => toast.error(t('error.network')),
  });
  return {
    save,
    problem:
      problem !== undefined && isUnavailable(error)
        ? `${t('error.network')}. ${isNoResponse(error) ? problem : t('quote.saved.failed')}`
        : problem,
  };
};
