import { expect } from '@playwright/test';
import { addDays, formatDate, todayInJakarta } from '@payung/shared/domain/dates.ts';
import { test } from '@payung/platform/e2e/people.ts';
import { reload } from '#support/browser-storage.ts';
import { TEXTS } from '#support/texts.ts';
import { makeTravelQuote } from './travel-quotes.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

for (const [wrong, ahead] of [
  ['31 minutes ahead', 31 * MINUTE_MS],
  ['a day ahead', DAY_MS],
  ['a day behind', -DAY_MS],
] as const)
  test(`a customer whose device is ${wrong} verifies, stays in the visit and reads the days of the server @deep`, async ({
    openPage,
    logIn,
    platform,
  }) => {
    const { api } = await logIn('mitra');
    const quote = await makeTravelQuote(api, 'Full Quote Created');
    const page = await openPage('stranger', { language: 'id', width: 360 });
    await page.clock.install({ time: Date.now() + ahead });
    await page.goto(quote.link);
    await page.getByLabel(TEXTS.id.phone, { exact: true }).fill(quote.phone);
    await page.getByRole('button', { name: TEXTS.id.sendCode }).click();
    await expect(page.getByText(/^Kode baru bisa diminta dalam \d+ detik$/)).toBeVisible();
    // The sixth digit submits.
    await page.getByLabel(TEXTS.id.digit(1)).focus();
    await page.keyboard.type(await platform.inbox.codeFor(quote.phone));
    await expect(page).toHaveURL(/\/app\/oonapayment\?/);
    await expect(page.getByText(quote.insured).first()).toBeVisible();
    // A visit ends 30 minutes after it was opened, and is asked for when a page starts.
    await reload(page);
    await expect(page.getByText(quote.insured).first()).toBeVisible();

    const agent = await openPage('mitra', { language: 'id', width: 360 });
    await agent.clock.install({ time: Date.now() + ahead });
    await agent.goto('/app/createquote');
    const departure = agent.getByRole('textbox', { name: 'Tanggal berangkat' });
    const past = agent.getByText('Tanggal berangkat sudah lewat. Pilih hari ini atau setelahnya');
    const today = todayInJakarta(new Date());
    await departure.fill(formatDate(addDays(today, -1)));
    await departure.press('Tab');
    await agent.getByRole('button', { name: TEXTS.id.seePlans }).click();
    await expect(past.first()).toBeVisible();
    await departure.fill(formatDate(today));
    await departure.press('Tab');
    await expect(past).toHaveCount(0);
  });
