import type { PhotoSlot } from '#rules/inspection.ts';
import { drawTo, jpegOf, releaseCanvas } from './draw.ts';
import type { Drawable } from './draw.ts';
import { encodingOf } from '#rules/photo-encoding.ts';
import type { Attempt } from '#rules/photo-encoding.ts';

const encode = async (picture: Drawable, { most, quality }: Attempt): Promise<Blob | undefined> => {
  const canvas = drawTo(picture, most);
  if (canvas === undefined) return undefined;
  const blob = await jpegOf(canvas, quality);
  releaseCanvas(canvas);
  // A browser that cannot write JPEG writes PNG.
  return blob?.type === 'image/jpeg' ? blob : undefined;
};

/** The photo as JPEG, as small as its slot asks for. Nothing when this browser cannot do it. */
export const shrink = async (picture: Drawable, slot: PhotoSlot): Promise<Blob | undefined> => {
  const { maxBytes, attempts } = encodingOf(slot);
  let smallest: Blob | undefined;
  for (const attempt of attempts) {
    const blob = await encode(picture, attempt);
    if (blob !== undefined && blob.size <= maxBytes) return blob;
    if (blob !== undefined && blob.size < (smallest?.size ?? Infinity)) smallest = blob;
  }
  return smallest;
};
