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
  /** Refused where nobody has just tapped, or where the browser says so. */
  readonly focus: () => Promise<unknown>;
  /** Refused where this worker does not control the page yet. */
  readonly navigate: (address: string) => Promise<Client | null>;
}

export interface WorkerEvents {
  readonly install: InstallEvent;
  readonly activate: Extendable;
  readonly fetch: FetchEvent;
  readonly message: Extendable & { readonly data: unknown; readonly ports: readonly MessagePort[] };
  readonly push: Extendable & { readonly data: { readonly json: () => unknown } | null };
  /** Browsers say as much as they know: some neither the old nor the new one. */
  readonly pushsubscriptionchange: Extendable & {
    readonly oldSubscription?: Pick<PushSubscription, 'options'> | null;
    readonly newSubscription?: object | null;
  };
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
    readonly matchAll: (options: {
      readonly type: 'window';
      readonly includeUncontrolled: true;
    }) => Promise<readonly Client[]>;
    readonly openWindow: (address: string) => Promise<unknown>;
  };
  readonly registration: {
    readonly navigationPreload?: Readonly<Record<'enable' | 'disable', () => Promise<void>>>;
    readonly pushManager: Pick<PushManager, 'subscribe'>;
    readonly unregister: () => Promise<boolean>;
    readonly showNotification: (title: string, options: object) => Promise<void>;
  };
  readonly addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void;
}
