import * as v from 'valibot';
import { as, record } from '#wire/describe.ts';
import { stage } from './parts.ts';

export const ocrDetails = record({
  idNumber: v.string(),
  idType: v.string(),
  /** Key of the image; opens nothing by itself. */
  imageKey: as('s3Url', v.string()),
});

export const decryptedLink = record({
  productId: v.string(),
  inviter: as('fullName', v.string()),
  quoteId: v.optional(v.string()),
  stage: v.optional(stage),
});
