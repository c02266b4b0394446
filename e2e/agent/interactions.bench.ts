import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { addDays, formatDate, todayInJakarta } from '@payung/shared/domain/dates.ts';
import { interactionTimes } from '#support/interaction-time.ts';
import type { Measure } from '#support/interaction-time.ts';
import { pressOn } from '#support/taps.ts';
import { AGENTS, test } from '@payung/platform/e2e/people.ts';
import type { Platform } from '@payung/platform/e2e/platform.ts';
import { importPeople } from './stories/leads.ts';

const CPU_SLOWDOWN = 6;
const ROUNDS = 5;
const LEADS = 200;

type Times = Map<string, number[]>;

interface Round {
  readonly page: Page;
  readonly measure: Measure;
  /** Takes the time of an interaction by its name. */
  readonly time: (name: string, press: () => Promise<void>) => Promise<void>;
}

const roundOf = (page: Page, measure: Measure, times: Times): Round => ({
  page,
  measure,
  time: async (name, press) => {
    const taken = await measure(press);
    times.set(name, [...(times.get(name) ?? []), taken]);
  },
});

/** Opened anew: what an interaction loads or styles for the first time is part of it. */
const open = async (page: Page, address: string, ready: Locator): Promise<void> => {
  await page.goto(address);
  await expect(ready).toBeVisible();
  await page.waitForLoadState('networkidle');
};

const leads = async ({ page, time }: Round): Promise<void> => {
  const firstCard = page.locator('[aria-posinset="1"]');
  const dialog = page.getByRole('dialog');
  await open(page, '/app/oonaleads', firstCard);
  const filter = page.getByRole('button', { name: 'Filter', exact: true });
  await time('the filter dialog of the leads opens', await pressOn(page, filter));
  await expect(dialog).toBeVisible();

  await open(page, '/app/oonaleads', firstCard);
  await time('a tab of the leads', await pressOn(page, page.getByRole('tab', { name: /^Selesai/ })));

  await open(page, '/app/oonaleads', firstCard);
  const search = page.getByRole('searchbox', { name: 'Cari prospek' });
  await search.focus();
  await time('a letter of a search', () => page.keyboard.press('r'));

  await open(page, '/app/oonaleads', firstCard);
  const menu = page.getByRole('banner').locator('button[aria-expanded]');
  await time('the menu of the header opens', await pressOn(page, menu));
};

const lists = async ({ page, time }: Round): Promise<void> => {
  const tabs = page.getByRole('navigation', { name: 'Daftar', exact: true }).getByRole('link');
  await open(page, '/app/oonapolicies', tabs.first());
  await time('another list', await pressOn(page, tabs.nth(1)));
};

const day = (days: number): string => formatDate(addDays(todayInJakarta(new Date()), days));

const form = async ({ page, time }: Round): Promise<void> => {
  const departure = page.getByRole('textbox', { name: 'Tanggal berangkat' });
  const arrival = page.getByRole('textbox', { name: 'Tanggal pulang' });
  const submit = page.getByRole('button', { name: 'Lihat paket' });
  await open(page, '/app/createquote', departure);
  await time('Next with missing fields', await pressOn(page, submit));
  await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();

  await open(page, '/app/createquote', departure);
  const calendar = page.getByRole('button', { name: /kalender: Tanggal berangkat/ });
  await time('the calendar of a date opens', await pressOn(page, calendar));

  await open(page, '/app/createquote', departure);
  await departure.focus();
  await time('a digit of a date', () => page.keyboard.press('0'));

  await open(page, '/app/createquote', departure);
  const area = page.getByRole('combobox', { name: 'Tujuan' });
  const asia = page.getByRole('option', { name: 'Asia Pasifik', exact: true });
  await time('the list of destinations opens', await pressOn(page, area));
  await time('a destination is chosen', async () => {
    await page.keyboard.type('Asia Pasifik');
    await page.keyboard.press('Enter');
  });
  await expect(asia).toBeHidden();

  await departure.fill(day(20));
  await arrival.fill(day(27));
  await page.getByLabel('Nama lengkap tertanggung utama').fill('Rina Maharani');
  await page.getByRole('textbox', { name: 'Tanggal lahir tertanggung utama' }).fill('17/08/1990');
  await time('from the form to the plans', await pressOn(page, submit));
  const gold = page.getByRole('article', { name: /gold/i });
  await expect(gold).toBeVisible();
  await page.waitForLoadState('networkidle');
  await time('a plan is chosen', await pressOn(page, gold.getByRole('button', { name: /^Pilih/ })));
};

const login = async ({ page, time }: Round, { inbox, clock }: Platform, phone: string): Promise<void> => {
  await clock.passResendWait();
  const field = page.getByLabel('Nomor ponsel', { exact: true });
  await open(page, '/app/login', field);
  const known = await inbox.codesTo(phone);
  await field.fill(phone);
  await page.getByRole('button', { name: 'Kirim OTP' }).click();
  await expect(page.getByLabel('Digit 1 dari 6')).toBeFocused();
  await page.waitForLoadState('networkidle');
  const code = await inbox.codeFor(phone, known);
  await time('a digit of a one-time code', () => page.keyboard.press(code.slice(0, 1)));
};

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

test('the most used interactions are measured with the CPU slowed six times', async ({
  openPage,
  api,
  platform,
}) => {
  await importPeople(api, { count: LEADS, firstName: 'Rina' });
  const times: Times = new Map();
  // A phone gets few codes in an hour: each round takes another one.
  const phones = Object.values(AGENTS).map(({ phone }) => phone);
  for (const phone of phones.slice(0, ROUNDS)) {
    // A browser that has compiled nothing yet.
    const seller = await openPage('commercial', { language: 'id', width: 360 });
    const own = roundOf(seller, await interactionTimes(seller, CPU_SLOWDOWN), times);
    await leads(own);
    await lists(own);
    await form(own);
    await seller.close();
    const stranger = await openPage('stranger', { language: 'id', width: 360 });
    const measure = await interactionTimes(stranger, CPU_SLOWDOWN);
    await login(roundOf(stranger, measure, times), platform, phone);
    await stranger.close();
  }
  const rows = [...times].map(([name, taken]) => `| ${name} | ${median(taken)} | ${taken.join(', ')} |`);
  // oxlint-disable-next-line no-console -- prints the measurement
  console.log(`\n| CPU slowed ${CPU_SLOWDOWN} times | median ms | all |\n|---|---|---|\n${rows.join('\n')}`);
});
