import type { inspectionCalls } from 'mfe-motor/contract/inspection-endpoints.ts';
import { forBothOfQuote, forEverybody } from '#core/access/access-rows.ts';
import type { AccessRow } from '#core/access/access-rows.ts';

/** Photos belong to the agent and the customer of the quote; a device that they were handed to takes them (R65). */
const forPhotographers: AccessRow = { ...forBothOfQuote, ownPhotoHandoff: 'yes', otherPhotoHandoff: 404 };

export const INSPECTION_ACCESS: { readonly [Name in keyof typeof inspectionCalls]: AccessRow } = {
  inspectionDocuments: forPhotographers,
  putInspectionPhoto: forPhotographers,
  describePhoto: forPhotographers,
  removePhoto: forPhotographers,
  // Not for who leads the agent's network: one shows the registration, with name and address (ruling R33).
  inspectionPhoto: forPhotographers,
  submitInspection: forPhotographers,
  // Whoever was handed the photos hands nothing on.
  createHandoff: forBothOfQuote,
  revokeHandoff: forBothOfQuote,
  // The token of the link says who may.
  openHandoff: forEverybody,
};
