import type {
  AgentList,
  ListSort,
  ListStatus,
  RenewalKind,
} from '@payung/shared/domain/lists/line-status.ts';
import type { ChipTone } from '#status-chip.tsx';

export const LIST_TEXTS = {
  policies: 'lists.policies',
  renewals: 'lists.renewals',
  expiring: 'lists.expiring',
  pending: 'lists.pending',
  insureds: 'lists.insureds',
} as const satisfies Record<AgentList, string>;

/** Every status as text; the colour only repeats it (DASH-017). */
export const STATUS_TEXTS = {
  'pending payment': 'lists.status.pending',
  'expiring soon': 'lists.status.expiring',
  completed: 'lists.status.completed',
  rejected: 'lists.status.rejected',
  expired: 'lists.status.expired',
  cancelled: 'lists.status.cancelled',
  'in progress': 'lists.status.inProgress',
  active: 'lists.status.active',
  'auto declined': 'lists.status.autoDeclined',
} as const satisfies Record<ListStatus, string>;

export const STATUS_TONES = {
  'pending payment': 'orange',
  'expiring soon': 'orange',
  'in progress': 'orange',
  completed: 'green',
  active: 'green',
  rejected: 'grey',
  expired: 'grey',
  cancelled: 'grey',
  'auto declined': 'grey',
} as const satisfies Record<ListStatus, ChipTone>;

export const RENEWAL_TEXTS = {
  all: 'lists.renewal.all',
  paid: 'lists.renewal.paid',
  unpaid: 'lists.renewal.unpaid',
  lapsed: 'lists.renewal.lapsed',
} as const satisfies Record<RenewalKind, string>;

const POLICY_SORTS = {
  endsFirst: 'lists.sort.endsFirst',
  newest: 'lists.sort.newest',
  oldest: 'lists.sort.oldest',
  highest: 'lists.sort.mostPoints',
  lowest: 'lists.sort.fewestPoints',
  highestPremium: 'lists.sort.highestPremium',
  lowestPremium: 'lists.sort.lowestPremium',
} as const satisfies Record<ListSort, string>;

const INSURED_SORTS = {
  ...POLICY_SORTS,
  highest: 'lists.sort.mostPolicies',
  lowest: 'lists.sort.fewestPolicies',
} as const satisfies Record<ListSort, string>;

/** "Most" and "fewest" mean points of policies, or the number of policies of insured people (DASH-006, ruling R32). */
export const sortTexts = (list: AgentList) => (list === 'insureds' ? INSURED_SORTS : POLICY_SORTS);
