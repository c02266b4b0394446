import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { addDays, formatDate, todayInJakarta } from '@payung/shared/domain/dates.ts';
import { look, watchConsole } from '#support/look.ts';
import { test } from '@payung/platform/e2e/people.ts';
import { logInAs, seat, pressNext } from '#support/person.ts';
import type { Person } from '#support/person.ts';
import { readPdf, printPolicy } from '#support/policy.ts';
import { TEXTS } from '#support/texts.ts';
import { HOME_TEXTS } from '../texts.ts';
import { confirmHome, fillInForCustomer, makePaymentLink, payByLink } from './confirm-and-pay.ts';

/** A house in Bandung for two billion rupiah. */
const HOUSE = {
  insured: 'Budi Santoso',
  customerPhone: '081399911001',
  province: 'Jawa Barat',
  city: 'Kota Bandung',
  stories: '2',
  building: '2000000000',
} as const;

const inAWeek = (): string => formatDate(addDays(todayInJakarta(new Date()), 7));

/** From the tile to the saved property, by way of the requirements. */
const describeHouse = async (person: Person): Promise<void> => {
  const { page, input, language, picture } = person;
  const texts = HOME_TEXTS[language];
  await input.press(page.getByRole('main').getByRole('link', { name: texts.tile }));
  await expect(page).toHaveURL(/\/app\/oonahomescreen$/);
  const requirements = page.getByRole('dialog', { name: texts.requirements });
  await expect(requirements.getByRole('listitem')).toHaveText([...texts.requirementLines]);
  const confirm = requirements.getByRole('button', { name: texts.confirmRequirements });
  await expect(confirm).toBeDisabled();
  await look(page, picture('home-requirements'));
  await input.check(requirements.getByRole('checkbox', { name: texts.agree }));
  await input.press(confirm);
  await expect(requirements).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: texts.startTitle })).toBeVisible();
  await look(page, picture('home-start'));
  await input.press(page.getByRole('button', { name: TEXTS[language].begin }));

  await expect(page).toHaveURL(/\/app\/createhomequote$/);
  await input.type(page.getByRole('combobox', { name: texts.province }), HOUSE.province);
  await page.keyboard.press('Enter');
  await input.type(page.getByRole('combobox', { name: texts.city }), HOUSE.city);
  await page.keyboard.press('Enter');
  await input.type(page.getByLabel(texts.stories), HOUSE.stories);
  await input.type(page.getByRole('textbox', { name: texts.startDate }), inAWeek());
  await input.type(page.getByLabel(texts.building), HOUSE.building);
  await expect(page.getByLabel(texts.building)).toHaveValue('2.000.000.000');
  await input.type(page.getByLabel(texts.insuredName), HOUSE.insured);
  await input.type(page.getByLabel(texts.customerPhone), HOUSE.customerPhone);
  await look(page, picture('home-create-quote'));
  await input.press(page.getByRole('button', { name: TEXTS[language].seePlans }));
};

/** Compares both plans, then chooses the one that covers burglary too. */
const choosePlan = async (person: Person): Promise<void> => {
  const { page, input, language, picture } = person;
  const texts = HOME_TEXTS[language];
  await expect(page).toHaveURL(/\/app\/home-choose-product\?quoteId=[0-9a-f]{24}$/);
  await expect(page.getByRole('article')).toHaveCount(2);
  await look(page, picture('home-plans'));
  await input.press(page.getByRole('button', { name: texts.compare }));
  const table = page.getByRole('table');
  const par = table.getByRole('columnheader', { name: 'PROPERTY ALL RISK' });
  await expect(par).toContainText('Rp 888.000');
  await expect(table.getByRole('columnheader', { name: 'Flexas' })).toContainText('Rp 588.000');
  const burglary = table.getByRole('row', { name: texts.burglary }).getByRole('cell');
  await expect(burglary).toHaveText([texts.covered, texts.notCovered]);
  await look(page, picture('home-comparison'));
  await input.press(
    table.getByRole('button', { name: `${TEXTS[language].select} PROPERTY ALL RISK`, exact: true }),
  );
  await pressNext(person);
};

/** Adds earthquake and flood, and opens the price detail. */
const chooseCovers = async (person: Person): Promise<void> => {
  const { page, input, language, picture } = person;
  const texts = HOME_TEXTS[language];
  await expect(page).toHaveURL(/\/app\/home-additional-benefit\?/);
  const boxes = page.getByRole('checkbox');
  await expect(boxes).toHaveCount(3);
  for (const box of await boxes.all()) await expect(box).not.toBeChecked();
  await input.check(page.getByRole('checkbox', { name: texts.earthquake }));
  await input.check(page.getByRole('checkbox', { name: texts.flood }));
  await look(page, picture('home-benefits'));
  await input.press(page.getByRole('button', { name: texts.priceDetail }).first());
  const detail = page.getByRole('dialog', { name: texts.priceDetail });
  await expect(detail).toContainText('Rp 888.000');
  await input.press(detail.locator('summary').filter({ hasText: texts.earthquake }));
  await expect(detail).toContainText('Rp 2.000.000.000 × 1');
  await look(page, picture('home-price-detail'));
  await page.keyboard.press('Escape');
  await pressNext(person);
};

