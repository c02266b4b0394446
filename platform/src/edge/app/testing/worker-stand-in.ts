import { createContext, runInContext } from 'node:vm';
import type { WorkerMessage } from '@payung/shared/installed-app.ts';

const ORIGIN = 'https://payung.test';

/** What the network answers at an address: nothing for ever, or a status. */
interface OddAnswer {
  readonly status: number | 'silent';
  readonly headers?: Readonly<Record<string, string>>;
}

/** A page of the application that is open, and what it does with what the worker asks of it. */
interface OpenPage {
  readonly url: string;
  readonly isControlled?: boolean;
  readonly refusesFocus?: boolean;
}

type Kept = Map<string, Map<string, string>>;

const pathOf = (address: string): string => address.replace(ORIGIN, '');

/** As browsers keep them, by path. */
const cacheStorage = (kept: Kept, load: (address: string) => Promise<Response>) => {
  const open = (name: string) => {
    const entries = kept.get(name) ?? new Map<string, string>();
    kept.set(name, entries);
    const put = async (address: string, answer: Response) =>
      void entries.set(pathOf(address), await answer.text());
    return Promise.resolve({
      match: (address: string) => {
        const text = entries.get(pathOf(address));
        return Promise.resolve(text === undefined ? undefined : new Response(text));
      },
      put,
      add: async (address: string) => put(address, await load(address)),
    });
  };
  return {
    open,
    keys: () => Promise.resolve([...kept.keys()]),
    delete: (name: string) => Promise.resolve(kept.delete(name)),
    match: async (address: string) => {
      for (const name of kept.keys()) {
        const found = await (await open(name)).match(address);
        if (found) return found;
      }
      return undefined;
    },
  };
};

/** A service worker of that script, the network before it, and what it shows and keeps. */
export const startWorker = (script: string, userAgent = 'Chrome/150.0') => {
  const kept: Kept = new Map();
  const network = {
    isUp: true,
    pages: new Map<string, string>(),
    odd: new Map<string, OddAnswer>(),
    asked: [] as string[],
  };
  const shown: unknown[] = [];
  const opened: string[] = [];
  const openPages: OpenPage[] = [];
  /** What happened to the pages that are open. */
  const done: string[] = [];
  const listeners = new Map<string, (event: object) => void>();
  const state = { isRegistered: true, loadsAhead: undefined as boolean | undefined };

  const load = (request: string | Request | { readonly sharedBy: string }): Promise<Response> => {
    // A redirect that the browser follows by itself is opaque to the worker.
    if (typeof request === 'object' && 'sharedBy' in request)
      return Promise.resolve({
        type: request.sharedBy === 'device' ? 'opaqueredirect' : 'basic',
      } as Response);
    const address = (typeof request === 'string' ? request : request.url).replace(ORIGIN, '');
    network.asked.push(address);
    if (!network.isUp) return Promise.reject(new TypeError('Failed to fetch'));
    const odd = network.odd.get(address);
    if (odd?.status === 'silent') return new Promise<Response>(() => undefined);
    if (odd !== undefined)
      return Promise.resolve(new Response('Bad gateway', { ...odd, status: odd.status }));
    return Promise.resolve(new Response(network.pages.get(address) ?? `server: ${address}`));
  };

  const loadAhead = (isOn: boolean) => () => Promise.resolve(void (state.loadsAhead = isOn));

  const clientOf = ({ url, isControlled = true, refusesFocus = false }: OpenPage) => {
    const client = {
      url: ORIGIN + url,
      focus: (): Promise<unknown> => {
        if (refusesFocus) return Promise.reject(new DOMException('No', 'InvalidAccessError'));
        done.push(`focus ${url}`);
        return Promise.resolve(client);
      },
      navigate: (address: string): Promise<unknown> => {
        if (!isControlled) return Promise.reject(new TypeError('This page is not controlled.'));
        done.push(`${url} goes to ${pathOf(address)}`);
        return Promise.resolve(client);
      },
    };
    return client;
  };

  const subscriptions = { asked: [] as unknown[], refuses: false };
  const subscribe = (options: unknown): Promise<object> => {
    subscriptions.asked.push(options);
    return subscriptions.refuses ? Promise.reject(new DOMException('No', 'AbortError')) : Promise.resolve({});
  };

  const scope = {
    location: { origin: ORIGIN },
    navigator: {
      userAgent,
      get onLine() {
        return network.isUp;
      },
    },
    caches: cacheStorage(kept, load),
    skipWaiting: () => Promise.resolve(),
    clients: {
      claim: () => Promise.resolve(),
      matchAll: ({ includeUncontrolled = false }: { readonly includeUncontrolled?: boolean }) =>
        Promise.resolve(
          openPages
            .filter(({ isControlled = true }) => isControlled || includeUncontrolled)
            .map((page) => clientOf(page)),
        ),
      openWindow: (address: string) => Promise.resolve(void opened.push(address)),
    },
    registration: {
      pushManager: { subscribe },
      navigationPreload: { enable: loadAhead(true), disable: loadAhead(false) },
      unregister: () => Promise.resolve((state.isRegistered = false)),
      showNotification: (title: string, options: object) =>
        Promise.resolve(void shown.push({ title, ...options })),
    },
    addEventListener: (name: string, listener: (event: object) => void) => void listeners.set(name, listener),
    fetch: load,
    Response,
    Headers,
    URL,
    setTimeout,
    clearTimeout,
  };
  runInContext(script, createContext(scope));

  /** Ends with all that the event waits for. */
  const happen = async (name: string, event: object = {}): Promise<void> => {
    const waited: Promise<unknown>[] = [];
    listeners.get(name)?.({ ...event, waitUntil: (work: Promise<unknown>) => waited.push(work) });
    await Promise.all(waited);
  };

  /** What the page gets; nothing where the worker leaves the request to the browser. */
  const request = (
    path: string,
    mode: 'navigate' | 'cors',
    client = 'page',
  ): Promise<Response> | undefined => {
    let answer: Promise<Response> | undefined;
    listeners.get('fetch')?.({
      request: { url: ORIGIN + path, method: 'GET', mode },
      clientId: client,
      resultingClientId: client,
      preloadResponse: Promise.resolve(undefined),
      respondWith: (given: Promise<Response>) => (answer = given),
      waitUntil: () => undefined,
    });
    return answer;
  };

  /** Something is shared to the application, by the device or by a page of another site; answers where that leads. */
  const share = async (
    fields: Readonly<Record<string, string | File>>,
    by: 'device' | 'site' = 'device',
  ): Promise<string | null> => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    let answer: Promise<Response> | undefined;
    listeners.get('fetch')?.({
      request: {
        url: `${ORIGIN}/app/shared-contact`,
        method: 'POST',
        formData: () => Promise.resolve(form),
        clone: () => ({ sharedBy: by }),
      },
      respondWith: (given: Promise<Response>) => (answer = given),
      waitUntil: () => undefined,
    });
    return (await answer)?.headers.get('location') ?? null;
  };

  const tell = (data: WorkerMessage, ports: readonly object[] = []): Promise<void> =>
    happen('message', { data, ports });

  return {
    kept,
    network,
    shown,
    opened,
    openPages,
    done,
    subscriptions,
    state,
    happen,
    request,
    share,
    tell,
  };
};
