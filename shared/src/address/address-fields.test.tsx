import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { AddressParts } from '#schemas/places.ts';
import { refuse } from '#testing/fake-api.ts';
import type { FakeReplies } from '#testing/fake-api.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { ruleOf } from '#ui/fields/form-rule.ts';
import { AddressFields } from './address-fields.tsx';
import { checkAddress, NO_ADDRESS } from './address.ts';
import { Button } from '#ui/button.tsx';
import { Form } from '#ui/form/form.tsx';

const SOUTH = 'Kota Administrasi Jakarta Selatan';
const CILANDAK: AddressParts = {
  address: 'Jalan Cilandak 5',
  province: 'DKI Jakarta',
  city: SOUTH,
  district: 'Cilandak',
  subDistrict: 'Cilandak Barat',
  postalCode: '12430',
};
const DAGO: AddressParts = {
  address: 'Jalan Dago 12',
  province: 'Jawa Barat',
  city: 'Kota Bandung',
  district: 'Coblong',
  subDistrict: 'Dago',
  postalCode: '40135',
};

const places: FakeReplies = {
  provinces: [
    { id: '31', name: 'DKI Jakarta' },
    { id: '32', name: 'Jawa Barat' },
  ],
  cities: ({ params }) =>
    params['provinceId'] === '32' ? [{ id: '3273', name: 'Kota Bandung' }] : [{ id: '3171', name: SOUTH }],
  districts: ({ params }) => [
    { name: decodeURIComponent(params['city'] ?? '') === SOUTH ? 'Cilandak' : 'Coblong' },
  ],
  subDistricts: ({ params }) =>
    params['district'] === 'Cilandak'
      ? [{ name: 'Cilandak Barat', postalCode: '12430' }]
      : [
          { name: 'Dago', postalCode: '40135' },
          { name: 'Lebakgede', postalCode: '' },
        ],
};

const onFilled = vi.fn<() => void>();
const onSave = vi.fn<(values: unknown) => void>();

const AddressForm = ({ first, isCorrespondence }: { first: AddressParts; isCorrespondence: boolean }) => (
  <Form
    initialValues={{
      home: Object.fromEntries(Object.entries(first).map(([part, value]) => [part, value || undefined])),
    }}
    onFinish={onSave}
  >
    <AddressFields
      name="home"
      words={{ address: 'Street', map: 'Find it on a map' }}
      isCorrespondence={isCorrespondence}
      rule={(part) => ruleOf((value) => checkAddress({ ...NO_ADDRESS, [part]: value })[part])}
      onFilled={onFilled}
    />
    <Button htmlType="submit">Save</Button>
  </Form>
);

const open = (first: AddressParts = DAGO, more: FakeReplies = {}, isCorrespondence = false) => {
  onFilled.mockClear();
  onSave.mockClear();
  return renderScreen(<AddressForm first={first} isCorrespondence={isCorrespondence} />, {
    api: { ...places, ...more },
  });
};

const list = (label: string) => screen.getByRole<HTMLInputElement>('combobox', { name: label });
const shown = (label: string) => list(label).value;
const postal = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Postal code' }).value;

const choose = async (label: string, option: string): Promise<void> => {
  await waitFor(() => expect(list(label).disabled).toBe(false));
  fireEvent.click(list(label));
  fireEvent.click(await screen.findByRole('option', { name: option }));
};

/** Chooses the point in the middle of the map. */
const pick = async ({ user }: ReturnType<typeof open>): Promise<void> => {
  await user.click(screen.getByRole('button', { name: 'Find it on a map' }));
  // A map hears clicks only a moment after it is drawn.
  await user.click(await screen.findByRole('button', { name: 'Mark the middle of the map' }));
  await user.click(await screen.findByRole('button', { name: 'Use this address' }));
};

it('loads each list for the area chosen before it, and fills in the postal code', async () => {
  const page = open(NO_ADDRESS);
  for (const label of ['City/Kabupaten', 'District', 'Sub-district']) {
    expect(list(label).disabled).toBe(true);
  }
  await choose('Province', 'Jawa Barat');
  await choose('City/Kabupaten', 'Kota Bandung');
  await choose('District', 'Coblong');
  await choose('Sub-district', 'Dago');
  expect(page.calls.map(({ address }) => decodeURIComponent(address.replaceAll('+', ' ')))).toEqual([
    'user/provinces',
    'user/32/cities',
    'user/Kota Bandung/districts?ProvinceId=32',
    'user/Coblong/sub-districts?ProvinceId=32&RegionalLevel=Kota Bandung',
  ]);
  expect(postal()).toBe('40135');
  expect(onFilled).toHaveBeenCalled();
});

it('leaves the postal code empty for typing when the list does not have it', async () => {
  open();
  await choose('Sub-district', 'Lebakgede');
  expect(postal()).toBe('');
});

it('clears the fields that depend on a choice when the choice changes', async () => {
  open();
  await choose('Province', 'DKI Jakarta');
  for (const [label, before] of [
    ['City/Kabupaten', 'Kota Bandung'],
    ['District', 'Coblong'],
    ['Sub-district', 'Dago'],
  ] as const) {
    expect(shown(label)).not.toContain(before);
  }
  expect(postal()).toBe('');
});

it('shows that a list could not be loaded, and loads it again on demand', async () => {
  let isDown = true;
  const page = open(
    { ...DAGO, district: '', subDistrict: '', postalCode: '' },
    { districts: () => (isDown ? refuse({ status: 500, errCode: 2 }) : [{ name: 'Coblong' }]) },
  );
  expect(await screen.findByText('This list could not be loaded.')).toBeTruthy();
  isDown = false;
  await page.user.click(screen.getByRole('button', { name: 'Try again' }));
  await choose('District', 'Coblong');
  expect(shown('District')).toContain('Coblong');
});

it('fills in the address from the map, waiting for each list', async () => {
  const page = open(DAGO, { getAddress: CILANDAK });
  await pick(page);
  expect(await screen.findByText('The address was filled in. Please check it.')).toBeTruthy();
  expect(page.callsOf('getAddress')[0]?.query).not.toHaveProperty('isCorrespondAddress');
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onSave).toHaveBeenCalledWith({ home: CILANDAK }));
});

it('names the parts of the address that are not chosen yet', async () => {
  const page = open(DAGO, { getAddress: { ...CILANDAK, district: 'Nowhere' } });
  await pick(page);
  expect(await screen.findByText(/Not every part was found/)).toBeTruthy();
  expect(shown('City/Kabupaten')).toContain(SOUTH);
  expect(shown('District')).not.toContain('Coblong');
});

it('looks up a correspondence address as one', async () => {
  const page = open(DAGO, { getAddress: CILANDAK }, true);
  await pick(page);
  await screen.findByText('The address was filled in. Please check it.');
  expect(page.callsOf('getAddress')[0]?.query).toMatchObject({ isCorrespondAddress: 'true' });
});

it('shows the message of every part that is missing', async () => {
  const page = open(NO_ADDRESS);
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  for (const message of ['Address is required', 'Province is required', 'Postal code is required']) {
    expect(await screen.findByText(message)).toBeTruthy();
  }
  expect(onSave).not.toHaveBeenCalled();
});
