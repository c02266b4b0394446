import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aKnownCustomer, openCustomer as open, ready } from '#testing/customers.ts';
import { QUOTE_ID } from '#testing/quotes.ts';

const region = async (name: string) => within(await screen.findByRole('region', { name }));
const textbox = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const put = (name: string, value: string) => fireEvent.change(textbox(name), { target: { value } });

describe('the customer page', () => {
  it('is step 2 of 3, at 60 percent [HOME-066]', async () => {
    open();
    await ready();
    expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(60);
    expect(screen.getByText('Customer Details')).toBeTruthy();
  });

  it('has all fields of the specification [HOME-069]', async () => {
    open({ isCorrespondenceSame: true });
    await ready();
    const card = screen.getByText('Subtotal').closest('section')!;
    expect(within(card).getByText('Rp 1.555.000')).toBeTruthy();
    for (const name of [
      'ID card number',
      'Start date',
      'End date',
      'Insured property address',
      'Postal code',
      'Mobile number',
      'Email',
    ]) {
      expect(textbox(name)).toBeTruthy();
    }
    for (const name of ['Province', 'City/Kabupaten', 'District', 'Sub-district']) {
      expect(screen.getByRole('combobox', { name })).toBeTruthy();
    }
    expect(screen.getByRole('button', { name: 'Find the property on a map' })).toBeTruthy();
    expect(await screen.findByRole('region', { name: 'ID card' })).toBeTruthy();
    expect(
      screen.getByRole('group', { name: 'correspondence address same as insured address' }),
    ).toBeTruthy();
    expect(screen.getByRole('group', { name: 'How would you like to get the policy?' })).toBeTruthy();
  });

  it('shows the premium minus the discount, without admin cost [HOME-104]', async () => {
    const page = open({ subtotal: 1_399_500, discountAmount: 155_500, discountPercent: 10 });
    await ready();
    const card = within(screen.getByText('Subtotal').closest('section')!);
    expect(card.getByText('Rp 1.399.500')).toBeTruthy();
    await page.user.click(card.getByRole('button', { name: 'Price detail' }));
    const detail = within(await screen.findByRole('dialog', { name: 'Price detail' }));
    expect(detail.getByText('Discount given by the agent')).toBeTruthy();
    expect(detail.getByText('-Rp 155.500')).toBeTruthy();
  });

  it('shows the insured name read-only [HOME-070]', async () => {
    open();
    const name = await ready();
    expect((name as HTMLInputElement).value).toBe('Budi Santoso');
    expect((name as HTMLInputElement).readOnly).toBe(true);
  });

  it('leads back to the order summary [HOME-079]', async () => {
    const page = open();
    await ready();
    await page.user.click(screen.getByRole('link', { name: /Back/ }));
    expect(page.address()).toBe(`/home-order-summary?quoteId=${QUOTE_ID}`);
  });

  it('locks the phone that the customer has verified', async () => {
    open();
    await ready();
    expect(textbox('Mobile number').disabled).toBe(true);
  });

  it('lets an agent correct the phone', async () => {
    open({}, {}, { as: 'agent' });
    await ready();
    expect(textbox('Mobile number').disabled).toBe(false);
  });
});

describe('the period', () => {
  it('ends a year after its start, in a disabled field [HOME-083]', async () => {
    open();
    await ready();
    expect(textbox('End date').value).toBe('01/03/2028');
    expect(textbox('End date').disabled).toBe(true);
    put('Start date', '15/04/2027');
    await waitFor(() => expect(textbox('End date').value).toBe('15/04/2028'));
  });
});

describe('correspondence and print', () => {
  it('shows a read-only copy of the insured address [HOME-073]', async () => {
    open();
    await ready();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'yes' }).checked).toBe(true);
    const copy = await region('Copy of the insured address');
    // Every line by its name: a wrong part in a right place is wrong.
    const lines = copy
      .getAllByRole('term')
      .map(({ textContent, nextElementSibling }) => [textContent, nextElementSibling?.textContent]);
    expect(lines).toEqual([
      ['Correspondence address', 'Jalan Dago 12'],
      ['Province', 'Jawa Barat'],
      ['City/Kabupaten', 'Kota Bandung'],
      ['District', 'Coblong'],
      ['Sub-district', 'Dago'],
      ['Postal code', '40135'],
    ]);
    put('Insured property address', 'Jalan Riau 1');
    expect(await copy.findByText('Jalan Riau 1')).toBeTruthy();
    expect(copy.queryByRole('textbox')).toBeNull();
    expect(copy.queryByRole('combobox')).toBeNull();
  });

  it('asks for the insured address instead of showing empty lines while it has no street', async () => {
    const { address } = aKnownCustomer();
    open({ address: { ...address, address: '', district: '', subDistrict: '', postalCode: '' } });
    await ready();
    const copy = await region('Copy of the insured address');
    expect(copy.getByText('Fill in the insured address above first: letters go there.')).toBeTruthy();
    expect(copy.queryByRole('term')).toBeNull();
    put('Insured property address', 'Jalan Riau 1');
    expect(await copy.findByText('Jalan Riau 1')).toBeTruthy();
    expect(copy.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Correspondence address',
      'Province',
      'City/Kabupaten',
    ]);
  });

  it('shows a second address block with its own map when the addresses differ [HOME-072]', async () => {
    const page = open();
    await ready();
    await page.user.click(screen.getByRole('radio', { name: 'no' }));
    const own = await region('Correspondence');
    expect(own.getByRole('textbox', { name: 'Correspondence address' })).toBeTruthy();
    expect(own.getAllByRole('combobox')).toHaveLength(4);
    expect(own.getByRole('button', { name: 'Find the correspondence address on a map' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Copy of the insured address' })).toBeNull();
  });

  it('offers hard copy with an address box, or soft copy [HOME-075]', async () => {
    const page = open();
    await ready();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'soft copy' }).checked).toBe(true);
    expect(screen.queryByRole('textbox', { name: 'Address for the hard copy' })).toBeNull();
    await page.user.click(screen.getByRole('radio', { name: 'hard copy' }));
    expect(textbox('Address for the hard copy').value).toBe('');
    await page.user.click(screen.getByRole('button', { name: 'Use the insured address' }));
    expect(textbox('Address for the hard copy').value).toBe(
      'Jalan Dago 12, Dago, Coblong, Kota Bandung, Jawa Barat, 40135',
    );
  });

  it('shows the fees of printing and does not add them to the subtotal [HOME-076]', async () => {
    const page = open();
    const print = await region('Print policy');
    for (const fee of ['IDR 40,000', 'IDR 15,000']) expect(print.getByText(fee)).toBeTruthy();
    await page.user.click(print.getByRole('radio', { name: 'hard copy' }));
    const card = within(screen.getByText('Subtotal').closest('section')!);
    expect(card.getByText('Rp 1.555.000')).toBeTruthy();
  });
});
