/** The kinds of people (SHELL-003): three kinds of agents, and customers who came by a share link. */
export const AGENT_TYPES = ['Mitra', 'Commercial', 'Support'] as const;
export type AgentType = (typeof AGENT_TYPES)[number];
export const USER_KINDS = [...AGENT_TYPES, 'Customer'] as const;
export type UserKind = (typeof USER_KINDS)[number];

/** Ids of the agent route table. */
export type HomeRoute = 'home' | 'commercialHome' | 'supportHome';

/** Where somebody lands after logging in, and where Back leads from notifications; any other type goes to the first. */
export const homeRouteOf = (userType: string): HomeRoute => {
  if (userType === 'Commercial') return 'commercialHome';
  return userType === 'Support' ? 'supportHome' : 'home';
};

/** Support does not invite (SHELL-013, SHELL-014). */
export const mayInvite = (userType: string): boolean => userType === 'Mitra' || userType === 'Commercial';
