import sharp from 'sharp';
import { PICTURE_LIMITS } from './picture-limits.ts';

// One picture is drawn at a time, by one thread, and none is drawn twice: nothing to keep.
sharp.concurrency(1);
sharp.cache(false);

/** Upright, at most so long on its longer side, on white where it is transparent. */
export const drawnUpright = (bytes: Buffer, longerSide: number) =>
  sharp(bytes, { limitInputPixels: PICTURE_LIMITS.pixels, failOn: 'error', pages: 1 })
    .timeout({ seconds: PICTURE_LIMITS.seconds })
    .autoOrient()
    .resize({ width: longerSide, height: longerSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' });
