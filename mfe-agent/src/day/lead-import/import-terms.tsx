import { useId, useState } from 'react';
import { Button, Input } from 'antd';
import { ConsentBox } from '@payung/shared/ui/fields/consent-box.tsx';
import { FieldError } from '@payung/shared/ui/fields/field-error.tsx';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { useText } from '#messages/catalogue.ts';

const MAX_SOURCE = 100;

interface ImportTermsProps {
  /** New people of the file. */
  readonly count: number;
  readonly onStart: (source: string) => void;
}

/** Where the data come from and that the people agreed: without both nothing is imported. */
export const ImportTerms = ({ count, onStart }: ImportTermsProps) => {
  const text = useText();
  const id = useId();
  const [source, setSource] = useState('');
  const [hasConsent, setHasConsent] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const isSourceMissing = isTried && source.trim() === '';
  if (count === 0) return <InlineNotice kind="info" text={text('import.nothingNew')} />;
  return (
    <>
      <div className="py-field">
        <label className="py-field-label" htmlFor={id}>
          {text('import.source')}
        </label>
        <Input
          id={id}
          size="large"
          maxLength={MAX_SOURCE}
          value={source}
          aria-required
          aria-invalid={isSourceMissing}
          aria-describedby={`${id}-help ${id}-error`}
          onChange={({ target }) => setSource(target.value)}
        />
        <p id={`${id}-help`} className="py-field-help">
          {text('import.sourceHelp')}
        </p>
        <FieldError id={`${id}-error`}>
          {isSourceMissing ? text('import.sourceMissing') : undefined}
        </FieldError>
      </div>
      <ConsentBox
        checked={hasConsent}
        isMissing={isTried && !hasConsent}
        onChange={setHasConsent}
        purpose={text('import.consentPurpose')}
        missingText={text('import.consentMissing')}
      >
        {text('import.consent')}
      </ConsentBox>
      <Button
        type="primary"
        size="large"
        onClick={() => {
          setIsTried(true);
          if (hasConsent && source.trim() !== '') onStart(source.trim());
        }}
      >
        {text('import.start', { count })}
      </Button>
    </>
  );
};
