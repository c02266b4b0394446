import type { sampleCalls } from 'mfe-sample/contract/endpoints.ts';
import { forAgents } from '#core/access/access-rows.ts';
import type { AccessRow } from '#core/access/access-rows.ts';

/** Who may make the calls of this product. */
export const sampleAccess: { readonly [Name in keyof typeof sampleCalls]: AccessRow } = {
  createSampleQuote: forAgents,
};
