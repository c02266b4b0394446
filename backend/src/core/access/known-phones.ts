import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LimitContext } from './limits.ts';
import { isSameHash, keyedHash } from './secrets.ts';

/** Phones that this browser has verified: whose codes no stranger uses up. */
export interface KnownPhones {
  /** The device's own name for that phone; nothing where it has not verified it. */
  readonly deviceOf: (phone: string) => string | undefined;
  /** After a code was right: remembers the phone. */
  readonly keep: (phone: string) => void;
}

export const KNOWN_PHONE_DAYS = 180;

/** An agent's own, and those of customers who were helped on the agent's phone. */
const MOST_PHONES = 6;
const NAME = 'payung-phones';
const COOKIE = new RegExp(`(?:^|;\\s*)${NAME}=([\\w.~-]{1,900})(?:;|$)`);
const DAY_MS = 86_400_000;
const ID_BYTES = 9;
const HASH_LENGTH = 32;

interface Entry {
  readonly id: string;
  readonly day: number;
  readonly hash: string;
}

const entriesIn = (cookies: string): readonly Entry[] =>
  (COOKIE.exec(cookies)?.[1] ?? '')
    .split('~')
    .map((text) => text.split('.'))
    .map(([id = '', day = '', hash = '']) => ({ id, day: Number.parseInt(day, 36), hash }))
    .slice(0, MOST_PHONES);

const textOf = ({ id, day, hash }: Entry): string => `${id}.${day.toString(36)}.${hash}`;

interface KnownPhonesContext extends Pick<LimitContext, 'secret' | 'clock'> {
  readonly publicUrl: string;
}

/**
 * A cookie of keyed hashes, each over a phone and a name that the browser has for it: it says nothing to whoever reads
 * it, opens nothing, outlives logging out, and nothing of it is stored here.
 */
export const knownPhones = (
  request: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  { secret, clock, publicUrl }: KnownPhonesContext,
): KnownPhones => {
  const today = (): number => Math.floor(clock.now().getTime() / DAY_MS);
  const hashOf = (phone: string, id: string, day: number): string =>
    keyedHash(secret, 'known phone', `${phone}\n${id}\n${day}`).slice(0, HASH_LENGTH);
  const isOf =
    (phone: string) =>
    ({ id, day, hash }: Entry): boolean =>
      today() - day <= KNOWN_PHONE_DAYS && isSameHash(hash, hashOf(phone, id, day));
  const entries = (): readonly Entry[] => entriesIn(request.headers.cookie ?? '');

  const keep = (phone: string): void => {
    const known = entries();
    // The same name as before: verifying again gives no second allowance.
    const id = known.find(isOf(phone))?.id ?? randomBytes(ID_BYTES).toString('base64url');
    const day = today();
    const others = known.filter((entry) => entry.id !== '' && !isOf(phone)(entry));
    const kept = [{ id, day, hash: hashOf(phone, id, day) }, ...others].slice(0, MOST_PHONES);
    const secure = publicUrl.startsWith('https://') ? '; Secure' : '';
    void reply.header(
      'set-cookie',
      `${NAME}=${kept.map(textOf).join('~')}; Path=/api; HttpOnly; SameSite=Lax; Max-Age=${KNOWN_PHONE_DAYS * 86_400}${secure}`,
    );
  };

  return { deviceOf: (phone) => entries().find(isOf(phone))?.id, keep };
};
