import type { motorCalls } from 'mfe-motor/contract/endpoints.ts';
import {
  forAgentOfQuote,
  forAgents,
  forBothOfQuote,
  forEverybody,
  forSignedIn,
} from '#core/access/access-rows.ts';
import type { AccessRow } from '#core/access/access-rows.ts';
import { INSPECTION_ACCESS } from './inspection/access.ts';
import { REVIEW_ACCESS } from './review/access.ts';

/** Who may make the calls of motor. */
export const MOTOR_ACCESS: { readonly [Name in keyof typeof motorCalls]: AccessRow } = {
  createMotorQuote: forAgents,
  // No secret, for signed-in callers only: a customer corrects the vehicle too.
  motorCatalogue: forSignedIn,
  motorPlans: forBothOfQuote,
  motorBenefits: forBothOfQuote,
  updateMotorOrder: forBothOfQuote,
  motorQuickQuote: forBothOfQuote,
  generateMotorLink: forAgentOfQuote,
  decryptMotorLink: forEverybody,
  ...INSPECTION_ACCESS,
  ...REVIEW_ACCESS,
};
