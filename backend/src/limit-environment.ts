import * as v from 'valibot';
import type { LimitRow } from '#core/access/limit-table.ts';
import type { LimitRoom } from '#core/access/limits.ts';
import type { CaptchaSettings } from '#providers/captcha/captcha-client.ts';
import { STRANGER_LIMITS } from '#core/access/stranger-limits.ts';

const perNetwork = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^([1-9]\d{0,5})?$/, 'must be a number from 1 to 999999'),
    v.transform((value) => (value === '' ? undefined : Number(value))),
  ),
);

const optional = v.optional(
  v.pipe(
    v.string(),
    v.transform((value) => (value === '' ? undefined : value)),
  ),
);
const address = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^(https:\/\/\S+)?$/, 'must be an https address'),
    v.transform((value) => (value === '' ? undefined : value)),
  ),
);

/** All or none: without them no CAPTCHA is shown. */
export const CAPTCHA = [
  'CAPTCHA_VERIFY_URL',
  'CAPTCHA_SECRET',
  'CAPTCHA_SITE_KEY',
  'CAPTCHA_SCRIPT_URL',
] as const;

const CAPTCHA_VARIABLES = {
  CAPTCHA_VERIFY_URL: address,
  CAPTCHA_SECRET: optional,
  CAPTCHA_SITE_KEY: optional,
  CAPTCHA_SCRIPT_URL: address,
} as const;

/** How many of each the people behind one address have in a quarter of an hour: carriers put thousands behind one. */
const LIMIT_VARIABLES = {
  PAYUNG_CODES_PER_NETWORK: perNetwork,
  PAYUNG_CODES_PER_WIDE_NETWORK: perNetwork,
  PAYUNG_LINK_CODES_PER_NETWORK: perNetwork,
  PAYUNG_WRONG_CODES_PER_NETWORK: perNetwork,
  PAYUNG_WRONG_CODES: perNetwork,
  PAYUNG_WRONG_LINKS_PER_NETWORK: perNetwork,
  PAYUNG_WRONG_REFERRALS_PER_NETWORK: perNetwork,
  PAYUNG_POLICY_CHECKS_PER_NETWORK: perNetwork,
} as const;

/** What is asked of visitors who have shown nothing yet. */
export const STRANGER_VARIABLES = { ...LIMIT_VARIABLES, ...CAPTCHA_VARIABLES } as const;

type LimitVariables = Readonly<Partial<Record<keyof typeof LIMIT_VARIABLES, number | undefined>>>;

const isVariable = (name: string): name is keyof typeof LIMIT_VARIABLES =>
  Object.hasOwn(LIMIT_VARIABLES, name);

/** By the names of the limits. */
const limitRoomOf = (read: LimitVariables): LimitRoom =>
  Object.fromEntries(
    Object.entries<LimitRow>(STRANGER_LIMITS.rows).flatMap(([name, { setting = '' }]) => {
      const room = isVariable(setting) ? read[setting] : undefined;
      return room === undefined ? [] : [[name, room] as const];
    }),
  );

export interface StrangerSettings {
  readonly limitRoom: LimitRoom;
  readonly captcha: CaptchaSettings | undefined;
}

type StrangerVariables = LimitVariables &
  Readonly<Partial<Record<(typeof CAPTCHA)[number], string | undefined>>>;

export const strangersOf = (read: StrangerVariables): StrangerSettings => {
  const [verifyUrl, secret, siteKey, scriptUrl] = CAPTCHA.map((name) => read[name] ?? '');
  const isSet = verifyUrl && secret && siteKey && scriptUrl;
  return {
    limitRoom: limitRoomOf(read),
    captcha: isSet ? { verifyUrl, secret, siteKey, scriptUrl } : undefined,
  };
};
