import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectAccessible, takePicture } from '#support/look.ts';
import { serveAddress, FOUND, openMap, test, watchPolicy } from './map-page.ts';

const searchField = (page: Page) => page.getByRole('combobox', { name: 'Tempat atau alamat' });
const pin = (page: Page) => page.locator('.leaflet-marker-icon:has(> svg)');
const useAddress = (page: Page) => page.getByRole('button', { name: 'Gunakan alamat ini' });

/** By how many pixels the scrolling parts of the dialog overflow. */
const overflowOfDialog = (page: Page): Promise<number> =>
  page.getByRole('dialog').evaluate((dialog) => {
    const parts = [dialog, ...dialog.querySelectorAll('*')].filter((part) =>
      /auto|scroll/.test(getComputedStyle(part).overflowY),
    );
    return Math.max(0, ...parts.map((part) => part.scrollWidth - part.clientWidth));
  });

test('no file of the map is fetched before it is opened, and none from another origin afterwards @deep @own', async ({
  page,
  platformUrl,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/app/compassseek');
  await expect(page.getByRole('heading', { name: 'The compass seeks' })).toBeVisible();
  const scripts = (): Promise<string> =>
    Promise.all(
      requests.filter((url) => url.endsWith('.js')).map(async (url) => (await page.request.get(url)).text()),
    ).then((texts) => texts.join('\n'));
  expect(await scripts()).not.toMatch(/leaflet-container|Ketabang|maps\.googleapis/);
  await page.getByRole('button', { name: 'Pilih di peta' }).click();
  await expect(page.getByRole('dialog').getByRole('application')).toBeVisible();
  expect(await scripts()).toMatch(/leaflet-container/);
  expect(await scripts()).not.toMatch(/maps\.googleapis/);
  expect(requests.filter((url) => !url.startsWith(platformUrl) && !url.startsWith('data:'))).toEqual([]);
});

test('a place is found and chosen by keyboard alone @deep @own', async ({ page }) => {
  const refused = watchPolicy(page);
  const requests = await serveAddress(page);
  await openMap(page);
  await searchField(page).pressSequentially('Coblong');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(page.getByRole('dialog')).toBeVisible();
  await searchField(page).press('Space');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(pin(page)).toBeVisible();
  await useAddress(page).press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByLabel('Address')).toHaveValue(FOUND.address);
  await expect(page.getByText(`City: ${FOUND.city}`)).toBeVisible();
  expect(requests).toHaveLength(1);
  const query = new URL(requests[0]!.url).searchParams;
  expect(query.get('city')).toBe('Kota Bandung');
  expect(query.get('langId')).toBe('BH');
  expect(refused).toEqual([]);
});

test('the map is 300 pixels high; a click, Enter or the button places the marker @deep @own', async ({
  page,
}) => {
  await openMap(page);
  const map = page.getByRole('dialog').getByRole('application');
  const place = (await map.boundingBox())!;
  expect(place.height).toBe(300);
  await map.click({ position: { x: 60, y: 60 } });
  // Pixels between the tip of the pin and a point of the map.
  const distance = async (x: number, y: number): Promise<number> => {
    const drawn = (await pin(page).boundingBox())!;
    const tip = { x: drawn.x + drawn.width / 2 - place.x, y: drawn.y + drawn.height - place.y };
    return Math.max(Math.abs(tip.x - x), Math.abs(tip.y - y));
  };
  await expect.poll(() => distance(60, 60)).toBeLessThanOrEqual(2);
  await map.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect.poll(() => distance(place.width / 2, 150)).toBeLessThanOrEqual(2);
  await map.click({ position: { x: 60, y: 60 } });
  await expect.poll(() => distance(60, 60)).toBeLessThanOrEqual(2);
  await page.getByRole('button', { name: 'Tandai bagian tengah peta' }).click();
  await expect.poll(() => distance(place.width / 2, 150)).toBeLessThanOrEqual(2);
});

