import * as v from 'valibot';
import { text } from '@payung/shared/schemas/parts.ts';
import { sharedLink } from '@payung/shared/schemas/quote.ts';
import { describe } from '@payung/shared/wire/call-schemas.ts';
import { as, only, record, under } from '@payung/shared/wire/describe.ts';
import type { Clean } from '@payung/shared/wire/describe.ts';
import { ALL_SLOTS, FLAG_REASONS, INSPECTION, PHOTO_SOURCES } from '#rules/inspection.ts';

export const photoSlot = v.picklist(ALL_SLOTS);

const stateFields = {
  /** `expired`: the approval is no longer valid. */
  status: v.picklist(['wanted', 'underReview', 'flagged', 'approved', 'expired']),
  /** Grows with every set that is submitted; a decision carries the one that it saw. */
  round: v.number(),
  /** What still has to be photographed, again or for the first time. */
  wantedSlots: v.array(photoSlot),
  /** Day until which an approval is valid. */
  approvedUntil: v.optional(v.string()),
};
/** Where the inspection of a quote's vehicle stands (ruling R10). */
export const inspectionState = v.strictObject(stateFields);
export type InspectionState = Clean<typeof inspectionState>;

const photoFlag = v.strictObject({ reason: v.picklist(FLAG_REASONS), note: v.string() });
export type PhotoFlag = Clean<typeof photoFlag>;

/** What agents and reviewers see alike of a photo that the server holds. */
export const sentPhotoFields = {
  /** When it arrived, ISO 8601. */
  sentAt: v.string(),
  source: v.picklist(PHOTO_SOURCES),
  flag: v.optional(photoFlag),
};

/** A photo that the server holds: on the wire a type with images and a description (MOT-017). */
const inspectionPhoto = record({
  slot: as('type', photoSlot),
  /** Made by the device, a UUID: the same photo sent twice is one. */
  photoId: as('images', only(v.string())),
  /** Of damage, in the customer's words. */
  description: as('desc', v.string()),
  ...sentPhotoFields,
});
export type InspectionPhoto = Clean<typeof inspectionPhoto>;

/** The photos of a quote's vehicle (MOT-055). */
const documents = record({
  ...stateFields,
  photos: v.array(inspectionPhoto),
  /** When the newest set was submitted and decided, ISO 8601. */
  submittedAt: v.optional(v.string()),
  decidedAt: v.optional(v.string()),
  /** A second device may send photos until then; `isOpened` once it has. */
  handoff: v.optional(v.strictObject({ expiresAt: v.string(), isOpened: v.boolean() })),
});
export type InspectionDocuments = Clean<typeof documents>;

/** What a second device gets for the token of its link: a key to the photos of one quote, and nothing of a person. */
const openedHandoff = v.strictObject({ cipher: v.string(), quoteId: v.string(), productId: v.string() });
export type OpenedHandoff = Clean<typeof openedHandoff>;

/** What the device says of a photo that it sends. */
const photoFacts = v.strictObject({
  source: v.picklist(PHOTO_SOURCES),
  /** From the picture itself, ISO 8601; shown to reviewers, never trusted. */
  takenAt: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  /** Hints that were shown and ignored, with commas between them. */
  hints: v.optional(text(60)),
});
export type PhotoFacts = Clean<typeof photoFacts>;

const reply = under('data', documents);

/** The photos of a quote's vehicle, by the agent or the customer of the quote (ruling G10). */
export const inspectionSchemas = describe({
  inspectionDocuments: { reply },
  putInspectionPhoto: { query: photoFacts, reply },
  describePhoto: { body: record({ description: as('desc', text(INSPECTION.descriptionChars)) }), reply },
  removePhoto: { reply },
  inspectionPhoto: {},
  submitInspection: { reply },
  createHandoff: { reply: sharedLink },
  revokeHandoff: { reply },
  openHandoff: {
    body: v.strictObject({ token: text(64) }),
    reply: v.strictObject({ handoff: openedHandoff }),
  },
});
