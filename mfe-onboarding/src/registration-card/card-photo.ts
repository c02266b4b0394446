import { IDENTITY_FILE } from '@payung/shared/domain/people/identity-check.ts';
import type { IdentityFileProblem } from '@payung/shared/domain/people/identity-check.ts';
import { openPicture, shrinkPicture } from '@payung/shared/ui/shrink-picture.ts';
import type { PictureEncoding } from '@payung/shared/ui/shrink-picture.ts';

const square = (side: number) => ({ width: side, height: side });

/** A card stays legible even at the last size. */
const CARD_ENCODING: PictureEncoding = {
  maxBytes: IDENTITY_FILE.maxBytes,
  attempts: [
    { most: square(2000), quality: 0.85 },
    { most: square(1600), quality: 0.8 },
    { most: square(1600), quality: 0.65 },
    { most: square(1200), quality: 0.6 },
  ],
};

const problemOf = ({ size, type }: Blob): IdentityFileProblem | undefined => {
  if (size === 0) return 'identity.file.empty';
  return type === '' || type.startsWith('image/') ? undefined : 'identity.file.type';
};

/** Undefined where this browser cannot read the file, or cannot draw it small enough. */
const redraw = async (file: Blob): Promise<Blob | undefined> => {
  const picture = await openPicture(file);
  if (picture === undefined) return undefined;
  const photo = await shrinkPicture(picture, CARD_ENCODING);
  picture.close();
  return photo !== undefined && photo.size <= CARD_ENCODING.maxBytes ? photo : undefined;
};

/** A photo of any size, made small enough to be sent; the server checks its bytes again. */
export const cardPhotoOf = async (
  file: Blob,
): Promise<{ readonly photo: Blob } | { readonly problem: IdentityFileProblem }> => {
  const problem = problemOf(file);
  if (problem !== undefined) return { problem };
  const photo = await redraw(file);
  if (photo !== undefined) return { photo };
  if (!(IDENTITY_FILE.types as readonly string[]).includes(file.type))
    return { problem: 'identity.file.type' };
  return file.size <= IDENTITY_FILE.maxBytes ? { photo: file } : { problem: 'identity.file.size' };
};
