import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { expect } from '@playwright/test';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { startEdge } from '@payung/platform/edge/edge.ts';
import { readHealth } from '@payung/platform/edge/reports/release-health.ts';
import { historyLines, readRegistry } from '@payung/platform/registry/registry-file.ts';
import { tokenIn } from '@payung/platform/testing/reporting-page.ts';
import { anAgent } from '@payung/shared/testing/samples/people.ts';
import { test as base } from '#support/composed.ts';
import { signInPage } from '@payung/platform/e2e/people.ts';

interface WatchedPlatform {
  readonly url: string;
  /** What the operator's webhook was told. */
  readonly told: readonly unknown[];
}

/** An edge of the same platform that tells a webhook. */
const test = base.extend<{ watched: WatchedPlatform }>({
  watched: async ({ composed }, use) => {
    const told: unknown[] = [];
    const webhook = createServer((request, response) => {
      void json(request).then((event) => {
        told.push(event);
        response.writeHead(204).end();
      });
    }).listen(0, '127.0.0.1');
    await once(webhook, 'listening');
    const { port } = webhook.address() as AddressInfo;
    const edge = await startEdge({
      port: 0,
      dataDir: composed.data,
      backendUrl: 'http://127.0.0.1:9',
      releaseWebhook: `http://127.0.0.1:${port}/releases`,
    });
    await use({ url: edge.url, told });
    await edge.close();
    webhook.close();
  },
});

/** A page of somebody at this address, behind the proxy of this machine. */
const pageFrom = async (browser: Browser, baseURL: string, address: string): Promise<Page> => {
  const context = await browser.newContext({ baseURL, extraHTTPHeaders: { 'x-forwarded-for': address } });
  return context.newPage();
};

/** Forty crashes that nobody had: without a token, with a wrong one, with one again and again, and of one address. */
const forge = async (request: APIRequestContext, url: string, release: object): Promise<void> => {
  const token = async (): Promise<string> => tokenIn(await (await request.get(`${url}/app/login`)).text());
  const send = (address: string, shown?: string) =>
    request.post(`${url}/app/reports`, {
      headers: { 'x-forwarded-for': address },
      data: { kind: 'crashed', ...release, reason: 'TypeError', token: shown },
    });
  const replayed = await token();
  for (let number = 1; number <= 10; number += 1) {
    expect((await send(`192.0.2.${number}`)).status()).toBe(204);
    expect((await send(`192.0.2.${number}`, 'AAAAAAAAAAAA.1.AAAAAAAAAAAAAAAAAAAAAA')).status()).toBe(403);
    expect((await send(`192.0.2.${number}`, replayed)).status()).toBe(204);
    expect((await send('203.0.113.1', await token())).status()).toBe(204);
  }
};

const landed = (page: Page) => page.getByRole('heading', { name: 'The kite has landed' });

test('a release that crashes for agents is taken back by itself, and forged reports take nothing back @own', async ({
  browser,
  request,
  composed,
  watched: { url, told },
}) => {
  const kite = () => readRegistry(composed.data).remotes['mfe-kite']!.current;
  const kiteNow = () => ({ owner: 'mfe-kite', version: kite().version, build: kite().build });
  await composed.release('secondKite');
  const healthy = kiteNow();

  await test.step('of forty forged reports of a healthy release none counts', async () => {
    for (const number of [1, 2, 3, 4]) {
      const page = await pageFrom(browser, url, `198.51.100.${number}`);
      await page.goto('/app/kitefly');
      await expect(page.getByRole('heading', { name: 'The kite flies higher' })).toBeVisible();
      await page.context().close();
    }
    await forge(request, url, healthy);
    await expect
      .poll(async () => (await readHealth(composed.data)).countOf(healthy))
      .toEqual({ opened: 4, failed: 0 });
    expect(kiteNow()).toEqual(healthy);
  });

  await composed.release('agentsCrashingKite');
  const bad = kiteNow();
  expect(bad.version).toBe('4.0.0');

  await test.step('agents see the release before it in place of the screen that crashes', async () => {
    // With the fifth it is taken back: a sixth would meet the release before it, sooner or later.
    for (const number of [11, 12, 13, 14, 15]) {
      const page = await pageFrom(browser, url, `198.51.100.${number}`);
      await signInPage(page, anAgent());
      const report = page.waitForRequest((sent) => sent.postDataJSON()?.kind === 'crashed');
      await page.goto('/app/kiteland');
      await expect(landed(page)).toBeVisible();
      expect((await report).postDataJSON()).toMatchObject({ ...bad, route: 'mfe-kite.land' });
      await page.context().close();
    }
  });

  await expect.poll(kiteNow).toEqual(healthy);
  const ofEdge = historyLines(composed.data).filter((line) => line.includes('  edge: '));
  expect(ofEdge).toHaveLength(1);
  expect(ofEdge[0]).toMatch(
    new RegExp(
      `edge: 5 of \\d+ addresses could not use it: mfe-kite 2.0.0-${healthy.build} is live again; 4.0.0-${bad.build} is marked bad\\.$`,
    ),
  );
  await expect
    .poll(() => told)
    .toEqual([
      {
        event: 'taken-back',
        remote: 'mfe-kite',
        release: `4.0.0-${bad.build}`,
        instead: `2.0.0-${healthy.build}`,
        opened: expect.any(Number),
        failed: expect.any(Number),
      },
    ]);

  await test.step('the next agent meets no crash', async () => {
    const page = await pageFrom(browser, url, '198.51.100.20');
    await signInPage(page, anAgent());
    const kinds: unknown[] = [];
    page.on('request', (sent) => {
      if (sent.url().endsWith('/app/reports')) kinds.push(sent.postDataJSON().kind);
    });
    await page.goto('/app/kiteland');
    await expect(landed(page)).toBeVisible();
    await expect.poll(() => kinds).toEqual(['opened', 'opened']);
  });
});
