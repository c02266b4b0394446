import { expect, openBadge, test, WORDS } from './badge.ts';

/** 2 × 2 pixels. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg==',
  'base64',
);

const choose = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });

test('a photo file is the second way, and may be replaced [HOME-071] [HOME-097]', async ({
  agentPage: page,
  platform,
  quoteId,
}) => {
  await openBadge(page, platform.url, quoteId, 'id');
  const input = page.locator('input[type=file]');
  await input.setInputFiles(choose('ktp.png', 'image/png', PNG));
  await expect(page.getByRole('img', { name: WORDS.id.photo })).toBeVisible();
  await expect(page.getByText(/ketik sendiri nomor KTP/)).toBeVisible();
  const first = await page.getByRole('img', { name: WORDS.id.photo }).getAttribute('src');
  await expect(page.getByRole('button', { name: WORDS.id.again })).toBeVisible();
  await input.setInputFiles(choose('ktp.png', 'image/png', PNG));
  await expect
    .poll(() => page.getByRole('img', { name: WORDS.id.photo }).getAttribute('src'))
    .not.toBe(first);
});

test('wrong files say what is wrong and lose nothing [HOME-097]', async ({
  agentPage: page,
  platform,
  quoteId,
}) => {
  await openBadge(page, platform.url, quoteId, 'en');
  const input = page.locator('input[type=file]');
  const alert = page.getByRole('alert');
  await input.setInputFiles(choose('ktp.png', 'image/png', PNG));
  await expect(page.getByRole('img', { name: WORDS.en.photo })).toBeVisible();
  await input.setInputFiles(choose('big.png', 'image/png', Buffer.concat([PNG, Buffer.alloc(3_000_000)])));
  await expect(alert).toContainText('larger than 2 MB');
  await input.setInputFiles(choose('card.pdf', 'application/pdf', Buffer.from('%PDF-1.7')));
  await expect(alert).toContainText('Only PNG or JPG');
  await input.setInputFiles(choose('card.png', 'image/png', Buffer.from('%PDF-1.7 renamed')));
  await expect(alert).toContainText('Only PNG or JPG');
  await input.setInputFiles(choose('card.png', 'image/png', PNG.subarray(0, 40)));
  await expect(alert).toContainText('could not be opened');
  await expect(page.getByRole('img', { name: WORDS.en.photo })).toBeVisible();
});

test('a photo of 3 MB is refused on its whole way through the platform, not cut off', async ({
  platform,
  seller,
  quoteId,
}) => {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(PNG), new Uint8Array(3_000_000)]), 'big.png');
  const answer = await fetch(`${platform.url}/api/auth/identity-image/${quoteId}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${seller.agent.token}`, 'accept-language': 'en' },
    body: form,
  });
  expect([answer.status, await answer.json()]).toEqual([
    400,
    { errCode: 4, errMsg: 'This photo is larger than 2 MB. Please choose a smaller one.' },
  ]);
});
