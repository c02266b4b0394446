import { expect } from '@playwright/test';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { look, takePicture } from '#support/look.ts';
import { verifyPhoneAs } from '#support/person.ts';
import type { Person } from '#support/person.ts';
import { HOME_WORDS } from '../words.ts';
import { WORDS } from '#support/words.ts';

/** From the link to the agreement, before anything of the quote is shown. */
export const enterByLink = async (person: Person, link: string, phone: string): Promise<void> => {
  const { page, input, language, picture } = person;
  const words = HOME_WORDS[language];
  await page.goto(link);
  await expect(page).toHaveURL(/\/app\/homeOtp$/);
  await look(page, picture('home-phone'));
  await verifyPhoneAs(person, phone);

  const requirements = page.getByRole('dialog', { name: words.requirements });
  await expect(requirements.getByRole('listitem')).toHaveText([...words.requirementLines]);
  const confirm = requirements.getByRole('button', { name: words.confirmRequirements });
  await expect(confirm).toBeDisabled();
  await look(page, picture('home-requirements'));
  // Closed and opened again: nothing of the quote is shown before the agreement.
  await input.press(requirements.getByRole('button', { name: words.back }));
  await expect(requirements).toBeHidden();
  await expect(page).toHaveURL(/\/app\/homeOtp$/);
  await look(page, picture('home-requirements-closed'));
  await input.press(page.getByRole('button', { name: words.readRequirements }));
  await input.check(requirements.getByRole('checkbox', { name: words.agree }));
  await input.press(confirm);
};

/** The promo code of the customer, entered too short at first. */
export const usePromoCode = async (person: Person, code: string): Promise<void> => {
  const { page, input, language, picture } = person;
  const words = HOME_WORDS[language];
  await expect(page).toHaveURL(/\/app\/home-order-summary\?quoteId=[0-9a-f]{24}$/);
  await expect(page.getByLabel(WORDS[language].discount)).toHaveCount(0);
  const box = page.getByRole('textbox', { name: WORDS[language].promo, exact: true });
  await input.type(box, code.slice(0, -1));
  await expect(page.getByText(words.promoLength(16))).toBeVisible();
  await expect(page.getByRole('button', { name: WORDS[language].next, exact: true })).toBeDisabled();
  await input.type(box, code);
  await expect(page.getByText(words.promoApplied, { exact: true })).toBeVisible();
  await expect(box).toBeDisabled();
  await look(page, picture('home-order-summary'));
  await input.press(page.getByRole('button', { name: WORDS[language].next, exact: true }));
  await expect(page).toHaveURL(/\/app\/customerinformationhome\?/);
  await expect(page.getByRole('banner').getByText('Payung')).toBeVisible();
};

/** How a check can end: the button of the provider, the message, and the next step. */
export const OUTCOMES = [
  ['Batalkan', 'Dibatalkan oleh pengguna', 'Tidak ada yang dikirim.'],
  ['Gagalkan', 'Transaksi gagal', 'Terjadi kesalahan saat pemeriksaan.'],
  ['Tolak', 'Ditolak otomatis', 'Kartu tidak dapat diterima.'],
  ['Perlu ditinjau', 'Perlu ditinjau', 'Tim kami akan memeriksa kartu Anda.'],
  ['Setujui', 'Disetujui', 'Kami sedang membaca nomor dari kartu Anda.'],
] as const;

const providerFrame = (page: Page): FrameLocator => page.frameLocator('dialog iframe');

/** Every outcome in turn: what was typed stays, and the last one fills in the number. */
export const checkIdentity = async (person: Person, email: Locator, idNumber: string): Promise<void> => {
  const { page, input, language, picture } = person;
  const words = HOME_WORDS[language];
  const panel = page.getByRole('region', { name: words.idCardPanel, exact: true });
  const typed = await email.inputValue();
  await input.check(panel.getByRole('checkbox', { name: words.idCardConsent }));
  for (const [button, said, next] of OUTCOMES) {
    await input.press(panel.getByRole('button', { name: words.idCardUpload }));
    await providerFrame(page).getByRole('heading').waitFor();
    await providerFrame(page).getByRole('textbox').fill(idNumber);
    // Accessibility is not checked: the document in the frame is the provider's.
    if (button === 'Batalkan') await takePicture(page, picture('home-identity-check'), false);
    await providerFrame(page).getByRole('button', { name: button, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    const notice = panel.getByRole('status').or(panel.getByRole('alert')).filter({ hasText: next });
    await expect(notice.getByText(said, { exact: true })).toBeVisible();
    await expect(email).toHaveValue(typed);
    await expect(page).toHaveURL(/\/app\/customerinformationhome\?/);
  }
  await expect(panel.getByText(words.idCardRead)).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('textbox', { name: words.idCardNumber })).toHaveValue(idNumber);
  const photo = panel.getByRole('img', { name: words.idCardPhoto });
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
};

export interface Place {
  readonly search: string;
  readonly province: string;
  readonly city: string;
  readonly district: string;
  readonly subDistrict: string;
  readonly postalCode: string;
}

/** The chosen entry of a list, as people see it. */
const chosenIn = (block: Locator, name: string): Locator =>
  block.locator('.ant-form-item').filter({ has: block.page().getByRole('combobox', { name, exact: true }) });

/** The address of a block: a place found on its map, copied into every field. */
export const pickOnMap = async (
  person: Person,
  block: Locator,
  { map, place, name }: { readonly map: string; readonly place: Place; readonly name: string },
): Promise<void> => {
  const { page, input, language, picture } = person;
  const words = HOME_WORDS[language];
  await input.press(block.getByRole('button', { name: map }));
  const dialog = page.getByRole('dialog', { name: map });
  await expect(dialog.getByRole('application')).toBeVisible();
  await input.type(dialog.getByRole('combobox', { name: words.place }), place.search);
  await input.press(dialog.getByRole('option').filter({ hasText: place.district }).first());
  await expect(page.locator('.leaflet-marker-icon:has(> svg)')).toBeVisible();
  await look(page, picture(name));
  await input.press(dialog.getByRole('button', { name: words.useAddress }));
  // The map of our own knows areas and no streets.
  await input.type(dialog.getByRole('textbox', { name: words.mapStreet }), 'Jalan Asia Afrika 8');
  await input.press(dialog.getByRole('button', { name: words.useAddress }));
  await expect(dialog).toBeHidden();
  await expect(block.getByText(words.addressTaken)).toBeVisible();
  for (const [label, value] of [
    [words.province, place.province],
    [words.city, place.city],
    [words.district, place.district],
    [words.subDistrict, place.subDistrict],
  ] as const) {
    await expect(chosenIn(block, label)).toContainText(value);
  }
  await expect(block.getByRole('textbox', { name: words.postalCode })).toHaveValue(place.postalCode);
};
