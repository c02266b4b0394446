import { useState } from 'react';
import { Form } from 'antd';
import { useNavigate } from 'react-router-dom';
import type { Registration } from '@payung/shared/api/endpoints/onboarding.ts';
import { QuoteForm, QuoteFormBar } from '@payung/shared/journey/start/quote-form.tsx';
import type { FormDraft } from '@payung/shared/journey/steps/form-draft.ts';
import { useRefusedFields, Refusal } from '@payung/shared/journey/steps/refused-fields.tsx';
import { useSingleFlight } from '@payung/shared/journey/steps/single-flight.ts';
import { useFocusOnMissing } from '@payung/shared/ui/fields/focus-on-missing.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { onboardingRoutes } from '#contract/routes.ts';
import { useText } from '#messages/catalogue.ts';
import { formStateOf, partAddress } from '#registration/addresses.ts';
import { nextTaskAddress } from '#registration/next-task.ts';
import { CompanyFields, ContactFields, KindField, PersonFields, TaxField } from './form-fields.tsx';
import { FormConsent } from './form-consent.tsx';
import { useFormProblems } from './form-problems.ts';
import { isRetake } from './form-mode.ts';
import type { OpenedFor } from './form-mode.ts';
import { basisOf, detailsOf, resumedValues, savedValues } from './form-values.ts';
import type { FormTyped, FormValues } from './form-values.ts';
import { hasConsented, useSaveForm } from './use-save-form.ts';

/** A refusal names the field as the form does. */
const pathOf = (field: string | undefined) => (field === undefined ? undefined : [field]);

interface FormEntryProps {
  readonly registration: Registration;
  readonly openedFor: OpenedFor;
  readonly draft: FormDraft<FormTyped>;
}

export const FormEntry = ({ registration, openedFor, draft }: FormEntryProps) => {
  const text = useText();
  const navigate = useNavigate();
  const { mode } = openedFor;
  const [form] = Form.useForm<FormValues>();
  const [first] = useState(() =>
    resumedValues(draft.typed, registration, savedValues(registration, openedFor)),
  );
  const [kind, setKind] = useState(first.kind);
  const [isRefused, setRefused] = useState(false);
  const [around, showMissing] = useFocusOnMissing<HTMLDivElement>();
  const [isBusy, run] = useSingleFlight();
  const saver = useSaveForm(registration);
  const problems = useFormProblems(saver);
  const unplaced = useRefusedFields(form, problems, pathOf);

  const now = (): FormValues => ({ ...first, ...(form.getFieldsValue(true) as FormValues) });
  const type = (): void => {
    const values = now();
    setKind(values.kind);
    draft.keep({ basis: basisOf(registration), values });
    saver.keep(values, saver.isTicked);
  };

  const goOn = async (saved: Registration): Promise<void> => {
    await draft.drop();
    const to = isRetake(mode) ? partAddress(saved.kind, 'idCard') : nextTaskAddress(saved);
    await navigate(to, { state: formStateOf(saved, isRetake(mode) ? mode : saved.mode) });
  };

  const save = (): void => {
    setRefused(!saver.mayGoOn);
    if (!saver.mayGoOn) {
      showMissing();
      return;
    }
    run(async () => {
      const values = now();
      try {
        // Staff look at every change again: what only had to be checked here is not sent.
        const isUnchanged =
          isRetake(mode) && basisOf({ details: detailsOf(values) }) === basisOf(registration);
        await goOn(isUnchanged ? registration : await saver.save(values));
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
