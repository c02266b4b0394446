import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import { openTravel } from '#testing/open-travel.ts';
import { aQuotedQuote, QUOTE_ID } from '#testing/quotes.ts';
import { travelServer } from '#testing/travel-server.ts';
import type { TravelReplies } from '#testing/travel-server.ts';
import { Screen } from './customer-information.screen.tsx';

const abroad = aQuotedQuote({ insuredPhone: '6281234567890' });
const family = aQuotedQuote({ adultCount: 2, childCount: 1 });
const atHome = aQuotedQuote({ tripType: 1, coverageArea: '5' });

const open = (quote = abroad, more: TravelReplies = {}, as: 'agent' | 'customer' = 'customer') =>
  openTravel(Screen, { path: '/oonacustomerinformation', as, api: { ...travelServer({ quote }), ...more } });
type Page = ReturnType<typeof open>;

const block = async (name: string) => within(await screen.findByRole('region', { name }));
const submit = ({ user }: Page) => user.click(screen.getByRole('button', { name: /Next/ }));
const main = () => block('Main insured');
const put = (into: HTMLElement, value: string) => fireEvent.change(into, { target: { value } });
const fillMain = async (passport = 'B1234567') => {
  const fields = await main();
  put(fields.getByRole('textbox', { name: 'Passport number' }), passport);
  put(fields.getByRole('textbox', { name: 'Email' }), 'budi@contoh.id');
};