test('an unknown address is reported, and can be typed by hand @deep @own', async ({ page }) => {
  await serveAddress(page, 'unknown');
  await openMap(page);
  await page.getByRole('button', { name: 'Tandai bagian tengah peta' }).click();
  await useAddress(page).click();
  await expect(page.getByRole('alert')).toHaveText('Alamat tidak valid / Alamat tidak ditemukan');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByLabel('Address').fill('Jalan Melati 3');
  await expect(page.getByLabel('Address')).toHaveValue('Jalan Melati 3');
});

test('a map that cannot be fetched leaves the form as it is, and can be tried again @deep @own', async ({
  page,
}) => {
  await page.goto('/app/compassseek');
  await expect(page.getByRole('button', { name: 'Pilih di peta' })).toBeVisible();
  await page.route('**/app/remotes/**/*.js*', (route) => route.abort());
  await page.getByRole('button', { name: 'Pilih di peta' }).click();
  await expect(page.getByRole('alert')).toContainText('Peta tidak dapat dimuat');
  await expect(page.getByRole('heading', { name: 'The compass seeks' })).toBeAttached();
  await page.unroute('**/app/remotes/**/*.js*');
  await page.getByRole('button', { name: 'Coba lagi' }).click();
  await expect(page.getByRole('dialog').getByRole('application')).toBeVisible();
});

test('the position of the device is marked with permission, and the map stays unchanged without @deep @own', async ({
  page,
  context,
}) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  await openMap(page);
  const mine = page.getByRole('button', { name: 'Gunakan lokasi saya' });
  await mine.click();
  await expect.poll(() => messages.join('\n')).toContain('The position of the device is not known.');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: -7.2575, longitude: 112.7521 });
  await mine.click();
  await expect(page.getByText(/Penanda berada .* Surabaya/)).toBeVisible();
});

test.describe('with map tiles of an operator', () => {
  test.use({
    settings: { tileUrl: 'https://tiles.example/{z}/{x}/{y}.svg', tileAttribution: '© Petugas Peta' },
  });
  test('the tiles are drawn with their attribution @deep @own', async ({ page, context }) => {
    const refused = watchPolicy(page);
    const requests: (string | undefined)[] = [];
    await context.route('https://tiles.example/**', (route) => {
      requests.push(route.request().headers()['referer']);
      return route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="tan"/></svg>',
      });
    });
    await openMap(page);
    await expect(page.locator('img.leaflet-tile-loaded').first()).toBeVisible();
    await expect(page.getByText('© Petugas Peta')).toBeVisible();
    expect(new Set(requests)).toEqual(new Set([`${new URL(page.url()).origin}/`]));
    expect(refused).toEqual([]);
  });
});

for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const) {
  for (const language of ['id', 'en'] as const) {
    test(`the map is accessible and fits its dialog at ${width} pixels (${language}) @deep @own`, async ({
      page,
      context,
      platformUrl,
    }) => {
      await page.setViewportSize({ width, height });
      await context.addCookies([{ name: 'LANG', value: language, url: platformUrl }]);
      await openMap(page);
      const search = page.getByRole('combobox');
      await search.fill('Coblong');
      await expect(page.getByRole('option').first()).toBeVisible();
      await takePicture(page, `map-list-${width}-${language}`, false);
      await page.getByRole('option').first().click();
      await expect(pin(page)).toBeVisible();
      await expectAccessible(page, `map-${width}-${language}`);
      expect(await overflowOfDialog(page)).toBeLessThanOrEqual(0);
      await takePicture(page, `map-${width}-${language}`, false);
      const wider = page.getByRole('button', { name: language === 'id' ? 'Perkecil' : 'Zoom out' });
      for (let step = 0; step < 6; step += 1) await wider.click();
      await expect(page.getByText('Bandung', { exact: true })).toBeVisible();
      await takePicture(page, `map-wide-${width}-${language}`, false);
    });
  }
}
