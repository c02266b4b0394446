import { useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { isOpen } from '@payung/shared/domain/onboarding/progress.ts';
import { useFormDraft } from '@payung/shared/journey/steps/form-draft.ts';
import type { FormDraft } from '@payung/shared/journey/steps/form-draft.ts';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { call } from '@payung/shared/api/client.ts';
import { onboardingEndpoints } from '@payung/shared/api/endpoints/onboarding.ts';
import type { Registration, BankAccount } from '@payung/shared/schemas/onboarding.ts';
import { personNameOf } from '@payung/shared/domain/onboarding/check-details.ts';
import { QUOTE_FORM, QuoteForm } from '@payung/shared/journey/start/quote-form.tsx';
import {
  useListedProblems,
  useRefusedFields,
  Refusal,
} from '@payung/shared/journey/steps/refused-fields.tsx';
import { useSingleFlight } from '@payung/shared/journey/steps/single-flight.ts';
import { ActionBar } from '@payung/shared/ui/layout/action-bar.tsx';
import { Form } from '@payung/shared/ui/form/form.tsx';
import { useText } from '#messages/catalogue.ts';
import { onboardingRoutes } from '#contract/routes.ts';
import { partAddress, statusAddress, formStateOf } from '#registration/addresses.ts';
import { useRegistration, useRegistrationWrite } from '#registration/use-registration.ts';
import { BankFields, bankOf } from '#bank-fields.tsx';
import type { BankValues } from '#bank-fields.tsx';
import { nextTaskAddress } from '#registration/tasks.ts';

/** Step 3: the account to which the agent is paid (ONB-004, ruling R55). */
export const Screen = () => {
  const text = useText();
  const { pathname } = useLocation();
  const registration = useRegistration();
  const draft = useFormDraft<BankValues>('registration/bank');
  const shown = registration.data;
  if (shown !== undefined && (!isOpen(shown) || shown.isLocked)) {
    return <Navigate to={statusAddress(shown.status)} replace />;
  }
  // One page for each kind; without a kind the form comes first.
  if (shown !== undefined && partAddress(shown.kind, 'bank') !== pathname) {
    return <Navigate to={partAddress(shown.kind, 'bank')} replace />;
  }
  if (shown !== undefined && draft.restored.isSuccess) {
    return <BankEntry registration={shown} draft={draft} />;
  }
  return (
    <Page title={text('regbank.title')} back={onboardingRoutes.tasks.path}>
      <QueryBoundary of={[registration, draft.restored]} loading={<Loading shape="form" />}>
        {() => null}
      </QueryBoundary>
    </Page>
  );
};

/** The account of a person bears the person's name, that of a company the company's. */
const holderOf = ({ details }: Registration): string => {
  if (details === undefined) return '';
  return details.kind === 'corporate' ? details.companyName : personNameOf(details);
};

const pathOf = (field: string | undefined) => (field === undefined ? undefined : [field]);

interface BankEntryProps {
  readonly registration: Registration;
  readonly draft: FormDraft<BankValues>;
}

export const BankEntry = ({ registration, draft }: BankEntryProps) => {
  const text = useText();
  const navigate = useNavigate();
  const [form] = Form.useForm<BankValues>();
  const [first] = useState<BankValues>(
    () => draft.typed ?? registration.bank ?? { accountHolder: holderOf(registration) },
  );
  const [isBusy, run] = useSingleFlight();
  const saving = useRegistrationWrite((body: BankAccount, seenVersion) =>
    call(onboardingEndpoints.saveRegistrationBank, { body, seenVersion }),
  );
  const skipping = useRegistrationWrite((_nothing: undefined, seenVersion) =>
    call(onboardingEndpoints.skipRegistrationPart, { body: { part: 'bank' }, seenVersion }),
  );
  const problems = useListedProblems({
    error: saving.error ?? skipping.error,
    problem: saving.problem ?? skipping.problem,
  });
  const unplaced = useRefusedFields(form, problems, pathOf);

  const saveAndContinue = (write: () => Promise<Registration>): void =>
    run(async () => {
      try {
        const saved = await write();
        await draft.drop();
        await navigate(nextTaskAddress(saved), { state: formStateOf(saved) });
        return 'navigated';
      } catch {
        return 'stayed';
      }
    });

  return (
    <Page
      title={text('regbank.title')}
      back={onboardingRoutes.tasks.path}
      intro={text('regbank.intro')}
      bar={
        <ActionBar
          primary={{ label: text('regbank.save'), htmlType: 'submit', form: QUOTE_FORM, busy: isBusy }}
          {...(registration.bank === undefined
            ? {
                secondary: {
                  label: text('regbank.skip'),
                  disabled: isBusy,
                  onPress: () => saveAndContinue(() => skipping.mutateAsync(undefined)),
                },
              }
            : {})}
        />
      }
    >
      <QuoteForm<BankValues>
        about="self"
        form={form}
        initialValues={first}
        problem={problems.length === 0 ? undefined : <Refusal messages={unplaced} />}
        onType={() => draft.keep(form.getFieldsValue(true))}
        onSave={() => saveAndContinue(() => saving.mutateAsync(bankOf(form.getFieldsValue(true))))}
      >
        <BankFields title={text('regbank.account')} />
      </QuoteForm>
    </Page>
  );
};
