import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FORMER_KEY, PAGE_KEY, stubPushBrowser } from '@payung/shared/testing/browser/push-browser.ts';
import type { PushBrowser } from '@payung/shared/testing/browser/push-browser.ts';
import { renderAgentScreen } from '#testing/render-agent-screen.tsx';
import { PushChoice } from './push-choice.tsx';

afterEach(() => vi.unstubAllGlobals());

/** The server, with the endpoint of its row: none where notices are off. */
const open = (row = '', publicKey = PAGE_KEY.text) => {
  const server = { endpoint: row };
  return renderAgentScreen(PushChoice, {
    api: {
      getPush: () => ({ publicKey, isOn: server.endpoint !== '', endpoint: server.endpoint }),
      turnPushOn: ({ body }: { readonly body: unknown }) => {
        server.endpoint = (body as { readonly endpoint: string }).endpoint;
        return { message: 'ok' };
      },
      turnPushOff: () => {
        server.endpoint = '';
        return { message: 'ok' };
      },
    },
  });
};

const box = () => screen.findByRole<HTMLInputElement>('checkbox', { name: /^Tell me when a customer/ });
const isTicked = async (): Promise<boolean> => (await box()).checked;
const MINE = 'https://push.example/mine';

it('is off, and sends what the push service gave out once it is turned on; off again it leaves both', async () => {
  const { done } = stubPushBrowser();
  const { user, callsOf } = open();
  expect(await isTicked()).toBe(false);
  await user.click(await box());
  await waitFor(async () => expect(await isTicked()).toBe(true));
  expect(done).toEqual(['subscribe BPv_']);
  expect(callsOf('turnPushOn').map(({ body }) => body)).toEqual([
    { endpoint: 'https://push.example/new', publicKey: 'B1', auth: 'a1' },
  ]);
  await user.click(await box());
  await waitFor(async () => expect(await isTicked()).toBe(false));
  expect(callsOf('turnPushOff')).toHaveLength(1);
  expect(done).toEqual(['subscribe BPv_', 'unsubscribe']);
});

describe('the box tells what browser and server have together', () => {
  it.each<[what: string, isOn: boolean, browser: PushBrowser, row: string]>([
    ['both have the same', true, { had: { endpoint: MINE, key: PAGE_KEY.bytes } }, MINE],
    ['only the server has it', false, {}, MINE],
    ['only the browser has it', false, { had: { endpoint: MINE, key: PAGE_KEY.bytes } }, ''],
    ['the browser has one of a former key', false, { had: { endpoint: MINE, key: FORMER_KEY.bytes } }, MINE],
    [
      'the push service has given it another address',
      false,
      { had: { endpoint: 'https://push.example/other', key: PAGE_KEY.bytes } },
      MINE,
    ],
    [
      'the permission was withdrawn',
      false,
      { permission: 'denied', had: { endpoint: MINE, key: PAGE_KEY.bytes } },
      MINE,
    ],
    [
      'the permission was reset',
      false,
      { permission: 'default', had: { endpoint: MINE, key: PAGE_KEY.bytes } },
      MINE,
    ],
  ])('where %s: %s', async (_what, isOn, browser, row) => {
    stubPushBrowser(browser);
    const { callsOf } = open(row);
    await box();
    await waitFor(() => expect(callsOf('getPush').length).toBeGreaterThan(0));
    expect(await isTicked()).toBe(isOn);
  });

  it.each<[what: string, browser: PushBrowser, row: string]>([
    ['the browser has one of a former key', { had: { endpoint: MINE, key: FORMER_KEY.bytes } }, MINE],
    ['the browser has one that the server has dropped', { had: { endpoint: MINE, key: PAGE_KEY.bytes } }, ''],
    ['the browser has lost it', {}, MINE],
  ])('and one tick is enough where %s', async (_what, browser, row) => {
    const { done } = stubPushBrowser(browser);
    const { user, callsOf, toasts } = open(row);
    await user.click(await box());
    await waitFor(async () => expect(await isTicked()).toBe(true));
    expect(done.at(-1)).toBe('subscribe BPv_');
    expect(callsOf('turnPushOn')).toHaveLength(1);
    expect(toasts).toEqual([]);
  });

  it('also after the permission was withdrawn while the page was open', async () => {
    const { state } = stubPushBrowser({ had: { endpoint: MINE, key: PAGE_KEY.bytes } });
    open(MINE);
    await waitFor(async () => expect(await isTicked()).toBe(true));
    state.permission = 'denied';
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await waitFor(async () => expect(await isTicked()).toBe(false));
  });
});

it('says what to do where the browser blocks notifications', async () => {
  stubPushBrowser({ permission: 'denied' });
  const { user, callsOf, toasts } = open();
  await user.click(await box());
  await waitFor(() =>
    expect(toasts.map(({ text }) => text)).toEqual([expect.stringMatching(/^Your browser blocks/)]),
  );
  expect(callsOf('turnPushOn')).toEqual([]);
});

it('says so where the push service gives nothing out', async () => {
  stubPushBrowser({ refuses: true });
  const { user, callsOf, toasts } = open();
  await user.click(await box());
  await waitFor(() =>
    expect(toasts.map(({ text }) => text)).toEqual([expect.stringMatching(/^Notifications could/)]),
  );
  expect([callsOf('turnPushOn'), await isTicked()]).toEqual([[], false]);
});

it('is not offered where the platform sends none', async () => {
  stubPushBrowser();
  const { callsOf } = open('', '');
  await waitFor(() => expect(callsOf('getPush')).toHaveLength(1));
  expect(screen.queryByRole('checkbox')).toBeNull();
});
