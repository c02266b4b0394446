import { useNavigate } from 'react-router-dom';
import { call } from '@payung/shared/api/client.ts';
import { profileEndpoints } from '@payung/shared/api/endpoints/profile.ts';
import type { MyProfile } from '@payung/shared/schemas/profile.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { ActionBar } from '@payung/shared/ui/layout/action-bar.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { onboardingRoutes } from '#contract/routes.ts';
import { useText } from '#messages/catalogue.ts';
import { FreshCodeBlock, useCodedSave } from '#profile/fresh-code.tsx';
import { shownProfile, useProfile } from '#profile/own-profile.tsx';
import { TaxFields, useTaxForm } from '#tax-fields.tsx';

const Tax = ({ profile }: { profile: MyProfile }) => {
  const text = useText();
  const navigate = useNavigate();
  const { code, save, problem, isSaving } = useCodedSave(
    (change: { readonly taxId: string; readonly imageKey: string }, fresh) =>
      call(profileEndpoints.updateProfile, {
        body: { kind: 'tax', ...change, code: fresh },
        seenVersion: shownProfile()?.version,
      }),
    () => void navigate(onboardingRoutes.profileTaxDone.path, { replace: true }),
  );
  const form = useTaxForm({ taxId: '', imageKey: '' }, save);
  return (
    <Page
      title={text('onbTax.title')}
      back={onboardingRoutes.profile.path}
      intro={text('profile.tax.intro')}
      bar={<ActionBar primary={{ label: text('profile.save'), onPress: form.submit, busy: isSaving }} />}
    >
      {profile.tax.isOnFile ? (
        <InlineNotice kind="info" text={text('profile.tax.now', { number: profile.tax.number })} />
      ) : null}
      <TaxFields form={form} />
      <FreshCodeBlock code={code} phone={profile.phone} />
      {problem === undefined ? null : <InlineNotice kind="error" text={problem} />}
    </Page>
  );
};

/** The tax number of an agent; a change requires a fresh code (ruling R55). */
export const Screen = () => {
  const profile = useProfile();
  return (
    <QueryBoundary of={[profile]} loading={<Loading shape="form" />}>
      {(known) => <Tax profile={known} />}
    </QueryBoundary>
  );
};
