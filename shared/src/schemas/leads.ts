import * as v from 'valibot';
import { APPOINTMENT_STATUSES, CLOSE_REASONS, LEAD_CONTACT_STATUSES } from '#domain/leads/lead-constants.ts';
import { LINK_STATES } from '#domain/lists/quote-state.ts';
import { AGREED_BY } from '#domain/privacy/consent-texts.ts';
import { LEAD_NAME_SORTS, LEAD_SORTS, LEAD_STATUSES, LEAD_TABS } from '#domain/leads/lead-status.ts';
import { ZONES } from '#domain/zones.ts';
import { as, onlyOrNone, record, under } from '#wire/describe.ts';
import { epoch } from '#wire/spelled-values.ts';
import { describe } from '#wire/call-schemas.ts';
import type { Clean } from '#wire/describe.ts';
import { paymentStatus } from './quote.ts';
import {
  dayOrNone,
  emailText,
  nameText,
  numberText,
  page,
  paging,
  phoneNumber,
  plainText,
  requestId,
  searchText,
  stage,
  text,
} from './parts.ts';

/** An agent to choose or to name. */
export const agentName = record({ id: as('_id', v.string()), fullName: v.string() });
export type AgentName = Clean<typeof agentName>;

/** A quote of a lead. */
const leadQuote = record({
  id: as('_id', v.string()),
  /** The code that people read. */
  code: as('quote_Id', v.string()),
  productId: as('product_Id', v.string()),
  stage,
  /** Whole rupiah. */
  duePremium: v.number(),
  /** Only where the cover is a journey (ruling K76). */
  departureDate: v.optional(v.string()),
  /** Refused by the insurer, finally. */
  isRejected: v.optional(v.boolean()),
  /** The newest share link for the customer. */
  link: v.optional(v.picklist(LINK_STATES)),
  /** Of a policy. */
  paymentStatus: v.optional(paymentStatus),
  /** Its price has ended. */
  isOver: v.optional(v.boolean()),
});
export type LeadQuote = Clean<typeof leadQuote>;

/** A card of the leads page (LEAD-010). */
const lead = record({
  id: as('_id', v.string()),
  /** The code that people read. */
  code: as('lead_Id', v.string()),
  /** A moment, ISO 8601. */
  createdAt: as('created_date', epoch),
  fullName: v.string(),
  status: as('leadStatus', v.picklist(LEAD_STATUSES)),
  /** Days until it ends; 0 hides the resume arrow. */
  daysLeft: as('DaysLeft', v.number()),
  /** The newest. */
  quote: as('quotes', v.optional(onlyOrNone(leadQuote))),
  quoteCount: v.number(),
  /** When to speak to it next: a moment, ISO 8601. */
  nextContactAt: v.optional(v.string()),
  doNotContact: v.optional(v.boolean()),
  /** Whose it is; only in lists of a network. */
  agentName: v.optional(v.string()),
  /** Contact data: only of one's own leads (ruling R33). */
  phone: v.optional(v.string()),
  email: v.optional(v.string()),
  /** Whether it was agreed that it may be contacted. */
  mayContact: v.optional(v.boolean()),
  zone: v.picklist(ZONES),
});
export type Lead = Clean<typeof lead>;

/** What narrows a list of leads or of policies. */
export const narrowing = {
  /** One's own leads, or everybody's below, when empty. */
  agentId: searchText(24),
  productId: searchText(24),
  /** A code that begins with Q and a digit (LEAD-005). */
  quoteNo: searchText(100),
  name: searchText(100),
};

/** What narrows the leads. */
export const leadSearch = record({
  ...narrowing,
  sort: v.optional(v.union([v.literal(''), v.picklist([...LEAD_SORTS, ...LEAD_NAME_SORTS])])),
  tab: as('leadStatus', v.optional(v.picklist(LEAD_TABS)), 'tab'),
  ...paging,
});
export type LeadSearch = Clean<typeof leadSearch>;

const leadCounts = v.strictObject({
  counts: v.strictObject(v.entriesFromList(LEAD_TABS, v.number())),
  /** A number at `limit` + 1 stands for "more than" (1,000+). */
  limit: v.optional(v.number()),
});
export type LeadCounts = Clean<typeof leadCounts>;

/** A place of residence or mail. */
const leadAddress = record({
  line1: as('address1', text(200)),
  line2: as('address2', text(200)),
  line3: as('address3', text(200)),
  province: as('state', text(80)),
  city: text(80),
  country: text(80),
  postalCode: as('pincode', plainText(10)),
});
export type LeadAddress = Clean<typeof leadAddress>;

const MAX_CHILDREN = 12;

