import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { test } from './seller.ts';
import { MOTOR_TEXTS } from './texts.ts';

const PHOTOS = 8;
const MEGAPIXELS_12 = { width: 4000, height: 3000 } as const;
const MOST_BYTES = 4_000_000;
const texts = MOTOR_TEXTS.en;

/** Runs in the page: a photo as a camera of 12 megapixels makes it, with detail and noise everywhere, is picked. */
const pickLargePhoto = async ({
  width,
  height,
  seed,
}: {
  readonly width: number;
  readonly height: number;
  readonly seed: number;
}): Promise<number> => {
  let state = seed * 7919;
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page gets this function and no other
  const chance = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d')!;
  for (let shape = 0; shape < 600; shape += 1) {
    context.fillStyle = `hsl(${chance() * 360} ${20 + chance() * 50}% ${25 + chance() * 60}%)`;
    const size = shape < 40 ? 1200 : 160;
    context.fillRect(chance() * width - 100, chance() * height - 100, chance() * size, chance() * size);
  }
  const grain = new OffscreenCanvas(512, 512);
  const pixels = new ImageData(512, 512);
  for (let at = 0; at < pixels.data.length; at += 4) {
    pixels.data.fill(chance() < 0.5 ? 0 : 255, at, at + 3);
    pixels.data[at + 3] = 14;
  }
  grain.getContext('2d')!.putImageData(pixels, 0, 0);
  context.fillStyle = context.createPattern(grain, 'repeat')!;
  context.fillRect(0, 0, width, height);
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 });
  const files = new DataTransfer();
  files.items.add(new File([blob], `IMG_${seed}.jpg`, { type: 'image/jpeg' }));
  const input = [...document.querySelectorAll<HTMLInputElement>('input[type="file"]')].at(-1)!;
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  return blob.size;
};

/** Adds up what the photos weigh on their way. */
const watchUploads = (page: Page): { readonly bytes: () => number } => {
  let bytes = 0;
  page.on('request', (request) => {
    if (request.method() !== 'PUT') return;
    void request.allHeaders().then((headers) => {
      bytes += Number(headers['content-length'] ?? 0);
    });
  });
  return { bytes: () => bytes };
};

test('eight photos of a 12-megapixel camera are at most 4 MB of uploads', async ({ openPage, quoteAt }) => {
  test.setTimeout(180_000);
  const { quoteId } = await quoteAt('Customer Information Updated');
  const page = await openPage('commercial', { language: 'en', width: 360 });
  const uploads = watchUploads(page);
  await page.goto(`/app/oonariskinspectionmotor?quoteId=${quoteId}`);
  let taken = 0;
  for (let photo = 1; photo <= PHOTOS; photo += 1) {
    await expect(page.getByText(texts.pickFile)).toBeVisible();
    taken += await page.evaluate(pickLargePhoto, { ...MEGAPIXELS_12, seed: photo });
    await page.getByRole('button', { name: texts.acceptPhoto }).click({ timeout: 30_000 });
    await expect(page.getByText(texts.count(photo, PHOTOS))).toBeVisible();
  }
  await expect(page.getByRole('button').getByText(texts.sent, { exact: true })).toHaveCount(PHOTOS, {
    timeout: 60_000,
  });
  const sent = uploads.bytes();
  // oxlint-disable-next-line no-console -- what `npm run bench` prints
  console.log(
    `Eight photos of 12 megapixels: ${(taken / 1e6).toFixed(1)} MB taken, ${(sent / 1e6).toFixed(2)} MB sent`,
  );
  expect(sent).toBeGreaterThan(8 * 50_000);
  expect(sent).toBeLessThanOrEqual(MOST_BYTES);
});
