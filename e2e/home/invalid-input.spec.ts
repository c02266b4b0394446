import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { homeEndpoints } from 'mfe-home/contract/endpoints.ts';
import { addDays, formatDate, todayInJakarta } from '@payung/shared/domain/dates.ts';
import { quotesFor } from '@payung/platform/e2e/api.ts';
import { reload } from '#support/browser-storage.ts';
import { watchConsole } from '#support/look.ts';
import { test } from '@payung/platform/e2e/people.ts';
import { TEXTS } from '#support/texts.ts';
import { agreeToRequirements, APARTMENT, PRIVATE, makeHomeQuote } from './home-quotes.ts';
import { ERROR_TEXTS, HOME_TEXTS } from './texts.ts';

const AGENT = 'otherMitra';
/** The insured of quotes that must be refused. */
const REFUSED = 'Ratna Dewi';
const INSURED = 'Sekar Ayu';
const inDays = (days: number): string => formatDate(addDays(todayInJakarta(new Date()), days));

const expectValues = async (values: readonly (readonly [Locator, string])[]): Promise<void> => {
  for (const [field, value] of values) await expect(field).toHaveValue(value);
};

const choose = async (list: Locator, text: string): Promise<void> => {
  await list.fill(text);
  await list.press('Enter');
};

for (const language of ['id', 'en'] as const) {
  const texts = HOME_TEXTS[language];
  const errors = ERROR_TEXTS[language];

  test(`no quote is created for a start before yesterday or more than ten billion rupiah (${language}) [HOME-011, HOME-113] @deep`, async ({
    openPage,
    logIn,
  }) => {
    const page = await openPage(AGENT, { language });
    const consoleErrors = watchConsole(page);
    await page.goto('/app/oonahomescreen');
    await agreeToRequirements(page, language);
    await page.getByRole('button', { name: TEXTS[language].begin }).click();
    const [building, contents] = [page.getByLabel(texts.building), page.getByLabel(texts.contents)];
    const [start, name] = [
      page.getByRole('textbox', { name: texts.startDate }),
      page.getByLabel(texts.insuredName),
    ];
    const city = page.getByRole('combobox', { name: texts.city });
    const submit = page.getByRole('button', { name: TEXTS[language].seePlans });
    await choose(page.getByRole('combobox', { name: texts.province }), 'Jawa Barat');
    await choose(city, 'Kota Bandung');
    await page.getByLabel(texts.stories).fill('3');
    await start.fill(inDays(-2));
    await building.fill('9000000000');
    await contents.fill('1000000001');
    await name.fill(REFUSED);
    const typed = [
      [building, '9.000.000.000'],
      [contents, '1.000.000.001'],
      [name, REFUSED],
      [page.getByLabel(texts.stories), '3'],
    ] as const;
    const expectNothingLost = async (day: string): Promise<void> => {
      await expectValues([...typed, [start, day]]);
      await expect(city).toHaveValue('Kota Bandung');
    };

    await submit.click();
    await expect(page.getByText(errors.start, { exact: true })).toBeVisible();
    await expect(page.getByText(errors.check)).toBeVisible();
    await expect(page.getByText(errors.tooMuch)).toBeVisible();
    await expectNothingLost(inDays(-2));
    await reload(page);
    await expectNothingLost(inDays(-2));

    await start.fill(inDays(-1));
    await submit.click();
    await expect(page.getByText(errors.check)).toBeVisible();
    await expect(page.getByText(errors.start, { exact: true })).toHaveCount(0);
    await expect(page.getByText(errors.tooMuch)).toBeVisible();
    await expect(page).toHaveURL(/\/app\/createhomequote$/);
    await expectNothingLost(inDays(-1));

    // An apartment has no field for the building; choosing the house again restores every entry.
    await page.getByRole('radio', { name: errors.apartment, exact: true }).check({ force: true });
    await expect(page.getByText(errors.apartmentNote)).toBeVisible();
    await expect(building).toHaveCount(0);
    await expect(contents).toHaveCount(0);
    await page.getByLabel(texts.fixtures).fill('10000000001');
    await submit.click();
    await expect(page.getByText(errors.tooMuch)).toBeVisible();
    await page.getByRole('radio', { name: errors.house, exact: true }).check({ force: true });
    await expectNothingLost(inDays(-1));

    const { api } = await logIn(AGENT);
    expect(await quotesFor(api, REFUSED)).toEqual([]);
    consoleErrors.none();
  });

  test(`missing parts of the correspondence and hard-copy addresses are reported one after the other (${language}) [HOME-080, HOME-081] @deep`, async ({
    openPage,
    logIn,
  }) => {
    const { api } = await logIn(AGENT);
    const { quoteId } = await makeHomeQuote(api, 'Quick Quote Created', {
      property: APARTMENT,
      insured: INSURED,
    });
    const page = await openPage(AGENT, { language });
    const consoleErrors = watchConsole(page);
    await page.goto(`/app/customerinformationhome?quoteId=${quoteId}`);
    const letters = page.getByRole('region', { name: texts.correspondence, exact: true });
    const print = page.getByRole('region', { name: texts.printBlock, exact: true });
    const insured = page.getByRole('region', { name: texts.insuredPlace, exact: true });
    const start = page.getByRole('textbox', { name: texts.startDate });
    const street = insured.getByRole('textbox', { name: texts.insuredAddress });
    const next = page.getByRole('button', { name: TEXTS[language].next, exact: true });
    const list = (name: string): Locator => letters.getByRole('combobox', { name, exact: true });
    const hardCopy = print.getByRole('textbox', { name: texts.hardCopyAddress });
    const postalCode = letters.getByRole('textbox', { name: texts.postalCode });
    await street.fill('Apartemen Taman Rasuna 7');
    await start.fill(inDays(-2));
    await letters.getByRole('radio', { name: texts.no, exact: true }).check({ force: true });
    // The answer adds fields for an address: what is below them moves.
    await print.getByText(texts.hardCopy, { exact: true }).click();
    await expect(print.getByRole('radio', { name: texts.hardCopy, exact: true })).toBeChecked();

    const steps: readonly (readonly [message: string, correct: () => Promise<void>])[] = [
      [errors.start, () => start.fill(inDays(3))],
      [errors.hardCopy, () => hardCopy.fill('Jalan Melati 3')],
      [errors.province, () => choose(list(texts.province), 'Jawa Barat')],
      [errors.city, () => choose(list(texts.city), 'Kota Bandung')],
      [errors.district, () => choose(list(texts.district), 'Coblong')],
      [errors.subDistrict, () => choose(list(texts.subDistrict), 'Dago').then(() => postalCode.fill(''))],
      [errors.postalCode, () => postalCode.fill('40135')],
    ];
    for (const [index, [message, correct]] of steps.entries()) {
      await next.click();
      await expect(page.locator('[popover="manual"]').getByText(message, { exact: true })).toBeVisible();
      const inline = page.getByRole('main').getByText(message, { exact: true });
      await expect(inline).toBeVisible();
      for (const [later] of steps.slice(index + 1)) {
        await expect(page.getByText(later, { exact: true })).toHaveCount(0);
      }
      await correct();
      await expect(inline).toHaveCount(0);
    }
    // The rules of single fields are checked after these.
    await next.click();
    await expect(page.getByText(errors.address, { exact: true })).toBeVisible();
    await expect(page.getByText(errors.email, { exact: true })).toBeVisible();
    const expectNothingLost = async (): Promise<void> => {
      await expectValues([
        [start, inDays(3)],
        [street, 'Apartemen Taman Rasuna 7'],
        [hardCopy, 'Jalan Melati 3'],
        [postalCode, '40135'],
      ]);
      await expect(list(texts.district)).toHaveValue('Coblong');
      await expect(list(texts.subDistrict)).toHaveValue('Dago');
    };
    await expectNothingLost();
    await reload(page);
    await expectNothingLost();
    consoleErrors.none();
  });

  test(`a file that is not a photo is refused and nothing is lost (${language}) [HOME-097] @deep`, async ({
    openPage,
    logIn,
  }) => {
    const { api } = await logIn(AGENT);
    const { quoteId } = await makeHomeQuote(api, 'Quick Quote Created', {
      property: APARTMENT,
      insured: INSURED,
    });
    const page: Page = await openPage(AGENT, { language });
    await page.goto(`/app/customerinformationhome?quoteId=${quoteId}`);
    const panel = page.getByRole('region', { name: texts.idCardPanel, exact: true });
    const email = page.getByRole('textbox', { name: TEXTS[language].email, exact: true });
    const number = page.getByRole('textbox', { name: texts.idCardNumber });
    await email.fill(PRIVATE.email);
    await number.fill('3273010101900001');
    await panel.getByRole('checkbox').check({ force: true });
    await panel.getByRole('radio').first().check({ force: true });
    const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    for (const [file, content, message] of [
      ['ktp.png', Buffer.concat([signature, Buffer.alloc(3_000_000)]), errors.broken],
      ['ktp.png', Buffer.from('%PDF-1.7 an invoice'), errors.wrongType],
      ['ktp.png', Buffer.concat([signature, Buffer.from('<html><script>1</script></html>')]), errors.broken],
    ] as const) {
      const choosing = page.waitForEvent('filechooser');
      await panel.getByRole('button', { name: texts.idCardFile }).click();
      await (await choosing).setFiles({ name: file, mimeType: 'image/png', buffer: content });
      await expect(panel.getByText(message, { exact: true })).toBeVisible();
      await expect(panel.getByRole('img')).toHaveCount(0);
      await expectValues([
        [email, PRIVATE.email],
        [number, '3273010101900001'],
      ]);
    }
    await reload(page);
    await expectValues([
      [email, PRIVATE.email],
      [number, '3273010101900001'],
    ]);
  });
}

test('the server refuses a building sum for an apartment and a total above the limit [HOME-011, HOME-113] @deep', async ({
  logIn,
}) => {
  const { api } = await logIn(AGENT);
  const create = (sums: Partial<Record<'buildingSumInsured' | 'fixturesSumInsured', number>>) =>
    api.call(homeEndpoints.createHomeQuote, {
      body: {
        ...APARTMENT,
        ...sums,
        startDate: addDays(todayInJakarta(new Date()), 7),
        insuredName: REFUSED,
        requirementsAgreed: true,
        requestId: randomUUID(),
      },
    });
  await expect(create({ buildingSumInsured: 1_000_000_000 })).rejects.toMatchObject({
    status: 422,
    errMsg: 'An apartment covers fixtures only',
  });
  await expect(create({ fixturesSumInsured: 10_000_000_001 })).rejects.toMatchObject({
    status: 422,
    errMsg: 'The total sum insured is Rp 10.000.000.000 at most',
  });
});
