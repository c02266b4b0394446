import type { PhotoSlot } from './inspection.ts';
import type { Size } from './photo-size.ts';

/** One way to encode a photo; the next is tried when the file is larger than it may be. */
export interface Attempt {
  readonly most: Size;
  readonly quality: number;
}

export interface Encoding {
  readonly maxBytes: number;
  readonly attempts: readonly Attempt[];
}

const LARGE: Size = { width: 2560, height: 1920 };
const MEDIUM: Size = { width: 1920, height: 1440 };
const SMALL: Size = { width: 1600, height: 1200 };

/** Letters and digits stay legible: sharper, and never smaller. */
const TO_READ: Encoding = {
  maxBytes: 900_000,
  attempts: [0.9, 0.85, 0.8, 0.7, 0.6, 0.5].map((quality) => ({ most: LARGE, quality })),
};

/** All eight photos of a car together stay below 4 MB. */
const OTHERS: Encoding = {
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

export const encodingOf = (slot: PhotoSlot): Encoding =>
  slot === 'registration' || slot === 'chassis' ? TO_READ : OTHERS;
