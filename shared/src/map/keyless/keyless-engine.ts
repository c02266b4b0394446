import { geocode, nearest, suggest } from '#places/gazetteer.ts';
import { LeafletMap } from './leaflet-map.tsx';
import { Makers } from '#map/makers.tsx';
import type { MapEngine } from '#map/map-engine.ts';
import type { MapPoint } from '#schemas/places.ts';

const SUGGESTIONS = 6;

const pointOf = ({ latitude, longitude }: MapPoint): MapPoint => ({ latitude, longitude });

/** A map that asks nobody: places and coastlines come with it. */
export const keylessEngine: MapEngine = {
  View: LeafletMap,
  Makers,
  search: {
    suggest: async (text) =>
      suggest(text, SUGGESTIONS).map((place) => ({
        id: place.id,
        label: place.name,
        detail: place.detail,
        locate: async () => pointOf(place),
      })),
    geocode: async (text) => {
      const place = geocode(text);
      return place && pointOf(place);
    },
    nearest: (point) => {
      const found = nearest(point);
      if (!found) return undefined;
      const { name, city } = found.place;
      return { name: city === '' || city === name ? name : `${name}, ${city}`, kilometres: found.kilometres };
    },
  },
};
