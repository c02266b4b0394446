import { call } from '@payung/shared/api/client.ts';
import { pushEndpoints } from '#api/endpoints/push.ts';
import type { PushState } from '#schemas/push.ts';

const managerOfPage = async (): Promise<PushManager | undefined> =>
  (await navigator.serviceWorker.getRegistration())?.pushManager;

/** As the server names it; nothing where a browser does not say with which key it has asked. */
const keyOf = ({ options }: PushSubscription): string | undefined => {
  const { applicationServerKey } = options;
  if (applicationServerKey === null) return undefined;
  const signs = String.fromCodePoint(...new Uint8Array(applicationServerKey));
  return btoa(signs).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
};

/**
 * Whether notices arrive in this browser: the server sends them to where the browser takes them, by the key that the
 * browser knows, and people still allow it. Each of the two loses its side without the other.
 */
export const isPushOn = async ({ isOn, publicKey, endpoint }: PushState): Promise<boolean> => {
  if (!isOn || Notification.permission !== 'granted') return false;
  const subscription = (await (await managerOfPage())?.getSubscription()) ?? undefined;
  return subscription?.endpoint === endpoint && [publicKey, undefined].includes(keyOf(subscription));
};

export const endSubscription = async (): Promise<void> => {
  const manager = await managerOfPage();
  await (await manager?.getSubscription())?.unsubscribe();
};

/** What the push service gives out anew for this server: with another key a browser gives none while it has one. */
export const newSubscription = async (publicKey: string) => {
  await endSubscription();
  const manager = await managerOfPage();
  if (manager === undefined) throw new Error('The page has no service worker.');
  const subscription = await manager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const { endpoint, keys = {} } = subscription.toJSON();
  return { endpoint: endpoint ?? '', publicKey: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' };
};

/** Where this session wants notices and none arrive in its browser, they are asked for again. */
export const repairPush = async (): Promise<void> => {
  const state = await call(pushEndpoints.getPush);
  if (!state.isOn || Notification.permission !== 'granted' || (await isPushOn(state))) return;
  await call(pushEndpoints.turnPushOn, { body: await newSubscription(state.publicKey) });
};
