import { drawnPhotoOf, smallPhotoOf } from '@payung/shared/ui/photo/small-photo.ts';
import type { PhotoProblem } from '@payung/shared/ui/photo/small-photo.ts';
import type { Drawable } from '@payung/shared/ui/photo/shrink-picture.ts';
import { encodingOf } from '#rules/photo-encoding.ts';
import type { PhotoHint, PhotoSlot, PhotoSource } from '#rules/inspection.ts';
import { smallLumaOf, hintsOf } from './photo-hints.ts';

/** A photo as it will be sent, once it is accepted. */
export interface PreparedPhoto {
  readonly file: Blob;
  readonly source: PhotoSource;
  readonly hints: readonly PhotoHint[];
  readonly takenAt?: string;
}

export type PhotoResult = PreparedPhoto | { readonly problem: PhotoProblem };

interface Wanted {
  readonly slot: PhotoSlot;
  readonly source: PhotoSource;
}

const hintsNow = (picture: Drawable, slot: PhotoSlot): readonly PhotoHint[] => {
  const luma = smallLumaOf(picture);
  return luma === undefined ? [] : hintsOf(luma, slot);
};

/** Prepares what the camera shows at this moment: the hints are looked for first, for a video moves on. */
export const prepareDrawable = async (picture: Drawable, { slot, source }: Wanted): Promise<PhotoResult> => {
  const hints = hintsNow(picture, slot);
  const drawn = await drawnPhotoOf(picture, encodingOf(slot));
  return 'problem' in drawn ? drawn : { file: drawn.photo, source, hints };
};

const takenAtOf = async (
  bytes: Uint8Array<ArrayBuffer> | undefined,
): Promise<{ readonly takenAt?: string }> => {
  if (bytes === undefined) return {};
  const { takenAtOf: read } = await import('../taken-at.ts');
  const takenAt = read(bytes);
  return takenAt === undefined ? {} : { takenAt };
};

/** Prepares a picked file. */
export const preparePicked = async (file: Blob, { slot, source }: Wanted): Promise<PhotoResult> => {
  let hints: readonly PhotoHint[] = [];
  const small = await smallPhotoOf(file, (picture) => {
    hints = hintsNow(picture, slot);
    return drawnPhotoOf(picture, encodingOf(slot));
  });
  if ('problem' in small) return { problem: small.problem };
  return { file: small.photo, source, hints, ...(await takenAtOf(small.bytes)) };
};
