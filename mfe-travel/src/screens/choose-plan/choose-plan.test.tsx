import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { store } from '@payung/shared/session/store.ts';
import { specialPlanAtom } from '#travel-quote/special-plan.ts';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import { aPlannedQuote, aTravelQuote, aTrip, somePlans } from '#testing/quotes.ts';
import { openTravel } from '#testing/open-travel.ts';
import { travelServer } from '#testing/travel-server.ts';
import { Screen } from './choose-plan.screen.tsx';

const path = '/chooseproducttravel';
const open = (settings: Parameters<typeof travelServer>[0] = {}, more = {}) =>
  openTravel(Screen, { path, api: { ...travelServer(settings), ...more } });

const card = (name: string) => screen.findByRole('article', { name });
const select = async (plan: string) =>
  within(await card(plan)).getByRole('button', {
    name: (text) => [`Select ${plan}`, `Selected ${plan}`].includes(text),
  });
const isPressed = async (name: string) => (await select(name)).getAttribute('aria-pressed');
const next = () => screen.getByRole('button', { name: 'Next' });

const domestic = aTrip({ tripType: 1, coverageArea: '5' });
const domesticQuote = aTravelQuote({ ...domestic, coverageAreaName: 'Indonesia' });
const oldQuote = aTravelQuote({ insuredBirthDate: '1956-01-31' });

describe('the plan choice', () => {
  it('has a heading and names the coverage area of a trip abroad [TRV-001]', async () => {
    open();
    expect(screen.getByRole('heading', { level: 1, name: 'Choose a plan' })).toBeTruthy();
    expect(await screen.findByText('Destination: ASEAN')).toBeTruthy();
    expect(document.querySelector('[aria-current="step"]')?.textContent).toBe('Create Quote');
  });

  it('turns the special-plan flag on with a Platinum, Gold or Bronze plan, and off with any other or none [TRV-015]', async () => {
    const { user } = open({ plans: somePlans() });
    const flags: (readonly [string, boolean])[] = [];
    for (const plan of ['Gold', 'Perisai', 'Platinum', 'Platinum', 'Bronze']) {
      // oxlint-disable-next-line no-await-in-loop -- one press after another
      await user.click(await select(plan));
      flags.push([plan, store.get(specialPlanAtom)]);
    }
    expect(flags).toEqual([
      ['Gold', true],
      ['Perisai', false],
      ['Platinum', true],
      ['Platinum', false],
      ['Bronze', true],
    ]);
  });

  it('names a trip within Indonesia Domestic instead of its area [TRV-001]', async () => {
    open({ quote: domesticQuote, plans: somePlans() });
    expect(await screen.findByText('Destination: Domestic')).toBeTruthy();
    expect(screen.queryByText('Destination: Indonesia')).toBeNull();
  });

  it('says above the plans what they are for, by the name of the destination', async () => {
    const family = { destination: 'SG', destinationName: 'Singapore', adultCount: 2, childCount: 1 };
    open({ quote: aTravelQuote(family), plans: somePlans() });
    expect(await screen.findByText('Singapore · 6 days · 3 travellers')).toBeTruthy();
    expect(within(await card('Gold')).getByText(/^Rp\s83\.333 per person on average$/)).toBeTruthy();
  });

  it('groups the cards as Platinum, Gold, Bronze and others, in that order [TRV-005]', async () => {
    open({ plans: somePlans().toReversed() });
    await card('Gold');
    const groups = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    expect(groups).toEqual(['Platinum', 'Gold', 'Bronze', 'Others']);
    const others = screen.getByRole('region', { name: 'Others' });
    expect(within(others).getByRole('article', { name: 'Perisai' })).toBeTruthy();
    expect(within(others).queryByRole('article', { name: 'Gold' })).toBeNull();
  });

  it.each([
    ['hides the title of a tier above a card of the same name', ['Platinum', 'Gold', 'Bronze'], true],
    ['shows the title of a tier above a card of another name', ['Gold', 'Perisai'], false],
  ])('%s', async (_what, names, isHidden) => {
    open({ plans: somePlans().filter(({ name }) => names.includes(name)) });
    await card('Gold');
    const title = screen.getByRole('heading', { level: 2, name: 'Gold' });
    expect(title.classList.contains('py-visually-hidden')).toBe(isHidden);
  });

  it('shows name, price, Select and benefits that open on a card [TRV-008]', async () => {
    const { user } = open({ plans: somePlans().map((plan) => ({ ...plan, premium: 1_250_000 })) });
    const gold = within(await card('Gold'));
    expect(gold.getByRole('heading', { name: 'Gold' })).toBeTruthy();
    expect(gold.getByText('Rp 1.250.000')).toBeTruthy();
    expect(gold.getByText('Medical treatment').closest('[hidden]')).not.toBeNull();
    await user.click(gold.getByRole('button', { name: 'Show benefits' }));
    expect(gold.getByText('Medical treatment').closest('[hidden]')).toBeNull();
    await user.click(gold.getByRole('button', { name: 'Select Gold' }));
    expect(gold.getByRole('button', { name: 'Selected Gold' })).toBeTruthy();
  });

  const rows = [
    {
      name: 'Baggage',
      type: 'A',
      parent: '',
      internationalSum: 'USD 900',
      domesticSum: 'Rp 5',
    },
    {
      name: 'Wording only',
      type: 'C',
      parent: '',
      internationalSum: '1',
      domesticSum: '1',
    },
  ];
  const withRows = () => somePlans().map((plan) => ({ ...plan, benefits: rows }));

  it('hides main benefits of type C [TRV-009]', async () => {
    open({ plans: withRows() });
    const gold = within(await card('Gold'));
    expect(gold.getByText('Baggage')).toBeTruthy();
    expect(gold.queryByText('Wording only')).toBeNull();
  });

  it.each([
    ['the international sum abroad', aTravelQuote(), 'USD 900', 'Rp 5'],
    ['the domestic sum at home', domesticQuote, 'Rp 5', 'USD 900'],
  ])('shows %s and not the sum of the other kind of trip [TRV-010]', async (_name, quote, shown, hidden) => {
    open({ quote, plans: withRows() });
    const gold = within(await card('Gold'));
    expect(gold.getByText(shown)).toBeTruthy();
    expect(gold.queryByText(hidden)).toBeNull();
  });
});

