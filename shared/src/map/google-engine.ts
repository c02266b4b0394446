import type { Language } from '#messages/catalogue.ts';
import { GoogleMapView } from './google-map.tsx';
import { googleSearch } from './google-places.ts';
import type { MapEngine } from './map-engine.ts';

export const googleEngine = (language: Language): MapEngine => ({
  View: GoogleMapView,
  search: googleSearch(language),
});
