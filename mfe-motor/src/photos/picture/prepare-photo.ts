import { openPicture, shrinkPicture, releaseCanvas } from '@payung/shared/ui/shrink-picture.ts';
import type { Drawable } from '@payung/shared/ui/shrink-picture.ts';
import { encodingOf } from '#rules/photo-encoding.ts';
import { INSPECTION } from '#rules/inspection.ts';
import type { PhotoHint, PhotoSlot, PhotoSource } from '#rules/inspection.ts';
import { smallLumaOf, hintsOf } from './photo-hints.ts';

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

/** Prepares what is on the screen at this moment: the luma is read first, for a video moves on. */
export const prepareDrawable = async (
  picture: Drawable,
  { slot, source }: { readonly slot: PhotoSlot; readonly source: PhotoSource },
): Promise<PhotoResult> => {
  const luma = smallLumaOf(picture);
  const file = await shrinkPicture(picture, encodingOf(slot));
  if (file === undefined) return { problem: 'motor.photo.memory' };
  return { file, source, hints: luma === undefined ? [] : hintsOf(luma, slot) };
};

const takenAtOf = async (bytes: Uint8Array): Promise<{ readonly takenAt?: string }> => {
  const { takenAtOf: read } = await import('../taken-at.ts');
  const takenAt = read(bytes);
  return takenAt === undefined ? {} : { takenAt };
};

interface PickedFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly slot: PhotoSlot;
  readonly source: PhotoSource;
}

/** Where a canvas cannot be used, a small file is sent unchanged; the server encodes it again. */
const unchanged = ({ bytes, source }: PickedFile, problem: PhotoProblem): PhotoResult => {
  const kind = fileKindOf(bytes);
  const isSendable = (kind === 'jpeg' || kind === 'png') && bytes.length <= INSPECTION.maxBytes;
  if (!isSendable) return { problem };
  return { file: new Blob([bytes], { type: `image/${kind}` }), source, hints: [] };
};

const redrawn = async (picked: PickedFile): Promise<PhotoResult> => {
  const picture = await openPicture(new Blob([picked.bytes]));
  if (picture === undefined) {
    const kind = fileKindOf(picked.bytes);
    if (kind === 'heic') return { problem: 'motor.photo.heic' };
    return { problem: kind === 'other' ? 'motor.photo.unreadable' : 'motor.photo.broken' };
  }
  const prepared = await prepareDrawable(picture, picked);
  picture.close();
  return 'problem' in prepared ? unchanged(picked, prepared.problem) : prepared;
};

/** Prepares a picked file, copied to memory first: on some phones it changes or disappears afterwards. */
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
  const result = canDrawPhotos() ? await redrawn(picked) : unchanged(picked, 'motor.photo.garbled');
  return 'problem' in result ? result : { ...result, ...(await takenAtOf(bytes)) };
};

type FileKind = 'jpeg' | 'png' | 'heic' | 'other';

const ascii = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCodePoint(...bytes.subarray(from, to));

const HEIC = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1'];

/** By the first bytes, not by the name or type that the file claims. */
const fileKindOf = (bytes: Uint8Array): FileKind => {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (bytes[0] === 0x89 && ascii(bytes, 1, 4) === 'PNG') return 'png';
  if (ascii(bytes, 4, 8) === 'ftyp' && HEIC.includes(ascii(bytes, 8, 12))) return 'heic';
  return 'other';
};

const SIDE = 8;
/** Browsers that guard against fingerprinting change colours by a step or two, which nobody sees. */
const TOLERANCE = 8;

const greyAt = (index: number): number => (index * 37) % 256;

/** Draws a pattern and reads it back: some browsers return other pixels than were drawn, without an error. */
export const canDrawPhotos = (): boolean => {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d');
  if (context === null) return false;
  for (let at = 0; at < SIDE * SIDE; at += 1) {
    const grey = greyAt(at);
    context.fillStyle = `rgb(${grey},${grey},${grey})`;
    context.fillRect(at % SIDE, Math.floor(at / SIDE), 1, 1);
  }
  const { data } = context.getImageData(0, 0, SIDE, SIDE);
  releaseCanvas(canvas);
  return Array.from({ length: SIDE * SIDE }, (_, at) => Math.abs((data[at * 4] ?? 999) - greyAt(at))).every(
    (apart) => apart <= TOLERANCE,
  );
};
