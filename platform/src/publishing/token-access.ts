import type { FastifyRequest } from 'fastify';
import { isOwnMachine } from '#edge/monitoring.ts';
import { squadOf, tokenId } from './squads.ts';
import type { Squad } from './squads.ts';
import { endDayOf, endedWords, isTokenEnding, isTokenValid } from './token-end.ts';
import { httpError } from './upload.ts';

/** The token of a second person, who agrees. */
const SECOND_HEADER = 'x-payung-second';

/** Of a header that is sent twice there is a list, or a text with a comma, which no token has. */
type Header = string | readonly string[] | undefined;

const bearerOf = (header: Header): string | undefined =>
  typeof header === 'string' ? /^Bearer (\S+)$/i.exec(header)?.[1] : undefined;

const squadBy = (data: string, header: Header, which = 'token'): Squad => {
  const token = bearerOf(header);
  const squad = token === undefined ? undefined : squadOf(data, token);
  if (!squad) throw httpError(401, `The ${which} is missing, revoked or not of this platform.`);
  if (!isTokenValid(squad, Date.now())) throw httpError(401, endedWords(squad));
  return squad;
};

export const requireSquad = (data: string, request: FastifyRequest): Squad => {
  if (request.protocol !== 'https' && !isOwnMachine(request))
    throw httpError(
      403,
      'Releases are taken over https only: revoke this token, it was readable on its way.',
    );
  return squadBy(data, request.headers.authorization);
};

/** The same words for what belongs to another squad and for what does not exist. */
export const requireOwn = ({ squad, remotes }: Squad, name: string): void => {
  if (!remotes.includes(name))
    throw httpError(403, `The token of ${squad} is for ${remotes.join(', ')} and for nothing else.`);
};

/** For the history. */
export const nameOf = ({ squad, person }: Squad): string =>
  person === undefined ? squad : `${person} of ${squad}`;

/** The day on which the token of a request ends, where that is soon. */
export const nearEnd = (data: string, { headers }: FastifyRequest): string | undefined => {
  const token = bearerOf(headers.authorization);
  const squad = token === undefined ? undefined : squadOf(data, token);
  const now = Date.now();
  return squad && isTokenValid(squad, now) && isTokenEnding(squad, now) ? endDayOf(squad) : undefined;
};

const comparable = (person: string): string =>
  person
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s.]+/g, ' ')
    .trim();

export interface Agreement {
  readonly data: string;
  /** The operator lets one token alone release without checks. */
  readonly isOneEnough: boolean;
}

/** Who agrees that a release goes round the checks, for the history; another person than the one who asks. */
export const agreedBy = ({ data, isOneEnough }: Agreement, request: FastifyRequest, first: Squad): string => {
  if (isOneEnough) return 'Without checks: PAYUNG_WITHOUT_CHECKS lets one person do so.';
  const header = request.headers[SECOND_HEADER];
  if (header === undefined)
    throw httpError(
      403,
      'A release without checks needs a second person who agrees: set PAYUNG_SECOND_TOKEN to the token of somebody else, of any squad.',
    );
  const second = squadBy(data, header, 'second token');
  const nameless = [first, second].find(({ person }) => person === undefined);
  if (nameless)
    throw httpError(
      403,
      `The token ${tokenId(nameless)} of ${nameless.squad} names nobody, so nobody knows whether two people agree: one that does is created with --person.`,
    );
  if (comparable(first.person ?? '') === comparable(second.person ?? ''))
    throw httpError(403, `Both tokens are those of ${first.person}: somebody else must agree.`);
  return `Without checks: ${nameOf(second)} agreed.`;
};
