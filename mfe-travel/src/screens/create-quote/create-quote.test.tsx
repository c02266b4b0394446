import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import { LEAD_ID, aLeadToQuote } from '@payung/shared/testing/samples/lead-samples.ts';
import { aPlannedQuote, aTravelQuote, QUOTE_ID } from '#testing/quotes.ts';
import { quoteContextAtom } from '@payung/shared/session/quote-context.ts';
import { store } from '@payung/shared/session/store.ts';
import { openTravel } from '#testing/open-travel.ts';
import { travelServer } from '#testing/travel-server.ts';
import type { TravelReplies } from '#testing/travel-server.ts';
import { Screen } from './create-quote.screen.tsx';

const path = '/createquote';
const created: TravelReplies = {
  createTravelQuote: { quoteId: QUOTE_ID, code: 'Q100001', stage: 'Lead Created' },
};

const begin = (more: TravelReplies = {}, search = '') =>
  openTravel(Screen, { path, search, api: { ...travelServer(), ...created, ...more } });
type Page = ReturnType<typeof begin>;

const field = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
const submit = ({ user }: Page) => user.click(screen.getByRole('button', { name: /See the plans/ }));
const destination = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Destination' });
const chooseDestination = async ({ user }: Page, typed: string, found: string) => {
  await user.type(await destination(), typed);
  await user.click(await screen.findByRole('option', { name: found }));
};

const put = (into: HTMLElement, value: string) => fireEvent.change(into, { target: { value } });
const fill = async (
  page: Page,
  change: { departure?: string; arrival?: string; name?: string; dob?: string } = {},
) => {
  const {
    departure = '01/03/2027',
    arrival = '06/03/2027',
    name = 'Budi Santoso',
    dob = '20/05/1990',
  } = change;
  await chooseDestination(page, 'Singa', 'Singapore · ASEAN');
  put(await field('Departure date'), departure);
  put(await field('Return date'), arrival);
  put(await field('Full name of the main insured'), name);
  put(await field('Date of birth of the main insured'), dob);
};

it('is prefilled with name, mobile number and birth date of the lead in the address, which stays there', async () => {
  const page = begin({ getLead: aLeadToQuote() }, `destination=JP&leadId=${LEAD_ID}`);
  expect((await field('Full name of the main insured')).value).toBe('Rina Hartono');
  expect((await field(/mobile number/)).value).toBe('081299998888');
  expect((await field('Date of birth of the main insured')).value).toBe('28/02/1990');
  expect(page.address()).toBe(`/createquote?destination=JP&leadId=${LEAD_ID}`);
});

