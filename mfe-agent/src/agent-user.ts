import type { AgentUser } from '@payung/shared/api/endpoints/auth.ts';
import { homeRouteOf } from '@payung/shared/domain/user-home.ts';
import { agentRoutes } from '@payung/shared/routes/agent-routes.ts';
import { useSession } from '@payung/shared/session/session.ts';

/** The agent who is signed in; the shell lets nobody else open these screens. */
export const useAgentUser = (): AgentUser | undefined => {
  const session = useSession();
  return session.kind === 'agent' ? session.user : undefined;
};

/** The dashboard of the agent's user type. */
export const useHomePath = (): string => agentRoutes[homeRouteOf(useAgentUser()?.userType ?? '')].path;
