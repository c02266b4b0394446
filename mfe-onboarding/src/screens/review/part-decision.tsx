import { useId } from 'react';
import { REVIEWED_PARTS } from '@payung/shared/domain/onboarding/registration.ts';
import { REVIEW_VERDICTS } from '@payung/shared/domain/onboarding/registration.ts';
import type { ReviewedPart } from '@payung/shared/domain/onboarding/registration.ts';
import { REVIEW_REASONS } from '@payung/shared/domain/onboarding/review-reasons.ts';
import type { ReviewReason } from '@payung/shared/domain/onboarding/review-reasons.ts';
import { FieldError } from '@payung/shared/ui/fields/field-error.tsx';
import { RadioChoice } from '@payung/shared/ui/fields/radio-choice.tsx';
import type { PartDecision, RegistrationReview } from '@payung/shared/schemas/registration-reviews.ts';
import { useText } from '#messages/catalogue.ts';
import styles from './review.module.css';
import { Button } from '@payung/shared/ui/button.tsx';
import { TextArea } from '@payung/shared/ui/input.tsx';

const REASON_CHARS = 500;
const NOTE_CHARS = 1000;

interface PartDecisionFormProps {
  readonly part: ReviewedPart;
  readonly mark: Mark;
  readonly missing: MissingDecision['what'] | undefined;
  readonly onMark: (mark: Mark) => void;
}

/** Common reasons, which the person reads in their own language. */
const ChosenReasons = ({ part, mark: { reasonCodes = [] }, onMark }: PartDecisionFormProps) => {
  const text = useText();
  return (
    <fieldset>
      <legend className={`py-field-label ${styles['legend']}`}>{text('review.reasons')}</legend>
      <div className="py-row">
        {REVIEW_REASONS[part].map((code: ReviewReason) => {
          const isChosen = reasonCodes.includes(code);
          return (
            <Button
              key={code}
              shape="round"
              type={isChosen ? 'primary' : 'default'}
              aria-pressed={isChosen}
              onClick={() =>
                onMark({
                  reasonCodes: isChosen
                    ? reasonCodes.filter((chosen) => chosen !== code)
                    : [...reasonCodes, code],
                })
              }
            >
              {text(`registration.reason.${code}`)}
            </Button>
          );
        })}
      </div>
    </fieldset>
  );
};

const Reason = (props: PartDecisionFormProps) => {
  const { mark, missing, onMark } = props;
  const text = useText();
  const id = useId();
  return (
    <>
      <ChosenReasons {...props} />
      <div className="py-field">
        <label className="py-field-label" htmlFor={id}>
          {text('review.reason')}
        </label>
        <TextArea
          id={id}
          rows={2}
          maxLength={REASON_CHARS}
          value={mark.reason ?? ''}
          aria-invalid={missing === 'reason' || undefined}
          aria-describedby={`${id}-error`}
          onChange={(event) => onMark({ reason: event.target.value })}
        />
        <FieldError id={`${id}-error`}>
          {missing === 'reason' ? text('review.reason.missing') : undefined}
        </FieldError>
      </div>
      <div className="py-field">
        <label className="py-field-label" htmlFor={`${id}-note`}>
          {text('review.note')}
        </label>
        <TextArea
          id={`${id}-note`}
          rows={2}
          maxLength={NOTE_CHARS}
          value={mark.note ?? ''}
          onChange={(event) => onMark({ note: event.target.value })}
        />
      </div>
    </>
  );
};

