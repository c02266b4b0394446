import { expect } from '@playwright/test';
import { openIdentityPage, test, IDENTITY_TEXTS } from './identity-page.ts';

/** 2 × 2 pixels. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg==',
  'base64',
);

const choose = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });

test('a customer uploads a photo of the ID card instead, and replaces it [HOME-071] [HOME-097] @deep @own', async ({
  agentPage: page,
  platform,
  quoteId,
}) => {
  await openIdentityPage(page, { url: platform.url, quoteId, language: 'id' });
  const input = page.locator('input[type=file]');
  await input.setInputFiles(choose('ktp.png', 'image/png', PNG));
  await expect(page.getByRole('img', { name: IDENTITY_TEXTS.id.photo })).toBeVisible();
  await expect(page.getByText(/ketik sendiri nomor KTP/)).toBeVisible();
  const first = await page.getByRole('img', { name: IDENTITY_TEXTS.id.photo }).getAttribute('src');
  await expect(page.getByRole('button', { name: IDENTITY_TEXTS.id.again })).toBeVisible();
  await input.setInputFiles(choose('ktp.png', 'image/png', PNG));
  await expect
    .poll(() => page.getByRole('img', { name: IDENTITY_TEXTS.id.photo }).getAttribute('src'))
    .not.toBe(first);
});

test('an invalid file is refused with a reason, and nothing that was entered is lost [HOME-097] @deep @own', async ({
  agentPage: page,
  platform,
  quoteId,
}) => {
  await openIdentityPage(page, { url: platform.url, quoteId, language: 'en' });
  const input = page.locator('input[type=file]');
  const alert = page.getByRole('alert');
  await input.setInputFiles(choose('ktp.png', 'image/png', PNG));
  await expect(page.getByRole('img', { name: IDENTITY_TEXTS.en.photo })).toBeVisible();
  await input.setInputFiles(choose('card.pdf', 'application/pdf', Buffer.from('%PDF-1.7')));
  await expect(alert).toContainText('not a photo that can be read here');
  await input.setInputFiles(choose('empty.png', 'image/png', Buffer.alloc(0)));
  await expect(alert).toContainText('This file is empty');
  await input.setInputFiles(choose('card.png', 'image/png', Buffer.from('%PDF-1.7 renamed')));
  await expect(alert).toContainText('not a photo that can be read here');
  await input.setInputFiles(choose('card.png', 'image/png', PNG.subarray(0, 40)));
  await expect(alert).toContainText('could not be opened');
  await expect(page.getByRole('img', { name: IDENTITY_TEXTS.en.photo })).toBeVisible();
});

test('a photo of 3.5 MB is made smaller on the device before it is sent [HOME-097] @deep @own', async ({
  agentPage: page,
  platform,
  quoteId,
}) => {
  await openIdentityPage(page, { url: platform.url, quoteId, language: 'id' });
  const sent = page.waitForRequest((request) => request.url().includes('/auth/identity-image/'));
  const large = Buffer.concat([PNG, Buffer.alloc(3_500_000)]);
  await page.locator('input[type=file]').setInputFiles(choose('ktp.png', 'image/png', large));
  expect(Number(await (await sent).headerValue('content-length'))).toBeLessThan(100_000);
  await expect(page.getByRole('img', { name: IDENTITY_TEXTS.id.photo })).toBeVisible();
});

test('a photo of 3 MB is refused with a message and not by a closed connection @deep @own', async ({
  platform,
  agent,
  quoteId,
}) => {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(PNG), new Uint8Array(3_000_000)]), 'big.png');
  const answer = await fetch(`${platform.url}/api/auth/identity-image/${quoteId}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${agent.token}`, 'accept-language': 'en' },
    body: form,
  });
  expect([answer.status, await answer.json()]).toEqual([
    400,
    { errCode: 4, errMsg: 'This photo is larger than 2 MB. Please choose a smaller one.' },
  ]);
});
