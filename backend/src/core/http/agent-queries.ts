import * as v from 'valibot';
import { LEAD_SORTS, LEAD_TABS } from '@payung/shared/domain/leads/lead-status.ts';
import { LIST_FILTERS, LIST_SORTS, RENEWAL_KINDS } from '@payung/shared/domain/lists/list-status.ts';

/** An empty value narrows nothing: screens send `agentId=` for everybody. */
const text = (max: number) => v.optional(v.pipe(v.string(), v.maxLength(max)));
const empty = v.literal('');
const limit = v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,2}$/)));
const cursor = text(300);

/** As rulings R30a and R76 spell them; `limit` and `after` are those of an earlier release, whose pages may be open. */
const paging = { perPage: limit, cursor, limit, after: cursor };
const leadStatus = v.optional(v.picklist(LEAD_TABS));

const narrowing = { agentId: text(24), productId: text(24), quoteNo: text(100), name: text(100) };

export const LEADS_QUERY = v.strictObject({
  ...narrowing,
  sort: v.optional(v.union([empty, v.picklist(LEAD_SORTS)])),
  leadStatus,
  tab: leadStatus,
  ...paging,
});
export const LEAD_COUNTS_QUERY = v.strictObject({ ...narrowing, exact: v.optional(v.literal('yes')) });

export const LIST_QUERY = v.strictObject({
  ...narrowing,
  policyNo: text(100),
  sort: v.optional(v.union([empty, v.picklist(LIST_SORTS)])),
  status: v.optional(v.union([empty, v.picklist(LIST_FILTERS)])),
  renewal: v.optional(v.picklist(RENEWAL_KINDS)),
  ending: v.optional(v.literal('yes')),
  leadStatus,
  ...paging,
});
/** The leads of a file are narrowed as their page is. */
export const EXPORT_QUERY = v.union([LIST_QUERY, LEADS_QUERY]);
