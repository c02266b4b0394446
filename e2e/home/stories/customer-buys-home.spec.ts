import { expect } from '@playwright/test';
import type { Locator } from '@playwright/test';
import { apiOf, signInByApi, quotesFor } from '@payung/platform/e2e/api.ts';
import { look, takePicture, watchConsole } from '#support/look.ts';
import { test } from '@payung/platform/e2e/people.ts';
import { verifyPhoneAs, seat, pressNext } from '#support/person.ts';
import type { Person } from '#support/person.ts';
import { TEXTS } from '#support/texts.ts';
import { APARTMENT, makeHomeQuote, readHome } from '../home-quotes.ts';
import { endCheck, providerFrame } from '../identity/identity-page.ts';
import { HOME_TEXTS } from '../texts.ts';
import { confirmHome } from './confirm-and-pay.ts';

/** From the link to the agreement, before anything of the quote is shown. */
const enterByLink = async (person: Person, link: string, phone: string): Promise<void> => {
  const { page, input, language, picture } = person;
  const texts = HOME_TEXTS[language];
  await page.goto(link);
  await expect(page).toHaveURL(/\/app\/homeOtp$/);
  await look(page, picture('home-phone'));
  await verifyPhoneAs(person, phone);

  const requirements = page.getByRole('dialog', { name: texts.requirements });
  await expect(requirements.getByRole('listitem')).toHaveText([...texts.requirementLines]);
  const confirm = requirements.getByRole('button', { name: texts.confirmRequirements });
  await expect(confirm).toBeDisabled();
  await look(page, picture('home-requirements'));
  // Closed and opened again: nothing of the quote is shown before the agreement.
  await input.press(requirements.getByRole('button', { name: texts.back }));
  await expect(requirements).toBeHidden();
  await expect(page).toHaveURL(/\/app\/homeOtp$/);
  await look(page, picture('home-requirements-closed'));
  await input.press(page.getByRole('button', { name: texts.readRequirements }));
  await input.check(requirements.getByRole('checkbox', { name: texts.agree }));
  await input.press(confirm);
};

/** The promo code of the customer, entered too short at first. */
const usePromoCode = async (person: Person, code: string): Promise<void> => {
  const { page, input, language, picture } = person;
  const texts = HOME_TEXTS[language];
  await expect(page).toHaveURL(/\/app\/home-order-summary\?quoteId=[0-9a-f]{24}$/);
  await expect(page.getByLabel(TEXTS[language].discount)).toHaveCount(0);
  const box = page.getByRole('textbox', { name: TEXTS[language].promo, exact: true });
  await input.type(box, code.slice(0, -1));
  await expect(page.getByText(texts.promoLength(16))).toBeVisible();
  await expect(page.getByRole('button', { name: TEXTS[language].next, exact: true })).toBeDisabled();
  await input.type(box, code);
  await expect(page.getByText(texts.promoApplied, { exact: true })).toBeVisible();
  await expect(box).toBeDisabled();
  await look(page, picture('home-order-summary'));
  await pressNext(person);
  await expect(page).toHaveURL(/\/app\/customerinformationhome\?/);
  await expect(page.getByRole('banner').getByText('Payung')).toBeVisible();
};

/** How a check can end: the button of the provider, the message, and the next step. */
const OUTCOMES = [
  ['Batalkan', 'Dibatalkan oleh pengguna', 'Tidak ada yang dikirim.'],
  ['Gagalkan', 'Pemeriksaan gagal', 'Terjadi kesalahan saat pemeriksaan.'],
  ['Tolak', 'Ditolak otomatis', 'Kartu tidak dapat diterima.'],
  ['Perlu ditinjau', 'Perlu ditinjau', 'Tim kami akan memeriksa kartu Anda.'],
  ['Setujui', 'Disetujui', 'Kami sedang membaca nomor dari kartu Anda.'],
] as const;

