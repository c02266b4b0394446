import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { quoteContextAtom } from '@payung/shared/session/quote-context.ts';
import { store } from '@payung/shared/session/store.ts';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import { LEAD_ID, aLeadToQuote } from '@payung/shared/testing/samples/lead-samples.ts';
import { homeServer } from '#testing/home-server.ts';
import type { HomeReplies } from '#testing/home-server.ts';
import { QUOTE_ID, aPlannedQuote, aQuotedQuote } from '#testing/quotes.ts';
import { openHome } from '#testing/open-home.ts';
import { Screen } from './create-quote.screen.tsx';

const path = '/createhomequote';
const created: HomeReplies = {
  createHomeQuote: { quoteId: QUOTE_ID, code: 'Q200001', stage: 'Lead Created' },
};
const agreed = { requirementsAgreed: true, phonenumber: '' };
const begin = (more: HomeReplies = {}, state: unknown = agreed) =>
  openHome(Screen, { path, search: '', state, api: { ...homeServer(), ...created, ...more } });
const change = (quote = aPlannedQuote(), as: 'agent' | 'customer' = 'agent') =>
  openHome(Screen, { path, as, api: homeServer({ quote }) });
type Page = ReturnType<typeof begin>;

const field = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
const put = async (name: string | RegExp, value: string) =>
  fireEvent.change(await field(name), { target: { value } });
const list = (name: string) => screen.findByRole<HTMLInputElement>('combobox', { name });
const choose = async ({ user }: Page, name: string, option: string) => {
  await waitFor(async () => expect((await list(name)).disabled).toBe(false));
  await user.click(await list(name));
  await user.click(await screen.findByRole('option', { name: option }));
};
const submit = ({ user }: Page) => user.click(screen.getByRole('button', { name: /See the plans/ }));
const place = async (page: Page) => {
  await choose(page, 'Province', 'Jawa Barat');
  await choose(page, 'City/Kabupaten', 'Kota Bandung');
};
const fill = async (page: Page) => {
  await place(page);
  await put('Building stories', '2');
  await put('Start date', '01/03/2027');
  await put('Building sum insured', '1000000000');
  await put('Insured name as on the ID card', ' Budi   Santoso ');
};
const apartment = ({ user }: Page) => user.click(screen.getByRole('radio', { name: 'Apartment' }));
const total = () => within(screen.getByText('Total sum insured').parentElement!).getByText(/^Rp/).textContent;

it('is prefilled with name and mobile number of the lead in the address', async () => {
  openHome(Screen, {
    path,
    search: `leadId=${LEAD_ID}`,
    state: agreed,
    api: { ...homeServer(), getLead: aLeadToQuote() },
  });
  expect((await field('Insured name as on the ID card')).value).toBe('Rina Hartono');
  expect((await field(/mobile number/)).value).toBe('081299998888');
});

