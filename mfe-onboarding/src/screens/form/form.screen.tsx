import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { isOpen, partOf } from '@payung/shared/domain/onboarding/progress.ts';
import { useFormDraft } from '@payung/shared/journey/steps/form-draft.ts';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { Form } from '@payung/shared/ui/form/form.tsx';
import { onboardingRoutes } from '#contract/routes.ts';
import { useText } from '#messages/catalogue.ts';
import { statusAddress, formStateOf, partAddress } from '#registration/addresses.ts';
import { useRegistration, isChangedElsewhere, useRegistrationWrite } from '#registration/use-registration.ts';
import {
  formOpeningOf,
  useFormProblems,
  basisOf,
  detailsOf,
  resumedValues,
  savedValues,
  draftOf,
  isRetake,
  useServerDraft,
} from './form.form.ts';
import type { FormTyped, FormValues, FormOpening } from './form.form.ts';
import { useState, useRef } from 'react';
import { onboardingEndpoints } from '@payung/shared/api/endpoints/onboarding.ts';
import type { Registration, RegistrationForm } from '@payung/shared/schemas/onboarding.ts';
import { QuoteForm, QuoteFormBar } from '@payung/shared/journey/start/quote-form.tsx';
import type { FormDraft } from '@payung/shared/journey/steps/form-draft.ts';
import { useRefusedFields, Refusal } from '@payung/shared/journey/steps/refused-fields.tsx';
import { useSingleFlight } from '@payung/shared/journey/steps/single-flight.ts';
import { useFocusOnMissing } from '@payung/shared/ui/fields/focus-on-missing.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { ConsentBox } from '@payung/shared/ui/fields/consent-box.tsx';
import { call } from '@payung/shared/api/client.ts';
import { CONSENT_VERSIONS } from '@payung/shared/domain/privacy/consent-texts.ts';
import { nextTaskAddress } from '#registration/tasks.ts';
import { CompanyFields, ContactFields, KindField, PersonFields, TaxField } from './form-fields.tsx';

/** Step 2: the form of a person or of a company (ONB-003, ONB-027, N09). */
export const Screen = () => {
  const text = useText();
  const { state } = useLocation();
  const registration = useRegistration();
  const draft = useFormDraft<FormTyped>('registration/form');
  const shown = registration.data;
  if (shown !== undefined && (!isOpen(shown) || shown.isLocked)) {
    // The birth date is asked there first.
    return <Navigate to={statusAddress(shown.status)} replace />;
  }
  if (shown !== undefined && draft.restored.isSuccess) {
    return <FormEntry registration={shown} opening={formOpeningOf(state, shown)} draft={draft} />;
  }
  return (
    <Page title={text('regform.title')} back={onboardingRoutes.tasks.path}>
      <QueryBoundary of={[registration, draft.restored]} loading={<Loading shape="form" />}>
        {() => null}
      </QueryBoundary>
    </Page>
  );
};

/** The server names a refused field as the form does. */
const pathOf = (field: string | undefined) => (field === undefined ? undefined : [field]);

interface FormEntryProps {
  readonly registration: Registration;
  readonly opening: FormOpening;
  readonly draft: FormDraft<FormTyped>;
}

