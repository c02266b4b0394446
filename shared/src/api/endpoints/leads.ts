import type {
  AgentName,
  LeadQuote,
  Lead,
  ListPage,
  LeadSearch,
  LeadCounts,
  LeadAddress,
  LeadForm,
  LeadDetail,
  ByLead,
  NewLeadEvent,
  CloseReason,
} from '#domain/leads/lead.ts';
import type { ImportLine, RefusedLine, LeadImport } from '#domain/leads/lead-import.ts';
import type { Codec } from '#wire/wire-names.ts';
import { listOf, record, renamed, same, under } from '#wire/wire-names.ts';
import { endpoint } from '../endpoint.ts';
import { pagedQuery, withCursor } from './paged.ts';

export { CLOSE_REASONS } from '#domain/leads/lead.ts';
export type {
  AgentName,
  LeadQuote,
  Lead,
  ListPage,
  LeadSearch,
  LeadCounts,
  LeadAddress,
  LeadForm,
  LeadEventKind,
  LeadEvent,
  LeadDetail,
  ByLead,
  NewLeadEvent,
  CloseReason,
} from '#domain/leads/lead.ts';
export type { ImportLine, RefusedLine, LeadImport } from '#domain/leads/lead-import.ts';

/** A moment as milliseconds since 1970. */
const epoch: Codec<string> = {
  encode: (iso) => Date.parse(iso),
  decode: (wire) => new Date(Number(wire)).toISOString(),
};

const leadQuote = record<LeadQuote>({ id: '_id', code: 'quote_Id', productId: 'product_Id' });

/** On the wire a list of one quote or none, the newest. */
const newestQuote: Codec<LeadQuote> = {
  encode: (quote) => [leadQuote.encode(quote)],
  decode: (wire) => {
    const [first] = Array.isArray(wire) ? (wire as readonly unknown[]) : [];
    return (first === undefined ? undefined : leadQuote.decode(first)) as LeadQuote;
  },
};

const lead = record<Lead>({
  id: '_id',
  code: 'lead_Id',
  createdAt: renamed('created_date', epoch),
  status: 'leadStatus',
  daysLeft: 'DaysLeft',
  quote: renamed('quotes', newestQuote),
});

const leadAddress = record<LeadAddress>({
  line1: 'address1',
  line2: 'address2',
  line3: 'address3',
  province: 'state',
  postalCode: 'pincode',
});

export const leadForm = record<LeadForm>({
  contactStatus: 'leadStatus',
  disposition: 'leadDisposition',
  subDisposition: 'leadsubDisposition',
  ownerId: 'leadOwnerId',
  creatorId: 'leadCreatorId',
  birthDate: 'dob',
  children: 'ChildInfo',
  phone: 'primaryMobile',
  secondaryPhone: 'secondaryMobile',
  landline: 'landlineNo',
  address: renamed('address', leadAddress),
  mailAddress: renamed('mailingAddress', leadAddress),
  nationalId: 'socialSecurityAdharNo',
});

const leadDetail = record<LeadDetail>({
  lead: renamed('lead', lead),
  form: renamed('form', leadForm),
  quotes: renamed('quotes', listOf(leadQuote)),
});

const agentName = record<AgentName>({ id: '_id' });
export const agentNames = listOf(agentName);

const savedLead = under('data', leadDetail);

