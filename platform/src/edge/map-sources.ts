import type { PageSettings } from '@payung/shared/settings.ts';

interface Sources {
  readonly script: readonly string[];
  readonly style: readonly string[];
  readonly image: readonly string[];
  readonly font: readonly string[];
  readonly connect: readonly string[];
}

/**
 * The hosts of Google's own list for a policy of allowed hosts, without `unsafe-eval` (only the vector
 * map asks for it, ours is the raster map) and without frames. Its styles take the nonce of the page.
 */
const GOOGLE: Sources = {
  script: ['https://maps.googleapis.com', 'https://maps.gstatic.com'],
  style: ['https://fonts.googleapis.com'],
  image: ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com', 'https://*.ggpht.com'],
  font: ['https://fonts.gstatic.com'],
  connect: ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com', 'data:', 'blob:'],
};

const NONE: Sources = { script: [], style: [], image: [], font: [], connect: [] };

/** What a map needs beyond our own origin: nothing, unless it was configured. */
export const mapSources = ({ mapsKey, tileUrl }: PageSettings): Sources => {
  const sources = mapsKey === undefined ? NONE : GOOGLE;
  if (tileUrl === undefined) return sources;
  // The braces of the pattern stand in its path, so the host can be read off it.
  return { ...sources, image: [...sources.image, new URL(tileUrl).origin] };
};