describe('choosing a plan', () => {
  it('keeps Next disabled until a plan is chosen [TRV-011]', async () => {
    const { user } = open();
    const gold = await select('Gold');
    expect(next().getAttribute('aria-disabled')).toBe('true');
    await user.click(gold);
    expect(next().getAttribute('aria-disabled')).toBeNull();
  });

  it('shows Please Select Plan and saves nothing when Next is pressed without a plan [TRV-012]', async () => {
    const { user, callsOf } = open();
    await card('Gold');
    await user.click(next());
    expect(screen.getByText('Please Select Plan')).toBeTruthy();
    expect(callsOf('updateTravelQuote')).toHaveLength(0);
    await user.click(await select('Gold'));
    expect(screen.queryByText('Please Select Plan')).toBeNull();
  });

  it('deselects every other plan [TRV-013]', async () => {
    const { user } = open();
    await user.click(await select('Gold'));
    await user.click(await select('Bronze'));
    expect(await isPressed('Bronze')).toBe('true');
    expect(await isPressed('Gold')).toBe('false');
    expect(screen.getAllByRole('button', { pressed: true })).toEqual([
      screen.getByRole('button', { name: 'Selected Bronze' }),
    ]);
  });

  it('unselects a plan that is selected again [TRV-014]', async () => {
    const { user } = open();
    await user.click(await select('Gold'));
    await user.click(await select('Gold'));
    expect(await isPressed('Gold')).toBe('false');
    expect(next().getAttribute('aria-disabled')).toBe('true');
  });

  it('shows a saved plan as selected on resume [TRV-016]', async () => {
    open({ quote: aPlannedQuote() });
    expect(await isPressed('Gold')).toBe('true');
    expect(await isPressed('Bronze')).toBe('false');
    expect(next().getAttribute('aria-disabled')).toBeNull();
  });

  it('selects a plan in the comparison side by side', async () => {
    const { user } = open();
    await card('Gold');
    await user.click(screen.getByRole('button', { name: 'Compare side by side' }));
    await user.click(screen.getByRole('button', { name: 'Select Gold' }));
    await user.click(screen.getByRole('button', { name: 'Show as cards' }));
    expect(await isPressed('Gold')).toBe('true');
  });
});

