import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { quoteContextAtom } from '@payung/shared/session/quote-context.ts';
import { store } from '@payung/shared/session/store.ts';
import { LEAD_ID, aLeadToQuote } from '@payung/shared/testing/samples/lead-samples.ts';
import { accidentServer } from '#testing/accident-server.ts';
import { openAccident } from '#testing/open-accident.ts';
import {
  path,
  begin,
  field,
  put,
  count,
  stepper,
  more,
  pick,
  plan,
  submit,
  fill,
} from '#testing/open-cover.ts';
import { QUOTE_ID } from '#testing/quotes.ts';
import { Screen } from './start.screen.tsx';

it('is prefilled with name and mobile number of the lead in the address', async () => {
  openAccident(Screen, {
    path,
    search: `leadId=${LEAD_ID}`,
    api: { ...accidentServer(), getLead: aLeadToQuote() },
  });
  expect((await field(/Name as on the ID card/)).value).toBe('Rina Hartono');
  expect((await field(/mobile number/)).value).toBe('081299998888');
});

describe('a new quote', () => {
  it('is created with one limit from participants, period, plan and name, and leads to the order [PA-001]', async () => {
    const page = begin();
    await fill();
    await more(2);
    pick('6');
    plan('PA Plus');
    await put(/mobile number/, '081234567890');
    submit();
    await waitFor(() => expect(page.address()).toBe(`/accidentordersummary?quoteId=${QUOTE_ID}`));
    expect(page.callsOf('createPaQuote').map((call) => [call.method, call.address, call.body])).toEqual([
      [
        'POST',
        'user/create-quote-pa',
        {
          insuredName: 'Budi Santoso',
          insuredMobile: '081234567890',
          numberOfParticipants: 3,
          requestLimitType: 'same',
          effectiveDate: '2027-03-01',
          months: 6,
          planCode: 'PAPLS',
          requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
        },
      ],
    ]);
    expect(store.get(quoteContextAtom)).toMatchObject({ quoteId: QUOTE_ID });
  });

  it('needs no plan with separate limits, and leads to the groups [PA-032]', async () => {
    const page = begin();
    await fill();
    await more(1);
    plan('PA Plus');
    pick('Separate limits');
    expect(screen.queryByRole('article', { name: 'PA Plus' })).toBeNull();
    submit();
    await waitFor(() => expect(page.address()).toBe(`/accidentseperaterequestlimits?quoteId=${QUOTE_ID}`));
    expect(page.callsOf('createPaQuote')[0]?.body).toMatchObject({
      numberOfParticipants: 2,
      requestLimitType: 'separate',
      planCode: '',
    });
  });

  it('has 1 to 10 participants [PA-025]', async () => {
    begin();
    expect(await count()).toBe(1);
    expect((await stepper('One person fewer')).disabled).toBe(true);
    await more(12);
    expect(await count()).toBe(10);
    expect((await stepper('One person more')).disabled).toBe(true);
  });

  it('shows the price of all, the price of each and the sum covered', async () => {
    begin();
    await more(3);
    const card = within(await screen.findByRole('article', { name: 'PA Basic' }));
    expect(card.getByText('Rp 300.000')).toBeTruthy();
    expect(card.getByText(/for 4 people and 12 months/)).toBeTruthy();
    expect(card.getByText(/Rp 75.000 per insured/)).toBeTruthy();
    expect(card.getByText(/Pays up to Rp 50.000.000 per insured/)).toBeTruthy();
    pick('1');
    expect(card.getByText('Rp 48.000')).toBeTruthy();
    expect(screen.getByText(/Example premiums/)).toBeTruthy();
  });

  it('shows when cover ends', async () => {
    begin();
    await put('First day of cover', '31/03/2027');
    expect(await screen.findByText('Cover ends on 31/03/2028.')).toBeTruthy();
    pick('3');
    expect(screen.getByText('Cover ends on 30/06/2027.')).toBeTruthy();
  });

  it('needs a plan, a first day within 180 days, and a name of letters [PA-009] [PA-010]', async () => {
    const page = begin();
    await fill();
    submit();
    expect(await screen.findByText('Please select a plan')).toBeTruthy();
    plan('PA Basic');
    for (const [date, message] of [
      ['', 'Please enter the first day of cover'],
      ['31/01/2027', 'Cover may start today or later'],
      ['31/02/2027', 'Invalid date. Example: 05/03/1985'],
      ['01/08/2027', 'Cover cannot begin that far ahead. Please choose an earlier day.'],
    ] as const) {
      await put('First day of cover', date);
      submit();
      expect(await screen.findByText(message)).toBeTruthy();
    }
    await put('First day of cover', '01/03/2027');
    for (const [name, message] of [
      ['Budi2', 'Only Alphabets are Allowed'],
      ['', 'Insured Name is required'],
      [' 7 Budi', 'Only Alphabets are Allowed'],
    ] as const) {
      await put(/Name as on the ID card/, name);
      submit();
      expect(await screen.findByText(message)).toBeTruthy();
    }
    expect(page.callsOf('createPaQuote')).toEqual([]);
  });

  it('keeps what was typed over a reload, the first and last day of cover with it [SHELL-043]', async () => {
    const page = begin();
    await fill();
    await more(2);
    pick('6');
    page.unmount();
    begin();
    expect((await field('First day of cover')).value).toBe('01/03/2027');
    expect(await screen.findByText('Cover ends on 01/09/2027.')).toBeTruthy();
    expect(await count()).toBe(3);
  });

  it('is shown in Indonesian', async () => {
    begin({}, 'id');
    expect(await screen.findByRole('radio', { name: 'Satu limit untuk semua' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Asuransi kecelakaan diri' })).toBeTruthy();
  });
});
