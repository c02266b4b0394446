import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import { cellsOf } from '#agent/stories/policy-steps.ts';
import { makeHomeQuote, MANSION, readHome } from '#home/home-quotes.ts';
import { factOf, refusalOf } from '#network/steps.ts';
import { apiOf, signInByApi } from '@payung/platform/e2e/api.ts';
import type { Api } from '@payung/platform/e2e/api.ts';
import { look, watchConsole } from '#support/look.ts';
import { test } from '@payung/platform/e2e/people.ts';
import { payAtProvider } from '#support/policy.ts';

// Other tests read these points.
test.use({ platformUse: 'exclusive' });

const WULAN = '081200000010';

/**
 * Ten billion rupiah: 0.444, 1.35 and 0.45 per mille are 22,440,000; with 15,000 admin cost 22,455,000. Own points:
 * 2,245.5, level 1 a tenth of them, 224.55, level 2 a twentieth, 112.275; each rounded down once.
 */
const PREMIUM = 22_455_000;
const OWN = 2_245;
const LEVEL_1 = 224;
const LEVEL_2 = 112;

const sell = async (api: Api, customer: Page): Promise<string> => {
  const { quoteId } = await makeHomeQuote(api, 'Full Quote Created', {
    property: MANSION,
    insured: 'Ratih Puspasari',
  });
  const { proposalNo } = await readHome(api, quoteId);
  return payAtProvider(customer, api, { quoteId, proposalNo });
};

const exported = async (
  page: Page,
  name: string,
  delimiter: ',' | ';',
): Promise<readonly (readonly string[])[]> => {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name, exact: true }).click();
  return cellsOf(await readFile(await (await downloading).path(), 'utf8'), delimiter);
};

