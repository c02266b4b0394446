import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { addDays, formatDate, todayInJakarta } from '@payung/shared/domain/dates.ts';
import { look, watchConsole, expectLines } from '#support/look.ts';
import { signInPage, test } from '@payung/platform/e2e/people.ts';
import { seat, pressButton, pressNext } from '#support/person.ts';
import type { Person } from '#support/person.ts';
import { readPdf, printPolicy } from '#support/policy.ts';
import { TEXTS } from '#support/texts.ts';
import { readAccident } from '../accident-quotes.ts';
import { ACCIDENT_TEXTS } from '../texts.ts';
import { confirmAccident, expectTitle, fieldOf, openInsured, scanCard } from './accident-steps.ts';

const texts = ACCIDENT_TEXTS.en;
const FIRST = 'Ratna Kusuma';
const SEVENTH = 'Gita Anggraini';
const EMAIL = 'ratna.kusuma@example.com';
const FIRST_CARD = '3273015203880001';
const SEVENTH_CARD = '3273014410910007';

/**
 * Twelve months, computed by hand: 6 × Rp 75.000 = Rp 450.000 with PA Basic and 4 × Rp 150.000 = Rp 600.000 with
 * PA Plus make Rp 1.050.000; Rp 15.000 admin cost.
 */
const PREMIUM = 'Rp 1.050.000';
const DUE = 'Rp 1.065.000';

interface ListedPerson {
  readonly name: string;
  readonly born: string;
  readonly idCard?: string;
  readonly phone?: string;
  readonly beneficiary: string;
  readonly relation: string;
  readonly parent?: string;
}

/** As a spreadsheet of a company has them; the cards of the first and the seventh are scanned later. */
const PEOPLE: readonly ListedPerson[] = [
  { name: FIRST, born: '12/03/1988', beneficiary: 'Hendra Kusuma', relation: 'Suami' },
  { name: 'Bambang Wibowo', born: '01/07/1979', beneficiary: 'Sri Wibowo', relation: 'Istri' },
  // A spreadsheet took the 0 away.
  {
    name: 'Cahya Nugraha',
    born: '23/11/1990',
    phone: '81398765432',
    beneficiary: 'Tuti Nugraha',
    relation: 'Ibu',
  },
  {
    name: 'Dian Puspita',
    born: '5 Mei 1985',
    idCard: '3273014505850004',
    beneficiary: 'Arif Puspita',
    relation: 'Adik',
  },
  { name: 'Evan Kusuma', born: '30/08/2014', beneficiary: 'Hendra Kusuma', relation: 'Ayah', parent: FIRST },
  { name: 'Farah Amalia', born: '17/02/1995', beneficiary: 'Laila Amalia', relation: 'Kakak' },
  { name: SEVENTH, born: '04/10/1991', beneficiary: 'Yoga Anggraini', relation: 'Suami' },
  { name: 'Hasan Basri', born: '19/06/1968', beneficiary: 'Umar Basri', relation: 'Anak' },
  { name: 'Intan Permata', born: '08/12/1999', beneficiary: 'Wulan Permata', relation: 'Nenek' },
  { name: 'Jaya Saputra', born: '27/09/1982', beneficiary: 'Rina Melati', relation: 'Sepupu' },
];

const HEADINGS = 'No\tNama\tTgl Lahir\tNIK\tNo HP\tAlamat\tAhli Waris\tHubungan\tNama Orang Tua';

/** Tabs between the cells, and quotation marks around one that has a line break: what spreadsheets copy. */
const copiedFrom = (people: readonly ListedPerson[]): string =>
  [
    HEADINGS,
    ...people.map(({ name, born, idCard = '', phone = '', beneficiary, relation, parent = '' }, index) => {
      const address = index === 0 ? '"Jalan Setiabudi 21\nBandung"' : '';
      return [index + 1, name, born, idCard, phone, address, beneficiary, relation, parent].join('\t');
    }),
  ].join('\n');

const rounded = PEOPLE.map((one) => (one.idCard === undefined ? one : { ...one, idCard: '3.27301E+15' }));

const describeCover = async (agent: Person): Promise<void> => {
  const { page, input, picture } = agent;
  await input.press(page.getByRole('main').getByRole('link', { name: texts.tile }));
  await expect(page).toHaveURL(/\/app\/oonaaccidentscreen$/);
  await expectTitle(page, texts.startTitle);
  for (let count = 1; count < 10; count += 1) await pressButton(agent, texts.more);
  await expect(page.getByRole('status', { name: texts.participants })).toHaveText('10');
  await expect(page.getByRole('button', { name: texts.more, exact: true })).toBeDisabled();
  await input.check(page.getByRole('radio', { name: texts.separate, exact: true }));
  await input.type(fieldOf(page, texts.startDate), formatDate(addDays(todayInJakarta(new Date()), 7)));
  await expect(page.getByRole('radio', { name: texts.months(12), exact: true })).toBeChecked();
  await input.type(fieldOf(page, texts.holder), FIRST);
  await input.type(fieldOf(page, texts.customerPhone), '081399933001');
  await look(page, picture('accident-start'));
  await pressNext(agent);
};

