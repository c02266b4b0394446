import { listOf, only, record, renamed, same, under } from '@payung/shared/wire/wire-names.ts';
import type { InspectionDocuments, InspectionPhoto } from './inspection.ts';

/** A photo is a type with images and a description (MOT-017). */
const photo = record<InspectionPhoto>({
  slot: 'type',
  photoId: renamed('images', only(same<string>())),
  description: 'desc',
});

export const inspectionDocuments = under(
  'data',
  record<InspectionDocuments>({ photos: renamed('photos', listOf(photo)) }),
);
