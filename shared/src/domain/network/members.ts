/** What an agent is in the network (NET-008). An inactive member may come back; the last three are permanent. */
export const MEMBER_STATUSES = ['active', 'inactive', 'resigned', 'terminated', 'blacklisted'] as const;
export type MemberStatus = (typeof MEMBER_STATUSES)[number];

/** The two ways to remove a member (NET-012). */
export const REMOVALS = ['terminated', 'blacklisted'] as const;
export type Removal = (typeof REMOVALS)[number];

/** A member who has left earns nothing new and never comes back (ruling R37). */
export const hasLeft = (status: string): boolean =>
  status === 'resigned' || status === 'terminated' || status === 'blacklisted';

/** A person who closed the own account earns nothing new either; an inactive member may come back, and does earn. */
export const earnsPoints = (status: string): boolean => !hasLeft(status) && status !== 'closed';

/** As the network shows it: a closed account is that of somebody who resigned. */
export const memberStatusOf = (status: string): MemberStatus =>
  MEMBER_STATUSES.find((known) => known === status) ?? 'resigned';

/** Levels on which points are earned: those one invited, and those they invited (NET-003). */
export const POINT_LEVELS = 2;

/** Only Commercial changes the network; Support looks (NET-017, ruling R35). */
export const managesNetwork = (userType: string): boolean => userType === 'Commercial';

/** Where a member works (NET-010). */
export const OFFICES = ['', 'hub', 'satellite'] as const;
export type Office = (typeof OFFICES)[number];

/** Shortest and longest reason of a change of the network, in characters. */
export const REASON_LENGTH = { min: 5, max: 500 } as const;

/** Over which time figures are added up: months of Jakarta, the current one included. */
export const FIGURE_PERIODS = ['month', 'quarter', 'year', 'all'] as const;
export type FigurePeriod = (typeof FIGURE_PERIODS)[number];

/** The tiers of agents, highest first (NET-007). New agents are bronze (ruling R36). */
export const TIERS = ['platinum', 'gold', 'silver', 'bronze'] as const;
export type Tier = (typeof TIERS)[number];
