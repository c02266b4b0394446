/** The kinds of people (SHELL-003): three kinds of agents, and customers who came by a share link. */
export const AGENT_TYPES = ['Mitra', 'Commercial', 'Support'] as const;
export const USER_KINDS = [...AGENT_TYPES, 'Customer'] as const;

/** The dashboards, which the agent's remote serves. */
export const HOME_PATHS = {
  mitra: '/oonahome',
  commercial: '/commercialhome',
  support: '/commercialsupport',
  staff: '/staffhome',
} as const;

/** The insurer's own people: they sell nothing and see no agent page (ruling R18). */
export const isStaff = (userType: string): boolean => userType === 'Staff';

/** Where somebody lands after logging in, and where Back leads from notifications; any other type goes to the first. */
export const homePathOf = (userType: string): string => {
  if (isStaff(userType)) return HOME_PATHS.staff;
  if (userType === 'Commercial') return HOME_PATHS.commercial;
  return userType === 'Support' ? HOME_PATHS.support : HOME_PATHS.mitra;
};

/** Only Support and Staff do not invite (SHELL-013, SHELL-014, ruling R05). */
export const mayInvite = (userType: string): boolean => userType !== 'Support' && !isStaff(userType);

/** Kinds of agents who look at the leads and policies of everybody below them (ruling R33). */
export const leadsNetwork = (userType: string): boolean =>
  userType === 'Commercial' || userType === 'Support';

interface HierarchyLevel {
  readonly levelCode: number;
}

/** The agent's minimum level: the smallest code of the list (SHELL-038). */
export const minimumLevel = (levels: readonly HierarchyLevel[]): number | undefined =>
  levels.length === 0 ? undefined : Math.min(...levels.map((level) => level.levelCode));
