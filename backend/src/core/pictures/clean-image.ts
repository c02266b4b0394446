import sharp from 'sharp';
import { createTurns } from '#core/http/turns.ts';
import { createHash } from 'node:crypto';

const BEGINNINGS = [Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('89504e470d0a1a0a', 'hex')];

export type ImageProblem = 'empty' | 'size' | 'type' | 'pixels' | 'broken';

export interface Picture {
  readonly jpeg: Buffer;
  readonly width: number;
  readonly height: number;
}

interface Problem {
  readonly problem: ImageProblem;
}

export type CleanImage = Picture | Problem;

const reencode = async (bytes: Buffer, longerSide: number): Promise<CleanImage> => {
  try {
    if (await isTooLargeToDecode(bytes)) return { problem: 'pixels' };
    const { data, info } = await drawnUpright(bytes, longerSide)
      .jpeg({ quality: 85 })
      .toBuffer({ resolveWithObject: true });
    return { jpeg: data, width: info.width, height: info.height };
  } catch {
    return { problem: 'broken' };
  }
};

interface DrawOptions {
  /** In pixels; a smaller picture keeps its size. */
  readonly longerSide: number;
  /** Whose turn it takes. */
  readonly person: string;
}

/** Recognised by its content; name and declared type of a file are only claims. */
const problemOf = (bytes: Buffer): ImageProblem | undefined => {
  if (bytes.length === 0) return 'empty';
  const isKnown = BEGINNINGS.some((beginning) => bytes.subarray(0, beginning.length).equals(beginning));
  return isKnown && !isAnimatedPng(bytes) ? undefined : 'type';
};

/**
 * The same picture drawn again: whatever else the file held (place and time of the photo, a script behind
 * the picture) is gone.
 */
export const cleanImage = async (bytes: Buffer, { longerSide, person }: DrawOptions): Promise<CleanImage> => {
  const problem = problemOf(bytes);
  return problem ? { problem } : pictureTurns.take(person, () => reencode(bytes, longerSide));
};

/** The cleaned picture with its fingerprints, in the same turn. */
export const cleanKnownImage = async (
  bytes: Buffer,
  { longerSide, person }: DrawOptions,
): Promise<(Picture & Fingerprint) | Problem> => {
  const problem = problemOf(bytes);
  if (problem !== undefined) return { problem };
  return pictureTurns.take(person, async () => {
    const picture = await reencode(bytes, longerSide);
    return 'problem' in picture ? picture : { ...picture, ...(await fingerprintOf(bytes)) };
  });
};

// One picture is drawn at a time, by one thread, and none is drawn twice: nothing to keep.
sharp.concurrency(1);
sharp.cache(false);

/** Upright, at most so long on its longer side, on white where it is transparent. */
const drawnUpright = (bytes: Buffer, longerSide: number) =>
  sharp(bytes, { limitInputPixels: PICTURE_LIMITS.pixels, failOn: 'error', pages: 1 })
    .timeout({ seconds: PICTURE_LIMITS.seconds })
    .autoOrient()
    .resize({ width: longerSide, height: longerSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' });

/**
 * What may be decoded, judged by the file's head before a pixel of it is. Phones make up to 50 megapixels: a JPEG is
 * shrunk while it is read and a PNG comes row by row, which takes tenths of a second. A progressive JPEG and an
 * interlaced PNG are held whole, at ten times the time and memory, and each scan of a JPEG goes over all of it.
 */
export const PICTURE_LIMITS = {
  pixels: 50_000_000,
  pixelsHeldWhole: 24_000_000,
  /** Programs write about ten. */
  scans: 40,
  seconds: 10,
} as const;

const START_OF_SCAN = Buffer.from([0xff, 0xda]);

const hasManyScans = (bytes: Buffer): boolean => {
  let at = -1;
  for (let scans = 0; scans <= PICTURE_LIMITS.scans; scans += 1) {
    at = bytes.indexOf(START_OF_SCAN, at + 1);
    if (at === -1) return false;
  }
  return true;
};

/** An animation says so before its first picture. */
const isAnimatedPng = (bytes: Buffer): boolean => {
  const control = bytes.indexOf('acTL');
  return control !== -1 && control < bytes.indexOf('IDAT');
};

const isTooLargeToDecode = async (bytes: Buffer): Promise<boolean> => {
  const head = sharp(bytes, { limitInputPixels: false });
  const { width, height, format, isProgressive, pages = 1 } = await head.metadata();
  const most = isProgressive ? PICTURE_LIMITS.pixelsHeldWhole : PICTURE_LIMITS.pixels;
  return pages > 1 || width * height > most || (format === 'jpeg' && hasManyScans(bytes));
};

/**
 * Of all pictures that this process draws: several at once would take every core from everybody else. All photos of an
 * inspection may wait for one person; a picture that waits is up to 2 MB of memory.
 */
export const PICTURE_TURNS = { atOnce: 1, ofOne: 12, ofAll: 150 } as const;
export const pictureTurns = createTurns(PICTURE_TURNS);

export interface Fingerprint {
  /** The same for the same pixels, whatever file they come in. */
  readonly pixels: string;
  /** 64 bits as 16 hexadecimal digits; pictures that look alike differ in few of them. */
  readonly likeness: string;
}

/** Larger pictures are compared at their stored size. */
const LONGER_SIDE = 2560;
/** A row of 9 has 8 steps between neighbours: 64 bits in 8 rows. */
const COLUMNS = 9;
const ROWS = 8;

/** Whether it grows brighter from one column to the next, row by row ("dHash"). */
const likenessOf = (grey: Buffer): string => {
  let bits = 0n;
  for (let row = 0; row < ROWS; row += 1) {
    for (let column = 1; column < COLUMNS; column += 1) {
      const at = row * COLUMNS + column;
      bits = (bits << 1n) | ((grey[at] ?? 0) > (grey[at - 1] ?? 0) ? 1n : 0n);
    }
  }
  return bits.toString(16).padStart(16, '0');
};

/** The fingerprints of a picture that can be decoded. */
export const fingerprintOf = async (bytes: Buffer): Promise<Fingerprint> => {
  const { data, info } = await drawnUpright(bytes, LONGER_SIDE)
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const grey = await sharp(data, { raw: { width, height, channels } })
    .greyscale()
    .resize({ width: COLUMNS, height: ROWS, fit: 'fill' })
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  return {
    pixels: createHash('sha256').update(`${width}x${height}x${channels}\n`).update(data).digest('hex'),
    likeness: likenessOf(grey),
  };
};
