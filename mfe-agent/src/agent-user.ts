import type { AgentUser } from '@payung/shared/domain/people/agent-user.ts';
import { homePathOf } from '@payung/shared/domain/people/user-home.ts';
import { useSession } from '@payung/shared/session/session.ts';

/** The agent who is signed in; the shell opens these screens to nobody else. */
export const useAgentUser = (): AgentUser | undefined => {
  const session = useSession();
  return session.kind === 'agent' ? session.user : undefined;
};

/** The dashboard of the agent's user type. */
export const useHomePath = (): string => homePathOf(useAgentUser()?.userType ?? '');

/** Whether the agent leads a network, and may look at the leads and policies of everybody below (ruling R33). */
export const useHasNetwork = (): boolean => {
  const userType = useAgentUser()?.userType;
  return userType === 'Commercial' || userType === 'Support';
};
