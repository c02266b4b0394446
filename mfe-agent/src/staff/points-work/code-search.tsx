import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { ApiError } from '@payung/shared/api/api-error.ts';
import { serverMessage } from '@payung/shared/api/failure-text.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { FieldError } from '@payung/shared/ui/fields/field-error.tsx';
import { useText } from '#messages/catalogue.ts';
import styles from './code-search.module.css';
import { CODE_CHARS } from './work-place.ts';
import { Button } from '@payung/shared/ui/button.tsx';
import { Input } from '@payung/shared/ui/input.tsx';

interface CodeFormProps {
  readonly label: string;
  readonly value: string;
  /** The error text of an empty field. */
  readonly missing: string;
  readonly onSearch: (code: string) => void;
}

/** Looks up an agent code or a policy number on submit. */
export const CodeForm = ({ label, value, missing, onSearch }: CodeFormProps) => {
  const text = useText();
  const id = useId();
  const [typed, type] = useState(value);
  const [isRefused, setRefused] = useState(false);
  const send = (): void => {
    const code = typed.trim().toUpperCase();
    setRefused(code === '');
    if (code !== '') onSearch(code);
  };
  return (
    <form
      className="py-field"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <label className="py-field-label" htmlFor={id}>
        {label}
      </label>
      <div className={styles['search']}>
        <Input
          id={id}
          size="large"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={CODE_CHARS}
          value={typed}
          aria-invalid={isRefused || undefined}
          aria-describedby={`${id}-error`}
          onChange={(event) => type(event.target.value)}
        />
        <Button size="large" htmlType="submit">
          {text('pointsWork.search')}
        </Button>
      </div>
      <FieldError id={`${id}-error`}>{isRefused ? missing : undefined}</FieldError>
    </form>
  );
};

interface LookupResultProps {
  readonly error: unknown;
  /** The text for an unknown code. */
  readonly notFound: string;
  readonly children: ReactNode;
}

/** Shows an unknown code or a refusal beside the field, with the server's message, instead of an error page. */
export const LookupResult = ({ error, notFound, children }: LookupResultProps) => {
  const status = error instanceof ApiError ? error.status : undefined;
  if (status === 404) return <InlineNotice kind="error" text={notFound} />;
  if (status !== undefined && status >= 400 && status < 500)
    return <InlineNotice kind="error" text={serverMessage(error) || notFound} />;
  return children;
};
