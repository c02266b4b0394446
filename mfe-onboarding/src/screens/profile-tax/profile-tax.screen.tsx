import { useId, useState } from 'react';
import { Input } from 'antd';
import { useNavigate } from 'react-router-dom';
import { call } from '@payung/shared/api/client.ts';
import { profileEndpoints } from '@payung/shared/api/endpoints/profile.ts';
import type { MyProfile } from '@payung/shared/api/endpoints/profile.ts';
import { checkTaxNumber } from '@payung/shared/domain/onboarding/tax-number.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { FieldError } from '@payung/shared/ui/fields/field-error.tsx';
import { ActionBar } from '@payung/shared/ui/layout/action-bar.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { onboardingRoutes } from '#contract/routes.ts';
import { useText } from '#messages/catalogue.ts';
import { FreshCodeBlock } from '#profile/fresh-code-block.tsx';
import { useCodedSave } from '#profile/use-coded-save.ts';
import { shownProfile, useProfile } from '#profile/use-profile.ts';
import { TaxPhoto } from '#screens/tax/tax-photo.tsx';

const PROBLEMS = {
  'tax.required': 'onbTax.required',
  'tax.letters': 'onbTax.letters',
  'tax.length': 'onbTax.length',
} as const;

interface TaxChange {
  readonly taxId: string;
  readonly imageKey: string;
}

const Tax = ({ profile }: { profile: MyProfile }) => {
  const text = useText();
  const navigate = useNavigate();
  const id = useId();
  const [taxId, setTaxId] = useState('');
  const [imageKey, setImageKey] = useState('');
  const [isAsked, setAsked] = useState(false);
  const { code, save, problem, isSaving } = useCodedSave(
    (change: TaxChange, fresh) =>
      call(profileEndpoints.updateProfile, {
        body: { kind: 'tax', ...change, code: fresh },
        seenVersion: shownProfile()?.version,
      }),
    () => void navigate(onboardingRoutes.profileTaxDone.path, { replace: true }),
  );
  const wrong = isAsked ? checkTaxNumber(taxId) : undefined;
  const goOn = (): void => {
    setAsked(true);
    if (checkTaxNumber(taxId) === undefined) save({ taxId, imageKey });
  };
  return (
    <Page
      title={text('onbTax.title')}
      back={onboardingRoutes.profile.path}
      intro={text('profile.tax.intro')}
      bar={<ActionBar primary={{ label: text('profile.save'), onPress: goOn, busy: isSaving }} />}
    >
      {profile.tax.isOnFile ? (
        <InlineNotice kind="info" text={text('profile.tax.now', { number: profile.tax.number })} />
      ) : null}
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
          status={wrong === undefined ? '' : 'error'}
          aria-invalid={wrong !== undefined || undefined}
          aria-describedby={`${id}-error`}
          onChange={(event) => setTaxId(event.target.value)}
        />
        <FieldError id={`${id}-error`}>{wrong === undefined ? undefined : text(PROBLEMS[wrong])}</FieldError>
      </div>
      <TaxPhoto imageKey={imageKey} onSent={setImageKey} />
      <FreshCodeBlock code={code} phone={profile.phone} />
      {problem === undefined ? null : <InlineNotice kind="error" text={problem} />}
    </Page>
  );
};

/** The tax number of somebody who is an agent; a change asks for a fresh code (ruling R55). */
export const Screen = () => {
  const profile = useProfile();
  return (
    <QueryBoundary of={[profile]} loading={<Loading shape="form" />}>
      {(known) => <Tax profile={known} />}
    </QueryBoundary>
  );
};