export const leadEndpoints = {
  listLeads: endpoint<{ query: LeadSearch; reply: ListPage<Lead> }>()({
    method: 'GET',
    path: 'sales/filterAndSort',
    secure: true,
    effect: 'reads',
    offline: true,
    wire: {
      query: pagedQuery<LeadSearch>(),
      reply: withCursor(record<ListPage<Lead>>({ items: renamed('data', listOf(lead)) })),
    },
    origin: 'specified',
  }),
  /** Beside the list, which never waits for it; `exact` counts a whole network to the end. */
  leadCounts: endpoint<{
    query: Omit<LeadSearch, 'sort' | 'tab' | 'after' | 'limit'> & { readonly exact?: 'yes' };
    reply: LeadCounts;
  }>()({
    method: 'GET',
    path: 'sales/lead-counts',
    effect: 'reads',
    offline: true,
    wire: { reply: under('data', same<LeadCounts>()) },
    origin: 'assumed',
  }),
  /** Whose leads may be looked at: oneself first (LEAD-008). */
  getAgents: endpoint<{ reply: readonly AgentName[] }>()({
    method: 'GET',
    path: 'sales/getAgents',
    effect: 'reads',
    wire: { reply: under('data', agentNames) },
    origin: 'specified',
  }),
  getLead: endpoint<{ params: ByLead; reply: LeadDetail }>()({
    method: 'GET',
    path: 'sales/lead/:leadId',
    effect: 'reads',
    offline: true,
    wire: { reply: savedLead },
    origin: 'assumed',
  }),
  createLead: endpoint<{
    body: { readonly form: LeadForm; readonly requestId: string };
    reply: LeadDetail;
  }>()({
    method: 'POST',
    path: 'sales/lead',
    effect: 'writes',
    wire: {
      body: record<{ readonly form: LeadForm; readonly requestId: string }>({
        form: renamed('form', leadForm),
      }),
      reply: savedLead,
    },
    origin: 'assumed',
  }),
  /** Over the version that was seen (`If-Match`). */
  updateLead: endpoint<{ params: ByLead; body: { readonly form: LeadForm }; reply: LeadDetail }>()({
    method: 'PATCH',
    path: 'sales/lead/:leadId',
    effect: 'writes',
    wire: {
      body: record<{ readonly form: LeadForm }>({ form: renamed('form', leadForm) }),
      reply: savedLead,
    },
    origin: 'assumed',
  }),
  addLeadEvent: endpoint<{ params: ByLead; body: NewLeadEvent; reply: LeadDetail }>()({
    method: 'POST',
    path: 'sales/lead/:leadId/event',
    effect: 'writes',
    wire: { reply: savedLead },
    origin: 'assumed',
  }),
  /** Over the version that was seen: who comes second is told who closed it. */
  closeLead: endpoint<{
    params: ByLead;
    body: { readonly reason: CloseReason; readonly note: string };
    reply: LeadDetail;
  }>()({
    method: 'POST',
    path: 'sales/lead/:leadId/close',
    effect: 'writes',
    wire: { reply: savedLead },
    origin: 'assumed',
  }),
  reopenLead: endpoint<{ params: ByLead; reply: LeadDetail }>()({
    method: 'POST',
    path: 'sales/lead/:leadId/reopen',
    effect: 'writes',
    wire: { reply: savedLead },
    origin: 'assumed',
  }),
  /** Whether the lead may be contacted at all. */
  setDoNotContact: endpoint<{
    params: ByLead;
    body: { readonly doNotContact: boolean };
    reply: LeadDetail;
  }>()({
    method: 'POST',
    path: 'sales/lead/:leadId/do-not-contact',
    effect: 'writes',
    wire: { reply: savedLead },
    origin: 'assumed',
  }),
  /** Which of these phones are leads of the caller already; at most 500. Answers them as they were asked. */
  checkImportPhones: endpoint<{
    body: { readonly phones: readonly string[] };
    reply: { readonly known: readonly string[] };
  }>()({
    method: 'POST',
    path: 'sales/import/check',
    counted: 'imports',
    effect: 'writes',
    wire: { reply: under('data', same<{ readonly known: readonly string[] }>()) },
    origin: 'assumed',
  }),
  startImport: endpoint<{
    body: {
      readonly fileName: string;
      readonly source: string;
      /** The agent declares that these people agreed to be contacted. */
      readonly hasConsent: boolean;
      readonly lineCount: number;
      readonly requestId: string;
    };
    reply: LeadImport;
  }>()({
    method: 'POST',
    path: 'sales/import',
    counted: 'imports',
    effect: 'writes',
    wire: { reply: under('data', same<LeadImport>()) },
    origin: 'assumed',
  }),
  /** At most 500 lines; the same batch sent again answers what it answered the first time. */
  importLines: endpoint<{
    params: { readonly importId: string };
    body: { readonly batch: number; readonly lines: readonly ImportLine[] };
    reply: {
      readonly created: number;
      readonly duplicates: readonly number[];
      readonly refused: readonly RefusedLine[];
    };
  }>()({
    method: 'POST',
    path: 'sales/import/:importId/lines',
    counted: 'imports',
    effect: 'writes',
    maxBodyBytes: 256 * 1024,
    wire: {
      reply: under(
        'data',
        same<{
          readonly created: number;
          readonly duplicates: readonly number[];
          readonly refused: readonly RefusedLine[];
        }>(),
      ),
    },
    origin: 'assumed',
  }),
  /** The newest 20. */
  listImports: endpoint<{ reply: readonly LeadImport[] }>()({
    method: 'GET',
    path: 'sales/imports',
    effect: 'reads',
    wire: { reply: under('data', same<readonly LeadImport[]>()) },
    origin: 'assumed',
  }),
  /** Takes away the leads of an import that nobody has touched since. */
  undoImport: endpoint<{
    params: { readonly importId: string };
    reply: { readonly removed: number; readonly kept: number };
  }>()({
    method: 'POST',
    path: 'sales/import/:importId/undo',
    counted: 'imports',
    effect: 'writes',
    wire: { reply: under('data', same<{ readonly removed: number; readonly kept: number }>()) },
    origin: 'assumed',
  }),
} as const;