/** What the lead form holds (SHELL-041). Empty text stands for what is not given; days are YYYY-MM-DD. */
const leadForm = record({
  contactStatus: as('leadStatus', v.picklist(LEAD_CONTACT_STATUSES)),
  disposition: as('leadDisposition', v.union([v.literal(''), v.picklist(APPOINTMENT_STATUSES)])),
  subDisposition: as('leadsubDisposition', text(100)),
  appointmentDate: dayOrNone,
  appointmentTime: text(10),
  ownerId: as('leadOwnerId', text(24)),
  creatorId: as('leadCreatorId', text(24)),
  firstName: nameText(60),
  lastName: nameText(60),
  birthDate: as('dob', dayOrNone),
  gender: text(20),
  maritalStatus: text(20),
  childStatus: text(20),
  children: as(
    'ChildInfo',
    v.pipe(v.array(v.strictObject({ name: nameText(60), birthDate: dayOrNone })), v.maxLength(MAX_CHILDREN)),
  ),
  phone: as('primaryMobile', text(60)),
  secondaryPhone: as('secondaryMobile', phoneNumber),
  landline: as('landlineNo', phoneNumber),
  email: emailText(100),
  address: leadAddress,
  hasOtherMailAddress: v.boolean(),
  mailAddress: as('mailingAddress', leadAddress),
  nationalId: as('socialSecurityAdharNo', numberText(20)),
  existingInsurance: text(20),
  existingInsurer: text(100),
  existingPolicyEnd: dayOrNone,
  education: text(40),
  professionType: text(60),
  incomeGroup: text(40),
  productCategory: text(40),
  productType: text(40),
  zone: v.picklist(ZONES),
  /** Where the data come from, and that its owner agreed to be contacted. */
  source: text(100),
  hasConsent: v.boolean(),
  /** How they agreed, when the agent first says so. */
  agreedBy: v.optional(v.picklist(AGREED_BY)),
});
export type LeadForm = Clean<typeof leadForm>;

/** How an agent speaks to a lead. */
const CONTACT_KINDS = ['call', 'message', 'email', 'visit', 'note'] as const;
/** What happens to a lead by itself. */
const EVENT_KINDS = [
  'created',
  'imported',
  'quote',
  'policy',
  'rejected',
  'opened',
  'closed',
  'reopened',
  'doNotContact',
  'mayContact',
] as const;

const leadEvent = v.strictObject({
  id: v.string(),
  /** A moment, ISO 8601. */
  at: v.string(),
  kind: v.picklist([...CONTACT_KINDS, ...EVENT_KINDS]),
  /** One of APPOINTMENT_STATUSES, of what an agent entered; one of LOGKEYS, of a quote that was opened. */
  result: v.optional(v.string()),
  note: v.optional(v.string()),
  /** The name of who did it; empty for what happened by itself. */
  by: v.string(),
  /** The code of the quote or the number of the policy. */
  code: v.optional(v.string()),
});
export type LeadEvent = Clean<typeof leadEvent>;
export type LeadEventKind = LeadEvent['kind'];

/** A lead with all that is known of it. */
const leadDetail = record({
  lead,
  /** Grows with every change. */
  version: v.number(),
  /** Only of one's own leads (ruling R33). */
  form: v.optional(leadForm),
  /** Newest first, at most 200. */
  events: v.array(leadEvent),
  /** Newest first. */
  quotes: v.array(leadQuote),
  closed: v.optional(v.strictObject({ reason: v.string(), at: v.string(), by: v.string() })),
});
export type LeadDetail = Clean<typeof leadDetail>;
const savedLead = under('data', leadDetail);

const newLeadEvent = v.strictObject({
  kind: v.picklist(CONTACT_KINDS),
  result: v.union([v.literal(''), v.picklist(APPOINTMENT_STATUSES)]),
  note: text(1000),
  /** A moment, ISO 8601; makes a to-do with a reminder. Empty: none. */
  nextContactAt: v.union([v.literal(''), v.pipe(v.string(), v.isoTimestamp())]),
  requestId,
});
export type NewLeadEvent = Clean<typeof newLeadEvent>;

/** The calls about one lead. */
export const leadCalls = describe({
  listLeads: { query: leadSearch, reply: page('data', lead) },
  leadCounts: {
    query: v.strictObject({ ...narrowing, exact: v.optional(v.literal('yes')) }),
    reply: under('data', leadCounts),
  },
  getAgents: { reply: under('data', v.array(agentName)) },
  getLead: { reply: savedLead },
  createLead: { body: record({ form: leadForm, requestId }), reply: savedLead },
  updateLead: { body: record({ form: leadForm }), reply: savedLead },
  addLeadEvent: { body: newLeadEvent, reply: savedLead },
  closeLead: {
    body: v.strictObject({ reason: v.picklist(CLOSE_REASONS), note: text(500) }),
    reply: savedLead,
  },
  reopenLead: { reply: savedLead },
  setDoNotContact: { body: v.strictObject({ doNotContact: v.boolean() }), reply: savedLead },
});
