import { useId } from 'react';
import { Button, Input } from 'antd';
import type { ReviewedPart } from '@payung/shared/domain/onboarding/registration.ts';
import { REVIEW_REASONS } from '@payung/shared/domain/onboarding/review-reasons.ts';
import type { ReviewReason } from '@payung/shared/domain/onboarding/review-reasons.ts';
import { FieldError } from '@payung/shared/ui/fields/field-error.tsx';
import { RadioChoice } from '@payung/shared/ui/fields/radio-choice.tsx';
import { useText } from '#messages/catalogue.ts';
import type { Mark, Missing } from './decisions.ts';
import styles from './part-decision.module.css';

const VERDICTS = ['accepted', 'tryAgain', 'refused'] as const;
const REASON_CHARS = 500;
const NOTE_CHARS = 1000;

interface PartDecisionProps {
  readonly part: ReviewedPart;
  readonly mark: Mark;
  readonly missing: Missing['what'] | undefined;
  readonly onMark: (mark: Mark) => void;
}

/** Often said: the person reads them in their own language. */
const ChosenReasons = ({ part, mark: { reasonCodes = [] }, onMark }: PartDecisionProps) => {
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

const Reason = (props: PartDecisionProps) => {
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
        <Input.TextArea
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
        <Input.TextArea
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

/** Accepted, asked for again, or refused; with a reason that the person reads. */
export const PartDecision = (props: PartDecisionProps) => {
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
          options={VERDICTS.map((verdict) => ({ value: verdict, label: text(`review.verdict.${verdict}`) }))}
          {...(mark.verdict === undefined ? {} : { value: mark.verdict })}
          onChange={(verdict) => onMark({ verdict })}
        />
        <FieldError id={`${id}-error`}>{isMissing ? text('review.verdict.missing') : undefined}</FieldError>
      </div>
      {mark.verdict === undefined || mark.verdict === 'accepted' ? null : <Reason {...props} />}
    </div>
  );
};
