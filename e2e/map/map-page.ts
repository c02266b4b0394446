import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { distOf } from '@payung/platform/commands/deployables.ts';
import { startEdge } from '@payung/platform/edge/edge.ts';
import { publishRemote } from '@payung/platform/registry/publish-remote.ts';
import { publishShell } from '@payung/platform/registry/publish-shell.ts';
import { builtFixtures } from '@payung/platform/testing/fixture-remotes.ts';
import type { AddressParts } from '@payung/shared/schemas/places.ts';
import type { PageSettings } from '@payung/shared/settings.ts';

export const FOUND: AddressParts = {
  address: 'Jalan Dago 12',
  province: 'Jawa Barat',
  city: 'Kota Bandung',
  district: 'Coblong',
  subDistrict: 'Dago',
  postalCode: '40135',
};

/** A running platform with one test remote that has a map, with the settings of an operator. */
export const test = base.extend<{ settings: PageSettings; platformUrl: string }>({
  settings: [{}, { option: true }],
  platformUrl: async ({ settings }, use) => {
    const data = await mkdtemp(join(tmpdir(), 'payung-map-'));
    await publishShell(data, distOf('shell'));
    await publishRemote(data, builtFixtures().compass.dist);
    const edge = await startEdge({ port: 0, dataDir: data, backendUrl: 'http://127.0.0.1:9', settings });
    await use(edge.url);
    await edge.close();
    await rm(data, { recursive: true, force: true });
  },
  baseURL: async ({ platformUrl }, use) => use(platformUrl),
});

/** Answers the address at a point instead of the server; collects the calls. */
export const serveAddress = async (page: Page, parts: AddressParts | 'unknown' = FOUND) => {
  const calls: { readonly url: string; readonly body: unknown }[] = [];
  await page.route('**/api/home/get-address?*', (route) => {
    calls.push({ url: route.request().url(), body: route.request().postDataJSON() as unknown });
    return parts === 'unknown'
      ? route.fulfill({ status: 404, json: { errCode: 3, errMsg: 'Not found' } })
      : route.fulfill({ json: { errCode: -1, errMsg: parts } });
  });
  return calls;
};

/** Violations of the content security policy from now on. */
export const watchPolicy = (page: Page): readonly string[] => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) refused.push(message.text());
  });
  return refused;
};

export const openMap = async (page: Page): Promise<void> => {
  await page.goto('/app/compassseek');
  await page.getByRole('button', { name: 'Pilih di peta' }).click();
  await expect(page.getByRole('dialog').getByRole('application')).toBeVisible();
};
