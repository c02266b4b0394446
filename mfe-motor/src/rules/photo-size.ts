export interface Size {
  readonly width: number;
  readonly height: number;
}

/** iOS draws nothing on a larger canvas, and says nothing. */
export const MAX_CANVAS_PIXELS = 16_777_216;

/** As large as fits into `most`, whichever way the picture stands; a smaller one keeps its size. */
export const fitInto = ({ width, height }: Size, most: Size): Size => {
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
