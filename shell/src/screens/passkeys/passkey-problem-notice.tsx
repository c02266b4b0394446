import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '@payung/shared/api/api-error.ts';
import { call } from '@payung/shared/api/client.ts';
import { authEndpoints } from '@payung/shared/api/endpoints/auth.ts';
import { useFailureText } from '@payung/shared/api/failure-text.ts';
import { PASSKEY_REASON } from '@payung/shared/domain/people/passkey.ts';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import { logout } from '@payung/shared/session/sign-in.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { useText } from '#messages/text.ts';
import { passkeyProblem } from './passkey-calls.ts';
import { Button } from '@payung/shared/ui/button.tsx';

/** Ends this session and leads through the login back to the page. */
const SignInAgain = () => {
  const text = useText();
  const navigate = useNavigate();
  const end = useMutation({
    mutationFn: () => call(authEndpoints.logout),
    meta: { quiet: true },
    onSettled: async () => {
      const next = encodeURIComponent(shellRoutes.passkeys.path);
      await navigate(`${shellRoutes.login.path}?next=${next}`, { flushSync: true });
      await logout();
    },
  });
  return (
    <Button loading={end.isPending} onClick={() => end.mutate()}>
      {text('passkeys.signInAgain')}
    </Button>
  );
};

/** What went wrong, and what next. */
export const PasskeyProblemNotice = ({ error }: { readonly error: unknown }) => {
  const text = useText();
  const failureText = useFailureText();
  if (error === null) return null;
  const problem = passkeyProblem(error);
  if (problem === 'replaced') return null;
  const isOld = error instanceof ApiError && error.reason === PASSKEY_REASON.signInAgain;
  return (
    <div className="py-stack-tight">
      <InlineNotice
        kind={problem === 'cancelled' ? 'info' : 'error'}
        text={problem === 'server' ? failureText(error) : text(`passkeys.${problem}`)}
      />
      {isOld ? (
        <div>
          <SignInAgain />
        </div>
      ) : null}
    </div>
  );
};
