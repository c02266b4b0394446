import { expect, it } from 'vitest';
import { fitInto } from './shrink-picture.ts';

it.each([
  ['a small one stays', { width: 1280, height: 960 }, { width: 1280, height: 960 }],
  ['12 megapixels', { width: 4000, height: 3000 }, { width: 2560, height: 1920 }],
  ['the same upright', { width: 3000, height: 4000 }, { width: 1920, height: 2560 }],
  ['50 megapixels', { width: 8160, height: 6120 }, { width: 2560, height: 1920 }],
  ['16:9', { width: 4000, height: 2250 }, { width: 2560, height: 1440 }],
  ['a panorama', { width: 12_000, height: 1200 }, { width: 2560, height: 256 }],
])('fits a picture into 2560 × 1920: %s', (_name, size, fitted) => {
  expect(fitInto(size, { width: 2560, height: 1920 })).toEqual(fitted);
});

it('draws on no canvas above 16.7 million pixels', () => {
  const { width, height } = fitInto({ width: 9000, height: 9000 }, { width: 9000, height: 9000 });
  expect(width * height).toBeLessThanOrEqual(16_777_216);
});
