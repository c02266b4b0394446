import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { call } from '@payung/shared/api/client.ts';
import { profileEndpoints } from '@payung/shared/api/endpoints/profile.ts';
import { useFailureText } from '@payung/shared/api/failure-text.ts';
import { suggestedTaxNumber } from '@payung/shared/domain/onboarding/tax-number.ts';
import type { Registration } from '@payung/shared/schemas/onboarding.ts';
import { partOf } from '@payung/shared/domain/onboarding/progress.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { ActionBar } from '@payung/shared/ui/layout/action-bar.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import {
  isChangedElsewhere,
  shownRegistration,
  refreshRegistration,
} from '#registration/use-registration.ts';
import { onboardingRoutes } from '#contract/routes.ts';
import { useText } from '#messages/catalogue.ts';
import { partAddress } from '#registration/addresses.ts';
import { nextTaskAddress } from '#registration/tasks.ts';
import { OpenRegistration, useSkipPart } from '#registration/open-registration.tsx';
import { TaxFields, useTaxForm } from '#tax-fields.tsx';

/** Saves the tax number with the shown version, and opens the next task. */
const useSaveTax = () => {
  const navigate = useNavigate();
  const failureText = useFailureText();
  const saving = useMutation({
    meta: { quiet: true },
    mutationFn: (tax: { readonly taxId: string; readonly imageKey: string }) =>
      call(profileEndpoints.updateProfile, {
        body: { kind: 'tax', ...tax },
        seenVersion: shownRegistration()?.version,
      }),
    onError: async (error) => {
      if (isChangedElsewhere(error)) await refreshRegistration();
    },
    onSuccess: async () => void navigate(nextTaskAddress(await refreshRegistration())),
  });
  return {
    save: saving.mutate,
    isSaving: saving.isPending,
    failure: saving.error === null ? undefined : failureText(saving.error),
  };
};

const Tax = ({ registration }: { registration: Registration }) => {
  const text = useText();
  const { kind = 'individual', details, tax } = registration;
  const { save, isSaving, failure } = useSaveTax();
  // The ID number of a person is the tax number too (ruling R55).
  const suggested = suggestedTaxNumber(kind, details?.idNumber ?? '');
  const form = useTaxForm({ taxId: tax?.taxId ?? suggested, imageKey: tax?.imageKey ?? '' }, save);
  const { skip, isSkipping, problem } = useSkipPart('tax', nextTaskAddress);
  const { reason } = partOf(registration, 'tax');
  const isIndividual = registration.kind === 'individual';
  return (
    <Page
      title={text('onbTax.title')}
      back={onboardingRoutes.tasks.path}
      intro={text(isIndividual ? 'onbTax.intro' : 'onbTax.intro.company')}
      bar={
        <ActionBar
          primary={{ label: text('onbTax.save'), onPress: form.submit, busy: isSaving }}
          secondary={{ label: text('idCard.skip'), onPress: skip, disabled: isSkipping }}
        />
      }
    >
      {reason === '' ? null : <InlineNotice kind="warning" text={reason} />}
      <TaxFields form={form} help={text(isIndividual ? 'onbTax.help' : 'onbTax.help.company')} />
      {failure === undefined ? null : <InlineNotice kind="error" text={failure} />}
      {problem === undefined ? null : <InlineNotice kind="error" text={problem} />}
    </Page>
  );
};

/** The tax number, of a person or of a company (ONB-004). */
export const Screen = () => (
  <OpenRegistration address={({ kind }) => partAddress(kind, 'tax')}>
    {(registration) => <Tax registration={registration} />}
  </OpenRegistration>
);
