import * as v from 'valibot';
import type { ByMode } from './modes.ts';

export const listOf = (list: string): readonly string[] =>
  list
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
const MAIL_DOMAIN = /^(?:\.|[a-z\d-]+\.)[a-z\d-]+(?:\.[a-z\d-]+)*$/;

/** Domains, and suffixes that begin with a dot. */
export const MAIL_VARIABLES = {
  ALLOWED_MAIL_DOMAINS: v.optional(
    v.pipe(
      v.string(),
      v.toLowerCase(),
      v.check(
        (value) => listOf(value).every((domain) => MAIL_DOMAIN.test(domain)),
        'must be domains with commas between them; a suffix begins with a dot',
      ),
    ),
  ),
} as const;

/** Where people in Indonesia have their mail: what counts while the operator says nothing (ruling R24). */
const USUAL_MAIL_DOMAINS = [
  'gmail.com',
  'yahoo.com',
  'yahoo.co.id',
  'ymail.com',
  'outlook.com',
  'hotmail.com',
  'live.com',
  'icloud.com',
  '.co.id',
  '.or.id',
  '.ac.id',
  '.sch.id',
  '.go.id',
] as const;

/** Where mail addresses are accepted by products that ask. */
export const mailDomainsOf = (
  allowed: string | undefined,
  { ownMailDomains }: Pick<ByMode, 'ownMailDomains'>,
): readonly string[] => {
  const given = listOf(allowed ?? '');
  return [...new Set([...(given.length === 0 ? USUAL_MAIL_DOMAINS : given), ...ownMailDomains])];
};
