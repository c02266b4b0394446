import { drawnUpright, isTooWide, oneAtATime } from './open-image.ts';

const BEGINNINGS = [Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('89504e470d0a1a0a', 'hex')];

export type ImageProblem = 'empty' | 'size' | 'type' | 'pixels' | 'broken';

export interface Picture {
  readonly jpeg: Buffer;
  readonly width: number;
  readonly height: number;
}

export type CleanImage = Picture | { readonly problem: ImageProblem };

const drawAnew = async (bytes: Buffer, longerSide: number): Promise<CleanImage> => {
  try {
    if (await isTooWide(bytes)) return { problem: 'pixels' };
    const { data, info } = await drawnUpright(bytes, longerSide)
      .jpeg({ quality: 85 })
      .toBuffer({ resolveWithObject: true });
    return { jpeg: data, width: info.width, height: info.height };
  } catch {
    return { problem: 'broken' };
  }
};

/**
 * The same picture drawn anew: whatever else the file held (place and time of the photo, a script behind
 * the picture) is gone. Told by its content; name and declared type of a file are only claims.
 * `longerSide` in pixels; a smaller picture keeps its size.
 */
export const cleanImage = async (bytes: Buffer, longerSide: number): Promise<CleanImage> => {
  if (bytes.length === 0) return { problem: 'empty' };
  if (!BEGINNINGS.some((beginning) => bytes.subarray(0, beginning.length).equals(beginning)))
    return { problem: 'type' };
  return oneAtATime(() => drawAnew(bytes, longerSide));
};
