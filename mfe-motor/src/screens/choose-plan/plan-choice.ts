import { useRef, useState } from 'react';
import { useFormDraft } from '@payung/shared/journey/steps/form-draft.ts';
import type { JourneyStep } from '@payung/shared/journey/steps/journey-step.ts';
import { isUnavailable } from '@payung/shared/journey/steps/save-step.ts';
import { useSingleFlight } from '@payung/shared/journey/steps/single-flight.ts';
import { toast } from '@payung/shared/ui/toast.ts';
import type { MotorPlanOffer } from '#contract/schemas/offers.ts';
import type { MotorQuoteRecord } from '#contract/schemas/quote.ts';
import { useText } from '#messages/catalogue.ts';
import { useMotorPlans } from '#motor-quote/kit.ts';
import { useSaveMotorStep } from '#motor-quote/save.ts';
import { DEFAULT_YEARS } from '#rules/multi-year.ts';

interface PlanDraft {
  readonly planCode?: string | undefined;
  /** Years. */
  readonly duration?: number | undefined;
}

/** One year, unless the quote is eligible for several (MOT-007): then three until years were saved (MOT-005). */
const firstDuration = ({
  isEligibleForMultiyear,
  planCode,
  duration,
}: Pick<MotorQuoteRecord, 'isEligibleForMultiyear' | 'planCode' | 'duration'>): number => {
  if (!isEligibleForMultiyear) return 1;
  return planCode === '' ? DEFAULT_YEARS : duration;
};

const changeTo = (offer: MotorPlanOffer, duration: number, isEligibleForMultiyear: boolean) => ({
  kind: 'plan' as const,
  planCode: offer.code,
  planName: offer.name,
  premium: offer.premium,
  duration,
  isEligibleForMultiyear,
  ...(isEligibleForMultiyear ? { sumsInsured: offer.sumsInsured } : {}),
});

/** A refused Next moves to what it waits for: the first plan, in a card or in the comparison. */
const focusFirstPlan = (around: Element | null): void => {
  const select = around?.querySelector<HTMLElement>('article button, tfoot button');
  // Not every window can scroll.
  (select as Partial<Element> | undefined)?.scrollIntoView?.({ block: 'center' });
  select?.focus({ preventScroll: true });
};

/** The plan and the years that are being chosen, and how they are saved. */
export const usePlanChoice = ({ quoteId, quote, draft: name, goNext }: JourneyStep<MotorQuoteRecord>) => {
  const t = useText();
  const draft = useFormDraft<PlanDraft>(name);
  const [isBusy, run] = useSingleFlight();
  const [wasTried, setTried] = useState(false);
  const around = useRef<HTMLDivElement>(null);
  const saving = useSaveMotorStep(quoteId, {
    quiet: true,
    onUnavailable: () => toast.error(t('error.network')),
  });

  const record = quote.data;
  const typed = draft.typed ?? {};
  const isEligible = record?.isEligibleForMultiyear === true;
  const saved = record === undefined ? 1 : firstDuration(record);
  const duration = isEligible ? (typed.duration ?? saved) : 1;
  const plans = useMotorPlans(draft.restored.isSuccess ? record : undefined, duration);
  /** By premium (MOT-012). */
  const offers = (plans.data ?? []).toSorted((one, other) => one.premium - other.premium);
  const chosen = offers.find(({ code }) => code === (typed.planCode ?? record?.planCode));

  const submit = (): void =>
    run(async () => {
      if (record === undefined || chosen === undefined) return 'stayed';
      // The saved plan is not saved again: saving it would drop the chosen add-ons.
      const isSaved =
        (chosen.code === record.planCode && duration === record.duration) ||
        (await saving.save(changeTo(chosen, duration, isEligible)));
      if (!isSaved) return 'stayed';
      await draft.drop();
      // The product of the answer decides whether there are add-ons (MOT-010, MOT-011, MOT-018).
      goNext(saving.record() ?? record);
      return 'navigated';
    });

  return {
    reads: [quote, draft.restored, plans] as const,
    offers,
    duration,
    isEligible,
    chosen,
    select: (planCode: string): void => {
      draft.keep({ ...typed, planCode });
      setTried(false);
    },
    changeDuration: (years: number): void => draft.keep({ ...typed, duration: years }),
    submit,
    isBusy,
    /** Prices on the page are those of the duration before. */
    isUpdating: plans.isPlaceholderData,
    problem:
      saving.problem !== undefined && isUnavailable(saving.error)
        ? `${t('error.network')}. ${saving.problem}`
        : saving.problem,
    /** Goes around the plans. */
    around,
    /** Next was pressed without a plan (MOT-009). */
    isMissing: wasTried && chosen === undefined,
    onRefused: (): void => {
      setTried(true);
      focusFirstPlan(around.current);
    },
  };
};
