import { useState } from 'react';
import { Form, Input, Select } from 'antd';
import type { FormRule } from 'antd';
import { useNavigate } from 'react-router-dom';
import { call } from '@payung/shared/api/client.ts';
import { onboardingEndpoints } from '@payung/shared/api/endpoints/onboarding.ts';
import type { Registration, RegistrationBank } from '@payung/shared/api/endpoints/onboarding.ts';
import { checkBankAccount, normaliseAccountNumber } from '@payung/shared/domain/onboarding/bank-account.ts';
import { BANKS } from '@payung/shared/domain/onboarding/banks.ts';
import { personNameOf } from '@payung/shared/domain/onboarding/check-details.ts';
import type { RegistrationMessage } from '@payung/shared/domain/onboarding/check-details.ts';
import { NAME_MAX } from '@payung/shared/domain/people/names.ts';
import { QUOTE_FORM, QuoteForm } from '@payung/shared/journey/start/quote-form.tsx';
import type { FormDraft } from '@payung/shared/journey/steps/form-draft.ts';
import {
  useListedProblems,
  useRefusedFields,
  Refusal,
} from '@payung/shared/journey/steps/refused-fields.tsx';
import { useSingleFlight } from '@payung/shared/journey/steps/single-flight.ts';
import { ruleOf } from '@payung/shared/ui/fields/form-rule.ts';
import { ActionBar } from '@payung/shared/ui/layout/action-bar.tsx';
import { Block } from '@payung/shared/ui/layout/block.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { wordSearch } from '@payung/shared/ui/text/word-search.ts';
import { onboardingRoutes } from '#contract/routes.ts';
import { useText } from '#messages/catalogue.ts';
import { formStateOf } from '#registration/addresses.ts';
import { nextTaskAddress } from '#registration/next-task.ts';
import { useRegistrationWrite } from '#registration/use-registration.ts';

/** Account numbers are often written in groups. */
const NUMBER_MAX = 30;
const OPTIONS = BANKS.map(({ code, name }) => ({ value: code, label: name }));

export type BankValues = Partial<RegistrationBank>;

/** A field that was not touched is empty. */
const bankOf = ({ bankCode = '', accountHolder = '', accountNumber = '' }: BankValues): RegistrationBank => ({
  bankCode,
  accountHolder: accountHolder.trim(),
  accountNumber: normaliseAccountNumber(accountNumber),
});

/** The account of a person bears the person's name, that of a company the company's. */
const holderOf = ({ details }: Registration): string => {
  if (details === undefined) return '';
  return details.kind === 'corporate' ? details.companyName : personNameOf(details);
};

const pathOf = (field: string | undefined) => (field === undefined ? undefined : [field]);

const Fields = () => {
  const text = useText();
  const form = Form.useFormInstance<BankValues>();
  const rule = (field: keyof RegistrationBank): FormRule =>
    ruleOf<RegistrationMessage>(
      () =>
        checkBankAccount(bankOf(form.getFieldsValue(true) as BankValues)).find(
          (problem) => problem.field === field,
        )?.message,
    );
  return (
    <Block id="bank" title={text('regbank.account')}>
      <Form.Item name="bankCode" label={text('regbank.bank')} rules={[rule('bankCode')]} required>
        <Select
          size="large"
          showSearch={wordSearch}
          placeholder={text('regbank.bank.choose')}
          notFoundContent={text('regbank.bank.none')}
          options={OPTIONS}
        />
      </Form.Item>
      <Form.Item
        name="accountHolder"
        label={text('regbank.holder')}
        extra={text('regbank.holder.help')}
        rules={[rule('accountHolder')]}
        required
      >
        <Input size="large" autoComplete="off" maxLength={NAME_MAX} />
      </Form.Item>
      <Form.Item
        name="accountNumber"
        label={text('regbank.number')}
        extra={text('regbank.number.help')}
        rules={[rule('accountNumber')]}
        required
      >
        <Input size="large" inputMode="numeric" autoComplete="off" maxLength={NUMBER_MAX} />
      </Form.Item>
    </Block>
  );
};

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
  const saving = useRegistrationWrite((body: RegistrationBank, seenVersion) =>
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

  const goOn = (write: () => Promise<Registration>): void =>
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
                  onPress: () => goOn(() => skipping.mutateAsync(undefined)),
                },
              }
            : {})}
        />
      }
    >
      <QuoteForm<BankValues>
        form={form}
        initialValues={first}
        problem={problems.length === 0 ? undefined : <Refusal messages={unplaced} />}
        onType={() => draft.keep(form.getFieldsValue(true) as BankValues)}
        onSave={() => goOn(() => saving.mutateAsync(bankOf(form.getFieldsValue(true) as BankValues)))}
      >
        <Fields />
      </QuoteForm>
    </Page>
  );
};
