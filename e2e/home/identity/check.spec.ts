import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { readCardAtOnce } from '#support/card-reads.ts';
import { expectAccessible, takePicture, watchConsole } from '#support/look.ts';
import { makeHomeQuote } from '../home-quotes.ts';
import {
  beginCheck,
  endCheck,
  providerFrame,
  openIdentityPage,
  test,
  IDENTITY_TEXTS,
} from './identity-page.ts';

const outcomes = (page: Page) => page.getByText(/^Outcomes:/);
/** The notice of the identity check with a text. */
const notice = (page: Page, text: string) => {
  const main = page.getByRole('main');
  return main.getByRole('status').or(main.getByRole('alert')).filter({ hasText: text });
};

for (const [button, status, texts] of [
  ['Perlu ditinjau', 'needs_review', 'Perlu ditinjau'],
  ['Tolak', 'auto_declined', 'Ditolak otomatis'],
  ['Gagalkan', 'error', 'Pemeriksaan gagal'],
  ['Batalkan', 'user_cancelled', 'Dibatalkan oleh pengguna'],
  ['Jawab dengan status tak dikenal', 'something_else', 'Ditolak otomatis'],
] as const) {
  test(`the outcome ${status} is explained in Indonesian and the check can be repeated [IDV-003] @deep @own`, async ({
    agentPage: page,
    platform,
    quoteId,
  }) => {
    await openIdentityPage(page, { url: platform.url, quoteId, language: 'id' });
    await beginCheck(page, 'id');
    await endCheck(page, button);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(notice(page, texts)).toBeVisible();
    await expect(outcomes(page)).toHaveText(`Outcomes: ${status}`);
    await expect(page.getByRole('button', { name: IDENTITY_TEXTS.id.begin })).toBeEnabled();
    await expect(page.getByText(IDENTITY_TEXTS.id.reading)).toHaveCount(status === 'needs_review' ? 1 : 0);
  });
}

test('a reload while the card is being read loses nothing @deep @own', async ({
  agentPage: page,
  platform,
  quoteId,
}) => {
  await openIdentityPage(page, { url: platform.url, quoteId, language: 'id' });
  await beginCheck(page, 'id');
  await endCheck(page, 'Setujui');
  await expect(page.getByText(IDENTITY_TEXTS.id.reading)).toBeVisible();
  // The dialog's own step back would end the reload, as it would be ended by it.
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('payungLayer');
  await page.reload();
  await expect(page.getByLabel('Number')).toHaveValue('3174051705900001');
});

test('an unavailable identity service is reported, and the number can still be typed [IDV-016] @deep @own', async ({
  agentPage: page,
  platform,
  quoteId,
}) => {
  await openIdentityPage(page, { url: platform.url, quoteId, language: 'en' });
  await beginCheck(page, 'en');
  await providerFrame(page).getByLabel('Be out of service afterwards').check();
  const down = 'Verification service is not responding as expected. Please try after sometime';
  await readCardAtOnce(page, async () => {
    await endCheck(page, 'Approve');
    await expect(page.getByText(down)).toBeVisible();
  });
  await expect(page.getByRole('button', { name: 'Read again' })).toBeVisible();
  await page.getByLabel('Number').fill('3273010101900001');
  await expect(page.getByLabel('Number')).toHaveValue('3273010101900001');
});

