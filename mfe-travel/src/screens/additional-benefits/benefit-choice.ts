import { useFormDraft } from '@payung/shared/journey/steps/form-draft.ts';
import type { JourneyStep } from '@payung/shared/journey/steps/journey-step.ts';
import { useSingleFlight } from '@payung/shared/journey/steps/single-flight.ts';
import type { TravelQuoteRecord } from '#contract/record.ts';
import { toggleCode } from '#rules/benefits.ts';
import { useBenefits, useSaveTravelStep } from '#travel-quote/kit.ts';
import { firstCodes, hasSavedBenefits, isSameChoice } from './chosen-codes.ts';

/** The add-ons that are being chosen, and how they are saved. */
export const useBenefitChoice = ({ quoteId, quote, draft: name, goNext }: JourneyStep<TravelQuoteRecord>) => {
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
