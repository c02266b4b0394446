import type { PhotoHint, PhotoSlot } from '#rules/inspection.ts';
import { meanOf, tilesOf } from './luma.ts';
import type { Luma, Tile } from './luma.ts';

/** Pictures are looked at with a longer side of so many pixels, whatever they were taken with. */
export const LOOKED_AT = 320;

const TILE = 32;
const DARK_MEAN = 50;
/** Paper and plates reflect a lamp in one spot; of a car, much of the sky may be white. */
const GLARE_TILES = { toRead: 0.04, other: 0.35 } as const;
const WHITE_TILE = 0.85;
/** A tile that shows nothing tells nothing about sharpness. */
const FLAT = 100;
/** What rounding and the noise of a lens make of the Laplacian of a flat surface. */
const NOISE = 3;
const BEST_TILES = 0.2;
const BLURRED = 0.08;
const EMPTY_CENTRE = 0.25;

const TO_READ: readonly PhotoSlot[] = ['registration', 'chassis', 'dashboard', 'speedometer'];
const WHOLE_VEHICLE: readonly PhotoSlot[] = ['front', 'rear', 'left', 'right'];

const share = (tiles: readonly Tile[], isSo: (tile: Tile) => boolean): number =>
  tiles.length === 0 ? 0 : tiles.filter(isSo).length / tiles.length;

const hasGlare = (tiles: readonly Tile[], slot: PhotoSlot): boolean => {
  const most = TO_READ.includes(slot) ? GLARE_TILES.toRead : GLARE_TILES.other;
  return share(tiles, ({ clipped }) => clipped >= WHITE_TILE) >= most;
};

/**
 * Laplacian over variance: neighbours differ much where edges are sharp, and dividing by the contrast
 * makes a grey car count as much as a striped one. The best tiles decide: a background may be blurred.
 */
const sharpnessOf = (tiles: readonly Tile[]): number | undefined => {
  const told = tiles
    .filter(({ variance }) => variance >= FLAT)
    .map(({ laplacian, variance }) => Math.max(0, laplacian - NOISE) / variance)
    .toSorted((one, other) => other - one);
  const best = told.slice(0, Math.max(1, Math.ceil(told.length * BEST_TILES)));
  return told.length === 0 ? undefined : best.reduce((sum, each) => sum + each, 0) / best.length;
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
 * What may be wrong with a photo: told before it is sent, never a reason to refuse it. Darkness first,
 * then blur: what cannot be seen is neither sharp nor in the frame.
 */
export const hintsOf = (luma: Luma, slot: PhotoSlot): readonly PhotoHint[] => {
  if (meanOf(luma) < DARK_MEAN) return ['dark'];
  const tiles = tilesOf(luma, TILE);
  const hints: readonly PhotoHint[] = hasGlare(tiles, slot) ? ['glare'] : [];
  if (isBlurred(tiles, slot)) return [...hints, 'blurred'];
  return WHOLE_VEHICLE.includes(slot) && isCentreEmpty(tiles) ? [...hints, 'notInFrame'] : hints;
};
