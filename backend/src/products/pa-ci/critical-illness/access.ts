import type { ciEndpoints } from 'mfe-pa-ci/contract/endpoints.ts';
import { forAgents, forEverybody, forSellers } from '#core/access/access-rows.ts';
import type { AccessRow } from '#core/access/access-rows.ts';

/** Who may make the calls of critical illness. */
export const CI_ACCESS: { readonly [Name in keyof typeof ciEndpoints]: AccessRow } = {
  createCiQuote: forAgents,
  decryptCiLink: forEverybody,
  // A customer hands over the quote of the visit and no other.
  encryptForPartner: { ...forSellers, ownerAgent: 403, otherAgent: 403, leadingAgent: 403 },
  // The signature of the partner says who may.
  partnerArrived: forEverybody,
};
