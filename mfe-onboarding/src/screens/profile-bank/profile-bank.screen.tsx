import { Form, Input, Select } from 'antd';
import type { FormRule } from 'antd';
import { useNavigate } from 'react-router-dom';
import { call } from '@payung/shared/api/client.ts';
import type { RegistrationBank } from '@payung/shared/api/endpoints/onboarding.ts';
import { profileEndpoints } from '@payung/shared/api/endpoints/profile.ts';
import type { MyProfile } from '@payung/shared/api/endpoints/profile.ts';
import { checkBankAccount, normaliseAccountNumber } from '@payung/shared/domain/onboarding/bank-account.ts';
import { BANKS } from '@payung/shared/domain/onboarding/banks.ts';
import type { RegistrationMessage } from '@payung/shared/domain/onboarding/check-details.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { ruleOf } from '@payung/shared/ui/fields/form-rule.ts';
import { ActionBar } from '@payung/shared/ui/layout/action-bar.tsx';
import { Block } from '@payung/shared/ui/layout/block.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { wordSearch } from '@payung/shared/ui/text/word-search.ts';
import { toast } from '@payung/shared/ui/toast.ts';
import { onboardingRoutes } from '#contract/routes.ts';
import { useText } from '#messages/catalogue.ts';
import { FreshCodeBlock } from '#profile/fresh-code-block.tsx';
import { useCodedSave } from '#profile/use-coded-save.ts';
import { shownProfile, useProfile } from '#profile/use-profile.ts';

const FORM = 'profile-bank';
const PROFILE = onboardingRoutes.profile.path;
const OPTIONS = BANKS.map(({ code, name }) => ({ value: code, label: name }));

type BankValues = Partial<RegistrationBank>;

const bankOf = ({ bankCode = '', accountHolder = '', accountNumber = '' }: BankValues): RegistrationBank => ({
  bankCode,
  accountHolder: accountHolder.trim(),
  accountNumber: normaliseAccountNumber(accountNumber),
});

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
    <Block id="bank" title={text('profile.bank.new')}>
      <Form.Item name="bankCode" label={text('profile.bank.name')} rules={[rule('bankCode')]} required>
        <Select size="large" showSearch={wordSearch} options={OPTIONS} />
      </Form.Item>
      <Form.Item
        name="accountHolder"
        label={text('profile.bank.holder')}
        rules={[rule('accountHolder')]}
        required
      >
        <Input size="large" autoComplete="off" maxLength={100} />
      </Form.Item>
      <Form.Item
        name="accountNumber"
        label={text('profile.bank.number')}
        rules={[rule('accountNumber')]}
        required
      >
        <Input size="large" inputMode="numeric" autoComplete="off" maxLength={30} />
      </Form.Item>
    </Block>
  );
};

const Bank = ({ profile }: { profile: MyProfile }) => {
  const text = useText();
  const navigate = useNavigate();
  const [form] = Form.useForm<BankValues>();
  const { bank, name, companyName } = profile;
  const { code, save, problem, isSaving } = useCodedSave(
    (change: RegistrationBank, fresh) =>
      call(profileEndpoints.updateAgentBank, {
        body: { ...change, code: fresh },
        seenVersion: shownProfile()?.version,
      }),
    () => {
      toast.success(text('profile.bank.saved'));
      void navigate(PROFILE, { replace: true });
    },
  );
  return (
    <Page
      title={text('profile.bank')}
      back={PROFILE}
      intro={text('profile.bank.intro')}
      bar={
        <ActionBar
          primary={{ label: text('profile.save'), htmlType: 'submit', form: FORM, busy: isSaving }}
        />
      }
    >
      {bank === undefined ? null : (
        <InlineNotice
          kind="info"
          text={text('profile.bank.now', { bank: bank.bankName, number: bank.accountNumber })}
        />
      )}
      <Form<BankValues>
        form={form}
        name={FORM}
        layout="vertical"
        requiredMark={false}
        scrollToFirstError={{ focus: true }}
        initialValues={{
          bankCode: bank?.bankCode,
          accountHolder: bank?.accountHolder ?? companyName ?? name,
        }}
        onFinish={(values) => save(bankOf(values))}
      >
        <Fields />
      </Form>
      <FreshCodeBlock code={code} phone={profile.phone} />
      {problem === undefined ? null : <InlineNotice kind="error" text={problem} />}
    </Page>
  );
};

/** The account to which the agent is paid; a change asks for a fresh code (ruling R55). */
export const Screen = () => {
  const profile = useProfile();
  return (
    <QueryBoundary of={[profile]} loading={<Loading shape="form" />}>
      {(known) => <Bank profile={known} />}
    </QueryBoundary>
  );
};
