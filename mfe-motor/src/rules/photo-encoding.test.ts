import { expect, it } from 'vitest';
import { CAR_SLOTS, MOTORCYCLE_SLOTS } from './inspection.ts';
import { encodingOf } from './photo-encoding.ts';

const most = { width: 2560, height: 1920 };

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
