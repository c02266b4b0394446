import { expect } from '@playwright/test';
import { apiOf, signInByApi } from '#support/api.ts';
import { look, watchConsole } from '#support/look.ts';
import { test } from '#support/people.ts';
import { quotesFor } from '#support/recent-quotes.ts';
import { APARTMENT, makeHomeQuote, readHome } from '../home-quotes.ts';
import { checkIdentity, enterByLink, pickOnMap, usePromoCode } from './buy-home.ts';
import { confirmHome } from './confirm-and-pay.ts';
import { HOME_WORDS } from '../words.ts';
import { seat } from '#support/seat.ts';
import { WORDS } from '#support/words.ts';

const SUPPORT = '081200000003';
const PROMO = 'RUMAHHEMAT2026001';
const INSURED = 'Anggun Prameswari';
const EMAIL = 'anggun.prameswari@example.com';
const ID_NUMBER = '3174015203910004';
const HARD_COPY = 'Kantor Notaris Melati, Jalan Sudirman 1, Jakarta';
const words = HOME_WORDS.id;

const SENAYAN = {
  search: 'Senayan',
  province: 'Daerah Khusus Ibukota Jakarta',
  city: 'Kota Administrasi Jakarta Selatan',
  district: 'Kebayoran Baru',
  subDistrict: 'Senayan',
  postalCode: '12190',
} as const;

const DAGO = {
  search: 'Dago',
  province: 'Jawa Barat',
  city: 'Kota Bandung',
  district: 'Coblong',
  subDistrict: 'Dago',
  postalCode: '40135',
} as const;

test('a customer buys cover for an apartment by link and pays later (id, 360 px, by touch) [HOME-068]', async ({
  browser,
  platform,
}) => {
  const api = apiOf(platform.url, await signInByApi(platform, SUPPORT));
  const quote = await makeHomeQuote(api, 'Quick Quote Created', { property: APARTMENT, insured: INSURED });

  const customer = await seat(browser, platform, {
    who: 'customer',
    language: 'id',
    width: 360,
    by: 'touch',
  });
  const { page } = customer;
  const { input, picture } = customer;
  const consoleErrors = watchConsole(page);
  await enterByLink(customer, quote.link, quote.phone);
  await usePromoCode(customer, PROMO);

  await expect(page.getByRole('textbox', { name: 'Nama tertanggung' })).toHaveValue(INSURED);
  const email = page.getByRole('textbox', { name: WORDS.id.email, exact: true });
  await input.type(email, EMAIL);
  await checkIdentity(customer, email, ID_NUMBER);

  const insured = page.getByRole('region', { name: words.insuredPlace, exact: true });
  await pickOnMap(customer, insured, { map: words.insuredMap, place: SENAYAN, name: 'home-map' });
  const street = insured.getByRole('textbox', { name: words.insuredAddress });
  await expect(street).not.toHaveValue('');
  await input.type(street, 'Apartemen Senayan Mas, Menara B lantai 12');

  const letters = page.getByRole('region', { name: words.correspondence, exact: true });
  await expect(letters.getByText(words.correspondenceChoice)).toBeVisible();
  await input.check(letters.getByRole('radio', { name: words.no, exact: true }));
  await pickOnMap(customer, letters, {
    map: words.correspondenceMap,
    place: DAGO,
    name: 'home-map-correspondence',
  });
  await input.type(letters.getByRole('textbox', { name: words.correspondenceAddress }), 'Jalan Dago 99');

  const print = page.getByRole('region', { name: words.printBlock, exact: true });
  await expect(print.getByText(words.hardCopyFee)).toBeVisible();
  await input.check(print.getByRole('radio', { name: words.hardCopy, exact: true }));
  await input.type(print.getByRole('textbox', { name: words.hardCopyAddress }), HARD_COPY);
  await look(page, picture('home-customer-information'));
  await input.press(page.getByRole('button', { name: WORDS.id.next, exact: true }));

  await confirmHome(customer, [
    INSURED,
    'Apartemen',
    'Rp 750.000.000',
    'Apartemen Senayan Mas, Menara B lantai 12, Senayan, Kebayoran Baru',
    'Jalan Dago 99, Dago, Coblong, Kota Bandung, Jawa Barat, 40135',
    words.hardCopyFee,
    HARD_COPY,
    'PAR · PROPERTY ALL RISK',
    'Premi jaminan FLEXAS dan semua risiko',
    'Premi jaminan gempa bumi',
    'Premi jaminan banjir',
    'Premi bruto',
    'Kode promo 10%',
    PROMO,
    'Biaya administrasi',
    'Jumlah yang harus dibayar',
  ]);

  // A second tab, opened before the policy is made in the first.
  const opening = page.waitForEvent('popup');
  await page.evaluate(() => void window.open(location.href));
  const second = await opening;
  const later = second.getByRole('button', { name: WORDS.id.payLater, exact: true });
  await expect(later).toBeEnabled();

  await look(page, picture('home-payment'));
  await input.press(page.getByRole('button', { name: WORDS.id.payLater, exact: true }));
  await input.press(page.getByRole('button', { name: WORDS.id.payLaterYes }));
  await expect(page).toHaveURL(/\/app\/paylater-success\?/);
  await expect(page.getByText(/^PO\d+$/)).toBeVisible();
  await look(page, picture('home-pay-later'));
  const { policyNo } = await readHome(api, quote.quoteId);
  await expect(page.getByText(policyNo!, { exact: true })).toBeVisible();

  await input.press(later);
  await input.press(second.getByRole('button', { name: WORDS.id.payLaterYes }));
  await expect(second.getByText('Polis dengan nomor proposal ini sudah dibuat').first()).toBeVisible();
  await expect(second).toHaveURL(/\/app\/home-print-policy-error\?/);
  await expect(second.getByRole('main').getByRole('alert')).toHaveText(
    'Polis dengan nomor proposal ini sudah dibuat',
  );
  await look(second, picture('home-pay-later-twice'));
  await page.goBack();
  // The policy can be paid until its due date, on the page where it was taken.
  await expect(page).toHaveURL(/\/app\/homepaymentScreen\?/);
  await expect(page.getByRole('button', { name: WORDS.id.proceed, exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: WORDS.id.payLater, exact: true })).toHaveCount(0);
  const policies = (await quotesFor(api, INSURED)).map((one) => one.policyNo);
  expect(policies).toEqual([policyNo]);
  consoleErrors.none();
});
