/** What the worker uses of its global scope: TypeScript's library for pages has none of it. */
interface Extendable {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

export interface FetchEvent extends Extendable {
  readonly request: Request;
  readonly clientId: string;
  readonly resultingClientId: string;
  readonly preloadResponse: Promise<Response | undefined>;
  readonly respondWith: (answer: Promise<Response>) => void;
}

interface InstallEvent extends Extendable {
  /** Requests that need no worker, where the browser knows such rules. */
  readonly addRoutes?: (rule: object) => Promise<void>;
}

interface Client {
  readonly url: string;
  readonly focus: () => Promise<unknown>;
}

interface Events {
  readonly install: InstallEvent;
  readonly activate: Extendable;
  readonly fetch: FetchEvent;
  readonly message: Extendable & { readonly data: unknown; readonly ports: readonly MessagePort[] };
  readonly push: Extendable & { readonly data: { readonly json: () => unknown } | null };
  readonly notificationclick: Extendable & {
    readonly notification: { readonly data: unknown; readonly close: () => void };
  };
}

export interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly navigator: { readonly onLine: boolean; readonly userAgent: string };
  readonly caches: CacheStorage;
  readonly skipWaiting: () => Promise<void>;
  readonly clients: {
    readonly claim: () => Promise<void>;
    readonly matchAll: (options: { readonly type: 'window' }) => Promise<readonly Client[]>;
    readonly openWindow: (address: string) => Promise<unknown>;
  };
  readonly registration: {
    readonly navigationPreload?: Readonly<Record<'enable' | 'disable', () => Promise<void>>>;
    readonly unregister: () => Promise<boolean>;
    readonly showNotification: (title: string, options: object) => Promise<void>;
  };
  readonly addEventListener: <Name extends keyof Events>(
    name: Name,
    listener: (event: Events[Name]) => void,
  ) => void;
}
