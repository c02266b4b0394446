import { createECDH } from 'node:crypto';
import webPush from 'web-push';
import type { PushSubscription } from 'web-push';
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
  /** False when the push service knows the subscription no more. */
  readonly send: (to: PushSubscription, text: string) => Promise<boolean>;
}

class PushUnavailable extends Error {
  constructor(problem: string, cause?: unknown) {
    super(`The push service ${problem}`, { cause });
    this.name = 'PushUnavailable';
  }
}

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
      throw new PushUnavailable('does not answer', cause);
    });
    if (answer.status === 404 || answer.status === 410) return false;
    if (!answer.ok) throw new PushUnavailable(`answered ${answer.status}`);
    return true;
  };

  return { publicKey, isPushService, send };
};
