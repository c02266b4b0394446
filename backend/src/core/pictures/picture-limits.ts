import sharp from 'sharp';

/**
 * What may be decoded, told by the file's head before a pixel of it is. Phones make up to 50 megapixels: a JPEG is
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
export const isAnimatedPng = (bytes: Buffer): boolean => {
  const control = bytes.indexOf('acTL');
  return control !== -1 && control < bytes.indexOf('IDAT');
};

export const isTooLargeToDecode = async (bytes: Buffer): Promise<boolean> => {
  const head = sharp(bytes, { limitInputPixels: false });
  const { width, height, format, isProgressive, pages = 1 } = await head.metadata();
  const most = isProgressive ? PICTURE_LIMITS.pixelsHeldWhole : PICTURE_LIMITS.pixels;
  return pages > 1 || width * height > most || (format === 'jpeg' && hasManyScans(bytes));
};
