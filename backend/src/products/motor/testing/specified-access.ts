import {
  BY_AGENTS,
  BY_EVERYBODY,
  BY_OWNER_AGENT,
  BY_OWNERS,
  BY_SIGNED_IN,
  BY_STAFF,
} from '#testing/product-access.ts';
import type { SpecifiedAccess } from '#testing/product-access.ts';

/** The people of the quote, and the hand-off of its photos. */
const BY_PHOTOGRAPHERS = BY_OWNERS.with(10, 'yes').with(11, 404);

export const SPECIFIED_ACCESS: SpecifiedAccess = {
  createMotorQuote: ['self', BY_AGENTS],
  motorCatalogue: ['self', BY_SIGNED_IN],
  motorPlans: ['quote', BY_OWNERS],
  motorBenefits: ['quote', BY_OWNERS],
  updateMotorOrder: ['quote', BY_OWNERS],
  motorQuickQuote: ['quote', BY_OWNERS],
  generateMotorLink: ['quote', BY_OWNER_AGENT],
  decryptMotorLink: ['self', BY_EVERYBODY],
  inspectionDocuments: ['quote', BY_PHOTOGRAPHERS],
  putInspectionPhoto: ['quote', BY_PHOTOGRAPHERS],
  describePhoto: ['quote', BY_PHOTOGRAPHERS],
  removePhoto: ['quote', BY_PHOTOGRAPHERS],
  inspectionPhoto: ['quote', BY_PHOTOGRAPHERS],
  submitInspection: ['quote', BY_PHOTOGRAPHERS],
  createHandoff: ['quote', BY_OWNERS],
  revokeHandoff: ['quote', BY_OWNERS],
  openHandoff: ['self', BY_EVERYBODY],
  reviewQueue: ['self', BY_STAFF],
  reviewCount: ['self', BY_STAFF],
  openReview: ['self', BY_STAFF],
  reviewPhoto: ['self', BY_STAFF],
  leaseReview: ['self', BY_STAFF],
  releaseReview: ['self', BY_STAFF],
  decideReview: ['self', BY_STAFF],
};
