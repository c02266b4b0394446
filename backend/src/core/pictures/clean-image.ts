import { fingerprintOf } from './fingerprint.ts';
import type { Fingerprint } from './fingerprint.ts';
import { drawnUpright } from './open-image.ts';
import { isAnimatedPng, isTooLargeToDecode } from './picture-limits.ts';
import { pictureTurns } from './picture-turns.ts';

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

const drawAnew = async (bytes: Buffer, longerSide: number): Promise<CleanImage> => {
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

export interface Drawing {
  /** In pixels; a smaller picture keeps its size. */
  readonly longerSide: number;
  /** Whose turn it takes. */
  readonly person: string;
}

/** Told by its content; name and declared type of a file are only claims. */
const problemOf = (bytes: Buffer): ImageProblem | undefined => {
  if (bytes.length === 0) return 'empty';
  const isKnown = BEGINNINGS.some((beginning) => bytes.subarray(0, beginning.length).equals(beginning));
  return isKnown && !isAnimatedPng(bytes) ? undefined : 'type';
};

/**
 * The same picture drawn anew: whatever else the file held (place and time of the photo, a script behind
 * the picture) is gone.
 */
export const cleanImage = async (bytes: Buffer, { longerSide, person }: Drawing): Promise<CleanImage> => {
  const problem = problemOf(bytes);
  return problem ? { problem } : pictureTurns.take(person, () => drawAnew(bytes, longerSide));
};

/** With that by which it is known again, in the same turn. */
export const cleanKnownImage = async (
  bytes: Buffer,
  { longerSide, person }: Drawing,
): Promise<(Picture & Fingerprint) | Problem> => {
  const problem = problemOf(bytes);
  if (problem !== undefined) return { problem };
  return pictureTurns.take(person, async () => {
    const picture = await drawAnew(bytes, longerSide);
    return 'problem' in picture ? picture : { ...picture, ...(await fingerprintOf(bytes)) };
  });
};
