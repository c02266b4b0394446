import type { FigurePeriod, MemberStatus, Office, Tier } from '@payung/shared/domain/network/members.ts';
import { hasLeft } from '@payung/shared/domain/network/members.ts';
import { useText } from '#messages/catalogue.ts';
import { StatusChip } from '#status-chip.tsx';

/** The texts of tiers, statuses and periods (NET-007, NET-008). */
export const TIER_TEXTS = {
  platinum: 'tree.tier.platinum',
  gold: 'tree.tier.gold',
  silver: 'tree.tier.silver',
  bronze: 'tree.tier.bronze',
} as const satisfies Record<Tier, string>;

export const STATUS_TEXTS = {
  active: 'tree.status.active',
  inactive: 'tree.status.inactive',
  resigned: 'tree.status.resigned',
  terminated: 'tree.status.terminated',
  blacklisted: 'tree.status.blacklisted',
} as const satisfies Record<MemberStatus, string>;

export const PERIOD_TEXTS = {
  month: 'tree.period.month',
  quarter: 'tree.period.quarter',
  year: 'tree.period.year',
  all: 'tree.period.all',
} as const satisfies Record<FigurePeriod, string>;

export const OFFICE_TEXTS = {
  '': 'tree.office.none',
  hub: 'tree.office.hub',
  satellite: 'tree.office.satellite',
} as const satisfies Record<Office, string>;

/** Whether a member is active (NET-008). */
export const MemberStatusChip = ({ status }: { readonly status: MemberStatus }) => {
  const text = useText();
  const activeTone = status === 'active' ? 'green' : 'orange';
  return <StatusChip tone={hasLeft(status) ? 'grey' : activeTone}>{text(STATUS_TEXTS[status])}</StatusChip>;
};
