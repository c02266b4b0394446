import { LIMITS_OF_SESSIONS } from '#core/access/concerned-limits.ts';
import type { Limit } from '#core/access/limit-table.ts';
import { countHits, fullLimits, networkOf, wideNetworkOf } from '#core/access/limits.ts';
import type { FullLimit, LimitContext } from '#core/access/limits.ts';
import { keyedHash } from '#core/access/secrets.ts';
import { STRANGER_LIMITS } from '#core/access/stranger-limits.ts';
import type { OtpChallenge } from './tables.ts';

const { limit } = STRANGER_LIMITS;

/** Who asks for a code: a device or session that has shown to be concerned, or the page of somebody who has not. */
export type Asker = { readonly known: string } | { readonly page: string };

/** Who requests a code, for which phone; with the link of a customer. */
interface CodeRequest {
  readonly phone: string;
  readonly address: string;
  readonly asker: Asker;
  readonly link?:
    | { readonly id: string; readonly agent_id: string; readonly isRightPhone: boolean }
    | undefined;
}

interface LaneSubject {
  readonly phone: string;
  readonly link?: { readonly id: string } | undefined;
}

/** A phone at one link is counted apart from the same phone elsewhere: who knows both may be its customer. */
export const laneOf = ({ phone, link }: LaneSubject): string => `${link?.id ?? ''} ${phone}`;

const KNOWN = 'k';
const UNKNOWN = 'p';
const SECOND = 's';

/** Who asked for a code, as the code remembers it. */
export const visitorOf = ({ secret }: Pick<LimitContext, 'secret'>, asker: Asker): string =>
  'known' in asker
    ? KNOWN + keyedHash(secret, 'address', asker.known)
    : UNKNOWN + keyedHash(secret, 'address', asker.page);

/** Of a second code, after a right one. */
export const secondVisitor = ({ secret }: Pick<LimitContext, 'secret'>, key: string): string =>
  SECOND + keyedHash(secret, 'address', key);

const isKnown = (visitor: string): boolean => visitor.startsWith(KNOWN);

const codesOfKnown = (request: CodeRequest, known: string): readonly Limit[] => [
  limit('codeAgain', laneOf(request), known),
  limit('codesOfKnown', request.phone, known),
  limit('codesOfKnownHour', request.phone, known),
];

const ofLink = ({ id, agent_id, isRightPhone }: NonNullable<CodeRequest['link']>, network: string) => [
  limit('codesAtLinkOfNetwork', id, network),
  limit('linkCodesForNetwork', network),
  // Counted for the right phone alone: whoever holds one link must not use up those of the agent's other customers.
  ...(isRightPhone ? [limit('codesOfAgent', agent_id)] : []),
];

const ofNetwork = (address: string): readonly Limit[] => {
  const wide = wideNetworkOf(address);
  return [
    limit('codesForNetwork', networkOf(address)),
    ...(wide === undefined ? [] : [limit('codesForWideNetwork', wide)]),
  ];
};

/** In the same order in every request, so that two requests never deadlock on each other's rows. */
const codesOfUnknown = (request: CodeRequest, page: string): readonly Limit[] => {
  const { address, link } = request;
  const [lane, network] = [laneOf(request), networkOf(address)];
  return [
    limit('codeAgain', lane, network),
    limit('codesToPhoneOfNetwork', lane, network),
    limit('codesToPhone', lane),
    ...(link === undefined ? ofNetwork(address) : ofLink(link, network)),
    ...(page === '' ? [] : [limit('codesForPage', page)]),
  ];
};

/** Limits that others have filled, and that stop the caller as well, without being counted for the caller. */
const stopsUnknown = ({ address, link }: CodeRequest): readonly Limit[] => {
  if (link === undefined) return [limit('wrongCodesForNetwork', networkOf(address))];
  return link.isRightPhone ? [] : [limit('codesOfAgent', link.agent_id)];
};

const countUnknown = async (counting: LimitContext, request: CodeRequest, page: string) => {
  const stopped = await fullLimits(counting, stopsUnknown(request));
  if (stopped.length > 0) return stopped;
  const limits = codesOfUnknown(request, page);
  const lane = laneOf(request);
  const ofDay = limit('codesToPhoneDay', lane);
  const { full } = await countHits(counting, [...limits, ofDay]);
  if (!full.some(({ limit: { name } }) => name === ofDay.name)) return full;
  const slow = [
    limit('slowCodesToPhoneOfNetwork', lane, networkOf(request.address)),
    limit('slowCodesToPhone', lane),
  ];
  return (await countHits(counting, [...limits, ...slow])).full;
};

/** Counted before the number is looked up, and never given back. Answers what is full, the longest wait first. */
export const countCode = async (
  counting: LimitContext,
  request: CodeRequest,
): Promise<readonly FullLimit[]> => {
  const { asker } = request;
  if ('page' in asker) return countUnknown(counting, request, asker.page);
  return (await countHits(counting, codesOfKnown(request, asker.known))).full;
};

/** The wait between two codes; it is no abuse, and is answered in another way than the limits. */
export const isTooSoon = ({ limit: { name } }: FullLimit): boolean => name === 'codeAgain';

type GuessedCode = Pick<OtpChallenge, 'phone' | 'purpose' | 'link_id' | 'visitor'>;

/** Wrong codes of the one who asked for the code, whom they lock. */
export const ownGuesses = ({ phone, link_id, visitor }: GuessedCode): Limit => {
  if (isKnown(visitor)) return limit('wrongCodesOfKnown', phone, visitor);
  return limit('wrongCodesOfPage', `${link_id ?? ''} ${phone}`, visitor);
};

/** Wrong codes of devices that nobody knows; they lock nobody, see their rows. */
export const sharedGuesses = ({ phone, purpose, link_id, visitor }: GuessedCode, address: string) =>
  isKnown(visitor) || visitor.startsWith(SECOND)
    ? []
    : [
        limit('wrongCodesForPhone', purpose, phone),
        ...(link_id === null ? [limit('wrongCodesForNetwork', networkOf(address))] : []),
        limit('wrongCodesInAll'),
      ];

export const wrongLinks = (address: string): Limit => limit('wrongLinks', networkOf(address));

/** Referral codes are short, and a right one reveals which phones agents have. */
export const wrongReferrals = (address: string, asker: Asker): readonly Limit[] =>
  'known' in asker
    ? [limit('wrongReferralsForPage', asker.known)]
    : [
        limit('wrongReferrals', networkOf(address)),
        ...(asker.page === '' ? [] : [limit('wrongReferralsForPage', asker.page)]),
      ];

export const passkeysAdded = (agentId: string): Limit => LIMITS_OF_SESSIONS.limit('passkeysAdded', agentId);
