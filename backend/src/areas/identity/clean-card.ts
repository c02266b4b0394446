import { IDENTITY_FILE } from '@payung/shared/domain/people/identity-file.ts';
import { cleanImage } from '#core/pictures/clean-image.ts';
import type { CleanImage } from '#core/pictures/clean-image.ts';

/** Enough to read a card; the longer side, in pixels. */
const LONGER_SIDE = 1600;

export const cleanCard = (bytes: Buffer, person: string): Promise<CleanImage> =>
  cleanImage(bytes, { longerSide: LONGER_SIDE, person });

/** An uploaded file has a limit that a provider's picture has not. */
export const cleanUpload = (bytes: Buffer, person: string): Promise<CleanImage> =>
  bytes.length > IDENTITY_FILE.maxBytes ? Promise.resolve({ problem: 'size' }) : cleanCard(bytes, person);
