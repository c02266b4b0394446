import { describe, expect, it } from 'vitest';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { NO_ADDRESS } from '@payung/shared/address/address.ts';
import { queryClient } from '@payung/shared/api/query.ts';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import type { MotorQuoteRecord } from '#contract/schemas/quote.ts';
import { motorServer, openMotor } from '#testing/motor-server.ts';
import type { MotorReplies } from '#testing/motor-server.ts';
import { ADDRESS, QUOTE_ID, aKnownCustomer, aQuotedQuote, aThreeYearQuote } from '#testing/quotes.ts';
import { Screen } from './customer-information.screen.tsx';

const path = '/customerinformationmotor';
/** Known, and not saved yet. */
const known = (change: Partial<MotorQuoteRecord> = {}) =>
  aKnownCustomer({ stage: 'Quick Quote Created', ...change });
const open = (quote = known(), more: MotorReplies = {}, as: 'agent' | 'customer' = 'customer') =>
  openMotor(Screen, { path, as, api: { ...motorServer({ quote }), ...more } });
type Page = ReturnType<typeof open>;

const NAME = 'Insured name as on the ID card';
/** By its label: asking for roles is slow in a form of this size. */
const field = (name: string) =>
  screen.findByLabelText<HTMLInputElement>(name, { selector: 'input,textarea' });
const put = async (name: string, value: string) => fireEvent.change(await field(name), { target: { value } });
const submit = ({ user }: Page) => user.click(screen.getByRole('button', { name: /Next|Lanjut/ }));

