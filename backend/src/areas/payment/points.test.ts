import { expect, it } from 'vitest';
import { POINTS_TABLE, pointsFor } from './points.ts';

it.each([
  [0, [0, 0, 0]],
  [9_999, [0, 0, 0]],
  [10_000, [1, 0, 0]],
  [99_999, [9, 0, 0]],
  [100_000, [10, 1, 0]],
  [199_999, [19, 1, 0]],
  [200_000, [20, 2, 1]],
  [274_500, [27, 2, 1]],
  [10_000_000, [1000, 100, 50]],
])('gives seller and network their points for a premium of %d rupiah', (premium, points) => {
  expect(([0, 1, 2] as const).map((level) => pointsFor(premium, level))).toEqual(points);
});

it('says that the amounts are examples', () => {
  expect(POINTS_TABLE).toEqual({
    isExample: true,
    rupiahPerPoint: 10_000,
    shares: [1, 0.1, 0.05],
  });
});
