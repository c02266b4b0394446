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
