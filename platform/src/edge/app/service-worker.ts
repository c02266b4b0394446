import type {
  INSTALLED_APP,
  PushedNotice,
  SharedContact,
  WorkerMessage,
} from '@payung/shared/installed-app.ts';
import type { BilingualText } from '@payung/shared/product.ts';
import type { FetchEvent, WorkerEvents, WorkerScope } from './worker-scope.ts';

interface Given {
  readonly app: typeof INSTALLED_APP;
  /** How long a page may take to fetch a contact that was shared. */
  readonly handOverMs: number;
  /** How long the server may take to answer for a page that is kept. */
  readonly patienceMs: number;
  /** Of an answer that is the edge's own. */
  readonly edgeHeader: string;
  readonly keptMark: string;
  readonly pushChanged: string;
  /** What a push says that cannot be read. */
  readonly news: { readonly title: string; readonly body: BilingualText };
}

/**
 * The service worker. Serialised into its file, so it may use nothing outside of itself. While the server answers, pages
 * and files are the server's; what is kept is only for a start without its answer, and holds nothing of a person: the data
 * lie sealed in the vault of the page.
 */
export const serviceWorker = ({
  app,
  handOverMs,
  patienceMs,
  edgeHeader,
  keptMark,
  pushChanged,
  news,
}: Given): void => {
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

  /** Whoever starts from it can say so. What is kept is no longer compressed. */
  const marked = async (page: Response): Promise<Response> => {
    const text = await page.text();
    const headers = new Headers(page.headers);
    headers.delete('content-encoding');
    headers.delete('content-length');
    return new Response(text.replace(/<html\b/, `<html data-${keptMark}`), { headers });
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
      const kept = await marked(page);
      await Promise.all([document, ...starts].map((address) => cache.put(address, kept.clone())));
    }
    await forgetAllBut(name);
  };

  /** Nothing where it does not come in time. */
  const inTime = async (answer: Promise<Response>): Promise<Response | undefined> => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => resolve(undefined), patienceMs);
    });
    return await Promise.race([answer, late]).finally(() => clearTimeout(timer));
  };

  /** A gateway answers because the server did not. */
  const isGateways = ({ status, headers }: Response): boolean =>
    [502, 503, 504].includes(status) && !headers.has(edgeHeader);

  /** The server decides which page it is; only where it does not answer in time, the kept one starts. */
  const openPage = async ({ request, preloadResponse, resultingClientId }: FetchEvent): Promise<Response> => {
    const ask = async (): Promise<Response> => (await preloadResponse) ?? (await fetch(request));
    const answer = ask();
    const first = await inTime(answer).catch(() => undefined);
    if (first !== undefined && !isGateways(first)) return first;
    const kept = await keptAt(new URL(request.url).pathname);
    if (kept === undefined) return await answer;
    // Nobody waits for it any more.
    answer.catch(() => undefined);
    startedOffline.add(resultingClientId);
    return kept;
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

  /** Of the pages that are kept; without any, that of a page without a cookie. */
  const languageOfPages = async (): Promise<'en' | 'id'> =>
    (await worker.caches.keys()).some((name) => name.startsWith(KEPT) && name.endsWith('-en')) ? 'en' : 'id';

  // oxlint-disable-next-line unicorn/consistent-function-scoping -- nothing outside comes along into the file
  const readNotice = (data: WorkerEvents['push']['data']): PushedNotice | undefined => {
    try {
      const read = data?.json() as Partial<PushedNotice> | null | undefined;
      const isWhole = [read?.title, read?.body, read?.path].every((part) => typeof part === 'string');
      return isWhole ? (read as PushedNotice) : undefined;
    } catch {
      return undefined;
    }
  };

  const notify = async (data: WorkerEvents['push']['data']): Promise<void> => {
    const { title, body, tag, path } = readNotice(data) ?? {
      title: news.title,
      body: news.body[await languageOfPages()],
      tag: 'news',
      path: app.notifications,
    };
    await worker.registration.showNotification(title, {
      body,
      tag,
      icon: app.icon,
      badge: app.icon,
      data: path,
    });
  };

  /** The window that is brought to the front: one that shows the page, or else the same page of something else. */
  const showIn = async (address: URL): Promise<boolean> => {
    const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const same = pages.filter(({ url }) => new URL(url).pathname === address.pathname);
    const isShown = ({ url }: { readonly url: string }): boolean => {
      const { searchParams } = new URL(url);
      return [...address.searchParams].every(([name, value]) => searchParams.get(name) === value);
    };
    const shown = same.find(isShown) ?? (await same[0]?.navigate(address.href));
    await shown?.focus();
    return shown !== undefined && shown !== null;
  };

  /** All other pages that are open stay as they are: something may be typed there. */
  const openFrom = async (path: string): Promise<void> => {
    const address = new URL(path, worker.location.origin);
    const isThere = await showIn(address).catch(() => false);
    if (!isThere) await worker.clients.openWindow(address.href);
  };

  /** The server is told by the next page: a worker has no session to prove whose browser it is. */
  const renewSubscription = async ({
    oldSubscription,
    newSubscription,
  }: WorkerEvents['pushsubscriptionchange']): Promise<void> => {
    await worker.caches.open(pushChanged);
    const applicationServerKey = oldSubscription?.options.applicationServerKey;
    if (newSubscription || !applicationServerKey) return;
    await worker.registration.pushManager
      .subscribe({ userVisibleOnly: true, applicationServerKey })
      .catch(() => undefined);
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
    event.waitUntil(notify(event.data));
  });

  worker.addEventListener('pushsubscriptionchange', (event) => {
    event.waitUntil(renewSubscription(event));
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
