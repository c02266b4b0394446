/** What the lists of policies and renewals can be filtered by (DASH-004). */
export const LIST_FILTERS = [
  'pending payment',
  'expiring soon',
  'completed',
  'rejected',
  'expired',
  'cancelled',
  'in progress',
] as const;
export type ListFilter = (typeof LIST_FILTERS)[number];

/** What a line may say of itself: the filters, and two more (DASH-017, ruling K132). */
export const LIST_STATUSES = [...LIST_FILTERS, 'active', 'auto declined'] as const;
export type ListStatus = (typeof LIST_STATUSES)[number];

/** Sorts of the lists, as they are sent (LEAD-009, ruling R32), and what ends first (ruling R70). */
export const LIST_SORTS = [
  'newest',
  'oldest',
  'highest',
  'lowest',
  'highestPremium',
  'lowestPremium',
  'endsFirst',
] as const;
export type ListSort = (typeof LIST_SORTS)[number];

/** The lists of an agent's own and, for those who lead a network, of everybody below. */
export const AGENT_LISTS = ['policies', 'renewals', 'expiring', 'pending', 'insureds'] as const;
export type AgentList = (typeof AGENT_LISTS)[number];

/** Lists that are about the end of cover begin with what ends first, all others with the newest (ruling R70). */
export const usualSort = (list: AgentList): 'endsFirst' | 'newest' =>
  list === 'expiring' || list === 'renewals' ? 'endsFirst' : 'newest';

/** Renewals are cover that ends within so many days, or ended within so many. */
export const RENEWAL_DAYS = { before: 60, after: 90 } as const;

/** Which of them: bought again and paid, not yet, or not at all and the cover is over. */
export const RENEWAL_KINDS = ['all', 'paid', 'unpaid', 'lapsed'] as const;
export type RenewalKind = (typeof RENEWAL_KINDS)[number];

/** Pages behind these have no number: each begins where the one before ended. */
export const NUMBERED_PAGES = 50;
