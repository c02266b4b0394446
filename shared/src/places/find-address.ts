import type { Point } from './point.ts';
import { nearestWhere } from './gazetteer.ts';
import { isOnIndonesia, isOnNeighbour } from './outline.ts';
import type { Place } from './place.ts';

/** Small islands and the true coast lie beside the simplified outline: so near to a known place it is ours. */
const OFF_SHORE_KM = 10;
/** Farther from the middle of a sub-district or district (urban ones are about 2 and 5 km wide) it is another one's. */
const SUB_DISTRICT_KM = 1.5;
const DISTRICT_KM = 5;
/** The middles of regencies lie about 60 km apart. */
const CITY_KM = 30;

/** How far up from the place its labels still hold. */
export type Precision = 'subDistrict' | 'district' | 'city';

interface KnownPoint {
  readonly place: Place;
  readonly precision: Precision;
}

export const isInIndonesia = (point: Point): boolean => {
  if (isOnIndonesia(point)) return true;
  if (isOnNeighbour(point)) return false;
  return (nearestWhere(point, () => true)?.kilometres ?? Infinity) <= OFF_SHORE_KM;
};

/** What the gazetteer knows of a point: nothing abroad, at sea, or too far from any place whose city is known. */
export const findAddress = (point: Point, isWanted: (place: Place) => boolean): KnownPoint | undefined => {
  if (!isInIndonesia(point)) return undefined;
  const within = (kilometres: number, isKnown: (place: Place) => boolean): Place | undefined => {
    const found = nearestWhere(point, (place) => isKnown(place) && isWanted(place));
    return found && found.kilometres <= kilometres ? found.place : undefined;
  };
  const subDistrict = within(SUB_DISTRICT_KM, (place) => place.kind === 'subDistrict');
  if (subDistrict) return { place: subDistrict, precision: 'subDistrict' };
  const district = within(DISTRICT_KM, (place) => place.district !== '');
  if (district) return { place: district, precision: 'district' };
  const city = within(CITY_KM, (place) => place.city !== '');
  return city && { place: city, precision: 'city' };
};
