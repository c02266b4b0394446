import { describe, expect, it } from 'vitest';
import { screen, waitFor } from '@testing-library/react';
import { quoteContextAtom } from '@payung/shared/session/quote-context.ts';
import { store } from '@payung/shared/session/store.ts';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import { LEAD_ID, aLeadToQuote } from '@payung/shared/testing/samples/lead-samples.ts';
import { motorServer, openMotor } from '#testing/motor-server.ts';
import { QUOTE_ID, aConfirmedQuote, aPlannedQuote } from '#testing/quotes.ts';
import {
  begin,
  change,
  field,
  fill,
  fillAll,
  path,
  plate,
  put,
  radio,
  submit,
} from '#testing/open-vehicle.ts';
import { Screen } from './create-quote.screen.tsx';

const WIRE_VEHICLE = {
  vehicleType: 'fourWheeler',
  actualVehicleBrand: 'Toyota',
  vehicleModel: 'Avanza',
  actualManufactureYear: 2023,
  actualLicensePlatCode: 'B',
  licensePlateNumber: '1234',
  licensePlateNumber1: 'ABC',
  // Asked with the customer's information.
  chassisNo: '',
  engineNo: '',
  vehicleUse: 'private',
  coverageOption: 1,
  sumInsured: 170_000_000,
  accessories: 0,
  effectiveDate: '2027-03-01',
  insuredName: 'Budi Santoso',
};

/** Those that the customer's information has given already. */
const NUMBERS = { chassisNo: 'MHKA1BA1JFK012345', engineNo: '1NRF123456' };

const fieldText = async (label: string) => (await field(label)).closest('[data-field]')?.textContent;

it('is prefilled with name and mobile number of the lead in the address', async () => {
  begin(`vehicle=car&leadId=${LEAD_ID}`, { getLead: aLeadToQuote() });
  expect((await field(/Insured name/)).value).toBe('Rina Hartono');
  expect((await field(/mobile number/)).value).toBe('081299998888');
});

describe('a new quote [MOT-070]', () => {
  it('is created from the vehicle and leads to the plans', async () => {
    const page = begin();
    await fillAll();
    await put(/Accessories/, '10000000');
    await put(/mobile number/, '081234567890');
    submit();
    await waitFor(() => expect(page.address()).toBe(`/motorchooseproduct?quoteId=${QUOTE_ID}`));
    expect(
      page.callsOf('createMotorQuote').map(({ method, address, body }) => [method, address, body]),
    ).toEqual([
      [
        'POST',
        'user/create-quote-motor',
        {
          ...WIRE_VEHICLE,
          accessories: 10_000_000,
          insuredMobile: '081234567890',
          requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
        },
      ],
    ]);
    expect(store.get(quoteContextAtom)).toMatchObject({ quoteId: QUOTE_ID });
  });

  it('needs plate, model, year and sum for a price, and begins a week ahead unless another day is chosen', async () => {
    begin();
    expect((await field('Start date')).value).toBe('08/02/2027');
    expect(screen.queryByLabelText('Chassis number')).toBeNull();
    expect(screen.queryByLabelText('Engine number')).toBeNull();
  });

  it('has Total Loss Only, the only coverage, chosen for a motorcycle [MOT-062]', async () => {
    const page = begin('vehicle=motorcycle');
    await fill('Honda', 'BeAT', '2024');
    await put('Sum insured', '14000000');
    expect(radio('Comprehensive')).toBeNull();
    expect(radio('Total Loss Only')?.checked).toBe(true);
    expect(
      screen.getByText('Comprehensive is not available: Motorcycles are insured for Total Loss Only'),
    ).toBeTruthy();
    submit();
    await waitFor(() => expect(page.callsOf('createMotorQuote')).toHaveLength(1));
    expect(page.callsOf('createMotorQuote')[0]?.body).toMatchObject({
      vehicleType: 'twoWheeler',
      coverageOption: 2,
    });
  });

  it('shows beside every field what is missing, focuses the first, and makes no quote [MOT-066, MOT-067, MOT-068]', async () => {
    const page = begin();
    await put('Start date', '');
    submit();
    for (const message of [
      'Brand is required',
      'Model is required',
      'Year of manufacture is required',
      'Licence plate code is required',
      'Plate number is required',
      'Start Date is required',
      'Coverage is required',
      'Sum insured is required',
    ])
      expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByText('Please check the marked fields.')).toBeTruthy();
    await waitFor(async () => expect(document.activeElement).toBe(await field('Brand')));
    expect(page.callsOf('createMotorQuote')).toEqual([]);
  });

  it('shows the messages of missing fields in Indonesian [MOT-068]', async () => {
    begin('vehicle=car', {}, 'id');
    await field('Merek');
    submit('Lihat paket');
    for (const message of [
      'Merek wajib diisi',
      'Model wajib diisi',
      'Tahun pembuatan wajib diisi',
      'Kode pelat nomor wajib diisi',
      'Jenis pertanggungan wajib dipilih',
      'Harga pertanggungan wajib diisi',
    ])
      expect(await screen.findByText(message)).toBeTruthy();
  });

  it('refuses a plate without 1 to 3 letters [MOT-066] and a code that no region has [MOT-067]', async () => {
    begin();
    await plate('B', '1234', 'ABCD');
    submit();
    expect(await screen.findByText('The plate ends in 1 to 3 letters')).toBeTruthy();
    await put('Letters', '');
    expect(await screen.findByText(/vehicles whose plate has none cannot be insured here/)).toBeTruthy();
    await put('Letters', '12');
    expect(await screen.findByText('The plate ends in 1 to 3 letters')).toBeTruthy();
    await put('Code', 'QQ');
    expect(await screen.findByText('No region of Indonesia has this licence plate code')).toBeTruthy();
  });

  it('keeps what was typed over a reload', async () => {
    const page = begin();
    await fill();
    page.unmount();
    begin();
    expect((await field('Brand')).value).toBe('Toyota');
    expect((await field('Start date')).value).toBe('01/03/2027');
  });

  it('cannot be created by a customer', async () => {
    const page = openMotor(Screen, { path, as: 'customer', search: 'quoteId=none', api: motorServer() });
    await waitFor(() => expect(page.address()).toBe('/motorscreen'));
  });
});