test('a customer pays, and the seller and two levels above earn points, equal on page, file and API; a redemption is requested and confirmed [NET-003] [NET-004] [NET-005] [NET-018] @own', async ({
  openPage,
  logIn,
  platform,
}) => {
  const sari = (await logIn('mitra')).api;
  const putri = (await logIn('withoutIdCard')).api;
  const wulan = apiOf(platform.url, await signInByApi(platform, WULAN));
  const before = await sari.call(endpoints.pointsStatement, { query: {} });
  expect((await putri.call(endpoints.pointsAccount)).balance).toBe(0);
  expect((await wulan.call(endpoints.pointsAccount)).balance).toBe(0);

  const policyNo = await test.step('Wulan sells, the customer pays', async () =>
    sell(wulan, await openPage('stranger')));

  await test.step('each of the three has one more entry', async () => {
    for (const [api, points, level] of [
      [wulan, OWN, 0],
      [putri, LEVEL_1, 1],
      [sari, LEVEL_2, 2],
    ] as const) {
      await expect
        .poll(async () => (await api.call(endpoints.pointsStatement, { query: {} })).items[0]?.policyNo)
        .toBe(policyNo);
      const { items } = await api.call(endpoints.pointsStatement, { query: {} });
      expect(items.filter((entry) => entry.policyNo === policyNo)).toMatchObject([
        { kind: 'earned', points, level, premium: PREMIUM, ruleVersion: 'example-1' },
      ]);
    }
  });

  await test.step('Sari reads the statement on a phone in Indonesian; page, file and API agree', async () => {
    const page = await openPage('mitra', { language: 'id', width: 360 });
    const consoleErrors = watchConsole(page);
    await page.goto('/app/oonapoints');
    const no = before.upTo + 1;
    const closing = before.closing + LEVEL_2;
    const statement = page.getByRole('region', { name: 'Riwayat poin', exact: true });
    const row = statement.getByRole('row').filter({ hasText: policyNo });
    await expect(row).toContainText('Penjualan tingkat 2 oleh Wulan Safitri');
    await expect(row.getByRole('cell', { name: '+112', exact: true })).toBeVisible();
    await expect(statement).toContainText(`Sampai entri ${no}.`);
    await expect(factOf(statement, 'Saldo akhir')).toHaveText(String(closing));
    await row.getByText(`Asal entri ${no}`, { exact: true }).click();
    await expect(factOf(row, 'Perhitungan')).toHaveText(
      '1 poin per Rp 10.000 premi, diambil 5%: Rp 22.455.000 ÷ Rp 10.000 × 5% = 112, dibulatkan ke bawah',
    );
    await look(page, 'id-360-mitra-points');
    const lines = await exported(page, 'Ekspor (CSV)', ';');
    expect(lines.at(-2)?.slice(2, 11)).toEqual([
      'Diperoleh',
      policyNo,
      'Wulan Safitri',
      '2',
      '22455000',
      'example-1',
      '112',
      '0',
      String(closing),
    ]);
    expect(lines.at(-2)?.[0]).toBe(String(no));
    expect(lines.at(-1)?.[0]).toBe(String(no));
    expect(lines.at(-1)?.[10]).toBe(String(closing));
    const after = await sari.call(endpoints.pointsStatement, { query: {} });
    expect([after.upTo, after.closing, after.items[0]?.balanceAfter]).toEqual([no, closing, closing]);
    consoleErrors.none();
  });

  const page = await openPage('withoutIdCard', { language: 'en' });
  const consoleErrors = watchConsole(page);
  const account = page.getByRole('region', { name: 'Your balance', exact: true });
  const redeem = async (points: string): Promise<void> => {
    await account.getByRole('button', { name: 'Redeem points', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Redeem points' });
    await dialog.getByLabel('How many points', { exact: true }).fill(points);
    await look(page, `en-1280-mitra-redeem-${points}`);
    await dialog.getByRole('button', { name: /^Redeem/ }).click();
  };

  await test.step('Putri redeems 120 of 224 points: 104 are available at once', async () => {
    await page.goto('/app/oonapoints');
    await expect(factOf(account, 'Available')).toHaveText('224');
    await redeem('120');
    await expect(
      account.getByText('120 points are reserved. You will be notified when staff have decided.'),
    ).toBeVisible();
    await expect(factOf(account, 'Balance')).toHaveText('224');
    await expect(factOf(account, 'Reserved')).toHaveText('120');
    await expect(factOf(account, 'Available')).toHaveText('104');
    await look(page, 'en-1280-mitra-points-reserved');
  });

  await test.step('redeeming more than the available points is refused, by the page and by the server', async () => {
    await redeem('105');
    const dialog = page.getByRole('dialog', { name: 'Redeem points' });
    await expect(dialog.getByText('Enter at most 104.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Not now' }).click();
    const body = { requestId: randomUUID(), points: 105 };
    expect(await refusalOf(putri.call(endpoints.redeemPoints, { body }))).toBe(422);
    expect((await putri.call(endpoints.pointsAccount)).available).toBe(104);
  });

  await test.step('staff confirm the redemption', async () => {
    const staff = await openPage('staff', { language: 'en' });
    const staffErrors = watchConsole(staff);
    await staff.goto('/app/pointswork');
    const line = staff.getByRole('listitem').filter({ hasText: 'Putri Handayani: 120 points' });
    await expect(line).toContainText('Balance 224');
    await look(staff, 'en-1280-staff-redemptions');
    await line.getByRole('button', { name: 'Confirm 120 points of Putri Handayani' }).click();
    const dialog = staff.getByRole('dialog', { name: 'Confirm the redemption of Putri Handayani?' });
    await expect(dialog).toContainText('120 points are taken from a balance of 224. This is final.');
    await look(staff, 'en-1280-staff-confirm');
    await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(staff.getByText('Confirmed: 120 points of Putri Handayani.')).toBeVisible();
    await expect(line).toHaveCount(0);
    await staff.getByRole('button', { name: 'Decided', exact: true }).click();
    await expect(line).toContainText('Confirmed by Rina Kartika on');
    await look(staff, 'en-1280-staff-decided');
    staffErrors.none();
  });

  await test.step('Putri opens the statement from the notification', async () => {
    await page.goto('/app/oonanotification');
    const notice = page
      .getByRole('listitem')
      .filter({ hasText: 'Your redemption of 120 points is confirmed.' });
    await notice.getByRole('button').click();
    await expect(page).toHaveURL(/\/app\/oonapoints$/);
    await expect(factOf(account, 'Balance')).toHaveText('104');
    await expect(factOf(account, 'Reserved')).toHaveText('0');
    await expect(factOf(account, 'Available')).toHaveText('104');
    const redemptions = page.getByRole('list', { name: 'Redemptions', exact: true });
    await expect(redemptions.getByRole('listitem')).toHaveCount(1);
    await expect(redemptions.getByRole('listitem')).toContainText(/120 points\s*Confirmed/);
    await look(page, 'en-1280-mitra-points-redeemed');
    const lines = await exported(page, 'Export (CSV)', ',');
    expect(lines.slice(2, -1).map((cells) => [cells[0], cells[2], cells[8], cells[9], cells[10]])).toEqual([
      ['1', 'Earned', '224', '0', '224'],
      ['2', 'Reserved for redemption', '0', '120', '224'],
      ['3', 'Redeemed', '-120', '-120', '104'],
    ]);
  });
  consoleErrors.none();
});
