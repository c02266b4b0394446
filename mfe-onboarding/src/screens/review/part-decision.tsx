import { useId } from 'react';
import { Button, Input } from 'antd';
import type { ReviewedPart } from '@payung/shared/domain/onboarding/registration.ts';
import { FieldError } from '@payung/shared/ui/fields/field-error.tsx';
import { RadioChoice } from '@payung/shared/ui/fields/radio-choice.tsx';
import { useText } from '#messages/catalogue.ts';
import type { Mark, Missing } from './decisions.ts';

const VERDICTS = ['accepted', 'tryAgain', 'refused'] as const;
const PRESETS = {
  details: ['incomplete', 'different'],
  idCard: ['blurred', 'cut', 'otherPerson'],
  tax: ['blurred', 'otherNumber'],
  bank: ['otherHolder', 'otherNumber'],
} as const satisfies Readonly<Record<ReviewedPart, readonly string[]>>;
const REASON_CHARS = 500;
const NOTE_CHARS = 1000;

interface PartDecisionProps {
  readonly part: ReviewedPart;
  readonly mark: Mark;
  readonly missing: Missing['what'] | undefined;
  readonly onMark: (mark: Mark) => void;
}

const Reason = ({ part, mark, missing, onMark }: PartDecisionProps) => {
  const text = useText();
  const id = useId();
  return (
    <>
      <div className="py-field">
        <label className="py-field-label" htmlFor={id}>
          {text('review.reason')}
        </label>
        <div className="py-row">
          {PRESETS[part].map((preset) => {
            const words = text(`review.preset.${preset}`);
            return (
              <Button key={preset} size="small" onClick={() => onMark({ reason: words })}>
                {words}
              </Button>
            );
          })}
        </div>
        <Input.TextArea
          id={id}
          rows={2}
          maxLength={REASON_CHARS}
          value={mark.reason ?? ''}
          aria-required
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
