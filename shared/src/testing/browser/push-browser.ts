import { vi } from 'vitest';

/** Keys as a browser has them: bytes, and as the server names them. */
export const PAGE_KEY = { bytes: new Uint8Array([4, 251, 255]).buffer, text: 'BPv_' };
export const FORMER_KEY = { bytes: new Uint8Array([4, 1, 2]).buffer, text: 'BAEC' };
const KEYS = { p256dh: 'B1', auth: 'a1' };

export interface PushBrowser {
  readonly permission?: NotificationPermission;
  /** What it has already, by which key. */
  readonly had?: { readonly endpoint: string; readonly key: ArrayBuffer };
  readonly refuses?: boolean;
}

/** Until the test calls `vi.unstubAllGlobals`: a browser that can be pushed to; like a real one, it refuses another key while it has a subscription. */
export const stubPushBrowser = ({ permission = 'granted', had, refuses = false }: PushBrowser = {}) => {
  const done: string[] = [];
  const state = { permission };
  let subscription: object | null = null;
  const make = (endpoint: string, key: ArrayBuffer): object => ({
    endpoint,
    options: { applicationServerKey: key },
    toJSON: () => ({ endpoint, keys: KEYS }),
    unsubscribe: () => {
      done.push('unsubscribe');
      subscription = null;
      return Promise.resolve(true);
    },
  });
  if (had !== undefined) subscription = make(had.endpoint, had.key);
  const pushManager = {
    getSubscription: () => Promise.resolve(subscription),
    subscribe: ({ applicationServerKey }: { readonly applicationServerKey: string }) => {
      done.push(`subscribe ${applicationServerKey}`);
      if (refuses || subscription !== null) return Promise.reject(new DOMException('', 'InvalidStateError'));
      subscription = make('https://push.example/new', PAGE_KEY.bytes);
      return Promise.resolve(subscription);
    },
  };
  vi.stubGlobal('PushManager', () => undefined);
  vi.stubGlobal('Notification', {
    get permission() {
      return state.permission;
    },
    requestPermission: () => Promise.resolve(state.permission),
  });
  vi.stubGlobal('navigator', {
    language: navigator.language,
    userAgent: navigator.userAgent,
    onLine: true,
    serviceWorker: { getRegistration: () => Promise.resolve({ pushManager }) },
  });
  return { done, state };
};