describe('a new quote', () => {
  it('is created from the property and leads to the plans', async () => {
    const page = begin();
    await fill(page);
    await put(/Contents sum insured/, '250000000');
    await put(/mobile number/, '081234567890');
    await submit(page);
    await waitFor(() => expect(page.address()).toBe(`/home-choose-product?quoteId=${QUOTE_ID}`));
    expect(page.callsOf('createHomeQuote').map((call) => call.body)).toEqual([
      {
        occupationType: 'H',
        provinceId: '32',
        city: 'Kota Bandung',
        stories: 2,
        buildingSumInsured: 1_000_000_000,
        contentsSumInsured: 250_000_000,
        fixturesSumInsured: 0,
        homeEffectiveDate: '2027-03-01',
        insuredName: 'Budi Santoso',
        insuredMobile: '081234567890',
        requirementsAgreed: true,
        requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      },
    ]);
    expect(store.get(quoteContextAtom)).toMatchObject({ quoteId: QUOTE_ID });
  });

  it('has the labels of the specification for a house [HOME-112], and explains why to insure the full value', async () => {
    const page = begin();
    for (const name of ['Insured name as on the ID card', 'Start date', 'Building sum insured'])
      expect(await field(name)).toBeTruthy();
    expect(await field('Contents sum insured (optional)')).toBeTruthy();
    expect(await field('Building stories')).toBeTruthy();
    expect(await list('Province')).toBeTruthy();
    expect(await list('City/Kabupaten')).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Fixtures sum insured' })).toBeNull();
    await page.user.click(screen.getByRole('button', { name: 'Why insure the full value?' }));
    expect(screen.getByText(/small loss below 5% of the sum insured/)).toBeTruthy();
    expect(screen.getByText(/at least 85% of the actual value/)).toBeTruthy();
    expect(screen.getByText(/A loss of Rp 200.000.000 pays Rp 100.000.000/)).toBeTruthy();
    await apartment(page);
    expect(await field('Fixtures sum insured')).toBeTruthy();
  });

  it('begins in the first field, with cover in a week, and takes a usual sum in one tap', async () => {
    const page = begin();
    await waitFor(async () => expect(document.activeElement).toBe(await list('Province')));
    expect((await field('Start date')).value).toBe('08/02/2027');
    await page.user.click(screen.getByRole('button', { name: 'Rp\u{A0}1 billion' }));
    expect((await field('Building sum insured')).value).toBe('1.000.000.000');
    expect(total()).toBe('Rp 1.000.000.000');
    await apartment(page);
    await page.user.click(screen.getByRole('button', { name: 'Rp\u{A0}250 million' }));
    expect(total()).toBe('Rp 250.000.000');
  });

  it('covers only the fixtures of an apartment, and shows a notice of it [HOME-113]', async () => {
    const page = begin();
    await fill(page);
    expect(screen.queryByText(/An apartment covers fixtures only/)).toBeNull();
    await apartment(page);
    expect(screen.getByText(/An apartment covers fixtures only; land value is not included/)).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Building sum insured' })).toBeNull();
    expect(total()).toBe('Rp 0');
    await put('Fixtures sum insured', '300000000');
    await submit(page);
    await waitFor(() => expect(page.callsOf('createHomeQuote')).toHaveLength(1));
    expect(page.callsOf('createHomeQuote')[0]?.body).toMatchObject({
      occupationType: 'A',
      buildingSumInsured: 0,
      contentsSumInsured: 0,
      fixturesSumInsured: 300_000_000,
    });
  });

  it('is not created while fields are missing, each with its message [HOME-114]', async () => {
    const page = begin();
    await field('Building stories');
    await put('Start date', '');
    await submit(page);
    for (const message of [
      'Insured name is required',
      'Building stories is required',
      'Building sum insured is required',
      'Start Date is required',
    ])
      expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getAllByText(/^(Province|City).* is required$/)).toHaveLength(2);
    expect(screen.getByText('Please check the marked fields.')).toBeTruthy();
    expect(page.callsOf('createHomeQuote')).toHaveLength(0);
    await apartment(page);
    await submit(page);
    expect(await screen.findByText('Fixtures sum insured is required')).toBeTruthy();
  });

  it('shows the total while sums are typed, is refused above ten billion [HOME-011] and with a start before yesterday', async () => {
    const page = begin();
    await fill(page);
    await put('Building sum insured', '9900000000');
    await put(/Contents sum insured/, '100000000');
    expect(total()).toBe('Rp 10.000.000.000');
    expect(screen.queryByText('The total sum insured is Rp 10.000.000.000 at most')).toBeNull();
    await put(/Contents sum insured/, '100000001');
    expect(total()).toBe('Rp 10.000.000.001');
    expect(screen.getByText('The total sum insured is Rp 10.000.000.000 at most')).toBeTruthy();
    await submit(page);
    await screen.findByText('Please check the marked fields.');
    expect(page.callsOf('createHomeQuote')).toHaveLength(0);

    await put(/Contents sum insured/, '100000000');
    await put('Start date', '30/01/2027');
    await submit(page);
    expect(await screen.findByText('Start Date is required')).toBeTruthy();
    await put('Start date', '31/01/2027');
    await submit(page);
    await waitFor(() => expect(page.callsOf('createHomeQuote')).toHaveLength(1));
  });

  it('loads the cities of the province, and clears the city when the province changes [HOME-108, HOME-109]', async () => {
    const page = begin();
    expect((await list('City/Kabupaten')).disabled).toBe(true);
    await place(page);
    expect(page.callsOf('provinces')[0]?.address).toBe('user/provinces');
    expect(page.callsOf('cities').map((call) => call.address)).toEqual(['user/32/cities']);
    await choose(page, 'Province', 'DKI Jakarta');
    await waitFor(() => expect(page.callsOf('cities').at(-1)?.address).toBe('user/31/cities'));
    await submit(page);
    expect(await screen.findByText(/^City.* is required$/)).toBeTruthy();
  });

  it('offers to load the cities again when they could not be loaded', async () => {
    let isAway = true;
    const page = begin({
      cities: () =>
        isAway ? refuse({ status: 500, errCode: 1, errMsg: 'Away' }) : [{ id: '3273', name: 'Kota Bandung' }],
    });
    await choose(page, 'Province', 'Jawa Barat');
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(page.toasts).toEqual([]);
    isAway = false;
    await page.user.click(again);
    await choose(page, 'City/Kabupaten', 'Kota Bandung');
  });

  it('keeps what was typed over a reload', async () => {
    const page = begin();
    await fill(page);
    page.unmount();
    begin();
    expect((await field('Building sum insured')).value).toBe('1.000.000.000');
    expect((await field('Start date')).value).toBe('01/03/2027');
  });

  it.each([
    ['nobody agreed to the requirements', 'agent', null],
    ['a customer came', 'customer', agreed],
  ] as const)('leads back to the start when %s', async (_name, as, state) => {
    const page = openHome(Screen, {
      path,
      as,
      state,
      search: 'quoteId=none',
      api: { ...homeServer(), ...created },
    });
    await waitFor(() => expect(page.address()).toBe('/oonahomescreen'));
  });
});