const chooseGroups = async (agent: Person): Promise<void> => {
  const { page, input, picture } = agent;
  await expect(page).toHaveURL(/\/app\/accidentseperaterequestlimits\?quoteId=[0-9a-f]{24}$/);
  const names = page.getByRole('textbox', { name: texts.groupName });
  const planOf = (group: number, plan: string) =>
    page.getByRole('region', { name: `Group ${group}` }).getByRole('radio', { name: plan, exact: true });
  await input.type(names.nth(0), 'Drivers');
  for (let count = 1; count < 6; count += 1) await pressButton(agent, texts.moreIn(1));
  await input.check(planOf(1, 'PA Basic'));
  await input.type(names.nth(1), 'Managers');
  for (let count = 9; count > 4; count -= 1) await pressButton(agent, texts.fewerIn(2));
  await input.check(planOf(2, 'PA Plus'));
  await expect(page.getByText(texts.allGrouped(10))).toBeVisible();
  await look(page, picture('accident-groups'));
  await pressNext(agent);
};

const makeQuote = async (agent: Person): Promise<{ readonly quoteId: string; readonly code: string }> => {
  const { page, picture } = agent;
  await expect(page).toHaveURL(/\/app\/accidentordersummary\?/);
  const drivers = page.getByRole('region', { name: 'Drivers · PA Basic' });
  await expectLines(drivers, [
    [FIRST, 'Rp 75.000'],
    ['Insured 6', 'Rp 75.000'],
  ]);
  const managers = page.getByRole('region', { name: 'Managers · PA Plus' });
  await expectLines(managers, [
    ['Insured 7', 'Rp 150.000'],
    ['Insured 10', 'Rp 150.000'],
  ]);
  await expectLines(page.getByRole('main'), [['Total', PREMIUM]]);
  await look(page, picture('accident-order-summary'));
  await pressNext(agent);
  await expect(page).toHaveURL(/\/app\/accidentquotesuccess\?quoteId=[0-9a-f]{24}$/);
  await expectTitle(page, TEXTS.en.quoteReady);
  await expect(page.getByRole('main')).toContainText(DUE);
  await expect(page.getByRole('textbox', { name: 'Link', exact: true })).toHaveValue(
    /\/app\/pa\/[0-9A-Za-z]{6}$/,
  );
  await look(page, picture('accident-quote-created'));
  const code = await page.getByText(/^Q\d+$/).innerText();
  await pressButton(agent, texts.createPolicy);
  return { quoteId: new URL(page.url()).searchParams.get('quoteId') ?? '', code };
};

const fillInHolder = async ({ page, input, picture, ...rest }: Person): Promise<void> => {
  await expect(page).toHaveURL(/\/app\/accidentcustomerinformation\?/);
  await input.type(fieldOf(page, TEXTS.en.email), EMAIL);
  await look(page, picture('accident-policyholder'));
  await pressNext({ page, input, picture, ...rest });
  await expect(page).toHaveURL(/\/app\/accidentmultiplecustomerinformation\?/);
  await expectTitle(page, texts.listTitle);
};

const pasteInto = async (
  { page, input }: Person,
  field: ReturnType<Person['page']['locator']>,
  text: string,
) => {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await input.type(field, '');
  await page.keyboard.press('ControlOrMeta+v');
};

/** The list has a number that the spreadsheet rounded; nobody is saved before it is corrected. */
const pasteNames = async (agent: Person): Promise<void> => {
  const { page, input, picture } = agent;
  await expect(page.getByText(texts.complete(0, 10))).toBeVisible();
  await pressButton(agent, texts.paste);
  const dialog = page.getByRole('dialog', { name: texts.paste });
  const list = dialog.getByRole('textbox', { name: texts.pastedList });
  await pasteInto(agent, list, copiedFrom(rounded));
  await look(page, picture('accident-paste'));
  await input.press(dialog.getByRole('button', { name: texts.preview }));
  await expect(dialog.getByRole('heading', { name: texts.found(10) })).toBeFocused();
  await expect(dialog.getByText(texts.rounded, { exact: true })).toBeVisible();
  await expect(dialog.getByText(texts.phoneZero, { exact: true })).toBeVisible();
  await input.check(dialog.getByRole('checkbox', { name: texts.parentsAgree }));
  await expect(dialog.getByText(texts.toCorrect)).toBeVisible();
  await look(page, picture('accident-paste-preview'));
  await input.press(dialog.getByRole('button', { name: texts.changeList }));
  await pasteInto(agent, list, copiedFrom(PEOPLE));
  await input.press(dialog.getByRole('button', { name: texts.preview }));
  await expect(dialog.getByText(texts.toCorrect)).toHaveCount(0);
  await expect(page.getByText(texts.complete(0, 10))).toBeVisible();
  await input.press(dialog.getByRole('button', { name: texts.saveAll(10) }));
  await expect(dialog.getByText(texts.saved(10), { exact: true })).toBeVisible();
  await input.press(dialog.getByRole('button', { name: texts.done }));
  await expect(dialog).toBeHidden();
  await expect(page.getByText(texts.complete(10, 10))).toBeVisible();
  await look(page, picture('accident-insureds'));
};

