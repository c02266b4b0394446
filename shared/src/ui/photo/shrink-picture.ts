export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** How a picture is written as JPEG: the next attempt is made while the file is larger than `maxBytes`. */
export interface PictureEncoding {
  readonly maxBytes: number;
  readonly attempts: readonly EncodingAttempt[];
}

export interface EncodingAttempt {
  /** The largest size, whether the picture is upright or not. */
  readonly most: PictureSize;
  readonly quality: number;
}

/** iOS draws nothing on a larger canvas, and reports no error. */
const MAX_CANVAS_PIXELS = 16_777_216;

/** The largest size that fits into `most` and on a canvas; a smaller picture keeps its size. */
export const fitInto = ({ width, height }: PictureSize, most: PictureSize): PictureSize => {
  const [longer, shorter] = [Math.max(width, height), Math.min(width, height)];
  const scale = Math.min(
    1,
    Math.max(most.width, most.height) / longer,
    Math.min(most.width, most.height) / shorter,
    Math.sqrt(MAX_CANVAS_PIXELS / (width * height)),
  );
  return {
    width: Math.max(1, Math.floor(width * scale)),
    height: Math.max(1, Math.floor(height * scale)),
  };
};

/** A picture that can be drawn, and its size as people see it. */
export interface Drawable {
  readonly source: CanvasImageSource;
  readonly size: PictureSize;
}

/**
 * Reads a file into an `<img>`, which every browser turns upright by what the camera noted. Undefined for a file that
 * this browser cannot read. `close` frees its memory.
 */
export const openPicture = async (
  file: Blob,
): Promise<(Drawable & { readonly close: () => void }) | undefined> => {
  const address = URL.createObjectURL(file);
  const image = new Image();
  image.src = address;
  const close = (): void => {
    URL.revokeObjectURL(address);
    image.removeAttribute('src');
  };
  try {
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    if (width === 0 || height === 0) throw new Error('The picture has no size.');
    return { source: image, size: { width, height }, close };
  } catch {
    close();
    return undefined;
  }
};

/** Draws straight to the target size. Undefined without a context: the memory for canvases is used up. */
export const drawTo = ({ source, size }: Drawable, most: PictureSize): HTMLCanvasElement | undefined => {
  const { width, height } = fitInto(size, most);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) return undefined;
  // Never rotated here: browsers turn a picture upright by themselves.
  context.drawImage(source, 0, 0, width, height);
  return canvas;
};

/** Frees the memory at once; browsers of phones keep it long after the last use. */
export const releaseCanvas = (canvas: HTMLCanvasElement): void => {
  canvas.width = 0;
  canvas.height = 0;
};

const encode = async (picture: Drawable, { most, quality }: EncodingAttempt): Promise<Blob | undefined> => {
  const canvas = drawTo(picture, most);
  if (canvas === undefined) return undefined;
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', quality);
  });
  releaseCanvas(canvas);
  // A browser that cannot write JPEG writes PNG.
  return blob?.type === 'image/jpeg' ? blob : undefined;
};

/** The picture as JPEG: the first attempt within `maxBytes`, or else the smallest. Undefined if none can be drawn. */
export const shrinkPicture = async (
  picture: Drawable,
  { maxBytes, attempts }: PictureEncoding,
): Promise<Blob | undefined> => {
  let smallest: Blob | undefined;
  for (const attempt of attempts) {
    const blob = await encode(picture, attempt);
    if (blob !== undefined && blob.size <= maxBytes) return blob;
    if (blob !== undefined && blob.size < (smallest?.size ?? Infinity)) smallest = blob;
  }
  return smallest;
};
