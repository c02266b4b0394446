import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '@payung/shared/api/api-error.ts';
import { authEndpoints } from '@payung/shared/api/endpoints/auth.ts';
import { queryOf } from '@payung/shared/api/query.ts';
import type { CardReviewStatus } from '@payung/shared/domain/onboarding/registration.ts';
import { useSession } from '@payung/shared/session/session.ts';
import { ErrorState } from '@payung/shared/ui/feedback/states.tsx';
import { SupportLinks } from '@payung/shared/ui/layout/support-links.tsx';
import { ResultPage } from '@payung/shared/ui/layout/result-page.tsx';
import { PROFILE_PAGES, useIsDeployed } from '@payung/shared/session/deployed-paths.ts';
import { LoadingPanel } from '#federation/panels.tsx';
import { AGENT_PAGES } from '#routing/deployed.ts';
import { useText } from '#messages/text.ts';
import { Button } from '@payung/shared/ui/button.tsx';

/** The page that takes the ID card, or else the account page; undefined while neither is deployed. */
const useNextPage = (review: CardReviewStatus | undefined) => {
  const isDeployed = useIsDeployed();
  if (isDeployed(PROFILE_PAGES.idCard))
    return {
      address: PROFILE_PAGES.idCard,
      label: review === undefined ? 'lock.card' : 'lock.cardAgain',
    } as const;
  return isDeployed(AGENT_PAGES.account)
    ? ({ address: AGENT_PAGES.account, label: 'lock.account' } as const)
    : undefined;
};

const Locked = ({ review }: { readonly review: CardReviewStatus | undefined }) => {
  const text = useText();
  const navigate = useNavigate();
  const next = useNextPage(review);
  const title = text(review === undefined ? 'lock.title' : `lock.title.${review}`);
  return (
    <ResultPage
      kind="info"
      title={title}
      text={text(review === undefined ? 'lock.text' : `lock.text.${review}`)}
      actions={
        <>
          {next === undefined ? null : (
            <Button type="primary" size="large" onClick={() => void navigate(next.address)}>
              {text(next.label)}
            </Button>
          )}
          <SupportLinks subject={title} label={text('lock.contact')} />
        </>
      }
    />
  );
};

const AgentLock = ({ children }: { readonly children: ReactNode }) => {
  const agent = useQuery(queryOf(authEndpoints.getAgent));
  if (agent.data !== undefined)
    return agent.data.idNumberOnFile ? children : <Locked review={agent.data.cardReview} />;
  if (!agent.isError) return <LoadingPanel />;
  return (
    <ErrorState
      reference={agent.error instanceof ApiError ? agent.error.reference : undefined}
      onRetry={() => void agent.refetch()}
    />
  );
};

/** Pages on which insurance is sold stay closed to agents without an ID card on file (SHELL-047, ruling K103). */
export const ProductLock = ({ children }: { readonly children: ReactNode }) =>
  useSession().kind === 'agent' ? <AgentLock>{children}</AgentLock> : children;
