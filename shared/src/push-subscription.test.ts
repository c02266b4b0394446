import { afterEach, expect, it, vi } from 'vitest';
import { fakeApi } from '#testing/fake-api.ts';
import { FORMER_KEY, PAGE_KEY, stubPushBrowser } from '#testing/browser/push-browser.ts';
import type { PushBrowser } from '#testing/browser/push-browser.ts';
import { repairPush } from './push-subscription.ts';

afterEach(() => vi.unstubAllGlobals());

const MINE = 'https://push.example/mine';

const repair = async (browser: PushBrowser, row: string) => {
  const { done } = stubPushBrowser(browser);
  const { calls } = fakeApi({
    getPush: { publicKey: PAGE_KEY.text, isOn: row !== '', endpoint: row },
    turnPushOn: { message: 'ok' },
  });
  await repairPush();
  return [...done, ...calls.flatMap(({ name, body }) => (name === 'turnPushOn' ? [body] : []))];
};

it.each<[what: string, browser: PushBrowser]>([
  ['the server has another key now', { had: { endpoint: MINE, key: FORMER_KEY.bytes } }],
  ['the browser has lost it', {}],
  [
    'the push service has replaced it',
    { had: { endpoint: 'https://push.example/other', key: PAGE_KEY.bytes } },
  ],
])('asks for notices again where %s, and tells the server where to', async (_what, browser) => {
  const done = await repair(browser, MINE);
  expect(done.slice(-2)).toEqual([
    'subscribe BPv_',
    { endpoint: 'https://push.example/new', publicKey: 'B1', auth: 'a1' },
  ]);
});

it.each<[what: string, browser: PushBrowser, row: string]>([
  ['both have the same', { had: { endpoint: MINE, key: PAGE_KEY.bytes } }, MINE],
  ['the agent has not turned them on', { had: { endpoint: MINE, key: PAGE_KEY.bytes } }, ''],
  ['the permission was withdrawn', { permission: 'denied' }, MINE],
  ['the permission would be asked for', { permission: 'default' }, MINE],
])('leaves all as it is where %s', async (_what, browser, row) => {
  expect(await repair(browser, row)).toEqual([]);
});