describe('the property of a quote', () => {
  it('is not saved when it is unchanged, so that its plan stays', async () => {
    const page = change();
    expect((await field('Building sum insured')).value).toBe('1.000.000.000');
    expect(screen.queryByRole('textbox', { name: /mobile number/ })).toBeNull();
    await submit(page);
    await waitFor(() => expect(page.address()).toBe(`/home-choose-product?quoteId=${QUOTE_ID}`));
    expect(page.callsOf('updateHomeQuote')).toHaveLength(0);
  });

  it('warns that plan and benefits are chosen again after a change, and saves it in one call', async () => {
    const page = change();
    expect(await screen.findByText(/choose the plan and the benefits again/)).toBeTruthy();
    await put('Building stories', '3');
    await submit(page);
    await waitFor(() => expect(page.address()).toContain('/home-choose-product'));
    expect(page.callsOf('updateHomeQuote').map((call) => call.body)).toEqual([
      { property: expect.objectContaining({ stories: 3, insuredName: 'Budi Santoso' }) as object },
    ]);
    expect(page.callsOf('updateHomeQuote')[0]?.headers['If-Match']).toBeDefined();
  });

  it('shows the refusal of the server and stays on the page', async () => {
    const page = openHome(Screen, {
      path,
      api: {
        ...homeServer({ quote: aPlannedQuote() }),
        updateHomeQuote: refuse({ status: 422, errCode: 4, errMsg: 'No cover there.' }),
      },
    });
    await put('Building stories', '3');
    await submit(page);
    expect((await screen.findByRole('alert')).textContent).toContain('No cover there.');
    expect(page.address()).toContain(path);
  });

  it('leads to the policy once it is issued', async () => {
    const page = change(aQuotedQuote({ stage: 'Policy Generated' }));
    await waitFor(() => expect(page.address()).toBe(`/home-success-print-policy?quoteId=${QUOTE_ID}`));
  });
});
