import type { motorCalls } from 'mfe-motor/contract/endpoints.ts';
import type { inspectionCalls } from 'mfe-motor/contract/inspection-endpoints.ts';
import type { reviewCalls } from 'mfe-motor/contract/review-endpoints.ts';
import {
  forAgentOfQuote,
  forAgents,
  forBothOfQuote,
  forEverybody,
  forSignedIn,
  forStaff,
} from '#core/access/access-rows.ts';
import type { AccessRow } from '#core/access/access-rows.ts';

/** The agent and the customer of the quote, and the second device of its hand-off (R65). */
const forPhotographers: AccessRow = { ...forBothOfQuote, ownPhotoHandoff: 'yes', otherPhotoHandoff: 404 };

const INSPECTION_ACCESS: { readonly [Name in keyof typeof inspectionCalls]: AccessRow } = {
  inspectionDocuments: forPhotographers,
  putInspectionPhoto: forPhotographers,
  describePhoto: forPhotographers,
  removePhoto: forPhotographers,
  // Not for the upline: one photo shows the registration, with name and address (ruling R33).
  inspectionPhoto: forPhotographers,
  submitInspection: forPhotographers,
  // A second device cannot hand the photos on.
  createHandoff: forBothOfQuote,
  revokeHandoff: forBothOfQuote,
  // The token of the link is the permission.
  openHandoff: forEverybody,
};

/** Reviewing is for the insurer's own people alone (ruling R18). */
const REVIEW_ACCESS: { readonly [Name in keyof typeof reviewCalls]: AccessRow } = {
  reviewQueue: forStaff,
  reviewCount: forStaff,
  openReview: forStaff,
  reviewPhoto: forStaff,
  leaseReview: forStaff,
  releaseReview: forStaff,
  decideReview: forStaff,
};

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
