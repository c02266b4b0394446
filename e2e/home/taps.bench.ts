import { expect } from '@playwright/test';
import { test } from '@payung/platform/e2e/people.ts';
import { timeSale } from '#support/felt-sale.ts';
import { countSale } from '#support/taps.ts';
import type { Hands } from '#support/taps.ts';
import { TEXTS } from '#support/texts.ts';
import { HOME_TEXTS } from './texts.ts';

const texts = TEXTS.id;
const home = HOME_TEXTS.id;

/** A house in Bandung with earthquake cover, from the tile on an agent's home to the draft in WhatsApp. */
const sellHouse = async ({ page, tap, pressEnter, type, typeNext }: Hands): Promise<void> => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await tap(page.getByRole('main').getByRole('link', { name: home.tile }));
  const requirements = page.getByRole('dialog', { name: home.requirements });
  await tap(requirements.getByRole('checkbox', { name: home.agree }));
  await tap(requirements.getByRole('button', { name: home.confirmRequirements }));
  await tap(button(texts.begin));
  await type(page.getByRole('combobox', { name: home.province }), 'jawa barat');
  await pressEnter();
  await expect(page.getByRole('combobox', { name: home.city })).toBeEnabled();
  await typeNext(page.getByRole('combobox', { name: home.city }), 'kota bandung');
  await pressEnter();
  await typeNext(page.getByLabel(home.stories), '2');
  await typeNext(page.getByRole('textbox', { name: home.startDate }), '');
  await typeNext(page.getByLabel(home.building), '2000000000');
  await typeNext(page.getByLabel(home.contents), '');
  await typeNext(page.getByLabel(home.insuredName), 'Rina Maharani');
  await typeNext(page.getByLabel(home.customerPhone), '081399911099');
  await tap(button(texts.seePlans));
  await tap(page.getByRole('article', { name: 'PROPERTY ALL RISK' }).getByRole('heading'));
  await tap(button(texts.next));
  await page.waitForURL(/home-additional-benefit/);
  await tap(page.getByRole('checkbox', { name: home.earthquake }));
  await tap(button(texts.next));
  await page.waitForURL(/home-order-summary/);
  await tap(button(texts.next));
  await tap(page.getByRole('main').getByRole('link', { name: 'WhatsApp', exact: true }));
};

test('a house needs at most 14 taps from the tile to a shared link', async ({ openPage }) => {
  const page = await openPage('mitra', { language: 'id', width: 360 });
  await countSale(page, { product: 'Home', mostTaps: 14, steps: sellHouse });
  await expect(page).toHaveURL(/\/app\/home-quick-quote-success-screen/);
});

test('each press of the sale is timed on a slow phone', async ({ openPage }) => {
  const page = await openPage('mitra', { language: 'id', width: 360 });
  await timeSale(page, { product: 'Home', steps: sellHouse });
});
