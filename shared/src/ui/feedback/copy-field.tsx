import { useId, useRef, useState } from 'react';
import { toast } from '@payung/shared/ui/toast.ts';
import { useText } from '#messages/text.ts';
import { DRAWINGS } from '#ui/drawings.ts';
import { FieldError } from '#ui/fields/field-error.tsx';
import { LineIcon } from '#ui/text/picture.tsx';
import styles from './copy-field.module.css';
import { Button } from '#ui/button.tsx';
import { Input } from '#ui/input.tsx';

interface CopyFieldProps {
  label: string;
  value: string;
  /** Called once the text is on the clipboard. */
  onCopied?: (() => void) | undefined;
}

/** A read-only text with a copy button. */
export const CopyField = ({ label, value, onCopied }: CopyFieldProps) => {
  const text = useText();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [hasFailed, setFailed] = useState(false);

  const copy = async (): Promise<void> => {
    const isCopied = await copyText(value);
    setFailed(!isCopied);
    if (!isCopied) {
      field.current?.select();
      return;
    }
    toast.success(text('common.linkCopied'));
    onCopied?.();
  };

  return (
    <div className="py-field">
      <label className="py-field-label" htmlFor={id}>
        {label}
      </label>
      <div className={styles.row}>
        <Input
          ref={field}
          id={id}
          size="large"
          readOnly
          value={value}
          onFocus={(event) => event.target.select()}
        />
        <Button size="large" icon={<LineIcon path={DRAWINGS.copy} size={20} />} onClick={() => void copy()}>
          {text('common.copy')}
        </Button>
      </div>
      <FieldError id={`${id}-error`}>{hasFailed ? text('copy.byHand') : undefined}</FieldError>
    </div>
  );
};

/** Copies a text; false where the browser refuses it: outside of HTTPS or without permission. */
const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};
