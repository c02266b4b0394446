import * as v from 'valibot';
import { LIST_STATUSES } from '#domain/lists/list-status.ts';
import { as, record } from '#wire/describe.ts';
import type { Clean } from '#wire/describe.ts';
import { stage } from './parts.ts';
import { paymentStatus, priceLine } from './quote.ts';

/** A picture that is read with the caller's session. */
const detailPicture = v.strictObject({
  label: v.string(),
  /** Of a GET call that answers the picture, relative to the request base, `secure/` included. */
  path: v.string(),
});
export type DetailPicture = Clean<typeof detailPicture>;

/** A part of the policy detail, as the product writes it (ruling R41). */
const detailSection = v.strictObject({
  title: v.string(),
  lines: v.array(v.strictObject({ label: v.string(), value: v.string() })),
  pictures: v.optional(v.array(detailPicture)),
});
export type DetailSection = Clean<typeof detailSection>;

export const policyDetail = record({
  quoteId: v.string(),
  code: v.string(),
  productId: as('product_Id', v.string()),
  stage,
  status: v.picklist(LIST_STATUSES),
  customerName: as('insuredName', v.string()),
  planCode: v.string(),
  planName: v.string(),
  startDate: v.string(),
  endDate: v.string(),
  duePremium: v.number(),
  dueLines: v.array(priceLine),
  policyNo: v.optional(v.string()),
  proposalNo: v.optional(v.string()),
  paymentStatus,
  payLaterDueDate: v.optional(v.string()),
  linkExpiresAt: v.optional(v.string()),
  /** Only where the cover is a journey: begun, it can no longer be paid (ruling K76). */
  departureDate: v.optional(v.string()),
  /** Whether a payment link can be had today. */
  isPayable: v.boolean(),
  /** The caller's own: others look, and do nothing. */
  isOwn: v.boolean(),
  agentName: v.string(),
  /** Contact data: only of one's own (ruling R33). */
  phone: v.optional(v.string()),
  email: v.optional(v.string()),
  /** The lead that it belongs to. */
  leadId: v.string(),
  sections: v.array(detailSection),
});
export type PolicyDetail = Clean<typeof policyDetail>;
