import { useId } from 'react';
import { Checkbox } from 'antd';
import { useIsLinkMode } from '@payung/shared/session/session.ts';
import { useText } from '#messages/text.ts';
import { FieldError } from '#ui/field-error.tsx';

interface IdentityConsentProps {
  checked: boolean;
  isMissing: boolean;
  onChange: (checked: boolean) => void;
}

/** A consent of its own, where the photo is taken, with its purpose (law 27/2022). */
export const IdentityConsent = ({ checked, isMissing, onChange }: IdentityConsentProps) => {
  const text = useText();
  const id = useId();
  const isLinkMode = useIsLinkMode();
  return (
    <div className={isMissing ? 'py-consent py-consent-missing' : 'py-consent'}>
      <Checkbox
        checked={checked}
        aria-describedby={`${id} ${id}-error`}
        aria-invalid={isMissing || undefined}
        onChange={(event) => onChange(event.target.checked)}
      >
        {text(isLinkMode ? 'identity.consent' : 'identity.consent.agent')}
      </Checkbox>
      <p id={id} className="py-field-help">
        {text('identity.consent.purpose')}
      </p>
      <FieldError id={`${id}-error`}>{isMissing ? text('identity.consent.missing') : undefined}</FieldError>
    </div>
  );
};
