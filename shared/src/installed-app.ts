/** Where the edge serves what makes an installed application of the pages; see platform/src/edge/app/. */
export const INSTALLED_APP = {
  worker: '/app/worker.js',
  manifest: '/app/manifest.webmanifest',
  icon: '/app/icon-192.png',
  largeIcon: '/app/icon-512.png',
  /** Other applications share a contact there: the worker takes it, no server does. */
  share: '/app/shared-contact',
  /** Its form is filled in with what was shared. */
  leadForm: '/app/oonaleadform',
  /** A tap on a notice opens the lead of its quote, or else the notifications. */
  lead: '/app/oonalead',
  notifications: '/app/oonanotification',
} as const;

/** Every answer of the edge itself with which it can give no page carries it: what a gateway before it says does not. */
export const EDGE_HEADER = 'payung-edge';

/** On the document of a page that was started from what is kept. */
export const KEPT_MARK = 'kept';

/** A cache of that name says that the browser has replaced its push subscription: the next page tells the server. */
export const PUSH_CHANGED = 'payung-push-changed';

/** What was shared: the texts of a card file, and what came as text. */
export interface SharedContact {
  readonly cards: readonly string[];
  readonly title: string;
  readonly text: string;
}

/** What pages ask of the worker. */
export type WorkerMessage =
  | {
      readonly kind: 'keep';
      readonly generation: number;
      readonly language: string;
      /** The page that is kept for a start without connection. */
      readonly document: string;
      /** The addresses that it may start at. */
      readonly starts: readonly string[];
      /** What these pages are made of. */
      readonly files: readonly string[];
    }
  | { readonly kind: 'forget' }
  /** Answered once, through the port that comes along. */
  | { readonly kind: 'contact' };

/** A push as the backend seals it. Neither names a customer nor an amount. */
export interface PushedNotice {
  readonly title: string;
  readonly body: string;
  /** Notices with the same tag replace each other. */
  readonly tag: string;
  /** The page that a tap opens. */
  readonly path: string;
}
