import { endpoint } from '@payung/shared/api/endpoint.ts';
import type { ByQuote } from '@payung/shared/schemas/quote.ts';
import { record } from '@payung/shared/wire/wire-names.ts';
import { inspectionDocuments } from './inspection-codec.ts';
import type { InspectionDocuments, OpenedHandoff, PhotoFacts } from './inspection.ts';

type ByPhoto = ByQuote & { readonly photoId: string };

const writes = { effect: 'writes', origin: 'assumed' } as const;
const photographs = { ...writes, handoff: true } as const;

/** The photos of a quote's vehicle, by the agent or the customer of the quote (ruling G10). */
export const inspectionCalls = {
  inspectionDocuments: endpoint<{ params: ByQuote; reply: InspectionDocuments }>()({
    method: 'GET',
    path: 'user/getDocumentInspectionMotor/:quoteId',
    service: 'user',
    effect: 'reads',
    handoff: true,
    counted: 'polls',
    wire: { reply: inspectionDocuments },
    origin: 'specified',
  }),
  /** One photo into one slot, in place of what was there. Sent again, it is the same photo. */
  putInspectionPhoto: endpoint<{
    params: ByPhoto & { readonly slot: string };
    query: PhotoFacts;
    upload: Blob;
    reply: InspectionDocuments;
  }>()({
    ...photographs,
    method: 'PUT',
    path: 'user/inspection-motor/:quoteId/photos/:slot/:photoId',
    service: 'user',
    upload: true,
    wire: { reply: inspectionDocuments },
  }),
  describePhoto: endpoint<{ params: ByPhoto; body: { description: string }; reply: InspectionDocuments }>()({
    ...photographs,
    method: 'PATCH',
    path: 'user/inspection-motor/:quoteId/photos/:photoId',
    service: 'user',
    wire: { body: record<{ description: string }>({ description: 'desc' }), reply: inspectionDocuments },
  }),
  removePhoto: endpoint<{ params: ByPhoto; reply: InspectionDocuments }>()({
    ...photographs,
    method: 'POST',
    path: 'user/inspection-motor/:quoteId/photos/:photoId/remove',
    service: 'user',
    wire: { reply: inspectionDocuments },
  }),
  /** As JPEG, drawn anew without its location data. */
  inspectionPhoto: endpoint<{ params: ByPhoto; reply: Blob }>()({
    method: 'GET',
    path: 'user/inspection-motor/:quoteId/photos/:photoId',
    service: 'user',
    effect: 'reads',
    handoff: true,
    binary: true,
    origin: 'assumed',
  }),
  /** The complete set goes to the reviewers. */
  submitInspection: endpoint<{ params: ByQuote; reply: InspectionDocuments }>()({
    ...photographs,
    method: 'POST',
    path: 'user/inspection-motor/:quoteId/submit',
    service: 'user',
    wire: { reply: inspectionDocuments },
  }),
  /** A link for a second device, in place of an earlier one; it is answered once and kept nowhere. */
  createHandoff: endpoint<{ params: ByQuote; reply: { link: string; expiresAt: string } }>()({
    ...writes,
    method: 'POST',
    path: 'user/inspection-motor/:quoteId/handoff',
    service: 'user',
  }),
  revokeHandoff: endpoint<{ params: ByQuote; reply: InspectionDocuments }>()({
    ...writes,
    method: 'POST',
    path: 'user/inspection-motor/:quoteId/handoff/revoke',
    service: 'user',
    wire: { reply: inspectionDocuments },
  }),
  /** The second device shows the token of its link, once. */
  openHandoff: endpoint<{ body: { token: string }; reply: { handoff: OpenedHandoff } }>()({
    ...writes,
    method: 'POST',
    path: 'auth/open-inspection-handoff',
  }),
} as const;
