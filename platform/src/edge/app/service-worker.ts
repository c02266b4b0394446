import type {
  INSTALLED_APP,
  PushedNotice,
  SharedContact,
  WorkerMessage,
} from '@payung/shared/installed-app.ts';
import type { FetchEvent, WorkerScope } from './worker-scope.ts';

interface Given {
  readonly app: typeof INSTALLED_APP;
  /** How long a page may take to fetch a contact that was shared. */
  readonly handOverMs: number;
}

/**
 * The service worker. Serialised into its file, so it may use nothing outside of itself. While the server answers, pages
 * and files are the server's; what is kept is only for a start without connection, and holds nothing of a person: the data
 * lie sealed in the vault of the page.
 */
export const serviceWorker = ({ app, handOverMs }: Given): void => {
  const worker = globalThis as unknown as WorkerScope;
  const KEPT = 'payung-kept-';
  /** Firefox shows its own error page where what it loads ahead fails, whatever the worker answers. */
  const loadsAhead = !/\bFirefox\//.test(worker.navigator.userAgent);
  const FILES = /^\/app\/(?:assets|remotes|rest)\//;
  /** Pages that were started from what is kept: their files are, too. */
  const startedOffline = new Set<string>();
  let shared: { readonly contact: SharedContact; readonly handedOver: () => void } | undefined;
  let work: Promise<unknown> = Promise.resolve();

  /** One after another: what is kept while somebody logs out is forgotten after it. */
  const inTurn = (next: () => Promise<unknown>): Promise<unknown> => {
    work = work.then(next).catch(() => undefined);
    return work;
  };

  const keptAt = (address: string): Promise<Response | undefined> =>
    worker.caches.match(address, { ignoreVary: true });

  const forgetAllBut = async (name: string): Promise<void> => {
    const names = await worker.caches.keys();
    const others = names.filter((other) => other.startsWith(KEPT) && other !== name);
    await Promise.all(others.map((other) => worker.caches.delete(other)));
  };

  /** The page last: one that is kept has all its files. A page of another generation is none of these files. */
  const keep = async (asked: Extract<WorkerMessage, { readonly kind: 'keep' }>): Promise<void> => {
    const { generation, language, document, starts, files } = asked;
    const name = `${KEPT}${generation}-${language}`;
    const cache = await worker.caches.open(name);
    const isMissing = async (address: string): Promise<boolean> =>
      (await cache.match(address, { ignoreVary: true })) === undefined;
    const missing = await Promise.all(files.map(isMissing));
    await Promise.all(files.filter((_file, index) => missing[index]).map((file) => cache.add(file)));
    if (await isMissing(document)) {
      const page = await fetch(document, { cache: 'no-store' });
      const isThat =
        page.ok && !page.redirected && (await page.clone().text()).includes(`"generation":${generation},`);
      if (!isThat) return;
      await Promise.all([document, ...starts].map((address) => cache.put(address, page.clone())));
    }
    await forgetAllBut(name);
  };

  /** The server decides which page it is; only where nothing comes back, the kept one starts. */
  const openPage = async ({ request, preloadResponse, resultingClientId }: FetchEvent): Promise<Response> => {
    try {
      return (await preloadResponse) ?? (await fetch(request));
    } catch (cause) {
      const kept = await keptAt(new URL(request.url).pathname);
      if (kept === undefined) throw cause;
      startedOffline.add(resultingClientId);
      return kept;
    }
  };

  /** Lives in memory until the form that it leads to has asked for it: it stands in no address and on no disk. */
  const takeContact = async (event: FetchEvent): Promise<Response> => {
    const form = `${worker.location.origin}${app.leadForm}`;
    // Another site may send the same form: where it comes from is said to the server alone, which then leads nowhere.
    const { type } = await fetch(event.request.clone());
    if (type !== 'opaqueredirect') return Response.redirect(form, 303);
    const fields = await event.request.formData();
    const textOf = (field: string): string => {
      const value = fields.get(field);
      return typeof value === 'string' ? value : '';
    };
    const files = fields.getAll('card').filter((value) => typeof value !== 'string');
    const cards = await Promise.all(files.map((file) => file.text()));
    const handingOver = new Promise<void>((resolve) => {
      shared = { contact: { cards, title: textOf('title'), text: textOf('text') }, handedOver: resolve };
      setTimeout(resolve, handOverMs);
    });
    event.waitUntil(handingOver.then(() => (shared = undefined)));
    return Response.redirect(`${form}?shared`, 303);
  };

  const notify = async ({ title, body, tag, path }: PushedNotice): Promise<void> =>
    worker.registration.showNotification(title, { body, tag, icon: app.icon, badge: app.icon, data: path });

  /** Pages that are open stay as they are: something may be typed there. */
  const openFrom = async (path: string): Promise<void> => {
    const address = new URL(path, worker.location.origin).href;
    const pages = await worker.clients.matchAll({ type: 'window' });
    await (pages.find(({ url }) => url === address)?.focus() ?? worker.clients.openWindow(address));
  };

  worker.addEventListener('install', (event) => {
    // It holds no version of a page: a newer one may work at once.
    event.waitUntil(worker.skipWaiting());
    const calls = { condition: { urlPattern: { pathname: '/api/*' } }, source: 'network' };
    event.waitUntil(event.addRoutes?.(calls).catch(() => undefined) ?? Promise.resolve());
  });

  worker.addEventListener('activate', (event) => {
    event.waitUntil(worker.clients.claim());
    const { navigationPreload } = worker.registration;
    event.waitUntil(navigationPreload?.[loadsAhead ? 'enable' : 'disable']() ?? Promise.resolve());
  });

  worker.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (origin !== worker.location.origin) return;
    if (request.method === 'POST' && pathname === app.share) return event.respondWith(takeContact(event));
    if (request.method !== 'GET') return;
    if (request.mode === 'navigate') return event.respondWith(openPage(event));
    const isOffline = !worker.navigator.onLine || startedOffline.has(event.clientId);
    if (isOffline && FILES.test(pathname))
      event.respondWith(keptAt(request.url).then((kept) => kept ?? fetch(request)));
  });

  worker.addEventListener('message', (event) => {
    const asked = event.data as WorkerMessage;
    if (asked.kind === 'keep') event.waitUntil(inTurn(() => keep(asked)));
    if (asked.kind === 'forget') event.waitUntil(inTurn(() => forgetAllBut('')));
    if (asked.kind === 'contact') {
      event.ports[0]?.postMessage(shared?.contact);
      shared?.handedOver();
    }
  });

  worker.addEventListener('push', (event) => {
    event.waitUntil(notify(event.data?.json() as PushedNotice));
  });

  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(openFrom(String(event.notification.data)));
  });
};

/** In place of a worker that does harm: browsers take it at the next page, and it ends itself with all it kept. */
export const endedWorker = (): void => {
  const worker = globalThis as unknown as WorkerScope;
  worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
  worker.addEventListener('activate', (event) => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- nothing outside comes along into the file
    const end = async (): Promise<void> => {
      for (const name of await worker.caches.keys()) await worker.caches.delete(name);
      await worker.registration.unregister();
    };
    event.waitUntil(end());
  });
};
