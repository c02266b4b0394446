import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderAgentScreen } from '#testing/render-agent-screen.tsx';
import { PushChoice } from './push-choice.tsx';

const SUBSCRIPTION = { endpoint: 'https://push.example/1', keys: { p256dh: 'B1', auth: 'a1' } };

/** A browser that can be pushed to. */
const stubBrowser = (permission: NotificationPermission) => {
  const unsubscribe = vi.fn(() => Promise.resolve(true));
  const subscription = { toJSON: () => SUBSCRIPTION, unsubscribe };
  const pushManager = {
    subscribe: vi.fn(() => Promise.resolve(subscription)),
    getSubscription: () => Promise.resolve(subscription),
  };
  vi.stubGlobal('PushManager', () => undefined);
  vi.stubGlobal('Notification', { requestPermission: () => Promise.resolve(permission) });
  vi.stubGlobal('navigator', {
    language: navigator.language,
    userAgent: navigator.userAgent,
    onLine: true,
    serviceWorker: { getRegistration: () => Promise.resolve({ pushManager }) },
  });
  return { pushManager, unsubscribe };
};

beforeEach(() => void stubBrowser('granted'));
afterEach(() => vi.unstubAllGlobals());

const open = (publicKey = 'B-server') => {
  const server = { isOn: false };
  return renderAgentScreen(PushChoice, {
    api: {
      getPush: () => ({ publicKey, isOn: server.isOn }),
      turnPushOn: () => {
        server.isOn = true;
        return { message: 'ok' };
      },
      turnPushOff: () => {
        server.isOn = false;
        return { message: 'ok' };
      },
    },
  });
};

const box = () => screen.findByRole<HTMLInputElement>('checkbox', { name: /^Tell me when a customer/ });

it('is off, and sends what the push service gave out once it is turned on; off again it leaves both', async () => {
  const { pushManager, unsubscribe } = stubBrowser('granted');
  const { user, callsOf } = open();
  expect((await box()).checked).toBe(false);
  await user.click(await box());
  await waitFor(async () => expect((await box()).checked).toBe(true));
  expect(pushManager.subscribe.mock.calls).toEqual([
    [{ userVisibleOnly: true, applicationServerKey: 'B-server' }],
  ]);
  expect(callsOf('turnPushOn').map(({ body }) => body)).toEqual([
    { endpoint: 'https://push.example/1', publicKey: 'B1', auth: 'a1' },
  ]);
  await user.click(await box());
  await waitFor(async () => expect((await box()).checked).toBe(false));
  expect(callsOf('turnPushOff')).toHaveLength(1);
  expect(unsubscribe).toHaveBeenCalledOnce();
});

it('says what to do where the browser blocks notifications', async () => {
  stubBrowser('denied');
  const { user, callsOf, toasts } = open();
  await user.click(await box());
  await waitFor(() =>
    expect(toasts.map(({ text }) => text)).toEqual([expect.stringMatching(/^Your browser blocks/)]),
  );
  expect(callsOf('turnPushOn')).toEqual([]);
});

it('is not offered where the platform sends none', async () => {
  const { callsOf } = open('');
  await waitFor(() => expect(callsOf('getPush')).toHaveLength(1));
  expect(screen.queryByRole('checkbox')).toBeNull();
});
