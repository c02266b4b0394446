import type { inspectionCalls } from 'mfe-motor/contract/inspection-endpoints.ts';
import type { Handlers } from '#areas/area.ts';
import { describePhoto, photoBytes, removePhoto } from './inspection/change-photos.ts';
import { documentsOf } from './inspection/documents.ts';
import { createHandoff, openHandoff, revokeHandoff } from './inspection/handoff.ts';
import { putPhoto } from './inspection/photo-intake.ts';
import { submitInspection } from './inspection/submit.ts';

export const inspectionHandlers: Handlers<typeof inspectionCalls> = {
  inspectionDocuments: ({ params }, { db, clock }) => documentsOf(db, params.quoteId, clock.now()),
  putInspectionPhoto: putPhoto,
  describePhoto,
  removePhoto,
  inspectionPhoto: ({ params }, services) => photoBytes(services, params, () => true),
  submitInspection,
  createHandoff,
  revokeHandoff,
  openHandoff,
};
