import { expect, it } from 'vitest';
import { correctionBounds, POINTS_RULE, pointsFor, reversalOf } from './points-rules.ts';

it.each([
  [0, [0, 0, 0]],
  [9_999, [0, 0, 0]],
  [10_000, [1, 0, 0]],
  [99_999, [9, 0, 0]],
  [100_000, [10, 1, 0]],
  // In one division: 1.99999 and 0.999995 points.
  [199_999, [19, 1, 0]],
  [200_000, [20, 2, 1]],
  [274_500, [27, 2, 1]],
  // A tenth of 19 whole points would be 1; a tenth of 19.5 is 1.95.
  [195_000, [19, 1, 0]],
  [10_000_000, [1000, 100, 50]],
  [9_007_199_254_740_991, [900_719_925_474, 90_071_992_547, 45_035_996_273]],
])(
  'gives seller and network whole points for a premium of %d rupiah [NET-003] [NET-004]',
  (premium, points) => {
    expect(([0, 1, 2] as const).map((level) => pointsFor(premium, level))).toEqual(points);
  },
);

it('marks the amounts as examples, with the version of the rule [NET-018]', () => {
  expect(POINTS_RULE).toEqual({
    version: 'example-1',
    isExample: true,
    rupiahPerPoint: 10_000,
    levelBasisPoints: [10_000, 1_000, 500],
  });
});

it.each([
  [27, 274_500, 274_500, 27],
  [27, 274_500, 0, 0],
  [27, 274_500, 137_250, 13],
  [2, 274_500, 137_250, 1],
  [1, 274_500, 274_499, 0],
  [900_719_925_474, 9_007_199_254_740_991, 4_503_599_627_370_495, 450_359_962_736],
])(
  'takes %d points of %d rupiah back in proportion to a refund of %d: %d',
  (left, premium, refund, taken) => {
    expect(reversalOf(left, { premium, refund })).toBe(taken);
  },
);

it.each([
  ['an entry that nobody touched', 27, 0, 0, { down: -27, up: 27 }],
  ['one that was lowered', 27, -10, 0, { down: -17, up: 37 }],
  ['one that was taken back by a cancellation', 27, 0, -27, { down: 0, up: 27 }],
  ['one of which half was taken back', 27, 0, -13, { down: -14, up: 27 }],
  ['one that was doubled', 27, 27, 0, { down: -54, up: 0 }],
  ['what a cancellation took', -13, 0, 0, { down: -13, up: 13 }],
  ['what a cancellation took and staff gave back', -13, 13, 0, { down: -26, up: 0 }],
] as const)(
  'lets corrections of %s add up to the entry at most',
  (_what, entry, corrected, reversed, bounds) => {
    expect(correctionBounds(entry, { corrected, reversed })).toEqual(bounds);
  },
);