describe('customer information', () => {
  it('is step 2, prefilled with what the quote has, and asks for the passport on a trip abroad', async () => {
    open();
    const fields = await main();
    expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(60);
    expect(screen.getByRole('link', { name: 'Need Help' })).toBeTruthy();
    expect(fields.getByRole<HTMLInputElement>('textbox', { name: 'Full name' }).value).toBe('Budi Santoso');
    expect(fields.getByRole<HTMLInputElement>('textbox', { name: 'Date of birth' }).value).toBe('20/05/1990');
    const phone = fields.getByRole<HTMLInputElement>('textbox', { name: 'Mobile number' });
    expect(phone.value).toBe('6281234567890');
    expect(phone.disabled).toBe(true);
    expect(fields.getByRole('textbox', { name: 'Passport number' })).toBeTruthy();
    expect(fields.queryByRole('textbox', { name: 'ID card number (KTP)' })).toBeNull();
  });

  it('lets an agent correct the phone', async () => {
    open(abroad, {}, 'agent');
    const phone = (await main()).getByRole<HTMLInputElement>('textbox', { name: 'Mobile number' });
    expect(phone.disabled).toBe(false);
  });

  it('asks for the identity cards of adults on a domestic trip', async () => {
    open({ ...atHome, childCount: 1 });
    expect((await main()).getByRole('textbox', { name: 'ID card number (KTP)' })).toBeTruthy();
    const child = await block('Child 1');
    expect(child.queryByRole('textbox', { name: /ID card|Passport/ })).toBeNull();
  });

  it('saves nothing while fields are missing, each with its message [TRV-082]', async () => {
    const page = open({ ...family, insuredName: '', insuredBirthDate: '' });
    await main();
    await submit(page);
    const fields = await main();
    expect(await fields.findByText('Full name is required')).toBeTruthy();
    expect(fields.getByText('Date of birth is required')).toBeTruthy();
    expect(fields.getByText('Passport number is required')).toBeTruthy();
    expect(fields.getByText('Email is required')).toBeTruthy();
    const child = await block('Child 1');
    expect(child.getByText('Full name is required')).toBeTruthy();
    expect(child.getByText('Date of birth is required')).toBeTruthy();
    expect(page.callsOf('updateTravelQuote')).toHaveLength(0);
  });

  it('shows the messages of missing fields in Indonesian, also after the language is switched [TRV-082]', async () => {
    const page = openTravel(Screen, {
      path: '/oonacustomerinformation',
      as: 'customer',
      language: 'id',
      api: travelServer({ quote: abroad }),
    });
    await block('Tertanggung utama');
    await page.user.click(screen.getByRole('button', { name: /Lanjut/ }));
    expect(await screen.findByText('Nomor paspor wajib diisi')).toBeTruthy();
    expect(screen.getByText('Email wajib diisi')).toBeTruthy();
  });

  it.each(['B1234567', '1234567'])(
    'accepts the passport %s, and none that is shorter or longer [TRV-079]',
    async (passport) => {
      const page = open();
      for (const wrong of ['123456', 'AB1234567']) {
        await fillMain(wrong);
        await submit(page);
        expect(await screen.findByText(/A passport number has/), wrong).toBeTruthy();
        await fillMain(passport);
        await waitFor(() => expect(screen.queryByText(/A passport number has/)).toBeNull());
      }
      expect(page.callsOf('updateTravelQuote')).toHaveLength(0);
      await submit(page);
      await waitFor(() => expect(page.address()).toContain('/oonaconfirmation'));
      expect(page.callsOf('updateTravelQuote')[0]?.body).toMatchObject({
        customer: { insuredPassportNo: passport },
      });
    },
  );

  it('accepts only identity card numbers of 16 digits', async () => {
    const page = open(atHome);
    const fields = await main();
    put(fields.getByRole('textbox', { name: 'ID card number (KTP)' }), '12345');
    await submit(page);
    expect(await fields.findByText('The ID card number has 16 digits')).toBeTruthy();
  });

  it('refuses a child of 18 and requires the consent of a parent [TRV-076]', async () => {
    const page = open(family);
    const child = await block('Child 1');
    put(child.getByRole('textbox', { name: 'Date of birth' }), '01/02/2009');
    await submit(page);
    expect(await child.findByText('A child is under 18')).toBeTruthy();
    expect(child.getByText('A parent or guardian must agree for a traveller under 18')).toBeTruthy();
    expect(child.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
  });
});

describe('saving the travellers', () => {
  it('sends all travellers in one call and leads to the confirmation', async () => {
    const page = open(family);
    await fillMain();
    const adult = await block('Second adult');
    put(adult.getByRole('textbox', { name: 'Full name' }), 'Rina  Santoso');
    put(adult.getByRole('textbox', { name: 'Date of birth' }), '03/04/1992');
    put(adult.getByRole('textbox', { name: 'Passport number' }), 'c7654321');
    const child = await block('Child 1');
    put(child.getByRole('textbox', { name: 'Full name' }), 'Dewi Santoso');
    put(child.getByRole('textbox', { name: 'Date of birth' }), '05/06/2015');
    put(child.getByRole('textbox', { name: 'Passport number' }), '7654322');
    await page.user.click(child.getByRole('checkbox'));
    await page.user.dblClick(screen.getByRole('button', { name: /Next/ }));
    await waitFor(() => expect(page.address()).toBe(`/oonaconfirmation?quoteId=${QUOTE_ID}`));
    expect(page.callsOf('updateTravelQuote').map((call) => call.body)).toEqual([
      {
        customer: {
          insuredName: 'Budi Santoso',
          insuredDob: '1990-05-20',
          insuredPassportNo: 'B1234567',
          insuredMobile: '6281234567890',
          insuredEmail: 'budi@contoh.id',
          adults: [{ fullName: 'Rina Santoso', dob: '1992-04-03', passportNo: 'C7654321' }],
          childs: [
            { fullName: 'Dewi Santoso', dob: '2015-06-05', passportNo: '7654322', parentalConsent: true },
          ],
        },
      },
    ]);
  });

  it('stays on the form with the reason when the server refuses', async () => {
    const page = open(abroad, {
      updateTravelQuote: refuse({ status: 422, errCode: 4, errMsg: 'This email bounced' }),
    });
    await fillMain();
    await submit(page);
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('This email bounced'));
    expect((await main()).getByRole<HTMLInputElement>('textbox', { name: 'Email' }).value).toBe(
      'budi@contoh.id',
    );
  });

  it('saves nothing when nothing changed, which would void the proposal', async () => {
    const page = open({
      ...abroad,
      stage: 'Full Quote Created',
      insuredPassport: 'B1234567',
      insuredEmail: 'budi@contoh.id',
    });
    await main();
    await submit(page);
    await waitFor(() => expect(page.address()).toContain('/oonaconfirmation'));
    expect(page.callsOf('updateTravelQuote')).toHaveLength(0);
  });

  it('keeps what was typed over a reload', async () => {
    const page = open();
    await fillMain();
    page.unmount();
    open();
    await waitFor(async () =>
      expect((await main()).getByRole<HTMLInputElement>('textbox', { name: 'Email' }).value).toBe(
        'budi@contoh.id',
      ),
    );
  });

  it('leads a quote without a quick quote to the order summary', async () => {
    const page = open({ ...abroad, stage: 'Additional Benefit Selected' });
    await waitFor(() => expect(page.address()).toBe(`/ordersummarytravel?quoteId=${QUOTE_ID}`));
  });
});
