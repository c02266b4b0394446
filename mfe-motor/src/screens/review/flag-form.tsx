import { useEffect, useId, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { FieldError } from '@payung/shared/ui/fields/field-error.tsx';
import { useText } from '#messages/catalogue.ts';
import { FLAG_REASONS, INSPECTION } from '#rules/inspection.ts';
import type { FlagReason } from '#rules/inspection.ts';
import { KEYS } from './review-keys.ts';
import type { Mark } from './review-work.ts';
import styles from './review.module.css';
import { TextArea } from '@payung/shared/ui/input.tsx';
import { CheckBox } from '@payung/shared/ui/choices/check-box.tsx';

/** Escape leads out of a field, where keys work again. */
const leaveField = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.key === 'Escape') document.querySelector<HTMLElement>('[data-photo-stage]')?.focus();
};

interface MarkFieldsProps {
  readonly mark: Mark;
  readonly onChange: (change: Partial<Mark>) => void;
  readonly isInvalid: boolean;
  readonly errorId: string;
  readonly reasonFocus: number;
}

const MarkFields = ({ mark, onChange, isInvalid, errorId, reasonFocus }: MarkFieldsProps) => {
  const t = useText();
  const id = useId();
  const field = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (reasonFocus > 0) field.current?.focus();
  }, [reasonFocus]);
  const { reason, note } = mark;
  return (
    <>
      <label className="py-field">
        <span className="py-field-label">{t('motor.review.flag.reason')}</span>
        <select
          ref={field}
          className={styles['reason']}
          value={reason}
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid ? errorId : undefined}
          onChange={(event) => onChange({ reason: event.target.value as FlagReason | '' })}
        >
          <option value="">{t('motor.review.flag.choose')}</option>
          {FLAG_REASONS.map((each) => (
            <option key={each} value={each}>
              {t(`motor.flag.${each}`)}
            </option>
          ))}
        </select>
      </label>
      <div className="py-field">
        <label className="py-field-label" htmlFor={id}>
          {t('motor.review.flag.note')}
        </label>
        <TextArea
          id={id}
          rows={2}
          maxLength={INSPECTION.noteChars}
          value={note}
          onChange={(event) => onChange({ note: event.target.value })}
        />
      </div>
      {reason === '' ? null : (
        <blockquote className={styles['instruction']} aria-live="polite">
          <p className="py-small py-quiet">{t('motor.review.flag.reads')}</p>
          <p>{t(`motor.flag.${reason}.retake`)}</p>
          {note.trim() === '' ? null : <p>{note.trim()}</p>}
        </blockquote>
      )}
    </>
  );
};

interface FlagFormProps {
  readonly mark: Mark | undefined;
  readonly onMark: (change?: Partial<Mark>) => void;
  readonly onUnmark: () => void;
  /** What is missing for the decision. */
  readonly problem: string | undefined;
  /** Grows with each press of the key that focuses the reason. */
  readonly reasonFocus: number;
}

/** Asks for one photo again, with a reason, a note, and the instruction as the customer will read it. */
export const FlagForm = ({ mark, onMark, onUnmark, problem, reasonFocus }: FlagFormProps) => {
  const t = useText();
  const errorId = useId();
  const isReasonMissing = problem !== undefined && mark?.reason === '';
  return (
    <div className="py-stack-tight" role="presentation" onKeyDown={leaveField}>
      <CheckBox
        checked={mark !== undefined}
        aria-invalid={(problem !== undefined && !isReasonMissing) || undefined}
        aria-describedby={problem === undefined ? undefined : errorId}
        aria-keyshortcuts={KEYS.flag.aria}
        onChange={(event) => (event.target.checked ? onMark() : onUnmark())}
      >
        <strong>{t('motor.review.flag.title')}</strong>
      </CheckBox>
      {mark === undefined ? null : (
        <MarkFields
          mark={mark}
          onChange={onMark}
          isInvalid={isReasonMissing}
          errorId={errorId}
          reasonFocus={reasonFocus}
        />
      )}
      <FieldError id={errorId}>{problem}</FieldError>
    </div>
  );
};
