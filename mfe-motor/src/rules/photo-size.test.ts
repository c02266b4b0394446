import { expect, it } from 'vitest';
import { CAR_SLOTS, MOTORCYCLE_SLOTS } from './inspection.ts';
import { encodingOf } from './photo-encoding.ts';
import { fitInto } from './photo-size.ts';

const most = { width: 2560, height: 1920 };

it.each([
  ['a small one stays', { width: 1280, height: 960 }, { width: 1280, height: 960 }],
  ['12 megapixels', { width: 4000, height: 3000 }, { width: 2560, height: 1920 }],
  ['the same upright', { width: 3000, height: 4000 }, { width: 1920, height: 2560 }],
  ['50 megapixels', { width: 8160, height: 6120 }, { width: 2560, height: 1920 }],
  ['16:9', { width: 4000, height: 2250 }, { width: 2560, height: 1440 }],
  ['a panorama', { width: 12_000, height: 1200 }, { width: 2560, height: 256 }],
])('fits a picture into 2560 × 1920: %s', (_name, size, fitted) => {
  expect(fitInto(size, most)).toEqual(fitted);
});

it('draws on no canvas above 16.7 million pixels', () => {
  const { width, height } = fitInto({ width: 9000, height: 9000 }, { width: 9000, height: 9000 });
  expect(width * height).toBeLessThanOrEqual(16_777_216);
});

const sumOf = (slots: readonly (typeof CAR_SLOTS | typeof MOTORCYCLE_SLOTS)[number][]): number =>
  slots.reduce((sum, slot) => sum + encodingOf(slot).maxBytes, 0);

it('keeps all photos of a vehicle below 4 MB, registration and chassis number sharper', () => {
  expect(sumOf(CAR_SLOTS)).toBeLessThanOrEqual(4_000_000);
  expect(sumOf(MOTORCYCLE_SLOTS)).toBeLessThanOrEqual(4_000_000);
  for (const slot of ['registration', 'chassis'] as const) {
    expect(encodingOf(slot).maxBytes).toBe(900_000);
    expect(encodingOf(slot).attempts[0]).toEqual({ most, quality: 0.9 });
    expect(encodingOf(slot).attempts.every((each) => each.most.width === 2560)).toBe(true);
  }
  expect(encodingOf('front').maxBytes).toBeLessThanOrEqual(600_000);
  expect(encodingOf('front').attempts[0]).toEqual({ most, quality: 0.8 });
});
