import { useState } from 'react';
import { useFormDraft } from '@payung/shared/journey/steps/form-draft.ts';
import type { JourneyStep } from '@payung/shared/journey/steps/journey-step.ts';
import { useSingleFlight } from '@payung/shared/journey/steps/single-flight.ts';
import { today } from '@payung/shared/journey/steps/today.ts';
import type { TravelQuoteRecord } from '#contract/record.ts';
import { nextAfterPlan } from '#rules/next-after-plan.ts';
import { usePlans, useSaveTravelStep } from '#travel-quote/kit.ts';

/** The plan that is being chosen, how it is saved, and whether the COVID question is asked then. */
export const usePlanChoice = ({ quoteId, quote, draft: name, goNext }: JourneyStep<TravelQuoteRecord>) => {
  const plans = usePlans(quoteId);
  const saving = useSaveTravelStep(quoteId);
  const [isBusy, run] = useSingleFlight();
  /** What was pressed on this page, also before a reload; until then the saved plan counts. */
  const draft = useFormDraft<string>(name);
  const [wasTried, setTried] = useState(false);
  const [isAsking, setAsking] = useState(false);

  const record = quote.data;
  const chosen = plans.data?.find((offer) => offer.code === (draft.typed ?? record?.planCode));

  const submit = (): void =>
    run(async () => {
      if (record === undefined || chosen === undefined) return 'stayed';
      const isSaved =
        chosen.code === record.planCode || (await saving.save({ kind: 'plan', planCode: chosen.code }));
      if (!isSaved) return 'stayed';
      await draft.drop();
      if (nextAfterPlan(record, today()) === 'covidQuestion') {
        setAsking(true);
        return 'stayed';
      }
      goNext(record);
      return 'navigated';
    });

  return {
    reads: [quote, plans, draft.restored] as const,
    /** Whether there is anything to choose from. */
    isReady: record !== undefined && plans.data !== undefined,
    chosen,
    /** Pressed again, a plan is unselected (TRV-014). */
    select: (planCode: string) => {
      draft.keep(planCode === chosen?.code ? '' : planCode);
      setTried(false);
    },
    submit,
    isBusy,
    problem: saving.problem,
    /** Next was pressed without a plan (TRV-012). */
    isMissing: wasTried && chosen === undefined,
    onRefused: () => setTried(true),
    isAsking,
    closeQuestion: () => setAsking(false),
  };
};
