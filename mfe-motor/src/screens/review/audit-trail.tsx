import { formatMoment } from '@payung/shared/messages/clock.ts';
import type { ReviewSet } from '#contract/schemas/review.ts';
import { useText } from '#messages/catalogue.ts';
import { ALL_SLOTS } from '#rules/inspection.ts';

const WHAT = [
  'submitted',
  'opened',
  'leased',
  'takenOver',
  'released',
  'approved',
  'flagged',
  'rejected',
  'withdrawn',
] as const;
/** People without a name here are shown by their kind. */
const KINDS = ['customer', 'photoHandoff', 'agent', 'staff'] as const;

type AuditLine = ReviewSet['audit'][number];

const useAuditText = () => {
  const t = useText();
  const whatOf = (code: string): string => {
    const known = WHAT.find((what) => what === code);
    if (known !== undefined) return t(`motor.review.audit.what.${known}`);
    const slot = ALL_SLOTS.find((each) => code === `photoSeen:${each}`);
    return slot === undefined
      ? code
      : t('motor.review.audit.what.photoSeen', { slot: t(`motor.slot.${slot}`) });
  };
  return ({ who, what }: AuditLine) => {
    const kind = KINDS.find((each) => each === who);
    return {
      who: kind === undefined ? who : t(`motor.review.audit.who.${kind}`),
      what: whatOf(what),
    };
  };
};

/** Every opening and every decision, the newest first; folded. */
export const AuditTrail = ({ audit }: Pick<ReviewSet, 'audit'>) => {
  const t = useText();
  const textOf = useAuditText();
  return (
    <details className="py-card">
      <summary className="py-text-button">{t('motor.review.audit', { count: audit.length })}</summary>
      <ol className="py-stack-tight py-small">
        {audit.map((line, index) => {
          const { who, what } = textOf(line);
          return (
            // Two lines may be the same; new ones come at the top.
            <li key={audit.length - index}>
              <time dateTime={line.at} className="py-quiet">
                {formatMoment(line.at)}
              </time>{' '}
              <strong>{who}</strong> {what}
            </li>
          );
        })}
      </ol>
    </details>
  );
};
