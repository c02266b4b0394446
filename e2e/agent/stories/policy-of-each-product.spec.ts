import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { look, watchConsole } from '#support/look.ts';
import { test } from '@payung/platform/e2e/people.ts';
import { inputMethod } from '#support/person.ts';
import type { Person } from '#support/person.ts';
import { makeSamples } from '#support/sample-policy.ts';
import type { SamplePolicy } from '#support/sample-policy.ts';
import { linesIn } from '#support/lines.ts';
import { cellsOf, enlargePictures, expectDetail, openPolicy, searchFor } from './policy-steps.ts';

const FAMILY = 'Cakrawala';
const HEADINGS = [
  'Quote code',
  'Policy number',
  'Proposal number',
  'Product',
  'Customer',
  'Plan',
  'Status',
  'Cover begins',
  'Cover ends',
  'Premium (Rp)',
  'Points',
  'Mobile number',
  'Email',
];

const picture = (screen: string): string => `en-1280-agent-${screen}`;
const rupiahOf = ({ due }: SamplePolicy): number => Number(due.replace(/\D/g, ''));
const byPremium = (one: SamplePolicy, other: SamplePolicy): number => rupiahOf(other) - rupiahOf(one);

const backToList = async ({ page, input }: Person): Promise<void> => {
  await input.press(page.getByRole('link', { name: 'Policies and customers', exact: true }));
  await expect(page).toHaveURL(/\/app\/oonapolicies\?/);
};

/** Search, sort and filter are in the address and narrow the list. */
const narrowList = async (agent: Person, samples: readonly SamplePolicy[]): Promise<void> => {
  const { page, input } = agent;
  const cards = linesIn(page, 'Policies');
  await searchFor(agent, 'Search', FAMILY);
  await expect(page.getByText(`${samples.length} entries`, { exact: true })).toBeVisible();
  for (const [choice, expected] of [
    ['Highest premium first', samples.toSorted(byPremium)],
    ['Lowest premium first', samples.toSorted(byPremium).toReversed()],
  ] as const) {
    await input.press(page.getByRole('button', { name: /^Sort: / }));
    const dialog = page.getByRole('dialog', { name: 'Sort', exact: true });
    await input.check(dialog.getByRole('radio', { name: choice, exact: true }));
    await input.press(dialog.getByRole('button', { name: 'Sort', exact: true }));
    await expect(page.getByRole('button', { name: `Sort: ${choice}`, exact: true })).toBeVisible();
    await expect(cards).toHaveText(
      expected.map(({ customer, due }) => new RegExp(`^${customer}.*${due}`, 's')),
    );
  }
  await input.press(page.getByRole('button', { name: 'Filter', exact: true }));
  const dialog = page.getByRole('dialog', { name: 'Filter', exact: true });
  await input.check(dialog.getByRole('radio', { name: 'Completed', exact: true }));
  await look(page, picture('policies-filter'));
  await input.press(dialog.getByRole('button', { name: 'Show results', exact: true }));
  await expect(page).toHaveURL(/[?&]status=completed&sort=lowestPremium&search=Cakrawala$/);
  await expect(page.getByText('Nothing matches your search and filters.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Filter (1)', exact: true })).toBeVisible();
  await input.press(page.getByRole('button', { name: 'Show all', exact: true }));
  await expect(page.getByRole('searchbox', { name: 'Search', exact: true })).toHaveValue('');
};

/** Reads the exported file cell by cell. */
const exportList = async (agent: Person, samples: readonly SamplePolicy[]): Promise<void> => {
  const { page, input } = agent;
  const downloading = page.waitForEvent('download');
  await input.press(page.getByRole('button', { name: 'Export (CSV)', exact: true }));
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^Payung_policies_\d{4}-\d\d-\d\d\.csv$/);
  const [headings, ...lines] = cellsOf(await readFile(await download.path(), 'utf8'), ',');
  expect(headings).toEqual(HEADINGS);
  expect(lines).toHaveLength(samples.length);
  for (const sample of samples) {
    const cells = lines.find(([code]) => code === sample.quoteCode) ?? [];
    const cell = (heading: string) => cells[HEADINGS.indexOf(heading)];
    expect(cell('Proposal number')).toMatch(/^PR\d+$/);
    expect(cell('Product')).toBe(sample.product);
    expect([cell('Customer'), cell('Status')]).toEqual([sample.customer, 'Pending payment']);
    expect(cell('Cover begins')).toMatch(/^\d\d\/\d\d\/\d{4}$/);
    expect(cell('Premium (Rp)')).toBe(String(rupiahOf(sample)));
    expect(`${sample.plan} `).toContain(` ${cell('Plan')} `);
    expect(cell('Mobile number')).toMatch(/^08\d\d-\d{4}-\d{4}$/);
    expect(cell('Email')).toMatch(/^[a-z.0-9]+@example\.com$/);
  }
};

