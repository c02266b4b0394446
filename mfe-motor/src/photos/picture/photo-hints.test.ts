import { describe, expect, it } from 'vitest';
import { hintsOf, lumaOf } from './photo-hints.ts';
import type { Luma } from './photo-hints.ts';

const WIDTH = 320;
const HEIGHT = 240;

type Scene = (x: number, y: number) => number;

const paint = (scene: Scene): Luma => ({
  width: WIDTH,
  height: HEIGHT,
  values: Uint8ClampedArray.from({ length: WIDTH * HEIGHT }, (_, at) =>
    scene(at % WIDTH, Math.floor(at / WIDTH)),
  ),
});

/** The mean of a square around each pixel, twice: near enough to a lens out of focus. */
const blurOnce = ({ width, height, values }: Luma, radius: number): Luma => ({
  width,
  height,
  values: Uint8ClampedArray.from(values, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    let sum = 0;
    let count = 0;
    for (let row = Math.max(0, y - radius); row <= Math.min(height - 1, y + radius); row += 1) {
      for (let column = Math.max(0, x - radius); column <= Math.min(width - 1, x + radius); column += 1) {
        sum += values[row * width + column] ?? 0;
        count += 1;
      }
    }
    return sum / count;
  }),
});
const blurred = (luma: Luma, radius: number): Luma => blurOnce(blurOnce(luma, radius), radius);

/** A grey box with windows and a plate on a road, `contrast` around a middle grey. */
const car =
  (contrast: number): Scene =>
  (x, y) => {
    const isBody = x > 50 && x < 270 && y > 60 && y < 190;
    if (!isBody) return y > 170 ? 110 : 150;
    const stripe = (Math.floor(x / 11) + Math.floor(y / 9)) % 2 === 0 ? 1 : -1;
    return 128 + stripe * contrast;
  };

const papers: Scene = (x, y) => (y % 8 < 3 && x % 6 < 3 ? 60 : 205);

const lamp: Scene = (x, y) => (Math.hypot(x - 120, y - 100) < 50 ? 255 : papers(x, y));
const sky: Scene = (x, y) => (y < 50 ? 255 : car(60)(x, y));
const overexposed: Scene = (x, y) => (y < 130 ? 255 : car(60)(x, y));
const wall: Scene = (x, y) => (x < 60 && Math.floor(y / 9) % 2 === 0 ? 90 : 150);

describe('the hints of a photo', () => {
  it('gives no hint for a sharp car in daylight, even a pale one', () => {
    expect(hintsOf(paint(car(60)), 'front')).toEqual([]);
    expect(hintsOf(paint(car(14)), 'front')).toEqual([]);
  });

  it('gives no hint for a sharp registration', () => {
    expect(hintsOf(paint(papers), 'registration')).toEqual([]);
  });

  it('hints only at darkness when a photo is dark', () => {
    const dark = paint((x, y) => car(60)(x, y) * 0.25);
    expect(hintsOf(dark, 'front')).toEqual(['dark']);
    expect(hintsOf(blurred(dark, 4), 'front')).toEqual(['dark']);
  });

  it('hints at blur whatever the contrast', () => {
    expect(hintsOf(blurred(paint(car(60)), 5), 'rear')).toEqual(['blurred']);
    expect(hintsOf(blurred(paint(car(30)), 5), 'rear')).toContain('blurred');
    expect(hintsOf(blurred(paint(car(14)), 3), 'front')).toContain('blurred');
    expect(hintsOf(blurred(paint(papers), 3), 'registration')).toEqual(['blurred']);
  });

  it('gives no hint when only the background is blurred', () => {
    const sharp = paint(car(60));
    const soft = blurred(sharp, 5);
    const mixed: Luma = {
      ...sharp,
      values: sharp.values.map((value, at) => (at % WIDTH < 190 ? value : (soft.values[at] ?? 0))),
    };
    expect(hintsOf(mixed, 'left')).toEqual([]);
  });

  it('hints at glare on the registration, but not at a white sky above a car', () => {
    expect(hintsOf(paint(lamp), 'registration')).toEqual(['glare']);
    expect(hintsOf(paint(sky), 'front')).toEqual([]);
    expect(hintsOf(paint(overexposed), 'right')).toContain('glare');
  });

  it('hints at a missing vehicle on photos of the whole vehicle only', () => {
    expect(hintsOf(paint(wall), 'left')).toEqual(['notInFrame']);
    expect(hintsOf(paint(wall), 'engine')).toEqual([]);
  });
});

it('weighs colours by ITU-R BT.601', () => {
  const data = Uint8ClampedArray.of(255, 255, 255, 255, 255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255);
  expect([...lumaOf({ width: 4, height: 1, data }).values]).toEqual([255, 76, 150, 29]);
});
