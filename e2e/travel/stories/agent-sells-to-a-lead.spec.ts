import { expect } from '@playwright/test';
import { addDays, formatDate, todayInJakarta } from '@payung/shared/domain/dates.ts';
import { newLead } from '#agent/stories/leads.ts';
import { look, watchConsole } from '#support/look.ts';
import { test, signInPage } from '@payung/platform/e2e/people.ts';
import { seat } from '#support/person.ts';
import { payAtProvider } from '#support/policy.ts';
import { TEXTS } from '#support/texts.ts';
import { TRAVEL_TEXTS } from '../texts.ts';
import { bringTravelQuote, newCustomer } from '../travel-quotes.ts';

const texts = TEXTS.id;
const travel = TRAVEL_TEXTS.id;
const inDays = (days: number): string => formatDate(addDays(todayInJakarta(new Date()), days));

test('an agent quotes a trip for a lead with the person filled in, and sees the lead completed when the policy is sold (id, 360 px, by touch) [LEAD-002] [LEAD-014] @deep', async ({
  browser,
  platform,
  openPage,
  logIn,
}) => {
  const { api, state } = await logIn('mitra');
  const { insured: _insured, phone: _phone, ...known } = newCustomer();
  const { lead, form } = await newLead(api, state.user.id, { firstName: 'Wulan', lastName: 'Sari Dewanti' });
  const phone = (form?.phone ?? '').replace(/^62/, '0');
  const agent = await seat(browser, platform, { who: 'agent', language: 'id', width: 360, by: 'touch' });
  const { page, input, picture } = agent;
  const consoleErrors = watchConsole(page);
  await signInPage(page, state);
  await page.goto('/app/oonaleads');
  const card = page.getByRole('article').filter({ hasText: lead.code });
  await expect(card).toContainText('Berjalan');
  await input.press(card.getByRole('link', { name: 'Wulan Sari Dewanti', exact: true }));
  const quotes = page.getByRole('region', { name: 'Penawaran' });
  await expect(quotes).toContainText('Belum ada penawaran.');
  await input.press(quotes.getByRole('link', { name: travel.tile }));

  await expect(page).toHaveURL(new RegExp(`/app/oonatravel\\?leadId=${lead.id}$`));
  await input.press(page.getByRole('button', { name: texts.begin }));
  await expect(page).toHaveURL(new RegExp(`/app/createquote\\?leadId=${lead.id}$`));
  await expect(page.getByLabel(travel.insuredName)).toHaveValue('Wulan Sari Dewanti');
  await expect(page.getByLabel(texts.customerPhone)).toHaveValue(phone);
  await look(page, picture('create-quote-for-lead'));
  await input.type(page.getByRole('combobox', { name: travel.area }), 'jepnag');
  await page.keyboard.press('Enter');
  await input.type(page.getByRole('textbox', { name: travel.departure }), inDays(20));
  await input.type(page.getByRole('textbox', { name: travel.arrival }), inDays(27));
  await input.type(page.getByRole('textbox', { name: travel.insuredBirthDate }), '17/08/1990');
  await input.press(page.getByRole('button', { name: texts.seePlans }));
  await expect(page).toHaveURL(/\/app\/chooseproducttravel\?quoteId=[0-9a-f]{24}$/);
  const quoteId = new URL(page.url()).searchParams.get('quoteId') ?? '';

  await page.goto('/app/oonaleads');
  await expect(card).toContainText('Perjalanan');
  await input.press(card.getByRole('link', { name: 'Wulan Sari Dewanti', exact: true }));
  await expect(quotes.getByRole('link', { name: /Lanjutkan penawaran Q\d+/ })).toBeVisible();
  await look(page, picture('lead-with-quote'));

  const customer = { ...known, insured: lead.fullName, phone };
  const { proposalNo } = await bringTravelQuote(api, quoteId, { stage: 'Full Quote Created', customer });
  const policyNo = await payAtProvider(await openPage('stranger'), api, { quoteId, proposalNo });
  // The app is not reloaded.
  await input.press(page.getByRole('main').getByRole('button', { name: 'Kembali', exact: true }));
  await input.press(page.getByRole('tab', { name: /^Selesai/ }));
  await expect(card.getByText('Selesai', { exact: true })).toHaveAttribute('data-tone', 'green');
  await look(page, picture('leads-completed'));
  await input.press(card.getByRole('link', { name: 'Wulan Sari Dewanti', exact: true }));
  await expect(page.getByRole('region', { name: 'Riwayat' })).toContainText(`Polis ${policyNo} terbit`);
  consoleErrors.none();
});
