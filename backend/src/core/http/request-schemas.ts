import * as v from 'valibot';
import type { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import { MarkNotificationsBody, RevokeLinkBody } from '@payung/shared/api/schemas/agent-bodies.ts';
import type { SchemasOf, Undescribed } from '@payung/shared/api/schemas/schema-table.ts';
import { LEAD_TABS } from '@payung/shared/domain/leads/lead-status.ts';
import { LOGKEYS } from '@payung/shared/domain/resume-type.ts';
import { EXPORT_QUERY, LIST_QUERY } from './agent-queries.ts';

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(24));
const pageNumber = v.pipe(v.string(), v.regex(/^\d{1,4}$/));
const cursor = v.optional(v.pipe(v.string(), v.maxLength(300)));
const paging = { perPage: pageNumber, pageNo: v.optional(pageNumber), cursor };
const search = v.optional(v.pipe(v.string(), v.maxLength(100)));
const proposalNo = v.pipe(v.string(), v.minLength(1), v.maxLength(30));
/** How a quote came to be open (SHELL-036, API-007). */
const logkey = v.optional(v.picklist(LOGKEYS));
const language = { langId: v.optional(v.picklist(['EN', 'BH'])) };

/** What the server checks of every neutral call, as it comes over the wire; one missing does not compile. */
export const REQUEST_SCHEMAS: SchemasOf<Undescribed<typeof endpoints>> = {
  checkout: { query: v.strictObject({ proposalNo }) },
  payLater: { query: v.strictObject({ proposalNo }) },
  paymentState: { query: v.strictObject({ quoteId: id }) },
  paymentPending: {
    query: v.strictObject({
      product: search,
      sort: search,
      proposalNo: search,
      insuredName: search,
      agentId: search,
      leadStatus: v.optional(v.picklist(LEAD_TABS)),
      perPage: v.optional(pageNumber),
      cursor,
    }),
  },

  recentQuotes: { query: v.strictObject(paging) },
  getNotifications: { query: v.strictObject(paging) },
  updateNotifications: { body: MarkNotificationsBody },
  markAllNotifications: {},
  getInviteLink: {},
  getPoints: {},
  revokeLink: { body: RevokeLinkBody },

  expiringPolicies: { query: LIST_QUERY },
  filterPendingPayment: { query: LIST_QUERY },
  listPolicies: { query: LIST_QUERY },
  listRenewals: { query: LIST_QUERY },
  listInsureds: { query: LIST_QUERY },
  exportList: { query: EXPORT_QUERY },
  policyDetail: { query: v.strictObject({ ...language, logkey }) },
  todayDue: {},
  homeFigures: {},
};
