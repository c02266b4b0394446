import type { Stage } from '../stages.ts';
import type { Zone } from '../zones.ts';
import type { LeadSort, LeadStatus, LeadTab } from './lead-status.ts';

/** An agent to choose or to name. */
export interface AgentName {
  readonly id: string;
  readonly fullName: string;
}

/** The newest quote of a lead. */
export interface LeadQuote {
  readonly id: string;
  /** The code that people read. */
  readonly code: string;
  readonly productId: string;
  readonly stage: Stage;
  /** Whole rupiah. */
  readonly duePremium: number;
  /** Only where the cover is a journey (ruling K76). */
  readonly departureDate?: string;
  /** Refused by the insurer for good. */
  readonly isRejected?: boolean;
}

/** A card of the leads page (LEAD-010). */
export interface Lead {
  readonly id: string;
  /** The code that people read. */
  readonly code: string;
  /** A moment, ISO 8601. */
  readonly createdAt: string;
  readonly fullName: string;
  readonly status: LeadStatus;
  /** Days until it ends; 0 hides the resume arrow. */
  readonly daysLeft: number;
  readonly quote?: LeadQuote;
  readonly quoteCount: number;
  /** When to speak to it next: a moment, ISO 8601. */
  readonly nextContactAt?: string;
  readonly doNotContact?: boolean;
  /** Whose it is; only in lists of a network. */
  readonly agentName?: string;
  /** Contact data: only of one's own leads (ruling R33). */
  readonly phone?: string;
  readonly email?: string;
  /** Whether it was agreed that it may be contacted. */
  readonly mayContact?: boolean;
  readonly zone: Zone;
}

/** A page of a list that is read on from where it ended. */
export interface ListPage<Item> {
  readonly items: readonly Item[];
  /** Where the next page begins; absent at the end. Opaque. */
  readonly next?: string;
}

/** What narrows the leads; `after` is the `next` of the page before. */
export interface LeadSearch {
  /** One's own leads, or everybody's below, when empty. */
  readonly agentId?: string;
  readonly productId?: string;
  readonly sort?: LeadSort;
  /** A code that begins with Q and a digit (LEAD-005). */
  readonly quoteNo?: string;
  readonly name?: string;
  readonly tab?: LeadTab;
  readonly after?: string;
  /** 1 to 100; 20 without. */
  readonly limit?: string;
}

export interface LeadCounts {
  readonly counts: Readonly<Record<LeadTab, number>>;
  /** A number at `limit` + 1 stands for "more than" (1,000+). */
  readonly limit?: number;
}

/** A place of residence or mail. */
export interface LeadAddress {
  readonly line1: string;
  readonly line2: string;
  readonly line3: string;
  readonly province: string;
  readonly city: string;
  readonly country: string;
  readonly postalCode: string;
}

/** What the lead form holds (SHELL-041). Empty text stands for what is not given; days are YYYY-MM-DD. */
export interface LeadForm {
  /** One of LEAD_CONTACT_STATUSES (LEAD-030). */
  readonly contactStatus: string;
  /** One of APPOINTMENT_STATUSES (LEAD-031). */
  readonly disposition: string;
  readonly subDisposition: string;
  readonly appointmentDate: string;
  readonly appointmentTime: string;
  readonly ownerId: string;
  readonly creatorId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate: string;
  readonly gender: string;
  readonly maritalStatus: string;
  readonly childStatus: string;
  readonly children: readonly { readonly name: string; readonly birthDate: string }[];
  readonly phone: string;
  readonly secondaryPhone: string;
  readonly landline: string;
  readonly email: string;
  readonly address: LeadAddress;
  readonly hasOtherMailAddress: boolean;
  readonly mailAddress: LeadAddress;
  readonly nationalId: string;
  readonly existingInsurance: string;
  readonly existingInsurer: string;
  readonly existingPolicyEnd: string;
  readonly education: string;
  readonly professionType: string;
  readonly incomeGroup: string;
  readonly productCategory: string;
  readonly productType: string;
  readonly zone: Zone;
  /** Where the data come from, and that its owner agreed to be contacted. */
  readonly source: string;
  readonly hasConsent: boolean;
}

/** How an agent spoke to a lead, or what happened to it by itself. */
export type LeadEventKind =
  | 'call'
  | 'message'
  | 'email'
  | 'visit'
  | 'note'
  | 'created'
  | 'imported'
  | 'quote'
  | 'policy'
  | 'rejected'
  | 'opened'
  | 'closed'
  | 'reopened'
  | 'doNotContact'
  | 'mayContact';

export interface LeadEvent {
  readonly id: string;
  /** A moment, ISO 8601. */
  readonly at: string;
  readonly kind: LeadEventKind;
  /** One of APPOINTMENT_STATUSES, of what an agent entered; one of LOGKEYS, of a quote that was opened. */
  readonly result?: string;
  readonly note?: string;
  /** The name of who did it; empty for what happened by itself. */
  readonly by: string;
  /** The code of the quote or the number of the policy. */
  readonly code?: string;
}

/** A lead with all that is known of it. */
export interface LeadDetail {
  readonly lead: Lead;
  /** Grows with every change. */
  readonly version: number;
  /** Only of one's own leads (ruling R33). */
  readonly form?: LeadForm;
  /** Newest first, at most 200. */
  readonly events: readonly LeadEvent[];
  /** Newest first. */
  readonly quotes: readonly LeadQuote[];
  readonly closed?: { readonly reason: string; readonly at: string; readonly by: string };
}

export type ByLead = { readonly leadId: string };

export interface NewLeadEvent {
  readonly kind: 'call' | 'message' | 'email' | 'visit' | 'note';
  readonly result: string;
  readonly note: string;
  /** A moment, ISO 8601; makes a to-do with a reminder. Empty: none. */
  readonly nextContactAt: string;
  /** Made by the form: a double click enters it once. */
  readonly requestId: string;
}

/** Why a lead is closed by its agent. */
export const CLOSE_REASONS = [
  'notInterested',
  'wrongNumber',
  'notReachable',
  'boughtElsewhere',
  'duplicate',
  'other',
] as const;
export type CloseReason = (typeof CLOSE_REASONS)[number];
