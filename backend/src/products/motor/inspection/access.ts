import type { inspectionCalls } from 'mfe-motor/contract/inspection-endpoints.ts';
import { forBothOfQuote, forEverybody } from '#access/access-rows.ts';
import type { AccessRow } from '#access/access-rows.ts';

/** Photos belong to the agent and the customer of the quote. */
export const INSPECTION_ACCESS: { readonly [Name in keyof typeof inspectionCalls]: AccessRow } = {
  inspectionDocuments: forBothOfQuote,
  putInspectionPhoto: forBothOfQuote,
  describePhoto: forBothOfQuote,
  removePhoto: forBothOfQuote,
  // Not for who leads the agent's network: one shows the registration, with name and address (ruling R33).
  inspectionPhoto: forBothOfQuote,
  submitInspection: forBothOfQuote,
  createHandoff: forBothOfQuote,
  revokeHandoff: forBothOfQuote,
  // The token of the link says who may.
  openHandoff: forEverybody,
};
