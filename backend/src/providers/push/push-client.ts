import { createECDH } from 'node:crypto';
import { importJWK, SignJWT } from 'jose';
import { isLoopbackHost } from '#live-mode.ts';
import { sealPush } from './seal-push.ts';
import type { PushKeys } from './seal-push.ts';

/** Of the browsers that people have; one that begins with a dot stands for every host below it. */
const PUSH_SERVICES = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
];

const TIMEOUT_MS = 10_000;
const DAY_S = 86_400;
/** Services take tokens of a day at most (RFC 8292). */
const TOKEN_S = DAY_S / 2;

export interface PushTarget extends PushKeys {
  readonly endpoint: string;
}

export interface PushSender {
  /** With which a browser asks its push service, so that it takes notices of this server alone. */
  readonly publicKey: string;
  readonly isPushService: (endpoint: string) => boolean;
  /** False when the push service knows the subscription no more. */
  readonly send: (target: PushTarget, text: string, now: Date) => Promise<boolean>;
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
  /** A stand-in on this machine counts as a push service: in the demo and in tests. */
  readonly allowsLoopback: boolean;
}

/** A new private key. */
export const newPushKey = (): string => {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()])
    .subarray(-32)
    .toString('base64url');
};

export const createPushClient = ({ key, contact, allowsLoopback }: PushSettings): PushSender => {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(Buffer.from(key, 'base64url'));
  const point = pair.getPublicKey();
  const publicKey = point.toString('base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const signing = importJWK({ kty: 'EC', crv: 'P-256', d: key, x: x ?? '', y: y ?? '' }, 'ES256');

  const isPushService = (endpoint: string): boolean => {
    const { protocol, hostname } = new URL(endpoint);
    if (allowsLoopback && isLoopbackHost(hostname)) return true;
    const isKnown = PUSH_SERVICES.some((host) =>
      host.startsWith('.') ? hostname.endsWith(host) : hostname === host,
    );
    return protocol === 'https:' && isKnown;
  };

  const tokenFor = async (endpoint: string, now: Date): Promise<string> =>
    new SignJWT({ sub: contact })
      .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
      .setAudience(new URL(endpoint).origin)
      .setExpirationTime(Math.floor(now.getTime() / 1000) + TOKEN_S)
      .sign(await signing);

  const send: PushSender['send'] = async ({ endpoint, ...keys }, text, now) => {
    const token = await tokenFor(endpoint, now);
    const answer = await fetch(endpoint, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        authorization: `vapid t=${token}, k=${publicKey}`,
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(DAY_S),
      },
      body: new Uint8Array(sealPush(text, keys)),
    }).catch((cause: unknown) => {
      throw new PushUnavailable('does not answer', cause);
    });
    if (answer.status === 404 || answer.status === 410) return false;
    if (!answer.ok) throw new PushUnavailable(`answered ${answer.status}`);
    return true;
  };

  return { publicKey, isPushService, send };
};
