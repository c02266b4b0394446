import { IDENTITY_FILE } from '#domain/people/identity-file.ts';

/** Longer side in pixels and quality, the next where a photo is still too large. A card stays legible down to the last. */
const TRIES = [
  { longerSide: 2000, quality: 0.85 },
  { longerSide: 1600, quality: 0.8 },
  { longerSide: 1600, quality: 0.65 },
  { longerSide: 1200, quality: 0.6 },
] as const;

type Try = (typeof TRIES)[number];

/** Message id of why a photo cannot be sent. */
export type PhotoProblem = 'identity.file.empty' | 'identity.file.type' | 'identity.file.size';

const problemOf = ({ size, type }: Pick<Blob, 'size' | 'type'>): PhotoProblem | undefined => {
  if (size === 0) return 'identity.file.empty';
  return type === '' || type.startsWith('image/') ? undefined : 'identity.file.type';
};

const draw = (image: HTMLImageElement, { longerSide, quality }: Try): Promise<Blob | null> => {
  const { naturalWidth: width, naturalHeight: height } = image;
  const scale = Math.min(1, longerSide / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (context === null) return Promise.resolve(null);
  // Straight to its target size, and never rotated here: browsers turn a photo upright by themselves.
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => {
    canvas.toBlob(
      (blob) => {
        // Gives the memory back at once; phones keep it long after the last use.
        canvas.width = 0;
        resolve(blob);
      },
      'image/jpeg',
      quality,
    );
  });
};

/** Nothing where this browser cannot read the file, or cannot draw. */
const redraw = async (file: Blob): Promise<Blob | undefined> => {
  const address = URL.createObjectURL(file);
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
    for (const attempt of TRIES) {
      const blob = await draw(image, attempt);
      // A browser that cannot write JPEG writes PNG.
      if (blob?.type === 'image/jpeg' && blob.size <= IDENTITY_FILE.maxBytes) return blob;
    }
    return undefined;
  } catch {
    return undefined;
  } finally {
    URL.revokeObjectURL(address);
    image.removeAttribute('src');
  }
};

/** A photo of any size, made small enough to be sent; the server looks at its bytes again. */
export const shrinkPhoto = async (
  file: Blob,
): Promise<{ readonly photo: Blob } | { readonly problem: PhotoProblem }> => {
  const problem = problemOf(file);
  if (problem !== undefined) return { problem };
  const isSmall = file.size <= IDENTITY_FILE.maxBytes;
  const isSendable = (IDENTITY_FILE.types as readonly string[]).includes(file.type);
  const photo = await redraw(file);
  if (photo !== undefined) return { photo };
  if (isSendable) return isSmall ? { photo: file } : { problem: 'identity.file.size' };
  return { problem: 'identity.file.type' };
};
