import outline from './outline.json' with { type: 'json' };
import type { Point } from './point.ts';

/** GeoJSON order. */
type Position = [longitude: number, latitude: number];
type Ring = readonly Position[];

interface Land {
  readonly type: 'MultiPolygon';
  readonly coordinates: Position[][][];
}

const ringOf = (steps: readonly number[]): Position[] => {
  const ring: Position[] = [];
  let [x, y] = [0, 0];
  for (let index = 0; index + 1 < steps.length; index += 2) {
    [x, y] = [x + (steps[index] ?? 0), y + (steps[index + 1] ?? 0)];
    ring.push([x / 100, y / 100]);
  }
  const [first] = ring;
  return first ? [...ring, first] : ring;
};

const landOf = (shores: readonly (readonly number[])[]): Land => ({
  type: 'MultiPolygon',
  coordinates: shores.map((steps) => [ringOf(steps)]),
});

/** Indonesia as GeoJSON, simplified to about 2 km: for a picture and for "in or out", not for borders. */
export const INDONESIA: Land = landOf(outline.indonesia);
/** The land around it, for the picture. */
export const NEIGHBOURS: Land = landOf(outline.neighbours);

/** Odd number of crossings of the ring to the east. */
const isInRing = ({ latitude, longitude }: Point, ring: Ring): boolean => {
  let isIn = false;
  for (const [index, [x, y]] of ring.entries()) {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    const crosses =
      y > latitude !== nextY > latitude && longitude < ((nextX - x) * (latitude - y)) / (nextY - y) + x;
    if (crosses) isIn = !isIn;
  }
  return isIn;
};

const isOn = (point: Point, land: Land): boolean =>
  land.coordinates.some(([shore = []]) => isInRing(point, shore));

/** On Indonesian land of the simplified outline. */
export const isOnIndonesia = (point: Point): boolean => isOn(point, INDONESIA);
/** On the land of a neighbouring country. */
export const isOnNeighbour = (point: Point): boolean => isOn(point, NEIGHBOURS);
