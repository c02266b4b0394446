import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '@payung/shared/api/api-error.ts';
import { authEndpoints } from '@payung/shared/api/endpoints/auth.ts';
import { queryOf } from '@payung/shared/api/query.ts';
import { config } from '@payung/shared/config.ts';
import { mailAddress } from '@payung/shared/domain/share-text.ts';
import { useSession } from '@payung/shared/session/session.ts';
import { ErrorState } from '@payung/shared/ui/feedback/states.tsx';
import { ResultPage } from '@payung/shared/ui/layout/result-page.tsx';
import { LoadingPanel } from '#federation/panels.tsx';
import { AGENT_PAGES } from '#layout/agent-pages.ts';
import { useIsDeployed } from '#layout/deployed-paths.ts';
import { useText } from '#messages/text.ts';

const Locked = () => {
  const text = useText();
  const navigate = useNavigate();
  const isDeployed = useIsDeployed();
  return (
    <ResultPage
      kind="info"
      title={text('lock.title')}
      text={text('lock.text')}
      actions={
        <>
          {isDeployed(AGENT_PAGES.account) ? (
            <Button type="primary" size="large" onClick={() => void navigate(AGENT_PAGES.account)}>
              {text('lock.account')}
            </Button>
          ) : null}
          <Button size="large" href={mailAddress(config.brand.supportEmail, text('lock.title'))}>
            {text('lock.contact')}
          </Button>
        </>
      }
    />
  );
};

const AgentLock = ({ children }: { readonly children: ReactNode }) => {
  const agent = useQuery(queryOf(authEndpoints.getAgent));
  if (agent.data !== undefined) return agent.data.idNumberOnFile ? children : <Locked />;
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
