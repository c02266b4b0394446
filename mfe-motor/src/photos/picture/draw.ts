import { LOOKED_AT } from './hints.ts';
import { lumaOf } from './luma.ts';
import type { Luma } from './luma.ts';
import { fitInto } from '#rules/photo-size.ts';
import type { Size } from '#rules/photo-size.ts';

/** A picture that can be drawn, and how large it is as people see it. */
export interface Drawable {
  readonly source: CanvasImageSource;
  readonly size: Size;
}

/** Gives the memory back at once; browsers of phones keep it long after the last use. */
export const releaseCanvas = (canvas: HTMLCanvasElement): void => {
  canvas.width = 0;
  canvas.height = 0;
};

/** Straight to its target size. Nothing without a context: the memory for pictures is used up. */
export const drawTo = ({ source, size }: Drawable, most: Size): HTMLCanvasElement | undefined => {
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

/** Nothing when the browser gives no file. */
export const jpegOf = (canvas: HTMLCanvasElement, quality: number): Promise<Blob | undefined> =>
  new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', quality);
  });

/** The brightness of a picture, small, for what is told of it before it is sent. */
export const smallLumaOf = (picture: Drawable): Luma | undefined => {
  const canvas = drawTo(picture, { width: LOOKED_AT, height: LOOKED_AT });
  if (canvas === undefined) return undefined;
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height);
  const luma = pixels === undefined ? undefined : lumaOf(pixels);
  releaseCanvas(canvas);
  return luma;
};
