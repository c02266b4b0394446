import { endpoint } from '@payung/shared/api/endpoint.ts';
import { inspectionSchemas } from './schemas/inspection.ts';

const writes = { effect: 'writes', origin: 'assumed' } as const;
const photographs = { ...writes, service: 'user', handoff: true } as const;

/** The photos of a quote's vehicle, by the agent or the customer of the quote (ruling G10). */
export const inspectionCalls = {
  inspectionDocuments: endpoint(inspectionSchemas.inspectionDocuments, {
    method: 'GET',
    path: 'user/getDocumentInspectionMotor/:quoteId',
    service: 'user',
    effect: 'reads',
    handoff: true,
    counted: 'polls',
    origin: 'specified',
  }),
  /** One photo into one slot, in place of what was there. Sent again, it is the same photo. */
  putInspectionPhoto: endpoint(inspectionSchemas.putInspectionPhoto, {
    ...photographs,
    method: 'PUT',
    path: 'user/inspection-motor/:quoteId/photos/:slot/:photoId',
    upload: true,
  }),
  describePhoto: endpoint(inspectionSchemas.describePhoto, {
    ...photographs,
    method: 'PATCH',
    path: 'user/inspection-motor/:quoteId/photos/:photoId',
  }),
  removePhoto: endpoint(inspectionSchemas.removePhoto, {
    ...photographs,
    method: 'POST',
    path: 'user/inspection-motor/:quoteId/photos/:photoId/remove',
  }),
  /** As JPEG, drawn again without its location data. */
  inspectionPhoto: endpoint(inspectionSchemas.inspectionPhoto, {
    method: 'GET',
    path: 'user/inspection-motor/:quoteId/photos/:photoId',
    service: 'user',
    effect: 'reads',
    handoff: true,
    binary: true,
    origin: 'assumed',
  }),
  /** The complete set goes to the reviewers. */
  submitInspection: endpoint(inspectionSchemas.submitInspection, {
    ...photographs,
    method: 'POST',
    path: 'user/inspection-motor/:quoteId/submit',
  }),
  /** A link for a second device, in place of an earlier one; it is answered once and kept nowhere. */
  createHandoff: endpoint(inspectionSchemas.createHandoff, {
    ...writes,
    method: 'POST',
    path: 'user/inspection-motor/:quoteId/handoff',
    service: 'user',
  }),
  revokeHandoff: endpoint(inspectionSchemas.revokeHandoff, {
    ...writes,
    method: 'POST',
    path: 'user/inspection-motor/:quoteId/handoff/revoke',
    service: 'user',
  }),
  /** The second device shows the token of its link, once. */
  openHandoff: endpoint(inspectionSchemas.openHandoff, {
    ...writes,
    method: 'POST',
    path: 'auth/open-inspection-handoff',
  }),
} as const;