/** Every outcome in turn: what was typed stays, and the last one fills in the number. */
const checkIdentity = async (person: Person, email: Locator, idNumber: string): Promise<void> => {
  const { page, input, language, picture } = person;
  const texts = HOME_TEXTS[language];
  const panel = page.getByRole('region', { name: texts.idCardPanel, exact: true });
  const typed = await email.inputValue();
  await input.check(panel.getByRole('checkbox', { name: texts.idCardConsent }));
  for (const [button, message, next] of OUTCOMES) {
    await input.press(panel.getByRole('button', { name: texts.idCardUpload }));
    await providerFrame(page).getByRole('heading').waitFor();
    await providerFrame(page).getByRole('textbox').fill(idNumber);
    // Accessibility is not checked: the document in the frame is the provider's.
    if (button === 'Batalkan') await takePicture(page, picture('home-identity-check'), false);
    await endCheck(page, button);
    await expect(page.getByRole('dialog')).toBeHidden();
    const notice = panel.getByRole('status').or(panel.getByRole('alert')).filter({ hasText: next });
    await expect(notice.getByText(message, { exact: true })).toBeVisible();
    await expect(email).toHaveValue(typed);
    await expect(page).toHaveURL(/\/app\/customerinformationhome\?/);
  }
  await expect(panel.getByText(texts.idCardRead)).toBeVisible();
  await expect(page.getByRole('textbox', { name: texts.idCardNumber })).toHaveValue(idNumber);
  const photo = panel.getByRole('img', { name: texts.idCardPhoto });
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
};

interface Place {
  readonly search: string;
  readonly province: string;
  readonly city: string;
  readonly district: string;
  readonly subDistrict: string;
  readonly postalCode: string;
}

/** The address of a block: a place found on its map, copied into every field. */
const pickOnMap = async (
  person: Person,
  block: Locator,
  {
    map,
    place,
    name,
    byKeyboard = false,
  }: {
    readonly map: string;
    readonly place: Place;
    readonly name: string;
    readonly byKeyboard?: boolean;
  },
): Promise<void> => {
  const { page, input, language, picture } = person;
  const texts = HOME_TEXTS[language];
  await input.press(block.getByRole('button', { name: map }));
  const dialog = page.getByRole('dialog', { name: map });
  await expect(dialog.getByRole('application')).toBeVisible();
  await input.type(dialog.getByRole('combobox', { name: texts.place }), place.search);
  const option = dialog.getByRole('option').filter({ hasText: place.district }).first();
  await expect(option).toBeVisible();
  if (byKeyboard) {
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  } else await input.press(option);
  await expect(page.locator('.leaflet-marker-icon:has(> svg)')).toBeVisible();
  await look(page, picture(name));
  await input.press(dialog.getByRole('button', { name: texts.useAddress }));
  // The map of our own knows areas and no streets.
  await input.type(dialog.getByRole('textbox', { name: texts.mapStreet }), 'Jalan Asia Afrika 8');
  await input.press(dialog.getByRole('button', { name: texts.useAddress }));
  await expect(dialog).toBeHidden();
  await expect(block.getByText(texts.addressTaken)).toBeVisible();
  for (const [label, value] of [
    [texts.province, place.province],
    [texts.city, place.city],
    [texts.district, place.district],
    [texts.subDistrict, place.subDistrict],
  ] as const) {
    await expect(block.getByRole('combobox', { name: label, exact: true })).toHaveValue(value);
  }
  await expect(block.getByRole('textbox', { name: texts.postalCode })).toHaveValue(place.postalCode);
};

