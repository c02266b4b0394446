import { useEffect, useEffectEvent, useRef } from 'react';
import L from 'leaflet';
import { BOUNDS } from '#places/point.ts';
import { useText } from '#messages/text.ts';
import { readSettings } from '#settings.ts';
import { gridLayer, landLayers, nameLayer, pinIcon, tileLayer } from './leaflet-layers.ts';
import { MAP_HEIGHT, MAP_ZOOM } from '#map/map-engine.ts';
import type { MapPoint } from '#schemas/places.ts';
import type { MapViewProps } from '#map/map-engine.ts';
import styles from './leaflet-map.module.css';
import 'leaflet/dist/leaflet.css';

const EDGES = L.latLngBounds([BOUNDS.south, BOUNDS.west], [BOUNDS.north, BOUNDS.east]).pad(0.1);

const latLngOf = ({ latitude, longitude }: MapPoint): L.LatLngTuple => [latitude, longitude];
const pointOf = ({ lat, lng }: L.LatLng): MapPoint => ({ latitude: lat, longitude: lng });

const drawMap = (container: HTMLElement, centre: MapPoint): L.Map => {
  const map = L.map(container, {
    center: latLngOf(centre),
    zoom: MAP_ZOOM,
    minZoom: 4,
    maxZoom: 18,
    maxBounds: EDGES,
    attributionControl: false,
    zoomControl: false,
    zoomAnimation: !matchMedia('(prefers-reduced-motion: reduce)').matches,
  });
  // A step by key is there at once: Enter right after it means the middle that one sees.
  const panBy = map.panBy.bind(map);
  map.panBy = (offset, options = { animate: false }) => panBy(offset, options);
  addUpZoom(map);
  const tiles = tileLayer(readSettings());
  // Under the tiles and under the grid.
  map.createPane('land').style.zIndex = '150';
  for (const layer of landLayers('land')) layer.addTo(map);
  (tiles ?? gridLayer()).addTo(map);
  if (!tiles) nameLayer(map).addTo(map);
  L.control.scale({ imperial: false }).addTo(map);
  return map;
};

/** A map without a key: coastlines and names that come with it, tiles where an operator has them. */
export const LeafletMap = ({ centre, point, label, onPick, onMove }: MapViewProps) => {
  const text = useText();
  const container = useRef<HTMLDivElement>(null);
  const drawn = useRef<L.Map>(null);
  const marker = useRef<L.Marker>(null);
  const pick = useEffectEvent(onPick);
  const move = useEffectEvent(onMove);
  const start = useEffectEvent(() => drawMap(container.current ?? document.body, centre));

  useEffect(() => {
    const map = start();
    drawn.current = map;
    map.on('click', ({ latlng }) => pick(pointOf(latlng)));
    map.on('moveend', () => move(pointOf(map.getCenter())));
    return () => {
      drawn.current = null;
      marker.current = null;
      // Leaflet ends a zoom by a timer, which would move the map that is gone.
      Object.assign(map, { _animatingZoom: false });
      map.remove();
    };
  }, []);

  useEffect(() => {
    const zoom = L.control.zoom({ zoomInTitle: text('map.nearer'), zoomOutTitle: text('map.wider') });
    if (drawn.current) zoom.addTo(drawn.current);
    return () => void zoom.remove();
  }, [text]);

  useEffect(() => {
    drawn.current?.panTo(latLngOf(centre), { animate: false });
  }, [centre]);

  useEffect(() => {
    const map = drawn.current;
    if (!map) return;
    marker.current?.remove();
    marker.current = null;
    if (!point) return;
    const pin = L.marker(latLngOf(point), { icon: pinIcon(), keyboard: false, draggable: true });
    pin.on('dragend', () => pick(pointOf(pin.getLatLng())));
    marker.current = pin.addTo(map);
  }, [point]);

  return (
    <div
      ref={container}
      className={styles.canvas}
      style={{ height: MAP_HEIGHT }}
      role="application"
      aria-label={label}
    />
  );
};

/** Leaflet drops a zoom that is asked for while another one runs: here quick steps add up. */
export const addUpZoom = (map: L.Map): void => {
  const zoomTo = map.setZoom.bind(map);
  /** Where the steps so far lead; nothing while the map rests. */
  let target: number | undefined;

  map.setZoom = (zoom, options) => {
    // Leaflet counts every step from the zoom that it shows or moves to.
    const wanted = (target ?? map.getZoom()) + zoom - map.getZoom();
    const within = Math.min(map.getMaxZoom(), Math.max(map.getMinZoom(), wanted));
    const isResting = target === undefined;
    if (isResting && within === map.getZoom()) return map;
    target = within;
    return isResting ? zoomTo(within, options) : map;
  };
  map.on('zoomend', () => {
    if (target === undefined) return;
    if (target === map.getZoom()) target = undefined;
    else zoomTo(target);
  });
};
