import type { HomeCover } from 'mfe-home/rules/covers.ts';
import { iconAddressOf } from '#areas/quote/price/price.ts';

/** Line drawings of the additional coverages, 24 × 24. */
const DRAWINGS: Readonly<Record<HomeCover['cover'], string>> = {
  earthquake: 'M4 11 12 4l8 7M6 9.5V20h12V9.5M12.5 9.5 10.5 13l3 1.5-2 5.5M2.5 22.5l2-1 2 1 2-1 2 1',
  flood:
    'M4.5 10.5 12 4l7.5 6.5M6.5 9v4.5M17.5 9v4.5M2.5 17c1.6 0 1.6-1.2 3.2-1.2S7.3 17 8.9 17s1.6-1.2 3.1-1.2S13.6 17 15.1 17s1.6-1.2 3.2-1.2S19.9 17 21.5 17M2.5 21c1.6 0 1.6-1.2 3.2-1.2S7.3 21 8.9 21s1.6-1.2 3.1-1.2S13.6 21 15.1 21s1.6-1.2 3.2-1.2S19.9 21 21.5 21',
  rsmdcc: 'M5 21V11.5l5-2 9.5-5v10L10 10.5v6L8 18v3M3 7.5l2 1.2M5 3.5l1.4 2M10 2.5v2.5',
};

/** An address that a picture can show (`signedUrl`). */
export const iconAddress = (cover: HomeCover['cover']): string => iconAddressOf(DRAWINGS[cover]);
