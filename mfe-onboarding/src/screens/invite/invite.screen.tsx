import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { ApiError } from '@payung/shared/api/api-error.ts';
import { authEndpoints } from '@payung/shared/api/endpoints/auth.ts';
import type { DecryptedLink } from '@payung/shared/schemas/auth.ts';
import { decide } from '@payung/shared/api/error-codes.ts';
import { queryOf } from '@payung/shared/api/query.ts';
import { isLinkId } from '@payung/shared/domain/link.ts';
import { INCOMPLETE_LINK, readLinkId } from '@payung/shared/routes/copied-link.ts';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import { ErrorState, Loading } from '@payung/shared/ui/feedback/states.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { onboardingRoutes } from '#contract/routes.ts';
import { useText } from '#messages/catalogue.ts';
import type { Arrival } from '../register/arrival.ts';

/** How long the name of the inviter is shown before the registration begins (LINK-038). */
const PAUSE_MS = 1000;

const arrivalBy = (linkId: string, { inviter, invite }: DecryptedLink): Arrival => ({
  inviter: inviter ?? '',
  referralCode: invite?.referralCode ?? '',
  linkId,
  ...(invite?.card === undefined ? {} : { card: invite.card }),
});

/** Whether the central error handling leads away from here. */
const leadsAway = (error: unknown): boolean => {
  if (!(error instanceof ApiError)) return false;
  const { status, errCode, bodyStatus, errMsg } = error;
  return decide({ status, errCode, bodyStatus, message: errMsg }).redirect !== undefined;
};

const OpenInvite = ({ linkId }: { linkId: string }) => {
  const text = useText();
  const navigate = useNavigate();
  const link = useQuery(queryOf(authEndpoints.decryptLink, { query: { id: linkId } }));
  const answer = link.data;
  const isInvite = answer?.invite !== undefined;

  useEffect(() => {
    if (answer?.invite === undefined) return undefined;
    const state = arrivalBy(linkId, answer);
    const timer = setTimeout(
      () => void navigate(onboardingRoutes.start.path, { replace: true, state }),
      PAUSE_MS,
    );
    return () => clearTimeout(timer);
  }, [answer, linkId, navigate]);

  // A link of a customer that was put behind this address.
  if (answer !== undefined && !isInvite) return <Navigate to={shellRoutes.linkNotMatch.path} replace />;
  const hasFailed = link.isError && !leadsAway(link.error);
  return (
    <Page title={text('register.title')}>
      {answer?.inviter ? (
        <p aria-live="polite">{text('register.inviter', { name: answer.inviter })}</p>
      ) : null}
      {hasFailed ? (
        <ErrorState
          reference={link.error instanceof ApiError ? link.error.reference : undefined}
          onRetry={() => void link.refetch()}
        />
      ) : (
        <Loading shape="result" />
      )}
    </Page>
  );
};

/** The link by which an agent invites somebody (LINK-001, LINK-038, ruling K57). */
export const Screen = () => {
  const { linkId: copied = '' } = useParams();
  const linkId = readLinkId(copied);
  if (!isLinkId(linkId)) return <Navigate to={shellRoutes.login.path} state={INCOMPLETE_LINK} replace />;
  return <OpenInvite key={linkId} linkId={linkId} />;
};
