import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { AGENTS, test, verifyPhone } from '@payung/platform/e2e/people.ts';

/** A phone whose owner always unlocks the screen. */
const givePhone = async (page: Page): Promise<void> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
};

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('an agent adds a passkey, logs out, signs in with it without a code, and removes it', async ({
  openPage,
  platform,
}) => {
  const page = await openPage('stranger', { language: 'id', width: 360 });
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  await platform.clock.passResendWait();
  await page.goto('/app/login');
  await verifyPhone(page, { inbox: platform.inbox, phone: AGENTS.otherMitra.phone });
  await page.waitForURL('**/app/oonahome');
  // A new page takes the focus, which closes an open menu.
  await expect(page.getByRole('heading', { level: 1, name: /^Halo, Agus/ })).toBeFocused();

  await givePhone(page);
  await page.getByRole('button', { name: /^Menu/ }).click();
  await page.getByRole('link', { name: 'Kunci sandi' }).click();
  await expect(page.getByText(/Anda belum memiliki kunci sandi/)).toBeVisible();
  expect(await overflow(page)).toBe(0);
  const add = page.getByRole('button', { name: 'Tambah kunci sandi' });
  await add.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Kunci sandi berhasil ditambahkan/)).toBeVisible();
  const card = page.getByRole('article');
  await expect(card).toContainText('belum pernah dipakai');
  await add.click();
  await expect(page.getByText(/Perangkat ini sudah memiliki kunci sandi/)).toBeVisible();
  expect(await overflow(page)).toBe(0);

  await page.getByRole('button', { name: /^Menu/ }).click();
  await page.getByRole('button', { name: 'Keluar' }).click();
  await expect(page).toHaveURL(/\/app\/login$/);
  // The browser offers the passkey at the phone field, or the button asks for it: the device answers either at once.
  const signIn = page.getByRole('button', { name: 'Masuk dengan kunci sandi' });
  await Promise.race([signIn.click().catch(() => undefined), page.waitForURL('**/app/oonahome')]);
  await page.waitForURL('**/app/oonahome');

  await page.goto('/app/passkeys');
  await expect(card).toContainText('terakhir dipakai pada');
  await card.getByRole('button', { name: /^Hapus/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hapus', exact: true }).click();
  await expect(page.getByText(/Anda belum memiliki kunci sandi/)).toBeVisible();
  expect(problems).toEqual([]);
});