export const FormEntry = ({ registration, opening, draft }: FormEntryProps) => {
  const text = useText();
  const navigate = useNavigate();
  const { mode } = opening;
  const [form] = Form.useForm<FormValues>();
  const [first] = useState(() =>
    resumedValues(draft.typed, registration, savedValues(registration, opening)),
  );
  const [kind, setKind] = useState(first.kind);
  const [isRefused, setRefused] = useState(false);
  const [around, showMissing] = useFocusOnMissing<HTMLDivElement>();
  const [isBusy, run] = useSingleFlight();
  const saver = useSaveForm(registration);
  const problems = useFormProblems(saver);
  const unplaced = useRefusedFields(form, problems, pathOf);

  const now = (): FormValues => ({ ...first, ...form.getFieldsValue(true) });
  const type = (): void => {
    const values = now();
    setKind(values.kind);
    draft.keep({ basis: basisOf(registration), values });
    saver.keep(values, saver.isTicked);
  };

  const openNext = async (saved: Registration): Promise<void> => {
    await draft.drop();
    const to = isRetake(mode) ? partAddress(saved.kind, 'idCard') : nextTaskAddress(saved);
    await navigate(to, { state: formStateOf(saved, isRetake(mode) ? mode : saved.mode) });
  };

  const save = (): void => {
    setRefused(!saver.hasConsent);
    if (!saver.hasConsent) {
      showMissing();
      return;
    }
    run(async () => {
      const values = now();
      try {
        // Staff review every change: unchanged details are not sent.
        const isUnchanged =
          isRetake(mode) && basisOf({ details: detailsOf(values) }) === basisOf(registration);
        await openNext(isUnchanged ? registration : await saver.save(values));
        return 'navigated';
      } catch {
        return 'stayed';
      }
    });
  };

  return (
    <Page
      title={text('regform.title')}
      back={onboardingRoutes.tasks.path}
      intro={text('regform.intro')}
      bar={<QuoteFormBar label={text('regform.save')} isReady isBusy={isBusy} />}
    >
      <div className="py-stack" ref={around}>
        {mode === undefined ? null : <InlineNotice kind="warning" text={text(`regform.mode.${mode}`)} />}
        {hasConsented(registration) ? null : (
          <FormConsent
            isTicked={saver.isTicked}
            isMissing={isRefused && !saver.isTicked}
            onChange={(isTicked) => {
              saver.setTicked(isTicked);
              if (isTicked) saver.keep(now(), true);
            }}
          />
        )}
        <QuoteForm<FormValues>
          about="self"
          form={form}
          initialValues={first}
          problem={problems.length === 0 ? undefined : <Refusal messages={unplaced} />}
          onType={type}
          onSave={save}
        >
          <KindField isFixed={registration.status !== 'draft'} kind={first.kind} />
          {kind === 'individual' ? <PersonFields /> : <CompanyFields />}
          <ContactFields phone={registration.phone} />
          <TaxField />
        </QuoteForm>
      </div>
    </Page>
  );
};

interface FormConsentProps {
  readonly isTicked: boolean;
  readonly isMissing: boolean;
  readonly onChange: (isTicked: boolean) => void;
}

/** Shown before the fields: once it is ticked, the typed values are saved (law 27/2022). */
const FormConsent = ({ isTicked, isMissing, onChange }: FormConsentProps) => {
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

const CONSENT = CONSENT_VERSIONS.registration;

const send = (body: RegistrationForm, seenVersion: number | undefined) =>
  call(onboardingEndpoints.saveRegistrationDetails, { body, seenVersion });

/** Without it nothing of the form is sent. */
const hasConsented = (registration: Registration): boolean => registration.consentVersion === CONSENT;

/** Saves the unfinished form of a new registration after a pause, and the finished form on submit. */
const useSaveForm = (registration: Registration) => {
  const [isTicked, setTicked] = useState(false);
  const keeping = useRegistrationWrite(send);
  const saving = useRegistrationWrite(send);
  // After a change elsewhere nothing is saved automatically until the user saves.
  const isHeld = useRef(false);
  const isConsented = hasConsented(registration);
  const consent = isConsented ? {} : { consentVersion: CONSENT };

  const draft = useServerDraft(async (details) => {
    if (isHeld.current) return;
    try {
      await keeping.mutateAsync({ details, isDone: false, ...consent });
    } catch (error) {
      isHeld.current = isChangedElsewhere(error);
    }
  });

  const isFirstTime = partOf(registration, 'details').state === 'empty';
  const changedMeanwhile = isChangedElsewhere(keeping.error) ? keeping.problem : undefined;
  return {
    isTicked,
    setTicked,
    hasConsent: isConsented || isTicked,
    keep: (values: FormValues, hasAgreed: boolean): void => {
      if (isFirstTime && (isConsented || hasAgreed)) draft.keep(draftOf(values));
    },
    save: async (values: FormValues): Promise<Registration> => {
      await draft.stop();
      isHeld.current = false;
      return saving.mutateAsync({ details: detailsOf(values), isDone: true, ...consent });
    },
    error: saving.error,
    problem: saving.problem ?? changedMeanwhile,
  };
};
