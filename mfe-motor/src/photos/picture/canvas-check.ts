import { releaseCanvas } from './draw.ts';

const SIDE = 8;
/** Browsers that guard against being recognised change colours by a step or two, which nobody sees. */
const NEAR = 8;

const greyAt = (index: number): number => (index * 37) % 256;

/** Draws a pattern and reads it back: some browsers garble every canvas, without saying so. */
const isCanvasTrue = (): boolean => {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d');
  if (context === null) return false;
  for (let at = 0; at < SIDE * SIDE; at += 1) {
    const grey = greyAt(at);
    context.fillStyle = `rgb(${grey},${grey},${grey})`;
    context.fillRect(at % SIDE, Math.floor(at / SIDE), 1, 1);
  }
  const { data } = context.getImageData(0, 0, SIDE, SIDE);
  releaseCanvas(canvas);
  return Array.from({ length: SIDE * SIDE }, (_, at) => Math.abs((data[at * 4] ?? 999) - greyAt(at))).every(
    (apart) => apart <= NEAR,
  );
};

let isTrue: boolean | undefined;

/** Found out once a visit. */
export const canDrawPhotos = (): boolean => (isTrue ??= isCanvasTrue());

/** A test begins anew. */
export const forgetCanvasCheck = (): void => {
  isTrue = undefined;
};