const choose = async (page: ReturnType<typeof open>) => {
  await page.user.click(await select('Gold'));
  await page.user.click(next());
};

describe('Next', () => {
  it('asks about COVID-19 on a trip abroad outside area 3 under 71 [TRV-017]', async () => {
    const page = open();
    await choose(page);
    expect(await screen.findByRole('dialog', { name: 'COVID-19 protection' })).toBeTruthy();
    expect(page.address()).toContain(path);
    expect(page.callsOf('updateTravelQuote')[0]?.body).toEqual({ planCode: 'TRVGLD' });
  });

  it('leads with the age flag to the additional benefits without the COVID question [TRV-018, TRV-022]', async () => {
    const page = open({ quote: oldQuote });
    await choose(page);
    await waitFor(() =>
      expect(page.address()).toBe('/additionalbenefittravel?quoteId=65f0c1a5e4b0a70001a3f001'),
    );
  });

  it.each([
    ['a domestic trip', { ...domestic }],
    ['area 3', { coverageArea: '3' }],
  ])('leads to the order summary on %s [TRV-019, TRV-022]', async (_name, trip) => {
    const page = open({ quote: aTravelQuote(trip), plans: somePlans() });
    await choose(page);
    await waitFor(() => expect(page.address()).toBe('/ordersummarytravel?quoteId=65f0c1a5e4b0a70001a3f001'));
  });

  it('leads back to the travel start, with the quote [TRV-021]', async () => {
    const page = open();
    await page.user.click(screen.getByRole('link', { name: 'Back' }));
    expect(page.address()).toBe('/oonatravel?quoteId=65f0c1a5e4b0a70001a3f001');
  });

  it('saves once on a double click, and reports it [TRV-070]', async () => {
    const page = open({ quote: oldQuote });
    await page.user.click(await select('Gold'));
    await page.user.dblClick(next());
    await waitFor(() => expect(page.address()).toContain('/additionalbenefittravel'));
    expect(page.callsOf('updateTravelQuote')).toHaveLength(1);
    expect(page.toasts).toEqual([{ kind: 'success', text: 'Quote Updated Successfully' }]);
  });

  it('does not save the plan that the quote has already, which would drop its benefits', async () => {
    const page = open({ quote: aQuoted() });
    await card('Gold');
    await page.user.click(next());
    await waitFor(() => expect(page.address()).toContain('/additionalbenefittravel'));
    expect(page.callsOf('updateTravelQuote')).toHaveLength(0);
  });

  it('shows the refusal of the server and stays on the page', async () => {
    const page = open(
      {},
      { updateTravelQuote: refuse({ status: 422, errCode: 4, errMsg: 'This plan is sold out' }) },
    );
    await choose(page);
    expect((await screen.findByRole('alert')).textContent).toContain('This plan is sold out');
    expect(page.address()).toContain(path);
  });
});

const aQuoted = () => aPlannedQuote({ stage: 'Additional Benefit Selected', insuredBirthDate: '1956-01-31' });

describe('loads that fail', () => {
  it.each([['getTravelQuote'], ['getPlans']] as const)(
    'are only logged, without a message or a skeleton: %s [TRV-069]',
    async (name) => {
      const page = open({}, { [name]: refuse({ status: 500, errCode: 1, errMsg: 'Database is away' }) });
      await waitFor(() => expect(page.logs).not.toHaveLength(0));
      expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
      expect(screen.queryByRole('status', { busy: true })).toBeNull();
      expect(screen.queryByRole('alert')).toBeNull();
      expect(page.toasts).toEqual([]);
      expect(document.body.textContent).not.toContain('Database is away');
    },
  );
});
