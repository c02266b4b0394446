import { usePricePreview } from '@payung/shared/journey/price/price-preview.ts';
import { useFormDraft } from '@payung/shared/journey/steps/form-draft.ts';
import type { JourneyStep } from '@payung/shared/journey/steps/journey-step.ts';
import { useSingleFlight } from '@payung/shared/journey/steps/single-flight.ts';
import { stageRank } from '@payung/shared/domain/stages.ts';
import type { MotorQuoteRecord } from '#contract/schemas/quote.ts';
import { useMotorBenefits } from '#motor-quote/kit.ts';
import { useSaveMotorStep } from '#motor-quote/save.ts';
import { toggleBenefit } from '#rules/benefits.ts';
import type { MotorBenefit } from '#contract/schemas/offers.ts';

/** The add-ons that are being chosen, what they cost, and how they are saved. */
export const useBenefitChoice = ({ quoteId, quote, draft: name, goNext }: JourneyStep<MotorQuoteRecord>) => {
  const benefits = useMotorBenefits(quoteId);
  const saving = useSaveMotorStep(quoteId);
  const [isBusy, run] = useSingleFlight();
  /** What was pressed on this page, also before a reload; until then what was saved counts. */
  const draft = useFormDraft<readonly string[]>(name);

  const record = quote.data;
  const offered = selectable(benefits.data ?? []);
  // A price without what was pressed before would be replaced, and would stand before the list does.
  const isReady = record !== undefined && benefits.data !== undefined && draft.restored.isFetched;
  const typed = draft.typed ?? (record === undefined ? [] : savedCodes(record));
  // A plan or a duration that was changed since may leave something out.
  const codes = isReady ? typed.filter((code) => offered.some((each) => each.code === code)) : typed;
  const preview = usePricePreview(isReady ? record : undefined, codes);

  const submit = (): void =>
    run(async () => {
      if (record === undefined) return 'stayed';
      const isSaved = isSavedChoice(codes, record) || (await saving.save({ kind: 'benefits', codes }));
      if (!isSaved) return 'stayed';
      await draft.drop();
      goNext(saving.record() ?? record);
      return 'navigated';
    });

  return {
    reads: [quote, benefits, draft.restored] as const,
    offered,
    codes,
    chosen: offered.filter(({ code }) => codes.includes(code)),
    /** What most take and is not chosen yet. */
    usual: offered.filter(({ code, isUsual }) => isUsual === true && !codes.includes(code)),
    chooseAll: (added: readonly MotorBenefit[]): void =>
      draft.keep(added.reduce((kept, { code }) => toggleBenefit(kept, code), codes)),
    toggle: (code: string): void => draft.keep(toggleBenefit(codes, code)),
    submit,
    isReady,
    isBusy,
    /** Why the choice could not be saved. */
    problem: saving.problem,
    /** Whole rupiah, as the server computes it. */
    subtotal: isReady ? preview.price?.subtotal : undefined,
    /** Asks for the price again; nothing while there is one. */
    retryPrice: preview.isError ? preview.retry : undefined,
    isFailed: preview.isError || benefits.isError,
  };
};

/** Type C can be chosen (MOT-015). */
const selectable = (benefits: readonly MotorBenefit[]): readonly MotorBenefit[] =>
  benefits.filter(({ type }) => type === 'C');

const savedCodes = ({ benefits }: MotorQuoteRecord): readonly string[] => benefits.map(({ code }) => code);

/** What was saved once is not saved again: the discount and the quick quote would be lost. */
const isSavedChoice = (codes: readonly string[], quote: MotorQuoteRecord): boolean => {
  const saved = savedCodes(quote);
  return (
    stageRank(quote.stage) >= stageRank('Additional Benefit Selected') &&
    saved.length === codes.length &&
    saved.every((code) => codes.includes(code))
  );
};
