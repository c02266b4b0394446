import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import L from 'leaflet';
import type { AddressParts } from '#schemas/places.ts';
import { noAnswer, refuse } from '#testing/fake-api.ts';
import type { FakeReplies } from '#testing/fake-api.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { MapField } from './map-field.tsx';
import type { MapTask } from './map-address.ts';

const FOUND: AddressParts = {
  address: 'Jalan Dago 12',
  province: 'Jawa Barat',
  city: 'Kota Bandung',
  district: 'Coblong',
  subDistrict: 'Dago',
  postalCode: '40135',
};

/** What the device says of its place; set by each test. */
let position: Geolocation['getCurrentPosition'];
const giveGeolocation = (value: unknown): void => {
  Object.defineProperty(navigator, 'geolocation', { value, configurable: true });
};
beforeEach(() => {
  position = (_found, refused) => refused?.({ code: 1, message: 'User denied' } as GeolocationPositionError);
  giveGeolocation({ getCurrentPosition: (...given: Parameters<typeof position>) => position(...given) });
});
afterEach(() => void Reflect.deleteProperty(navigator, 'geolocation'));

const openMap = async (task: Partial<MapTask> = {}, api: FakeReplies = { getAddress: FOUND }) => {
  const onPicked = vi.fn();
  const view = renderScreen(<MapField label="Choose on the map" onPicked={onPicked} {...task} />, { api });
  await view.user.click(screen.getByRole('button', { name: 'Choose on the map' }));
  const dialog = await screen.findByRole('dialog', { name: 'Choose on the map' });
  const map = await within(dialog).findByRole('application');
  return { ...view, onPicked, dialog, map, box: screen.getByRole('combobox', { name: 'Place or address' }) };
};

const useAddress = (): HTMLElement => screen.getByRole('button', { name: /Use this address$/ });
/** The search box has a status of its own before it: how many suggestions there are. */
const status = (): string => screen.getAllByRole('status').at(-1)?.textContent ?? '';

it('opens a search box, suggestions, a map with a marker and a Search button [MAP-001], at zoom 14 [MAP-002], 300 pixels high [MAP-003]', async () => {
  const draw = vi.spyOn(L, 'map');
  const { user, box, dialog, map } = await openMap();
  expect((draw.mock.results[0]!.value as L.Map).getZoom()).toBe(14);
  expect(map.style.height).toBe('300px');
  // It names the makers of what it shows.
  for (const maker of [/Leaflet/, /GeoNames/, /idn-area-data/, /Natural Earth/]) {
    expect(within(dialog).getByRole('link', { name: maker })).toBeTruthy();
  }
  expect(screen.getByRole('button', { name: 'Search' })).toBeTruthy();
  expect(screen.queryByRole('listbox')).toBeNull();
  await user.type(box, 'Bandung');
  expect((await screen.findAllByRole('option')).length).toBeGreaterThan(1);
  expect(map.querySelector('.leaflet-marker-icon > svg')).toBeNull();
  fireEvent.click(map, { clientX: 10, clientY: 10 });
  await waitFor(() => expect(map.querySelector('.leaflet-marker-icon > svg')).not.toBeNull());
  expect(status()).toMatch(/^The marker is [\d.]+ km from /);
});

describe('the search box', () => {
  it('can be used by keyboard alone', async () => {
    const { user, box, dialog } = await openMap();
    await user.type(box, 'Bandung');
    const [first] = await screen.findAllByRole('option');
    expect(box.getAttribute('aria-expanded')).toBe('true');
    await user.keyboard('{ArrowDown}');
    expect(box.getAttribute('aria-activedescendant')).toBe(first!.id);
    expect(first!.getAttribute('aria-selected')).toBe('true');
    await user.keyboard('{ArrowUp}');
    expect(box.getAttribute('aria-activedescendant')).toBeNull();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('option')).toBeNull();
    expect(dialog.isConnected).toBe(true);
    await user.type(box, ' ');
    await screen.findAllByRole('option');
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(status()).toMatch(/^The marker is on Bandung, Kota Bandung/));
    expect((box as HTMLInputElement).value).toContain('Bandung');
  });

  it('only logs a search without a match, and leaves what is there in place [MAP-004]', async () => {
    const { user, box, logged, toasts } = await openMap();
    await user.type(box, 'Xyzzyq');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(logged).toEqual(['Location not found']));
    expect(toasts).toEqual([]);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText(/Location not found/)).toBeNull();
    expect(status()).toContain('place the marker yourself, or close it and type the address');
    await user.clear(box);
    await user.type(box, 'Surabaya{Enter}');
    await waitFor(() => expect(status()).toContain('on Surabaya'));
  });
});