test('the number of an approved card is read from the server and filled in, from a frame that runs only scripts of the provider, is embedded only by the platform, is heard alone and reaches nothing of the page [IDV-001] [IDV-003] [IDV-012] @own', async ({
  agentPage: page,
  platform,
  api,
}) => {
  const open = async (language: 'en' | 'id'): Promise<void> =>
    openIdentityPage(page, {
      url: platform.url,
      quoteId: (await makeHomeQuote(api, 'Lead Created')).quoteId,
      language,
    });
  const consoleErrors = watchConsole(page);
  await open('en');
  await beginCheck(page, 'en');
  await providerFrame(page).getByLabel('Number on the card').fill('3273010101900001');
  await endCheck(page, 'Approve');
  await expect(outcomes(page)).toHaveText('Outcomes: auto_approved');
  await expect(notice(page, 'Approved')).toBeVisible();
  await expect(page.getByText(IDENTITY_TEXTS.en.reading)).toBeVisible();
  await expect(page.getByLabel('Number')).toHaveValue('3273010101900001');
  const photo = page.getByRole('img', { name: IDENTITY_TEXTS.en.photo });
  await expect(photo).toBeVisible();
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(856);
  await expect(page.getByRole('button', { name: IDENTITY_TEXTS.en.again })).toBeVisible();
  consoleErrors.none();

  const foreignServer = createServer((_request, response) =>
    response.setHeader('content-type', 'text/javascript').end('window.foreign = true;'),
  );
  await new Promise<void>((resolve) => foreignServer.listen(0, '127.0.0.1', resolve));
  const foreign = `http://127.0.0.1:${(foreignServer.address() as AddressInfo).port}/x.js`;
  const isRefused = (place: Page | ReturnType<Page['frames']>[number]): Promise<unknown> =>
    place.evaluate(
      (source) =>
        new Promise((resolve) => {
          const script = document.createElement('script');
          script.addEventListener('error', () => resolve('refused'));
          script.addEventListener('load', () => resolve('ran'));
          script.src = source;
          const inline = document.createElement('script');
          inline.textContent = 'window.inline = true;';
          document.head.append(inline, script);
        }),
      foreign,
    );
  const begun = page.waitForResponse(/product-token/);
  await open('id');
  await beginCheck(page, 'id');
  const frame = page.frames().find((one) => one.url().endsWith('/identity/'));
  if (!frame) throw new Error('There is no frame');
  expect(await isRefused(frame)).toBe('refused');
  expect(await isRefused(page)).toBe('refused');
  expect(await frame.evaluate(() => [Reflect.get(window, 'foreign'), Reflect.get(window, 'inline')])).toEqual(
    [undefined, undefined],
  );
  expect(new URL(frame.url()).origin).not.toBe(platform.url);
  const headers = (await page.request.get(frame.url())).headers();
  expect(headers['content-security-policy']).toContain(`frame-ancestors ${platform.url};`);
  expect((await page.request.get('/identity/')).status()).toBe(404);
  foreignServer.close();

  const { errMsg } = (await (await begun).json()) as { errMsg: { transactionId: string } };
  const { transactionId } = errMsg;
  const result = {
    name: 'payung.identity',
    version: 1,
    type: 'result',
    transactionId,
    status: 'auto_approved',
  };
  await test.step('a window of another origin cannot reach the page', async () => {
    const popup = page.waitForEvent('popup');
    // The same server under its other name is another origin.
    const elsewhere = platform.url.replace('localhost', '127.0.0.1');
    await page.evaluate((url) => void window.open(`${url}/healthz`), elsewhere);
    const stranger = await popup;
    await stranger.waitForLoadState();
    expect(await stranger.evaluate(() => window.opener === null)).toBe(true);
  });
  await page.evaluate((message) => {
    window.postMessage(message, '*');
    const source = document.querySelector('iframe')?.contentWindow ?? null;
    dispatchEvent(new MessageEvent('message', { data: message, source, origin: 'https://evil.example' }));
  }, result);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(outcomes(page)).toHaveText('Outcomes:');
  await test.step('the same message from the frame is accepted', async () => {
    await frame.evaluate(([message, origin]) => window.parent.postMessage(message, origin), [
      result,
      platform.url,
    ] as const);
    await expect(outcomes(page)).toHaveText('Outcomes: auto_approved');
  });

  await test.step("a hostile script of the provider reaches neither the page's storage nor its calls", async () => {
    const hostile = `
      const attempt = async (name, work) => {
        try { tried[name] = String(await work()); } catch (error) { tried[name] = 'refused'; }
      };
      globalThis.tried = {};
      globalThis.done = (async () => {
        await attempt('session storage of the page', () => parent.sessionStorage.length);
        await attempt('local storage of the page', () => parent.localStorage.length);
        await attempt('document of the page', () => parent.document.title);
        await attempt('a call', () => fetch('${platform.url}/api/auth/agent', { headers: { authorization: 'Bearer x' } }));
        await attempt('a call without an answer', () => fetch('${platform.url}/api/auth/agent', { mode: 'no-cors', method: 'POST' }));
        await attempt('a call of its own origin', async () => (await fetch('/api/auth/agent')).status);
        await attempt('to lead the page elsewhere', () => { top.location.href = 'https://evil.example/'; });
        await attempt('a window', () => { if (open('https://evil.example/') === null) throw new Error(); });
        return tried;
      })();
      // Otherwise the page would cancel this check.
      globalThis.HyperKycConfig = class {};
      globalThis.HyperKYCModule = { launch() { document.body.innerHTML = '<h1>Hostile</h1>'; } };
    `;
    await page
      .context()
      .route('**/sdk.js', (route) => route.fulfill({ contentType: 'text/javascript', body: hostile }));
    await open('id');
    expect(await page.evaluate(() => sessionStorage.length + localStorage.length)).toBeGreaterThan(0);
    await beginCheck(page, 'id');
    const hostileFrame = page.frames().find((one) => one.url().endsWith('/identity/'));
    expect(await hostileFrame?.evaluate(() => Reflect.get(globalThis, 'done') as Promise<unknown>)).toEqual({
      'session storage of the page': 'refused',
      'local storage of the page': 'refused',
      'document of the page': 'refused',
      'a call': 'refused',
      'a call without an answer': 'refused',
      'a call of its own origin': 'refused',
      'to lead the page elsewhere': 'refused',
      'a window': 'refused',
    });
    expect(page.url()).toContain(platform.url);
  });
});

for (const language of ['en', 'id'] as const) {
  for (const width of [360, 1280]) {
    test(`the identity check is accessible and fits its card at ${width} pixels (${language}) @deep @own`, async ({
      agentPage: page,
      platform,
      quoteId,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await openIdentityPage(page, { url: platform.url, quoteId, language });
      const check = async (name: string): Promise<void> => {
        await expectAccessible(page, name);
        await expect.soft(page.locator('input[type=file]')).toBeHidden();
        const card = page.getByRole('region', { name: IDENTITY_TEXTS[language].card });
        expect.soft(await card.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
        await takePicture(page, `identity-${name}-${language}-${width}`, false);
      };
      await check('start');
      await beginCheck(page, language);
      await check('frame');
      await providerFrame(page)
        .getByRole('button', { name: language === 'en' ? 'Approve' : 'Setujui' })
        .click();
      await expect(page.getByText(IDENTITY_TEXTS[language].reading)).toBeVisible();
      await check('reading');
      await expect(page.getByRole('img', { name: IDENTITY_TEXTS[language].photo })).toBeVisible();
      await check('read');
    });
  }
}