describe('the customer of a vehicle [MOT-070]', () => {
  it('is asked for name, ID card, birth date, mobile, email, period and address', async () => {
    open();
    expect((await field(NAME)).value).toBe('Budi Santoso');
    expect((await field('ID card number')).value).toBe('3174051705900001');
    expect((await field('Date of birth')).value).toBe('17/05/1990');
    expect((await field('Email')).value).toBe('budi@contoh.id');
    expect((await field('Start date')).value).toBe('01/03/2027');
    expect((await field('End date')).value).toBe('01/03/2028');
    expect((await field('Address of the insured')).value).toBe('Jalan Cilandak 5');
    expect((await field('Postal code')).value).toBe('12430');
    expect(screen.getByRole('button', { name: 'Find the address on the map' })).toBeTruthy();
    expect(document.querySelector('[aria-current="step"]')?.textContent).toBe('Customer Details');
    // An ID card may be read; its code comes by itself.
    expect(await screen.findByRole('region', { name: 'ID card' })).toBeTruthy();
  });

  it('is saved as one step, however often Next is pressed, and led to /customerconfirmationmotor', async () => {
    const page = open();
    await put('Email', 'siti@contoh.id');
    await page.user.dblClick(screen.getByRole('button', { name: /Next/ }));
    await waitFor(() => expect(page.address()).toBe(`/customerconfirmationmotor?quoteId=${QUOTE_ID}`));
    expect(page.toasts).toEqual([{ kind: 'success', text: 'Quote Updated Successfully' }]);
    expect(
      page.callsOf('updateMotorQuote').map(({ method, address, body }) => [method, address, body]),
    ).toEqual([
      [
        'PATCH',
        `user/update-quote/${QUOTE_ID}`,
        {
          customer: {
            insuredName: 'Budi Santoso',
            insuredDob: '1990-05-17',
            insuredIdCard: '3174051705900001',
            insuredMobile: '6281234567890',
            insuredEmail: 'siti@contoh.id',
            effectiveDate: '2027-03-01',
            chassisNo: 'MHKA1BA1JFK012345',
            engineNo: '1NRF123456',
            insuredAddress: {
              address: 'Jalan Cilandak 5',
              province: 'DKI Jakarta',
              city: 'Kota Administrasi Jakarta Selatan',
              district: 'Cilandak',
              subDistrict: 'Cilandak Barat',
              postalCode: '12430',
            },
          },
        },
      ],
    ]);
  });

  it('does not save unchanged details again, which would void a proposal', async () => {
    const page = open(aKnownCustomer({ stage: 'Full Quote Created', proposalNo: 'P-1' }));
    await field(NAME);
    await submit(page);
    await waitFor(() => expect(page.address()).toContain('/customerconfirmationmotor'));
    expect(page.callsOf('updateMotorQuote')).toEqual([]);
  });

  it('asks for the numbers that a price did not need, and for no others [MOT-068]', async () => {
    const page = open(known({ chassisNo: '', engineNo: '' }));
    expect(await screen.findByText('Toyota Avanza 2023 · B 1234 ABC')).toBeTruthy();
    await submit(page);
    expect(await screen.findByText('Chassis number is required')).toBeTruthy();
    expect(screen.getByText('Engine number is required')).toBeTruthy();
    expect(page.callsOf('updateMotorQuote')).toEqual([]);
    await put('Chassis number', 'mhka1-ba1jfk 99');
    await put('Engine number', '1nr f77777');
    await submit(page);
    await waitFor(() => expect(page.callsOf('updateMotorQuote')).toHaveLength(1));
    expect(page.callsOf('updateMotorQuote')[0]?.body).toMatchObject({
      customer: { chassisNo: 'MHKA1BA1JFK99', engineNo: '1NRF77777' },
    });
  });

  it('shows beside every field what is missing, and focuses the first', async () => {
    const page = open(
      aQuotedQuote({ insuredName: '', startDate: '', insuredPhone: '', address: NO_ADDRESS }),
      {},
      'agent',
    );
    await field(NAME);
    await submit(page);
    for (const message of [
      'ID card number is required',
      'Address is required',
      'Province is required',
      'Postal code is required',
      'Start Date is required',
    ])
      expect(await screen.findByText(message)).toBeTruthy();
    await waitFor(async () => expect(document.activeElement).toBe(await field(NAME)));
    expect(page.callsOf('updateMotorQuote')).toEqual([]);
  });

  it('must be 17 years old, and the cover begin today or later', async () => {
    const page = open();
    await put('Date of birth', '02/02/2010');
    await put('Start date', '31/01/2027');
    await submit(page);
    expect(await screen.findByText('The insured must be at least 17 years old')).toBeTruthy();
    expect(screen.getByText('Cover can begin today or later')).toBeTruthy();
    expect(page.callsOf('updateMotorQuote')).toEqual([]);
  });

  it('has a start date while the approval of the photos is valid, and at most 180 days ahead', async () => {
    const approved = { status: 'approved', round: 1, wantedSlots: [], approvedUntil: '2027-02-14' } as const;
    const page = open(known({ inspection: approved }));
    await put('Start date', '15/02/2027');
    await submit(page);
    expect(
      await screen.findByText(
        'Cover must begin while the approval of the photos is valid. Please choose an earlier day.',
      ),
    ).toBeTruthy();
    await put('Start date', '01/08/2027');
    expect(
      await screen.findByText('Cover cannot begin that far ahead. Please choose an earlier day.'),
    ).toBeTruthy();
    expect(page.callsOf('updateMotorQuote')).toEqual([]);
  });

  it('is covered for the years of the plan', async () => {
    open(
      aThreeYearQuote({
        stage: 'Quick Quote Created',
        address: ADDRESS,
        insuredBirthDate: '1990-05-17',
      }),
    );
    expect((await field('End date')).value).toBe('01/03/2030');
    expect(screen.getByText('3 years of cover')).toBeTruthy();
    expect(
      (await screen.findByRole('heading', { name: 'Subtotal' })).closest('section')?.textContent,
    ).toContain('Rp 11.505.260');
  });

  it('keeps what was typed over a reload', async () => {
    const page = open();
    await put('Address of the insured', 'Jalan Riau 1');
    page.unmount();
    queryClient.clear();
    open();
    expect((await field('Address of the insured')).value).toBe('Jalan Riau 1');
  });

  it('shows beside each field what the server refuses, and focuses the first', async () => {
    const page = open(known(), {
      updateMotorQuote: refuse({
        status: 422,
        errCode: 4,
        errMsg: 'This number is not known',
        errors: [
          { field: 'insuredIdCard', message: 'This number is not known' },
          { field: 'insuredDob', message: 'Another day of birth' },
          { field: 'postalCode', message: 'Not the code of this district' },
          { field: 'risk', message: 'Something of no field' },
        ],
      }),
    });
    await field(NAME);
    await submit(page);
    const fieldText = async (label: string) => (await field(label)).closest('[data-field]')?.textContent;
    await waitFor(async () =>
      expect(await fieldText('ID card number')).toContain('This number is not known'),
    );
    expect(await fieldText('Date of birth')).toContain('Another day of birth');
    expect(await fieldText('Postal code')).toContain('Not the code of this district');
    expect((await screen.findByRole('alert')).textContent).toBe('Something of no field');
    expect(document.activeElement).toBe(await field('ID card number'));
    expect((await field('Date of birth')).getAttribute('aria-invalid')).toBe('true');
    expect(page.address()).toContain(path);
  });

  it('is asked in Indonesian', async () => {
    openMotor(Screen, { path, as: 'customer', language: 'id', api: motorServer({ quote: known() }) });
    expect(await field('Nama tertanggung sesuai KTP')).toBeTruthy();
    expect(await field('Tanggal lahir')).toBeTruthy();
  });
});
