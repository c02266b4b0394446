/** Decimal degrees. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

const EARTH_RADIUS_KM = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Along the earth's surface (haversine). */
export const kilometresBetween = (a: Point, b: Point): number => {
  const halfLatitude = Math.sin(radians(b.latitude - a.latitude) / 2);
  const halfLongitude = Math.sin(radians(b.longitude - a.longitude) / 2);
  const chord =
    halfLatitude ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * halfLongitude ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(chord));
};

/** Decimal degrees. */
export interface Box {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** Around all of Indonesia: Sabang, Merauke, Miangas, Rote. */
export const BOUNDS: Box = { south: -11.2, west: 94.8, north: 6.2, east: 141.1 };
