/** The tiers of agents, highest first (NET-007). New agents are bronze (ruling R36). */
export const TIERS = ['platinum', 'gold', 'silver', 'bronze'] as const;
export type Tier = (typeof TIERS)[number];
