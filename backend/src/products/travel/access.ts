import type { travelCalls } from 'mfe-travel/contract/endpoints.ts';
import { forAgents, forBothOfQuote, forSignedIn } from '#core/access/access-rows.ts';
import type { AccessRow } from '#core/access/access-rows.ts';

/** Who may make the calls of travel. */
export const TRAVEL_ACCESS: { readonly [Name in keyof typeof travelCalls]: AccessRow } = {
  createTravelQuote: forAgents,
  coverageAreas: forSignedIn,
  getPlans: forBothOfQuote,
  getPlanBenefits: forBothOfQuote,
};
