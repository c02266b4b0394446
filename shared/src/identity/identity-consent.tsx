import { useIsLinkMode } from '@payung/shared/session/session.ts';
import { useText } from '#messages/text.ts';
import { ConsentBox } from '#ui/fields/consent-box.tsx';

interface IdentityConsentProps {
  checked: boolean;
  isMissing: boolean;
  onChange: (checked: boolean) => void;
  /** The own card of somebody who registers or sells. */
  isOwn?: boolean;
}

/** A consent of its own, where the photo is taken, with its purpose (law 27/2022). */
export const IdentityConsent = ({ checked, isMissing, onChange, isOwn = false }: IdentityConsentProps) => {
  const text = useText();
  const ofInsured = useIsLinkMode() ? 'identity.consent' : 'identity.consent.agent';
  return (
    <ConsentBox
      checked={checked}
      isMissing={isMissing}
      onChange={onChange}
      purpose={text(isOwn ? 'identity.consent.own.purpose' : 'identity.consent.purpose')}
      missingText={text('identity.consent.missing')}
    >
      {text(isOwn ? 'identity.consent.own' : ofInsured)}
    </ConsentBox>
  );
};
