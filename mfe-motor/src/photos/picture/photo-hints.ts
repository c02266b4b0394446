import { drawTo, releaseCanvas } from '@payung/shared/ui/photo/shrink-picture.ts';
import type { Drawable } from '@payung/shared/ui/photo/shrink-picture.ts';
import type { PhotoHint, PhotoSlot } from '#rules/inspection.ts';

const TILE = 32;
const DARK_MEAN = 50;
/** Paper and plates reflect a lamp in one spot; of a car, much of the sky may be white. */
const GLARE_TILES = { toRead: 0.04, other: 0.35 } as const;
const WHITE_TILE = 0.85;
/** Variance below which a tile says nothing about sharpness. */
const FLAT = 100;
/** What rounding and the noise of a lens make of the Laplacian of a flat surface. */
const NOISE = 3;
const BEST_TILES = 0.2;
const BLURRED = 0.08;
const EMPTY_CENTRE = 0.25;

const TO_READ: readonly PhotoSlot[] = ['registration', 'chassis', 'dashboard', 'speedometer'];
const WHOLE_VEHICLE: readonly PhotoSlot[] = ['front', 'rear', 'left', 'right'];

const share = (tiles: readonly Tile[], test: (tile: Tile) => boolean): number =>
  tiles.length === 0 ? 0 : tiles.filter(test).length / tiles.length;

const hasGlare = (tiles: readonly Tile[], slot: PhotoSlot): boolean => {
  const most = TO_READ.includes(slot) ? GLARE_TILES.toRead : GLARE_TILES.other;
  return share(tiles, ({ clipped }) => clipped >= WHITE_TILE) >= most;
};

/**
 * Laplacian over variance: neighbours differ much where edges are sharp, and dividing by the contrast
 * makes a grey car count as much as a striped one. The best tiles decide: a background may be blurred.
 */
const sharpnessOf = (tiles: readonly Tile[]): number | undefined => {
  const values = tiles
    .filter(({ variance }) => variance >= FLAT)
    .map(({ laplacian, variance }) => Math.max(0, laplacian - NOISE) / variance)
    .toSorted((one, other) => other - one);
  const best = values.slice(0, Math.max(1, Math.ceil(values.length * BEST_TILES)));
  return values.length === 0 ? undefined : best.reduce((sum, each) => sum + each, 0) / best.length;
};

/** A paper without a single edge cannot be read either. */
const isBlurred = (tiles: readonly Tile[], slot: PhotoSlot): boolean => {
  const sharpness = sharpnessOf(tiles);
  return sharpness === undefined ? TO_READ.includes(slot) : sharpness < BLURRED;
};

const isInCentre = ({ x, y }: Tile): boolean => Math.abs(x - 0.5) < 0.3 && Math.abs(y - 0.5) < 0.3;

/** Nothing but wall, road or sky where the vehicle should be. */
const isCentreEmpty = (tiles: readonly Tile[]): boolean =>
  share(tiles.filter(isInCentre), ({ variance }) => variance >= FLAT) < EMPTY_CENTRE;

/**
 * What may be wrong with a photo, shown before it is sent; never a reason to refuse it. Darkness hides the other
 * hints, and blur hides a missing vehicle.
 */
export const hintsOf = (luma: Luma, slot: PhotoSlot): readonly PhotoHint[] => {
  if (meanOf(luma) < DARK_MEAN) return ['dark'];
  const tiles = tilesOf(luma, TILE);
  const hints: readonly PhotoHint[] = hasGlare(tiles, slot) ? ['glare'] : [];
  if (isBlurred(tiles, slot)) return [...hints, 'blurred'];
  return WHOLE_VEHICLE.includes(slot) && isCentreEmpty(tiles) ? [...hints, 'notInFrame'] : hints;
};

/** Photos are analysed with a longer side of so many pixels, whatever they were taken with. */
const ANALYSED_SIDE = 320;

/** The brightness of a picture, scaled down, for the hints before it is sent. */
export const smallLumaOf = (picture: Drawable): Luma | undefined => {
  const canvas = drawTo(picture, { width: ANALYSED_SIDE, height: ANALYSED_SIDE });
  if (canvas === undefined) return undefined;
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height);
  const luma = pixels === undefined ? undefined : lumaOf(pixels);
  releaseCanvas(canvas);
  return luma;
};

/** How bright each pixel is, 0 to 255, row by row. */
export interface Luma {
  readonly width: number;
  readonly height: number;
  readonly values: Uint8ClampedArray;
}

interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and opacity of each pixel. */
  readonly data: Uint8ClampedArray;
}

/** By the weights of ITU-R BT.601. */
export const lumaOf = ({ width, height, data }: Pixels): Luma => {
  const values = new Uint8ClampedArray(width * height);
  for (let at = 0; at < values.length; at += 1) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at * 4, at * 4 + 3);
    values[at] = 0.299 * red + 0.587 * green + 0.114 * blue;
  }
  return { width, height, values };
};

/** A square of a picture. */
interface Tile {
  /** Position of its middle, each from 0 to 1. */
  readonly x: number;
  readonly y: number;
  readonly variance: number;
  /** Mean square of the Laplacian: how much neighbours differ. */
  readonly laplacian: number;
  /** Share of pixels that are as white as can be. */
  readonly clipped: number;
}

const CLIPPED = 250;

interface Corner {
  readonly left: number;
  readonly top: number;
  readonly side: number;
}

const tileAt = ({ width, height, values }: Luma, { left, top, side }: Corner): Tile => {
  const at = (x: number, y: number): number => values[(top + y) * width + left + x] ?? 0;
  let sum = 0;
  let squares = 0;
  let clipped = 0;
  let laplacian = 0;
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const value = at(x, y);
      sum += value;
      squares += value * value;
      if (value >= CLIPPED) clipped += 1;
      if (x > 0 && y > 0 && x < side - 1 && y < side - 1) {
        laplacian += (at(x - 1, y) + at(x + 1, y) + at(x, y - 1) + at(x, y + 1) - 4 * value) ** 2;
      }
    }
  }
  const count = side * side;
  return {
    x: (left + side / 2) / width,
    y: (top + side / 2) / height,
    variance: squares / count - (sum / count) ** 2,
    laplacian: laplacian / (side - 2) ** 2,
    clipped: clipped / count,
  };
};

/** The whole squares of a picture, row by row. */
const tilesOf = (luma: Luma, side: number): readonly Tile[] => {
  const columns = Math.floor(luma.width / side);
  const rows = Math.floor(luma.height / side);
  return Array.from({ length: columns * rows }, (_, index) =>
    tileAt(luma, { left: (index % columns) * side, top: Math.floor(index / columns) * side, side }),
  );
};

const meanOf = ({ values }: Luma): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
