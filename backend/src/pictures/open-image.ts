import sharp from 'sharp';

/** A few bytes of PNG can unfold to gigabytes; cameras of phones stay below this. */
const MAX_PIXELS = 50_000_000;
const MAX_SECONDS = 15;

export const isTooWide = async (bytes: Buffer): Promise<boolean> => {
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  return width * height > MAX_PIXELS;
};

/** Upright, at most so long on its longer side, on white where it is transparent. */
export const drawnUpright = (bytes: Buffer, longerSide: number) =>
  sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
    .timeout({ seconds: MAX_SECONDS })
    .autoOrient()
    .resize({ width: longerSide, height: longerSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' });

let last: Promise<unknown> = Promise.resolve();

/** A picture made to be slow takes seconds of a thread; several at once would take them all from the server. */
export const oneAtATime = <T>(work: () => Promise<T>): Promise<T> => {
  const mine = last.then(work);
  last = mine.catch(() => undefined);
  return mine;
};
