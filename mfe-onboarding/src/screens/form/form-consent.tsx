import { ConsentBox } from '@payung/shared/ui/fields/consent-box.tsx';
import { useText } from '#messages/catalogue.ts';

interface FormConsentProps {
  readonly isTicked: boolean;
  readonly isMissing: boolean;
  readonly onChange: (isTicked: boolean) => void;
}

/** Stands before the fields: from this tick on what is typed is saved (law 27/2022). */
export const FormConsent = ({ isTicked, isMissing, onChange }: FormConsentProps) => {
  const text = useText();
  return (
    <ConsentBox
      checked={isTicked}
      isMissing={isMissing}
      onChange={onChange}
      purpose={text('registration.consent.purpose')}
      missingText={text('regform.consent.missing')}
    >
      {text('registration.consent')}
    </ConsentBox>
  );
};
