import type { homeEndpoints } from 'mfe-home/contract/endpoints.ts';
import {
  forAgentOfQuote,
  forAgents,
  forBothOfQuote,
  forCustomerOfQuote,
  forEverybody,
} from '#core/access/access-rows.ts';
import type { AccessRow } from '#core/access/access-rows.ts';

/** Who may make the calls of home. */
export const HOME_ACCESS: { readonly [Name in keyof typeof homeEndpoints]: AccessRow } = {
  createHomeQuote: forAgents,
  getHomeQuote: forBothOfQuote,
  homePlans: forBothOfQuote,
  homeBenefits: forBothOfQuote,
  updateHomeQuote: forBothOfQuote,
  updateHomeLead: { ...forBothOfQuote, object: 'lead' },
  updatePrintPolicy: forBothOfQuote,
  agreeToRequirements: forCustomerOfQuote,
  validateHomePromo: forCustomerOfQuote,
  homeQuickQuote: forBothOfQuote,
  generateHomeLink: forAgentOfQuote,
  decryptHomeLink: forEverybody,
  homeEPolicy: forBothOfQuote,
};
