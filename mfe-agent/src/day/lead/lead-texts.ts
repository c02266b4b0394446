import type { CloseReason, AppointmentStatus } from '@payung/shared/domain/leads/lead-constants.ts';
import type { LeadEventKind } from '@payung/shared/schemas/leads.ts';
import type { Logkey } from '@payung/shared/domain/resume-type.ts';

export const KIND_TEXTS = {
  call: 'leads.kind.call',
  message: 'leads.kind.message',
  email: 'leads.kind.email',
  visit: 'leads.kind.visit',
  note: 'leads.kind.note',
  created: 'leads.timeline.created',
  imported: 'leads.timeline.imported',
  quote: 'leads.timeline.quote',
  policy: 'leads.timeline.policy',
  rejected: 'leads.timeline.rejected',
  closed: 'leads.timeline.closed',
  reopened: 'leads.timeline.reopened',
  doNotContact: 'leads.timeline.doNotContact',
  mayContact: 'leads.timeline.mayContact',
} as const satisfies Record<Exclude<LeadEventKind, 'opened'>, string>;

/** From where a quote was opened (ruling R60). */
export const OPENED_TEXTS = {
  quoteSearch: 'leads.timeline.openedFromSearch',
  referalJourney: 'leads.timeline.openedFromNetwork',
  paymentNotification: 'leads.timeline.openedForPayment',
  policyDownloadNotification: 'leads.timeline.openedForPolicy',
} as const satisfies Record<Logkey, string>;

/** The results of a contact as texts (LEAD-031). */
export const RESULT_TEXTS = {
  newappointment: 'leads.result.newappointment',
  followup: 'leads.result.followup',
  notintrested: 'leads.result.notintrested',
  notavailable: 'leads.result.notavailable',
  wrngnumber: 'leads.result.wrngnumber',
  convertd: 'leads.result.convertd',
  renewalcollected: 'leads.result.renewalcollected',
} as const satisfies Record<AppointmentStatus, string>;

export const CLOSE_REASON_TEXTS = {
  notInterested: 'leads.close.notInterested',
  wrongNumber: 'leads.close.wrongNumber',
  notReachable: 'leads.close.notReachable',
  boughtElsewhere: 'leads.close.boughtElsewhere',
  duplicate: 'leads.close.duplicate',
  other: 'leads.close.other',
} as const satisfies Record<CloseReason, string>;
