import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { FieldError } from '@payung/shared/ui/fields/field-error.tsx';
import { useText } from '#messages/catalogue.ts';
import { INSPECTION } from '#rules/inspection.ts';
import type { PhotoSlot } from '#rules/inspection.ts';
import type { PreparedPhoto } from '../picture/prepare-photo.ts';
import { isDamage } from '../slots/slot-state.ts';
import { LocalPhoto } from '../gallery/sent-photo.tsx';
import styles from './capture.module.css';
import { Button } from '@payung/shared/ui/button.tsx';
import { TextArea } from '@payung/shared/ui/input.tsx';

interface DescriptionProps {
  value: string;
  onChange: (value: string) => void;
  /** How often accepting was refused without it: each time it gets the focus. */
  refusals: number;
}

const Description = ({ value, onChange, refusals }: DescriptionProps) => {
  const t = useText();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (refusals > 0) field.current?.focus();
  }, [refusals]);
  const isMissing = refusals > 0 && value.trim() === '';
  return (
    <div className="py-field">
      <label className="py-field-label" htmlFor={id}>
        {t('motor.photo.description')}
      </label>
      <TextArea
        ref={field}
        id={id}
        rows={2}
        maxLength={INSPECTION.descriptionChars}
        value={value}
        aria-invalid={isMissing}
        aria-describedby={`${id}-error`}
        onChange={({ target }) => onChange(target.value)}
      />
      <span className="py-field-help">{t('motor.photo.description.help')}</span>
      <FieldError id={`${id}-error`}>{isMissing ? t('motor.photo.describe') : undefined}</FieldError>
    </div>
  );
};

interface CheckPhotoProps {
  photo: PreparedPhoto;
  slot: PhotoSlot;
  /** Of the earlier photo of this damage. */
  description: string;
  onAccept: (description: string) => void;
  onRetake: () => void;
}

/** The photo that was just taken, with hints of what may be wrong with it; the person accepts it or takes another. */
export const CheckPhoto = ({ photo, slot, description: earlier, onAccept, onRetake }: CheckPhotoProps) => {
  const t = useText();
  const [description, setDescription] = useState(earlier);
  const [refusals, setRefusals] = useState(0);
  const takeFocus = useCallback((heading: HTMLElement | null) => heading?.focus({ preventScroll: true }), []);
  const accept = (): void => {
    if (isDamage(slot) && description.trim() === '') return setRefusals((count) => count + 1);
    onAccept(description.trim());
  };
  return (
    <div className="py-stack">
      <h3 ref={takeFocus} tabIndex={-1} className={styles.title}>
        {t('motor.photo.check')}
      </h3>
      <LocalPhoto image={photo.file} alt={t(`motor.slot.${slot}`)} />
      {photo.hints.map((hint) => (
        <InlineNotice key={hint} kind="warning" text={t(`motor.hint.${hint}`)} />
      ))}
      {isDamage(slot) ? (
        <Description value={description} onChange={setDescription} refusals={refusals} />
      ) : null}
      <div className={styles.actions}>
        <Button size="large" onClick={onRetake}>
          {t('motor.photo.retake')}
        </Button>
        <Button size="large" type="primary" onClick={accept}>
          {t('motor.photo.accept')}
        </Button>
      </div>
    </div>
  );
};
