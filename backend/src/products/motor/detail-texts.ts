import type { BilingualText } from '@payung/shared/product.ts';

/** Texts of motor's policy detail, beside those of its documents. */
export const DETAIL_TEXTS = {
  brand: { en: 'Brand', id: 'Merek' },
  model: { en: 'Model', id: 'Model' },
  photos: { en: 'Inspection photos', id: 'Foto pemeriksaan' },
} as const satisfies Record<string, BilingualText>;
