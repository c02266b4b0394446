import { createECDH } from 'node:crypto';
import webPush from 'web-push';
import type { PushSubscription } from 'web-push';
import { TryLater } from '#core/jobs/try-later.ts';
import { fetchPublic, isAtHost } from '#core/http/public-fetch.ts';

/** Of the browsers that people have; one that begins with a dot stands for every host below it. */
const PUSH_SERVICES = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
];

const TIMEOUT_MS = 10_000;
const DAY_S = 86_400;

export interface PushSender {
  /** With which a browser asks its push service, so that it takes notices of this server alone. */
  readonly publicKey: string;
  readonly isPushService: (endpoint: string) => boolean;
  /** False when the push service knows the subscription no more; `PushRefused` when it will not take this either. */
  readonly send: (to: PushSubscription, text: string) => Promise<boolean>;
}

/** It would be refused each time: the key is not the one of the subscription, for example. */
export class PushRefused extends Error {
  constructor(status: number) {
    super(`The push service refused with ${status}`);
    this.name = 'PushRefused';
  }
}

class PushUnavailable extends TryLater {
  constructor(problem: string, given: { readonly afterMs?: number | undefined } & ErrorOptions) {
    super(`The push service ${problem}`, given);
    this.name = 'PushUnavailable';
  }
}

/** Too slow, too early, too many: all other statuses from 400 to 499 say that asking again is of no use. */
const AGAIN_LATER = new Set([408, 425, 429]);
const isRefusal = (status: number): boolean => status >= 400 && status < 500 && !AGAIN_LATER.has(status);

/** The header `Retry-After`: seconds, or a moment by the clock of the one who answers (RFC 9110, 10.2.3). */
const askedPauseMs = ({ headers }: Pick<Response, 'headers'>): number | undefined => {
  const asked = headers.get('retry-after') ?? '';
  if (/^\d{1,9}$/.test(asked)) return Number(asked) * 1000;
  const ms = Date.parse(asked) - Date.parse(headers.get('date') ?? '');
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
};

interface PushSettings {
  /** The private key, 32 bytes as base64url (VAPID, RFC 8292). */
  readonly key: string;
  /** Whom push services write to. */
  readonly contact: string;
  /** A server of a test counts as a push service, at any port of 127.0.0.1. */
  readonly allowsStandIn: boolean;
}

/** A new private key. */
export const newPushKey = (): string => webPush.generateVAPIDKeys().privateKey;

export const createPushClient = ({ key, contact, allowsStandIn }: PushSettings): PushSender => {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(key, 'base64url');
  const publicKey = pair.getPublicKey('base64url');
  const vapidDetails = { subject: contact, publicKey, privateKey: key };

  const isStandIn = (endpoint: string): boolean =>
    allowsStandIn && /^http:\/\/127\.0\.0\.1:\d+\//.test(endpoint);
  const isPushService = (endpoint: string): boolean =>
    isStandIn(endpoint) || isAtHost(endpoint, PUSH_SERVICES);

  const send: PushSender['send'] = async (to, text) => {
    // What counts may have changed since the browser named it; then it is forgotten.
    if (!isPushService(to.endpoint)) return false;
    const { endpoint, method, headers, body } = webPush.generateRequestDetails(to, text, {
      TTL: DAY_S,
      vapidDetails,
    });
    // The library's own request has no limit of its whole time.
    const call = isStandIn(endpoint) ? fetch : fetchPublic;
    const answer = await call(endpoint, {
      method,
      headers,
      body: new Uint8Array(body),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((cause: unknown) => {
      throw new PushUnavailable('does not answer', { cause });
    });
    if (answer.status === 404 || answer.status === 410) return false;
    if (isRefusal(answer.status)) throw new PushRefused(answer.status);
    if (!answer.ok)
      throw new PushUnavailable(`answered ${answer.status}`, { afterMs: askedPauseMs(answer as Response) });
    return true;
  };

  return { publicKey, isPushService, send };
};
