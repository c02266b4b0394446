import { useId } from 'react';
import { checkMobile } from '@payung/shared/domain/phone.ts';
import { PhoneEntry } from '@payung/shared/ui/phone-entry.tsx';
import { useText } from '#messages/catalogue.ts';

/** Empty is good: the phone can still be given with the link. */
export const phoneProblem = (phone: string) => (phone === '' ? undefined : checkMobile(phone));

interface CustomerPhoneProps {
  value: string;
  onChange: (phone: string) => void;
  /** Said only after somebody tried to go on. */
  showsProblem: boolean;
}

/** The number that a shared link will ask to be proved (ruling K61). */
export const CustomerPhone = ({ value, onChange, showsProblem }: CustomerPhoneProps) => {
  const t = useText();
  const id = useId();
  const problem = showsProblem ? phoneProblem(value) : undefined;
  return (
    <div className="py-field">
      <label className="py-field-label" htmlFor={id}>
        {t('travel.summary.phone')} <span className="py-quiet">({t('common.optional')})</span>
      </label>
      <PhoneEntry
        id={id}
        value={value}
        onChange={onChange}
        error={problem === undefined ? undefined : t(problem)}
        aria-describedby={`${id}-help`}
      />
      <p id={`${id}-help`} className="py-field-help">
        {t('travel.summary.phone.help')}
      </p>
    </div>
  );
};
