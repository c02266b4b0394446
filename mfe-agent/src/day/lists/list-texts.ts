import type { ListSort, ListStatus, RenewalKind } from '@payung/shared/domain/lists/line-status.ts';
import type { PolicyLine } from '@payung/shared/schemas/lists.ts';
import { quoteStateOf } from '@payung/shared/domain/lists/quote-state.ts';
import type { ChipTone } from '#status-chip.tsx';
import type { ListName } from './list-state.ts';
import { STATE_TEXTS, stateTone } from './state-texts.ts';

export const LIST_TEXTS = {
  policies: 'lists.policies',
  quotes: 'lists.quotes',
  renewals: 'lists.renewals',
  expiring: 'lists.expiring',
  pending: 'lists.pending',
  insureds: 'lists.insureds',
} as const satisfies Record<ListName, string>;

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

/** What a line says of itself: a policy its status, an open quote its state. */
export const lineState = ({ status, stage, link }: Pick<PolicyLine, 'link' | 'stage' | 'status'>) => {
  const isOpen = status === 'in progress' || status === 'pending payment';
  if (!isOpen) return { label: STATUS_TEXTS[status], tone: STATUS_TONES[status] };
  const state = status === 'pending payment' ? 'awaitingPayment' : quoteStateOf({ stage, link });
  return { label: STATE_TEXTS[state], tone: stateTone(state) };
};

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
  nameAZ: 'lists.sort.nameAZ',
  nameZA: 'lists.sort.nameZA',
} as const satisfies Record<ListSort, string>;

const INSURED_SORTS = {
  ...POLICY_SORTS,
  highest: 'lists.sort.mostPolicies',
  lowest: 'lists.sort.fewestPolicies',
} as const satisfies Record<ListSort, string>;

/** "Most" and "fewest" mean points of policies, or the number of policies of insured people (DASH-006, ruling R32). */
export const sortTexts = (list: ListName) => (list === 'insureds' ? INSURED_SORTS : POLICY_SORTS);