describe('the vehicle of a quote', () => {
  it('keeps its plan and saves nothing when it is unchanged', async () => {
    const page = change();
    expect((await field('Brand')).value).toBe('Toyota');
    expect((await field('Sum insured')).value).toBe('170.000.000');
    expect(screen.queryByLabelText(/mobile number/)).toBeNull();
    // A car stays a car.
    expect(radio('Motorcycle')).toBeNull();
    submit();
    await waitFor(() => expect(page.address()).toBe(`/motorchooseproduct?quoteId=${QUOTE_ID}`));
    expect(page.callsOf('updateMotorQuote')).toEqual([]);
  });

  it('warns what a change resets, and saves it as one step', async () => {
    const page = change();
    expect(await screen.findByText(/you choose the plan and the benefits again/)).toBeTruthy();
    await put('Year of manufacture', '2022');
    submit();
    await waitFor(() => expect(page.address()).toContain('/motorchooseproduct'));
    expect(page.callsOf('updateMotorQuote').map(({ address, body }) => [address, body])).toEqual([
      [
        `user/update-quote/${QUOTE_ID}`,
        { vehicle: { ...WIRE_VEHICLE, ...NUMBERS, actualManufactureYear: 2022 } },
      ],
    ]);
    expect(Object.values(page.callsOf('updateMotorQuote')[0]?.headers ?? {})).toContain('"1"');
  });

  it.each(['createMotorQuote', 'updateMotorQuote'] as const)(
    'shows all that %s refuses, each beside its field, and moves to the first',
    async (name) => {
      const answer = refuse({
        status: 422,
        errCode: 4,
        errMsg: 'Cover begins later',
        errors: [
          { field: 'effectiveDate', message: 'Cover begins later' },
          { field: 'licensePlateNumber1', message: 'This plate is not known' },
          { field: 'coverageOption', message: 'Not for this vehicle' },
          { field: 'vehicleOwner', message: 'Something of no field' },
        ],
      });
      const isNew = name === 'createMotorQuote';
      const page = isNew
        ? begin('vehicle=car', { [name]: answer })
        : change(aPlannedQuote(), { [name]: answer });
      if (isNew) await fillAll();
      else await put('Year of manufacture', '2022');
      submit();
      await waitFor(async () => expect(await fieldText('Start date')).toContain('Cover begins later'));
      expect(await fieldText('Letters')).toContain('This plate is not known');
      expect(screen.getByText('Not for this vehicle').closest('[data-field]')).toBe(
        screen.getByText('Comprehensive').closest('[data-field]'),
      );
      expect(screen.getByText('Something of no field').closest('[role=alert]')).not.toBeNull();
      expect(screen.getAllByText('Cover begins later')).toHaveLength(1);
      expect(document.activeElement).toBe(await field('Start date'));
      expect((await field('Letters')).getAttribute('aria-invalid')).toBe('true');
      expect(page.address()).toContain(path);
      await put('Letters', 'XY');
      await waitFor(async () =>
        expect((await field('Letters')).getAttribute('aria-invalid')).not.toBe('true'),
      );
    },
  );

  it('cannot be changed once the policy is issued', async () => {
    const page = change(aConfirmedQuote({ stage: 'Policy Generated' }));
    await waitFor(() => expect(page.address()).toBe(`/oonasuccess1?quoteId=${QUOTE_ID}`));
  });
});