/** Types 7.5 percent, then raises it by one step. */
const giveDiscount = async (person: Person): Promise<void> => {
  const { page, input, language, picture } = person;
  const texts = HOME_TEXTS[language];
  await expect(page).toHaveURL(/\/app\/home-order-summary\?/);
  const field = page.getByLabel(TEXTS[language].discount);
  await input.type(field, '7.5');
  await input.press(page.getByRole('button', { name: texts.raise }));
  await expect(field).toHaveValue('8');
  await look(page, picture('home-order-summary'));
  await pressNext(person);
};

interface HomeQuote {
  readonly link: string;
  readonly quoteCode: string;
  readonly quoteId: string;
}

/** From the tile to the created quote; ends on the page with its link. */
const sellHome = async (person: Person): Promise<HomeQuote> => {
  const { page, input, language, picture } = person;
  const texts = HOME_TEXTS[language];
  await describeHouse(person);
  await choosePlan(person);
  await chooseCovers(person);
  await giveDiscount(person);
  await expect(page).toHaveURL(/\/app\/home-quick-quote-success-screen\?quoteId=[0-9a-f]{24}$/);
  await expect(page.getByRole('heading', { level: 1, name: TEXTS[language].quoteReady })).toBeVisible();
  const code = page.getByText(/^Q\d+$/);
  await expect(code).toBeVisible();
  const field = page.getByRole('textbox', { name: /^(Link|Tautan)$/ });
  await expect(field).toHaveValue(/\/app\/home\/[0-9A-Za-z]{6}$/);
  await look(page, picture('home-quote-created'));
  await input.press(page.getByRole('button', { name: texts.copy }));
  await expect(page.getByText(texts.copied, { exact: true })).toBeVisible();
  const link = await field.inputValue();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  const quoteId = new URL(page.url()).searchParams.get('quoteId') ?? '';
  return { link, quoteCode: await code.innerText(), quoteId };
};

const AGENT = '081200000002';
const EMAIL = 'budi.home@example.com';
const texts = HOME_TEXTS.en;

/** Plan 888.000, earthquake 2.700.000 and flood 900.000, less 8 percent, plus 15.000 admin cost. */
const DUE = 'Rp 4.143.960';

test('an agent insures a house and the customer pays by link (en, 1280 px, by keyboard) [HOME-068, HOME-107, HOME-121] @engines', async ({
  browser,
  platform,
}) => {
  const open = (who: string): Promise<Person> =>
    seat(browser, platform, {
      who,
      language: 'en',
      width: 1280,
      by: 'keyboard',
      options: { permissions: ['clipboard-read', 'clipboard-write'] },
    });
  const agent = await open('agent');
  const { page } = agent;
  const consoleErrors = watchConsole(page);
  await logInAs(agent, { phone: AGENT, clock: platform.clock });
  await expect(page).toHaveURL(/\/app\/commercialhome$/);
  const quote = await sellHome(agent);
  await agent.input.press(page.getByRole('button', { name: texts.createPolicy }));
  await fillInForCustomer(agent, EMAIL);
  await confirmHome(agent, [HOUSE.insured, 'Jalan Dago 12', 'Rp 2.000.000.000', '-Rp 359.040', DUE]);
  const link = await makePaymentLink(agent);

  const { page: customer } = await open('customer');
  const customerComplaints = watchConsole(customer);
  await payByLink(customer, link, 'en');
  await expect(customer.getByText(HOUSE.insured)).toHaveCount(0);
  customerComplaints.none();

  await page.goto('/app/commercialhome');
  const line = page.getByRole('listitem').filter({ hasText: quote.quoteCode });
  await expect(line).toContainText(/PO\d+/);
  const resume = line.getByRole('link', { name: TEXTS.en.resume(HOUSE.insured) });
  await expect(resume).toHaveAttribute('href', `/app/homepaymentScreen?quoteId=${quote.quoteId}`);
  await agent.input.press(resume);
  // The payment page of a paid quote redirects to its policy.
  await expect(page).toHaveURL(new RegExp(`/app/paymentsuccess/${quote.quoteId}$`));
  await look(page, agent.picture('home-policy'));
  const { policyNo, pdf } = await printPolicy(agent, 'Home insurance');
  const text = await readPdf(await readFile(pdf));
  for (const part of [
    HOUSE.insured,
    policyNo,
    'PROPERTY ALL RISK',
    'Jalan Dago 12, Dago, Coblong, Kota Bandung, Jawa Barat',
    'Rp 2.000.000.000 × 0.294 ‰ = Rp 588.000',
    DUE,
  ]) {
    expect(text).toContain(part);
  }

  await expect
    .poll(async () => (await platform.inbox.messagesTo(EMAIL)).length, { message: 'the e-mail' })
    .toBe(1);
  const [mail] = await platform.inbox.messagesTo(EMAIL);
  expect(mail?.attachments.map((file) => file.fileName)).toEqual([
    `Home insurance_${policyNo}.pdf`,
    expect.stringMatching(/^(Receipt|Kuitansi)_/),
  ]);
  consoleErrors.none();
});
