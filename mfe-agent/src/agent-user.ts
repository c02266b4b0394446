import type { AgentUser } from '@payung/shared/schemas/auth.ts';
import { greetingName } from '@payung/shared/domain/people/greeting-name.ts';
import { homePathOf } from '@payung/shared/domain/people/user-home.ts';
import { quoteAddress } from '@payung/shared/journey/steps/quote-address.ts';
import { useSession } from '@payung/shared/session/session.ts';
import { agentRoutes } from '#contract/routes.ts';

/** The agent who is signed in; the shell opens these screens to agents only. */
export const useAgentUser = (): AgentUser | undefined => {
  const session = useSession();
  return session.kind === 'agent' ? session.user : undefined;
};

/** The name that pages and messages say of the agent; empty while nobody is signed in. */
export const useOwnName = (): string => {
  const user = useAgentUser();
  return greetingName(`${user?.firstName ?? ''} ${user?.lastName ?? ''}`);
};

/** The dashboard of the agent's user type. */
export const useHomePath = (): string => homePathOf(useAgentUser()?.userType ?? '');

/** Whether the agent leads a network, and may see the leads and policies of all members below (ruling R33). */
export const useHasNetwork = (): boolean => {
  const userType = useAgentUser()?.userType;
  return userType === 'Commercial' || userType === 'Support';
};

/** The addresses of an agent that differ by user type. */
interface AgentAddresses {
  readonly leads: string;
  readonly todo: string;
}

const MITRA: AgentAddresses = { leads: agentRoutes.leads.path, todo: agentRoutes.todo.path };
const COMMERCIAL: AgentAddresses = {
  leads: agentRoutes.commercialLeads.path,
  todo: agentRoutes.commercialTodo.path,
};

/** Support uses the same addresses as Commercial. */
export const agentAddresses = (userType: string): AgentAddresses =>
  userType === 'Commercial' || userType === 'Support' ? COMMERCIAL : MITRA;

/** The policy detail is a tab of the to-do page (ruling K97). */
export const policyDetailAddress = (userType: string, quoteId: string): string =>
  quoteAddress(`${agentAddresses(userType).todo}?tab=policy-detail`, quoteId);
