import { Navigate } from 'react-router-dom';
import type { Registration } from '@payung/shared/schemas/onboarding.ts';
import { BRAND } from '@payung/shared/ui/brand-settings.ts';
import { CopyField } from '@payung/shared/ui/feedback/copy-field.tsx';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { ShareSheet } from '@payung/shared/ui/feedback/share-sheet.tsx';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { Block } from '@payung/shared/ui/layout/page.tsx';
import { ResultPage } from '@payung/shared/ui/layout/result-page.tsx';
import { useText } from '#messages/catalogue.ts';
import { statusAddress } from '#registration/addresses.ts';
import { useLeave, useRegistration } from '#registration/use-registration.ts';
import { Button } from '@payung/shared/ui/button.tsx';

const Share = ({ referralCode, inviteLink }: Pick<Registration, 'referralCode' | 'inviteLink'>) => {
  const text = useText();
  if (referralCode === undefined) return null;
  return (
    <Block id="welcome-share" title={text('welcome.share')}>
      <p className="py-quiet">{text('welcome.share.help')}</p>
      <CopyField label={text('welcome.code')} value={referralCode} />
      {inviteLink === undefined ? null : (
        <ShareSheet
          link={inviteLink}
          message={`${text('welcome.message', { brand: BRAND.name })} ${inviteLink}`}
          emailSubject={text('welcome.subject', { brand: BRAND.name })}
        />
      )}
    </Block>
  );
};

const Welcome = ({ registration }: { registration: Registration }) => {
  const text = useText();
  const leave = useLeave();
  return (
    <ResultPage
      kind="success"
      title={text('welcome.title')}
      text={text('welcome.text')}
      actions={
        <Button type="primary" size="large" loading={leave.isPending} onClick={() => leave.mutate()}>
          {text('welcome.login')}
        </Button>
      }
    >
      <Share referralCode={registration.referralCode} inviteLink={registration.inviteLink} />
    </ResultPage>
  );
};

/** Step 5: the registration is approved (ONB-006, N08). */
export const Screen = () => {
  const registration = useRegistration();
  return (
    <QueryBoundary of={[registration]} loading={<Loading shape="result" />}>
      {(shown) =>
        shown.status === 'approved' ? (
          <Welcome registration={shown} />
        ) : (
          <Navigate to={statusAddress(shown.status)} replace />
        )
      }
    </QueryBoundary>
  );
};
