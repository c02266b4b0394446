import type { Language } from '#domain/language.ts';
import { GoogleMapView } from './google-map.tsx';
import { googleSearch } from './google-places.ts';
import type { MapEngine } from '#map/map-engine.ts';

export const googleEngine = (language: Language): MapEngine => ({
  View: GoogleMapView,
  search: googleSearch(language),
});