describe('a new quote', () => {
  it('is created from the trip and leads to the plans', async () => {
    const page = begin();
    await fill(page);
    await page.user.click(screen.getByRole('radio', { name: '2' }));
    await page.user.click(screen.getByRole('button', { name: 'One child more' }));
    put(await field(/mobile number/), '081234567890');
    await submit(page);
    await waitFor(() => expect(page.address()).toBe(`/chooseproducttravel?quoteId=${QUOTE_ID}`));
    expect(page.callsOf('createTravelQuote').map((call) => call.body)).toEqual([
      {
        travelDestination: 'SG',
        tripType: 2,
        travelCoverageArea: '1',
        departureDate: '2027-03-01',
        arrivalDate: '2027-03-06',
        adultCount: 2,
        childCount: 1,
        insuredName: 'Budi Santoso',
        insuredDob: '1990-05-20',
        insuredMobile: '081234567890',
        requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      },
    ]);
    expect(store.get(quoteContextAtom)).toMatchObject({ quoteId: QUOTE_ID });
  });

  it('is not created while fields are missing, each with its message [TRV-082]', async () => {
    const page = begin();
    await field('Departure date');
    await submit(page);
    for (const text of [
      'Please choose a destination',
      'Departure date is required',
      'Return date is required',
      'Full name is required',
      'Date of birth is required',
      'Please check the marked fields.',
    ]) {
      expect(await screen.findByText(text)).toBeTruthy();
    }
    expect(page.callsOf('createTravelQuote')).toHaveLength(0);
  });

  it.each([
    ['17', '02/02/2009'],
    ['70', '01/02/1957'],
  ])('refuses a main insured of %s years [TRV-075]', async (_age, dob) => {
    const page = begin();
    await fill(page, { dob });
    await submit(page);
    expect(await screen.findByText('The main insured must be 18 to 69 years old')).toBeTruthy();
    expect(page.callsOf('createTravelQuote')).toHaveLength(0);
  });

  it('refuses a journey that ends before it begins', async () => {
    const page = begin();
    await fill(page, { arrival: '28/02/2027' });
    await submit(page);
    expect(await screen.findByText('The return cannot be before the departure')).toBeTruthy();
  });

  it('offers one or two adults, no other number [TRV-077]', async () => {
    begin();
    await field('Departure date');
    const adults = screen.getByRole('group', { name: 'Adults' });
    const counts = [...adults.querySelectorAll('label')].map((label) => label.textContent);
    expect(counts).toEqual(['1', '2']);
    expect(screen.getByText(/At least 1 and at most 2 adults/)).toBeTruthy();
  });

  it('shows the least distance of 100 km for a domestic trip [TRV-078]', async () => {
    const page = begin();
    await field('Departure date');
    expect(screen.queryByText(/must lead at least 100 km/)).toBeNull();
    await chooseDestination(page, 'Bali', 'Bali · Indonesia');
    expect(await screen.findByText('A domestic trip must lead at least 100 km away from home.')).toBeTruthy();
  });

  it('reads the areas by id and description, and offers only destinations in them [TRV-002]', async () => {
    const page = begin();
    await page.user.type(await destination(), 'japan');
    // Asia Pacific is not sold here.
    expect(await screen.findByText(/Nothing found/)).toBeTruthy();
    await page.user.clear(await destination());
    await page.user.type(await destination(), 'asean');
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(['ASEAN']);
    expect(page.callsOf('coverageAreas')[0]?.address).toBe('user/travel-coveragearea');
  });

  it('begins with the dates where the destination was chosen before, and returns after the usual eight days', async () => {
    begin({}, 'destination=SG');
    await waitFor(async () => expect((await destination()).value).toBe('Singapore · ASEAN'));
    const departure = await field('Departure date');
    await waitFor(() => expect(document.activeElement).toBe(departure));
    put(departure, '01/03/2027');
    await waitFor(async () => expect((await field('Return date')).value).toBe('08/03/2027'));
    put(departure, '02/03/2027');
    await waitFor(async () => expect((await field('Return date')).value).toBe('09/03/2027'));
    put(await field('Return date'), '05/03/2027');
    put(departure, '03/03/2027');
    await waitFor(() => expect(departure.value).toBe('03/03/2027'));
    expect((await field('Return date')).value).toBe('05/03/2027');
  });

  it('takes both days from one calendar, and keeps them over a reload', async () => {
    const page = begin();
    await field('Departure date');
    await page.user.click(screen.getByRole('button', { name: 'Choose both days in the calendar' }));
    await page.user.click(await screen.findByRole('button', { name: /\b20 February 2027$/ }));
    await page.user.click(screen.getByRole('button', { name: /\b24 February 2027$/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await field('Departure date')).value).toBe('20/02/2027');
    expect((await field('Return date')).value).toBe('24/02/2027');
    page.unmount();
    begin();
    expect((await field('Return date')).value).toBe('24/02/2027');
  });

  it('is a domestic trip where the destination lies in Indonesia', async () => {
    const page = begin();
    await fill(page);
    await page.user.clear(await destination());
    await chooseDestination(page, 'umra', 'Umrah · Worldwide');
    await page.user.clear(await destination());
    await chooseDestination(page, 'jogja', 'Yogyakarta · Indonesia');
    await submit(page);
    await waitFor(() => expect(page.callsOf('createTravelQuote')).toHaveLength(1));
    expect(page.callsOf('createTravelQuote')[0]?.body).toMatchObject({
      travelDestination: 'yogyakarta',
      tripType: 1,
      travelCoverageArea: '5',
    });
  });

  it('keeps what was typed over a reload', async () => {
    const page = begin();
    await fill(page);
    await waitFor(async () =>
      expect((await field('Date of birth of the main insured')).value).toBe('20/05/1990'),
    );
    page.unmount();
    begin();
    expect((await field('Full name of the main insured')).value).toBe('Budi Santoso');
    expect((await field('Departure date')).value).toBe('01/03/2027');
  });

  it('only logs that areas could not be loaded [TRV-069]', async () => {
    const page = begin({ coverageAreas: refuse({ status: 500, errCode: 1, errMsg: 'Away' }) });
    await waitFor(() => expect(page.logs).not.toHaveLength(0));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(page.toasts).toEqual([]);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

const change = (quote = aPlannedQuote(), as: 'agent' | 'customer' = 'agent') =>
  openTravel(Screen, { path, as, api: travelServer({ quote }) });

describe('the trip of a quote', () => {
  it('is shown as saved, without a field for the phone', async () => {
    change();
    expect((await field('Full name of the main insured')).value).toBe('Budi Santoso');
    expect((await field('Departure date')).value).toBe('01/03/2027');
    await waitFor(async () => expect((await destination()).value).toBe('ASEAN'));
    expect(screen.queryByRole('textbox', { name: /mobile number/ })).toBeNull();
  });

  it('is not saved when it is unchanged, so that its plan stays', async () => {
    const page = change();
    await field('Departure date');
    await submit(page);
    await waitFor(() => expect(page.address()).toBe(`/chooseproducttravel?quoteId=${QUOTE_ID}`));
    expect(page.callsOf('updateTravelQuote')).toHaveLength(0);
  });

  it('is saved in one call when it is changed, with a warning that plan and benefits are chosen again', async () => {
    const page = change();
    expect(await screen.findByText(/choose the plan and the benefits again/)).toBeTruthy();
    fireEvent.change(await field('Return date'), { target: { value: '08/03/2027' } });
    await submit(page);
    await waitFor(() => expect(page.address()).toContain('/chooseproducttravel'));
    expect(page.callsOf('updateTravelQuote')[0]?.body).toMatchObject({
      trip: { arrivalDate: '2027-03-08', insuredName: 'Budi Santoso' },
    });
  });

  it('leads to the policy once it is issued', async () => {
    const page = change(aTravelQuote({ stage: 'Policy Generated', planCode: 'TRVGLD' }));
    await waitFor(() => expect(page.address()).toBe(`/oonasuccess1?quoteId=${QUOTE_ID}`));
  });
});
