import * as v from 'valibot';
import { describe } from '#wire/call-schemas.ts';
import { under } from '#wire/describe.ts';
import type { Clean } from '#wire/describe.ts';
import { message } from './parts.ts';

const state = v.strictObject({
  /** Empty where this platform sends none. */
  publicKey: v.string(),
  isOn: v.boolean(),
  /** Where the server sends them for this session; empty where that is nowhere. The browser may have another by now. */
  endpoint: v.string(),
});
export type PushState = Clean<typeof state>;

const base64url = (length: number) => v.pipe(v.string(), v.regex(/^[\w-]+$/), v.length(length));

/** What a browser's push service gave out: where it takes notices, and the keys that seal them (RFC 8291). */
const subscription = v.strictObject({
  endpoint: v.pipe(v.string(), v.url(), v.maxLength(1000)),
  publicKey: base64url(87),
  auth: base64url(22),
});

export const pushCalls = describe({
  getPush: { reply: under('data', state) },
  turnPushOn: { body: subscription, reply: message },
  turnPushOff: { reply: message },
});
