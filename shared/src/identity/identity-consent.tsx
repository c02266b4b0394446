import { useIsLinkMode } from '@payung/shared/session/session.ts';
import { useText } from '#messages/text.ts';
import { ConsentBox } from '#ui/fields/consent-box.tsx';

interface IdentityConsentProps {
  checked: boolean;
  isMissing: boolean;
  onChange: (checked: boolean) => void;
}

/** A consent of its own, where the photo is taken, with its purpose (law 27/2022). */
export const IdentityConsent = ({ checked, isMissing, onChange }: IdentityConsentProps) => {
  const text = useText();
  const isLinkMode = useIsLinkMode();
  return (
    <ConsentBox
      checked={checked}
      isMissing={isMissing}
      onChange={onChange}
      purpose={text('identity.consent.purpose')}
      missingText={text('identity.consent.missing')}
    >
      {text(isLinkMode ? 'identity.consent' : 'identity.consent.agent')}
    </ConsentBox>
  );
};
