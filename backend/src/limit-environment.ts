import * as v from 'valibot';
import type { LimitRoom } from '#core/access/limits.ts';
import { STRANGER_LIMITS } from '#core/access/stranger-limits.ts';

const perNetwork = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^([1-9]\d{0,5})?$/, 'must be a number from 1 to 999999'),
    v.transform((value) => (value === '' ? undefined : Number(value))),
  ),
);

/** How many of each the people behind one address have in a quarter of an hour: carriers put thousands behind one. */
export const LIMIT_VARIABLES = {
  PAYUNG_CODES_PER_NETWORK: perNetwork,
  PAYUNG_CODES_PER_WIDE_NETWORK: perNetwork,
  PAYUNG_LINK_CODES_PER_NETWORK: perNetwork,
  PAYUNG_WRONG_CODES_PER_NETWORK: perNetwork,
  PAYUNG_WRONG_LINKS_PER_NETWORK: perNetwork,
  PAYUNG_WRONG_REFERRALS_PER_NETWORK: perNetwork,
  PAYUNG_POLICY_CHECKS_PER_NETWORK: perNetwork,
} as const;

type LimitVariables = Readonly<Partial<Record<keyof typeof LIMIT_VARIABLES, number | undefined>>>;

const isVariable = (name: string): name is keyof typeof LIMIT_VARIABLES =>
  Object.hasOwn(LIMIT_VARIABLES, name);

/** By the names of the limits. */
export const limitRoomOf = (read: LimitVariables): LimitRoom =>
  Object.fromEntries(
    Object.entries(STRANGER_LIMITS.rows).flatMap(([name, { setting = '' }]) => {
      const room = isVariable(setting) ? read[setting] : undefined;
      return room === undefined ? [] : [[name, room] as const];
    }),
  );
