import { expect } from '@playwright/test';
import type { BrowserContext } from '@playwright/test';
import { installGoogle } from '@payung/shared/testing/google-double.ts';
import type { GoogleDouble, GoogleSeen } from '@payung/shared/testing/google-double.ts';
import { serveAddress, FOUND, openMap, test, watchPolicy } from './map-page.ts';

const KEY = 'AIza-key_of_the_test';
const TOWER = { name: 'Menara Uji', area: 'Bandung', lat: -6.9, lng: 107.61 };

/** A test double of Google's script at its own address; it also adds a style, as the real one does. */
const serveGoogle = async (context: BrowserContext, double: Partial<GoogleDouble> = {}) => {
  const requests: URL[] = [];
  const script = `
    (${installGoogle.toString()})(${JSON.stringify({ places: [TOWER], ...double })});
    const style = document.createElement('style');
    style.nonce = document.querySelector('style[nonce], link[nonce]')?.nonce ?? '';
    style.textContent = '[data-google="map"] { background: rgb(1, 2, 3); }';
    document.head.append(style);
    google.maps.__ib__();`;
  await context.route('https://maps.googleapis.com/**', (route) => {
    requests.push(new URL(route.request().url()));
    return route.fulfill({ contentType: 'text/javascript', body: script });
  });
  return requests;
};

test.describe('with a Google key', () => {
  test.use({ settings: { mapsKey: KEY } });

  test('Google draws the map and searches within the content security policy of the page @own', async ({
    page,
    context,
  }) => {
    const refused = watchPolicy(page);
    const loaded = await serveGoogle(context);
    const requests = await serveAddress(page);
    await openMap(page);
    const map = page.locator('[data-google="map"]');
    await expect(map).toHaveCSS('background-color', 'rgb(1, 2, 3)');
    await expect(map).toHaveCSS('height', '300px');
    expect(loaded).toHaveLength(1);
    expect(Object.fromEntries(loaded[0]!.searchParams)).toMatchObject({
      key: KEY,
      language: 'id',
      region: 'ID',
      auth_referrer_policy: 'origin',
    });
    await page.getByRole('combobox').pressSequentially('menara');
    await page.getByRole('option', { name: 'Menara Uji' }).click();
    await expect(page.locator('[data-google="marker"]')).toBeAttached();
    await page.getByRole('button', { name: 'Gunakan alamat ini' }).click();
    await expect(page.getByLabel('Address')).toHaveValue(FOUND.address);
    expect(requests[0]!.body).toEqual({ latitude: TOWER.lat, longitude: TOWER.lng });
    const seen = await page.evaluate(() => Reflect.get(globalThis, 'googleSeen') as GoogleSeen);
    expect(seen.maps[0]?.zoom).toBe(14);
    expect(seen.suggested[0]).toMatchObject({ includedRegionCodes: ['id'], language: 'id' });
    expect(refused).toEqual([]);
  });

  test('our own map replaces Google silently when its script cannot be loaded @deep @own', async ({
    page,
    context,
  }) => {
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    await context.route('https://maps.googleapis.com/**', (route) => route.abort());
    await openMap(page);
    await expect(page.locator('.leaflet-container')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(messages.join('\n')).toContain('Google Maps is not usable here');
  });

  test('our own map replaces Google when its key may not search @deep @own', async ({ page, context }) => {
    await serveGoogle(context, { refusesSuggestions: true });
    await openMap(page);
    await expect(page.locator('[data-google="map"]')).toBeVisible();
    await page.getByRole('combobox').pressSequentially('Surabaya');
    await expect(page.getByRole('option').first()).toBeVisible();
    await expect(page.locator('.leaflet-container')).toBeVisible();
    await expect(page.getByRole('combobox')).toHaveValue('Surabaya');
  });
});

test.describe('with a Google key and a map id', () => {
  test.use({ settings: { mapsKey: KEY, mapId: 'abc123' } });

  test('the marker is an advanced marker @deep @own', async ({ page, context }) => {
    await serveGoogle(context);
    await openMap(page);
    await page.locator('[data-google="map"]').click();
    const marker = page.locator('[data-google="marker"]');
    await expect(marker).toHaveCount(1);
    await expect(marker).not.toHaveAttribute('data-draggable');
    const seen = await page.evaluate(() => Reflect.get(globalThis, 'googleSeen') as GoogleSeen);
    expect(seen.maps[0]?.options).toMatchObject({ mapId: 'abc123' });
  });
});

test('without a key the content security policy of the page refuses Google @deep @own', async ({
  page,
  context,
}) => {
  const loaded = await serveGoogle(context);
  const refused = watchPolicy(page);
  await openMap(page);
  await expect(page.locator('.leaflet-container')).toBeVisible();
  expect(loaded).toEqual([]);
  const outcome = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const script = document.createElement('script');
        script.src = 'https://maps.googleapis.com/maps/api/js';
        script.addEventListener('load', () => resolve('ran'));
        script.addEventListener('error', () => resolve('refused'));
        document.head.append(script);
      }),
  );
  expect(outcome).toBe('refused');
  expect(loaded).toEqual([]);
  expect(refused.join('\n')).toContain('maps.googleapis.com');
});
