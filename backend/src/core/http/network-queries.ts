import * as v from 'valibot';
import { FIGURE_PERIODS } from '@payung/shared/api/endpoints/network.ts';
import { MEMBER_STATUSES } from '@payung/shared/domain/network/members.ts';
import { TIERS } from '@payung/shared/domain/network/tiers.ts';

const id = v.optional(v.pipe(v.string(), v.maxLength(24)));
const after = v.optional(v.pipe(v.string(), v.maxLength(300)));
const period = v.optional(v.picklist(FIGURE_PERIODS));
const month = v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/));
const runningNumber = v.pipe(v.string(), v.regex(/^\d{1,9}$/));

export const FIGURES_QUERY = v.strictObject({ period });
export const NETWORK_QUERY = v.strictObject({
  parentId: id,
  search: v.optional(v.pipe(v.string(), v.maxLength(100))),
  tier: v.optional(v.picklist(TIERS)),
  status: v.optional(v.picklist(MEMBER_STATUSES)),
  period,
  heirFor: id,
  perPage: v.optional(v.pipe(v.string(), v.regex(/^([1-9]|[1-4]\d|50)$/))),
  after,
});
export const STATEMENT_QUERY = v.strictObject({
  month: v.optional(month),
  upTo: v.optional(runningNumber),
  after,
});
export const POINTS_EXPORT_QUERY = v.strictObject({ month, upTo: runningNumber });
export const REDEMPTIONS_QUERY = v.strictObject({
  status: v.optional(v.picklist(['open', 'decided'])),
  after,
});
export const LEDGER_QUERY = v.strictObject({ after });
export const PAID_POLICY_QUERY = v.strictObject({
  policyNo: v.pipe(v.string(), v.minLength(1), v.maxLength(30)),
});
export const LINE_FLAGS_QUERY = v.strictObject({
  status: v.optional(v.picklist(['open', 'checked'])),
  after,
});
