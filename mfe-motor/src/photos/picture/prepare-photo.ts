import { INSPECTION } from '#rules/inspection.ts';
import type { PhotoHint, PhotoSlot, PhotoSource } from '#rules/inspection.ts';
import { canDrawPhotos } from './canvas-check.ts';
import { smallLumaOf } from './draw.ts';
import type { Drawable } from './draw.ts';
import { fileKindOf } from './file-kind.ts';
import { hintsOf } from './hints.ts';
import { openPicture } from './open-picture.ts';
import { shrink } from './shrink.ts';

/** A photo as it will be sent, once it is accepted. */
export interface PreparedPhoto {
  readonly file: Blob;
  readonly source: PhotoSource;
  readonly hints: readonly PhotoHint[];
  readonly takenAt?: string;
}

/** Message id of why a file cannot be used. */
export type PhotoProblem =
  | 'motor.photo.empty'
  | 'motor.photo.heic'
  | 'motor.photo.broken'
  | 'motor.photo.unreadable'
  | 'motor.photo.garbled'
  | 'motor.photo.memory';

export type PhotoResult = PreparedPhoto | { readonly problem: PhotoProblem };

/** What is on the screen, as it is there now: a moving picture does not wait. */
export const prepareDrawable = async (
  picture: Drawable,
  { slot, source }: { readonly slot: PhotoSlot; readonly source: PhotoSource },
): Promise<PhotoResult> => {
  const luma = smallLumaOf(picture);
  const file = await shrink(picture, slot);
  if (file === undefined) return { problem: 'motor.photo.memory' };
  return { file, source, hints: luma === undefined ? [] : hintsOf(luma, slot) };
};

const takenAtOf = async (bytes: Uint8Array): Promise<{ readonly takenAt?: string }> => {
  const { takenAtOf: read } = await import('../taken-at.ts');
  const takenAt = read(bytes);
  return takenAt === undefined ? {} : { takenAt };
};

interface Picked {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly slot: PhotoSlot;
  readonly source: PhotoSource;
}

/** Where a canvas cannot be used, a small file goes as it is; the server draws it anew. */
const asItIs = ({ bytes, source }: Picked, problem: PhotoProblem): PhotoResult => {
  const kind = fileKindOf(bytes);
  const isSendable = (kind === 'jpeg' || kind === 'png') && bytes.length <= INSPECTION.maxBytes;
  if (!isSendable) return { problem };
  return { file: new Blob([bytes], { type: `image/${kind}` }), source, hints: [] };
};

const drawn = async (picked: Picked): Promise<PhotoResult> => {
  const picture = await openPicture(new Blob([picked.bytes]));
  if (picture === undefined) {
    const kind = fileKindOf(picked.bytes);
    if (kind === 'heic') return { problem: 'motor.photo.heic' };
    return { problem: kind === 'other' ? 'motor.photo.unreadable' : 'motor.photo.broken' };
  }
  const prepared = await prepareDrawable(picture, picked);
  picture.close();
  return 'problem' in prepared ? asItIs(picked, prepared.problem) : prepared;
};

/** A file that was picked, copied to memory at once: on some phones it changes or goes afterwards. */
export const preparePicked = async (
  file: Blob,
  { slot, source }: { readonly slot: PhotoSlot; readonly source: PhotoSource },
): Promise<PhotoResult> => {
  const bytes = await file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => undefined,
  );
  if (bytes === undefined) return { problem: 'motor.photo.broken' };
  if (bytes.length === 0) return { problem: 'motor.photo.empty' };
  const picked = { bytes, slot, source };
  const result = canDrawPhotos() ? await drawn(picked) : asItIs(picked, 'motor.photo.garbled');
  return 'problem' in result ? result : { ...result, ...(await takenAtOf(bytes)) };
};
