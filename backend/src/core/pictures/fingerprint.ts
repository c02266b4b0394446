import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { drawnUpright } from './open-image.ts';

export interface Fingerprint {
  /** The same for the same pixels, whatever file they come in. */
  readonly pixels: string;
  /** 64 bits as 16 hexadecimal digits; pictures that look alike differ in few of them. */
  readonly likeness: string;
}

/** Pictures above it are compared as they are kept. */
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

/** By what a picture is known again; of one that can be drawn. */
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
