import { addDays, formatDate, todayInJakarta } from '@payung/shared/domain/dates.ts';
import type { Hands } from '#support/taps.ts';
import { TEXTS } from '#support/texts.ts';
import type { TravelCustomer } from './travel-quotes.ts';
import { TRAVEL_TEXTS } from './texts.ts';

const texts = TEXTS.id;
const travel = TRAVEL_TEXTS.id;

/** As a phone's keyboard types a date: digits alone. */
const inDays = (days: number): string =>
  formatDate(addDays(todayInJakarta(new Date()), days)).replaceAll('/', '');

/** A trip to Japan with COVID-19 protection, from the tile on an agent's home to the draft in WhatsApp. */
export const sellJapan = async (
  { page, tap, type, typeNext }: Hands,
  { insured, phone }: Pick<TravelCustomer, 'insured' | 'phone'>,
): Promise<void> => {
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  await tap(page.getByRole('main').getByRole('link', { name: travel.tile }));
  await tap(button(travel.japan));
  await type(page.getByRole('textbox', { name: travel.departure }), inDays(20));
  await typeNext(page.getByRole('textbox', { name: travel.arrival }), '');
  await typeNext(page.getByLabel(travel.insuredName), insured);
  await typeNext(page.getByRole('textbox', { name: travel.insuredBirthDate }), '17081990');
  await typeNext(page.getByLabel(texts.customerPhone), phone);
  await tap(button(texts.seePlans));
  await tap(page.getByRole('article', { name: /gold/i }).getByRole('heading'));
  await tap(button(texts.next));
  await tap(page.getByRole('dialog').getByRole('button', { name: travel.addCovid }));
  await page.waitForURL(/additionalbenefittravel/);
  await tap(button(texts.next));
  await page.waitForURL(/ordersummarytravel/);
  await tap(button(texts.next));
  await tap(page.getByRole('main').getByRole('link', { name: 'WhatsApp', exact: true }));
};