/** Accept, try again or refuse; with a reason that the person reads. */
export const PartDecisionForm = (props: PartDecisionFormProps) => {
  const text = useText();
  const id = useId();
  const { part, mark, missing, onMark } = props;
  const isMissing = missing === 'verdict';
  return (
    <div className="py-stack">
      {/* Takes the focus where a decision is missing. */}
      <div
        role="radiogroup"
        tabIndex={-1}
        aria-label={text('review.decision', { part: text(`review.part.${part}`) })}
        aria-invalid={isMissing || undefined}
        aria-describedby={`${id}-error`}
      >
        <RadioChoice
          name={`review-${part}`}
          legend={text('review.decision', { part: text(`review.part.${part}`) })}
          options={REVIEW_VERDICTS.map((verdict) => ({
            value: verdict,
            label: text(`review.verdict.${verdict}`),
          }))}
          {...(mark.verdict === undefined ? {} : { value: mark.verdict })}
          onChange={(verdict) => onMark({ verdict })}
        />
        <FieldError id={`${id}-error`}>{isMissing ? text('review.verdict.missing') : undefined}</FieldError>
      </div>
      {mark.verdict === undefined || mark.verdict === 'accepted' ? null : <Reason {...props} />}
    </div>
  );
};

/** The choices of a reviewer for one part so far. */
type Mark = Partial<Omit<PartDecision, 'part'>>;
export type Marks = Readonly<Partial<Record<ReviewedPart, Mark>>>;

export const NO_MARKS: Marks = {};

/** Parts with data: each needs a decision. */
export const partsToDecide = ({ parts }: Pick<RegistrationReview, 'parts'>): readonly ReviewedPart[] =>
  REVIEWED_PARTS.filter((name) =>
    parts.some(({ part, state }) => part === name && !['skipped', 'notAsked', 'empty'].includes(state)),
  );

/** The mark of a part; a part that was accepted before and not sent again stays accepted. */
export const markOf = (review: Pick<RegistrationReview, 'parts'>, marks: Marks, name: ReviewedPart): Mark => {
  const wasAccepted = review.parts.some(({ part, state }) => part === name && state === 'accepted');
  return { ...(wasAccepted ? { verdict: 'accepted' } : {}), ...marks[name] };
};

interface MissingDecision {
  readonly part: ReviewedPart;
  readonly what: 'verdict' | 'reason';
}

const missingIn = (part: ReviewedPart, mark: Mark): MissingDecision | undefined => {
  const { verdict, reason = '', reasonCodes = [] } = mark;
  if (verdict === undefined) return { part, what: 'verdict' };
  const lacksReason = reason.trim() === '' && reasonCodes.length === 0;
  return verdict !== 'accepted' && lacksReason ? { part, what: 'reason' } : undefined;
};

/** The first thing that is missing for a decision. */
export const missingOf = (
  review: Pick<RegistrationReview, 'parts'>,
  marks: Marks,
): MissingDecision | undefined =>
  partsToDecide(review)
    .map((part) => missingIn(part, markOf(review, marks, part)))
    .find((missing) => missing !== undefined);

export const decisionsOf = (
  review: Pick<RegistrationReview, 'parts'>,
  marks: Marks,
): readonly PartDecision[] =>
  partsToDecide(review).map((part) => {
    const { verdict = 'accepted', reason = '', reasonCodes = [], note = '' } = markOf(review, marks, part);
    if (verdict === 'accepted') return { part, verdict, reason: '', note: note.trim() };
    return { part, verdict, reason: reason.trim(), reasonCodes, note: note.trim() };
  });

export type Outcome =
  | { readonly kind: 'undecided' | 'approve' | 'refuse' }
  | { readonly kind: 'sendBack'; readonly count: number };

/** The resulting decision: one refusal refuses all, one correction sends it back. */
export const outcomeOf = (review: Pick<RegistrationReview, 'parts'>, marks: Marks): Outcome => {
  const verdicts = partsToDecide(review).map((part) => markOf(review, marks, part).verdict);
  if (verdicts.includes('refused')) return { kind: 'refuse' };
  const count = verdicts.filter((verdict) => verdict === 'tryAgain').length;
  if (count > 0) return { kind: 'sendBack', count };
  return { kind: verdicts.includes(undefined) ? 'undecided' : 'approve' };
};
