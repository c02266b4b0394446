import sharp from 'sharp';
import { IDENTITY_FILE } from '@payung/shared/domain/people/identity-file.ts';

/** A few bytes of PNG can unfold to gigabytes; cameras of phones stay below this. */
const MAX_PIXELS = 50_000_000;
/** Enough to read a card; the longer side, in pixels. */
const LONGER_SIDE = 1600;
const MAX_SECONDS = 15;

const BEGINNINGS = [Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('89504e470d0a1a0a', 'hex')];

export type ImageProblem = 'empty' | 'size' | 'type' | 'pixels' | 'broken';

export type CleanImage = { readonly jpeg: Buffer } | { readonly problem: ImageProblem };

const open = (bytes: Buffer) =>
  sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 }).timeout({
    seconds: MAX_SECONDS,
  });

const isTooWide = async (bytes: Buffer): Promise<boolean> => {
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  return width * height > MAX_PIXELS;
};

const drawAnew = async (bytes: Buffer): Promise<CleanImage> => {
  try {
    if (await isTooWide(bytes)) return { problem: 'pixels' };
    const jpeg = await open(bytes)
      .autoOrient()
      .resize({ width: LONGER_SIDE, height: LONGER_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 85 })
      .toBuffer();
    return { jpeg };
  } catch {
    return { problem: 'broken' };
  }
};

let last: Promise<unknown> = Promise.resolve();

/** A picture made to be slow takes seconds of a thread; several at once would take them all from the server. */
const oneAtATime = <T>(work: () => Promise<T>): Promise<T> => {
  const mine = last.then(work);
  last = mine.catch(() => undefined);
  return mine;
};

/**
 * The same picture drawn anew: whatever else the file held (place and time of the photo, a script behind
 * the picture) is gone. Told by its content; name and declared type of a file are only claims.
 */
export const cleanImage = async (bytes: Buffer): Promise<CleanImage> => {
  if (bytes.length === 0) return { problem: 'empty' };
  if (!BEGINNINGS.some((beginning) => bytes.subarray(0, beginning.length).equals(beginning)))
    return { problem: 'type' };
  return oneAtATime(() => drawAnew(bytes));
};

/** An uploaded file has a limit that a provider's picture has not. */
export const cleanUpload = (bytes: Buffer): Promise<CleanImage> =>
  bytes.length > IDENTITY_FILE.maxBytes ? Promise.resolve({ problem: 'size' }) : cleanImage(bytes);