describe('the position of the device', () => {
  it('marks where the device is', async () => {
    position = (found) =>
      found({ coords: { latitude: -7.2575, longitude: 112.7521 } } as GeolocationPosition);
    const { user, logged } = await openMap();
    await user.click(screen.getByRole('button', { name: 'Use my location' }));
    await waitFor(() => expect(status()).toMatch(/km from .*Surabaya/));
    expect(logged).toEqual([]);
  });

  it('is only logged when it is refused [MAP-005]', async () => {
    const { user, logged, logs, toasts } = await openMap();
    await user.click(screen.getByRole('button', { name: 'Use my location' }));
    await waitFor(() => expect(logged).toHaveLength(1));
    expect(logs).toEqual([new Error('User denied')]);
    expect(toasts).toEqual([]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is only logged when the device has none, and not offered [MAP-005]', async () => {
    giveGeolocation(undefined);
    const { logged, toasts } = await openMap();
    await waitFor(() => expect(logged).toEqual(['The position of the device is not known.']));
    expect(screen.queryByRole('button', { name: 'Use my location' })).toBeNull();
    expect(toasts).toEqual([]);
  });
});

describe('the address of the marker', () => {
  it('is asked for with city and province, handed on, and the map closes [MAP-007]', async () => {
    const { user, onPicked, callsOf } = await openMap({
      start: { city: 'Kota Bandung', province: 'Jawa Barat' },
    });
    await user.click(screen.getByRole('button', { name: 'Mark the middle of the map' }));
    await user.click(useAddress());
    await waitFor(() => expect(onPicked).toHaveBeenCalledWith(FOUND));
    const [call] = callsOf('getAddress');
    expect(call?.query).toEqual({ city: 'Kota Bandung', province: 'Jawa Barat', langId: 'EN' });
    const { latitude, longitude } = call!.body as { latitude: number; longitude: number };
    expect([latitude, longitude].map(Math.round)).toEqual([-7, 108]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is requested for a correspondence address by its own call', async () => {
    const { user, onPicked, callsOf } = await openMap({
      isCorrespondence: true,
      start: { city: 'Kota Bandung' },
    });
    await user.click(screen.getByRole('button', { name: 'Mark the middle of the map' }));
    await user.click(useAddress());
    await waitFor(() => expect(onPicked).toHaveBeenCalled());
    expect(callsOf('getAddress')[0]?.query).toEqual({ isCorrespondAddress: 'true', langId: 'EN' });
  });

  it('may be placed with Enter in the middle of the map', async () => {
    const { map, user } = await openMap();
    expect((useAddress() as HTMLButtonElement).disabled).toBe(true);
    map.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect((useAddress() as HTMLButtonElement).disabled).toBe(false));
  });

  it('keeps its street without the areas that have fields of their own', async () => {
    const address = 'Jalan Dago 12, Coblong, Kota Bandung, Kota Bandung, Jawa Barat 40135';
    const { user, onPicked } = await openMap({}, { getAddress: { ...FOUND, address } });
    await user.click(screen.getByRole('button', { name: 'Mark the middle of the map' }));
    await user.click(useAddress());
    await waitFor(() => expect(onPicked).toHaveBeenCalledWith({ ...FOUND, address: 'Jalan Dago 12' }));
  });

  it('is refused without a street, and the street field is shown as missing', async () => {
    const address = 'Dago, Coblong District, Kota Bandung, Jawa Barat 40135, Indonesia';
    const { user, onPicked } = await openMap({}, { getAddress: { ...FOUND, address } });
    await user.click(screen.getByRole('button', { name: 'Mark the middle of the map' }));
    await user.click(useAddress());
    const street = await screen.findByRole('textbox', { name: 'Street and number' });
    expect(document.activeElement).toBe(street);
    expect(screen.getByText(/The map does not know the street here. Enter street and number/)).toBeTruthy();
    await user.click(useAddress());
    expect(onPicked).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(street);
    await user.type(street, 'Jalan Riau 1{Enter}');
    expect(onPicked).toHaveBeenCalledWith({ ...FOUND, address: 'Jalan Riau 1' });
  });

  it('changes province and city after confirmation when the marker is outside of the chosen city', async () => {
    const { user, onPicked, callsOf } = await openMap(
      { start: { city: 'Kota Cimahi', province: 'Banten' } },
      {
        getAddress: ({ query }) =>
          'city' in query ? refuse({ status: 404, errCode: 4, errMsg: 'Not here' }) : FOUND,
      },
    );
    await user.click(screen.getByRole('button', { name: 'Mark the middle of the map' }));
    await user.click(useAddress());
    expect((await screen.findByText(/^The marker is in/)).textContent).toBe(
      'The marker is in Kota Bandung, Jawa Barat. You chose Kota Cimahi, Banten. Should province and city follow the marker?',
    );
    expect(onPicked).not.toHaveBeenCalled();
    expect(callsOf('getAddress').map(({ query }) => query)).toEqual([
      { city: 'Kota Cimahi', province: 'Banten', langId: 'EN' },
      { langId: 'EN' },
    ]);
    await user.click(screen.getByRole('button', { name: 'Choose another point' }));
    expect(screen.queryByText(/^The marker is in/)).toBeNull();
    await user.click(useAddress());
    await user.click(await screen.findByRole('button', { name: 'Change to Kota Bandung, Jawa Barat' }));
    expect(onPicked).toHaveBeenCalledWith(FOUND);
  });

  it.each([
    ['is refused', refuse({ status: 404, errCode: 1, errMsg: 'Not here' })],
    ['does not come', noAnswer()],
    ['is empty', { address: '', province: '', city: '', district: '', subDistrict: '', postalCode: '' }],
  ])('is said to be unknown when the answer %s, and nothing is lost [MAP-010]', async (_, answer) => {
    const { user, onPicked, toasts } = await openMap({}, { getAddress: answer });
    await user.click(screen.getByRole('button', { name: 'Mark the middle of the map' }));
    await user.click(useAddress());
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Invalid Address / Address not found');
    expect(onPicked).not.toHaveBeenCalled();
    expect(toasts).toEqual([]);
    expect((useAddress() as HTMLButtonElement).disabled).toBe(false);
    expect(screen.getByText(/close the map and type the address yourself/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Mark the middle of the map' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
