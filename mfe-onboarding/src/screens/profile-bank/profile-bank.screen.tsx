import { useNavigate } from 'react-router-dom';
import { call } from '@payung/shared/api/client.ts';
import type { BankAccount } from '@payung/shared/schemas/onboarding.ts';
import { profileEndpoints } from '@payung/shared/api/endpoints/profile.ts';
import type { MyProfile } from '@payung/shared/schemas/profile.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { ActionBar } from '@payung/shared/ui/layout/action-bar.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { toast } from '@payung/shared/ui/toast.ts';
import { Form } from '@payung/shared/ui/form/form.tsx';
import { onboardingRoutes } from '#contract/routes.ts';
import { BankFields, bankOf } from '#bank-fields.tsx';
import type { BankValues } from '#bank-fields.tsx';
import { useText } from '#messages/catalogue.ts';
import { FreshCodeBlock, useCodedSave } from '#profile/fresh-code.tsx';
import { shownProfile, useProfile } from '#profile/own-profile.tsx';

const FORM = 'profile-bank';
const PROFILE = onboardingRoutes.profile.path;

const Bank = ({ profile }: { profile: MyProfile }) => {
  const text = useText();
  const navigate = useNavigate();
  const [form] = Form.useForm<BankValues>();
  const { bank, name, companyName } = profile;
  const { code, save, problem, isSaving } = useCodedSave(
    (change: BankAccount, fresh) =>
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
        focusesOnError
        initialValues={{
          bankCode: bank?.bankCode,
          accountHolder: bank?.accountHolder ?? companyName ?? name,
        }}
        onFinish={(values) => save(bankOf(values))}
      >
        <BankFields title={text('profile.bank.new')} />
      </Form>
      <FreshCodeBlock code={code} phone={profile.phone} />
      {problem === undefined ? null : <InlineNotice kind="error" text={problem} />}
    </Page>
  );
};

/** The account to which the agent is paid; a change requires a fresh code (ruling R55). */
export const Screen = () => {
  const profile = useProfile();
  return (
    <QueryBoundary of={[profile]} loading={<Loading shape="form" />}>
      {(known) => <Bank profile={known} />}
    </QueryBoundary>
  );
};
