import type { Lead } from '@payung/shared/schemas/leads.ts';
import { formatDate } from '@payung/shared/domain/dates.ts';
import type { IsoDate } from '@payung/shared/domain/dates.ts';
import type { LeadSort, LeadStatus, LeadTab } from '@payung/shared/domain/leads/lead-status.ts';
import { clockText } from '@payung/shared/messages/clock.ts';
import { localTime } from '@payung/shared/domain/zones.ts';
import type { Zone } from '@payung/shared/domain/zones.ts';
import type { ProductDescription } from '@payung/shared/product.ts';
import { agentRoutes } from '#contract/routes.ts';
import { resumeTarget } from '#day/home/quote-state.ts';
import type { ChipTone } from '#status-chip.tsx';

export const LEAD_STATUS_TEXTS = {
  'In Progress': 'leads.inProgress',
  Completed: 'leads.completed',
  Rejected: 'leads.rejected',
  Expired: 'leads.expired',
} as const satisfies Record<LeadStatus, string>;

export const LEAD_TAB_TEXTS = { All: 'leads.all', ...LEAD_STATUS_TEXTS } as const satisfies Record<
  LeadTab,
  string
>;

export const LEAD_SORT_TEXTS = {
  Newest: 'leads.newest',
  Oldest: 'leads.oldest',
  Highest: 'leads.highest',
  Lowest: 'leads.lowest',
  NameAZ: 'lists.sort.nameAZ',
  NameZA: 'lists.sort.nameZA',
} as const satisfies Record<LeadSort, string>;

/** Orange, grey, and green for all others (LEAD-012 to LEAD-014). */
export const leadTone = (status: LeadStatus): ChipTone => {
  if (status === 'In Progress') return 'orange';
  return status === 'Expired' ? 'grey' : 'green';
};

export const leadAddress = (leadId: string): string => `${agentRoutes.lead.path}?leadId=${leadId}`;

/** Contact data, even when empty, are sent with the agent's own leads only (ruling R33). */
export const isOwnLead = ({ phone }: Pick<Lead, 'phone'>): boolean => phone !== undefined;

/**
 * The address of a lead's resume arrow (LEAD-016 to LEAD-027): its product names a page for each stage. No arrow when
 * there is no quote, the product is not deployed or names no page, or the lead belongs to another agent.
 */
export const leadResume = (
  lead: Pick<Lead, 'quote' | 'daysLeft' | 'phone'>,
  product: ProductDescription | undefined,
  today: IsoDate,
): string | undefined => {
  const { quote, daysLeft } = lead;
  if (quote === undefined || quote.isRejected === true || !isOwnLead(lead)) return undefined;
  const { id: quoteId, stage, departureDate } = quote;
  const resumable = { quoteId, stage, daysLeft, ...(departureDate === undefined ? {} : { departureDate }) };
  return resumeTarget(resumable, product, today);
};

/** Formats a moment in a time zone: `22/11/2026, 10:05 WITA`. */
export const zonedMoment = (iso: string, zone: Zone): string => {
  const { day, minutes } = localTime(new Date(iso), zone);
  return `${formatDate(day)}, ${clockText(minutes)} ${zone}`;
};
