import { kilometresBetween } from '@payung/shared/places/distance.ts';
import { groupBy } from '@payung/shared/places/group-by.ts';

export interface MatchedPlace {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly population: number;
  readonly code: string;
}

const FAR_KM = 80;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Two places of one name in a province, of which the list knows only one: the far one keeps its province only. */
export const dropOutliers = (places: readonly MatchedPlace[]): readonly MatchedPlace[] => {
  const byRegency = groupBy(
    places.filter(({ code }) => code.length > 2),
    ({ code }) => code.slice(0, 5),
  );
  return places.map((place) => {
    const peers = byRegency.get(place.code.slice(0, 5)) ?? [];
    if (place.code.length <= 2 || peers.length < 3) return place;
    const centre = {
      latitude: median(peers.map(({ latitude }) => latitude)),
      longitude: median(peers.map(({ longitude }) => longitude)),
    };
    return kilometresBetween(place, centre) > FAR_KM ? { ...place, code: place.code.slice(0, 2) } : place;
  });
};
