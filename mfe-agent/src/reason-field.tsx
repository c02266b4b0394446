import { useId } from 'react';
import { REASON_LENGTH } from '@payung/shared/domain/network/members.ts';
import { FieldError } from '@payung/shared/ui/fields/field-error.tsx';
import { useText } from '#messages/catalogue.ts';
import { TextArea } from '@payung/shared/ui/input.tsx';

interface ReasonFieldProps {
  readonly label: string;
  readonly help: string;
  readonly value: string;
  readonly isOptional?: boolean;
  /** It was refused for being too short. */
  readonly isShort: boolean;
  readonly shortText?: 'member.reason.short' | 'pointsWork.reason.short';
  readonly onChange: (value: string) => void;
}

export const isReasonShort = (reason: string): boolean => reason.trim().length < REASON_LENGTH.min;

/** The reason for a decision or a change, in the user's own words. */
export const ReasonField = ({
  label,
  help,
  value,
  isOptional = false,
  isShort,
  shortText = 'pointsWork.reason.short',
  onChange,
}: ReasonFieldProps) => {
  const text = useText();
  const id = useId();
  return (
    <div className="py-field">
      <label className="py-field-label" htmlFor={id}>
        {isOptional ? `${label} (${text('common.optional')})` : label}
      </label>
      <TextArea
        id={id}
        rows={3}
        maxLength={REASON_LENGTH.max}
        value={value}
        aria-required={isOptional ? undefined : true}
        aria-invalid={isShort || undefined}
        aria-describedby={`${id}-help ${id}-error`}
        onChange={(event) => onChange(event.target.value)}
      />
      <span id={`${id}-help`} className="py-field-help">
        {help}
      </span>
      <FieldError id={`${id}-error`}>
        {isShort ? text(shortText, { min: REASON_LENGTH.min }) : undefined}
      </FieldError>
    </div>
  );
};