const SUPPORT = '081200000003';
const PROMO = 'RUMAHHEMAT2026001';
const INSURED = 'Anggun Prameswari';
const EMAIL = 'anggun.prameswari@example.com';
const ID_NUMBER = '3174015203910004';
const HARD_COPY = 'Kantor Notaris Melati, Jalan Sudirman 1, Jakarta';
const texts = HOME_TEXTS.id;

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
  const email = page.getByRole('textbox', { name: TEXTS.id.email, exact: true });
  await input.type(email, EMAIL);
  await checkIdentity(customer, email, ID_NUMBER);

  const insured = page.getByRole('region', { name: texts.insuredPlace, exact: true });
  await pickOnMap(customer, insured, { map: texts.insuredMap, place: SENAYAN, name: 'home-map' });
  const street = insured.getByRole('textbox', { name: texts.insuredAddress });
  await expect(street).not.toHaveValue('');
  await input.type(street, 'Apartemen Senayan Mas, Menara B lantai 12');

  const letters = page.getByRole('region', { name: texts.correspondence, exact: true });
  await expect(letters.getByText(texts.correspondenceChoice)).toBeVisible();
  await input.check(letters.getByRole('radio', { name: texts.no, exact: true }));
  await pickOnMap(customer, letters, {
    map: texts.correspondenceMap,
    place: DAGO,
    name: 'home-map-correspondence',
    byKeyboard: true,
  });
  await input.type(letters.getByRole('textbox', { name: texts.correspondenceAddress }), 'Jalan Dago 99');

  const print = page.getByRole('region', { name: texts.printBlock, exact: true });
  await expect(print.getByText(texts.hardCopyFee)).toBeVisible();
  await input.check(print.getByRole('radio', { name: texts.hardCopy, exact: true }));
  await input.type(print.getByRole('textbox', { name: texts.hardCopyAddress }), HARD_COPY);
  await look(page, picture('home-customer-information'));
  await pressNext(customer);

  await confirmHome(customer, [
    INSURED,
    'Apartemen',
    'Rp 750.000.000',
    'Apartemen Senayan Mas, Menara B lantai 12, Senayan, Kebayoran Baru',
    'Jalan Dago 99, Dago, Coblong, Kota Bandung, Jawa Barat, 40135',
    texts.hardCopyFee,
    HARD_COPY,
    'PAR · PROPERTY ALL RISK',
    'Premi jaminan FLEXAS dan semua risiko',
    'Premi jaminan gempa bumi',
    'Premi jaminan banjir',
    'Premi bruto',
    'Kode promo 10%',
    PROMO,
    'Biaya admin',
    'Jumlah yang harus dibayar',
  ]);

  // A second tab, opened before the policy is made in the first.
  const opening = page.waitForEvent('popup');
  await page.evaluate(() => void window.open(location.href));
  const second = await opening;
  const later = second.getByRole('button', { name: TEXTS.id.payLater, exact: true });
  await expect(later).toBeEnabled();

  await look(page, picture('home-payment'));
  await input.press(page.getByRole('button', { name: TEXTS.id.payLater, exact: true }));
  await input.press(page.getByRole('button', { name: TEXTS.id.payLaterYes }));
  await expect(page).toHaveURL(/\/app\/paylater-success\?/);
  await expect(page.getByText(/^PO\d+$/)).toBeVisible();
  await look(page, picture('home-pay-later'));
  const { policyNo } = await readHome(api, quote.quoteId);
  await expect(page.getByText(policyNo!, { exact: true })).toBeVisible();

  await input.press(later);
  await input.press(second.getByRole('button', { name: TEXTS.id.payLaterYes }));
  await expect(second.getByText('Polis dengan nomor proposal ini sudah dibuat').first()).toBeVisible();
  await expect(second).toHaveURL(/\/app\/home-print-policy-error\?/);
  await expect(second.getByRole('main').getByRole('alert')).toHaveText(
    'Polis dengan nomor proposal ini sudah dibuat',
  );
  await look(second, picture('home-pay-later-twice'));
  await page.goBack();
  // The policy can be paid until its due date, on the page where it was taken.
  await expect(page).toHaveURL(/\/app\/homepaymentScreen\?/);
  await expect(page.getByRole('button', { name: TEXTS.id.proceed, exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: TEXTS.id.payLater, exact: true })).toHaveCount(0);
  const policies = (await quotesFor(api, INSURED)).map((one) => one.policyNo);
  expect(policies).toEqual([policyNo]);
  consoleErrors.none();
});
