import { useMutation } from '@tanstack/react-query';
import { call } from '@payung/shared/api/client.ts';
import { profileEndpoints } from '@payung/shared/api/endpoints/profile.ts';
import type { AgentDetails, MyProfile } from '@payung/shared/schemas/profile.ts';
import { useFailureText } from '@payung/shared/api/failure-text.ts';
import {
  useListedProblems,
  useRefusedFields,
  Refusal,
} from '@payung/shared/journey/steps/refused-fields.tsx';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { ActionBar } from '@payung/shared/ui/layout/action-bar.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { PROFILE_PAGES, useIsDeployed } from '@payung/shared/session/deployed-paths.ts';
import { toast } from '@payung/shared/ui/toast.ts';
import { Form } from '@payung/shared/ui/form/form.tsx';
import { AgreementNotice, useAgreement } from './agreement-notice.tsx';
import { useText } from '#messages/catalogue.ts';
import { refreshAfter, refreshProfile, shownProfile, useProfile } from '#profile/own-profile.tsx';
import { DETAILS_FORM, DetailsForm } from './details-form.tsx';
import { Documents, MorePages, PersonBlock } from './link-blocks.tsx';

const pathOf = (field: string | undefined) => {
  if (field === undefined) return undefined;
  return field === 'licence' ? ['licence', 'number'] : [field];
};

const useSaveDetails = () => {
  const text = useText();
  const failureText = useFailureText();
  const saving = useMutation({
    meta: { quiet: true },
    mutationFn: (body: AgentDetails) =>
      call(profileEndpoints.updateAgentDetails, { body, seenVersion: shownProfile()?.version }),
    onSuccess: async () => {
      await refreshProfile();
      toast.success(text('profile.saved'));
    },
    onError: (error) => refreshAfter(error),
  });
  const problem = saving.error === null ? undefined : failureText(saving.error);
  return { save: saving.mutate, isSaving: saving.isPending, error: saving.error, problem };
};

/** The account page, when its remote is deployed. */
const useBack = (): { readonly back?: string } =>
  useIsDeployed()(PROFILE_PAGES.account) ? { back: PROFILE_PAGES.account } : {};

const Profile = ({ profile }: { profile: MyProfile }) => {
  const text = useText();
  const [form] = Form.useForm<AgentDetails>();
  const back = useBack();
  const { save, isSaving, error, problem } = useSaveDetails();
  const problems = useListedProblems({ error, problem });
  const unplaced = useRefusedFields(form, problems, pathOf);
  return (
    <Page
      title={text('profile.title')}
      {...back}
      intro={text('profile.intro')}
      bar={
        <ActionBar
          primary={{ label: text('profile.save'), htmlType: 'submit', form: DETAILS_FORM, busy: isSaving }}
        />
      }
    >
      <AgreementNotice />
      <PersonBlock profile={profile} />
      <Documents profile={profile} />
      <DetailsForm form={form} profile={profile} onSave={save} />
      {problems.length === 0 ? null : <InlineNotice kind="error" text={<Refusal messages={unplaced} />} />}
      <MorePages />
    </Page>
  );
};

/** The data of the agent, with the pages that change it. */
export const Screen = () => {
  const text = useText();
  const profile = useProfile();
  const back = useBack();
  // A notice that came after the rest would move it.
  const isNoticeKnown = !useAgreement().isLoading;
  if (profile.data !== undefined && isNoticeKnown) return <Profile profile={profile.data} />;
  return (
    <Page title={text('profile.title')} {...back} intro={text('profile.intro')}>
      <QueryBoundary of={[profile]} loading={<Loading shape="sections" />}>
        {() => <Loading shape="sections" />}
      </QueryBoundary>
    </Page>
  );
};
