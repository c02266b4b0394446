import { useState } from 'react';
import { call } from '@payung/shared/api/client.ts';
import { onboardingEndpoints } from '@payung/shared/api/endpoints/onboarding.ts';
import { isIsoDate } from '@payung/shared/domain/dates.ts';
import { OtpForm } from '@payung/shared/journey/otp/phone-step.tsx';
import { today } from '@payung/shared/journey/steps/today.ts';
import { DateField } from '@payung/shared/ui/fields/date-field.tsx';
import { FieldError } from '@payung/shared/ui/fields/field-error.tsx';
import { Block } from '@payung/shared/ui/layout/page.tsx';
import { useText } from '#messages/catalogue.ts';
import { useRegistrationWrite } from './use-registration.ts';
import { Button } from '@payung/shared/ui/button.tsx';

const FIELD = 'birth-date';

/** Unlocks the registration on another device, since phone numbers may get new owners (ruling R59). */
export const BirthDateBlock = () => {
  const text = useText();
  const [day, setDay] = useState('');
  const [isMissing, setMissing] = useState(false);
  const proof = useRegistrationWrite((birthDate: string) =>
    call(onboardingEndpoints.proveBirthDate, { body: { birthDate } }),
  );
  const submit = (): void => {
    if (proof.isPending) return;
    const isDay = isIsoDate(day);
    setMissing(!isDay);
    if (isDay) proof.mutate(day);
  };
  const problem = isMissing ? text('tasks.locked.missing') : proof.problem;
  return (
    <Block id="locked" title={text('tasks.locked')}>
      <p className="py-quiet">{text('tasks.locked.help')}</p>
      <OtpForm onSubmit={submit}>
        <div className="py-field">
          <label className="py-field-label" htmlFor={FIELD}>
            {text('tasks.locked.birthDate')}
          </label>
          <DateField
            id={FIELD}
            label={text('tasks.locked.birthDate')}
            value={day}
            max={today()}
            autoComplete="bday"
            aria-invalid={problem === undefined ? undefined : true}
            aria-describedby={`${FIELD}-error`}
            onChange={(next) => {
              setDay(next);
              setMissing(false);
            }}
          />
          <FieldError id={`${FIELD}-error`}>{problem}</FieldError>
        </div>
        <Button type="primary" size="large" htmlType="submit" block loading={proof.isPending}>
          {text('tasks.locked.open')}
        </Button>
      </OtpForm>
    </Block>
  );
};
