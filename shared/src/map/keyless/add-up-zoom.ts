import type L from 'leaflet';

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
