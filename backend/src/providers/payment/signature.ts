import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** What DOKU signs of a message; GET requests have no body and no Digest line. */
export interface Signed {
  readonly clientId: string;
  readonly requestId: string;
  readonly timestamp: string;
  /** Path only, as the receiver of the request sees it. */
  readonly target: string;
  readonly body?: Buffer | string;
}

export const digestOf = (body: Buffer | string): string => createHash('sha256').update(body).digest('base64');

/** No newline at the end: the lines are joined, not ended. */
const textToSign = ({ clientId, requestId, timestamp, target, body }: Signed): string =>
  [
    `Client-Id:${clientId}`,
    `Request-Id:${requestId}`,
    `Request-Timestamp:${timestamp}`,
    `Request-Target:${target}`,
    ...(body === undefined ? [] : [`Digest:${digestOf(body)}`]),
  ].join('\n');

export const sign = (secretKey: string, message: Signed): string =>
  `HMACSHA256=${createHmac('sha256', secretKey).update(textToSign(message)).digest('base64')}`;

/** In constant time; a missing or short signature is simply wrong. */
export const isSignedBy = (secretKey: string, message: Signed, signature: string): boolean => {
  const expected = Buffer.from(sign(secretKey, message));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
};

/** UTC without milliseconds: DOKU refuses any other form. */
export const requestTimestamp = (now: Date): string => `${now.toISOString().slice(0, 19)}Z`;
