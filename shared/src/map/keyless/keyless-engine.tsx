import { geocode, nearest, suggest, ATTRIBUTIONS } from '#places/gazetteer.ts';
import type { MapEngine } from '#map/map-engine.ts';
import type { MapPoint } from '#schemas/places.ts';
import { readSettings } from '#settings.ts';
import { LeafletMap } from './leaflet-map.tsx';
import styles from './keyless-engine.module.css';

const SUGGESTIONS = 6;

const pointOf = ({ latitude, longitude }: MapPoint): MapPoint => ({ latitude, longitude });

/** Who made what is seen here (GeoNames and the areas ask for it). */
const Makers = () => {
  const { tileUrl, tileAttribution } = readSettings();
  const makers = [{ name: 'Leaflet', licence: 'BSD-2', url: 'https://leafletjs.com/' }, ...ATTRIBUTIONS];
  return (
    <p className={styles.makers}>
      {tileUrl === undefined ? null : <span>{tileAttribution}</span>}
      {makers.map(({ name, licence, url }) => (
        <a key={name} href={url} target="_blank" rel="noreferrer">
          {`${name} (${licence})`}
        </a>
      ))}
    </p>
  );
};

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