test('an agent insures ten people in two groups from a spreadsheet, scans two cards, and the customer pays by link (en, 1280 px, by keyboard) [PA-002] [PA-025] [PA-032] @engines', async ({
  browser,
  platform,
  agent: session,
  api,
}) => {
  const options = { permissions: ['clipboard-read', 'clipboard-write'] };
  const at = { language: 'en', width: 1280 } as const;
  const agent = await seat(browser, platform, { ...at, who: 'agent', by: 'keyboard', options });
  const { page, input, picture } = agent;
  const consoleErrors = watchConsole(page);
  await signInPage(page, session);
  await page.goto('/app/commercialhome');
  await describeCover(agent);
  await chooseGroups(agent);
  const { quoteId, code } = await makeQuote(agent);
  await fillInHolder(agent);
  await pasteNames(agent);

  for (const [name, title, card] of [
    [FIRST, texts.pageOf(1, 10), FIRST_CARD],
    [SEVENTH, texts.pageOf(7, 10), SEVENTH_CARD],
  ] as const) {
    await openInsured(agent, name, title);
    await expect(fieldOf(page, texts.name)).toHaveValue(name);
    await scanCard(agent, card);
    await look(page, picture(`accident-card-of-${card.slice(-1)}`));
    await pressNext(agent);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
    await input.press(page.getByRole('link', { name: texts.all }));
    await expectTitle(page, texts.listTitle);
  }
  const { insureds } = await readAccident(api, quoteId);
  expect(insureds.map(({ name }) => name)).toEqual(PEOPLE.map(({ name }) => name));
  expect(insureds.map(({ idCard }) => idCard)).toEqual([
    FIRST_CARD,
    '',
    '',
    '3273014505850004',
    '',
    '',
    SEVENTH_CARD,
    '',
    '',
    '',
  ]);
  const cards = insureds.map(({ ocrDetails }) => ocrDetails?.idNumber ?? '');
  expect(cards).toEqual([FIRST_CARD, '', '', '', '', '', SEVENTH_CARD, '', '', '']);
  expect(insureds[2]?.phone).toBe('081398765432');

  await pressButton(agent, texts.carryOn);
  await expect(page).toHaveURL(/\/app\/accidentcustomerdetails\?/);
  for (const [place, name, lines] of [
    [1, FIRST, ['327•••••••••0001', 'Jalan Setiabudi 21', 'PA Basic', 'Hendra Kusuma (Husband or wife)']],
    [5, 'Evan Kusuma', ['30/08/2014', FIRST, 'Hendra Kusuma (Parent)']],
    [7, SEVENTH, ['327•••••••••0007', 'PA Plus', 'Rp 150.000']],
    [10, 'Jaya Saputra', ['Rina Melati (Sepupu)']],
  ] as const) {
    const part = page.getByRole('region', { name: `${place}. ${name}` });
    for (const text of lines) await expect(part).toContainText(text);
  }
  await expect(page.getByRole('main')).toContainText(DUE);
  await confirmAccident(agent);

  await pressButton(agent, texts.makeLink);
  const field = page.getByRole('textbox', { name: 'Link', exact: true });
  await expect(field).toHaveValue(/checkout-link-v2/);
  await look(page, picture('accident-payment'));

  const customer = await seat(browser, platform, { ...at, who: 'customer', by: 'touch' });
  const customerErrors = watchConsole(customer.page);
  await customer.page.goto(await field.inputValue());
  await customer.page.getByRole('button', { name: TEXTS.en.payAtProvider }).first().click();
  await expect(customer.page).toHaveURL(/\/app\/paymentsuccess\/[0-9a-f]{24}$/);
  await expectTitle(customer.page, texts.thankYou);
  await expect(customer.page.getByText(FIRST)).toHaveCount(0);
  await look(customer.page, customer.picture('accident-thanked'));
  customerErrors.none();

  await page.goto('/app/commercialhome');
  const line = page.getByRole('listitem').filter({ hasText: code });
  await expect(line).toContainText(/PO\d+/);
  await input.press(line.getByRole('link', { name: TEXTS.en.resume(FIRST) }));
  await expect(page).toHaveURL(new RegExp(`/app/paymentsuccess/${quoteId}$`));
  await look(page, picture('accident-policy'));
  const { policyNo, pdf } = await printPolicy(agent, 'Personal accident insurance');
  const text = await readPdf(await readFile(pdf));
  for (const part of [
    policyNo,
    PREMIUM,
    DUE,
    'Sepupu',
    ...PEOPLE.flatMap((one) => [one.name, one.beneficiary]),
  ]) {
    expect(text).toContain(part);
  }
  for (let place = 1; place <= 10; place += 1) expect(text).toContain(texts.pageOf(place, 10));
  consoleErrors.none();
});
