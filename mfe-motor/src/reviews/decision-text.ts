import type { ReviewDecision } from '#contract/inspection.ts';
import { useText } from '#messages/catalogue.ts';
import { formatMoment } from '@payung/shared/domain/dates.ts';

/** What was decided, by whom and when, in one sentence. */
export const useDecisionText = () => {
  const t = useText();
  return ({ decision, reviewer, decidedAt }: ReviewDecision): string =>
    t(`motor.review.decision.${decision}`, { who: reviewer, time: formatMoment(decidedAt) });
};
