import type { accidentEndpoints } from 'mfe-pa-ci/contract/endpoints.ts';
import {
  forAgentOfQuote,
  forAgents,
  forBothOfQuote,
  forEverybody,
  forSignedIn,
} from '#core/access/access-rows.ts';
import type { AccessRow } from '#core/access/access-rows.ts';

/** Who may make the calls of personal accident. */
export const ACCIDENT_ACCESS: { readonly [Name in keyof typeof accidentEndpoints]: AccessRow } = {
  // No secrets, for signed-in callers only.
  accidentPlans: forSignedIn,
  paBeneficiary: forSignedIn,
  createPaQuote: forAgents,
  getPaQuote: forBothOfQuote,
  updatePaQuote: forBothOfQuote,
  updatePaInsured: forBothOfQuote,
  generatePaLink: forAgentOfQuote,
  decryptPaLink: forEverybody,
};
