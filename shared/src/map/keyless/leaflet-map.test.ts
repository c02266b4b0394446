import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import L from 'leaflet';
import { addUpZoom } from './leaflet-map.tsx';

let map: L.Map;
/** One animation of Leaflet: it begins in the next frame and ends a quarter of a second later. */
const settled = async (): Promise<void> => {
  await expect.poll(() => Reflect.get(map, '_animatingZoom')).not.toBe(true);
};

const clickTimes = (name: 'in' | 'out', times: number): void => {
  const button = map.getContainer().querySelector<HTMLElement>(`.leaflet-control-zoom-${name}`);
  for (let click = 0; click < times; click += 1) button?.click();
};

beforeEach(() => {
  map = L.map(document.body.appendChild(document.createElement('div')), {
    center: [-6.2, 106.8],
    zoom: 14,
    minZoom: 4,
    maxZoom: 18,
  });
  // As in a browser: this test environment has no transitions.
  Reflect.set(map, '_zoomAnimated', true);
  (Reflect.get(map, '_createAnimProxy') as () => void).call(map);
  addUpZoom(map);
});
afterEach(async () => {
  await settled();
  const container = map.getContainer();
  // Leaflet ends a zoom by a timer, which would move the map that is gone.
  Reflect.set(map, '_animatingZoom', false);
  map.remove();
  container.remove();
});

describe('quick clicks on the zoom', () => {
  it('add up while the map moves', async () => {
    clickTimes('out', 6);
    await expect.poll(() => map.getZoom()).toBe(8);
    await settled();
    expect(map.getZoom()).toBe(8);
  });

  it('stop at the nearest and the widest view', async () => {
    clickTimes('in', 9);
    await expect.poll(() => map.getZoom()).toBe(18);
    await settled();
    clickTimes('out', 20);
    await expect.poll(() => map.getZoom()).toBe(4);
  });

  it('still count after the map has come to rest', async () => {
    clickTimes('in', 1);
    await expect.poll(() => map.getZoom()).toBe(15);
    await settled();
    clickTimes('in', 2);
    await expect.poll(() => map.getZoom()).toBe(17);
  });
});