/** The link is created, copied, and paid by the customer at the provider. */
const collectByLink = async (agent: Person, customer: Page, sample: SamplePolicy): Promise<void> => {
  const { page, input } = agent;
  const name = `Payment link for ${sample.customer}`;
  await expect(page.getByRole('button', { name: `Pay Now for ${sample.customer}` })).toBeVisible();
  await input.press(page.getByRole('button', { name, exact: true }));
  const field = page.getByRole('textbox', { name, exact: true });
  await expect(field).toHaveValue(/checkout-link-v2/);
  await input.press(page.getByRole('button', { name: 'Copy', exact: true }));
  await expect(page.getByText('link copied', { exact: true })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await field.inputValue());
  await look(page, picture('policy-payment-link'));
  await customer.goto(copied);
  await customer.getByRole('button', { name: /^Pay/ }).first().click();
  await expect(customer).toHaveURL(/\/app\/paymentsuccess\/[0-9a-f]{24}$/);
};

/** The policy is found by its number, in the list of each kind to which it belongs. */
const findPolicy = async (agent: Person, sample: SamplePolicy, policyNo: string): Promise<void> => {
  const { page, input } = agent;
  const name = { name: sample.customer, exact: true };
  await searchFor(agent, 'Search', policyNo);
  await expect(page.getByText('1 entry', { exact: true })).toBeVisible();
  await expect(linesIn(page, 'Policies')).toContainText(policyNo);
  const tabs = page.getByRole('navigation', { name: 'Lists', exact: true });
  for (const [tab, count] of [
    // A journey is not renewed, and other cover does not end soon.
    ['Renewals', 0],
    ['Expiring policies', 0],
    ['Pending payments', 0],
    ['Insureds', 1],
  ] as const) {
    const link = tabs.getByRole('link', { name: tab, exact: true });
    await input.press(link);
    await expect(link).toHaveAttribute('aria-current', 'page');
    await searchFor(agent, 'Search', sample.customer);
    const shown = count === 0 ? 'No entries' : '1 entry';
    await expect(page.getByText(shown, { exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', name)).toHaveCount(count);
  }
};

test('an agent reads a policy of each product, and collects a payment by link (en, 1280 px, by keyboard) [DASH-003] [DASH-004] [DASH-005] [DASH-006] [DASH-009] [DASH-021] [DASH-031]', async ({
  openPage,
  logIn,
  platform,
}) => {
  const { state, api } = await logIn('mitra');
  const staff = (await logIn('staff')).api;
  const samples = await makeSamples({ agent: { url: platform.url, state, api }, staff }, FAMILY);
  const [paid] = samples.toSorted((one, other) => Number(other.isJourney) - Number(one.isJourney));
  if (paid === undefined) throw new Error('No product has a sample');

  const page = await openPage('mitra', { language: 'en', width: 1280 });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const input = inputMethod(page, 'keyboard');
  const agent: Person = { page, input, inbox: platform.inbox, language: 'en', picture };
  const consoleErrors = watchConsole(page);
  await page.goto('/app/oonahome');
  await input.press(page.getByRole('link', { name: 'Policies and customers', exact: true }));
  await expect(page.getByRole('heading', { level: 1, name: 'Policies and customers' })).toBeVisible();
  await narrowList(agent, samples);
  await searchFor(agent, 'Search', FAMILY);
  await expect(page.getByText(`${samples.length} entries`, { exact: true })).toBeVisible();
  await look(page, picture('policies'));
  await exportList(agent, samples);

  for (const sample of samples) {
    await searchFor(agent, 'Search', sample.quoteCode);
    await expect(page.getByText('1 entry', { exact: true })).toBeVisible();
    await openPolicy(agent, sample.customer, sample.quoteId);
    await expectDetail(page, sample);
    const ways = page.getByRole('region', { name: sample.customer, exact: true });
    for (const [way, href] of [
      ['Message', /^https:\/\/wa\.me\/628/],
      ['Call', /^tel:\+628/],
      ['Email', /^mailto:/],
    ] as const) {
      await expect(ways.getByRole('link', { name: way, exact: true })).toHaveAttribute('href', href);
    }
    await expect(page.getByRole('button', { name: /^Enlarge / })).toHaveCount(sample.pictures.length);
    await look(page, picture(`policy-of-${sample.product.toLowerCase().replaceAll(' ', '-')}`));
    await enlargePictures(agent, sample.pictures);
    if (sample === paid) await collectByLink(agent, await openPage('stranger'), sample);
    await backToList(agent);
    await expect(page.getByText('Opened last', { exact: true })).toBeVisible();
  }

  await searchFor(agent, 'Search', paid.quoteCode);
  await openPolicy(agent, paid.customer, paid.quoteId);
  const head = page.getByRole('region', { name: paid.customer, exact: true });
  await expect(head.getByText('Completed', { exact: true })).toBeVisible();
  await expect(head.getByRole('button', { name: /^(Pay Now|Payment link)/ })).toHaveCount(0);
  const policyNo = await head.getByText(/PO\d+/).innerText();
  expect(policyNo).toMatch(/^PO\d+$/);
  await look(page, picture('policy-paid'));
  await backToList(agent);
  await findPolicy(agent, paid, policyNo);
  consoleErrors.none();
});
