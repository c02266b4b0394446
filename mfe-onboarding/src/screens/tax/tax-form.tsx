import { useId, useState } from 'react';
import { Input } from 'antd';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { call } from '@payung/shared/api/client.ts';
import { useFailureText } from '@payung/shared/api/failure-text.ts';
import type { Registration } from '@payung/shared/api/endpoints/onboarding.ts';
import { profileEndpoints } from '@payung/shared/api/endpoints/profile.ts';
import { checkTaxNumber, suggestedTaxNumber } from '@payung/shared/domain/onboarding/tax-number.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { FieldError } from '@payung/shared/ui/fields/field-error.tsx';
import { useText } from '#messages/catalogue.ts';
import { nextTaskAddress } from '#registration/next-task.ts';
import { isChangedElsewhere, shownRegistration, useRefreshed } from '#registration/use-registration.ts';
import { TaxPhoto } from './tax-photo.tsx';

const PROBLEMS = {
  'tax.required': 'onbTax.required',
  'tax.letters': 'onbTax.letters',
  'tax.length': 'onbTax.length',
} as const;

/** The number of the form that is on the screen, and what is done with it. */
export const useTaxForm = (registration: Registration) => {
  const { kind = 'individual', details, tax } = registration;
  const navigate = useNavigate();
  const refreshed = useRefreshed();
  const failureText = useFailureText();
  const [taxId, setTaxId] = useState(tax?.taxId ?? suggestedTaxNumber(kind, details?.idNumber ?? ''));
  const [imageKey, setImageKey] = useState(tax?.imageKey ?? '');
  const [isAsked, setAsked] = useState(false);
  const problem = checkTaxNumber(taxId);
  const saving = useMutation({
    meta: { quiet: true },
    mutationFn: () =>
      call(profileEndpoints.updateProfile, {
        body: { kind: 'tax', taxId, imageKey },
        seenVersion: shownRegistration()?.version,
      }),
    onError: async (error) => {
      if (isChangedElsewhere(error)) await refreshed();
    },
    onSuccess: async () => void navigate(nextTaskAddress(await refreshed())),
  });
  return {
    taxId,
    setTaxId,
    imageKey,
    setImageKey,
    problem: isAsked ? problem : undefined,
    failure: saving.error === null ? undefined : failureText(saving.error),
    isSaving: saving.isPending,
    save: () => {
      setAsked(true);
      if (problem === undefined) saving.mutate();
    },
  };
};

type TaxForm = ReturnType<typeof useTaxForm>;

/** The number, filled in with the ID number where that is the tax number too (ruling R55), and a photo of the card. */
export const TaxFields = ({ form, isIndividual }: { form: TaxForm; isIndividual: boolean }) => {
  const text = useText();
  const id = useId();
  const { taxId, setTaxId, problem, failure, imageKey, setImageKey } = form;
  return (
    <div className="py-stack">
      <div className="py-field">
        <label className="py-field-label" htmlFor={id}>
          {text('onbTax.number')}
        </label>
        <Input
          id={id}
          size="large"
          inputMode="numeric"
          autoComplete="off"
          maxLength={24}
          value={taxId}
          status={problem === undefined ? '' : 'error'}
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={`${id}-help ${id}-error`}
          onChange={(event) => setTaxId(event.target.value)}
        />
        <p id={`${id}-help`} className="py-field-help">
          {text(isIndividual ? 'onbTax.help' : 'onbTax.help.company')}
        </p>
        <FieldError id={`${id}-error`}>
          {problem === undefined ? undefined : text(PROBLEMS[problem])}
        </FieldError>
      </div>
      <TaxPhoto imageKey={imageKey} onSent={setImageKey} />
      {failure === undefined ? null : <InlineNotice kind="error" text={failure} />}
    </div>
  );
};
