import L from 'leaflet';
import type { PageSettings } from '#settings.ts';
import { INDONESIA, NEIGHBOURS } from '#places/outline.ts';
import { placesWithin } from '#places/gazetteer.ts';
import type { Place } from '#places/place.ts';
import styles from './leaflet-layers.module.css';

const SVG = 'http://www.w3.org/2000/svg';
const PIN_WIDTH = 32;
const PIN_HEIGHT = 40;
const PIN = 'M16 39C9 30 3 23.5 3 16a13 13 0 0 1 26 0c0 7.5-6 14-13 23Z';

const svgChild = (name: string, attributes: Readonly<Record<string, string | number>>): SVGElement => {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
};

/** In place of Leaflet's picture files. */
export const pinIcon = (): L.DivIcon => {
  const drawing = svgChild('svg', { width: PIN_WIDTH, height: PIN_HEIGHT, 'aria-hidden': 'true' });
  drawing.append(svgChild('path', { d: PIN }), svgChild('circle', { cx: 16, cy: 16, r: 5 }));
  return L.divIcon({
    className: styles.pin,
    // Typed for HTML only; any element will do.
    html: drawing as Element as HTMLElement,
    iconSize: [PIN_WIDTH, PIN_HEIGHT],
    iconAnchor: [PIN_WIDTH / 2, PIN_HEIGHT],
  });
};

/** Lines that let people see how the map moves where nothing else is drawn. */
export const gridLayer = (): L.Layer => {
  class Grid extends L.GridLayer {
    protected override createTile(): HTMLElement {
      return L.DomUtil.create('div', styles.square);
    }
  }
  return new Grid({ keepBuffer: 1 });
};

/** Simplified to kilometres: a coast may run through a harbour, which is why a marker goes anywhere. */
export const landLayers = (pane: string): readonly L.Layer[] =>
  [
    { land: NEIGHBOURS, className: styles.neighbour },
    { land: INDONESIA, className: styles.land },
  ].map(({ land, className }) =>
    L.geoJSON(land, {
      interactive: false,
      pane,
      style: { className, weight: 1, fillOpacity: 1, opacity: 1 },
    }),
  );

export const tileLayer = ({ tileUrl }: PageSettings): L.Layer | undefined =>
  tileUrl === undefined
    ? undefined
    : // Makers of free tiles ask who uses them; the address of the page stays here.
      L.tileLayer(tileUrl, { maxZoom: 19, referrerPolicy: 'strict-origin' });

const LABELS = 24;
/** Pixels that a label keeps free around its dot. */
const ROOM = { x: 110, y: 26 };

const labelOf = (place: Place): L.Marker => {
  const words = document.createElement('span');
  words.textContent = place.name;
  const isLarge = place.kind === 'city' || place.kind === 'district';
  const className = isLarge ? `${styles.place} ${styles.large}` : styles.place;
  return L.marker([place.latitude, place.longitude], {
    icon: L.divIcon({ className, html: words, iconSize: [0, 0] }),
    interactive: false,
    keyboard: false,
  });
};

/** Names on the map, the largest places first, none over another; redrawn after each move. */
export const nameLayer = (map: L.Map): L.Layer => {
  const names = L.layerGroup();
  const draw = (): void => {
    names.clearLayers();
    const bounds = map.getBounds();
    const [south, west] = [bounds.getSouth(), bounds.getWest()];
    const [north, east] = [bounds.getNorth(), bounds.getEast()];
    const taken: L.Point[] = [];
    for (const place of placesWithin({ south, west, north, east })) {
      if (taken.length >= LABELS) break;
      const spot = map.latLngToContainerPoint([place.latitude, place.longitude]);
      const isFree = taken.every(
        (other) => Math.abs(other.x - spot.x) > ROOM.x || Math.abs(other.y - spot.y) > ROOM.y,
      );
      if (!isFree) continue;
      taken.push(spot);
      names.addLayer(labelOf(place));
    }
  };
  map.on('moveend', draw);
  names.on('add', draw);
  return names;
};
