import * as v from 'valibot';
import { describe } from '#wire/call-schemas.ts';
import { under } from '#wire/describe.ts';
import type { Clean } from '#wire/describe.ts';
import { searchText, text } from './parts.ts';

const state = v.picklist(['open', 'checked']);

/** Two people of one line have the same number, account or device. It refuses nothing by itself (ruling R39). */
const duplicateAlert = v.strictObject({
  id: v.string(),
  /** What they share. */
  kind: v.picklist(['idNumber', 'phone', 'bankAccount', 'device']),
  agentName: v.string(),
  agentCode: v.string(),
  /** The other agent of the line, or empty where it is the customer of a policy. */
  otherName: v.string(),
  otherCode: v.string(),
  policyNo: v.string(),
  foundAt: v.string(),
  state,
  checkedBy: v.optional(v.string()),
  checkedAt: v.optional(v.string()),
  note: v.string(),
});
export type DuplicateAlert = Clean<typeof duplicateAlert>;
export type DuplicateKind = DuplicateAlert['kind'];

const duplicateAlertPage = v.strictObject({
  items: v.array(duplicateAlert),
  total: v.number(),
  next: v.optional(v.string()),
});
export type DuplicateAlertPage = Clean<typeof duplicateAlertPage>;

/** For staff alone. */
export const duplicateAlertCalls = describe({
  duplicateAlertCount: { reply: v.strictObject({ count: v.number() }) },
  listDuplicateAlerts: {
    query: v.strictObject({ status: v.optional(state), after: searchText(300) }),
    reply: under('data', duplicateAlertPage),
  },
  checkDuplicateAlert: {
    body: v.strictObject({ note: text(500) }),
    reply: under('data', duplicateAlert),
  },
});
