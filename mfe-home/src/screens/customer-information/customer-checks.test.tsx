import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { NO_ADDRESS } from '@payung/shared/address/address.ts';
import type { HomeQuoteRecord } from '#contract/schemas/quote.ts';
import { ownAddress, openCustomer, ready, submit } from '#testing/customers.ts';

// An agent can type every field.
const open = (change: Partial<HomeQuoteRecord> = {}, language: 'en' | 'id' = 'en') =>
  openCustomer(change, {}, { as: 'agent', language });
type Page = ReturnType<typeof open>;

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const put = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const NEXT = '/customerconfirmationhome';
const errors = (): readonly string[] =>
  [...document.querySelectorAll('[id$="_help"] p')].map((error) => error.textContent);

/** Submits, and answers the one message that stops the form: a toast, and text at its field. */
const stopOf = async (page: Page): Promise<string | undefined> => {
  page.toasts.length = 0;
  await submit(page);
  await waitFor(() => expect(page.toasts.map(({ kind }) => kind)).toEqual(['error']));
  const message = page.toasts[0]?.text;
  await waitFor(() => expect(errors()).toContain(message));
  expect(page.calls.some(({ method }) => method === 'PATCH')).toBe(false);
  return message;
};

const NO_PLACE = ownAddress({ ...NO_ADDRESS, address: 'Jalan Cilandak 5' });

describe('the checks in their order', () => {
  it('report start date, hard-copy address and correspondence one after the other, then the rest [HOME-080]', async () => {
    const page = open({ ...NO_PLACE, printOption: 'hard', insuredEmail: '' });
    await ready();
    put('Start date', '');
    expect(await stopOf(page)).toBe('Start Date is required');
    expect(errors()).toEqual(['Start Date is required']);
    expect(document.activeElement).toBe(field('Start date'));

    put('Start date', '01/03/2027');
    expect(await stopOf(page)).toBe('Enter address to send the Hard Copy');
    expect(document.activeElement).toBe(field('Address for the hard copy'));
    expect(errors()).not.toContain('Correspondence Province is required');

    put('Address for the hard copy', 'Kantor Sari');
    expect(await stopOf(page)).toBe('Correspondence Province is required');
    expect(errors()).not.toContain('Email is required');
  });

  it('report a missing start date in Indonesian [HOME-081]', async () => {
    const page = open({}, 'id');
    await ready();
    fireEvent.change(field('Tanggal mulai'), { target: { value: '' } });
    expect(await stopOf(page)).toBe('Tanggal Mulai Polis Wajib Diisi');
  });

  it('accept a start date of yesterday and no day before it [HOME-082]', async () => {
    const page = open();
    await ready();
    put('Start date', '30/01/2027');
    expect(await stopOf(page)).toBe('Start Date is required');
    put('Start date', '31/01/2027');
    await submit(page);
    await waitFor(() => expect(page.address()).toContain(NEXT));
  });

  it('require the address of the hard copy, but none for a soft copy [HOME-084]', async () => {
    const page = open({ printOption: 'hard' });
    await ready();
    expect(await stopOf(page)).toBe('Enter address to send the Hard Copy');
    await page.user.click(screen.getByRole('radio', { name: 'soft copy' }));
    await submit(page);
    await waitFor(() => expect(page.address()).toContain(NEXT));
  });

  it.each([
    ['Correspondence Province is required [HOME-085]', NO_PLACE],
    [
      'Correspondence City is required [HOME-086]',
      ownAddress({ ...NO_PLACE.correspondence, province: 'DKI Jakarta' }),
    ],
    ['Correspondence District is required [HOME-087]', ownAddress({ district: '' })],
    ['Correspondence subdistrict is required [HOME-088]', ownAddress({ subDistrict: '' })],
    ['Correspondence POstalCode is required [HOME-089]', ownAddress({ postalCode: '' })],
  ])('report: %s', async (title, change) => {
    const page = open(change);
    await ready();
    expect(await stopOf(page)).toBe(title.replace(/ \[.*/, ''));
  });

  it('require no correspondence address when it equals the insured one [HOME-074]', async () => {
    const page = open({ ...NO_PLACE });
    await ready();
    expect(await stopOf(page)).toBe('Correspondence Province is required');
    await page.user.click(screen.getByRole('radio', { name: 'yes' }));
    await submit(page);
    await waitFor(() => expect(page.address()).toContain(NEXT));
  });

  it('require the street of a different correspondence address after the ordered checks', async () => {
    const page = open(ownAddress({ address: '' }));
    await ready();
    await submit(page);
    await waitFor(() => expect(errors()).toEqual(['Correspondence Address is required']));
  });
});

describe('the rules of the fields', () => {
  it('require the insured address [HOME-091] and every part of its place [HOME-092] [HOME-114]', async () => {
    const page = open({ address: NO_ADDRESS });
    await ready();
    await submit(page);
    await waitFor(() =>
      expect(errors()).toEqual([
        'Insured property address is required',
        'Province is required',
        'City/Kabupaten is required',
        'District is required',
        'Sub-district is required',
        'Postal code is required',
      ]),
    );
    expect(page.calls.some(({ method }) => method === 'PATCH')).toBe(false);
  });

  it('check the name although its field is read-only [HOME-090]', async () => {
    const page = open({ insuredName: 'Budi 2' });
    await ready();
    await submit(page);
    await waitFor(() => expect(errors()).toHaveLength(1));
    expect(page.calls.some(({ method }) => method === 'PATCH')).toBe(false);
  });

  it('allow only digits in a postal code, six at most [HOME-093]', async () => {
    const page = open();
    await ready();
    for (const code of ['4013a', '40 135']) {
      put('Postal code', code);
      await submit(page);
      await waitFor(() => expect(errors()).toEqual(['A postal code has digits only, 6 at most']));
    }
    expect(field('Postal code').maxLength).toBe(6);
    put('Postal code', '401351');
    await submit(page);
    await waitFor(() => expect(page.address()).toContain(NEXT));
    expect(page.callsOf('updateHomeQuote')[0]?.body).toMatchObject({ postalCode: '401351' });
  });

  it.each(['081234567', '0812345678901'])(
    'require a phone of 9 to 13 digits, such as %s [HOME-094], and an e-mail [HOME-095]',
    async (phone) => {
      const page = open();
      await ready();
      put('Mobile number', '');
      put('Email', '');
      await submit(page);
      await waitFor(() => expect(errors()).toEqual(['phonenumber is required', 'Email is required']));
      put('Mobile number', '12345678');
      put('Email', 'budi@contoh');
      await waitFor(() =>
        expect(errors()).toEqual([
          'Please enter 9 until 13 digits Mobile Number',
          'Please enter a valid email address',
        ]),
      );
      put('Mobile number', phone);
      put('Email', 'budi@contoh.id');
      await submit(page);
      await waitFor(() => expect(page.address()).toContain(NEXT));
    },
  );

  it.each(['', '12 34-ab'])('accept "%s" as an ID card number [HOME-096]', async (idCard) => {
    const page = open();
    await ready();
    put('ID card number', idCard);
    await submit(page);
    await waitFor(() => expect(page.address()).toContain(NEXT));
    expect(page.callsOf('updateHomeLead')[0]?.body).toMatchObject({ idCard });
  });
});
