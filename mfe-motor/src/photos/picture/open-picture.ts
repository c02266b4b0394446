import type { Drawable } from './draw.ts';

/**
 * An `<img>`, which every browser turns upright by what the camera noted. Nothing for a file that this
 * browser cannot read. `close` lets its memory go.
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
