import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { SETTINGS_ELEMENT } from '#settings.ts';
import { expectConsole } from '#testing/console-guard.ts';
import { installGoogle } from '#testing/google-double.ts';
import type { GoogleDouble, GoogleSeen } from '#testing/google-double.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { MapField } from '#map/map-field.tsx';

const TOWER = { name: 'Menara Uji', area: 'Jakarta', lat: -6.2, lng: 106.82 };

const configure = (settings: object): void => {
  const element = document.createElement('script');
  element.id = SETTINGS_ELEMENT;
  element.type = 'application/json';
  element.textContent = JSON.stringify(settings);
  document.body.append(element);
};
const seen = (): GoogleSeen => Reflect.get(globalThis, 'googleSeen') as GoogleSeen;

beforeEach(() => {
  configure({ mapsKey: 'key-of-the-test' });
  Object.defineProperty(navigator, 'geolocation', {
    value: { getCurrentPosition: vi.fn() },
    configurable: true,
  });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'geolocation');
  document.getElementById(SETTINGS_ELEMENT)?.remove();
});

const openMap = async (double: Partial<GoogleDouble> = {}) => {
  installGoogle({ places: [TOWER], ...double });
  const view = renderScreen(<MapField label="On the map" onPicked={() => undefined} />);
  await view.user.click(screen.getByRole('button', { name: 'On the map' }));
  const map = await screen.findByRole('application');
  return { ...view, map, box: screen.getByRole('combobox') };
};
const drawn = (what: 'map' | 'marker') => document.querySelector<HTMLElement>(`[data-google="${what}"]`);

describe('with a key, the map is Google\u2019s', () => {
  it('drawn by @react-google-maps/api, at zoom 14 and 300 pixels high [MAP-002] [MAP-003] [MAP-011]', async () => {
    await openMap();
    expect(seen().maps).toHaveLength(1);
    expect(seen().maps[0]?.zoom).toBe(14);
    expect(drawn('map')?.style.height).toBe('300px');
    expect(document.querySelector('.leaflet-container')).toBeNull();
  });

  it('with suggestions and look-ups asked from the browser, within Indonesia [MAP-006]', async () => {
    const { user, box, calls } = await openMap();
    fireEvent.change(box, { target: { value: 'menara' } });
    const [option] = await screen.findAllByRole('option');
    expect(within(option!).getByText('Menara Uji')).toBeTruthy();
    expect(seen().suggested).toMatchObject([
      { input: 'menara', includedRegionCodes: ['id'], language: 'en' },
    ]);
    await user.click(option!);
    await waitFor(() => expect(drawn('marker')).not.toBeNull());
    expect(seen().maps[0]?.center).toEqual({ lat: TOWER.lat, lng: TOWER.lng });
    await user.click(screen.getByRole('button', { name: /Search$/ }));
    await waitFor(() => expect(seen().geocoded).toHaveLength(1));
    expect(seen().geocoded[0]).toMatchObject({ address: 'Menara Uji, Jakarta', region: 'id' });
    // None of it went through our server.
    expect(calls).toEqual([]);
  });

  it('where a click places the marker', async () => {
    const { user } = await openMap();
    expect(drawn('marker')).toBeNull();
    await user.click(drawn('map')!);
    await waitFor(() => expect(drawn('marker')).not.toBeNull());
  });

  it('where a search that finds nothing is only logged [MAP-004]', async () => {
    const { user, box, logged, toasts } = await openMap();
    await user.type(box, 'Nowhere{Enter}');
    await waitFor(() => expect(logged).toEqual(['Location not found']));
    expect(toasts).toEqual([]);
    expect(document.querySelector('.leaflet-container')).toBeNull();
  });
});

it('switches to our own map when the key may not search, with a log entry and no message', async () => {
  const { box, logged, toasts } = await openMap({ refusesSuggestions: true });
  fireEvent.change(box, { target: { value: 'Surabaya' } });
  expect((await screen.findAllByRole('option')).length).toBeGreaterThan(0);
  await waitFor(() => expect(document.querySelector('.leaflet-container')).not.toBeNull());
  expect(logged).toEqual(['Google Maps is not usable here: the map without a key takes its place.']);
  expect(seen().suggested).toHaveLength(1);
  expect(toasts).toEqual([]);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('switches to our own map when Google refuses the key as the map is drawn', async () => {
  await openMap();
  (Reflect.get(globalThis, 'gm_authFailure') as () => void)();
  await waitFor(() => expect(document.querySelector('.leaflet-container')).not.toBeNull());
});

it('switches to our own map when Google cannot draw, and the form around it stays', async () => {
  expectConsole(/No map here/);
  await openMap({ cannotDraw: true });
  await waitFor(() => expect(document.querySelector('.leaflet-container')).not.toBeNull());
  expect(screen.getByRole('button', { name: 'On the map' })).toBeTruthy();
});
