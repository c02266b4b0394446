import type { PictureEncoding, PictureSize } from '@payung/shared/ui/photo/shrink-picture.ts';
import type { PhotoSlot } from './inspection.ts';

const LARGE: PictureSize = { width: 2560, height: 1920 };
const MEDIUM: PictureSize = { width: 1920, height: 1440 };
const SMALL: PictureSize = { width: 1600, height: 1200 };

/** Letters and digits stay legible: less compression, and never below this size. */
const LEGIBLE: PictureEncoding = {
  maxBytes: 900_000,
  attempts: [0.9, 0.85, 0.8, 0.7, 0.6, 0.5].map((quality) => ({ most: LARGE, quality })),
};

/** All eight photos of a car together stay below 4 MB. */
const OTHERS: PictureEncoding = {
  maxBytes: 360_000,
  attempts: [
    { most: LARGE, quality: 0.8 },
    { most: LARGE, quality: 0.65 },
    { most: MEDIUM, quality: 0.75 },
    { most: MEDIUM, quality: 0.6 },
    { most: SMALL, quality: 0.6 },
    { most: SMALL, quality: 0.45 },
  ],
};

export const encodingOf = (slot: PhotoSlot): PictureEncoding =>
  slot === 'registration' || slot === 'chassis' ? LEGIBLE : OTHERS;
