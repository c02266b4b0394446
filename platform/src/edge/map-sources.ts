import type { PageSettings } from '@payung/shared/settings.ts';

interface Sources {
  readonly script: readonly string[];
  readonly style: readonly string[];
  readonly image: readonly string[];
  readonly font: readonly string[];
  readonly connect: readonly string[];
}

/**
 * Hosts from Google's documentation of its Content-Security-Policy, without `unsafe-eval` (only the vector
 * map needs it, ours is the raster map) and without frames. Its styles carry the page's nonce.
 */
const GOOGLE: Sources = {
  script: ['https://maps.googleapis.com', 'https://maps.gstatic.com'],
  style: ['https://fonts.googleapis.com'],
  image: ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com', 'https://*.ggpht.com'],
  font: ['https://fonts.gstatic.com'],
  connect: ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com', 'data:', 'blob:'],
};

const NONE: Sources = { script: [], style: [], image: [], font: [], connect: [] };

/** The origins that a configured map needs; none by default. */
export const mapSources = ({ mapsKey, tileUrl }: PageSettings): Sources => {
  const sources = mapsKey === undefined ? NONE : GOOGLE;
  if (tileUrl === undefined) return sources;
  // The pattern's placeholders are in its path, so it parses as a URL.
  return { ...sources, image: [...sources.image, new URL(tileUrl).origin] };
};
