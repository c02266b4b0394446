import type { MapPoint } from '#schemas/places.ts';
import type { MapSearch, Suggestion } from '#map/map-engine.ts';

const REGION = 'id';

const pointOf = (place: google.maps.LatLng | null | undefined): MapPoint | undefined =>
  place ? { latitude: place.lat(), longitude: place.lng() } : undefined;

/** Google says so by rejecting, as it does for a key that may not geocode. */
const isNothingFound = (error: unknown): boolean =>
  (error as { readonly code?: unknown } | undefined)?.code === 'ZERO_RESULTS';

const library = async <L>(name: string): Promise<L> => {
  await googleStart.wait();
  return (await google.maps.importLibrary(name)) as L;
};

/** Suggestions and the choice of one are billed together by a session token. */
export const googleSearch = (language: string): MapSearch => {
  let session: google.maps.places.AutocompleteSessionToken | undefined;

  const suggestionOf = (prediction: google.maps.places.PlacePrediction): Suggestion => ({
    id: prediction.placeId,
    label: prediction.mainText?.text ?? prediction.text.text,
    detail: prediction.secondaryText?.text ?? '',
    locate: async () => {
      const { place } = await prediction.toPlace().fetchFields({ fields: ['location'] });
      session = undefined;
      return pointOf(place.location);
    },
  });

  return {
    suggest: async (text) => {
      const places = await library<google.maps.PlacesLibrary>('places');
      session ??= new places.AutocompleteSessionToken();
      const { suggestions } = await places.AutocompleteSuggestion.fetchAutocompleteSuggestions({
        input: text,
        includedRegionCodes: [REGION],
        language,
        region: REGION,
        sessionToken: session,
      });
      return suggestions.flatMap(({ placePrediction }) =>
        placePrediction ? [suggestionOf(placePrediction)] : [],
      );
    },
    geocode: async (text) => {
      const { Geocoder } = await library<google.maps.GeocodingLibrary>('geocoding');
      try {
        const { results } = await new Geocoder().geocode({
          address: text,
          componentRestrictions: { country: REGION },
          language,
          region: REGION,
        });
        return pointOf(results[0]?.geometry.location);
      } catch (error) {
        if (isNothingFound(error)) return undefined;
        throw error;
      }
    },
  };
};

interface QueuedQuestion {
  readonly go: () => void;
  readonly giveUp: (cause: unknown) => void;
}

let hasStarted = false;
let waiting: readonly QueuedQuestion[] = [];

const release = (tell: (one: QueuedQuestion) => void): void => {
  const those = waiting;
  waiting = [];
  those.forEach(tell);
};

/** Questions may come before the script: they wait for the map that loads it. */
export const googleStart = {
  wait: (): Promise<void> =>
    hasStarted
      ? Promise.resolve()
      : new Promise((go, giveUp) => {
          waiting = [...waiting, { go, giveUp }];
        }),
  done: (): void => {
    hasStarted = true;
    release(({ go }) => go());
  },
  failed: (cause: unknown): void => release(({ giveUp }) => giveUp(cause)),
};
