import { IDENTITY_FILE } from '#domain/people/identity-check.ts';
import { openPicture, releaseCanvas, shrinkPicture } from './shrink-picture.ts';
import type { Drawable, PictureEncoding } from './shrink-picture.ts';

/** Message id of why a photo cannot be used. */
export type PhotoProblem =
  | 'photo.empty'
  | 'photo.heic'
  | 'photo.broken'
  | 'photo.unreadable'
  | 'photo.garbled'
  | 'photo.memory';

export type SmallPhoto = { readonly photo: Blob } | { readonly problem: PhotoProblem };

const square = (side: number) => ({ width: side, height: side });

/** A card stays legible even at the last size. */
export const CARD_ENCODING: PictureEncoding = {
  maxBytes: IDENTITY_FILE.maxBytes,
  attempts: [
    { most: square(2000), quality: 0.85 },
    { most: square(1600), quality: 0.8 },
    { most: square(1600), quality: 0.65 },
    { most: square(1200), quality: 0.6 },
  ],
};

/** What is on the screen at this moment, such as the picture of a camera. */
export const drawnPhotoOf = async (picture: Drawable, encoding: PictureEncoding): Promise<SmallPhoto> => {
  const photo = await shrinkPicture(picture, encoding);
  return photo === undefined || photo.size > IDENTITY_FILE.maxBytes ? { problem: 'photo.memory' } : { photo };
};

/** Where a canvas cannot be used, a small file is sent unchanged; the server encodes it again. */
const unchanged = (bytes: Uint8Array<ArrayBuffer>, problem: PhotoProblem): SmallPhoto => {
  const kind = fileKindOf(bytes);
  const isSendable = (kind === 'jpeg' || kind === 'png') && bytes.length <= IDENTITY_FILE.maxBytes;
  return isSendable ? { photo: new Blob([bytes], { type: `image/${kind}` }) } : { problem };
};

type Draw = (picture: Drawable) => Promise<SmallPhoto>;

const redrawn = async (bytes: Uint8Array<ArrayBuffer>, draw: Draw): Promise<SmallPhoto> => {
  const picture = await openPicture(new Blob([bytes]));
  if (picture === undefined) {
    const kind = fileKindOf(bytes);
    if (kind === 'heic') return { problem: 'photo.heic' };
    return { problem: kind === 'other' ? 'photo.unreadable' : 'photo.broken' };
  }
  const drawn = await draw(picture);
  picture.close();
  return 'problem' in drawn ? unchanged(bytes, drawn.problem) : drawn;
};

/**
 * A photo of any size and kind that this browser can read, small enough to be sent: every photo that somebody chooses
 * passes here. The file is copied to memory first: on some phones it changes or disappears afterwards.
 */
export const smallPhotoOf = async (
  file: Blob,
  draw: Draw,
): Promise<SmallPhoto & { readonly bytes?: Uint8Array<ArrayBuffer> }> => {
  const bytes = await file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => undefined,
  );
  if (bytes === undefined) return { problem: 'photo.broken' };
  if (bytes.length === 0) return { problem: 'photo.empty' };
  const result = canDrawPhotos() ? await redrawn(bytes, draw) : unchanged(bytes, 'photo.garbled');
  return { ...result, bytes };
};

/** The photo of a card. */
export const cardPhotoOf = (file: Blob): Promise<SmallPhoto> =>
  smallPhotoOf(file, (picture) => drawnPhotoOf(picture, CARD_ENCODING));

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
