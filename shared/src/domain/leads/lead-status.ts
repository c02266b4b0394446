import { isBefore } from '../dates.ts';
import type { IsoDate } from '../dates.ts';

/** Status of a lead as cards and calls say it (LEAD-029). The server derives it; no client sends it (ruling R30). */
export const LEAD_STATUSES = ['In Progress', 'Completed', 'Rejected', 'Expired'] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];

/** Tabs of the leads page, in their order (LEAD-002). */
export const LEAD_TABS = ['All', 'In Progress', 'Completed', 'Rejected', 'Expired'] as const;
export type LeadTab = (typeof LEAD_TABS)[number];

/** Sent as they are shown (LEAD-004, ruling K93). */
export const LEAD_SORTS = ['Newest', 'Oldest', 'Highest', 'Lowest'] as const;
/** What the heading of the names asks for, beside them: from A to Z, and back. */
export const LEAD_NAME_SORTS = ['NameAZ', 'NameZA'] as const;
export type LeadSort = (typeof LEAD_SORTS)[number] | (typeof LEAD_NAME_SORTS)[number];

/** A lead without a quote stays open for so many days after it was made or somebody last spoke to it. */
export const LEAD_OPEN_DAYS = 90;

/** What is known of a lead; the database keeps it beside the lead whenever one of its quotes changes. */
export interface LeadFacts {
  /** The agent gave a reason for closing it. */
  readonly isClosed: boolean;
  /** The last day of its open quotes; without any quote, of the lead itself. */
  readonly openUntil: IsoDate;
  /** A policy was issued and not cancelled. */
  readonly isSold: boolean;
  /** The insurer refused its newest quote permanently. */
  readonly isRejected: boolean;
}

/** What closed it counts first, then what is still open (ruling R30). */
export const leadStatusOf = (facts: LeadFacts, today: IsoDate): LeadStatus => {
  if (facts.isClosed) return 'Rejected';
  if (!isBefore(facts.openUntil, today)) return 'In Progress';
  if (facts.isSold) return 'Completed';
  return facts.isRejected ? 'Rejected' : 'Expired';
};
